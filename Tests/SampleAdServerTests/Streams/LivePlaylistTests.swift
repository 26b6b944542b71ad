import AdPlatform
import Foundation
import SampleAdServer
import Testing

@MainActor
@Suite("The live content of the sample ad server")
struct LivePlaylistTests {
  private let client = StreamClient()

  /// The playlist as it is when a time has come.
  private func playlist(at time: Duration) throws -> PlaylistText {
    client.scheduler.advance(by: time - client.scheduler.now)
    return PlaylistText(try client.text(SampleAdServer.liveStreamURL))
  }

  private func date(_ text: String?) throws -> Date {
    let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    return try style.parse(try #require(text))
  }

  @Test("is full at time zero, and ends at the epoch")
  func start() throws {
    let playlist = try playlist(at: .zero)
    #expect(playlist.value("EXT-X-TARGETDURATION") == "6")
    #expect(playlist.value("EXT-X-MEDIA-SEQUENCE") == "0")
    #expect(playlist.value("EXT-X-PLAYLIST-TYPE") == nil)
    #expect(!playlist.lines.contains("#EXT-X-ENDLIST"))
    #expect(playlist.segments.count == 10)
    #expect(playlist.segments.allSatisfy { $0.milliseconds == 6000 })
    #expect(playlist.segments.first?.date == "2025-12-31T23:59:00.000Z")
    #expect(try date(playlist.segments.last?.date) + 6 == SampleAdServer.epoch)
    #expect(SampleAdServer.epoch.formatted(.iso8601) == "2026-01-01T00:00:00Z")
  }

  @Test("slides by one segment every six seconds, its dates and its segments with it")
  func slides() throws {
    var segments: [Int: PlaylistText.Segment] = [:]
    for second in 0..<200 {
      let playlist = try playlist(at: .seconds(second))
      let sequence = second / 6
      #expect(playlist.value("EXT-X-MEDIA-SEQUENCE") == "\(sequence)")
      #expect(playlist.milliseconds == 60_000)
      for (offset, segment) in playlist.segments.enumerated() {
        let seen = segments[sequence + offset] ?? segment
        #expect(segment == seen, "a segment stays what it was")
        segments[sequence + offset] = segment
        let start = SampleAdServer.epoch + Double((sequence + offset - 10) * 6)
        #expect(try date(segment.date) == start)
      }
      let end = try date(playlist.segments.last?.date) + 6
      let now = SampleAdServer.epoch + Double(second)
      #expect(end <= now && end + 6 > now, "the last whole segments")
    }
    #expect(Set(segments.values.map(\.url)).count == segments.count)
  }

  @Test("changes at six seconds, and not before")
  func boundary() throws {
    #expect(try playlist(at: .milliseconds(5999)).value("EXT-X-MEDIA-SEQUENCE") == "0")
    #expect(try playlist(at: .milliseconds(6039)).value("EXT-X-MEDIA-SEQUENCE") == "1")
    #expect(try playlist(at: .seconds(365 * 24 * 3600)).value("EXT-X-MEDIA-SEQUENCE") == "5256000")
  }

  @Test("is the variant of the multivariant playlist, here and at the documentation's address")
  func multivariant() throws {
    let own = try client.send(SampleAdServer.liveMultivariantURL).get()
    let other = try client.send(SampleAdServer.documentContentURL).get()
    #expect(own.body == other.body)
    #expect(own.headers["content-type"] == "application/vnd.apple.mpegurl")
    let lines = String(decoding: own.body, as: UTF8.self).split(separator: "\n").map(String.init)
    #expect(lines.first == "#EXTM3U")
    #expect(lines.filter { $0.hasPrefix("#EXT-X-STREAM-INF:BANDWIDTH=") }.count == 1)
    #expect(lines.last == SampleAdServer.liveStreamURL.absoluteString)
    #expect(client.server.requests.map(\.kind) == [.livePlaylist, .livePlaylist])
    #expect(
      SampleAdServer.documentContentURL.absoluteString.hasSuffix("/bipbop_16x9/bipbop_16x9_variant.m3u8")
    )
  }

  @Test("has no media behind its segments")
  func segments() throws {
    let url = try #require(try playlist(at: .zero).segments.first?.url)
    #expect(try client.status(url) == 404)
    #expect(client.server.requests.last?.kind == .segment)
  }
}
