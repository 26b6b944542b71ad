import AdPlatform
package import VAST

/// Decides what an ads manager does with one response: one ad or one pod, which plays when the app calls `start()`.
///
/// Source: Ad rules, "SDK operation modes"; Picture in picture, "Starting ads".
package struct SingleBreakMachine: StateMachine {
  package typealias Event = AdsManagerMachine.Event
  package typealias Effect = AdsManagerMachine.Effect

  enum State {
    /// Not initialized.
    case created(ResolvedResponse)
    /// The first ad is known, and waits for `start()`.
    case ready(BreakPlayback)
    case playing(BreakPlayback)
    case over
    case destroyed
  }

  private(set) var state: State
  private var conditions: PlaybackConditions

  /// A manager of a response with at least one ad.
  package init(_ setup: AdsManagerMachine.Setup, response: ResolvedResponse) {
    state = .created(response)
    conditions = PlaybackConditions(setup)
  }

  /// The ad that is loaded or plays.
  var currentAd: PodAd? {
    switch state {
    case .ready(let adBreak), .playing(let adBreak): adBreak.current
    case .created, .over, .destroyed: nil
    }
  }

  /// Whether the ads have the screen.
  var isPlaying: Bool { if case .playing = state { true } else { false } }

  /// Whether `start()` was called and waits until the picture-in-picture window has closed.
  var isStartKept: Bool { if case .ready(let ready) = state { ready.isStartKept } else { false } }

  package mutating func handle(_ event: Event) -> [Effect] {
    if case .destroyed = state { return [.ignored(event.name, .destroyed)] }
    switch event {
    case .initialize(let rendering): return initialize(rendering)
    case .start: return start(calledBeforeWindow: false)
    case .startBeforeWindow: return start(calledBeforeWindow: true)
    case .skip where !isPlaying: return [.remark("skip() was ignored: no ad plays.")]
    case .pause, .resume, .skip, .tapped, .media, .mediaHalted: return play(event)
    case .background, .page, .volume: return change(event)
    case .pictureInPicture:
      let effects = change(event)
      guard !conditions.isInPictureInPicture, isStartKept else { return effects }
      return effects + start(calledBeforeWindow: false)
    case .discardAdBreak: return discard()
    case .destroy: return destroy()
    case .contentMoved, .contentCompleted, .fetched: return [.ignored(event.name, .noPlaylist)]
    }
  }

  private mutating func initialize(_ rendering: AdsManagerMachine.Rendering) -> [Effect] {
    guard case .created(let response) = state else {
      return [.remark("initialize(with:) was ignored: the ads manager is initialized.")]
    }
    let pod = PodPlayback([response], cue: AdsManagerMachine.onlyCue, choice: rendering.choice)
    var ready = BreakPlayback(pod)
    let effects = ready.prepare()
    state = .ready(ready)
    return perform(effects, of: .initialize)
  }

  private mutating func start(calledBeforeWindow: Bool) -> [Effect] {
    switch state {
    case .ready(var ready):
      guard !conditions.isInPictureInPicture else {
        let remark = ready.keepStart(in: conditions.pictureInPicture, calledBeforeWindow: calledBeforeWindow)
        state = .ready(ready)
        return [.remark(remark)]
      }
      let effects = ready.begin(under: conditions)
      state = .playing(ready)
      return [.pauseContent] + perform(effects, of: .start)
    case .created: return [.remark("start() was ignored: initialize the ads manager first.")]
    case .playing: return [.ignored(.start, .breakPlays)]
    case .over, .destroyed: return [.ignored(.start, .over)]
    }
  }

  /// Takes in what changes for the ads, whether they play or not.
  private mutating func change(_ event: Event) -> [Effect] {
    guard conditions.take(event) else { return [.ignored(event.name, .noChange)] }
    switch state {
    case .playing: return play(event)
    // They count when the ads play.
    case .created, .ready: return []
    case .over, .destroyed: return [.ignored(event.name, .over)]
    }
  }

  private mutating func play(_ event: Event) -> [Effect] {
    guard case .playing(var playing) = state else { return [.ignored(event.name, .noBreakPlays)] }
    let effects = playing.handle(event, under: conditions)
    state = .playing(playing)
    return perform(effects, of: event.name)
  }

  private mutating func perform(_ effects: [BreakPlayback.Effect], of event: Event.Name) -> [Effect] {
    effects.flatMap { effect -> [Effect] in
      switch effect {
      case .perform(let effect): [effect]
      case .ended(let outcome): end(reporting: outcome.whole == 0 ? outcome.lastError : nil)
      case .ignored(let reason): [.ignored(event, reason)]
      }
    }
  }

  private mutating func discard() -> [Effect] {
    switch state {
    case .playing(var playing): perform(playing.stop(), of: .discardAdBreak) + end(reporting: nil)
    case .ready: end(reporting: nil)
    case .created: [.ignored(.discardAdBreak, .notInitialized)]
    case .over, .destroyed: [.ignored(.discardAdBreak, .over)]
    }
  }

  /// The content, which has waited since the manager was initialized, goes on.
  private mutating func end(reporting failure: PodPlayback.AdFailure?) -> [Effect] {
    state = .over
    return (failure.map { [.report(.adPlayingFailed, AdErrorCode($0.code), $0.message)] } ?? []) + [
      .resumeContent, .watchContent(false), .announce(.ALL_ADS_COMPLETED, nil),
    ]
  }

  private mutating func destroy() -> [Effect] {
    defer { state = .destroyed }
    guard case .playing(var playing) = state else { return [.watchContent(false)] }
    return [.watchContent(false)] + perform(playing.stop(), of: .destroy)
  }
}
