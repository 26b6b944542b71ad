import Foundation
import Testing

@testable import AdapterTool
@testable import MediateCommands

@MainActor
@Suite("mediate inspect of a playlist")
struct InspectPlaylistTests {
  private static let onDemand = """
    #EXTM3U
    #EXT-X-VERSION:7
    #EXT-X-TARGETDURATION:6
    #EXT-X-START:TIME-OFFSET=-4.5,PRECISE=YES
    #EXT-X-DEFINE:NAME="host",VALUE="media.example.com"
    #EXT-X-KEY:METHOD=AES-128,URI="https://{$host}/key"
    #EXT-X-PROGRAM-DATE-TIME:2026-01-01T00:00:00.678Z
    #EXTINF:6,
    https://{$host}/1.ts
    #EXT-X-DISCONTINUITY
    #EXT-X-GAP
    #EXTINF:6,
    2.ts
    #EXT-X-DATERANGE:ID="mid",CLASS="com.apple.hls.interstitial",START-DATE="2026-01-01T00:00:04.678Z",DURATION=15,X-ASSET-LIST="https://ads.example.com/list",X-RESUME-OFFSET=1.5,X-RESTRICT="SKIP",X-SNAP="LATER",X-COM-EXAMPLE="x"
    #EXT-X-DATERANGE:ID="inside",CLASS="com.apple.hls.interstitial",START-DATE="2026-01-01T00:00:05.678Z",X-ASSET-URI="https://ads.example.com/a.m3u8"
    #EXT-X-DATERANGE:ID="pre",CLASS="com.apple.hls.interstitial",START-DATE="2026-01-01T00:00:05.678Z",DURATION=5,CUE="PRE,ONCE",X-ASSET-URI="https://ads.example.com/b.m3u8",X-TIMELINE-OCCUPIES="RANGE"
    #EXT-X-DATERANGE:ID="none",CLASS="com.apple.hls.interstitial",START-DATE="2026-01-01T00:00:06Z"
    #EXT-X-DATERANGE:ID="chapter",CLASS="com.example.chapter",START-DATE="2025-12-31T23:59:59.678Z",END-DATE="2026-01-01T00:00:06Z",SCTE35-OUT=0xFC
    #EXT-X-ENDLIST

    """

  private static let multivariant = """
    #EXTM3U
    #EXT-X-CONTENT-STEERING:SERVER-URI="https://steer.example.com",PATHWAY-ID="A"
    #EXT-X-SESSION-DATA:DATA-ID="com.example.title",VALUE="A title"
    #EXT-X-SESSION-KEY:METHOD=SAMPLE-AES,URI="skd://key",KEYFORMAT="com.example.drm"
    #EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="aac",NAME="English",LANGUAGE="en",DEFAULT=YES,URI="audio.m3u8"
    #EXT-X-STREAM-INF:BANDWIDTH=1280000,RESOLUTION=1280x720,FRAME-RATE=29.97,CODECS="avc1.4d401f",AUDIO="aac"
    https://media.example.com/low.m3u8
    #EXT-X-I-FRAME-STREAM-INF:BANDWIDTH=86000,URI="i.m3u8"

    """

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func inspect(_ text: String, _ arguments: String...) async throws -> ToolOutput {
    let file = try folder.file("a.m3u8", text)
    return await AdapterTool.mediate.output(of: ["inspect", file.commandLinePath] + arguments)
  }

  @Test(
    "what is called a playlist and is none is told of as one",
    arguments: [
      ("", "The playlist is empty."), ("<html></html>", "The playlist is a web page."),
      ("<!-- -->#EXTM3U\n", "The playlist is a web page."),
    ]
  )
  func noPlaylist(text: String, problem: String) async throws {
    let output = try await inspect(text)
    #expect(output.status == .answeredNo)
    #expect(output.standardError.contains("a.m3u8: \(problem) Check that"))
  }

  private func json(_ text: String) async throws -> [String: Any] {
    let output = try await inspect(text, "--json")
    #expect(output.status == .success)
    let document = try JSONSerialization.jsonObject(with: Data(output.standardOutput.utf8)) as? [String: Any]
    let (_, value) = try #require(document?.first)
    #expect(document?.count == 1)
    return try #require(value as? [String: Any])
  }

