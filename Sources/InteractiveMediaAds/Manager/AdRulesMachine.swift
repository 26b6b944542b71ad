import AdPlatform
import VAST

/// Decides what an ads manager does with a playlist: which break is due, whether it may play, and what the app is told.
///
/// Source: Ad rules, "SDK operation modes" and "Ad rules"; Picture in picture, "Starting ads".
package struct AdRulesMachine: StateMachine {
  package typealias Event = AdsManagerMachine.Event
  package typealias Effect = AdsManagerMachine.Effect

  enum State {
    /// Not initialized.
    case created
    /// Nothing is due.
    case waiting
    /// A cue is due, and its ads are on their way. The content plays.
    case awaitingAds(BreakSchedule.CueID)
    /// Ads are there, and wait for `start()`.
    case ready(BreakSchedule.CueID, BreakPlayback)
    case playing(BreakSchedule.CueID, BreakPlayback)
    case over
    case destroyed
  }

  /// The content, as far as the app was told what to do with it.
  enum Content {
    /// It waits for `resumeContent`.
    case held
    case running
    /// It has played to its end, or the viewer has stopped it.
    case complete(awaitsResume: Bool)
  }

  /// The ads of a cue that has not begun.
  enum Ads {
    case asked
    case here([ResolvedResponse])
  }

  /// What the picture-in-picture window keeps from playing.
  struct Window {
    /// Where the content has come to in it.
    var position: Duration?
    /// The cue that waits, as far as the app was told.
    var announced: BreakSchedule.CueID?
  }

  /// 8 seconds: as long as an ad server may take to answer.
  static let fetchAhead = Duration.seconds(8)

  let breaks: [AdBreak]
  let playsBreaksAutomatically: Bool
  var schedule: BreakSchedule
  var state = State.created
  var content = Content.running
  var conditions: PlaybackConditions
  /// Nil unless picture-in-picture is active.
  var window: Window?
  var contentLength = ContentLength.unknown
  var rendering = AdsManagerMachine.Rendering()
  var ads: [BreakSchedule.CueID: Ads] = [:]
  /// How many breaks with too many repetitions the app was told of.
  private var announcedCutShort = 0

  /// A manager that follows the content from its initialization on.
  package init(_ setup: AdsManagerMachine.Setup) {
    breaks = setup.breaks
    playsBreaksAutomatically = setup.playsBreaksAutomatically
    conditions = PlaybackConditions(setup)
    schedule = BreakSchedule(setup.breaks)
  }

  /// The ad that is loaded or plays.
  var currentAd: PodAd? {
    switch state {
    case .ready(_, let adBreak), .playing(_, let adBreak): adBreak.current
    case .created, .waiting, .awaitingAds, .over, .destroyed: nil
    }
  }

  /// Whether a break has the screen.
  var isPlayingBreak: Bool { if case .playing = state { true } else { false } }

  package mutating func handle(_ event: Event) -> [Effect] {
    if case .destroyed = state { return [.ignored(event.name, .destroyed)] }
    let effects: [Effect] =
      switch event {
      case .initialize(let rendering): initialize(rendering)
      case .start: start(calledBeforeWindow: false)
      case .startBeforeWindow: start(calledBeforeWindow: true)
      case .skip where !isPlayingBreak: [.remark("skip() was ignored: no ad plays.")]
      case .pause, .resume, .skip, .tapped, .media, .mediaHalted: play(event)
      case .background, .page, .volume: change(event)
      case .pictureInPicture(let window): change(event) + pictureInPictureChanged(to: window)
      case .contentMoved(let position, let length): contentMoved(to: position, length)
      case .contentCompleted: contentCompleted()
      case .fetched(let cue, let responses): fetched(cue, responses)
      case .discardAdBreak: discard()
      case .destroy: destroy()
      }
    return effects + remarkOnWaiting() + remarkOnRepetitions()
  }

  // MARK: Beginning

  private mutating func initialize(_ rendering: AdsManagerMachine.Rendering) -> [Effect] {
    guard case .created = state else {
      return [.remark("initialize(with:) was ignored: the ads manager is initialized.")]
    }
    self.rendering = rendering
    state = .waiting
    // Apps play the content when they are told to.
    content.hold()
    guard rendering.hasPlayhead else {
      return [
        .report(
          .adPlayingFailed,
          .CONTENT_PLAYHEAD_MISSING,
          "The response is a playlist of breaks, and nothing tells where the content is. Make the request with a "
            + "content playhead or an AVPlayerVideoDisplay, or initialize the manager with a content playhead."
        )
      ] + finish()
    }
    schedule = BreakSchedule(breaks, playingAfter: rendering.playsAdsAfter)
    var effects = remarkOnBreaksLeftOut() + learn(rendering.contentLength)
    effects.append(.watchContent(true))
    guard let preRoll = schedule.preRoll else { return effects + releaseContent() + finishIfNothingIsLeft() }
    effects += makeDue(preRoll)
    // The content plays in the window, until that closes.
    return conditions.isInPictureInPicture ? effects + releaseContent() : effects
  }

  mutating func start(calledBeforeWindow: Bool) -> [Effect] {
    switch state {
    case .ready(let cue, var ready):
      guard !conditions.isInPictureInPicture else {
        let remark = ready.keepStart(in: conditions.pictureInPicture, calledBeforeWindow: calledBeforeWindow)
        state = .ready(cue, ready)
        return [.remark(remark)]
      }
      let loaded = ready.current.map { [Effect.announce(.LOADED, $0)] } ?? []
      return loaded + begin(cue, ready)
    case .created: return [.remark("start() was ignored: initialize the ads manager first.")]
    case .waiting, .awaitingAds: return [.ignored(.start, .nothingWaits)]
    case .playing: return [.ignored(.start, .breakPlays)]
    case .over, .destroyed: return [.ignored(.start, .over)]
    }
  }

  // MARK: The break that plays

  mutating func begin(_ cue: BreakSchedule.CueID, _ adBreak: BreakPlayback) -> [Effect] {
    var playing = adBreak
    let effects = playing.begin(under: conditions)
    state = .playing(cue, playing)
    schedule.close(cue)
    content.hold()
    return [.pauseContent] + calls(for: .breakStart, of: breaks(of: cue)) + perform(effects, cue, of: .start)
  }

  private mutating func play(_ event: Event) -> [Effect] {
    guard case .playing(let cue, var playing) = state else { return [.ignored(event.name, .noBreakPlays)] }
    let effects = playing.handle(event, under: conditions)
    state = .playing(cue, playing)
    return perform(effects, cue, of: event.name)
  }

  mutating func perform(
    _ effects: [BreakPlayback.Effect],
    _ cue: BreakSchedule.CueID,
    of event: Event.Name
  ) -> [Effect] {
    effects.flatMap { effect -> [Effect] in
      switch effect {
      case .perform(let effect): [effect]
      case .ended(let outcome):
        end(cue, wasShown: outcome.shown > 0, errorCode: outcome.lastError?.code)
      case .ignored(let reason): [.ignored(event, reason)]
      }
    }
  }

  /// Takes in what changes for ads, whether one plays or not.
  private mutating func change(_ event: Event) -> [Effect] {
    guard conditions.take(event) else { return [.ignored(event.name, .noChange)] }
    switch state {
    case .playing: return play(event)
    // They count when an ad plays.
    case .created, .waiting, .awaitingAds, .ready: return []
    case .over, .destroyed: return [.ignored(event.name, .over)]
    }
  }

  /// The break has ended, be it well or not.
  private mutating func end(
    _ cue: BreakSchedule.CueID,
    wasShown: Bool,
    errorCode: VASTErrorCode? = nil
  ) -> [Effect] {
    state = .waiting
    schedule.close(cue)
    let effects =
      wasShown
      ? calls(for: .breakEnd, of: breaks(of: cue)) : fetchError(cue, nil, code: errorCode)
    return effects + releaseContent() + (content.isComplete ? endOfContent() : finishIfNothingIsLeft())
  }

  private mutating func discard() -> [Effect] {
    switch state {
    case .playing(let cue, var playing):
      return perform(playing.stop(), cue, of: .discardAdBreak) + end(cue, wasShown: true)
    case .ready(let cue, _):
      state = .waiting
      schedule.close(cue)
      return releaseContent() + finishIfNothingIsLeft()
    case .awaitingAds(let cue): return leave(cue)
    case .waiting:
      guard let cue = schedule.nextScheduled else { return [.ignored(.discardAdBreak, .nothingWaits)] }
      return leave(cue)
    case .created: return [.ignored(.discardAdBreak, .notInitialized)]
    case .over, .destroyed: return [.ignored(.discardAdBreak, .over)]
    }
  }

  // MARK: Ending

  /// Lets the content go on, if it waits.
  mutating func releaseContent() -> [Effect] { content.release() ? [.resumeContent] : [] }

  mutating func finishIfNothingIsLeft() -> [Effect] {
    // A break that is ready plays, also where its place turns out to be behind the end of the content.
    guard case .waiting = state, schedule.unplayedCount == 0, !schedule.mayGrow else { return [] }
    return finish()
  }

  private mutating func finish() -> [Effect] {
    state = .over
    ads = [:]
    return [.watchContent(false), .announce(.ALL_ADS_COMPLETED, nil)]
  }

  private mutating func destroy() -> [Effect] {
    var effects: [Effect] = [.watchContent(false)]
    if case .playing(let cue, var playing) = state { effects += perform(playing.stop(), cue, of: .destroy) }
    state = .destroyed
    ads = [:]
    return effects
  }

  /// Says once of each break with too many repetitions that some do not play.
  private mutating func remarkOnRepetitions() -> [Effect] {
    defer { announcedCutShort = schedule.cutShort.count }
    return schedule.cutShort[announcedCutShort...].map(cutShort)
  }
}

extension AdRulesMachine.Content {
  var isComplete: Bool { if case .complete = self { true } else { false } }

  mutating func complete() {
    switch self {
    case .held: self = .complete(awaitsResume: true)
    case .running: self = .complete(awaitsResume: false)
    case .complete: break
    }
  }

  mutating func hold() { self = isComplete ? .complete(awaitsResume: true) : .held }

  /// False if it does not wait.
  mutating func release() -> Bool {
    switch self {
    case .running, .complete(awaitsResume: false): return false
    case .held: self = .running
    case .complete(awaitsResume: true): self = .complete(awaitsResume: false)
    }
    return true
  }
}
