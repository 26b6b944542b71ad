import AdPlatform
import InteractiveMediaAds

/// Puts together the breaks, the ads and the content of a film from what the app does and hears.
@MainActor
final class PlayRecord {
  private(set) var breaks: [BreakRecord] = []
  private(set) var content: [ContentSpan] = []
  private(set) var seeks: [SeekRecord] = []
  /// Where breaks are planned.
  private(set) var cuePoints: Set<Double> = []
  /// What the playlist calls its breaks.
  private var names: [Double: [String]] = [:]
  /// Whether the last of the breaks has loaded, or plays.
  private var isOpen = false
  /// Whether the last of the breaks is over, and the content has not gone on yet.
  private var isBeforeContent = false
  private var isContentPlaying = false
  /// The ad that failed last, until the reason is heard.
  private var failing: Int?
  /// The break whose response has no ads, until that is heard.
  private var empty: BreakRecord?
  /// What was heard last of something that went wrong.
  private var problem: (time: Duration, text: String)?

  // MARK: The playlist

  func plan(_ points: [Double]) { cuePoints.formUnion(points) }

  func name(_ cuePoint: Double, _ name: String) { names[cuePoint, default: []].append(name) }

  // MARK: The content

  func contentPlays(at time: Duration, from position: Duration) {
    guard !isContentPlaying else { return }
    isContentPlaying = true
    content.append(ContentSpan(start: time, end: time, from: position, to: position))
    if isBeforeContent, let last = breaks.indices.last { breaks[last].contentResume = position }
    isBeforeContent = false
  }

  func contentStops(at time: Duration, position: Duration) {
    guard isContentPlaying, let last = content.indices.last else { return }
    isContentPlaying = false
    content[last].end = time
    content[last].to = position
  }

  func seeks(at time: Duration, from: Duration, to: Duration) {
    seeks.append(SeekRecord(time: time, from: from, to: to))
    guard isContentPlaying else { return }
    contentStops(at: time, position: from)
    contentPlays(at: time, from: to)
  }

  // MARK: Breaks

  func breakStarts(at time: Duration, content: Duration) {
    if !isOpen { open(nil) }
    let last = breaks.count - 1
    breaks[last].start = time
    breaks[last].contentStop = content
  }

  func breakEnds(at time: Duration) {
    guard isOpen, let last = breaks.indices.last else { return }
    isOpen = false
    isBeforeContent = true
    breaks[last].end = time
    breaks[last].settle()
  }

  func hear(_ event: AdEvent, at time: Duration, content: Duration) {
    if event.type == .AD_BREAK_FETCH_ERROR { return breakFails(at: time, content: content) }
    if event.type == .LOG { return }
    guard let ad = event.ad else { return }
    failing = nil
    let (adBreak, index) = record(of: ad, at: time)
    breaks[adBreak].ads[index].hear(event.type, at: time)
  }

  /// An ad cannot be played. The reason comes next.
  func fails(_ ad: Ad, at time: Duration) {
    let (adBreak, index) = record(of: ad, at: time)
    breaks[adBreak].ads[index].fail(at: time)
    failing = index
  }

  /// The response of a break has no ads. The event comes next.
  func findsNoAds(at cuePoint: Double) {
    empty = BreakRecord(name: name(of: cuePoint), cuePoint: cuePoint)
  }

  /// Why something cannot be played.
  func hear(problem text: String, at time: Duration) {
    problem = (time, text)
    guard let failing, let last = breaks.indices.last else { return }
    breaks[last].ads[failing].reason = breaks[last].ads[failing].reason ?? text
    self.failing = nil
  }

  /// A tracking URL is called.
  func calls(_ event: String) {
    if empty != nil { return empty?.calls.add(event) ?? () }
    guard let last = breaks.indices.last else { return }
    let isOfBreak = event.hasPrefix("break") || event == "error" && failing == nil
    if !isOfBreak, let ad = failing ?? breaks[last].ads.indices.last {
      breaks[last].ads[ad].calls.add(event)
    } else {
      breaks[last].calls.add(event)
    }
  }

  private func breakFails(at time: Duration, content: Duration) {
    var index = breaks.count - 1
    if let empty {
      // What plays goes on.
      index = isOpen ? breaks.count - 1 : breaks.count
      breaks.insert(empty, at: index)
    } else {
      isOpen = false
    }
    empty = nil
    guard breaks.indices.contains(index) else { return }
    breaks[index].outcome = .failed
    breaks[index].failedAt = content
    breaks[index].reason =
      breaks[index].ads.lazy.compactMap(\.reason).first ?? (problem?.time == time ? problem?.text : nil)
      ?? "Its ad response has no ads."
  }

  /// The place of an ad; a new break if it is of none that is open.
  private func record(of ad: Ad, at time: Duration) -> (adBreak: Int, ad: Int) {
    let cuePoint = cuePoints.isEmpty ? nil : ad.adPodInfo.timeOffset
    if !isOpen || breaks.last?.cuePoint != cuePoint { open(cuePoint) }
    let last = breaks.count - 1
    if let index = breaks[last].ads.lastIndex(where: { $0.isSame(as: ad) }) { return (last, index) }
    breaks[last].ads.append(AdRecord(ad, at: time))
    return (last, breaks[last].ads.count - 1)
  }

  private func open(_ cuePoint: Double?) {
    isOpen = true
    breaks.append(BreakRecord(name: cuePoint.flatMap(name), cuePoint: cuePoint))
  }

  private func name(of cuePoint: Double) -> String? { names[cuePoint]?.joined(separator: ", ") }

  // MARK: The end

  /// All breaks, those that were planned and not shown, too, in the order of the content.
  func allBreaks(of options: PlayOptions) -> [BreakRecord] {
    let known = Set(breaks.compactMap(\.cuePoint))
    let missing = cuePoints.subtracting(known).map { cuePoint in
      var adBreak = BreakRecord(name: name(of: cuePoint), cuePoint: cuePoint)
      (adBreak.outcome, adBreak.reason) = fate(of: cuePoint, options)
      return adBreak
    }
    return (breaks + missing).sorted { ($0.cuePoint ?? 0).order < ($1.cuePoint ?? 0).order }
  }

  /// Why a break that is planned here was never shown.
  private func fate(of cuePoint: Double, _ options: PlayOptions) -> (BreakRecord.Outcome, String) {
    guard cuePoint >= 0 else { return (.notReached, "The content did not end.") }
    let position = Duration(timeInterval: cuePoint)
    if options.startAt > .zero, position <= options.startAt {
      return (.passedOver, "The viewer began at \(options.startAt.clock), after it.")
    }
    if content.contains(where: { $0.from < position && position <= $0.to }) {
      return (.notShown, "The content played past it. The log says what the ads manager did.")
    }
    if let seek = seeks.first(where: { $0.passes(position) }) {
      return (
        .passedOver,
        "The seek from \(seek.from.clock) to \(seek.to.clock) passed over it. Of the breaks that a seek passes,"
          + " only the last one plays."
      )
    }
    let end = content.map(\.to).max() ?? .zero
    return (.notReached, "The content played to \(end.clock).")
  }
}

extension Double {
  /// The post-roll comes last.
  fileprivate var order: Double { self < 0 ? .infinity : self }
}
