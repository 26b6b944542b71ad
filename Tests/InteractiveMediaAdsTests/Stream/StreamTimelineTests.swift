import Foundation
import Testing

@testable import InteractiveMediaAds

@Suite("Where the breaks of a recorded stream are")
struct StreamTimelineTests {
  private func adBreak(_ id: String, _ start: Int, _ end: Int) -> StreamTimeline.Break {
    StreamTimeline.Break(id: id, start: .seconds(start), end: .seconds(end))
  }

  @Test("breaks are in order, do not overlap, and have a length")
  func order() {
    let timeline = StreamTimeline([
      adBreak("b", 20, 30), adBreak("a", 0, 25), adBreak("c", 40, 40), adBreak("d", 5, 9),
    ])
    #expect(timeline.breaks.map(\.id) == ["a", "b"])
    #expect(timeline.breaks.map(\.start) == [.zero, .seconds(25)])
  }

  @Test("a break is one moment of the content, before which it lies")
  func times() {
    let timeline = StreamTimeline([adBreak("a", 10, 30), adBreak("b", 40, 50)])
    let table = [(0, 0), (9, 9), (10, 10), (20, 10), (30, 10), (39, 19), (45, 20), (50, 20), (60, 30)]
    for (stream, content) in table {
      #expect(timeline.contentTime(forStreamTime: .seconds(stream)) == .seconds(content), "\(stream)")
    }
    #expect(timeline.streamTime(forContentTime: .seconds(10)) == .seconds(30))
    #expect(timeline.streamTime(forContentTime: .seconds(20)) == .seconds(50))
  }

  @Test("a break is played when its end is passed by playing")
  func played() {
    var timeline = StreamTimeline([adBreak("a", 10, 30), adBreak("b", 40, 50)])
    timeline.play(from: .seconds(5), to: .seconds(29))
    #expect(timeline.breaks.map(\.isPlayed) == [false, false])
    timeline.play(from: .seconds(29), to: .seconds(30))
    #expect(timeline.breaks.map(\.isPlayed) == [true, false])
    var other = StreamTimeline([adBreak("a", 10, 31)])
    other.keepPlayed(of: timeline)
    #expect(other.breaks.map(\.isPlayed) == [true])
  }

  @Test("playing and seeking are told apart by time and rate")
  func track() {
    var track = PlayheadTrack()
    func see(_ position: Double, at time: Double, rate: Double = 1) -> PlayheadTrack.Step {
      track.see(
        at: .milliseconds(Int(position * 1000)),
        rate: rate,
        time: .milliseconds(Int(time * 1000))
      )
    }
    #expect(see(5, at: 0) == .jumped(to: .seconds(5)))
    #expect(see(5, at: 1) == .still)
    #expect(see(6, at: 2) == .played(from: .seconds(5), to: .seconds(6)))
    #expect(see(4, at: 3) == .jumped(to: .seconds(4)))
    #expect(see(8, at: 4) == .jumped(to: .seconds(8)))
    #expect(see(8, at: 5, rate: 4) == .still)
    #expect(see(12, at: 6, rate: 4) == .played(from: .seconds(8), to: .seconds(12)))
    track.reset()
    #expect(see(12.1, at: 6.1) == .jumped(to: .milliseconds(12_100)))
  }
}

@Suite("The breaks in the answer to a video's registration")
struct StreamScheduleTests {
  private func schedule(_ breaks: String) throws -> StreamSchedule? {
    let json =
      #"{"stream_id": "S", "stream_manifest": "https://ads.example.com/m.m3u8", "ad_breaks": \#(breaks)}"#
    return try RegisteredStream(SessionRun.response(json), of: .vod).schedule
  }

