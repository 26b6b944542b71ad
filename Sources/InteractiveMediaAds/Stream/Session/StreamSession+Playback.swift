import AdPlatform
import Foundation

// What plays, and what the app is told of it.
extension StreamSession {
  /// What happens waits behind ad events that nothing explains yet.
  mutating func take(_ playback: Playback) -> [Effect] {
    if let id = playback.adEventID, !isKept(id) { return [.ignored(.playback, .unknownAdEvent)] }
    let isFirst = waiting.isEmpty
    lastNumber += 1
    waiting.append((lastNumber, playback))
    var effects = tellWaiting()
    if waiting.count > Self.maximumWaiting { effects += loseWaiting(upTo: lastNumber) }
    // The others come soon enough with what is asked for the first.
    if isFirst, !waiting.isEmpty, !isFetching { effects += fetch() }
    return effects
  }

  /// Whether an ad event may be one of this ad server.
  private func isKept(_ text: String) -> Bool {
    guard let id = AdEventID(text) else { return false }
    if metadata.tag(of: id.text) != nil { return true }
    let isExplained = stream.metadataURL != nil || phaseIsRenewing || stream.schedule != nil
    return id.isKnownForm && isExplained
  }

  mutating func tellWaiting() -> [Effect] {
    var effects: [Effect] = []
    var count = 0
    for (_, playback) in waiting {
      guard let told = tell(playback) else { break }
      effects += told
      count += 1
    }
    waiting.removeFirst(count)
    return effects + watchPatience()
  }

  /// Waits a while for the first that waits, and for those that came until now.
  private mutating func watchPatience() -> [Effect] {
    guard let last = waiting.last, let first = waiting.first else {
      defer { patientUpTo = nil }
      return patientUpTo == nil ? [] : [.stop(.patience)]
    }
    if let patientUpTo, first.number <= patientUpTo { return [] }
    patientUpTo = last.number
    return [.start(.patience, Self.patience)]
  }

  mutating func loseWaiting() -> [Effect] {
    loseWaiting(upTo: patientUpTo ?? lastNumber)
  }

  /// Goes on without the ad events that nothing has explained.
  private mutating func loseWaiting(upTo number: Int) -> [Effect] {
    patientUpTo = nil
    var effects: [Effect] = []
    var lost: [String] = []
    while let next = waiting.first, next.number <= number {
      waiting.removeFirst()
      if let told = tell(next.playback) {
        effects += told
      } else if let id = next.playback.adEventID {
        lost.append(id)
      }
    }
    return Self.remark(onLost: lost) + effects + tellWaiting()
  }

  /// - Returns: nil for an ad event that nothing explains yet.
  private mutating func tell(_ playback: Playback) -> [Effect]? {
    switch playback {
    case .began(let contentTime, let isPreRoll):
      let effects = endPeriod()
      period = AdPeriod(contentTime: contentTime, isPreRoll: isPreRoll)
      return effects
    case .asset(let url, let fromBeginning): return turnToAsset(url, fromBeginning)
    case .lostAsset(let url, let reason):
      return url.flatMap(pod).map { [Self.remark(onLost: $0, reason)] } ?? []
    case .adEvent(let id, let position): return period?.stitching == nil ? tell(id, at: position) : []
    case .content(let content): return tell(content)
    case .halted(let isHalted): return changePeriod { period in period.halt(isHalted) }
    case .ended: return endPeriod()
    }
  }

  private func pod(_ url: URL) -> PodReference? { PodReference(url, streamIDs: streams.map(\.id)) }

  mutating func changePeriod(_ change: (inout AdPeriod) -> [AdPeriod.Effect]) -> [Effect] {
    guard var period else { return [] }
    let effects = change(&period)
    self.period = period
    return effects.map { effect in
      switch effect {
      case .announce(let type, let ad): .announce(type, ad)
      case .show(let ad): .show(ad)
      case .hide: .hide
      }
    }
  }

  mutating func tell(_ id: String, at position: Duration) -> [Effect]? {
    guard let tag = metadata.tag(of: id) else { return nil }
    guard period?.isNew(id) == true else { return [.ignored(.playback, .noChange)] }
    let ad = metadata.ads[tag.adID]
    let breakID = tag.breakID.isEmpty ? ad?.breakID ?? "" : tag.breakID
    let isFirst = tag.kind == .start && ad?.position ?? 1 <= 1
    var effects = period?.breakName == nil ? beginBreak(breakID, fromBeginning: isFirst) : []
    let owner = streams.first { $0.id == period?.pod?.streamID } ?? stream
    if tag.kind != .progress, let url = owner.verificationURL(of: id) { effects.append(.verify(url)) }
    let metadata = metadata
    return effects + changePeriod { period in period.take(tag, at: position, metadata) }
  }

  private mutating func turnToAsset(_ url: URL?, _ fromBeginning: Bool) -> [Effect] {
    let effects = changePeriod { period in period.turnToAsset() }
    guard let pod = url.flatMap(pod) else { return effects }
    guard pod.name != period?.breakName else { return effects }
    let ended = endBreak()
    period?.pod = pod
    return effects + ended + beginBreak(pod.name, fromBeginning: fromBeginning)
  }

  mutating func beginBreak(_ name: String, fromBeginning: Bool) -> [Effect] {
    guard period != nil else { return [] }
    period?.breakName = name
    var effects: [Effect] = []
    if fromBeginning, startedBreaks.insert(name).inserted {
      effects.append(.announce(.AD_BREAK_STARTED, nil))
      period?.owesBreakEnd = true
    }
    if period?.isTold == false { effects.append(.announce(.AD_PERIOD_STARTED, nil)) }
    period?.isTold = true
    return effects
  }

  mutating func endBreak() -> [Effect] {
    guard let name = period?.breakName else { return [] }
    let isOwed = period?.owesBreakEnd == true
    period?.breakName = nil
    period?.owesBreakEnd = false
    return endedBreaks.insert(name).inserted || isOwed ? [.announce(.AD_BREAK_ENDED, nil)] : []
  }

  mutating func endPeriod() -> [Effect] {
    guard let period else { return [] }
    let effects = changePeriod { period in period.turnToAsset() }
    let ended = endBreak()
    self.period = nil
    return effects + (period.isTold ? [.announce(.AD_PERIOD_ENDED, nil)] : []) + ended
  }
}
