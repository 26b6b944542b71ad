import Foundation
import Testing

@testable import HLS

@Suite("What is exactly at a limit is read")
struct LimitTests {
  private struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var limit: @Sendable (inout PlaylistLimits) -> Void
  }

  private static let media = "#EXTM3U\n#EXT-X-TARGETDURATION:6\n"
  private static let multivariant = "#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\na\n"

  private static let rows = [
    Row(testDescription: "bytes", text: media) { $0.bytes = media.utf8.count },
    Row(testDescription: "bytes of a line", text: media + "#EXTINF:6,\nlong.ts\n") {
      $0.lineBytes = "#EXT-X-TARGETDURATION:6".utf8.count
    },
    Row(testDescription: "bytes of a line of a multivariant playlist", text: multivariant) {
      $0.lineBytes = "#EXT-X-STREAM-INF:BANDWIDTH=1".utf8.count
    },
    Row(
      testDescription: "bytes of texts with variables",
      text: media + "#EXT-X-DEFINE:NAME=\"a\",VALUE=\"12345\"\n#EXTINF:6,\n{$a}\n"
    ) {
      $0.expandedBytes = 5
    },
  ]

  @Test("of a playlist", arguments: rows)
  private func atLimit(_ row: Row) throws {
    var limits = PlaylistLimits()
    row.limit(&limits)
    #expect(throws: Never.self) { try Playlist(text: row.text, limits: limits) }
  }

  @Test("a line of a multivariant playlist that is one byte longer is refused")
  func longLine() {
    var limits = PlaylistLimits()
    limits.lineBytes = "#EXT-X-STREAM-INF:BANDWIDTH=1".utf8.count - 1
    #expect(throws: PlaylistError.lineTooLong(limit: limits.lineBytes, line: 2)) {
      try Playlist(text: Self.multivariant, limits: limits)
    }
  }

  @Test("of an asset list")
  func assetList() throws {
    let text = #"{"ASSETS": [{"URI": "a", "DURATION": 1000000000}]}"#
    var limits = PlaylistLimits()
    limits.assetListBytes = text.utf8.count
    limits.assets = 1
    #expect(
      try AssetList(data: Data(text.utf8), limits: limits).assets[0].duration == .seconds(1_000_000_000)
    )
  }

  @Test("an asset list of the greatest depth, and one level more is refused")
  func assetListDepth() throws {
    func list(_ depth: Int) throws -> AssetList {
      let (start, end) = (String(repeating: "[", count: depth - 1), String(repeating: "]", count: depth - 1))
      return try AssetList(data: Data("{\"ASSETS\": [], \"X-DEEP\": \(start)\(end)}".utf8))
    }
    #expect(try list(100) == AssetList(assets: []))
    #expect(throws: AssetListError.notJSON) { try list(101) }
  }

  @Test("the longest segment, with decimals or in an unusual form")
  func longestSegment() throws {
    for text in ["1000000000", "1000000000,", " 1000000000"] {
      let playlist = try MediaPlaylist(text: Self.media + "#EXTINF:\(text)\na\n")
      #expect(playlist.segments[0].duration == .seconds(1_000_000_000), "\(text)")
    }
  }

  @Test("a duration without digits, or with a tail, is not read")
  func brokenDuration() throws {
    for text in [".5x,", ",title", "5x"] {
      let playlist = try MediaPlaylist(text: Self.media + "#EXTINF:\(text)\na\n")
      #expect(playlist.warnings.contains { $0.kind.isBadDuration }, "\(text)")
    }
  }

  @Test("a byte range that follows another one may begin at the largest number, and not beyond")
  func byteRangeOffset() throws {
    let largest = DecimalText.maximumInteger
    func playlist(_ offset: Int) throws -> MediaPlaylist {
      try MediaPlaylist(
        text: Self.media
          + "#EXT-X-BYTERANGE:10@\(offset)\n#EXTINF:6,\na\n#EXT-X-BYTERANGE:10\n#EXTINF:6,\na\n"
      )
    }
    #expect(try playlist(largest - 10).segments[1].byteRange == ByteRange(length: 10, offset: largest))
    let beyond = try playlist(largest - 9)
    #expect(beyond.segments[1].byteRange == ByteRange(length: 10, offset: 0))
    #expect(beyond.warnings.contains { $0.kind == .noByteRangeOffset })
  }

  @Test("as many warnings as are allowed are kept, and the rest is counted")
  func warnings() throws {
    var limits = PlaylistLimits()
    limits.warnings = 3
    for count in 2...5 {
      let tags = String(repeating: "#EXT-X-VERSION:x\n", count: count)
      let ranges = (0..<count).map { "#EXT-X-DATERANGE:ID=\"\($0)\"\n" }.joined()
      let media = Self.media + "#EXTINF:6,\na\n"
      for (text, total) in [
        (Self.multivariant + tags, count), (media + tags, count), (media + ranges, count),
      ] {
        let warnings = try Playlist(text: text, limits: limits).warnings
        #expect(warnings.count == (total > 3 ? 4 : total), "\(count)")
        #expect((warnings.last?.kind == .more(total - 3)) == (total > 3), "\(count)")
      }
    }
  }

  @Test("a date that no calendar of ours reaches is none")
  func dates() {
    #expect(ProgramDate(Date(timeIntervalSinceReferenceDate: 1e12)) == nil)
    #expect(ProgramDate(Date(timeIntervalSinceReferenceDate: -1e12)) == nil)
    #expect(ProgramDate(Date(timeIntervalSinceReferenceDate: 1e12 - 1)) != nil)
  }
}

extension PlaylistWarning.Kind {
  fileprivate var isBadDuration: Bool {
    if case .badValue(tag: "#EXTINF", _) = self { true } else { false }
  }
}
