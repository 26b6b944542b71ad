import InteractiveMediaAds
import VAST

/// Compares what an ads manager wanted done with what had to be, event by event.
struct AdsManagerCheck {
  private let program: AdsManagerProgram
  /// What the manager was told.
  private var pictureInPicture = PictureInPictureState.closed
  private var hasBeenInPictureInPicture = false
  private var isInBackground = false
  private var isPageOpen = false
  private var isPausedByApp = false
  private var isComplete = false
  private var isInitialized = false
  /// Whether the media of the ad was told to be loaded.
  private var isLoaded: PodAd.ID?
  /// Where the ad was told to be.
  private var adPosition = Duration.zero
  /// Where the content was told to be; nil when it is not known what the manager makes of it.
  private var position: Duration? = .zero
  private var furthest = Duration.zero
  /// Whether a break was given up that the app was not told of.
  private var hasGivenUp = false
  private var begun: Set<Int> = []
  /// Whether `start()` was called while the window opened or closed.
  private var hasKeptStart = false

  // Of the event that is handled.
  private var former: WatchedAd?
  private var mustSkip = false
  private var due: Int?
  private var isLate = false
  private var mustStart = false
  private var mustPlayPreRoll = false

  init(_ program: AdsManagerProgram) { self.program = program }

  var isInPictureInPicture: Bool { pictureInPicture != .closed }

  private var isHeld: Bool {
    isPausedByApp || isPageOpen || (isInBackground && !program.options.contains(.playsInBackground))
      || (isInPictureInPicture && !program.options.contains(.sharesPlayer))
  }

  // MARK: Before

  mutating func willHandle(_ event: AdsManagerMachine.Event, _ watch: AdsManagerWatch) {
    former = watch.ad
    mustSkip = false
    due = nil
    isLate = false
    mustStart = false
    mustPlayPreRoll = false
    switch event {
    case .initialize: isInitialized = true
    case .pause: isPausedByApp = true
    case .resume: isPausedByApp = false
    case .background(let isInBackground): self.isInBackground = isInBackground
    case .page(let isOpen): isPageOpen = isOpen
    case .pictureInPicture(let state):
      pictureInPicture = state
      hasBeenInPictureInPicture = true
      position = nil
      if state == .closed {
        mustStart = hasKeptStart
        hasKeptStart = false
      }
    case .start, .startBeforeWindow:
      if isInPictureInPicture, pictureInPicture != .open, watch.isReady, hasOneBreak, !isComplete {
        hasKeptStart = true
      }
    case .skip:
      mustSkip =
        watch.ad.map { $0.isPlaying && $0.name.hasPrefix("skippable") } ?? false && adPosition >= .seconds(2)
    case .discardAdBreak:
      hasKeptStart = false
      if !watch.isContentHeld { hasGivenUp = true }
    case .contentMoved(let position, _):
      furthest = max(furthest, position)
      // What is passed while the pre-roll is awaited is due after it.
      if watch.isPreRollAwaited { return }
      due = dueBreak(at: position, watch)
      self.position = position
    case .contentCompleted:
      hasKeptStart = false
      if isInitialized { isComplete = true }
    case .mediaHalted(let id, let isHalted):
      isLate = id != watch.ad?.id
      if !isLate, isHalted != isHeld { isPausedByApp = isHalted }
    case .media(let id, let event):
      if !watch.isContentHeld { hasKeptStart = false }
      isLate = id != watch.ad?.id
      if isLate { return }
      switch event {
      case .loaded: if watch.media == id { isLoaded = id }
      case .progressed(let position): if watch.ad?.isPlaying == true { adPosition = position }
      case .reached(let position): if watch.ad?.isPlaying == true { adPosition = position }
      default: break
      }
    case .fetched(let cue, let responses):
      isLate = !watch.fetches.contains { $0.cue == cue }
      mustPlayPreRoll =
        !isLate && cue == watch.preRoll && playsPreRoll
        && responses.contains { $0.pod.contains(where: \.canPlay) }
    case .destroy, .tapped, .volume: break
    }
  }

  /// Whether no other break can take the place of one that waits for the app.
  private var hasOneBreak: Bool {
    program.rules.count <= 1 && program.rules.allSatisfy { $0.repeatsAfter == nil }
  }

  /// Whether nothing keeps the pre-roll from playing when its ads come.
  private var playsPreRoll: Bool {
    !hasBeenInPictureInPicture && !isComplete && !hasGivenUp && !program.options.contains(.manualBreaks)
  }

  /// The last mid-roll that the content passes by this step.
  private func dueBreak(at position: Duration, _ watch: AdsManagerWatch) -> Int? {
    guard program.isPlain, !isInPictureInPicture, !isComplete, !hasGivenUp, !watch.isOver,
      let old = self.position, old < position
    else { return nil }
    let earliest = program.options.contains(.playsAdsAfterTen) ? Duration.seconds(10) : .zero
    var due: (time: Duration, number: Int)?
    // Of breaks that failed, and of repetitions at the very end, it is not known whether they come due.
    var uncertain = Duration.zero
    for (number, rule) in program.rules.enumerated() {
      let state = watch.breaks[number]
      let time = rule.times(until: position).last { !state.begunAt.contains($0 / .seconds(1)) }
      guard let time, time > earliest, time > old else { continue }
      let isAtEnd = rule.repeatsAfter != nil && time >= AdsManagerProgram.contentDuration
      if state.hasFailed || isAtEnd {
        uncertain = max(uncertain, time)
      } else if time >= due?.time ?? .zero {
        due = (time, number)
      }
    }
    if let due, due.time <= uncertain { return nil }
    return due?.number
  }

