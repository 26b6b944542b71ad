import Foundation
import Testing

@testable import HLS

@Suite("Blanks before #EXTM3U")
struct LeadingBlanksTests {
  private static let media = """
    #EXTM3U
    #EXT-X-TARGETDURATION:6
    #EXTINF:six,
    a.ts
    #EXT-X-ENDLIST

    """

  @Test(
    "are tolerated with a warning, kept in the text, and counted in the lines",
    arguments: [
      ("", 0), ("\n", 1), (" \t", 0), ("\r\n \r\n", 2), ("\u{FEFF}", 0), ("\u{FEFF}\n\n", 2),
    ]
  )
  func tolerated(blanks: String, lines: Int) throws {
    let text = blanks + Self.media
    let playlist = try MediaPlaylist(text: text)
    #expect(playlist.segments.map(\.uri) == ["a.ts"])
    #expect(playlist.segments.map(\.line) == [4 + lines])
    #expect(Array(playlist.text.utf8) == Array(text.utf8))
    var expected: [PlaylistWarning] = []
    if blanks.hasPrefix("\u{FEFF}") { expected.append(PlaylistWarning(line: 1, kind: .byteOrderMark)) }
    if !["", "\u{FEFF}"].contains(blanks) {
      expected.append(PlaylistWarning(line: lines + 1, kind: .blanksAtStart))
    }
    #expect(playlist.warnings.prefix(expected.count) == expected[...])
    #expect(playlist.warnings.dropFirst(expected.count).map(\.line) == [3 + lines, 4 + lines])
  }

  @Test("in a multivariant playlist as well")
  func multivariant() throws {
    let text = "\n\n#EXTM3U\n#EXT-X-STREAM-INF:RESOLUTION=1x1\na.m3u8\n"
    guard case .multivariant(let playlist) = try Playlist(text: text) else {
      Issue.record("not a multivariant playlist")
      return
    }
    #expect(playlist.variants.map(\.uri) == ["a.m3u8"] && playlist.text == text)
    #expect(
      playlist.warnings == [
        PlaylistWarning(line: 3, kind: .blanksAtStart),
        PlaylistWarning(line: 4, kind: .missingAttribute(tag: "#EXT-X-STREAM-INF", name: "BANDWIDTH")),
      ]
    )
  }

  @Test("a reload of such a playlist counts lines from its beginning")
  func reload() throws {
    let live = "\n#EXTM3U\n#EXT-X-TARGETDURATION:6\n#EXTINF:6,\na.ts\n#EXTINF:6,\nb.ts\n"
    let first = try MediaPlaylist(text: live)
    let second = try first.updated(with: Data((live + "#EXTINF:6,\nc.ts\n").utf8))
    #expect(second.segments.map(\.line) == [5, 7, 9])
    #expect(second.warnings == [PlaylistWarning(line: 2, kind: .blanksAtStart)])
  }

  @Test("other text before it is still refused")
  func refused() {
    #expect(throws: PlaylistError.notAPlaylist(start: "a")) { try Playlist(text: "\na\n#EXTM3U\n") }
    #expect(throws: PlaylistError.empty) { try Playlist(text: " \n\t") }
  }
}

@Suite("The severity of what is tolerated in playlists")
struct PlaylistSeverityTests {
  @Test(
    "is an error where the specification says that clients must fail to parse",
    arguments: [
      ("#EXT-X-VERSION:6\n#EXT-X-VERSION:6", .repeatedTag("#EXT-X-VERSION")),
      (
        "#EXT-X-INDEPENDENT-SEGMENTS\n#EXT-X-INDEPENDENT-SEGMENTS",
        .repeatedTag("#EXT-X-INDEPENDENT-SEGMENTS")
      ),
      ("#EXT-X-START:TIME-OFFSET=1\n#EXT-X-START:TIME-OFFSET=1", .repeatedTag("#EXT-X-START")),
      ("#EXT-X-DEFINE:VALUE=\"x\"", .missingAttribute(tag: "#EXT-X-DEFINE", name: "NAME")),
      (
        "#EXT-X-DEFINE:NAME=\"a\",VALUE=\"x\"\n#EXT-X-DEFINE:NAME=\"a\",VALUE=\"y\"",
        .repeatedVariable("a")
      ),
      ("#EXT-X-DEFINE:IMPORT=\"a\"", .noValue(variable: "a")),
      ("#EXT-X-DEFINE:QUERYPARAM=\"a\"", .noValue(variable: "a")),
      ("#EXT-X-KEY:METHOD=AES-128,URI=\"{$a}\"", .undefinedVariable("a")),
      ("#EXT-X-BYTERANGE:100", .noByteRangeOffset),
    ] as [(String, PlaylistWarning.Kind)]
  )
  func errors(lines: String, kind: PlaylistWarning.Kind) throws {
    let playlist = try MediaPlaylist(text: "#EXTM3U\n#EXT-X-TARGETDURATION:6\n\(lines)\n#EXTINF:6,\na.ts\n")
    #expect(playlist.warnings.map(\.kind) == [kind])
    #expect(playlist.warnings.map(\.severity) == [.error])
  }

  @Test(
    "is a warning elsewhere",
    arguments: [
      .byteOrderMark, .blanksAtStart, .controlCharacter, .missingTag("#EXT-X-TARGETDURATION"),
      .repeatedTag("#EXT-X-TARGETDURATION"), .noDuration,
      .missingAttribute(tag: "#EXT-X-MEDIA", name: "NAME"),
      .more(2),
    ] as [PlaylistWarning.Kind]
  )
  func warnings(kind: PlaylistWarning.Kind) {
    #expect(PlaylistWarning(line: 1, kind: kind).severity == .warning)
  }
}
