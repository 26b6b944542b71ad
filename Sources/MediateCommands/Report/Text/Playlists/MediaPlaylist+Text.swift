import AdPlatform
import AdapterTool
import Foundation
import HLS

extension MediaPlaylist {
  /// What it is, and its date ranges.
  func part(findings: String?) -> Part {
    var title = Part("Media playlist")
    title.details = [kindName, counted(segments.count, "segment"), length.clock, findings]
    title.add([
      "version": version.map { "\($0)" }, "target duration": targetDuration,
      "part target": partTargetDuration,
      "first segment": "number \(mediaSequence)", "begins": startDate?.isoText,
      "start point": startPoint.map(words), "segments": when(isIFramesOnly, "single pictures"),
      "segments": when(hasIndependentSegments, "independent"),
      "leaves out": skip.map { counted($0.skippedSegments, "segment") },
      "preload hint": preloadHints.map { "\($0.type) \($0.uri)" },
      "other rendition": renditionReports.map(\.uri), "variable": variables.map(words),
    ])
    addSegmentRows(to: &title)
    var part = Part()
    part.add([title])
    part.add(dateRanges.numbered { $0.part(number: $1, of: self) }, apart: true)
    return part
  }

  private func addSegmentRows(to part: inout Part) {
    var (discontinuities, gaps, parts) = (0, 0, trailingParts.count)
    var methods: [String] = []
    for segment in segments {
      if segment.hasDiscontinuity { discontinuities += 1 }
      if segment.isGap { gaps += 1 }
      if partTargetDuration != nil { parts += segment.parts.count }
      for name in segment.keys.map(words) where methods.last != name && !methods.contains(name) {
        methods.append(name)
      }
    }
    part.add([
      "discontinuities": when(discontinuities > 0, "\(discontinuities)"), "gaps": when(gaps > 0, "\(gaps)"),
      "parts": when(parts > 0, "\(parts)"), "encryption": methods,
    ])
  }

  /// How long it is, with the parts behind the last segment.
  var length: Duration { totalDuration + trailingDuration }

  private var kindName: String {
    switch (playlistType, hasEnd) {
    case (.vod, _), (nil, true): "on demand"
    case (.event, true): "an event that has ended"
    case (.event, false): "an event, live"
    case (nil, false): "live"
    }
  }
}