  @Test("tells a person what is in it, and when its interstitials play")
  func text() async throws {
    let output = try await inspect(Self.onDemand)
    #expect(output.status == .success)
    let lines = output.standardOutput.split(separator: "\n").map(String.init)
    for line in [
      "Media playlist: on demand, 2 segments, 0:12, 2 warnings",
      "  version           7", "  target duration   0:06", "  first segment     number 0",
      "  begins            2026-01-01T00:00:00.678Z", "  start point       0:04.5 before the end, precisely",
      "  variable          host: media.example.com", "  discontinuities   1", "  gaps              1",
      "  encryption        AES-128, identity",
      "Interstitial 1 of 5, mid: 2026-01-01T00:00:04.678Z, at 0:04",
      "  duration          0:15", "  asset list        https://ads.example.com/list",
      "  resume offset     0:01.5", "  restricts         SKIP", "  X-COM-EXAMPLE     x",
      "Interstitial 3 of 5, pre: 2026-01-01T00:00:05.678Z, at 0:05, before the content, once",
      "  asset             https://ads.example.com/b.m3u8", "  resume offset     its duration",
      "  timeline          a range",
      "Date range 5 of 5, chapter: 2025-12-31T23:59:59.678Z, at -0:01",
      "  class             com.example.chapter", "  ends              2026-01-01T00:00:06.000Z",
      "  SCTE35-OUT        0xFC",
      "Schedule",
      "  primary  playout  integrated  plays for  goes on at",
      "  0:04     0:09     0:09        0:15       0:05.5      mid",
      "  left out  inside: in what mid passes over",
      "Warnings",
    ] { #expect(lines.contains(line), "\(line)") }
    #expect(
      lines.contains {
        $0.hasPrefix("  line 14  warning  dateRange  date range “mid”: X-SNAP does not know the")
      }
    )
    #expect(
      lines.contains {
        $0.hasPrefix("  line 17  warning  droppedInterstitial  the interstitial “none” has nothing")
      }
    )
    #expect(lines.allSatisfy { !$0.hasSuffix(" ") })
  }

  @Test("prints all of it as a document")
  func document() async throws {
    let json = try await json(Self.onDemand)
    #expect(
      Set(json.keys) == [
        "version", "targetDuration", "mediaSequence", "discontinuitySequence", "hasEnd", "isIFramesOnly",
        "hasIndependentSegments", "startPoint", "startDate", "totalDuration", "variables", "segments",
        "trailingParts", "preloadHints", "renditionReports", "dateRanges", "schedule", "warnings",
      ]
    )
    let segments = try #require(json["segments"] as? [[String: Any]])
    #expect(segments.map { $0["uri"] as? String } == ["https://media.example.com/1.ts", "2.ts"])
    #expect(segments.map { $0["startTime"] as? Double } == [0, 6])
    #expect(segments.map { $0["programDateTime"] as? String }[1] == "2026-01-01T00:00:06.678Z")
    let ranges = try #require(json["dateRanges"] as? [[String: Any]])
    #expect(ranges.map { $0["id"] as? String } == ["mid", "inside", "pre", "none", "chapter"])
    #expect(ranges.map { $0["time"] as? Double } == [4, 5, 5, 5.322, -1])
    #expect(ranges.map { $0["interstitial"] != nil } == [true, true, true, false, false])
    let mid = try #require(ranges[0]["interstitial"] as? [String: Any])
    #expect(mid["resumeOffset"] as? Double == 1.5 && mid["restrictions"] as? [String] == ["SKIP"])
    #expect((mid["asset"] as? [String: String]) == ["list": "https://ads.example.com/list"])
    let schedule = try #require(json["schedule"] as? [String: Any])
    let slots = try #require(schedule["slots"] as? [[String: Any]])
    #expect(slots.map { $0["id"] as? String } == ["pre", "mid"])
    #expect(slots.map { $0["playoutStart"] as? Double } == [0, 9])
    let warnings = try #require(json["warnings"] as? [[String: Any]])
    #expect(warnings.map { $0["kind"] as? String } == ["dateRange", "droppedInterstitial"])
    #expect(warnings.map { $0["line"] as? Int } == [14, 17])
  }

  @Test("says of a live one that it is live, and prints no schedule")
  func live() async throws {
    let live = Self.onDemand.replacing("#EXT-X-ENDLIST\n", with: "")
    let output = try await inspect(live)
    #expect(output.standardOutput.hasPrefix("Media playlist: live, 2 segments, 0:12, 2 warnings\n"))
    #expect(!output.standardOutput.contains("Schedule"))
    #expect(output.standardOutput.contains("\nInterstitial 1 of 5, mid: "))
    #expect(try await json(live)["schedule"] == nil)
  }

  @Test("of a live one counts the parts behind the last segment")
  func trailingParts() async throws {
    let parts = (0...2).map { "#EXT-X-PART:DURATION=0.5,URI=\"3.\($0).ts\"\n" }.joined()
    let live = Self.onDemand.replacing("#EXT-X-ENDLIST\n", with: parts)
    let output = try await inspect(live)
    #expect(output.standardOutput.hasPrefix("Media playlist: live, 2 segments, 0:13.5, 2 warnings\n"))
  }

  @Test("of the multivariant kind prints what there is to choose from")
  func streams() async throws {
    let lines = try await inspect(Self.multivariant).standardOutput.split(separator: "\n").map(String.init)
    for line in [
      "Multivariant playlist: 1 stream, 1 rendition, 1 I-frame stream",
      "  content steering  https://steer.example.com", "  pathway           A",
      "  session data      com.example.title, A title", "  session key       SAMPLE-AES, com.example.drm",
      "Stream 1 of 1: 1280 × 720, 1280 kbit/s, 29.97 pictures a second",
      "  playlist          https://media.example.com/low.m3u8", "  codecs            avc1.4d401f",
      "  audio             aac", "I-frame stream 1 of 1: 86 kbit/s",
      "Rendition 1 of 1, English: AUDIO, group aac, en, default", "  playlist          audio.m3u8",
    ] { #expect(lines.contains(line), "\(line)") }
    let json = try await json(Self.multivariant)
    #expect(
      Set(json.keys) == [
        "hasIndependentSegments", "variables", "variants", "renditions", "iFrameStreams", "sessionData",
        "sessionKeys", "contentSteering", "warnings",
      ]
    )
  }

  @Test("recognises it behind a byte order mark and with any line ends")
  func recognised() async throws {
    for text in ["\u{FEFF}" + Self.onDemand, Self.onDemand.replacing("\n", with: "\r\n"), "#EXTM3U"] {
      let output = try await inspect(text)
      #expect(output.status == .success)
      #expect(output.standardOutput.hasPrefix("Media playlist: "))
    }
  }

  @Test(
    "refuses what cannot be used, with one line and status 1",
    arguments: [
      ("#EXTM3U\r#EXTINF:6,\ra.ts\r", "The lines of the playlist end in carriage returns alone. "),
      ("#EXTM3U8\n", "The playlist begins with “#EXTM3U8” instead of #EXTM3U. "),
      (
        "#EXTM3U\n#EXTINF:6,\na\n#EXT-X-STREAM-INF:BANDWIDTH=1\nb\n",
        "The playlist has tags of media playlists and of multivariant playlists (line 4). "
      ),
      (
        "#EXTM3U\n" + String(repeating: "a", count: 200_000),
        "A line exceeds the limit of 100,000 bytes (line 2). "
      ),
    ]
  )
  func refused(_ text: String, _ message: String) async throws {
    for arguments in [[], ["--json"]] {
      let file = try folder.file("a.m3u8", text)
      let output = await AdapterTool.mediate.output(of: ["inspect", file.commandLinePath] + arguments)
      #expect(output.status == .answeredNo)
      #expect(output.standardOutput.isEmpty)
      #expect(output.standardError.hasPrefix("mediate: \(file.commandLinePath): \(message)"))
      #expect(output.standardError.split(separator: "\n").count == 1)
    }
  }

  @Test("escapes what it says")
  func hostile() async throws {
    let hostile = "a\u{1B}[31mb\u{202E}c\u{9B}"
    let text = """
      #EXTM3U
      #EXT-X-VERSION:\(hostile)
      #EXT-X-DEFINE:NAME="\(hostile)",VALUE="\(hostile)"
      #EXT-X-DEFINE:NAME="a",VALUE="\(hostile)"
      #EXT-X-KEY:METHOD=\(hostile),URI="\(hostile)",KEYFORMAT="\(hostile)"
      #EXTINF:6,\(hostile)
      \(hostile)
      #EXT-X-DATERANGE:ID="\(hostile)",CLASS="com.apple.hls.interstitial",START-DATE="2026-01-01T00:00:00Z",X-ASSET-URI="https://\(hostile)",X-\(hostile)="\(hostile)"
      #EXT-X-DATERANGE:ID="\(hostile)2",CLASS="\(hostile)",START-DATE="2026-01-01T00:00:00Z",CUE="\(hostile)"
      #EXT-X-PRELOAD-HINT:TYPE=\(hostile),URI="\(hostile)"
      #EXT-X-ENDLIST
      """
    let multivariant = """
      #EXTM3U
      #EXT-X-SESSION-DATA:DATA-ID="\(hostile)",VALUE="\(hostile)"
      #EXT-X-MEDIA:TYPE=\(hostile),GROUP-ID="\(hostile)",NAME="\(hostile)"
      #EXT-X-STREAM-INF:BANDWIDTH=\(hostile),CODECS="\(hostile)"
      \(hostile)
      """
    for text in [text, multivariant] {
      for arguments in [[], ["--json"]] {
        let file = try folder.file("a.m3u8", text)
        let output = await AdapterTool.mediate.output(of: ["inspect", file.commandLinePath] + arguments)
        #expect(output.status == .success, "\(output.standardError)")
        let scalars = output.standardOutput.unicodeScalars
        #expect(
          scalars.allSatisfy { $0 == "\n" || ($0.properties.generalCategory != .control && $0 != "\u{202E}") }
        )
        #expect(output.standardOutput.contains(arguments.isEmpty ? "\\u{1B}[31m" : "\\u001b[31m"))
      }
    }
  }
}
