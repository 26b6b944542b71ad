import VAST

/// The ads of a cue: when they are asked for, and what becomes of them until the break begins.
extension AdRulesMachine {
  /// A cue's time has come. The last one counts.
  mutating func makeDue(_ cue: BreakSchedule.CueID) -> [Effect] {
    guard !conditions.isInPictureInPicture else { return fetch(cue) }
    var effects: [Effect] = []
    switch state {
    case .awaitingAds(let former) where former != cue, .ready(let former, _) where former != cue:
      effects.append(passingOver(former, for: cue))
    // Its ads are there, and wait for start().
    case .ready: return []
    default: break
    }
    if case .here(let responses) = ads[cue] { return effects + prepare(cue, responses) }
    state = .awaitingAds(cue)
    return effects + fetch(cue)
  }

  /// Asks for the ads of a cue, unless that was done before.
  mutating func fetch(_ cue: BreakSchedule.CueID) -> [Effect] {
    guard ads[cue] == nil else { return [] }
    ads[cue] = .asked
    schedule.ask(cue)
    return [.fetch(cue, breaks(of: cue))]
  }

  mutating func fetched(_ cue: BreakSchedule.CueID, _ responses: [ResolvedResponse]) -> [Effect] {
    guard case .asked = ads[cue], schedule.cues[cue].isUnplayed else {
      return [.ignored(.fetched, .lateAnswer)]
    }
    ads[cue] = .here(responses.filter { !$0.pod.isEmpty })
    guard responses.contains(where: { !$0.pod.isEmpty }) else {
      let reason = responses.lazy.flatMap(\.errors).first
      return fetchError(cue, reason?.description, code: reason?.code) + leave(cue)
    }
    var effects: [Effect] = []
    for (index, response) in zip(schedule.cues[cue].breaks, responses) where response.pod.isEmpty {
      let reason = response.errors.first
      effects += failure(of: [breaks[index]], reason?.description, code: reason?.code)
      schedule.leaveOut(index, of: cue)
    }
    if case .awaitingAds(cue) = state { effects += makeDue(cue) }
    return effects
  }

  /// A cue will play no ads.
  func fetchError(_ cue: BreakSchedule.CueID, _ reason: String?, code: VASTErrorCode?) -> [Effect] {
    failure(of: breaks(of: cue), reason, code: code) + [.announce(.AD_BREAK_FETCH_ERROR, nil)]
  }

  private func failure(of breaks: [AdBreak], _ reason: String?, code: VASTErrorCode?) -> [Effect] {
    var effects = calls(for: .error, of: breaks, code ?? .noAds)
    if let reason { effects.append(.remark(reason, code: code.map(AdErrorCode.init))) }
    return effects
  }

  func calls(
    for event: BreakTracking.Event,
    of breaks: [AdBreak],
    _ code: VASTErrorCode? = nil
  ) -> [Effect] {
    let urls = breaks.flatMap { $0.trackingEvents.filter { $0.event == event }.map(\.url) }
    return urls.isEmpty ? [] : [.callForBreak(urls, code)]
  }

  func breaks(of cue: BreakSchedule.CueID) -> [AdBreak] {
    schedule.cues[cue].breaks.map { breaks[$0] }
  }

  /// Goes on without a cue that has not begun.
  mutating func leave(_ cue: BreakSchedule.CueID) -> [Effect] {
    ads[cue] = nil
    schedule.close(cue)
    switch state {
    case .awaitingAds(cue):
      state = .waiting
      return (content.isComplete ? [] : releaseContent()) + finishIfNothingIsLeft()
    case .waiting: return finishIfNothingIsLeft()
    case .created, .awaitingAds, .ready, .playing, .over, .destroyed: return []
    }
  }

  /// The ads of a cue are there: says which comes first, and plays it if it may.
  private mutating func prepare(_ cue: BreakSchedule.CueID, _ responses: [ResolvedResponse]) -> [Effect] {
    ads[cue] = nil
    let timeOffset = schedule.timeOffset(of: cue)
    var ready = BreakPlayback(
      PodPlayback(
        responses,
        cue: cue,
        podIndex: schedule.podIndex(of: cue),
        timeOffset: timeOffset,
        choice: rendering.choice
      )
    )
    let effects = perform(ready.prepare(), cue, of: .fetched)
    guard ready.current != nil else { return effects }
    if playsBreaksAutomatically { return effects + begin(cue, ready) }
    state = .ready(cue, ready)
    // `LOADED` waits for start(): apps call that on each `LOADED`, and nothing would wait for them.
    return effects.dropLast() + [.breakReady(timeOffset)]
  }
}
