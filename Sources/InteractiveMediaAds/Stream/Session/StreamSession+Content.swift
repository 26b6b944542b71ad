import Foundation

// Ads that are stitched into the content.
//
// Of a video whose registration has a schedule the playhead's position says what plays, and ad events are only passed on
// to the ad server. Of other streams the ad events say it.
extension StreamSession {
  /// 2 seconds: ad events come every second while an ad plays, and the next ad's first one at once. When none has come
  /// for longer, the content goes on. How long Google's SDK waits is not published.
  static let adEventGap = Duration.seconds(2)
  /// A quarter of a second: a break of which less has been passed is joined at its beginning.
  static let beginning = Duration.milliseconds(250)

  /// - Returns: nil for an ad event that nothing explains yet.
  mutating func tell(_ playback: ContentPlayback) -> [Effect]? {
    if case .halted(let isHalted) = playback { self.isHalted = isHalted }
    // An interstitial event covers the content.
    if let period, period.stitching == nil {
      if case .jumped(let position) = playback { seekMark(position) }
      return [.ignored(.playback, .breakPlays)]
    }
    switch playback {
    case .adEvent(let id, let position):
      return stream.schedule == nil ? tellStitched(id, at: position) : verify(id)
    case .played(let start, let end): return play(from: start, to: end)
    case .jumped(let position): return jump(to: position)
    case .halted(let isHalted): return changePeriod { period in period.halt(isHalted) }
    case .ended: return endContent()
    case .left: return endPeriod()
    }
  }

  /// Where something happens next if the content plays on; nil if nothing is known.
  func nextContentPosition(after position: Duration) -> Duration? {
    let end = period?.stitching?.end
    let mark = stream.schedule.flatMap {
      $0.marks.indices.contains(nextMark) ? $0.marks[nextMark].position : nil
    }
    return [end, mark].compactMap { $0 }.filter { $0 > position }.min()
  }

  // MARK: Ad events

  private mutating func verify(_ id: String) -> [Effect] {
    guard period?.isNew(id) != false, let url = stream.verificationURL(of: id) else {
      return [.ignored(.playback, .noChange)]
    }
    return [.verify(url)]
  }

  private mutating func tellStitched(_ id: String, at position: Duration) -> [Effect]? {
    guard let tag = metadata.tag(of: id) else { return nil }
    let entry = metadata.ads[tag.adID]
    let breakID = tag.breakID.isEmpty ? entry?.breakID ?? "" : tag.breakID
    var effects: [Effect] = []
    if period == nil {
      beginPeriod(of: breakID, at: position)
    } else if let name = period?.breakName, name != breakID {
      effects += changePeriod { period in period.turnToAsset() } + endBreak()
      period?.stitching?.breakStart = nil
    }
    effects += tell(id, at: position) ?? []
    extendPeriod(tag, entry, in: metadata.breaks[breakID], at: position)
    return effects
  }

  private mutating func beginPeriod(of breakID: String, at position: Duration) {
    period = AdPeriod(
      contentTime: timeline.contentTime(forStreamTime: position),
      isPreRoll: metadata.breaks[breakID]?.kind == .preRoll,
      stitching: AdPeriod.Stitching(end: position)
    )
  }

  /// The period lasts as long as its break says, or else as long as its ads and a gap for the next one.
  private mutating func extendPeriod(
    _ tag: StreamMetadata.Tag,
    _ entry: StreamMetadata.AdEntry?,
    in adBreak: StreamMetadata.Break?,
    at position: Duration
  ) {
    guard var stitching = period?.stitching else { return }
    let number = max(1, entry?.position ?? 1)
    if tag.kind == .start, number == 1 { stitching.breakStart = stitching.breakStart ?? position }
    let isLast = adBreak?.adCount.map { number >= $0 } ?? false
    let adEnd = period?.adEnd
    let isEndKnown = isLast && (adEnd != nil || tag.kind == .complete)
    var end = max(adEnd ?? position, position) + (isEndKnown ? .zero : Self.adEventGap)
    if let start = stitching.breakStart, let duration = adBreak?.duration { end = max(end, start + duration) }
    stitching.end = end
    stitching.isPutOff = false
    period?.stitching = stitching
  }

  // MARK: The playhead

  private mutating func play(from start: Duration, to end: Duration) -> [Effect] {
    timeline.play(from: start, to: end)
    var effects = join(at: start)
    effects += passMarks(upTo: end)
    if stream.schedule == nil, let stitching = period?.stitching, stitching.end <= end {
      if period?.adEnd != nil, !stitching.isPutOff {
        // The ad's last event is still to come: durations in the metadata need not be those of the media.
        period?.stitching = AdPeriod.Stitching(
          breakStart: stitching.breakStart,
          end: stitching.end + Self.adEventGap,
          isPutOff: true
        )
      } else {
        effects += endPeriod()
      }
    }
    // What has waited for an explanation comes too late to say where the ad is.
    if waiting.count <= 1, let ad = period?.ad, let time = period?.adPosition(at: end) {
      effects.append(.progress(ad, at: time, period: ad.breakDuration))
    }
    return effects
  }

  /// The content plays from a position in the middle of a scheduled break.
  private mutating func join(at position: Duration) -> [Effect] {
    guard stream.schedule != nil, let adBreak = timeline.adBreak(at: position) else { return [] }
    return begin(adBreak.id, fromBeginning: position - adBreak.start < Self.beginning)
  }

  private mutating func begin(_ id: String, fromBeginning: Bool) -> [Effect] {
    guard period == nil, let adBreak = timeline.breaks.first(where: { $0.id == id }) else { return [] }
    period = AdPeriod(
      contentTime: timeline.contentTime(forStreamTime: adBreak.start),
      isPreRoll: metadata.breaks[id]?.kind == .preRoll,
      stitching: AdPeriod.Stitching(breakStart: adBreak.start, end: adBreak.end)
    )
    return beginBreak(id, fromBeginning: fromBeginning)
  }

  private mutating func passMarks(upTo position: Duration) -> [Effect] {
    guard let marks = stream.schedule?.marks else { return [] }
    var effects: [Effect] = []
    while marks.indices.contains(nextMark), marks[nextMark].position <= position {
      let mark = marks[nextMark]
      nextMark += 1
      switch mark.kind {
      case .breakStart(let id): effects += begin(id, fromBeginning: true)
      case .adEvent(let name):
        guard let tag = metadata.tag(of: name) else { continue }
        let metadata = metadata
        effects += changePeriod { period in period.take(tag, at: mark.position, metadata) }
      case .breakEnd: effects += endPeriod()
      }
    }
    return effects
  }

  private mutating func jump(to position: Duration) -> [Effect] {
    seekMark(position)
    guard let stitching = period?.stitching else { return [] }
    let start = stitching.breakStart ?? position
    guard position < start || position >= stitching.end || stitching.breakStart == nil else { return [] }
    return endPeriod()
  }

  private mutating func seekMark(_ position: Duration) {
    nextMark = stream.schedule?.firstMark(at: position) ?? 0
  }

  private mutating func endContent() -> [Effect] {
    // The last mark may be a fraction of a second behind the last segment.
    guard period?.stitching != nil else { return [] }
    return passMarks(upTo: period?.stitching?.end ?? .zero) + endPeriod()
  }
}
