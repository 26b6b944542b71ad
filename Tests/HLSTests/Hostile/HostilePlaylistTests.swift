import Foundation
import Testing

@testable import HLS

@Suite("Bad playlists end in a named error, or in warnings")
struct HostilePlaylistTests {
  @Test(
    "not a playlist",
    arguments: [
      ("", .empty), (" \n\t", .empty), ("<html>", .html), ("\n<html>", .html), ("{\"ASSETS\": []}", .json),
      ("#EXTINF:6,\na.ts", .notAPlaylist(start: "#EXTINF:6,")),
      ("#EXTM3U8\n", .notAPlaylist(start: "#EXTM3U8")), ("#EXTM3\n", .notAPlaylist(start: "#EXTM3")),
      ("#EXTM3U\r#EXTINF:6,\ra.ts\r", .carriageReturns),
      ("#EXTM3U\n#EXT-X-TARGETDURATION:6\n#EXT-X-STREAM-INF:BANDWIDTH=1\na", .mixed(line: 3)),
      ("#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\na\n#EXTINF:6,\nb", .mixed(line: 4)),
    ] as [(String, PlaylistError)]
  )
  func refused(_ text: String, _ error: PlaylistError) {
    #expect(throws: error) { try Playlist(text: text) }
    #expect(!error.description.contains("\n") && error.description.hasSuffix("."))
  }

  @Test("bytes that are no text")
  func bytes() throws {
    for kind in ["#EXTINF:6,", "#EXT-X-STREAM-INF:BANDWIDTH=1"] {
      let data = Data("#EXTM3U\n\(kind)\na".utf8) + [0xC0, 0x80, 0x0A]
      #expect(throws: PlaylistError.notUTF8(line: 3)) { try Playlist(data: data) }
    }
    let text = "#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,a\u{0}b\nc\rd\ne\u{1B}\n"
    let playlist = try MediaPlaylist(text: text)
    #expect([UInt8](playlist.text.utf8) == [UInt8](text.utf8))
    #expect(playlist.segments[0].title == "a\u{0}b" && playlist.segments[0].uri == "c\rd")
    #expect(playlist.warnings.filter { $0.kind == .controlCharacter }.map(\.line) == [3, 4, 5])
  }

