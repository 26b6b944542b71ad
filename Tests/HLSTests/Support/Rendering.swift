import Foundation

@testable import HLS

extension MediaPlaylist {
  /// All that a playlist says, to compare playlists whose bytes are the same.
  var everything: [String] {
    var lines = [
      "\(contents.head)", "\(totalDuration)", "\(dateRanges.map(\.attributes))",
      "\(contents.dateRanges.map(\.line))",
      "\(contents.dateRanges.map(\.segmentIndex))", "\(trailingParts)", "\(contents.bodyEnd)",
      "\(String(describing: startDate))", "\(interstitials.map(\.id))",
    ]
    lines += warnings.map(\.description)
    lines += segments.map { segment in
      """
      \(segment.uri) \(segment.duration) \(segment.startTime) \(segment.mediaSequence) \(segment.line) \
      \(segment.discontinuitySequence) \(segment.hasDiscontinuity) \(segment.isGap) \(segment.lines) \
      \(String(describing: segment.programDateTime)) \(segment.hasProgramDateTime) \(segment.keys) \
      \(String(describing: segment.map)) \(String(describing: segment.byteRange)) \(segment.parts) \
      \(String(describing: segment.bitrate)) \(String(describing: segment.title)) \(segment.unknownTags)
      """
    }
    return lines
  }
}

/// Numbers that are the same every time (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
