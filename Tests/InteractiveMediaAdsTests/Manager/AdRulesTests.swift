import AdPlatform
import Testing

@testable import InteractiveMediaAds
@testable import VAST

/// Source: Ad rules, "Ad rules".
@Suite("Ad rules")
struct AdRulesTests {
  static let ordinary: [(String, BreakOffset)] = [
    ("pre", .start), ("mid1", .time(.seconds(60))), ("mid2", .time(.seconds(120))), ("post", .end),
  ]

  @Test("play the pre-roll, mid-rolls at their times, and the post-roll when the content is complete")
  func whole() {
    var run = MachineRun(rules: Self.ordinary)
    run.initialize()
    #expect(run.machine.cuePoints == [0, 60, 120, -1])
    #expect(
      run.take() == [
        "watch content", "fetch pre", "LOADED pre", "pause content", "load pre", "play", "STARTED pre",
      ]
    )
    run.endBreak()
    #expect(run.take().suffix(3) == ["COMPLETE pre", "clear", "resume content"])
    run.play(to: .seconds(60))
    #expect(
      run.take() == ["fetch mid1", "LOADED mid1", "pause content", "load mid1", "play", "STARTED mid1"]
    )
    run.endBreak()
    run.play(to: .seconds(119))
    #expect(run.take().last == "fetch mid2")
    run.play(to: .seconds(121))
    run.endBreak()
    _ = run.take()
    run.send(.contentCompleted)
    run.endBreak()
    #expect(
      run.take() == [
        "fetch post", "LOADED post", "pause content", "load post", "play", "STARTED post",
        "FIRST_QUARTILE post",
        "MIDPOINT post", "THIRD_QUARTILE post", "COMPLETE post", "clear", "resume content", "watch no more",
        "ALL_ADS_COMPLETED",
      ]
    )
  }

  @Test("ignore start(), without complaint")
  func start() {
    var run = MachineRun(rules: Self.ordinary)
    run.initialize()
    _ = run.take()
    run.send(.start)
    run.endBreak()
    _ = run.take()
    run.send(.start)
    #expect(run.take() == [])
  }

  @Test("begin with the content where there is no pre-roll, and say so to apps that wait")
  func withoutPreRoll() {
    var run = MachineRun(rules: [("mid", .time(.seconds(60)))])
    run.initialize()
    #expect(run.take() == ["watch content", "resume content"])
  }

  @Test("resume content once after its last break, and not when the post-roll is discarded")
  func discardPostRoll() {
    for endsInBreak in [false, true] {
      var run = MachineRun(rules: [("mid", .time(.seconds(60))), ("post", .end)], automatic: false)
      run.initialize()
      run.play(to: .seconds(60))
      run.send(.start)
      if endsInBreak { run.send(.contentCompleted) }
      run.endBreak()
      #expect(run.take().filter { $0 == "resume content" }.count == 2)
      if !endsInBreak { run.send(.contentCompleted) }
      run.send(.discardAdBreak)
      let lines = run.take()
      #expect(!lines.contains("resume content"))
      #expect(lines.suffix(2) == ["watch no more", "ALL_ADS_COMPLETED"])
    }
  }

  @Test("need something that tells where the content is")
  func withoutPlayhead() {
    var run = MachineRun(rules: Self.ordinary)
    run.initialize(hasPlayhead: false)
    #expect(run.take() == ["error 1205", "watch no more", "ALL_ADS_COMPLETED"])
  }

  @Test("fetch each break once, eight seconds ahead")
  func fetching() {
    var run = MachineRun(rules: [("mid", .time(.seconds(60)))])
    run.initialize()
    run.play(to: .milliseconds(51_800))
    #expect(run.take() == ["watch content", "resume content"])
    run.play(to: .milliseconds(52_000))
    #expect(run.take() == ["fetch mid"])
    run.play(to: .seconds(59))
    #expect(run.take() == [])
  }

  @Test("fetch the post-roll ahead where the content's duration is known")
  func fetchingPostRoll() {
    var run = MachineRun(rules: [("post", .end)])
    run.initialize()
    _ = run.take()
    run.send(.contentMoved(to: .seconds(91), length: .known(.seconds(100))))
    #expect(run.take() == [])
    run.send(.contentMoved(to: .seconds(92), length: .known(.seconds(100))))
    #expect(run.take() == ["fetch post"])
  }

  @Test("let the content play on while the ads of a due break are on their way")
  func lateAds() {
    var run = MachineRun(rules: [("mid", .time(.seconds(60)))])
    run.answersAtOnce = false
    run.initialize()
    run.play(to: .seconds(65))
    #expect(run.take() == ["watch content", "resume content", "fetch mid"])
    run.answer()
    #expect(run.take() == ["LOADED mid", "pause content", "load mid", "play", "STARTED mid"])
  }

  @Test("play the last of several breaks that a seek passes, and never twice")
  func seeking() {
    var run = MachineRun(rules: Self.ordinary)
    run.initialize()
    run.endBreak()
    _ = run.take()
    run.seek(to: .seconds(200))
    #expect(run.take().first == "fetch mid2")
    run.endBreak()
    run.seek(to: .seconds(100))
    _ = run.take()
    run.play(to: .seconds(130))
    #expect(run.take() == [])
    // The one that was passed over is still there for those who go back before it.
    run.seek(to: .seconds(50))
    run.play(to: .seconds(70))
    #expect(run.take().contains("STARTED mid1"))
  }

  @Test("play neither the pre-roll nor older breaks for a viewer who resumes")
  func resuming() {
    var run = MachineRun(rules: Self.ordinary)
    run.initialize(playsAdsAfter: .seconds(60))
    #expect(run.take() == ["watch content", "resume content"])
    run.seek(to: .seconds(60))
    #expect(run.take() == [])
    run.seek(to: .seconds(120))
    #expect(run.take().contains("STARTED mid2"))
  }

  @Test("end with ALL_ADS_COMPLETED when no break is left, also without a post-roll")
  func ending() {
    var run = MachineRun(rules: [("mid", .time(.seconds(60)))])
    run.initialize()
    run.play(to: .seconds(60))
    run.endBreak()
    #expect(run.take().suffix(3) == ["resume content", "watch no more", "ALL_ADS_COMPLETED"])
    run.send(.contentCompleted)
    #expect(run.take() == [])
  }

  @Test("give up what has not played when the content is complete")
  func givingUp() {
    var run = MachineRun(rules: [("mid1", .time(.seconds(60))), ("mid2", .time(.seconds(90)))])
    run.initialize()
    _ = run.take()
    run.send(.contentCompleted)
    #expect(run.take() == ["watch no more", "ALL_ADS_COMPLETED"])
    run.seek(to: .seconds(100))
    #expect(run.take() == [])
  }

  @Test("play the post-roll after the break that plays when the content is complete")
  func completedDuringBreak() {
    var run = MachineRun(rules: Self.ordinary)
    run.initialize()
    run.send(.contentCompleted)
    _ = run.take()
    run.endAd()
    #expect(
      run.take().suffix(6) == [
        "fetch post", "LOADED post", "pause content", "load post", "play", "STARTED post",
      ]
    )
  }

  @Test("go on with the content after a break that is empty or fails")
  func emptyBreak() {
    var run = MachineRun(rules: Self.ordinary)
    run.responses["pre"] = ResolvedResponse()
    run.responses["mid1"] = ResolvedResponse([.unplayable("x")])
    run.showsCalls = true
    run.initialize()
    #expect(
      run.take() == [
        "watch content", "fetch pre", "call pre/error 303", "AD_BREAK_FETCH_ERROR", "resume content",
      ]
    )
    run.play(to: .seconds(61))
    #expect(
      run.take() == [
        "fetch mid1", "call x/error 403", "LOG 403", "call mid1/error 403", "AD_BREAK_FETCH_ERROR",
      ]
    )
    run.seek(to: .seconds(120))
    run.endBreak()
    _ = run.take()
    run.responses["post"] = ResolvedResponse()
    run.send(.contentCompleted)
    #expect(
      run.take() == [
        "fetch post", "call post/error 303", "AD_BREAK_FETCH_ERROR", "watch no more", "ALL_ADS_COMPLETED",
      ]
    )
  }

  @Test("whose breaks all fail end with ALL_ADS_COMPLETED")
  func allFail() {
    var run = MachineRun(rules: [("pre", .start), ("mid", .time(.seconds(10)))])
    run.responses = [:]
    run.initialize()
    run.play(to: .seconds(20))
    #expect(run.take().last == "ALL_ADS_COMPLETED")
  }

  @Test("call the break's start and end around its ads")
  func breakTracking() {
    var run = MachineRun(rules: [("pre", .start)])
    run.showsCalls = true
    run.initialize()
    let begun = run.take()
    #expect(begun.contains("call pre/breakStart"))
    #expect(begun.firstIndex(of: "call pre/breakStart")! < begun.firstIndex(of: "STARTED pre")!)
    run.endBreak()
    let ended = run.take()
    #expect(ended.filter { $0 == "call pre/breakEnd" }.count == 1)
    #expect(!ended.contains { $0.hasPrefix("call pre/error") })
  }

  @Test("make one pod of breaks at the same time")
  func oneCue() {
    var run = MachineRun(rules: [("a", .time(.seconds(60))), ("b", .time(.seconds(60)))])
    run.initialize()
    run.play(to: .seconds(60))
    #expect(run.take().contains("fetch a+b"))
    #expect(run.machine.currentAd?.podInfo.totalAds == 2)
    #expect(run.machine.currentAd?.podInfo.podIndex == 1)
    #expect(run.machine.currentAd?.podInfo.timeOffset == 60)
  }

  @Test("wait for start() at each break when they do not play by themselves")
  func manual() {
    var run = MachineRun(rules: Self.ordinary, automatic: false)
    run.initialize()
    #expect(run.take() == ["watch content", "fetch pre", "AD_BREAK_READY 0.0"])
    run.send(.start)
    #expect(run.take() == ["LOADED pre", "pause content", "load pre", "play", "STARTED pre"])
    run.endBreak()
    run.play(to: .seconds(61))
    #expect(run.take().last == "AD_BREAK_READY 60.0")
    // The app does not start it: the content goes on, and the next one takes its place.
    run.play(to: .seconds(121))
    #expect(
      run.take() == [
        "fetch mid2",
        "LOG The break at 60.0 s is passed over: the break at 120.0 s came due before it could play.",
        "AD_BREAK_READY 120.0",
      ]
    )
    run.send(.start)
    #expect(run.take().contains("STARTED mid2"))
    run.endBreak()
    run.send(.contentCompleted)
    #expect(run.take().last == "AD_BREAK_READY -1.0")

    run = MachineRun(rules: Self.ordinary, automatic: false)
    run.initialize()
    run.send(.contentCompleted)
    let text = "LOG The pre-roll did not play: the content was over before the app called start()."
    #expect(run.take().contains(text))
  }

  @Test("know a part of the content when its duration becomes known")
  func percent() {
    var run = MachineRun(rules: [("half", .percent(50))])
    run.initialize()
    run.send(.contentMoved(to: .seconds(1), length: .unknown))
    run.send(.contentMoved(to: .seconds(2), length: .known(.seconds(100))))
    _ = run.take()
    run.play(to: .seconds(50))
    #expect(run.take().contains("STARTED half"))
    #expect(run.machine.cuePoints == [50])
  }

  @Test("say which breaks they cannot place")
  func unplaceable() {
    var run = MachineRun(rules: [("third", .position(3)), ("post", .end)])
    run.initialize()
    #expect(run.take().first?.hasPrefix("LOG The break “third” is left out") == true)
  }

  @Test("follow no content before they are initialized: the end of an earlier one does not concern them")
  func completedBeforeInitialize() {
    var run = MachineRun(rules: Self.ordinary)
    run.send(.contentCompleted)
    #expect(run.take().map { $0.prefix(38) } == ["LOG contentComplete() does not concern"])
    run.initialize()
    run.endBreak()
    run.play(to: .seconds(61))
    run.endBreak()
    run.send(.contentCompleted)
    run.endBreak()
    let lines = run.take()
    #expect(lines.filter { $0.hasPrefix("STARTED") } == ["STARTED pre", "STARTED mid1", "STARTED post"])
    #expect(lines.last == "ALL_ADS_COMPLETED")
  }

  @Test("leave out breaks that take no linear ads, and say so")
  func notLinear() {
    var overlay = AdBreak.named("overlay", at: .time(.seconds(10)))
    overlay.breakTypes = [.nonLinear, .display]
    var both = AdBreak.named("both", at: .time(.seconds(20)))
    both.breakTypes = [.linear, .nonLinear]
    var run = MachineRun(AdsManagerMachine.Setup(breaks: [overlay, both]))
    run.responses = [
      "overlay": ResolvedResponse([.make("overlay")]), "both": ResolvedResponse([.make("both")]),
    ]
    run.initialize()
    #expect(run.take().first == "LOG The break “overlay” is left out: it takes no linear ads.")
    run.play(to: .seconds(30))
    #expect(run.take().filter { $0.hasPrefix("STARTED") } == ["STARTED both"])
    #expect(run.machine.cuePoints == [20])
  }

  @Test("end when the duration, known late, leaves nothing to play")
  func lateDuration() {
    var run = MachineRun(rules: [("quarter", .percent(25))])
    run.initialize(playsAdsAfter: .seconds(100))
    _ = run.take()
    run.send(.contentMoved(to: .seconds(100), length: .known(.seconds(120))))
    #expect(run.take() == ["watch no more", "ALL_ADS_COMPLETED"])
  }

  @Test(
    "tell each of several breaks at one time apart: who has no ads hears an error, and nothing of the break"
  )
  func emptyBesideFull() {
    var run = MachineRun(rules: [("a", .start), ("b", .start)])
    run.responses["a"] = ResolvedResponse()
    run.showsCalls = true
    run.initialize()
    run.endBreak()
    let lines = run.take()
    #expect(lines.filter { $0.hasPrefix("call a/") } == ["call a/error 303"])
    #expect(lines.contains("call b/breakStart"))
    #expect(lines.contains("call b/breakEnd"))
    #expect(!lines.contains("AD_BREAK_FETCH_ERROR"))
  }
}
