import AdPlatform
import Foundation
import HLS
import SampleAdServer
import Testing

@testable import AdapterTool
@testable import MediateCommands

@MainActor
@Suite("mediate stream")
struct StreamTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func stream(_ arguments: String...) async -> ToolOutput {
    await AdapterTool.mediate.output(of: ["stream"] + arguments)
  }

  private func report(_ options: StreamOptions) async throws -> StreamReport {
    try await StreamCommand(options).report()
  }

  private func names(_ report: StreamReport, _ kind: StreamTimeline.Kind) -> [String] {
    report.timeline.filter { $0.kind == kind }.map(\.name)
  }

  @Test("plays ten minutes with a break every other minute")
  func tenMinutes() async throws {
    let report = try await report(StreamOptions())
    #expect(report.failure == nil)
    #expect(report.breakCount == 5)
    #expect(report.adCount == 10)
    #expect(report.completedAdCount == 10)
    #expect(names(report, .session) == ["registered"])
    let events = names(report, .event)
    #expect(events.prefix(2) == ["STREAM_LOADED", "STREAM_STARTED"])
    let ad = ["STARTED", "FIRST_QUARTILE", "MIDPOINT", "THIRD_QUARTILE", "COMPLETE"]
    let pod = ["AD_BREAK_STARTED", "AD_PERIOD_STARTED"] + ad + ad + ["AD_PERIOD_ENDED", "AD_BREAK_ENDED"]
    #expect(Array(events.dropFirst(2)) == Array([[String]](repeating: pod, count: 5).joined()))
    // Each event of an ad is verified, once.
    #expect(report.callCount == 50)
    #expect(Set(report.timeline.filter { $0.kind == .call }.map(\.name)).count == 50)
    let last = try #require(report.timeline.last)
    #expect(last.time == .seconds(600))
    // Live content is replaced: the viewer stays as far behind the live edge as before.
    #expect(last.position.primary > .seconds(600 + 41))
  }

  @Test("prints the columns, and the sum at the end")
  func text() async {
    let output = await stream("--duration", "1:00")
    #expect(output.status == .success)
    let lines = output.standardOutput.split(separator: "\n")
    #expect(lines.first == "A stream for 1:00")
    #expect(lines.dropFirst().first == "  clock      primary    playout    integrated")
    #expect(
      output.standardOutput.contains(
        "/ad_break_id/mid-roll-29453760.m3u8?stream_id=00000000-0000-4000-8000-000000000001:SMP&pd=30000\n"
      )
    )
    #expect(
      output.standardOutput.hasSuffix(
        "2 breaks scheduled, 1 begun, 2 ads started, 2 completed, 10 tracking calls, 0 errors.\n"
      )
    )
  }

  @Test("prints one document for machines, the same every time")
  func json() async throws {
    let output = await stream("--json", "--duration", "3:00")
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(output.standardOutput.utf8)) as? [String: Any]
    )
    #expect(document["duration"] as? Double == 180)
    #expect(document["breakCount"] as? Int == 2)
    let timeline = try #require(document["timeline"] as? [[String: Any]])
    #expect(timeline.contains { $0["name"] as? String == "scheduled" })
    #expect(timeline.allSatisfy { $0["playout"] is Double && $0["integrated"] is Double })
    #expect(await stream("--json", "--duration", "3:00").standardOutput == output.standardOutput)
  }

  @Test("who joins in the middle of a break sees the rest of it")
  func join() async throws {
    let report = try await report(StreamOptions(duration: .seconds(40), join: .seconds(150)))
    #expect(
      names(report, .event) == [
        "STREAM_LOADED", "STREAM_STARTED", "AD_PERIOD_STARTED", "FIRST_QUARTILE", "MIDPOINT",
        "THIRD_QUARTILE", "COMPLETE", "AD_PERIOD_ENDED", "AD_BREAK_ENDED",
      ]
    )
    #expect(report.adCount == 0)
  }

  @Test("breaks that are as close as can be are played", arguments: [10, 15, 20])
  func closeBreaks(interval: Int) async throws {
    let breaks = StreamOptions.Breaks(every: .seconds(interval), length: .seconds(5))
    let report = try await report(StreamOptions(duration: .seconds(180), breaks: breaks))
    #expect(report.breakCount >= 180 / interval)
  }

  @Test("a seek back over a break plays it again, and it is no new break")
  func seekBack() async throws {
    let seek = TimeSpan(from: .seconds(100), to: .seconds(50))
    let report = try await report(StreamOptions(duration: .seconds(150), seeks: [seek]))
    let events = names(report, .event)
    #expect(events.count { $0 == "AD_BREAK_STARTED" } == 1)
    #expect(events.count { $0 == "AD_PERIOD_STARTED" } == 2)
    #expect(events.count { $0 == "STARTED" } == 4)
  }

  @Test("a session that is forgotten is registered again, and its breaks play on")
  func forgotten() async throws {
    let report = try await report(StreamOptions(stream: "session-expires"))
    #expect(names(report, .session).count { $0 == "registered again" } > 3)
    #expect(report.breakCount == 5)
    #expect(report.scheduledBreakCount == 6)
    #expect(report.adCount == 10)
    #expect(report.errorCount == 0)
    #expect(!report.timeline.contains { $0.details?.contains("was not played") == true })
  }

  @Test(
    "the content goes on whatever the pods are",
    arguments: ["pod-not-found", "pod-silent", "pod-html", "pod-empty", "metadata-error"]
  )
  func brokenPods(_ name: String) async throws {
    let report = try await report(StreamOptions(duration: .seconds(300), stream: name))
    #expect(report.failure == nil)
    #expect(report.adCount == 0)
    #expect(try #require(report.timeline.last).position.primary > .seconds(270))
  }

  @Test("pods may be shorter or longer than asked for, and late")
  func otherPods() async throws {
    for name in ["pod-shorter", "pod-longer", "pod-late"] {
      let report = try await report(StreamOptions(duration: .seconds(330), stream: name))
      #expect(report.breakCount == 3)
      #expect(report.adCount > 2, "\(name)")
      #expect(report.adCount == report.completedAdCount, "\(name)")
    }
  }

  @Test(
    "a stream that cannot be registered is an answer: status 1, and why",
    arguments: [
      ("registration-refused", "403"), ("registration-not-found", "404"), ("no-stream-id", "stream_id"),
      ("not-json", "JSON"), ("registration-silent", "10 seconds"),
    ]
  )
  func refused(_ name: String, _ word: String) async throws {
    let output = await stream("--stream", name, "--duration", "1:00")
    #expect(output.status == .answeredNo)
    let summary = try #require(output.standardOutput.components(separatedBy: "\n\nNo ads: ").last)
    #expect(summary.replacing("\n", with: " ").contains(word))
  }

  // MARK: Content

  nonisolated static let recording = """
    #EXTM3U
    #EXT-X-VERSION:7
    #EXT-X-TARGETDURATION:10
    #EXT-X-PLAYLIST-TYPE:VOD
    #EXT-X-PROGRAM-DATE-TIME:2026-01-01T00:00:00.000Z
    #EXTINF:10,
    0.ts
    #EXTINF:10,
    1.ts
    #EXTINF:10,
    2.ts
    #EXT-X-DATERANGE:ID="ad",CLASS="com.apple.hls.interstitial",START-DATE="2026-01-01T00:00:12.000Z",\
    DURATION=6,X-ASSET-URI="ad.m3u8",X-RESUME-OFFSET=0
    #EXT-X-ENDLIST

    """
  nonisolated static let advertisement = """
    #EXTM3U
    #EXT-X-TARGETDURATION:6
    #EXTINF:6,
    ad.ts
    #EXT-X-ENDLIST

    """

  @Test("plays the interstitials of a playlist from the disk")
  func playlistInterstitials() async throws {
    let file = try folder.file("film.m3u8", Self.recording)
    _ = try folder.file("ad.m3u8", Self.advertisement)
    let options = StreamOptions(duration: .seconds(60), breaks: nil, content: file.commandLinePath)
    let report = try await report(options)
    let breaks = report.timeline.filter { $0.kind == .pod }
    #expect(breaks.map(\.name) == ["starts", "ends"])
    #expect(breaks.map(\.position.primary) == [.seconds(12), .seconds(12)])
    #expect(try #require(breaks.last?.position.playout) == .seconds(18))
    #expect(names(report, .content).contains("end"))
  }

  /// Events at one time, and with all kinds of room on the integrated timeline.
  private static let crowded = recording.replacing(
    /#EXT-X-DATERANGE.*/,
    with: [
      ("a", 5, #"CUE="ONCE",X-TIMELINE-OCCUPIES="RANGE""#), ("b", 12, #"X-TIMELINE-OCCUPIES="RANGE""#),
      ("c", 12, #"X-TIMELINE-OCCUPIES="POINT""#), ("d", 12, #"X-TIMELINE-OCCUPIES="RANGE""#),
      ("late", 26, #"X-TIMELINE-OCCUPIES="RANGE""#),
      ("post", 26, #"CUE="POST",X-TIMELINE-OCCUPIES="RANGE""#),
    ].map { id, seconds, attributes in
      #"#EXT-X-DATERANGE:ID="\#(id)",CLASS="com.apple.hls.interstitial",DURATION=6,X-RESUME-OFFSET=0,"#
        + #"START-DATE="2026-01-01T00:00:\#(seconds < 10 ? "0" : "")\#(seconds).000Z","#
        + #"X-ASSET-URI="ad.m3u8",\#(attributes)"#
    }.joined(separator: "\n")
  )

  @Test(
    "shows the integrated timeline that mediate inspect prints, also after a seek",
    arguments: [false, true]
  )
  func integrated(seeks: Bool) async throws {
    let file = try folder.file("film.m3u8", Self.crowded)
    _ = try folder.file("ad.m3u8", Self.advertisement)
    let schedule = try #require(try MediaPlaylist(text: Self.crowded).interstitialSchedule)
    var options = StreamOptions(duration: .seconds(90), breaks: nil, content: file.commandLinePath)
    if seeks { options.seeks = [TimeSpan(from: .seconds(2), to: .seconds(15))] }
    let entries = try await report(options).timeline
    let starts = entries.filter { $0.kind == .pod && $0.name == "starts" }
    #expect(starts.compactMap(\.details) == (seeks ? ["late", "post"] : schedule.slots.map(\.event.id)))
    for start in starts {
      let slot = try #require(schedule.slots.first { $0.event.id == start.details })
      #expect(start.position.integrated == slot.integratedStart, "\(slot.event.id)")
    }
    #expect(entries.last?.position.integrated == schedule.integratedEnd)
    #expect(entries.last?.position.playout == .seconds(seeks ? 29 : 66))
  }

  @Test("content that ends with a break ends behind it", arguments: ["late", "post"])
  func order(last: String) async throws {
    let lines = Self.crowded.split(separator: "\n").filter {
      !$0.contains("DATERANGE") || $0.contains(#"ID="\#(last)""#)
    }
    let text = lines.joined(separator: "\n").replacing("X-RESUME-OFFSET=0", with: "X-RESUME-OFFSET=9")
    let file = try folder.file("film.m3u8", text)
    _ = try folder.file("ad.m3u8", Self.advertisement)
    let options = StreamOptions(duration: .seconds(60), breaks: nil, content: file.commandLinePath)
    let entries = try await report(options).timeline.filter { $0.kind == .pod || $0.kind == .content }
    #expect(entries.map(\.name) == ["play", "starts", "ends", "end", "leave"])
  }

  @Test("scheduled breaks take the place of the playlist's own, as they do in every player")
  func overriddenInterstitials() async throws {
    let file = try folder.file("film.m3u8", Self.recording)
    _ = try folder.file("ad.m3u8", Self.advertisement)
    let breaks = StreamOptions.Breaks(every: .seconds(10), length: .seconds(5))
    let options = StreamOptions(duration: .seconds(60), breaks: breaks, content: file.commandLinePath)
    let shown = try await report(options).timeline.filter { $0.kind == .pod && $0.name == "starts" }
    #expect(shown.count == 4)
    #expect(shown.allSatisfy { $0.details?.hasPrefix("ad_break_id/") == true })
  }

  @Test("says what is wrong with a playlist that is none")
  func noPlaylist() async throws {
    let file = try folder.file("film.m3u8", "<html></html>")
    let output = await stream("--content", file.commandLinePath)
    #expect(output.status == .cannotRun)
    #expect(output.standardError.contains("film.m3u8: "))
    let missing = await stream("--content", "/nowhere.m3u8")
    #expect(
      missing.standardError == "mediate: /nowhere.m3u8: the file does not exist; check the path\n"
    )
  }

  @Test("content that cannot be loaded is an answer")
  func noContent() async throws {
    let url = "https://\(SampleAdServer.host)/nowhere.m3u8"
    let output = await stream("--content", url, "--duration", "10")
    #expect(output.status == .answeredNo)
    let words = output.standardOutput.replacing(/\s+/, with: " ")
    #expect(words.contains("The content cannot be played. “\(url)” answered with status 404."))
  }
}
