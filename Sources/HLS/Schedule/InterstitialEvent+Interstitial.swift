extension InterstitialEvent {
  /// The event that a date range of a playlist schedules.
  ///
  /// Its start is a date. An asset list has still to be loaded. How long an asset lasts is not known; `DURATION`, else
  /// what lies between the dates, else `PLANNED-DURATION` says what is planned. `PRE` counts before `POST`.
  ///
  /// Source: *HTTP Live Streaming 2nd Edition*, appendix D.2.
  public init(_ interstitial: Interstitial) {
    let cue: Cue? =
      if interstitial.cues.contains(.pre) { .join } else if interstitial.cues.contains(.post) { .leave } else
      { nil }
    var restrictions: Restrictions = []
    if interstitial.restrictions.contains(.jump) { restrictions.insert(.jump) }
    if interstitial.restrictions.contains(.skip) { restrictions.insert(.skip) }
    let isList = if case .list = interstitial.asset { true } else { false }
    self.init(
      id: interstitial.id,
      start: .date(interstitial.startDate),
      cue: cue,
      playsOnce: interstitial.cues.contains(.once),
      assetDurations: isList ? [] : [nil],
      needsAssetList: isList,
      plannedDuration: interstitial.duration ?? interstitial.datedDuration ?? interstitial.plannedDuration,
      resumption: interstitial.resumeOffset.map { .offset($0) } ?? .duration,
      playoutLimit: interstitial.playoutLimit,
      restrictions: restrictions,
      snapsStart: interstitial.snaps.contains(.out),
      snapsResumption: interstitial.snaps.contains(.in),
      occupancy: interstitial.timelineOccupies == .range ? .fill : .point
    )
  }
}

extension Interstitial {
  /// What lies between its dates.
  fileprivate var datedDuration: Duration? {
    endDate.flatMap { end in
      PrimaryTimeline(dateOfZero: startDate).time(of: end).flatMap { $0 >= .zero ? $0 : nil }
    }
  }
}
