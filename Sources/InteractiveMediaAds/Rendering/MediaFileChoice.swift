import AdPlatform
import VAST

/// Chooses what of an ad plays.
///
/// Source: Interactive Media Ads SDK, `mimeTypes` and `bitrate` of the rendering settings.
struct MediaFileChoice: Hashable, Sendable {
  /// The types that may be played; none for those that Apple's players play.
  var mimeTypes: [String] = []
  /// In kbit/s; nil for the highest there is.
  var bitrate: Int?

  /// What Apple's players play.
  static let playableTypes: Set<String> = [
    "video/mp4", "video/quicktime", "video/3gpp", "video/x-m4v", "application/x-mpegurl",
    "application/vnd.apple.mpegurl", "audio/mp4", "audio/mpeg", "audio/x-m4a", "audio/aac",
  ]

  /// What becomes of a linear creative.
  enum Result: Hashable {
    case file(MediaFile)
    /// The response has no file at all.
    case none
    /// None of its files can be played.
    case mismatch
  }

  /// The file of a wanted type whose bitrate is the highest at or below the limit, else the closest above.
  func choose(from files: [MediaFile]) -> Result {
    guard !files.isEmpty else { return .none }
    let wanted = mimeTypes.isEmpty ? Self.playableTypes : Set(mimeTypes.map { $0.lowercased() })
    let playable = files.filter { file in
      guard file.apiFramework == nil, let type = file.type?.lowercased(), file.url.url?.isWebURL == true
      else {
        return false
      }
      return wanted.contains(type.prefix { $0 != ";" }.trimmingSuffix { $0 == " " })
    }
    guard let first = playable.first else { return .mismatch }
    let limit = bitrate ?? .max
    // The first of equals: ad servers list what they would rather have played first.
    return .file(
      playable.dropFirst().reduce(first) { best, file in
        isBetter(file.kilobits, than: best.kilobits, limit) ? file : best
      }
    )
  }

  private func isBetter(_ bitrate: Int, than other: Int, _ limit: Int) -> Bool {
    switch (bitrate <= limit, other <= limit) {
    case (true, true): bitrate > other
    case (true, false): true
    case (false, true): false
    case (false, false): bitrate < other
    }
  }
}

extension MediaFile {
  /// In kbit/s; the middle of its range where it has one, and 0 if the response does not say.
  var kilobits: Int {
    if let bitrate { return bitrate }
    guard let minBitrate, let maxBitrate else { return maxBitrate ?? minBitrate ?? 0 }
    return minBitrate + (maxBitrate - minBitrate) / 2
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> String {
    var rest = self
    while let last = rest.last, isTrimmed(last) { rest.removeLast() }
    return String(rest)
  }
}
