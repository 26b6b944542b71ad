extension InterstitialPlayback {
  /// Goes on until an asset plays, a list loads, content plays, or all has ended.
  ///
  /// It ends: content that goes on has passed what played, and goes back no further while it is shown again.
  mutating func proceed() {
    while true {
      switch state {
      case .idle, .ended: return
      case .content(let content):
        guard let next = due(in: content, from: content.position), next.start <= content.position
        else { return }
        interrupt(content, at: next)
      case .interstitial:
        if interruption?.current != nil { return }
        if !beginNext() { resume(.resumed(after: interruption?.lastID ?? "")) }
      }
    }
  }

  /// Begins the next event that waits. False if none does.
  private mutating func beginNext() -> Bool {
    guard case .interstitial(var interruption) = state else { return false }
    // Held twice, the names of all that have begun would be copied for each that begins.
    state = .idle
    while let id = interruption.waiting.popFirst() {
      let entry = interruption.entry
      interruption.entry = .atStart
      guard let event = event(id), !(event.playsOnce && playedOnce.contains(id)) else { continue }
      interruption.begun.insert(id)
      interruption.lastID = id
      if event.playsOnce {
        playedOnce.insert(id)
        isStale = true
      }
      if resumed.removeValue(forKey: id) != nil { isStale = true }
      interruption.current = Current(
        event: event,
        given: indices[id].map { given[$0] },
        startOffset: entry.offset,
        begunAt: now,
        reached: entry.offset
      )
      state = .interstitial(interruption)
      effects.append(.begin(id: id, startOffset: entry.offset))
      if event.needsAssetList {
        effects.append(.loadAssets(id: id, startOffset: timeline.isLive ? entry.joinOffset : .zero))
      } else {
        playAssets(from: .zero, at: entry.offset)
      }
      return true
    }
    state = .interstitial(interruption)
    return false
  }

  /// Plays the asset that stands at an offset of the interstitial.
  ///
  /// - Parameter base: the offset at which the first asset begins.
  private mutating func playAssets(from base: Duration, at offset: Duration) {
    guard let current = interruption?.current else { return }
    let durations = current.event.assetDurations
    if durations.isEmpty { return endCurrent(.nothingToPlay) }
    var base = base
    for (index, duration) in durations.enumerated() {
      guard let duration = duration.map({ max($0.bounded, .zero) }), offset >= base + duration, offset > base
      else { return play(index, base: base, from: max(offset - base, .zero)) }
      base += duration
    }
    endCurrent(.passedOver)
  }

  private mutating func play(_ index: Int, base: Duration, from time: Duration) {
    guard case .interstitial(var interruption) = state, var current = interruption.current else { return }
    var until: Duration?
    if let limit = current.limit {
      guard current.reached < limit else {
        let reason: EndReason =
          current.hasPlayed ? .limitReached : current.startOffset > .zero ? .passedOver : .limitReached
        return endCurrent(reason)
      }
      // Also where the asset is known to be shorter: it may turn out not to be.
      until = limit - base
    }
    current.asset = Asset(index: index, base: base, until: until)
    interruption.current = current
    state = .interstitial(interruption)
    effects.append(.playAsset(id: current.event.id, index: index, from: time, until: until))
  }

  // MARK: Assets

  mutating func loaded(_ id: String, _ durations: [Duration?], from base: Duration) {
    if durations.contains(where: { $0.map { $0 < .zero } ?? false }) {
      refuse(.negativeDuration(id: id))
    }
    let base = max(base.bounded, .zero)
    var index = indices[id]
    let isCurrent = current?.id == id
    if isCurrent, let current = interruption?.current {
      if current.asset != nil { return refuse(.notPlaying(id: id, index: nil)) }
      index = self.index(of: current)
    }
    guard index != nil || isCurrent else { return refuse(.notPlaying(id: id, index: nil)) }
    if let index, base == .zero {
      events[index].assetDurations = durations
      events[index].needsAssetList = false
      isStale = true
    }
    guard case .interstitial(var interruption) = state, var current = interruption.current, isCurrent
    else {
      if case .interstitial = state { return }
      return planIfStale()
    }
    current.event.assetDurations = durations
    current.event.needsAssetList = false
    interruption.current = current
    state = .interstitial(interruption)
    playAssets(from: min(base, current.startOffset), at: current.startOffset)
  }

  mutating func listFailed(_ id: String) {
    guard let current = interruption?.current, current.event.id == id, current.asset == nil
    else { return refuse(.notPlaying(id: id, index: nil)) }
    endCurrent(.failed)
  }

  mutating func learn(_ id: String, _ asset: Int, _ duration: Duration) {
    if duration < .zero { refuse(.negativeDuration(id: id)) }
    let duration = max(duration.bounded, .zero)
    var isKnown = false
    if let index = indices[id], events[index].assetDurations.indices.contains(asset) {
      isKnown = true
      isStale = isStale || events[index].assetDurations[asset] != duration
      events[index].assetDurations[asset] = duration
    }
    if case .interstitial(var interruption) = state, interruption.current?.event.id == id,
      interruption.current?.event.assetDurations.indices.contains(asset) == true
    {
      isKnown = true
      interruption.current?.event.assetDurations[asset] = duration
      state = .interstitial(interruption)
    }
    guard isKnown else { return refuse(.unknownAsset(id: id, index: asset)) }
    planIfStale()
  }

  /// The asset that plays, if it is this one.
  private mutating func playing(_ id: String, _ index: Int) -> (Current, Asset)? {
    if let current = interruption?.current, current.event.id == id, let asset = current.asset,
      asset.index == index
    {
      return (current, asset)
    }
    refuse(.notPlaying(id: id, index: index))
    return nil
  }

  mutating func progressed(_ id: String, _ index: Int, to time: Duration) {
    guard let (_, asset) = playing(id, index) else { return }
    if let until = asset.until, time >= until {
      return ended(id, index, at: until, failed: false)
    }
    update { $0.reached = (asset.base + max(time.bounded, .zero)).bounded }
    if time > .zero { update { $0.hasPlayed = true } }
  }

  mutating func ended(_ id: String, _ index: Int, at time: Duration, failed: Bool) {
    guard let (current, asset) = playing(id, index) else { return }
    if time < .zero { refuse(.negativeDuration(id: id)) }
    var time = max(time.bounded, .zero)
    if let until = asset.until { time = min(time, until) }
    let reached = failed ? max(asset.base + time, current.reached) : asset.base + time
    // One that lasts exactly until there has ended by itself.
    let wasCut = asset.until.map { time >= $0 && current.event.assetDurations[index] != $0 } ?? false
    update {
      $0.reached = reached
      $0.hasPlayed = $0.hasPlayed || !failed || time > .zero
      if !failed { $0.event.assetDurations[index] = time }
    }
    if !failed, !wasCut, let stored = self.index(of: current),
      events[stored].assetDurations.indices.contains(index),
      events[stored].assetDurations[index] != time, events[stored].needsAssetList == false
    {
      events[stored].assetDurations[index] = time
      isStale = true
    }
    if wasCut { return endCurrent(.limitReached) }
    if index + 1 < current.event.assetDurations.count {
      play(index + 1, base: reached, from: .zero)
    } else {
      endCurrent(interruption?.current?.hasPlayed == true ? .played : .failed)
    }
  }

  private mutating func update(_ change: (inout Current) -> Void) {
    guard case .interstitial(var interruption) = state, var current = interruption.current else { return }
    change(&current)
    interruption.current = current
    state = .interstitial(interruption)
  }

  // MARK: What the viewer wants

  mutating func seekInAsset(from origin: Duration, to time: Duration) {
    guard let current = interruption?.current, let asset = current.asset
    else { return refuse(.noInterstitial) }
    let id = current.event.id
    let time = max(time.bounded, .zero)
    if time > origin, current.event.restrictions.contains(.skip) {
      return refuse(.seekInAsset(from: origin, to: time, by: id))
    }
    if let until = asset.until, time >= until {
      return ended(id, asset.index, at: until, failed: false)
    }
    update {
      $0.reached = asset.base + time
      $0.hasPlayed = $0.hasPlayed || origin > .zero
    }
    effects.append(.playAsset(id: id, index: asset.index, from: time, until: asset.until))
  }

  mutating func request(_ rate: Double) {
    guard let current else { return refuse(.noInterstitial) }
    guard rate.isFinite else { return refuse(.unusableRate) }
    if rate > 1, current.restrictions.contains(.skip) {
      refuse(.rate(rate, by: current.id))
      effects.append(.setInterstitialRate(1))
    } else {
      effects.append(.setInterstitialRate(rate))
    }
  }
}
