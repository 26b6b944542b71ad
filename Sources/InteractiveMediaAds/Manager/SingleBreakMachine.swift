import AdPlatform
package import VAST

/// Decides what an ads manager does with one response: one ad or one pod, which plays when the app calls `start()`.
///
/// Source: Ad rules, "SDK operation modes"; Picture in picture, "Starting ads".
package struct SingleBreakMachine: StateMachine {
  package typealias Event = AdsManagerMachine.Event

  enum State {
    /// Not initialized.
    case created(ResolvedResponse)
    /// The first ad is known, and waits for `start()`.
    case ready(ReadyBreak)
    case playing(PlayingBreak)
    case over
    case destroyed
  }

  /// What it wants done, in order.
  package enum Effect {
    /// The app hears of an event.
    case announce(AdEventType, PodAd?)
    /// The app hears that no ad could be played.
    case report(AdErrorCode, String)
    /// A remark that the app can read and need not act on.
    case remark(String, code: AdErrorCode?)
    /// The app is to pause the content.
    case pauseContent
    /// The app is to let the content go on.
    case resumeContent
    /// Does something with an ad.
    case media(PodPlayback.MediaEffect)
    /// Calls the URLs of an ad for an error.
    case callForError(PodAd, VASTErrorCode, at: Duration?)
    /// Nothing follows the content any longer.
    case leaveContent
    /// The event changed nothing.
    case ignored(Event.Name, IgnoredReason)
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
    case .ready(let ready): ready.ads.current
    case .playing(let playing): playing.current
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
    case .pause: return play(.pause, event.name)
    case .resume: return play(.resume, event.name)
    case .skip:
      guard isPlaying else { return [.remark("skip() was ignored: no ad plays.", code: nil)] }
      return play(.skip, event.name)
    case .tapped(let isClick): return play(.tapped(isClick: isClick), event.name)
    case .media(let ad, let news): return play(.media(ad, news), event.name)
    case .mediaHalted(let ad, let isHalted): return play(.mediaHalted(ad, isHalted), event.name)
    case .background(let isInBackground): return change(event.name) { $0.isInBackground = isInBackground }
    case .page(let isOpen): return change(event.name) { $0.isPageOpen = isOpen }
    case .volume(let volume): return change(event.name) { $0.volume = volume }
    case .pictureInPicture(let window): return pictureInPicture(is: window)
    case .discardAdBreak: return discard()
    case .destroy: return destroy()
    case .contentMoved, .contentCompleted, .fetched: return [.ignored(event.name, .noPlaylist)]
    }
  }

  private mutating func initialize(_ rendering: AdsManagerMachine.Rendering) -> [Effect] {
    guard case .created(let response) = state else {
      return [.remark("initialize(with:) was ignored: the ads manager is initialized.", code: nil)]
    }
    var ads = LoadedBreak(
      [response],
      pod: PodAd.Pod(cue: AdsManagerMachine.onlyCue, podIndex: 0, timeOffset: 0),
      choice: rendering.choice
    )
    let effects = ads.prepare()
    state = .ready(ReadyBreak(ads))
    return perform(effects, of: .initialize)
  }

  private mutating func start(calledBeforeWindow: Bool) -> [Effect] {
    switch state {
    case .ready(var ready):
      guard !conditions.isInPictureInPicture else {
        let remark = ready.keepStart(in: conditions.pictureInPicture, calledBeforeWindow: calledBeforeWindow)
        state = .ready(ready)
        return [.remark(remark, code: nil)]
      }
      var playing = PlayingBreak(ready.ads, under: conditions)
      let effects = playing.begin()
      state = .playing(playing)
      return [.pauseContent] + perform(effects, of: .start)
    case .created: return [.remark("start() was ignored: initialize the ads manager first.", code: nil)]
    case .playing: return [.ignored(.start, .breakPlays)]
    case .over: return [.ignored(.start, .over)]
    case .destroyed: return [.ignored(.start, .destroyed)]
    }
  }

  private mutating func pictureInPicture(is window: PictureInPictureState) -> [Effect] {
    let effects = change(.pictureInPicture) { $0.pictureInPicture = window }
    guard !conditions.isInPictureInPicture, isStartKept else { return effects }
    return effects + start(calledBeforeWindow: false)
  }

  /// Takes in what changes for the ads, whether they play or not.
  private mutating func change(
    _ event: Event.Name,
    _ change: (inout PlaybackConditions) -> Void
  ) -> [Effect] {
    let former = conditions
    change(&conditions)
    guard conditions != former else { return [.ignored(event, .noChange)] }
    switch state {
    case .playing: return play(.conditionsChanged, event)
    // They count when the ads play.
    case .created, .ready: return []
    case .over: return [.ignored(event, .over)]
    case .destroyed: return [.ignored(event, .destroyed)]
    }
  }

  private mutating func play(_ event: PlayingBreak.Event, _ name: Event.Name) -> [Effect] {
    guard case .playing(var playing) = state else { return [.ignored(name, .noBreakPlays)] }
    let effects = playing.handle(event, under: conditions)
    state = .playing(playing)
    return perform(effects, of: name)
  }

  private mutating func perform(_ effects: [LoadedBreak.Effect], of event: Event.Name) -> [Effect] {
    effects.flatMap { effect -> [Effect] in
      switch effect {
      case .announce(let type, let ad): [.announce(type, ad)]
      case .remark(let text, let code): [.remark(text, code: code)]
      case .media(let effect): [.media(effect)]
      case .callForError(let ad, let code, let position): [.callForError(ad, code, at: position)]
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
    case .over: [.ignored(.discardAdBreak, .over)]
    case .destroyed: [.ignored(.discardAdBreak, .destroyed)]
    }
  }

  /// The content, which has waited since the manager was initialized, goes on.
  private mutating func end(reporting failure: LoadedBreak.AdFailure?) -> [Effect] {
    state = .over
    return (failure.map { [.report(AdErrorCode($0.code), $0.message)] } ?? []) + [
      .resumeContent, .leaveContent, .announce(.ALL_ADS_COMPLETED, nil),
    ]
  }

  private mutating func destroy() -> [Effect] {
    defer { state = .destroyed }
    guard case .playing(var playing) = state else { return [.leaveContent] }
    return [.leaveContent] + perform(playing.stop(), of: .destroy)
  }
}
