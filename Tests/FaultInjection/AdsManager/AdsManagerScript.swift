import InteractiveMediaAds
package import WaterfallStudy

/// Draws what happens to an ads manager: a viewer who watches, and whatever may go wrong.
package struct AdsManagerScript<Machine: AdsManagerDeciding>: FaultScript {
  package let subject = AdsManagerTrial<Machine>()
  package private(set) var given: [AdsManagerFault: Int] = [:]

  private var generator: SeededGenerator
  /// In an order of their own: that of a set is another one in each process.
  private let faults: [AdsManagerFault]
  private var beginning: ArraySlice<AdsManagerEvent> = []
  private var left: Int
  private var lastCall: AdsManagerEvent.Call?

  /// Enough for a playlist to be watched to its end.
  private static var mostEvents: UInt64 { 80 }

  package init(generator: SeededGenerator, faults: Set<AdsManagerFault>) {
    self.generator = generator
    self.faults = AdsManagerFault.allCases.filter(faults.contains)
    left = 4 + Int(self.generator.draw(below: Self.mostEvents))
    var program = AdsManagerProgramScript(faults: faults)
    beginning = program.draw(&self.generator)[...]
    for fault in program.given { given[fault, default: 0] += 1 }
  }

  package mutating func next(_ trial: AdsManagerTrial<Machine>) -> AdsManagerEvent? {
    if let event = beginning.popFirst() { return event }
    guard left > 0 else { return nil }
    left -= 1
    let event = fault(trial) ?? ordinary(trial)
    if case .app(let call) = event { lastCall = call }
    return event
  }

  private mutating func number(_ bound: UInt64) -> Int { Int(generator.draw(below: bound)) }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(UInt64(elements.count))]
  }

  // MARK: What goes right

  private mutating func ordinary(_ trial: AdsManagerTrial<Machine>) -> AdsManagerEvent {
    guard let run = trial.run?.sight, run.isInitialized else { return .app(.initialize) }
    let chance = number(100)
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
    return .time(pick([200, 1_000, 2_000, 3_000, 5_000]))
  }

  // MARK: What goes wrong

  private mutating func fault(_ trial: AdsManagerTrial<Machine>) -> AdsManagerEvent? {
    guard !faults.isEmpty, number(100) < 40 else { return nil }
    let fault = pick(faults)
    guard let event = event(of: fault, trial) else { return nil }
    given[fault, default: 0] += 1
    return event
  }

  private mutating func event(
    of fault: AdsManagerFault,
    _ trial: AdsManagerTrial<Machine>
  ) -> AdsManagerEvent? {
    let run = trial.run?.sight
    let isInitialized = run?.isInitialized == true
    switch fault {
    case .unplayableAd, .noPlayhead: return nil
    case .calledTooEarly: return isInitialized ? nil : tooEarly()
    case .calledTooLate: return run?.isOver == true ? anything() : nil
    case .calledTwice: return lastCall.map { .app($0) }
    case .pictureInPicture: return .pictureInPicture((run?.pictureInPicture ?? .closed).next)
    case .windowFails: return run?.pictureInPicture == .opening ? .pictureInPicture(.closed) : nil
    case .background: return .background(run?.isInBackground != true)
    case .seeks: return .seek(number(70) - 5)
    default: break
    }
    guard let run, isInitialized else { return nil }
    switch fault {
    case .pauses: return .app(number(2) == 0 ? .pause : .resume)
    case .mutes: return .app(number(2) == 0 ? .mute : .unmute)
    case .skips: return run.isAdPlaying ? .app(.skip) : nil
    case .discards: return number(2) == 0 ? .app(.discard) : nil
    case .destroys: return number(3) == 0 ? .app(.destroy) : nil
    case .completesEarly: return number(2) == 0 && !run.isComplete ? .app(.contentComplete) : nil
    case .taps: return !run.hasAd ? nil : pick([.tap, .click, .closePage])
    case .emptyBreak: return run.hasFetches ? .answer(.nothing) : nil
    case .failedBreak: return run.hasFetches ? .answer(.failure) : nil
    case .silentBreak: return run.hasFetches ? .time(9_000) : nil
    case .slowBreak: return run.hasFetches ? .time(pick([1_000, 4_000, 7_000])) : nil
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
    case .newsTwice: return !run.hasAd ? nil : .stray(pick([.starts, .ends, .loads(4), .fails]))
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
      return media.isLoaded ? .media(.progresses(number(12) - 1)) : .media(.loads(pick([0, 1, 3, 20, nil])))
    case .halts: return media.hasStarted ? .viewerHalts(media.wantsToPlay) : nil
    default: return nil
    }
  }

  private mutating func tooEarly() -> AdsManagerEvent {
    .app(pick(AdsManagerEvent.Call.allCases.filter { $0 != .initialize && $0 != .destroy }))
  }

  private mutating func anything() -> AdsManagerEvent {
    number(2) == 0
      ? .app(pick(AdsManagerEvent.Call.allCases)) : pick([.tap, .click, .late(news()), .answerAgain])
  }

  private mutating func news() -> AdsManagerEvent.News {
    pick([.loads(4), .loads(nil), .starts, .ends, .fails, .progresses(number(10) - 1)])
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
