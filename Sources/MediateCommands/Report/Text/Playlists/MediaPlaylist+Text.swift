import AdPlatform
import AdapterTool
import Foundation
import HLS

extension StyledText {
  /// A media playlist: what it is, its date ranges, and of one on demand the order in which all plays.
  mutating func add(_ playlist: MediaPlaylist) {
    addPart(
      "Media playlist",
      [
        playlist.kindName, counted(playlist.segments.count, "segment"), playlist.length.clock,
        warningCount(playlist.warnings),
      ],
      at: 0
    )
    addHead(playlist)
    addVariables(playlist.variables)
    addSegmentRows(playlist)
    let ranges = playlist.dateRanges
    for (index, range) in ranges.enumerated() {
      add()
      add(range, number: "\(index + 1) of \(ranges.count)", of: playlist)
    }
    addSchedule(of: playlist)
  }

  private mutating func addHead(_ playlist: MediaPlaylist) {
    addRow("version", playlist.version.map { "\($0)" }, at: 1)
    addRow("target duration", playlist.targetDuration?.clock, at: 1)
    addRow("part target", playlist.partTargetDuration?.clock, at: 1)
    addRow("first segment", "number \(playlist.mediaSequence)", at: 1)
    addRow("begins", playlist.startDate?.isoText, at: 1)
    addRow("start point", playlist.startPoint?.words, at: 1)
    if playlist.isIFramesOnly { addRow("segments", "single pictures", at: 1) }
    if playlist.hasIndependentSegments { addRow("segments", "independent", at: 1) }
    addRow("leaves out", playlist.skip.map { counted($0.skippedSegments, "segment") }, at: 1)
    addRows("preload hint", playlist.preloadHints.map { "\($0.type) \($0.uri)" }, at: 1)
    addRows("other rendition", playlist.renditionReports.map(\.uri), at: 1)
  }

  private mutating func addSegmentRows(_ playlist: MediaPlaylist) {
    var (discontinuities, gaps, parts) = (0, 0, playlist.trailingParts.count)
    var methods: [String] = []
    for segment in playlist.segments {
      if segment.hasDiscontinuity { discontinuities += 1 }
      if segment.isGap { gaps += 1 }
      if playlist.partTargetDuration != nil { parts += segment.parts.count }
      for key in segment.keys {
        let name = "\(key.method), \(key.keyFormat)"
        if methods.last != name, !methods.contains(name) { methods.append(name) }
      }
    }
    addRow("discontinuities", discontinuities > 0 ? "\(discontinuities)" : nil, at: 1)
    addRow("gaps", gaps > 0 ? "\(gaps)" : nil, at: 1)
    addRow("parts", parts > 0 ? "\(parts)" : nil, at: 1)
    addRows("encryption", methods, at: 1)
  }
}

extension MediaPlaylist {
  /// How long it is, with the parts behind the last segment.
  var length: Duration { totalDuration + trailingDuration }

  fileprivate var kindName: String {
    switch (playlistType, hasEnd) {
    case (.vod, _), (nil, true): "on demand"
    case (.event, true): "an event that has ended"
    case (.event, false): "an event, live"
    case (nil, false): "live"
    }
  }
}
