import Foundation
import HLS

/// Where the segments of a playlist stand in its item's time, however often the playlist is loaded. Time zero is where
/// the first one began. The parts of a segment that is not whole yet extend it.
///
/// Source: RFC 8216bis, section 4.4.4.9 and appendix B.1.
struct PlaylistTimeline: Sendable {
  /// What a segment says; nil when none says anything.
  typealias Metadata = (URL) -> [TimedMetadata]

  /// The media sequence number of the first segment.
  private var sequence: Int
  /// Where each segment begins, and where the last one ends.
  private(set) var boundaries: [Duration] = [.zero]
  /// How long the parts behind the last segment are.
  private var trailingDuration = Duration.zero
  private var anchors: [PrimaryTimeline.DateAnchor] = []
  private var marks: [MediaWindow.Mark] = []
  private(set) var targetDuration: Duration
  private(set) var isLive: Bool
  /// How far from the newest playing begins.
  private var holdBack: Duration
  private var startOffset: Duration?
  /// For dates, without segments.
  private(set) var dates = PrimaryTimeline()

  /// The timeline of the first playlist.
  init(_ playlist: MediaPlaylist, at url: URL, metadata: Metadata?) {
    sequence = playlist.mediaSequence
    targetDuration = Self.targetDuration(of: playlist)
    isLive = playlist.isLive
    holdBack = playlist.serverControl?.holdBack ?? targetDuration * 3
    startOffset = playlist.startPoint?.timeOffset
    append(playlist.segments, at: url, metadata)
    trailingDuration = playlist.trailingDuration
    dates = PrimaryTimeline(dateAnchors: anchors)
  }

  private var start: Duration { boundaries.first ?? .zero }
  private var end: Duration { boundaries.last ?? .zero }
  /// Where the parts behind the last segment end.
  private var edge: Duration { min(end + trailingDuration, PlaybackMedia.century) }
  private var nextSequence: Int { sequence + boundaries.count - 1 }

  /// Takes the playlist as it is now.
  ///
  /// - Returns: whether there is something new in it; nil for one that is older than the last, which is left alone.
  mutating func update(_ playlist: MediaPlaylist, at url: URL, metadata: Metadata?) -> Bool? {
    let count = boundaries.count - 1
    let (removed, isFar) = playlist.mediaSequence.subtractingReportingOverflow(sequence)
    // A server that counts anew goes back by more than one playlist; a cache that is late, by less.
    if !isFar, removed < 0, removed >= -max(count, playlist.segments.count) { return nil }
    defer { dates = PrimaryTimeline(dateAnchors: anchors) }
    let wasLive = isLive
    isLive = playlist.isLive
    targetDuration = Self.targetDuration(of: playlist)
    guard !isFar, (0...count).contains(removed) else {
      restart(playlist, at: url, metadata)
      trailingDuration = playlist.trailingDuration
      return true
    }
    let known = nextSequence - playlist.mediaSequence
    removeFirst(removed)
    // Behind fewer segments than are known, parts are those of one that is whole by now.
    guard playlist.segments.count >= known else { return removed > 0 || wasLive != isLive }
    let edge = edge
    append(playlist.segments[known...], at: url, metadata)
    trailingDuration = playlist.trailingDuration
    return removed > 0 || wasLive != isLive || playlist.segments.count > known || edge != self.edge
  }

  /// What is between is lost: by the dates the gap is as long as it is, without them there is none.
  private mutating func restart(
    _ playlist: MediaPlaylist,
    at url: URL,
    _ metadata: Metadata?
  ) {
    var beginning = end
    var before = Duration.zero
    for segment in playlist.segments {
      if segment.hasProgramDateTime, let date = segment.programDateTime {
        beginning = max(end, (dates.time(of: date) ?? end) - before)
        break
      }
      before += segment.duration
    }
    removeFirst(boundaries.count - 1)
    sequence = playlist.mediaSequence
    boundaries = [min(beginning, PlaybackMedia.century)]
    append(playlist.segments, at: url, metadata)
  }

  private mutating func removeFirst(_ count: Int) {
    guard count > 0 else { return }
    sequence += count
    boundaries.removeFirst(count)
    let start = self.start
    marks.removeFirst(marks.partitionPoint { $0.position >= start })
    // The last date before the window counts in it.
    let next = anchors.partitionPoint { $0.time > start }
    if next > 1 { anchors.removeFirst(next - 1) }
  }

  private mutating func append(
    _ segments: some RandomAccessCollection<MediaSegment>,
    at url: URL,
    _ metadata: Metadata?
  ) {
    boundaries.reserveCapacity(boundaries.count + segments.count)
    for segment in segments {
      let position = end
      let duration = min(max(segment.duration, .zero), PlaybackMedia.century - position)
      if segment.hasProgramDateTime, let date = segment.programDateTime {
        anchors.append(.init(time: position, date: date))
      }
      boundaries.append(position + duration)
      guard let metadata, let segmentURL = segment.url(relativeTo: url) else { continue }
      mark(metadata(segmentURL), from: position, for: duration)
    }
  }

  private mutating func mark(_ metadata: [TimedMetadata], from start: Duration, for duration: Duration) {
    for item in metadata.sorted(by: { $0.position < $1.position }) {
      let position = start + min(max(item.position, .zero), duration)
      if marks.last?.position == position {
        marks[marks.count - 1].metadata.append(item)
      } else {
        marks.append(MediaWindow.Mark(position: position, metadata: [item]))
      }
    }
  }

  /// What can be played. Playing begins where the playlist says; of a live stream, three target durations before the
  /// newest unless it says something else.
  var window: MediaWindow {
    let end = edge
    let latest = isLive ? max(start, end - min(max(holdBack, .zero), PlaybackMedia.century)) : end
    var join = isLive ? latest : start
    if let startOffset { join = min(max((startOffset < .zero ? end : start) + startOffset, start), latest) }
    return MediaWindow(start: start, end: end, isLive: isLive, join: join, marks: marks)
  }

  /// The same for the schedule of interstitial events.
  var primary: PrimaryTimeline {
    PrimaryTimeline(
      start: start,
      end: edge,
      isLive: isLive,
      dateAnchors: anchors,
      segmentBoundaries: boundaries
    )
  }

  /// At least a second, so that no server receives requests without a pause; at most a day.
  private static func targetDuration(of playlist: MediaPlaylist) -> Duration {
    let target = playlist.targetDuration ?? playlist.segments.lazy.map(\.duration).max() ?? .zero
    return min(max(target, .seconds(1)), .seconds(24 * 3600))
  }
}
