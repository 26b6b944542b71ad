import Foundation
import Testing

@testable import HLS

@Suite("Playlists keep their bytes")
struct RoundTripTests {
  @Test("and print them as they were read", arguments: Fixture.all)
  func roundTrip(_ fixture: Fixture) throws {
    let playlist = try Playlist(data: fixture.data)
    #expect([UInt8](playlist.text.utf8) == [UInt8](fixture.data))
    #expect(playlist.data == fixture.data)
    #expect(try Playlist(text: fixture.text) == playlist)
  }

  @Test("of every tag there is a fixture that reads it", arguments: PlaylistTag.allCases)
  func everyTag(_ tag: PlaylistTag) {
    let lines = Fixture.all.flatMap { $0.text.split(whereSeparator: \.isNewline) }
    #expect(lines.contains { $0 == tag.text || $0.hasPrefix("\(tag.text):") }, "\(tag.text)")
  }

  @Test("with line ends of both kinds, a missing last one, and blank lines")
  func lineEnds() throws {
    for end in ["\n", "\r\n", "\n\n", "\r\n\n"] {
      let lines = ["#EXTM3U", "#EXT-X-TARGETDURATION:6", "#EXTINF:6.0,title", "a.ts", "#EXT-X-ENDLIST"]
      for text in [lines.joined(separator: end), lines.joined(separator: end) + end] {
        let playlist = try MediaPlaylist(text: text)
        #expect([UInt8](playlist.text.utf8) == [UInt8](text.utf8))
        #expect(playlist.segments.map(\.uri) == ["a.ts"])
        #expect(playlist.segments.first?.title == "title")
        #expect(playlist.warnings.isEmpty)
      }
    }
  }

  @Test("a segment's lines are those of the text")
  func segmentLines() throws {
    let playlist = try MediaPlaylist(data: Fixture.onDemand.data)
    #expect(
      playlist.segments[2].lines == [
        #"#EXT-X-VENDOR-TAG:kept="yes""#, "#EXT-X-PROGRAM-DATE-TIME:2026-01-02T03:04:05.678Z", "#EXTINF:6,",
        "third.mp4",
      ]
    )
    #expect(playlist.segments[2].line == 25)
    #expect(playlist.segments[2].unknownTags == [#"#EXT-X-VENDOR-TAG:kept="yes""#])
  }
}
