/// A break that has the screen.
struct PlayingBreak {
  typealias Effect = LoadedBreak.Effect

  /// What app, viewer and player do with it.
  enum Event {
    /// The app halts the ad.
    case pause
    /// The app lets the ad go on.
    case resume
    case skip
    case tapped(isClick: Bool)
    case media(PodAd.ID, PodPlayback.Event)
    case mediaHalted(PodAd.ID, Bool)
    /// The ``PlaybackConditions`` are others.
    case conditionsChanged
  }

  private var ads: LoadedBreak
  private var isPausedByApp = false
  private var isHeld: Bool
  private let volume: Float

  init(_ ads: LoadedBreak, under conditions: PlaybackConditions) {
    self.ads = ads
    isHeld = conditions.holdAds
    volume = conditions.volume
  }

  /// The ad that is loaded or plays.
  var current: PodAd? { ads.current }

  /// Loads the first ad, and plays it as soon as it can be.
  mutating func begin() -> [Effect] { ads.handle(.begin(volume: volume, isHeld: isHeld)) }

  /// Takes the ad away.
  mutating func stop() -> [Effect] { ads.handle(.stop) }

  mutating func handle(_ event: Event, under conditions: PlaybackConditions) -> [Effect] {
    switch event {
    case .pause: return pause(true, conditions)
    case .resume: return pause(false, conditions)
    case .skip: return skip(conditions)
    case .tapped(let isClick): return ads.handle(.tapped(isClick: isClick))
    case .media(let ad, let event): return ad == current?.id ? ads.handle(event) : [.ignored(.otherAd)]
    case .mediaHalted(let ad, let isHalted):
      guard ad == current?.id else { return [.ignored(.otherAd)] }
      // What the viewer does with the player, as in the window of picture-in-picture, counts as the app's doing.
      return isHalted == isHeld ? [.ignored(.noChange)] : pause(isHalted, conditions)
    case .conditionsChanged: return ads.handle(.volume(conditions.volume)) + hold(conditions)
    }
  }

  private mutating func pause(_ isPaused: Bool, _ conditions: PlaybackConditions) -> [Effect] {
    guard isPaused != isPausedByApp else { return [.ignored(.noChange)] }
    isPausedByApp = isPaused
    return hold(conditions)
  }

  private mutating func skip(_ conditions: PlaybackConditions) -> [Effect] {
    let skipped = current?.id
    let effects = ads.handle(.skip)
    // The next ad is not the one that was paused.
    guard isPausedByApp, let next = current?.id, next != skipped else { return effects }
    return effects + pause(false, conditions)
  }

  /// Halts the ad or lets it go on, if that is not so already.
  private mutating func hold(_ conditions: PlaybackConditions) -> [Effect] {
    let isHeldNow = isPausedByApp || conditions.holdAds
    guard isHeldNow != isHeld else { return [] }
    isHeld = isHeldNow
    return ads.handle(.hold(isHeldNow))
  }
}
