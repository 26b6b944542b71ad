import InteractiveMediaAds

/// Draws what happens to an ads manager: a viewer who watches, and whatever may go wrong.
package struct AdsManagerScript: FaultScript {
  package static var faultsOfAHundred: Int { 40 }

  package var draw: FaultDraw<AdsManagerFault>
  package let beginning: [AdsManagerEvent]
  package let length: Int

  package init(_ draw: FaultDraw<AdsManagerFault>) {
    var draw = draw
    // Enough for a playlist to be watched to its end.
    length = 4 + draw.number(80)
    beginning = Self.drawBeginning(&draw)
    self.draw = draw
  }

  // MARK: What goes right

  package mutating func ordinary(_ trial: AdsManagerTrial) -> AdsManagerEvent {
    guard let run = trial.run?.sight, run.isInitialized else { return .app(.initialize) }
    let chance = draw.number(100)
    if run.isReady, chance < 40 { return .app(.start) }
    if run.hasFetches, chance < 60 { return .answer(.ads) }
    if let media = run.media, !media.isOver {
      if !media.isLoaded { return .media(.loads(chance < 50 ? media.duration.wholeSeconds : nil)) }
      if !media.hasStarted, media.wantsToPlay { return .media(.starts) }
      if media.isStalled, chance < 50 { return .media(.goesOn) }
      if media.isPlaying, chance < 25 { return .media(.ends) }
    }
    if run.pictureInPicture != .closed, chance < 20 { return .pictureInPicture(run.pictureInPicture.next) }
    if run.isInBackground, chance < 30 { return .background(false) }
    if run.isPageOpen, chance < 30 { return .closePage }
    if run.position >= AdsManagerProgram.contentDuration, !run.isComplete { return .app(.contentComplete) }
    return .time(draw.pick([200, 1_000, 2_000, 3_000, 5_000]))
  }

  // MARK: What goes wrong

  package mutating func event(of fault: AdsManagerFault, _ trial: AdsManagerTrial) -> AdsManagerEvent? {
    let run = trial.run?.sight
    let isInitialized = run?.isInitialized == true
    switch fault {
    case .unplayableAd, .noPlayhead: return nil
    case .calledTooEarly: return isInitialized ? nil : tooEarly()
    case .calledTooLate: return run?.isOver == true ? anything() : nil
    case .calledTwice: return run?.lastCall.map { .app($0) }
    case .pictureInPicture: return .pictureInPicture((run?.pictureInPicture ?? .closed).next)
    case .windowFails: return run?.pictureInPicture == .opening ? .pictureInPicture(.closed) : nil
    case .background: return .background(run?.isInBackground != true)
    case .seeks: return .seek(draw.number(70) - 5)
    default: break
    }
    guard let run, isInitialized else { return nil }
    switch fault {
    case .pauses: return .app(draw.number(2) == 0 ? .pause : .resume)
    case .mutes: return .app(draw.number(2) == 0 ? .mute : .unmute)
    case .skips: return run.isAdPlaying ? .app(.skip) : nil
    case .discards: return draw.number(2) == 0 ? .app(.discard) : nil
    case .destroys: return draw.number(3) == 0 ? .app(.destroy) : nil
    case .completesEarly: return draw.number(2) == 0 && !run.isComplete ? .app(.contentComplete) : nil
    case .taps: return !run.hasAd ? nil : draw.pick([.tap, .click, .closePage])
    case .emptyBreak: return run.hasFetches ? .answer(.nothing) : nil
    case .failedBreak: return run.hasFetches ? .answer(.failure) : nil
    case .silentBreak: return run.hasFetches ? .time(9_000) : nil
    case .slowBreak: return run.hasFetches ? .time(draw.pick([1_000, 4_000, 7_000])) : nil
    case .answersTwice: return run.hasAnswered ? .answerAgain : nil
    case .lateNews: return run.hasFormer ? .late(news()) : nil
    default: return mediaEvent(of: fault, run)
    }
  }

  private mutating func mediaEvent(
    of fault: AdsManagerFault,
    _ run: AdsManagerSight
  ) -> AdsManagerEvent? {
    switch fault {
    case .newsOutOfOrder: return !run.hasAd ? nil : .stray(news())
    case .newsTwice: return !run.hasAd ? nil : .stray(draw.pick([.starts, .ends, .loads(4), .fails]))
    default: break
    }
    guard let media = run.media, !media.isOver else { return nil }
    switch fault {
    case .neverLoads: return media.isLoaded ? nil : .time(9_000)
    case .failsToLoad: return media.hasStarted ? nil : .media(.fails)
    case .failsMidway: return media.hasStarted ? .media(.fails) : nil
    case .stalls: return media.isPlaying ? .media(.stalls) : nil
    case .neverGoesOn: return media.isStalled ? .time(9_000) : nil
    case .wrongDuration:
      return media.isLoaded
        ? .media(.progresses(draw.number(12) - 1)) : .media(.loads(draw.pick([0, 1, 3, 20, nil])))
    case .halts: return media.hasStarted ? .viewerHalts(media.wantsToPlay) : nil
    default: return nil
    }
  }

  private mutating func tooEarly() -> AdsManagerEvent {
    .app(draw.pick(AdsManagerEvent.Call.allCases.filter { $0 != .initialize && $0 != .destroy }))
  }

  private mutating func anything() -> AdsManagerEvent {
    draw.number(2) == 0
      ? .app(draw.pick(AdsManagerEvent.Call.allCases))
      : draw.pick([.tap, .click, .late(news()), .answerAgain])
  }

  private mutating func news() -> AdsManagerEvent.News {
    draw.pick([.loads(4), .loads(nil), .starts, .ends, .fails, .progresses(draw.number(10) - 1)])
  }
}

extension PictureInPictureState {
  /// What comes after it, if nothing fails.
  fileprivate var next: Self {
    switch self {
    case .closed: .opening
    case .opening: .open
    case .open: .closing
    case .closing: .closed
    }
  }
}

extension Duration {
  /// Without what is left over.
  fileprivate var wholeSeconds: Int { Int(components.seconds) }
}