  @Test("who comes to where one ad ends and the next begins has not seen the first")
  func boundary() throws {
    let schedule = try #require(
      try schedule(
        #"[{"type": "mid", "start": 20, "duration": 30, "ads": [{"duration": 15}, {"duration": 15}]}]"#
      )
    )
    func next(_ seconds: Int) -> StreamSchedule.Mark.Kind? {
      let index = schedule.firstMark(at: .seconds(seconds))
      return schedule.marks.indices.contains(index) ? schedule.marks[index].kind : nil
    }
    guard case .adEvent(let name) = next(35) else {
      Issue.record("\(String(describing: next(35)))")
      return
    }
    #expect(schedule.metadata.tag(of: name)?.kind == .start)
    #expect(next(50) == nil)
  }

  @Test("ads follow one another unless they say where they start")
  func ads() throws {
    let schedule = try #require(
      try schedule(
        """
        [{"type": "mid", "start": 60.5, "duration": 30, "ads": [{"seq": 1, "duration": 10}, {"seq": 2, "duration": 20}]},
         {"type": "pre", "start": 0, "duration": 10, "ads": [{"duration": 8, "start": 1}]}]
        """
      )
    )
    #expect(schedule.timeline.breaks.map(\.id) == ["pre-roll", "mid-roll-1"])
    let events = schedule.marks.compactMap { mark -> String? in
      guard case .adEvent(let name) = mark.kind else { return nil }
      return "\(name) \(mark.position)"
    }
    #expect(events.prefix(2) == ["pre-roll/1/start 1.0 seconds", "pre-roll/1/firstQuartile 3.0 seconds"])
    #expect(
      events.contains("mid-roll-1/2/start 70.5 seconds")
        && events.last == "mid-roll-1/2/complete 90.5 seconds"
    )
    #expect(schedule.metadata.ads["mid-roll-1/2"]?.position == 2 && !schedule.isCut)
  }

  @Test(
    "what makes no sense is left out, and said",
    arguments: [
      "[7]", #"[{"start": 0, "duration": 0}]"#,
      #"[{"start": 0, "duration": 10, "ads": []}, {"start": 5, "duration": 10, "ads": []}]"#,
      #"[{"start": 0, "duration": 10, "ads": ["x"]}]"#,
    ]
  )
  func invalid(breaks: String) throws {
    let json =
      #"{"stream_id": "S", "stream_manifest": "https://ads.example.com/m.m3u8", "ad_breaks": \#(breaks)}"#
    let stream = try RegisteredStream(SessionRun.response(json), of: .vod)
    #expect(stream.schedule?.isCut == true)
    #expect(stream.flaws.contains { $0.contains("ad_breaks") })
  }

  @Test("ads that are longer than their break end with it")
  func long() throws {
    let schedule = try #require(
      try schedule(#"[{"start": 5, "duration": 10, "ads": [{"duration": 60}, {"duration": 60}]}]"#)
    )
    #expect(schedule.marks.map(\.position).max() == .seconds(15))
    #expect(schedule.metadata.ads["mid-roll-1/2"]?.duration == .zero)
  }

  @Test("a stream without a manifest cannot be played")
  func manifest() throws {
    #expect(throws: StreamError.noManifest(url: "https://ads.example.com/answer")) {
      try RegisteredStream(SessionRun.response(#"{"stream_id": "S"}"#), of: .live)
    }
    #expect(throws: StreamError.unsafeURL(member: "stream_manifest", text: "file:///x")) {
      try RegisteredStream(
        SessionRun.response(#"{"stream_id": "S", "stream_manifest": "file:///x"}"#),
        of: .vod
      )
    }
    let older = #"{"stream_id": "S", "hls_master_playlist": "https://ads.example.com/m.m3u8"}"#
    let stream = try RegisteredStream(SessionRun.response(older), of: .vod)
    #expect(stream.manifestURL?.lastPathComponent == "m.m3u8")
    #expect(stream.flaws.contains("The stream has no ad_breaks: there are no events of ads."))
  }
}

@Suite("Stitched ads in a session")
struct StitchedSessionTests {
  private func run(_ seconds: Double) -> Duration { .milliseconds(Int(seconds * 1000)) }

