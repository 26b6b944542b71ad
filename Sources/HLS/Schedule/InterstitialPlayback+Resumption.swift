extension InterstitialPlayback {
  mutating func cancel(_ resumption: InterstitialEvent.Resumption?) {
    guard case .interstitial(let interruption) = state, let current = interruption.current
    else { return refuse(.noInterstitial) }
    for id in interruption.waiting { resumed[id] = .zero }
    var total: Duration?
    switch resumption {
    case .offset(let offset): total = offset.bounded
    case .timeTaken:
      total = interruption.content.position - interruption.start + max(now - interruption.suspendedAt, .zero)
    case .duration: total = interruption.offset + current.reached
    case nil: break
    }
    endCurrent(.cancelled, offset: total.map { $0 - interruption.offset })
    resume(.cancelled(current.event.id))
  }

  /// Ends the event that plays.
  ///
  /// An event of which nothing could be played is cancelled with a resume offset of zero, whatever it says: the content
  /// goes on where it was suspended.
  ///
  /// Source: RFC 8216bis, appendices D.2 and D.5.
  ///
  /// - Parameter offset: how far the content moves on for this event; `nil`: what the event says.
  mutating func endCurrent(_ reason: EndReason, offset: Duration? = nil) {
    guard case .interstitial(var interruption) = state, let current = interruption.current else { return }
    let own: Duration =
      switch current.event.resumption {
      case _ where reason == .failed: current.startOffset
      case .offset(let offset): offset.bounded
      case .duration: max(current.reached, current.startOffset)
      case .timeTaken: current.startOffset + max(now - current.begunAt, .zero)
      }
    let moved = offset ?? own
    if offset != nil || current.event.resumption.isMeasured || reason == .failed, index(of: current) != nil {
      resumed[current.event.id] = moved
      isStale = true
    }
    if current.event.snapsResumption, reason != .failed { interruption.snapsResumption = true }
    interruption.offset += moved
    interruption.current = nil
    state = .interstitial(interruption)
    effects.append(.end(id: current.event.id, reason: reason))
  }

  mutating func resume(_ reason: ContentJump.Reason) {
    guard case .interstitial(let interruption) = state else { return }
    var content = interruption.content
    planIfStale()
    var wanted = (interruption.start + interruption.offset.bounded).bounded
    // Nothing is left behind the end.
    if interruption.kind == .leave { wanted = min(wanted, interruption.start) }
    if interruption.snapsResumption { wanted = timeline.nearestSegmentBoundary(to: wanted) }
    if content.replayUntil != nil, !reason.isCancellation { wanted = max(wanted, interruption.start) }
    let target = timeline.held(wanted)
    if target != wanted {
      move(&content, to: target, target > wanted ? .windowSlid : .heldAtEnd)
    } else {
      move(&content, to: target, reason)
    }
    switch interruption.kind {
    case .join:
      land(Content(position: target, floor: target), Interruption.Entry.joining(offset:))
    case .leave:
      if target < interruption.start {
        land(
          Content(position: target, floor: target, replayUntil: interruption.start, hasLeft: true),
          Interruption.Entry.replaying(offset:)
        )
      } else {
        state = .ended(target)
        effects.append(.finish)
      }
    case .timed:
      resume(content, after: interruption.start)
    }
  }

  private mutating func resume(_ content: Content, after start: Duration) {
    var content = content
    let target = content.position
    if target < start, content.replayUntil == nil {
      content.replayUntil = start
      content.floor = target
      content.passedFloor = false
      return land(content, Interruption.Entry.replaying(offset:))
    }
    content.floor = max(target, start)
    content.passedFloor = target <= start
    if let until = content.replayUntil, until <= target { content.endReplay(at: until) }
    state = .content(content)
  }
}

extension InterstitialEvent.Resumption {
  fileprivate var isMeasured: Bool {
    switch self {
    case .offset: false
    case .timeTaken, .duration: true
    }
  }
}

extension ContentJump.Reason {
  fileprivate var isCancellation: Bool { if case .cancelled = self { true } else { false } }
}
