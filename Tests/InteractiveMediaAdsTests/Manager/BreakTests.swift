import AdPlatform
import Testing

@testable import InteractiveMediaAds
@testable import VAST

/// Source: Ad rules, "SDK operation modes".
@Suite("A break")
struct BreakTests {
  @Test("of a single ad plays when start() is called, without anything else to set up")
  func single() {
    var run = MachineRun(ads: [.make("a")])
    run.initialize(hasPlayhead: false)
    #expect(run.take() == ["LOADED a"])
    run.send(.start)
    #expect(run.take() == ["pause content", "load a", "play", "STARTED a"])
    run.media(.reached(.milliseconds(2_500)))
    run.media(.reached(.seconds(5)))
    run.media(.reached(.milliseconds(7_500)))
    #expect(run.take() == ["FIRST_QUARTILE a", "MIDPOINT a", "THIRD_QUARTILE a"])
    run.endAd()
    #expect(run.take() == ["COMPLETE a", "clear", "resume content", "watch no more", "ALL_ADS_COMPLETED"])
  }

  @Test("of a pod plays its ads back to back, and start() for each LOADED changes nothing")
  func pod() {
    var run = MachineRun(ads: [.make("a"), .make("b"), .make("c")])
    run.initialize()
    run.send(.start)
    run.send(.start)
    #expect(run.take() == ["LOADED a", "pause content", "load a", "play", "STARTED a"])
    run.media(.progressed(to: .seconds(9)))
    _ = run.take()
    run.endAd()
    run.send(.start)
    #expect(run.take() == ["COMPLETE a", "LOADED b", "load b", "play", "STARTED b"])
    run.endBreak()
    #expect(
      run.take() == [
        "FIRST_QUARTILE b", "MIDPOINT b", "THIRD_QUARTILE b", "COMPLETE b", "LOADED c", "load c", "play",
        "STARTED c",
        "FIRST_QUARTILE c", "MIDPOINT c", "THIRD_QUARTILE c", "COMPLETE c", "clear", "resume content",
        "watch no more", "ALL_ADS_COMPLETED",
      ]
    )
  }

  @Test("tells each ad its place in the pod")
  func places() {
    var run = MachineRun(ads: [.make("a"), .make("b")])
    run.initialize()
    #expect(run.machine.currentAd?.podInfo.adPosition == 1)
    run.send(.start)
    run.endAd()
    #expect(run.machine.currentAd?.podInfo.adPosition == 2)
    #expect(run.machine.currentAd?.podInfo.totalAds == 2)
    #expect(run.machine.cuePoints.isEmpty)
  }

  @Test("calls every event once, in the order of the ad's time")
  func tracking() {
    var run = MachineRun(ads: [
      .make("a", progress: [.time(.seconds(3)), .percent(25), .time(.seconds(11))])
    ])
    run.showsCalls = true
    run.initialize()
    run.send(.start)
    #expect(
      run.take() == [
        "LOADED a", "pause content", "load a", "play", "STARTED a", "call a/impression",
        "call a/creativeView",
        "call a/start",
      ]
    )
    run.media(.progressed(to: .seconds(1)))
    run.media(.reached(.seconds(2)))
    run.media(.reached(.milliseconds(2_500)))
    run.media(.progressed(to: .milliseconds(2_600)))
    #expect(run.take() == ["view a", "FIRST_QUARTILE a", "call a/firstQuartile", "call a/progress"])
    run.media(.reached(.seconds(3)))
    run.media(.progressed(to: .seconds(2)))
    run.media(.reached(.seconds(3)))
    #expect(run.take() == ["call a/progress"])
    run.media(.progressed(to: .seconds(9)))
    run.endAd()
    run.endAd()
    #expect(
      run.take() == [
        "MIDPOINT a", "call a/midpoint", "THIRD_QUARTILE a", "call a/thirdQuartile", "COMPLETE a",
        "call a/complete",
        "clear", "resume content", "watch no more", "ALL_ADS_COMPLETED", "no ad",
      ]
    )
  }

  @Test("leaves out an ad that cannot be played, and says so")
  func broken() {
    var run = MachineRun(ads: [.make("a"), .unplayable("b"), .make("c")])
    run.showsCalls = true
    run.initialize()
    run.send(.start)
    run.media(.failed(.mediaPlayback, "broken"))
    _ = run.take()
    #expect(run.machine.currentAd?.ad.ad.id == "c")
    #expect(run.machine.currentAd?.podInfo.adPosition == 3)
    run.endBreak()
    #expect(run.take().suffix(4) == ["clear", "resume content", "watch no more", "ALL_ADS_COMPLETED"])
  }

  @Test("reports the error of each broken ad, and calls its error URLs with the code")
  func errors() {
    var run = MachineRun(ads: [.unplayable("a"), .make("b"), .make("c")])
    run.showsCalls = true
    run.initialize()
    #expect(run.take() == ["call a/error 403", "LOG 403", "LOADED b"])
    run.send(.start)
    _ = run.take()
    run.media(.failed(.linearMediaTimeout, "slow"))
    #expect(run.take().prefix(4) == ["call b/error 402", "LOG 402", "LOADED c", "load c"])
  }

  @Test("is an error when nothing of it can be played, and the content goes on")
  func nothing() {
    var run = MachineRun(ads: [.make("a")])
    run.initialize()
    run.send(.start)
    _ = run.take()
    run.media(.failed(.mediaPlayback, "broken"))
    #expect(
      run.take() == ["LOG 400", "clear", "error 400", "resume content", "watch no more", "ALL_ADS_COMPLETED"]
    )
    var unplayable = MachineRun(ads: [.unplayable("a")])
    unplayable.initialize()
    #expect(
      unplayable.take() == ["LOG 403", "error 403", "resume content", "watch no more", "ALL_ADS_COMPLETED"]
    )
  }

  @Test("puts stand-alone ads in the places of broken ones")
  func substitutes() {
    var run = MachineRun(
      ads: [.unplayable("a"), .make("b"), .make("c")],
      substitutes: [.unplayable("x"), .make("y"), .make("z")]
    )
    run.initialize()
    #expect(run.take() == ["LOG 403", "LOG 403", "LOADED y"])
    #expect(run.machine.currentAd?.podInfo.adPosition == 1)
    run.send(.start)
    run.endAd()
    _ = run.take()
    run.media(.failed(.mediaPlayback, "broken"))
    #expect(run.take() == ["LOG 400", "LOADED z", "load z", "play", "STARTED z"])
    #expect(run.machine.currentAd?.podInfo.adPosition == 2)
    run.endAd()
    #expect(run.machine.currentAd?.ad.ad.id == "c")
    #expect(run.machine.currentAd?.podInfo.adPosition == 3)
  }

  @Test("pays no heed to late news of an ad that is gone")
  func late() throws {
    var run = MachineRun(ads: [.make("a", skipOffset: .time(.zero)), .make("b")])
    run.initialize()
    run.send(.start)
    let first = try #require(run.machine.currentAd?.id)
    run.send(.skip)
    _ = run.take()
    run.send(.media(first, .failed(.mediaPlayback, "late")))
    run.send(.media(first, .ended))
    #expect(run.take() == [])
    #expect(run.machine.currentAd?.ad.ad.id == "b")
  }

  @Test("counts quartiles by the media's own duration, and by the response's where it has none")
  func durations() throws {
    var run = MachineRun(ads: [.make("a", duration: .seconds(10))])
    run.startsMedia = false
    run.initialize()
    run.send(.start)
    run.media(.loaded(duration: .seconds(40)))
    run.media(.started)
    run.media(.progressed(to: .milliseconds(9_900)))
    #expect(!run.take().contains("FIRST_QUARTILE a"))
    run.media(.progressed(to: .seconds(10)))
    #expect(run.take() == ["FIRST_QUARTILE a"])

    var unknown = MachineRun(ads: [.make("a", duration: nil)])
    unknown.initialize()
    unknown.send(.start)
    unknown.media(.progressed(to: .seconds(100)))
    unknown.endAd()
    #expect(!unknown.take().contains("MIDPOINT a"))
  }

  @Test("is clicked: the page opens, and the click is called")
  func clicks() {
    var run = MachineRun(ads: [.make("a")])
    run.showsCalls = true
    run.initialize()
    run.send(.tapped(isClick: true))
    run.send(.start)
    _ = run.take()
    run.send(.tapped(isClick: false))
    run.send(.tapped(isClick: true))
    #expect(run.take() == ["TAPPED a", "CLICKED a", "call a/click", "open a/page"])
  }

  @Test("is muted and made loud again, once each")
  func volume() {
    var run = MachineRun(ads: [.make("a")])
    run.showsCalls = true
    run.initialize()
    run.send(.volume(0.5))
    run.send(.start)
    _ = run.take()
    for volume: Float in [0.3, 0, 0, 0.2, 1] { run.send(.volume(volume)) }
    #expect(run.take() == ["call a/mute", "call a/unmute"])
  }

  @Test(
    "has an ad that may be skipped from its offset on",
    arguments: [TimeOffset.time(.seconds(5)), .percent(50)]
  )
  func skipping(offset: TimeOffset) {
    var run = MachineRun(ads: [.make("a", skipOffset: offset), .make("b")])
    run.showsCalls = true
    run.initialize()
    run.send(.start)
    run.media(.progressed(to: .milliseconds(4_900)))
    _ = run.take()
    run.send(.skip)
    #expect(run.take() == ["LOG skip() was ignored: the ad can be skipped from 5.0 s on, and is at 4.9 s."])
    run.media(.progressed(to: .seconds(5)))
    _ = run.take()
    run.send(.skip)
    #expect(run.take().prefix(4) == ["SKIPPED a", "call a/skip", "LOADED b", "load b"])
    run.send(.skip)
    #expect(run.take().last == "LOG skip() was ignored: the ad cannot be skipped.")
  }
}