  @Test(
    "a value that is none is left out with a warning",
    arguments: [
      ("#EXT-X-VERSION:x", .badValue(tag: "#EXT-X-VERSION", text: "x")),
      ("#EXT-X-TARGETDURATION:-1", .badValue(tag: "#EXT-X-TARGETDURATION", text: "-1")),
      (
        "#EXT-X-MEDIA-SEQUENCE:99999999999999999999",
        .badValue(tag: "#EXT-X-MEDIA-SEQUENCE", text: "99999999999999999999")
      ),
      (
        "#EXT-X-MEDIA-SEQUENCE:9223372036854775807",
        .badValue(tag: "#EXT-X-MEDIA-SEQUENCE", text: "9223372036854775807")
      ),
      ("#EXT-X-DISCONTINUITY-SEQUENCE:", .badValue(tag: "#EXT-X-DISCONTINUITY-SEQUENCE", text: "")),
      ("#EXT-X-PLAYLIST-TYPE:LIVE", .badValue(tag: "#EXT-X-PLAYLIST-TYPE", text: "LIVE")),
      ("#EXT-X-ALLOW-CACHE:MAYBE", .badValue(tag: "#EXT-X-ALLOW-CACHE", text: "MAYBE")),
      ("#EXT-X-BITRATE:1.5", .badValue(tag: "#EXT-X-BITRATE", text: "1.5")),
      ("#EXT-X-BYTERANGE:1@2@3", .badValue(tag: "#EXT-X-BYTERANGE", text: "1@2@3")),
      ("#EXT-X-BYTERANGE:-1", .badValue(tag: "#EXT-X-BYTERANGE", text: "-1")),
      ("#EXT-X-BYTERANGE:1", .noByteRangeOffset),
      ("#EXT-X-PART:DURATION=1,URI=\"a\",BYTERANGE=\"9\"", .noByteRangeOffset),
      (
        "#EXT-X-PART:DURATION=1,URI=\"a\",BYTERANGE=\"9@0\"\n#EXT-X-PART:DURATION=1,URI=\"b\",BYTERANGE=\"9\"",
        .noByteRangeOffset
      ),
      ("#EXT-X-PROGRAM-DATE-TIME:now", .badValue(tag: "#EXT-X-PROGRAM-DATE-TIME", text: "now")),
      ("#EXT-X-START:PRECISE=YES", .missingAttribute(tag: "#EXT-X-START", name: "TIME-OFFSET")),
      ("#EXT-X-START:TIME-OFFSET=inf", .badAttribute(tag: "#EXT-X-START", name: "TIME-OFFSET", text: "inf")),
      ("#EXT-X-KEY:URI=\"k\"", .missingAttribute(tag: "#EXT-X-KEY", name: "METHOD")),
      ("#EXT-X-KEY:METHOD=AES-128", .missingAttribute(tag: "#EXT-X-KEY", name: "URI")),
      ("#EXT-X-MAP:", .missingAttribute(tag: "#EXT-X-MAP", name: "URI")),
      ("#EXT-X-PART:URI=\"a\"", .missingAttribute(tag: "#EXT-X-PART", name: "DURATION")),
      (
        "#EXT-X-PART-INF:PART-TARGET=x", .badAttribute(tag: "#EXT-X-PART-INF", name: "PART-TARGET", text: "x")
      ),
      (
        "#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=TRUE",
        .badAttribute(tag: "#EXT-X-SERVER-CONTROL", name: "CAN-BLOCK-RELOAD", text: "TRUE")
      ),
      ("#EXT-X-SKIP:", .missingAttribute(tag: "#EXT-X-SKIP", name: "SKIPPED-SEGMENTS")),
      ("#EXT-X-PRELOAD-HINT:TYPE=PART", .missingAttribute(tag: "#EXT-X-PRELOAD-HINT", name: "URI")),
      ("#EXT-X-RENDITION-REPORT:LAST-MSN=1", .missingAttribute(tag: "#EXT-X-RENDITION-REPORT", name: "URI")),
      ("#EXT-X-DEFINE:VALUE=\"a\"", .missingAttribute(tag: "#EXT-X-DEFINE", name: "NAME")),
      (
        "#EXT-X-DEFINE:NAME=\"a b\",VALUE=\"\"",
        .badAttribute(tag: "#EXT-X-DEFINE", name: "NAME", text: "a b")
      ),
      ("#EXT-X-MAP:URI=\"a\",URI=\"b\"", .repeatedAttribute(tag: "#EXT-X-MAP", name: "URI")),
      ("#EXT-X-MAP:URI=\"a", .brokenAttribute(tag: "#EXT-X-MAP", text: "URI=\"a")),
      ("#EXT-X-MAP:URI=\"a\",junk", .brokenAttribute(tag: "#EXT-X-MAP", text: "junk")),
      ("#EXT-X-MAP:URI=\"a\"junk", .brokenAttribute(tag: "#EXT-X-MAP", text: "URI=\"a\"junk")),
      ("#EXT-X-MAP:URI=\"a\"BYTERANGE=\"9@0\"", .missingComma(tag: "#EXT-X-MAP", after: "URI")),
      ("#EXT-X-MAP:URI=\"a\" BYTERANGE=\"9@0\"", .missingComma(tag: "#EXT-X-MAP", after: "URI")),
      (
        "#EXT-X-TARGETDURATION:6\n#EXTINF:6.6,\na",
        .longSegment(duration: .milliseconds(6600), target: .seconds(6))
      ),
      (
        "#EXTINF:7,\na\n#EXT-X-TARGETDURATION:6",
        .longSegment(duration: .seconds(7), target: .seconds(6))
      ),
      ("#EXT-X-TARGETDURATION:6\n#EXT-X-TARGETDURATION:7", .repeatedTag("#EXT-X-TARGETDURATION")),
      ("#EXTINF:1,\na\n#EXT-X-MEDIA-SEQUENCE:6", .misplacedTag("#EXT-X-MEDIA-SEQUENCE")),
      ("a", .noDuration), ("#EXTINF:NaN,\nb", .badValue(tag: "#EXTINF", text: "NaN")),
      ("#EXTINF:-5,\nb", .badValue(tag: "#EXTINF", text: "-5")),
      ("#EXTINF:1e9,\nb", .badValue(tag: "#EXTINF", text: "1e9")),
      ("#EXTINF:1000000001,\nb", .badValue(tag: "#EXTINF", text: "1000000001")),
    ] as [(String, PlaylistWarning.Kind)]
  )
  func warnings(_ lines: String, _ warning: PlaylistWarning.Kind) throws {
    let playlist = try MediaPlaylist(text: "#EXTM3U\n\(lines)\n#EXTINF:5,\nlast.ts\n")
    let kinds = playlist.warnings.map(\.kind)
    #expect(kinds.contains(warning), "\(kinds)")
    #expect(playlist.segments.last?.duration == .seconds(5))
    #expect(playlist.text.contains(lines))
  }

