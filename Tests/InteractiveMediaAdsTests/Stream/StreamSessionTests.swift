import AdPlatform
import Foundation
import Testing

@testable import InteractiveMediaAds

@Suite("What is told of the ads of a stream")
struct StreamSessionTests {
  @Test("a break is told from its beginning to its end, and all but progress to the ad server")
  func wholeBreak() throws {
    var run = try SessionRun()
    #expect(run.begin() == ["AD_BREAK_STARTED", "AD_PERIOD_STARTED"])
    #expect(run.pass("a0") == ["verify a0", "STARTED ad-a"])
    #expect(run.pass("a5", at: 1) == [])
    #expect(run.pass("a1", at: 2.5) == ["verify a1", "FIRST_QUARTILE ad-a"])
    #expect(run.pass("a6", at: 3) == ["verify a6"])
    #expect(run.pass("a2", at: 5) == ["verify a2", "MIDPOINT ad-a"])
    #expect(run.pass("a3", at: 7.5) == ["verify a3", "THIRD_QUARTILE ad-a"])
    #expect(run.pass("a4", at: 9.9) == ["verify a4", "COMPLETE ad-a"])
    #expect(run.pass("b0", at: 10) == ["verify b0", "STARTED ad-b"])
    #expect(run.pass("b4", at: 20) == ["verify b4", "COMPLETE ad-b"])
    #expect(run.play(.ended) == ["AD_PERIOD_ENDED", "AD_BREAK_ENDED"])
  }

  @Test("a break that plays again is no new break, and its ads are told and counted again")
  func again() throws {
    var run = try SessionRun()
    _ = run.begin() + run.pass("a0") + run.play(.ended)
    #expect(run.begin() == ["AD_PERIOD_STARTED"])
    #expect(run.pass("a0") == ["verify a0", "STARTED ad-a"])
    #expect(run.play(.ended) == ["AD_PERIOD_ENDED"])
    #expect(run.begin("ad_break_id/mid-roll-6") == ["AD_BREAK_STARTED", "AD_PERIOD_STARTED"])
  }

  @Test("who joins a break in the middle hears of the period, and of what is left")
  func joining() throws {
    var run = try SessionRun()
    #expect(run.begin(fromBeginning: false) == ["AD_PERIOD_STARTED"])
    #expect(run.pass("a2", at: 5) == ["verify a2", "MIDPOINT ad-a"])
    #expect(run.pass("a4", at: 10) == ["verify a4", "COMPLETE ad-a"])
    #expect(run.play(.ended) == ["AD_PERIOD_ENDED", "AD_BREAK_ENDED"])
    // It has ended once, but never begun.
    #expect(run.begin() == ["AD_BREAK_STARTED", "AD_PERIOD_STARTED"])
    #expect(run.play(.ended) == ["AD_PERIOD_ENDED", "AD_BREAK_ENDED"])
    #expect(run.begin() + run.play(.ended) == ["AD_PERIOD_STARTED", "AD_PERIOD_ENDED"])
  }

  @Test("a break that ends early completes no ad")
  func early() throws {
    var run = try SessionRun(isQuiet: false)
    _ = run.begin()
    #expect(run.pass("a0") == ["verify a0", "show ad-a", "STARTED ad-a"])
    #expect(run.play(.ended) == ["hide", "AD_PERIOD_ENDED", "AD_BREAK_ENDED"])
    #expect(run.pass("a4") == [])
  }

  @Test("an ad whose end was not seen makes room for the next, and is not told of later")
  func next() throws {
    var run = try SessionRun(isQuiet: false)
    _ = run.begin() + run.pass("a0")
    #expect(run.pass("b0", at: 10) == ["verify b0", "hide", "show ad-b", "STARTED ad-b"])
    #expect(run.pass("a3", at: 11) == ["verify a3"])
    #expect(run.pass("b4", at: 20) == ["verify b4", "COMPLETE ad-b", "hide"])
  }

  @Test("an ad event counts once a playing")
  func twice() throws {
    var run = try SessionRun()
    _ = run.begin()
    #expect(run.pass("a0") == ["verify a0", "STARTED ad-a"])
    #expect(run.pass("a0") == [])
    // Another name for the same: counted, and not told.
    #expect(run.play(.adEvent("google_00000000a0-other", at: .zero)) == ["verify a0"])
  }

