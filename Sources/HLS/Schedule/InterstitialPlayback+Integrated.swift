extension InterstitialPlayback {
  /// Where playback stands on the integrated timeline of the plan. Events that play once count also when they have been
  /// played, so that the timeline is the same before and after.
  ///
  /// - Parameters:
  ///   - content: Where the content is.
  ///   - asset: Where the asset that plays is; `nil` if none has begun.
  public func integratedTime(contentAt content: Duration, assetAt asset: Duration?) -> Duration {
    let plan = planWithPlayedEvents
    switch state {
    case .idle:
      let joining = plan.slots.first { $0.event.cue == .join }
      return joining?.integratedStart ?? plan.integrated(of: position(of: .content, at: content))
    case .content(let shown):
      return plan.integrated(of: position(of: .content, at: content, replayedUntil: shown.replayUntil))
    case .interstitial(let interruption):
      guard let current = interruption.current else {
        return plan.integrated(of: position(of: .content, at: content))
      }
      let reached = current.asset.flatMap { playing in asset.map { playing.base + $0 } } ?? current.reached
      return plan.integrated(
        of: position(
          of: .interstitial(id: current.event.id, offset: reached),
          at: interruption.start,
          replayedUntil: interruption.content.replayUntil
        )
      )
    case .ended:
      return plan.integratedEnd ?? plan.integrated(of: position(of: .content, at: content))
    }
  }

  private func position(
    of place: SchedulePosition.Place,
    at primary: Duration,
    replayedUntil: Duration? = nil
  ) -> SchedulePosition {
    SchedulePosition(primary: primary, place: place, replayedUntil: replayedUntil)
  }

  private var planWithPlayedEvents: InterstitialSchedule {
    guard schedule.dropped.contains(where: { $0.reason == .alreadyPlayed }) else { return schedule }
    return InterstitialSchedule(events: events, primary: timeline, playedOnce: [], resumed: resumed)
  }
}
