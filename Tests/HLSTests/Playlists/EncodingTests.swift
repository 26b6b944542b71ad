import Foundation
import HLS
import Testing

@Suite("Encoding playlists")
struct EncodingTests {
  private func object(_ value: some Encodable) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: JSONEncoder().encode(value)) as? [String: Any])
  }

  @Test("a media playlist has everything that was read", arguments: Fixture.media)
  func media(_ fixture: Fixture) throws {
    let playlist = try MediaPlaylist(text: fixture.text)
    let values = try object(playlist)
    #expect(values["mediaSequence"] as? Int == playlist.mediaSequence)
    #expect(
      (values["segments"] as? [[String: Any]])?.map { $0["uri"] as? String } == playlist.segments.map(\.uri)
    )
    #expect(
      (values["dateRanges"] as? [[String: Any]])?.map { $0["id"] as? String } == playlist.dateRanges.map(\.id)
    )
    #expect((values["variables"] as? [Any])?.count == playlist.variables.count)
    #expect((values["warnings"] as? [Any])?.count == playlist.warnings.count)
    #expect(values["data"] == nil && (values["skip"] == nil) == (playlist.skip == nil))
  }

  @Test("a multivariant playlist has everything that was read, with the attributes in their order")
  func multivariant() throws {
    let playlist = try MultivariantPlaylist(text: Fixture.multivariant.text)
    let values = try object(playlist)
    let variants = try #require(values["variants"] as? [[String: Any]])
    #expect(variants.map { $0["bandwidth"] as? Int } == playlist.variants.map(\.bandwidth))
    let names = (variants.first?["attributes"] as? [[String: Any]])?.map { $0["name"] as? String }
    #expect(names == playlist.variants.first?.attributes.attributes.map(\.name))
    for key in ["renditions", "iFrameStreams", "sessionData", "sessionKeys", "variables", "warnings"] {
      #expect(values[key] is [Any], "\(key)")
    }
  }
}