  @Test("segments and parts as they may be have no warning")
  func noWarnings() throws {
    let playlist = try MediaPlaylist(
      text: """
        #EXTM3U
        #EXT-X-TARGETDURATION:6
        #EXT-X-PART:DURATION=3,URI="a",BYTERANGE="9@0"
        #EXT-X-PART:DURATION=3.5,URI="a",BYTERANGE="9"
        #EXTINF:6.5,
        a
        #EXTINF:6,
        b
        """
    )
    #expect(playlist.warnings.isEmpty)
  }

  @Test("an attribute behind a missing comma is read")
  func missingComma() throws {
    let playlist = try MediaPlaylist(
      text: """
        #EXTM3U
        #EXT-X-TARGETDURATION:6
        #EXT-X-PROGRAM-DATE-TIME:2026-01-01T00:00:00Z
        #EXT-X-DATERANGE:ID="a",CLASS="com.apple.hls.interstitial",START-DATE="2026-01-01T00:00:00Z",\
        X-SNAP="OUT"X-ASSET-URI="https://example.com/a,b.m3u8?c=\u{201C}",X-RESUME-OFFSET=5

        """
    )
    let interstitial = try #require(playlist.interstitials.first)
    #expect(interstitial.snaps == [.out])
    #expect(interstitial.asset == .uri("https://example.com/a,b.m3u8?c=\u{201C}"))
    #expect(interstitial.resumeOffset == .seconds(5))
    #expect(
      playlist.warnings.map(\.description) == [
        "line 4: there is no comma behind X-SNAP of #EXT-X-DATERANGE; write one"
      ]
    )
  }

  @Test("a playlist without what it needs has a warning")
  func missing() throws {
    let playlist = try MediaPlaylist(text: "#EXTM3U")
    #expect(playlist.warnings == [PlaylistWarning(line: 1, kind: .missingTag("#EXT-X-TARGETDURATION"))])
    #expect(playlist.segments.isEmpty && playlist.totalDuration == .zero && playlist.startDate == nil)
    #expect(playlist.isLive)
  }

  @Test("numbers are exact, however many digits they have")
  func numbers() throws {
    let long = String(repeating: "3", count: 5000)
    let zeros = String(repeating: "0", count: 5000)
    for (text, duration) in [
      ("6.006", Duration.milliseconds(6006)), ("0.1", .milliseconds(100)), ("1.", .seconds(1)),
      (".5", .milliseconds(500)), ("1000000000", .seconds(1_000_000_000)), ("\(zeros)7", .seconds(7)),
      ("0.000000000000000001", Duration(secondsComponent: 0, attosecondsComponent: 1)),
      ("1.\(long)", Duration(secondsComponent: 1, attosecondsComponent: 333_333_333_333_333_333)),
      ("\(long)", .zero), ("", .zero), (".", .zero), ("0x10", .zero), ("1.2.3", .zero), ("+1", .zero),
    ] {
      let playlist = try MediaPlaylist(text: "#EXTM3U\n#EXTINF:\(text),\na\n")
      #expect(playlist.totalDuration == duration, "\(text.prefix(30))")
    }
    let sum = try MediaPlaylist(
      text: "#EXTM3U\n" + String(repeating: "#EXTINF:1000000000,\na\n", count: 1000)
    )
    #expect(sum.totalDuration == .seconds(1_000_000_000_000))
  }

  @Test("limits have errors of their own")
  func limits() throws {
    func error(_ text: String, _ change: (inout PlaylistLimits) -> Void) -> PlaylistError? {
      var limits = PlaylistLimits()
      change(&limits)
      do throws(PlaylistError) {
        _ = try Playlist(text: text, limits: limits)
        return nil
      } catch {
        return error
      }
    }
    let two = "#EXTM3U\n#EXTINF:1,\na\n#EXTINF:1,\nb\n"
    #expect(error(two) { $0.bytes = 20 } == .tooLarge(limit: 20))
    #expect(error(two) { $0.lineBytes = 9 } == .lineTooLong(limit: 9, line: 2))
    #expect(error(two) { $0.segments = 1 } == .tooManySegments(limit: 1, line: 5))
    #expect(
      error("#EXTM3U\n#EXT-X-MAP:A=1,B=2") { $0.attributes = 1 } == .tooManyAttributes(limit: 1, line: 2)
    )
    let range = "#EXT-X-DATERANGE:ID=\"a\",START-DATE=\"2026-01-01T00:00:00Z\"\n"
    #expect(error("#EXTM3U\n\(range)\(range)") { $0.dateRanges = 1 } == .tooManyDateRanges(limit: 1, line: 3))
    let define = "#EXT-X-DEFINE:NAME=\"a\",VALUE=\"0123456789\"\n"
    #expect(error("#EXTM3U\n\(define)\(define)") { $0.variables = 1 } == .tooManyVariables(limit: 1, line: 3))
    let uses = "#EXTINF:1,\n{$a}{$a}\n"
    #expect(
      error("#EXTM3U\n\(define)\(uses)\(uses)") { $0.expandedBytes = 30 }
        == .expandedTextTooLong(limit: 30, line: 6)
    )
    let keys = (0..<3).map { "#EXT-X-KEY:METHOD=AES-128,URI=\"k\",KEYFORMAT=\"\($0)\"\n" }.joined()
    #expect(error("#EXTM3U\n\(keys)") { $0.keyFormats = 2 } == .tooManyKeyFormats(limit: 2, line: 4))
    #expect(error("#EXTM3U\n\(keys)\(keys)") { $0.keyFormats = 3 } == nil)
    let stream = "#EXT-X-STREAM-INF:BANDWIDTH=1\na\n"
    #expect(error("#EXTM3U\n\(stream)\(stream)") { $0.entries = 1 } == .tooManyEntries(limit: 1, line: 4))
    let bad = try MediaPlaylist(text: "#EXTM3U\n" + String(repeating: "a\n", count: 500))
    #expect(bad.warnings.count == 201 && bad.warnings.last?.kind == .more(301))
  }

  @Test("variables that grow without end are stopped")
  func expansion() {
    var text = "#EXTM3U\n#EXT-X-DEFINE:NAME=\"v0\",VALUE=\"0123456789\"\n"
    for number in 1...60 {
      text += "#EXT-X-DEFINE:NAME=\"v\(number)\",VALUE=\"{$v\(number - 1)}{$v\(number - 1)}\"\n"
    }
    var limits = PlaylistLimits()
    limits.expandedBytes = 1_000_000
    #expect(throws: PlaylistError.expandedTextTooLong(limit: 1_000_000, line: 18)) {
      try MediaPlaylist(text: text, limits: limits)
    }
  }

  @Test("what could take long with every repetition does not")
  func repetition() throws {
    let open = String(repeating: "{$", count: 45_000)
    let references = String(repeating: "#EXTINF:1,\n\(open)\n", count: 20)
    #expect(try MediaPlaylist(text: "#EXTM3U\n\(references)").segments.first?.uri == open)
    let start = #"ID="a",START-DATE="2026-01-01T00:00:00Z""#
    let tags = (0..<5000).map { number in
      "#EXT-X-DATERANGE:\(start),X-\(number)=1,Y-\(number)=2,Z-\(number)=3\n"
    }
    let playlist = try MediaPlaylist(text: "#EXTM3U\n\(tags.joined())")
    #expect(playlist.dateRanges.map(\.attributes.attributes.count) == [200])
    #expect(playlist.warnings.contains { $0.kind == .surplusAttribute(id: "a", name: "X-66") })
  }

  @Test("keys of ever more formats are stopped")
  func keyFormats() {
    let segments = (0..<5000).map { "#EXT-X-KEY:METHOD=AES-128,URI=\"k\",KEYFORMAT=\"\($0)\"\n\($0).ts\n" }
    #expect(throws: PlaylistError.tooManyKeyFormats(limit: 20, line: 42)) {
      try MediaPlaylist(text: "#EXTM3U\n\(segments.joined())")
    }
  }

  @Test("thousands of date ranges that end as the next one begins have their ends")
  func endsOnNext() throws {
    let tags = (0..<18_000).map { number in
      let time = [number / 3600, number / 60 % 60, number % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
      return "#EXT-X-DATERANGE:ID=\"\(number)\",CLASS=\"c\",END-ON-NEXT=YES,"
        + "START-DATE=\"2026-01-01T\(time.joined(separator: ":"))Z\"\n"
    }
    let playlist = try MediaPlaylist(text: "#EXTM3U\n\(tags.reversed().joined())")
    let ends = playlist.dateRanges.map(playlist.endDate)
    #expect(ends.first == .some(nil))
    #expect(ends.dropFirst().elementsEqual(playlist.dateRanges.dropLast().map { $0.startDate }))
  }

  @Test("a line of a megabyte is refused, 100,000 segments are read")
  func size() throws {
    let line = String(repeating: "a", count: 1_000_000)
    #expect(throws: PlaylistError.lineTooLong(limit: 100_000, line: 2)) {
      try Playlist(text: "#EXTM3U\n\(line)")
    }
    let text = "#EXTM3U\n" + String(repeating: "#EXTINF:2,\nsegment.ts\n", count: 100_000)
    let playlist = try MediaPlaylist(text: text)
    #expect(playlist.segments.count == 100_000)
    #expect(playlist.totalDuration == .seconds(200_000))
    #expect(playlist.segments.index(at: .seconds(123_457)) == 61_728)
  }
}
