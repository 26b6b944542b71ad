import Foundation
import Testing

@testable import InteractiveMediaAds

/// Breaks that are joined, left, put off and begun again.
@Suite("Stitched breaks that are not played from end to end")
struct StitchedBreakTests {
  private func at(_ seconds: Double) -> Duration { .milliseconds(Int(seconds * 1000)) }

  private func event(_ name: String, at seconds: Double) -> StreamSession.Playback {
    .content(.adEvent("google_00000000\(name)-rest", at: at(seconds)))
  }

  private func played(_ start: Double, _ end: Double) -> StreamSession.Playback {
    .content(.played(from: at(start), to: at(end)))
  }

  private func jumped(_ position: Double) -> StreamSession.Playback { .content(.jumped(to: at(position))) }

  private func live(metadata: String? = SessionRun.metadata, isQuiet: Bool = true) throws -> SessionRun {
    try SessionRun(
      SessionRun.stream("S1", #", "stream_manifest": "https://ads.example.com/m.m3u8""#),
      of: .live,
      metadata: metadata,
      isQuiet: isQuiet
    )
  }

  /// Breaks from 20 to 30, and from 60 to 85 with five seconds of slate.
  private func video(
    _ breaks: String = """
    {"type": "mid", "start": 20, "duration": 10, "ads": [{"duration": 10}]},
    {"type": "mid", "start": 60, "duration": 25, "ads": [{"duration": 10}, {"duration": 10}]}
    """
  ) throws -> SessionRun {
    try SessionRun(
      """
      {"stream_id": "S", "stream_manifest": "https://ads.example.com/m.m3u8", "ad_breaks": [\(breaks)],
       "media_verification_url": "https://ads.example.com/verify/"}
      """,
      of: .vod,
      metadata: nil
    )
  }

  // MARK: Live

  @Test(
    "who jumps inside of a break stays in it, and who jumps out of it has left it",
    arguments: [(84.9, false), (60, false), (85, true), (59.9, true), (200, true)]
  )
  func jumps(position: Double, leaves: Bool) throws {
    var run = try live()
    _ = run.play(event("a0", at: 60))
    #expect(run.play(jumped(position)) == (leaves ? ["AD_PERIOD_ENDED", "AD_BREAK_ENDED"] : []))
  }

  @Test("who jumps in a break whose beginning nobody knows has left it")
  func jumpInJoined() throws {
    var run = try live()
    _ = run.play(event("b2", at: 75))
    #expect(run.play(jumped(76)) == ["AD_PERIOD_ENDED", "AD_BREAK_ENDED"])
  }

  @Test("the start of the second ad does not say where its break began")
  func secondAd() throws {
    var run = try live()
    _ = run.play(event("b0", at: 70))
    #expect(run.session.nextContentPosition(after: at(70)) == at(80))
  }

  @Test("an ad event puts the end off again")
  func putOffAgain() throws {
    var run = try live()
    _ = run.play(event("b2", at: 75), played(75, 80), event("b3", at: 81))
    #expect(run.play(played(81, 81.2)).allSatisfy { !$0.contains("ENDED") })
    #expect(run.play(event("b4", at: 82)) == ["verify b4", "COMPLETE ad-b"])
  }

  @Test("an ad of another break ends the break before, and begins its own")
  func nextBreak() throws {
    let second =
      SessionRun.metadata.replacing(#""ads": {"#, with: #""ads": {"ad-c": {"position": 1, "duration": 5}, "#)
      .replacing(#"{"tags": {"#, with: #"{"tags": {\#(SessionRun.tags("c", ad: "ad-c", adBreak: "mid-6")), "#)
    var run = try live(metadata: second)
    _ = run.play(event("a0", at: 60))
    #expect(
      run.play(event("c0", at: 70)) == ["AD_BREAK_ENDED", "AD_BREAK_STARTED", "verify c0", "STARTED ad-c"]
    )
    // It began where its first ad did, not where the break before it did.
    #expect(run.play(jumped(65)) == ["AD_PERIOD_ENDED", "AD_BREAK_ENDED"])
  }

  @Test("a break whose number of ads is not known waits a while for another one")
  func unknownCount() throws {
    var run = try live(metadata: SessionRun.metadata.replacing(#", "duration": 25, "ads": 2"#, with: ""))
    #expect(run.play(event("a0", at: 60), event("a4", at: 70)).last == "COMPLETE ad-a")
    #expect(run.play(played(70, 71.9)) == [])
    #expect(run.play(played(71.9, 72.1)) == ["AD_PERIOD_ENDED", "AD_BREAK_ENDED"])
  }

  @Test("content that ends in a break ends the break")
  func contentEnds() throws {
    var run = try live()
    _ = run.play(event("a0", at: 60))
    #expect(run.play(.content(.ended)) == ["AD_PERIOD_ENDED", "AD_BREAK_ENDED"])
  }

  @Test("what has waited for an explanation tells no progress")
  func lateProgress() throws {
    let (first, whole) = (
      SessionRun.metadata.replacing(SessionRun.tags("b", ad: "ad-b"), with: SessionRun.tags("x", ad: "ad-x")),
      SessionRun.metadata
    )
    var run = try live(metadata: first)
    _ = run.play(event("a0", at: 60))
    #expect(run.play(played(60, 61)) == ["progress ad-a 1.0 of 25.0"])
    #expect(run.play(event("b0", at: 70), played(70, 71), played(71, 72)) == [])
    #expect(try run.receive(whole) == ["verify b0", "STARTED ad-b"])
    #expect(run.play(played(72, 73)) == ["progress ad-b 3.0 of 25.0"])
  }

  // MARK: Video on demand

  @Test("a jump under an interstitial event passes the breaks in between")
  func jumpUnderInterstitial() throws {
    var run = try video()
    _ = run.begin("pod/1") + run.play(jumped(100), .ended)
    #expect(run.play(played(100, 101)) == [])
  }

  @Test("the ad server hears of an ad event once a break, and of each outside of one")
  func verification() throws {
    var run = try video()
    #expect(run.play(event("a0", at: 1)) == ["verify a0"])
    #expect(run.play(event("a0", at: 2)) == ["verify a0"])
    _ = run.play(played(19, 21))
    #expect(run.play(event("a1", at: 21)) == ["verify a1"])
    #expect(run.ignored(.playback(event("a1", at: 22))) == "playback: noChange")
  }

  @Test("the break in which the content ends is told to its end")
  func endOfVideo() throws {
    var run = try video()
    _ = run.play(jumped(79), played(79, 79.9))
    #expect(run.play(.content(.ended)) == ["COMPLETE mid-roll-2/2", "AD_PERIOD_ENDED", "AD_BREAK_ENDED"])
  }

  @Test("content that ends before anything has played tells of no break")
  func endBeforeBeginning() throws {
    var run = try video(#"{"type": "pre", "start": 0, "duration": 10, "ads": [{"duration": 10}]}"#)
    #expect(run.play(.content(.ended)) == [])
  }

  @Test("where a recorded stream has no schedule, ad events and not positions begin a break")
  func withoutSchedule() throws {
    let metadata = SessionRun.metadata.replacing(#""type": "mid","#, with: #""type": "mid", "start": 60,"#)
    var run = try SessionRun(of: .podVOD, metadata: nil)
    let url = try #require(URL(string: "https://cdn.example.com/v.m3u8"))
    _ = run.send(.load(url, subtitles: []))
    #expect(try run.receive(metadata) == ["CUEPOINTS_CHANGED"])
    #expect(run.play(played(70, 71)) == [])
    #expect(run.play(event("a2", at: 71)).first == "AD_PERIOD_STARTED")
  }

  @Test("as many ads as are read are read, and one more leaves out its break")
  func limit() throws {
    let ads = { (count: Int) in Array(repeating: #"{"duration": 0.01}"#, count: count).joined(separator: ", ")
    }
    let most = StreamMetadata.limits.ads
    let half = #"{"start": 0, "duration": 100, "ads": [\#(ads(most / 2))]}"#
    let breaks = { (last: Int) in half + #", {"start": 200, "duration": 100, "ads": [\#(ads(last))]}"# }
    #expect(try video(breaks(most / 2)).session.timeline.breaks.count == 2)
    let third = #", {"start": 400, "duration": 100, "ads": [{"duration": 1}]}"#
    #expect(try video(breaks(most / 2) + third).session.timeline.breaks.count == 2)
  }
}
