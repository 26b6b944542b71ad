import Foundation
import Testing

@testable import InteractiveMediaAds

/// What changes nothing is named in the log, and what waits is waited for.
@Suite("What a stream session ignores, and waits for")
struct StreamIgnoredTests {
  private func event(_ name: String) -> StreamSession.Event {
    .playback(.adEvent("google_00000000\(name)-rest", at: .zero))
  }

  @Test(
    "what changes nothing has a reason",
    arguments: [
      (.progress(.zero, of: nil), "progress: noBreakPlays"), (.tapped(isClick: true), "tapped: noBreakPlays"),
      (.loaded, "loaded: outOfOrder"), (.failed("Gone."), "failed: outOfOrder"),
      (.metadata(.failure(.videoStitcher)), "metadata: lateAnswer"),
      (.registered(.failure(.videoStitcher)), "registered: lateAnswer"),
      (.fired(.registration), "fired: nothingWaits"),
      (.playback(.adEvent("something else", at: .zero)), "playback: unknownAdEvent"),
    ] as [(StreamSession.Event, String)]
  )
  func reasons(event: StreamSession.Event, reason: String) throws {
    var run = try SessionRun()
    #expect(run.ignored(event) == reason)
    _ = run.begin() + run.pass("a0") + run.send(.destroy)
    #expect(run.ignored(event) == "\(event.name): destroyed")
  }

  @Test("what was so before changes nothing, and the log says so")
  func noChange() throws {
    var run = try SessionRun()
    _ = run.send(.streamPlays) + run.begin() + run.pass("a0")
    #expect(run.ignored(.streamPlays) == "streamPlays: noChange")
    #expect(run.ignored(.playback(.content(.halted(false)))) == "playback: breakPlays")
    #expect(run.ignored(event("a0")) == "playback: noChange")
    _ = run.send(.fired(.expiry))
    #expect(run.ignored(.fired(.expiry)) == "fired: nothingWaits")
    _ = run.send(.destroy)
    #expect(run.ignored(.initialize(age: .zero)) == "initialize: destroyed")
    #expect(run.ignored(.destroy) == "destroy: destroyed")
  }

  @Test("nothing is told of progress while something waits for its explanation")
  func progressWaits() throws {
    var run = try SessionRun()
    _ = run.begin() + run.pass("a0") + run.pass("x0")
    #expect(run.ignored(.progress(.seconds(1), of: nil)) == "progress: noBreakPlays")
  }

  @Test("a session that is destroyed holds nothing")
  func destroyed() throws {
    var run = try SessionRun()
    _ = run.begin() + run.pass("a0") + run.pass("x0")
    #expect(run.session.waiting.count == 1 && run.session.period != nil)
    _ = run.send(.destroy)
    #expect(run.session.waiting.isEmpty && run.session.period == nil)
  }

  @Test(
    "only a video whose pods are served apart is loaded by the app's word, and others say what loads them",
    arguments: [(.podLive, "Load a live stream into the video display."), (.live, "when it is initialized.")]
      as [(StreamEndpoint.Kind, String)]
  )
  func foreignStream(kind: StreamEndpoint.Kind, advice: String) throws {
    var run = try SessionRun(
      SessionRun.stream("S1", #", "stream_manifest": "https://ads.example.com/m.m3u8""#),
      of: kind
    )
    let url = try #require(URL(string: "https://cdn.example.com/v.m3u8"))
    guard case .report(.arguments(let text))? = run.session.handle(.load(url, subtitles: [])).first else {
      return _ = Issue.record("not refused")
    }
    #expect(text.hasSuffix(advice))
  }

  @Test("another stream in the place of the first is told of when it is there")
  func otherStream() throws {
    var run = try SessionRun(of: .podVOD)
    let url = try #require(URL(string: "https://cdn.example.com/v.m3u8"))
    for _ in 1...2 {
      #expect(run.send(.load(url, subtitles: [])) == ["load v.m3u8 0"])
      #expect(run.send(.loaded) == ["STREAM_LOADED", "play"])
    }
    #expect(run.send(.failed("Gone.")) == ["report 400"])
    #expect(run.ignored(.loaded) == "loaded: outOfOrder")
  }

  @Test("an ad event that comes while metadata is on its way does not ask for it again")
  func oneFetch() throws {
    var run = try SessionRun(metadata: nil, isQuiet: false)
    #expect(run.pass("a0") == ["start patience 5.0"])
    #expect(run.pass("a1") == [])
    var later = try SessionRun(metadata: #"{"tags": {}}"#, isQuiet: false)
    #expect(later.pass("a0") == ["start patience 5.0", "stop poll", "fetch"])
  }

  @Test("patience ends with what it was for, and begins anew for what came later")
  func patience() throws {
    var run = try SessionRun(metadata: #"{"tags": {}}"#, isQuiet: false)
    #expect(run.begin() == ["AD_BREAK_STARTED", "AD_PERIOD_STARTED"])
    #expect(run.pass("a0").first == "start patience 5.0")
    #expect(run.pass("b0") == [])
    let first = SessionRun.metadata.replacing(
      SessionRun.tags("b", ad: "ad-b"),
      with: SessionRun.tags("x", ad: "ad-x")
    )
    #expect(try run.receive(first).contains("start patience 5.0"))
    _ = run.session.fetch()
    #expect(try run.receive(SessionRun.metadata).contains("stop patience"))
    #expect(run.pass("b1") == ["verify b1", "FIRST_QUARTILE ad-b"])
  }

  @Test("other media ends the ad, and the same pod again does not begin another break")
  func otherMedia() throws {
    var run = try SessionRun(isQuiet: false)
    _ = run.begin("pod/1") + run.pass("a0")
    #expect(run.play(.asset(SessionRun.pod("pod/1"), fromBeginning: true)) == ["hide"])
    _ = run.pass("b0")
    let trailer = URL(string: "https://media.example.com/trailer.m3u8")
    #expect(run.play(.asset(trailer, fromBeginning: true)) == ["hide"])
    #expect(run.play(.ended) == ["AD_PERIOD_ENDED", "AD_BREAK_ENDED"])
  }

  @Test("a pod that plays outside an interruption does not begin a break")
  func noInterruption() throws {
    var run = try SessionRun()
    #expect(run.play(.asset(SessionRun.pod("pod/1"), fromBeginning: true)) == [])
    #expect(run.begin("pod/1") == ["AD_BREAK_STARTED", "AD_PERIOD_STARTED"])
  }

  @Test("the end of a break that was owed is not owed for the next one")
  func owed() throws {
    var run = try SessionRun()
    _ = run.begin("pod/2", fromBeginning: false) + run.play(.ended)
    _ = run.begin("pod/1")
    #expect(run.play(.asset(SessionRun.pod("pod/2"), fromBeginning: false)) == ["AD_BREAK_ENDED"])
    #expect(run.play(.ended) == ["AD_PERIOD_ENDED"])
  }
}