  private func live() throws -> SessionRun {
    try SessionRun(
      SessionRun.stream("S1", #", "stream_manifest": "https://ads.example.com/m.m3u8""#),
      of: .live
    )
  }

  private func event(_ name: String, at seconds: Double) -> StreamSession.Playback {
    .content(.adEvent("google_00000000\(name)-rest", at: run(seconds)))
  }

  private func played(_ start: Double, _ end: Double) -> StreamSession.Playback {
    .content(.played(from: run(start), to: run(end)))
  }

  @Test("the first ad event begins the period, the end of the break ends it")
  func wholeBreak() throws {
    var session = try live()
    #expect(
      session.play(event("a0", at: 60)) == [
        "AD_BREAK_STARTED", "AD_PERIOD_STARTED", "verify a0", "STARTED ad-a",
      ]
    )
    // The break has 25 s: two ads of 10 s, and slate.
    #expect(session.session.nextContentPosition(after: run(60)) == run(85))
    #expect(session.play(event("b4", at: 79.9)).suffix(1) == ["COMPLETE ad-b"])
    #expect(session.play(played(80, 84.8)).isEmpty)
    #expect(session.play(played(84.8, 85)) == ["AD_PERIOD_ENDED", "AD_BREAK_ENDED"])
  }

  @Test("a COMPLETE at the end of the break, or behind it, belongs to it", arguments: [85, 86.5])
  func lateComplete(time: Double) throws {
    var session = try live()
    _ = session.play(event("a0", at: 60)) + session.play(event("b0", at: 75))
    // The playhead is told before the event.
    #expect(session.play(played(75, time)).allSatisfy { !$0.contains("ENDED") })
    #expect(session.play(event("b4", at: time)) == ["verify b4", "COMPLETE ad-b"])
    #expect(session.play(played(time, time + 0.2)) == ["AD_PERIOD_ENDED", "AD_BREAK_ENDED"])
  }

  @Test("a break that is joined ends with its last ad, or when no ad event has come for two seconds")
  func joined() throws {
    var session = try live()
    #expect(session.play(event("b2", at: 75)) == ["AD_PERIOD_STARTED", "verify b2", "MIDPOINT ad-b"])
    #expect(session.session.nextContentPosition(after: run(75)) == run(80))
    // The ad's COMPLETE is still to come, and is waited for.
    #expect(session.play(played(75, 80)) == ["progress ad-b 10.0 of 25.0"])
    #expect(session.play(played(80, 82)) == ["AD_PERIOD_ENDED", "AD_BREAK_ENDED"])
    #expect(session.play(event("a5", at: 90)).contains("AD_PERIOD_STARTED"))
    #expect(session.session.nextContentPosition(after: run(90)) == run(92))
    #expect(session.play(played(90, 92)) == ["AD_PERIOD_ENDED"])
  }

  @Test("ad events under an interstitial event, and of interstitials without one, are ignored")
  func interstitials() throws {
    var session = try live()
    _ = session.begin()
    #expect(session.play(event("a0", at: 60)).isEmpty)
    #expect(session.play(.ended) == ["AD_PERIOD_ENDED", "AD_BREAK_ENDED"])
    #expect(session.pass("a0").isEmpty)
  }

  @Test("the stream is loaded once, and played when it is there")
  func loading() throws {
    var session = try live()
    #expect(session.send(.loaded) == ["STREAM_LOADED", "play"])
    #expect(session.send(.loaded).isEmpty)
    #expect(session.send(.failed("It is gone.")) == ["report 400"])
    #expect(session.send(.failed("It is gone.")).isEmpty)
  }

  @Test("a third party's stream that comes before initialize is loaded with it")
  func thirdParty() throws {
    let url = try #require(URL(string: "https://cdn.example.com/v.m3u8"))
    var session = StreamSession(try RegisteredStream(SessionRun.response(SessionRun.stream()), of: .podVOD))
    #expect(session.handle(.load(url, subtitles: [])).isEmpty)
    let effects = session.handle(.initialize(age: .zero))
    guard case .load(url, _)? = effects.first else {
      Issue.record("\(effects)")
      return
    }
  }
}
