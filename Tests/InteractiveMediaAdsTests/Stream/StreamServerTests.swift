import AdPlatform
import Foundation
import Testing

@testable import InteractiveMediaAds

/// When the ad server is asked, what its answers change, and what the app is told of them.
@Suite("What a stream session asks, and what it makes of the answers")
struct StreamServerTests {
  /// A break from 60 to 85 whose ads nothing describes yet.
  private let breaks = #"{"ad_breaks": {"mid-5": {"type": "mid", "start": 60, "duration": 25}}}"#

  /// A video that the app has loaded, and whose metadata is on its way.
  private func video() throws -> SessionRun {
    var run = try SessionRun(of: .podVOD, metadata: nil, isQuiet: false)
    let url = try #require(URL(string: "https://cdn.example.com/v.m3u8"))
    #expect(run.send(.load(url, subtitles: [])) == ["load v.m3u8 0", "stop poll", "fetch"])
    return run
  }

  private func remarks(_ effects: [StreamSession.Effect]) -> [(text: String, code: AdErrorCode?)] {
    effects.compactMap { effect in
      guard case .remark(let text, let code) = effect else { return nil }
      return (text, code)
    }
  }

  // MARK: Metadata

  @Test("metadata of a video is asked for until it describes ads, and those that have come")
  func videoPolling() throws {
    var run = try video()
    #expect(try run.receive("{}") == ["start poll 10.0"])
    #expect(run.send(.fired(.poll)) == ["stop poll", "fetch"])
    #expect(run.play(.content(.adEvent("google_00000000x0-rest", at: .zero))) == ["start patience 5.0"])
    // It describes ads, but not the one that waits.
    #expect(try run.receive(SessionRun.metadata) == ["start poll 1.0"])
    #expect(run.send(.fired(.patience)) == ["remark: Left out: the ad event “google_00000000x"])
    _ = run.send(.fired(.poll))
    #expect(try run.receive("{}") == [])
  }

  @Test("a video that the ad server has forgotten is not registered again: its breaks would be others")
  func forgottenVideo() throws {
    var run = try video()
    #expect(run.failMetadata(404) == ["remark: The stream's metadata did not come, and ", "start poll 10.0"])
  }

  @Test(
    "the time of a live session runs out, and that of a video does not",
    arguments: [(.podLive, true), (.live, true), (.podVOD, false), (.vod, false)]
      as [(StreamEndpoint.Kind, Bool)]
  )
  func lifetime(kind: StreamEndpoint.Kind, ends: Bool) throws {
    let more = #", "valid_for": "8h0m0s", "stream_manifest": "https://ads.example.com/m.m3u8""#
    let answer = SessionRun.response(SessionRun.stream("S1", more))
    var session = StreamSession(try RegisteredStream(answer, of: kind))
    let isStarted = session.handle(.initialize(age: .zero)).contains { effect in
      if case .start(.expiry, _) = effect { true } else { false }
    }
    #expect(isStarted == ends)
  }

  @Test("the app hears once that metadata is more than is read, or invalid")
  func cut() throws {
    var run = try SessionRun()
    let cut = #"{"tags": {"google_1234567890": 7}}"#
    for remarks in [["remark: The stream's metadata has more entries t"], []] {
      _ = run.send(.fired(.poll))
      #expect(try run.receive(cut) == remarks)
    }
  }

  @Test("metadata that comes while the stream is registered again is too late")
  func lateMetadata() throws {
    var run = try SessionRun()
    _ = run.send(.fired(.poll)) + run.send(.fired(.expiry))
    let metadata = try StreamMetadata(SessionRun.response(SessionRun.metadata))
    #expect(run.ignored(.metadata(.success(metadata))) == "metadata: lateAnswer")
  }

  // MARK: Cue points

