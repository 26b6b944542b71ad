extension PrimaryTimeline {
  /// The timeline of a media playlist. It ends with the parts behind the last segment; a boundary of segments is where
  /// the last whole one ends.
  ///
  /// Source: RFC 8216bis, section 4.4.4.9 and appendix B.1.
  ///
  /// - Parameters:
  ///   - playlist: a playlist. Each segment with a date of its own is an anchor; so is the start.
  ///   - start: the time of its first segment. In a live stream it moves on as segments are removed.
  public init(_ playlist: MediaPlaylist, startingAt start: Duration = .zero) {
    var anchors = playlist.startDate.map { [DateAnchor(time: start, date: $0)] } ?? []
    var boundaries: [Duration] = []
    for segment in playlist.segments {
      let time = start + segment.startTime
      boundaries.append(time)
      if segment.hasProgramDateTime, time > start, let date = segment.programDateTime {
        anchors.append(DateAnchor(time: time, date: date))
      }
    }
    let end = start + playlist.totalDuration
    if !boundaries.isEmpty { boundaries.append(end) }
    self.init(
      start: start,
      end: end + playlist.trailingDuration,
      isLive: playlist.isLive,
      dateAnchors: anchors,
      segmentBoundaries: boundaries
    )
  }
}