  @Test("a pod of slate has a break and a period, and no ads")
  func slate() throws {
    var run = try SessionRun(
      metadata: """
        {"tags": {\(SessionRun.tags("s", ad: "slate"))},
         "ads": {"slate": {"position": 1, "duration": 10, "slate": true}}}
        """
    )
    #expect(run.begin() == ["AD_BREAK_STARTED", "AD_PERIOD_STARTED"])
    #expect(run.pass("s0") == ["verify s0"])
    #expect(run.send(.progress(.seconds(1), of: nil)) == [])
    #expect(run.play(.ended) == ["AD_PERIOD_ENDED", "AD_BREAK_ENDED"])
  }

  @Test("two pods in one interruption are two breaks in one period")
  func twoPods() throws {
    var run = try SessionRun(isQuiet: false)
    #expect(run.begin("pod/1") == ["AD_BREAK_STARTED", "AD_PERIOD_STARTED"])
    _ = run.pass("a0")
    #expect(
      run.play(.asset(SessionRun.pod("pod/2"), fromBeginning: true)) == [
        "hide", "AD_BREAK_ENDED", "AD_BREAK_STARTED",
      ]
    )
    #expect(run.play(.ended) == ["AD_PERIOD_ENDED", "AD_BREAK_ENDED"])
  }

  @Test("interruptions one after another are told apart")
  func backToBack() throws {
    var run = try SessionRun()
    _ = run.begin("pod/1")
    #expect(
      run.begin("pod/2") == [
        "AD_PERIOD_ENDED", "AD_BREAK_ENDED", "AD_BREAK_STARTED", "AD_PERIOD_STARTED",
      ]
    )
  }

  @Test("what the app plays in between by itself is no break, until an ad event comes")
  func foreign() throws {
    var run = try SessionRun()
    let url = URL(string: "https://media.example.com/trailer.m3u8")
    #expect(run.play(.began(contentTime: .zero, isPreRoll: false), .asset(url, fromBeginning: true)) == [])
    #expect(run.play(.adEvent("something else", at: .zero)) == [])
    #expect(run.play(.ended) == [])
    #expect(run.play(.began(contentTime: .zero, isPreRoll: false), .asset(url, fromBeginning: true)) == [])
    #expect(run.pass("a0") == ["AD_BREAK_STARTED", "AD_PERIOD_STARTED", "verify a0", "STARTED ad-a"])
    #expect(run.play(.ended) == ["AD_PERIOD_ENDED", "AD_BREAK_ENDED"])
    #expect(run.play(.began(contentTime: .zero, isPreRoll: false), .asset(url, fromBeginning: true)) == [])
    #expect(run.pass("b2") == ["AD_PERIOD_STARTED", "verify b2", "MIDPOINT ad-b"])
  }

  @Test("a pod that does not play is a remark; anything else that does not is the app's affair")
  func lost() throws {
    var run = try SessionRun()
    _ = run.play(.began(contentTime: .zero, isPreRoll: false))
    let effects = run.session.handle(.playback(.lostAsset(SessionRun.pod("pod/1"), nil)))
    guard case .remark(let text, .FAILED_LOADING_AD) = effects.first else {
      Issue.record("\(effects)")
      return
    }
    #expect(text.hasPrefix("The pod “pod/1” was not played. It had not loaded when it was to end. "))
    let url = URL(string: "https://media.example.com/trailer.m3u8")
    #expect(run.play(.lostAsset(url, "Not found."), .ended) == [])
  }

  @Test("an ad is paused and resumed, and slate is not")
  func pausing() throws {
    var run = try SessionRun()
    _ = run.begin()
    #expect(run.play(.halted(true), .halted(false)) == [])
    _ = run.pass("a0")
    #expect(run.play(.halted(true)) == ["PAUSE ad-a"])
    #expect(run.play(.halted(true)) == [])
    #expect(run.send(.progress(.seconds(1), of: nil)) == [])
    #expect(run.play(.halted(false)) == ["RESUME ad-a"])
    _ = run.play(.halted(true))
    #expect(run.play(.ended) == ["AD_PERIOD_ENDED", "AD_BREAK_ENDED"])
    #expect(run.play(.halted(false)) == [])
  }

  @Test("a tap is told; a click opens the page of an ad that has one")
  func taps() throws {
    var run = try SessionRun()
    #expect(run.send(.tapped(isClick: true)) == [])
    _ = run.begin() + run.pass("a0")
    #expect(run.send(.tapped(isClick: false)) == ["TAPPED ad-a"])
    #expect(run.send(.tapped(isClick: true)) == ["CLICKED ad-a", "open https://shop.example.com/a"])
    _ = run.pass("b0", at: 10)
    #expect(run.send(.tapped(isClick: true)) == ["TAPPED ad-b"])
  }

  @Test("progress is that of the ad, wherever in the media it begins")
  func progress() throws {
    var run = try SessionRun()
    _ = run.begin()
    #expect(run.send(.progress(.zero, of: .seconds(25))) == [])
    _ = run.pass("a0")
    #expect(run.send(.progress(.seconds(2), of: .seconds(25))) == ["progress ad-a 2.0 of 25.0"])
    _ = run.pass("a4", at: 9.9) + run.pass("b0", at: 10)
    #expect(run.send(.progress(.seconds(12), of: nil)) == ["progress ad-b 2.0 of -1.0"])
    #expect(run.send(.progress(.seconds(99), of: nil)) == ["progress ad-b 10.0 of -1.0"])
    // Joined at a quarter: the beginning follows from that.
    _ = run.play(.ended) + run.begin(fromBeginning: false) + run.pass("a5", at: 12)
    #expect(run.send(.progress(.seconds(12), of: nil)) == [])
    _ = run.pass("a1", at: 12.5)
    #expect(run.send(.progress(.seconds(13), of: nil)) == ["progress ad-a 3.0 of -1.0"])
  }

  @Test("the stream has started when something of it first plays")
  func started() throws {
    var run = try SessionRun()
    #expect(run.send(.streamPlays) == ["STREAM_STARTED"])
    #expect(run.send(.streamPlays) == [])
  }

  @Test("nothing is told before initialize, nor after destroy")
  func bounds() throws {
    var session = StreamSession(try RegisteredStream(SessionRun.response(SessionRun.stream())))
    for event in [StreamSession.Event.streamPlays, .playback(.began(contentTime: .zero, isPreRoll: false))] {
      let effects = session.handle(event)
      guard effects.count == 1, case .ignored(event.name, .notInitialized)? = effects.first else {
        Issue.record("\(effects)")
        continue
      }
    }
    var run = try SessionRun(isQuiet: false)
    _ = run.begin() + run.pass("a0")
    #expect(
      run.send(.destroy) == [
        "hide", "stop fetching", "stop poll", "stop registration", "stop expiry", "stop patience",
      ]
    )
    #expect(run.send(.streamPlays) + run.play(.ended) + run.begin() + run.failMetadata(404) == [])
  }

  @Test(
    "the index of a pod is its break's number",
    arguments: [
      ("pod/7", "mid", 7), ("ad_break_id/mid-roll-5", "mid", 5), ("ad_break_id/mid-roll-5", "pre", 0),
      ("ad_break_id/news", "mid", -2), ("ad_break_id/x007", "mid", -2), ("ad_break_id/x0", "mid", 0),
      ("ad_break_id/x1234567890", "mid", -2), ("ad_break_id/end", "post", -1), ("ad_break_id/9", "what", 9),
    ]
  )
  func podIndex(pod: String, type: String, index: Int) throws {
    var run = try SessionRun(
      metadata: """
        {"tags": {"google_00000000a0": {"ad": "x", "ad_break_id": "b", "type": "start"}},
         "ads": {"x": {"duration": 1}}, "ad_breaks": {"b": {"type": "\(type)", "duration": 30, "ads": 3}}}
        """
    )
    _ = run.begin(pod)
    let effects = run.session.handle(.playback(.adEvent("google_00000000a0", at: .zero)))
    let ad = effects.lazy.compactMap { if case .announce(.STARTED, let ad) = $0 { ad } else { nil } }.first
    #expect(ad?.podInfo.podIndex == index)
    #expect(ad?.podInfo.timeOffset == (index == 0 && type == "pre" ? 0 : type == "post" ? -1 : 60))
    #expect(ad?.podInfo.totalAds == 3 && ad?.podInfo.adPosition == 1 && ad?.breakDuration == .seconds(30))
  }

  @Test("what plays before the content is a pre-roll, whatever its name")
  func preRoll() throws {
    var run = try SessionRun()
    _ = run.play(.began(contentTime: .seconds(9), isPreRoll: true))
    _ = run.play(.asset(SessionRun.pod("pod/3"), fromBeginning: true))
    let effects = run.session.handle(.playback(.adEvent("google_00000000a0", at: .zero)))
    let ad = effects.lazy.compactMap { if case .announce(_, let ad) = $0 { ad } else { nil } }.first
    #expect(ad?.podInfo.podIndex == 0 && ad?.podInfo.timeOffset == 0)
  }
}