  @Test("a video's cue points are told when they change, and a break that was played stays so")
  func cuepoints() throws {
    var run = try video()
    #expect(try run.receive(breaks) == ["CUEPOINTS_CHANGED", "start poll 10.0"])
    _ = run.play(.content(.played(from: .seconds(60), to: .seconds(86)))) + run.send(.fired(.poll))
    #expect(try run.receive(breaks) == ["start poll 10.0"])
    _ = run.send(.fired(.poll))
    let other = #"{"ad_breaks": {"mid-6": {"type": "mid", "start": 200, "duration": 25}}}"#
    #expect(try run.receive(other) == ["CUEPOINTS_CHANGED", "start poll 10.0"])
    #expect(run.session.timeline.breaks.map(\.isPlayed) == [true, false])
  }

  @Test("a live stream has no cue points")
  func liveCuepoints() throws {
    var run = try SessionRun()
    _ = run.send(.fired(.poll))
    #expect(try run.receive(breaks) == [])
  }

  // MARK: Registering again

  @Test("a stream without metadata is registered again at once, each time that its time is over")
  func withoutMetadata() throws {
    let answer = SessionRun.response(#"{"stream_id": "S1", "valid_for": "1h"}"#)
    let stream = try RegisteredStream(answer)
    var run = try SessionRun(#"{"stream_id": "S1", "valid_for": "1h"}"#, metadata: nil, isQuiet: false)
    for _ in 1...3 {
      #expect(run.send(.fired(.expiry)).last == "register")
      #expect(run.send(.registered(.success(stream))).last == "start expiry 3600.0")
    }
  }

  // MARK: What the app is told

  @Test("what goes wrong with the ad server has an error code, and what is usual has none")
  func codes() throws {
    var run = try SessionRun()
    var codes: [AdErrorCode?] = []
    for event: StreamSession.Event in [
      .fired(.poll), .metadata(.failure(.http(.status(500, url: SessionRun.metadataURL)))),
      .fired(.poll), .metadata(.failure(.http(.status(404, url: SessionRun.metadataURL)))),
      .registered(.failure(.noStreamID(url: SessionRun.metadataURL))),
    ] {
      codes += remarks(run.session.handle(event)).map(\.code)
    }
    #expect(codes == [.FAILED_TO_REQUEST_ADS, .FAILED_TO_REQUEST_ADS, .STREAM_INITIALIZATION_FAILED])
    var expired = try SessionRun()
    #expect(remarks(expired.session.handle(.fired(.expiry))).map(\.code) == [nil])
  }

  @Test("one remark names the first ad event that was left out, and counts the others")
  func lost() throws {
    var run = try SessionRun()
    _ = run.begin() + run.pass("x0")
    let one = try #require(remarks(run.session.handle(.fired(.patience))).first)
    #expect(one.text.hasPrefix("Left out: the ad event “google_00000000x0-rest”, for the stream's"))
    // Who waits for the first of three waits for the other two, too.
    _ = run.pass("x1") + run.pass("x2") + run.pass("x3")
    _ = run.send(.fired(.patience))
    let others = try #require(remarks(run.session.handle(.fired(.patience))).first)
    #expect(others.text.hasPrefix("Left out: the ad event “google_00000000x2-rest” and 1 after it, for"))
  }

  @Test(
    "what comes after the end is in the log under its name",
    arguments: [
      (.initialize(age: .zero), "initialize"), (.load(URL(filePath: "/"), subtitles: []), "load"),
      (.loaded, "loaded"), (.failed("Gone."), "failed"), (.metadata(.failure(.videoStitcher)), "metadata"),
      (.registered(.failure(.videoStitcher)), "registered"), (.fired(.poll), "fired"),
      (.streamPlays, "streamPlays"), (.playback(.ended), "playback"), (.tapped(isClick: true), "tapped"),
      (.progress(.zero, of: nil), "progress"), (.destroy, "destroy"),
    ] as [(StreamSession.Event, String)]
  )
  func names(event: StreamSession.Event, name: String) throws {
    var run = try SessionRun()
    _ = run.send(.destroy)
    #expect(run.ignored(event) == "\(name): destroyed")
  }
}
