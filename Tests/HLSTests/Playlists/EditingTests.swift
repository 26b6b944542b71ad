import Foundation
import Testing

@testable import HLS

@Suite("A changed playlist keeps what was not changed")
struct EditingTests {
  @Test("when a segment is added")
  func append() throws {
    var playlist = try MediaPlaylist(data: Fixture.onDemand.data)
    let segment = MediaSegment(
      uri: "fifth.mp4",
      duration: .milliseconds(1500),
      title: "Five",
      tags: ["#EXT-X-DISCONTINUITY"]
    )
    #expect(segment.uri == "fifth.mp4" && segment.duration == .seconds(1.5) && segment.title == "Five")
    try playlist.append(segment)
    let added = "fourth.mp4\n#EXT-X-DISCONTINUITY\n#EXTINF:1.5,Five\nfifth.mp4\n"
    #expect(playlist.text == Fixture.onDemand.text.replacing("fourth.mp4\n", with: added))
    #expect(playlist.segments.last?.discontinuitySequence == 5)
    #expect(playlist.segments.last?.startTime == .milliseconds(22_500))
  }

  @Test("with its own line ends, also where the last one is missing")
  func lineEnds() throws {
    var playlist = try MediaPlaylist(text: "#EXTM3U\r\n#EXTINF:1,\r\na.ts")
    try playlist.append(MediaSegment(uri: "b.ts", duration: .seconds(2)))
    try playlist.end()
    try playlist.end()
    #expect(playlist.text == "#EXTM3U\r\n#EXTINF:1,\r\na.ts\r\n#EXTINF:2,\r\nb.ts\r\n#EXT-X-ENDLIST\r\n")
    var empty = try MediaPlaylist(text: "#EXTM3U\n#EXT-X-ENDLIST\n")
    try empty.append(MediaSegment(uri: "b.ts", duration: .seconds(2)))
    #expect(empty.text == "#EXTM3U\n#EXTINF:2,\nb.ts\n#EXT-X-ENDLIST\n")
  }

  @Test("when a date range is removed or added")
  func dateRanges() throws {
    var playlist = try MediaPlaylist(data: Fixture.interstitials.data)
    let mid = try #require(playlist.dateRanges.first { $0.id == "mid" })
    #expect(try playlist.removeDateRange(id: "splice"))
    #expect(try playlist.removeDateRange(id: "mid"))
    #expect(try !playlist.removeDateRange(id: "mid"))
    let kept = Fixture.interstitials.text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.contains("\"mid\"") && !$0.contains("\"splice\"") }.joined(separator: "\n")
    #expect(playlist.text == kept)
    try playlist.append(mid)
    #expect(playlist.dateRanges.map(\.id) == ["pre", "mid", "post"])
    #expect(playlist.dateRanges.first { $0.id == "mid" } == mid)
  }

  @Test("and whatever is added stays in its line")
  func harmless() throws {
    var playlist = try MediaPlaylist(text: "#EXTM3U\n")
    for uri in ["", " ", "#EXT-X-ENDLIST", "a\nb", "a\r\n#EXT-X-ENDLIST", "\u{0}"] {
      try playlist.append(
        MediaSegment(
          uri: uri,
          duration: .seconds(-1),
          title: "t\n#EXT-X-ENDLIST",
          tags: ["#EXT-X-A\n#EXT-X-GAP"]
        )
      )
    }
    #expect(playlist.segments.count == 6)
    #expect(!playlist.hasEnd)
    #expect(playlist.segments.allSatisfy { $0.duration == .zero && !$0.isGap })
  }

  @Test("and a segment is one, whatever its tags are")
  func oddTags() throws {
    let many = "#EXT-X-MAP:" + (0..<500).map { "A\($0)=1" }.joined(separator: ",")
    for tags in [
      ["no tag"], ["#EXT-X-STREAM-INF:BANDWIDTH=1"], [many], ["#EXT-X-SKIP:SKIPPED-SEGMENTS=9"], [""],
    ] {
      let segment = MediaSegment(uri: "a.ts", duration: .seconds(2), tags: tags)
      #expect(segment.uri == "a.ts" && segment.duration == .seconds(2))
    }
  }
}
