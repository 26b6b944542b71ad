import VAST

/// A break whose ads are there: it waits for `start()`, and then has the screen.
struct BreakPlayback {
  typealias Effect = PodPlayback.Effect

  private var pod: PodPlayback
  /// Whether `start()` was called, and waits until the picture-in-picture window has closed.
  private(set) var isStartKept = false
  private var isPausedByApp = false
  private var isHeld = false

  init(_ pod: PodPlayback) { self.pod = pod }

  /// The ad that comes first, is loaded or plays.
  var current: PodAd? { pod.current }

  /// Finds the first ad that can be played. Announces it last; if there is none, the break has ended.
  mutating func prepare() -> [Effect] { pod.handle(.prepare) }

  /// The app calls `start()` in picture-in-picture. While the window is open that is refused. While it opens or closes an
  /// app cannot know that, so the call is kept; also one that came at the last moment before the window was open.
  ///
  /// - Returns: a remark for the app.
  ///
  /// Source: Picture in picture, "Starting ads".
  mutating func keepStart(in window: PictureInPictureState, calledBeforeWindow: Bool) -> String {
    if window == .open, !calledBeforeWindow, !isStartKept {
      return
        "start() was refused: no ad starts while picture-in-picture is active. Call it when that has ended."
    }
    isStartKept = true
    return
      "start() waits: no ad starts while the picture-in-picture window opens or closes. The ad starts when the window "
      + "has closed or has failed to open."
  }

  /// Loads the first ad, and plays it as soon as it can be.
  mutating func begin(under conditions: PlaybackConditions) -> [Effect] {
    isHeld = conditions.holdAds
    return pod.handle(.begin(volume: conditions.volume, isHeld: isHeld))
  }

  /// Takes the ad away.
  mutating func stop() -> [Effect] { pod.handle(.stop) }

  /// What app, viewer and player do with the ad, or a change of the conditions.
  mutating func handle(_ event: AdsManagerMachine.Event, under conditions: PlaybackConditions) -> [Effect] {
    switch event {
    case .pause: return pause(true, conditions)
    case .resume: return pause(false, conditions)
    case .skip: return skip(conditions)
    case .tapped(let isClick): return pod.handle(.tapped(isClick: isClick))
    case .media(let ad, let event): return ad == current?.id ? pod.handle(event) : [.ignored(.otherAd)]
    case .mediaHalted(let ad, let isHalted):
      guard ad == current?.id else { return [.ignored(.otherAd)] }
      // What the viewer does with the player, as in the window of picture-in-picture, counts as the app's doing.
      return isHalted == isHeld ? [.ignored(.noChange)] : pause(isHalted, conditions)
    case .background, .page, .volume, .pictureInPicture:
      return pod.handle(.volume(conditions.volume)) + hold(conditions)
    case .initialize, .start, .startBeforeWindow, .discardAdBreak, .destroy, .contentMoved, .contentCompleted,
      .fetched:
      return [.ignored(.breakPlays)]
    }
  }

  private mutating func pause(_ isPaused: Bool, _ conditions: PlaybackConditions) -> [Effect] {
    guard isPaused != isPausedByApp else { return [.ignored(.noChange)] }
    isPausedByApp = isPaused
    return hold(conditions)
  }

  private mutating func skip(_ conditions: PlaybackConditions) -> [Effect] {
    let skipped = current?.id
    let effects = pod.handle(.skip)
    // The next ad is not the one that was paused.
    guard isPausedByApp, let next = current?.id, next != skipped else { return effects }
    return effects + pause(false, conditions)
  }

  /// Halts the ad or lets it go on, if that is not so already.
  private mutating func hold(_ conditions: PlaybackConditions) -> [Effect] {
    let isHeldNow = isPausedByApp || conditions.holdAds
    guard isHeldNow != isHeld else { return [] }
    isHeld = isHeldNow
    return pod.handle(.hold(isHeldNow))
  }
}
