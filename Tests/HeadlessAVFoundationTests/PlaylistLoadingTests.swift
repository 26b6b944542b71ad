import Foundation
import HLS
import Testing

@testable import HeadlessAVFoundation

@Suite("Loading a playlist")
struct PlaylistLoadingTests {
  private let url = URL(filePath: "/live.m3u8")

  /// Segments of six seconds with these media sequence numbers, or as many as there are durations.
  private func playlist(_ numbers: Range<Int>, _ tags: String = "", end: Bool = false) throws -> Playlist {
    let segments = numbers.map { "#EXTINF:6,\n\($0).ts\n" }.joined()
    return try Playlist(
      text: """
        #EXTM3U
        #EXT-X-TARGETDURATION:6
        #EXT-X-MEDIA-SEQUENCE:\(numbers.lowerBound)
        \(tags.isEmpty ? "" : tags + "\n")\(segments)\(end ? "#EXT-X-ENDLIST\n" : "")
        """
    )
  }

  /// What each of several playlists leads to: the window, and how long to wait for the next one.
  private func windows(_ playlists: [Playlist]) -> [String] {
    var loading = PlaylistLoading(url: url)
    return playlists.map { playlist in
      let effects = loading.handle(.loaded(playlist, from: url))
      let words = effects.map { effect in
        switch effect {
        case .fetch(_, let delay): "\(delay / .seconds(1))"
        case .changed: "new"
        case .fail(let code, _): "\(code.rawValue)"
        }
      }
      let window = loading.timeline?.window
      let range = window.map { "\($0.start / .seconds(1))…\($0.end / .seconds(1)) \($0.join / .seconds(1))" }
      return "\(range ?? "none") \(words.joined(separator: " "))"
    }
  }

  @Test("a multivariant playlist leads to its first variant, which is fetched from then on")
  func variant() throws {
    let variant = URL(filePath: "/low.m3u8")
    let multivariant = try Playlist(text: "#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nlow.m3u8\n")
    var loading = PlaylistLoading(url: url)
    #expect(loading.handle(.loaded(multivariant, from: url)) == [.fetch(variant, after: .zero)])
    #expect(
      loading.handle(.loaded(try playlist(0..<5), from: variant)) == [
        .changed, .fetch(variant, after: .seconds(6)),
      ]
    )
  }

  @Test("a multivariant playlist in the place of a media playlist is another try")
  func variantAfterMedia() throws {
    let multivariant = try Playlist(text: "#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nlow.m3u8\n")
    var loading = PlaylistLoading(url: url)
    _ = loading.handle(.loaded(try playlist(0..<5), from: url))
    #expect(loading.handle(.loaded(multivariant, from: url)) == [.fetch(url, after: .seconds(3))])
  }

  @Test("a live stream may have no segments yet")
  func beforeTheFirstSegment() throws {
    var loading = PlaylistLoading(url: url)
    #expect(
      loading.handle(.loaded(try playlist(0..<0), from: url)) == [.changed, .fetch(url, after: .seconds(6))]
    )
  }

  @Test("slides, grows, stays, and ends")
  func slides() throws {
    let lines = try windows([
      playlist(10..<20), playlist(10..<20), playlist(11..<22), playlist(12..<22),
      playlist(12..<23, end: true),
    ])
    #expect(
      lines == [
        "0.0…60.0 42.0 new 6.0", "0.0…60.0 42.0 3.0", "6.0…72.0 54.0 new 6.0", "12.0…72.0 54.0 new 6.0",
        "12.0…78.0 12.0 new",
      ]
    )
  }

  @Test("drops segments that are gone from the server, leaves out what is older, and follows who counts anew")
  func jumps() throws {
    let lines = try windows([
      playlist(10..<13), playlist(20..<23), playlist(18..<21), playlist(0..<3), playlist(1..<4),
      playlist(1_000_000_000..<1_000_000_003),
    ])
    #expect(
      lines == [
        "0.0…18.0 0.0 new 6.0", "18.0…36.0 18.0 new 6.0", "18.0…36.0 18.0 3.0", "36.0…54.0 36.0 new 6.0",
        "42.0…60.0 42.0 new 6.0", "60.0…78.0 60.0 new 6.0",
      ]
    )
  }

  @Test("begins where the playlist says, at least as far from the newest as the server wants")
  func starts() throws {
    let tags = [
      "#EXT-X-START:TIME-OFFSET=5", "#EXT-X-START:TIME-OFFSET=-30", "#EXT-X-START:TIME-OFFSET=-1",
      "#EXT-X-START:TIME-OFFSET=900", "#EXT-X-SERVER-CONTROL:HOLD-BACK=24",
      "#EXT-X-SERVER-CONTROL:HOLD-BACK=1000000",
    ]
    let joins = try tags.map { try windows([playlist(0..<10, $0)])[0] }
    #expect(joins == [5, 30, 42, 42, 36, 0].map { "0.0…60.0 \($0).0 new 6.0" })
    #expect(try windows([playlist(0..<10, tags[0], end: true)]) == ["0.0…60.0 5.0 new"])
  }

  @Test("an old playlist has old date ranges, and they do not count")
  func oldDateRanges() throws {
    var loading = PlaylistLoading(url: url)
    let range = #"#EXT-X-DATERANGE:ID="a",START-DATE="2026-01-01T00:00:00Z""#
    _ = loading.handle(.loaded(try playlist(5..<9, range), from: url))
    _ = loading.handle(.loaded(try playlist(4..<8), from: url))
    #expect(loading.dateRanges.map(\.id) == ["a"])
    #expect(
      loading.handle(.loaded(try playlist(5..<9), from: url)) == [.changed, .fetch(url, after: .seconds(6))]
    )
    #expect(loading.dateRanges.isEmpty)
  }

  @Test("is asked again soon, or not at all")
  func failures() throws {
    var loading = PlaylistLoading(url: url)
    #expect(loading.handle(.start) == [.fetch(url, after: .zero)])
    #expect(loading.handle(.failed(.contentIsUnavailable)) == [.fail(.contentIsUnavailable)])
    _ = loading.handle(.loaded(try playlist(0..<3), from: url))
    #expect(loading.handle(.failed(.contentIsUnavailable)) == [.fetch(url, after: .seconds(3))])
    _ = loading.handle(.loaded(try playlist(0..<3, end: true), from: url))
    #expect(loading.handle(.start) == [])
  }

  @Test("reads many segments, and a reload of them")
  func large() throws {
    var loading = PlaylistLoading(url: url)
    _ = loading.handle(.loaded(try playlist(0..<20_000), from: url))
    _ = loading.handle(.loaded(try playlist(1..<20_001), from: url))
    #expect(loading.timeline?.window.end == .seconds(120_006))
    #expect(loading.timeline?.boundaries.count == 20_001)
  }
}
