import HLS

extension MediaPlaylist {
  /// All that a playlist says, to compare playlists whose bytes are the same.
  var everything: [String] {
    var lines = [
      "\(totalDuration) \(mediaSequence) \(discontinuitySequence) \(hasEnd) \(isIFramesOnly) \(isLive)",
      "\(String(describing: version)) \(String(describing: targetDuration)) \(String(describing: playlistType))",
      "\(String(describing: startPoint)) \(String(describing: serverControl)) \(String(describing: skip))",
      "\(variables) \(preloadHints) \(renditionReports) \(trailingParts)",
    ]
    lines += dateRanges.map { "\($0)" }
    lines += warnings.map(\.description)
    for segment in segments {
      lines.append(
        """
        \(segment.uri) \(segment.duration) \(segment.startTime) \(segment.mediaSequence) \(segment.line) \
        \(segment.discontinuitySequence) \(segment.hasDiscontinuity) \(segment.isGap) \(segment.lines) \
        \(String(describing: segment.programDateTime)) \(segment.keys) \(String(describing: segment.map)) \
        \(String(describing: segment.byteRange)) \(segment.parts) \(String(describing: segment.bitrate)) \
        \(String(describing: segment.title)) \(segment.unknownTags)
        """
      )
    }
    return lines
  }
}