  // MARK: After

  mutating func didHandle(
    _ event: AdsManagerMachine.Event,
    _ watch: AdsManagerWatch,
    isPlayingBreak: Bool,
    hasEffects: Bool
  ) throws(BrokenInvariant) {
    if watch.isDestroyed || event.isDestroy { return try checkDestroyed(watch) }
    if isPlayingBreak != watch.isContentHeld {
      throw BrokenInvariant(
        .saysWhatItDoes,
        isPlayingBreak ? "a break plays in the content" : "no break plays, and the content is paused"
      )
    }
    if isLate, hasEffects { throw BrokenInvariant(.lateNews, "it wants something done") }
    try watch.ad?.checkCalls()
    if mustPlayPreRoll, !watch.isContentHeld {
      throw BrokenInvariant(.preRollPlays, "its ads are there, and the content plays")
    }
    if mustStart, !watch.isOver, !watch.isContentHeld {
      throw BrokenInvariant(.startIsKept, "the window is gone, and nothing plays")
    }
    try checkSkip(event, watch)
    try checkHold(watch)
    try checkDue(watch)
  }

  private func checkDestroyed(_ watch: AdsManagerWatch) throws(BrokenInvariant) {
    if let media = watch.media {
      throw BrokenInvariant(.nothingAfterDestroy, "the media of ad \(media) is in the player")
    }
  }

  private mutating func checkSkip(
    _ event: AdsManagerMachine.Event,
    _ watch: AdsManagerWatch
  ) throws(BrokenInvariant) {
    let isAnother = watch.ad?.id != former?.id
    if isAnother {
      adPosition = .zero
      // Skipping an ad that is paused does not pause the next one.
      if event.isSkip { isPausedByApp = false }
    }
    guard event.isSkip, let former, former.isPlaying else { return }
    let wasSkipped = isAnother || watch.ad?.hasEnded == true
    if wasSkipped != mustSkip {
      throw BrokenInvariant(.skipsWhenAsked, "\(former) is \(wasSkipped ? "" : "not ")skipped")
    }
  }

  private mutating func checkHold(_ watch: AdsManagerWatch) throws(BrokenInvariant) {
    // What is paused in a break is over with it.
    if !watch.isContentHeld || watch.ad?.id.cue != former?.id.cue { isPausedByApp = false }
    guard let ad = watch.ad, !ad.hasEnded, ad.id == isLoaded, watch.media == ad.id else { return }
    if watch.wantsToPlay == isHeld {
      throw BrokenInvariant(.haltsWhileHeld, isHeld ? "\(ad) plays" : "\(ad) halts, and nothing holds it")
    }
    if ad.hasStarted, ad.isPaused != isHeld {
      throw BrokenInvariant(.haltsWhileHeld, "\(ad) \(isHeld ? "halts" : "plays"), and was not told to")
    }
  }

  private mutating func checkDue(_ watch: AdsManagerWatch) throws(BrokenInvariant) {
    if let due {
      let state = watch.breaks[due]
      let isUnderWay = watch.isReady || watch.fetches.contains { $0.breaks.contains(due) }
      if !state.hasBegun, !state.hasFailed, !isUnderWay {
        throw BrokenInvariant(.breakIsDue, "break \(due), \(program.rules[due]), does not")
      }
    }
    guard watch.isContentHeld else { return }
    for number in program.rules.indices where watch.breaks[number].hasBegun && begun.insert(number).inserted {
      let isInTime =
        switch program.rules[number].place {
        case .preRoll: true
        case .midRoll(let seconds): furthest >= .seconds(seconds)
        case .part(100): isComplete
        case .part(let hundredths): furthest >= AdsManagerProgram.contentDuration * hundredths / 100
        case .postRoll: isComplete
        }
      if !isInTime { throw BrokenInvariant(.breakInTime, "break \(number), \(program.rules[number])") }
    }
  }
}

extension SimulatedBreak {
  /// The times in the content at which it is due, with its repetitions.
  fileprivate func times(until end: Duration) -> [Duration] {
    let start: Int
    switch place {
    case .preRoll: start = 0
    case .midRoll(let seconds): start = seconds
    case .part, .postRoll: return []
    }
    let last = min(Int(end / .seconds(1)), Int(AdsManagerProgram.contentDuration / .seconds(1)))
    guard start <= last else { return [] }
    // At zero it is the pre-roll.
    let times = repeatsAfter.map { Array(stride(from: start, through: last, by: $0)) } ?? [start]
    return times.filter { $0 > 0 }.map { .seconds($0) }
  }
}

extension ResolvedAd {
  /// Whether there is media that can be played.
  fileprivate var canPlay: Bool {
    switch SimulatedAd(rawValue: String((ad.id ?? "").dropLast())) {
    case .skippable, .fixed, .endless: true
    case .unplayable, .empty, nil: false
    }
  }
}
