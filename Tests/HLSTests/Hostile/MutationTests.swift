import Foundation
import Testing

@testable import HLS

@Suite("Playlists with bytes changed at random")
struct MutationTests {
  @Test("never crash a reader, and lose no byte", arguments: Fixture.all)
  func mutations(_ fixture: Fixture) {
    var generator = SeededGenerator(seed: 6)
    var readable = 0
    for _ in 0..<200 {
      let bytes = mutated([UInt8](fixture.data), with: &generator)
      guard let playlist = try? Playlist(data: Data(bytes)) else { continue }
      readable += 1
      #expect([UInt8](playlist.data) == bytes)
      #expect([UInt8](playlist.text.utf8) == bytes)
      if case .media(let media) = playlist { #expect(!media.everything.isEmpty) }
    }
    #expect(readable > 33)
  }

  @Test("are read alike in one go and as a reload", arguments: Fixture.media)
  func reloads(_ fixture: Fixture) throws {
    var generator = SeededGenerator(seed: 7)
    let old = try MediaPlaylist(data: fixture.data)
    for _ in 0..<100 {
      let bytes = Data(mutated([UInt8](fixture.data), with: &generator))
      guard let fresh = try? MediaPlaylist(data: bytes), fresh.skip == nil else { continue }
      let updated = try old.updated(with: bytes)
      let difference = updated.everything.difference(from: fresh.everything)
      #expect(difference.isEmpty, "\(difference)")
      #expect(updated.dateRanges == fresh.dateRanges)
      #expect(updated.segments == fresh.segments)
    }
  }

  private func mutated(_ bytes: [UInt8], with generator: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(Array("09-.:\",=\n\r{$}#@x".utf8).randomElement(using: &generator) ?? 0, at: place)
      case 3: bytes.replaceSubrange(place..<place, with: Array("99999999999999999999".utf8))
      case 4:
        let end = Int.random(in: place..<bytes.count, using: &generator)
        bytes.append(contentsOf: bytes[place..<end])
      default:
        bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...30, using: &generator)))
      }
      if bytes.isEmpty { return [0] }
    }
    return bytes
  }
}
