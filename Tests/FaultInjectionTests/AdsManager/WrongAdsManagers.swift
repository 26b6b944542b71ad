import FaultInjection
import InteractiveMediaAds
import VAST

/// A manager with one error: what the real one wants done is changed on its way.
protocol WrongAdsManager: AdsManagerDeciding {
  var machine: AdsManagerMachine { get set }
  init(machine: AdsManagerMachine)
}

extension WrongAdsManager {
  init(_ setup: AdsManagerMachine.Setup) { self.init(machine: AdsManagerMachine(setup)) }

  init(_ setup: AdsManagerMachine.Setup, response: ResolvedResponse) {
    self.init(machine: AdsManagerMachine(setup, response: response))
  }

  var isPlayingBreak: Bool { machine.isPlayingBreak }
}

/// Leaves the viewer without content when an ad breaks.
struct ForgetsToResume: WrongAdsManager {
  var machine: AdsManagerMachine

  mutating func handle(_ event: AdsManagerMachine.Event) -> [AdsManagerMachine.Effect] {
    let effects = machine.handle(event)
    guard case .media(_, .failed) = event else { return effects }
    return effects.filter { if case .resumeContent = $0 { false } else { true } }
  }
}

/// Does not remember that a break has played when the viewer goes back before it.
struct PlaysBreaksAgain: WrongAdsManager {
  var machine: AdsManagerMachine
  private var beginning: AdsManagerMachine?
  private var position = Duration.zero

  init(machine: AdsManagerMachine) { self.machine = machine }

  mutating func handle(_ event: AdsManagerMachine.Event) -> [AdsManagerMachine.Effect] {
    if case .contentMoved(let position, _) = event {
      if position < self.position, let beginning { machine = beginning }
      self.position = position
    }
    let effects = machine.handle(event)
    if case .initialize = event, beginning == nil, !isPlayingBreak { beginning = machine }
    return effects
  }
}

/// Counts an ad as seen again when it goes on.
struct CallsTwice: WrongAdsManager {
  var machine: AdsManagerMachine
  private var impressions: AdsManagerMachine.Effect?

  init(machine: AdsManagerMachine) { self.machine = machine }

  mutating func handle(_ event: AdsManagerMachine.Event) -> [AdsManagerMachine.Effect] {
    let effects = machine.handle(event)
    if case .media(_, .started) = event {
      impressions = effects.first { if case .media(.call) = $0 { true } else { false } }
    }
    guard case .resume = event, let impressions, effects.contains(where: { !$0.isIgnored }) else {
      return effects
    }
    return effects + [impressions]
  }
}

/// Starts breaks in picture-in-picture, of which it hears nothing.
struct IgnoresPictureInPicture: WrongAdsManager {
  var machine: AdsManagerMachine

  mutating func handle(_ event: AdsManagerMachine.Event) -> [AdsManagerMachine.Effect] {
    if case .pictureInPicture = event { return [] }
    return machine.handle(event)
  }
}

/// Does not go on after the background.
struct StaysHalted: WrongAdsManager {
  var machine: AdsManagerMachine

  mutating func handle(_ event: AdsManagerMachine.Event) -> [AdsManagerMachine.Effect] {
    let effects = machine.handle(event)
    guard case .background(false) = event else { return effects }
    return effects.filter { if case .media(.play) = $0 { false } else { true } }
  }
}

/// Tells the quartiles of a jump backward.
struct MixesQuartiles: WrongAdsManager {
  var machine: AdsManagerMachine

  mutating func handle(_ event: AdsManagerMachine.Event) -> [AdsManagerMachine.Effect] {
    let effects = machine.handle(event)
    guard case .media(_, .progressed) = event else { return effects }
    return effects.reversed()
  }
}

/// Leaves the ad in the player when the app gives a break up.
struct LeavesMedia: WrongAdsManager {
  var machine: AdsManagerMachine

  mutating func handle(_ event: AdsManagerMachine.Event) -> [AdsManagerMachine.Effect] {
    let effects = machine.handle(event)
    guard case .discardAdBreak = event else { return effects }
    return effects.filter { if case .media(.clear) = $0 { false } else { true } }
  }
}

/// Never says that all is over when the last break had no ads.
struct NeverCompletes: WrongAdsManager {
  var machine: AdsManagerMachine

  mutating func handle(_ event: AdsManagerMachine.Event) -> [AdsManagerMachine.Effect] {
    let effects = machine.handle(event)
    guard case .fetched = event else { return effects }
    return effects.filter { if case .announce(.ALL_ADS_COMPLETED, nil) = $0 { false } else { true } }
  }
}

/// Loses the ads of a break that the content has come to meanwhile.
struct LosesLateAds: WrongAdsManager {
  var machine: AdsManagerMachine

  mutating func handle(_ event: AdsManagerMachine.Event) -> [AdsManagerMachine.Effect] {
    let effects = machine.handle(event)
    guard case .contentMoved = event else { return effects }
    return effects.filter { if case .fetch = $0 { false } else { true } }
  }
}

/// Acts on news of ads that are over.
struct HearsLateNews: WrongAdsManager {
  var machine: AdsManagerMachine
  private var current: PodAd.ID?

  init(machine: AdsManagerMachine) { self.machine = machine }

  mutating func handle(_ event: AdsManagerMachine.Event) -> [AdsManagerMachine.Effect] {
    var event = event
    if case .media(_, let news) = event, let current { event = .media(current, news) }
    let effects = machine.handle(event)
    for effect in effects { if case .announce(.LOADED, let ad?) = effect { current = ad.id } }
    return effects
  }
}

/// Says after the end what it has said.
struct SpeaksAfterTheEnd: WrongAdsManager {
  var machine: AdsManagerMachine
  private var isOver = false

  init(machine: AdsManagerMachine) { self.machine = machine }

  mutating func handle(_ event: AdsManagerMachine.Event) -> [AdsManagerMachine.Effect] {
    let effects = machine.handle(event)
    if case .contentCompleted = event, isOver { return effects + [.announce(.ALL_ADS_COMPLETED, nil)] }
    for effect in effects { if case .announce(.ALL_ADS_COMPLETED, nil) = effect { isOver = true } }
    return effects
  }
}

/// Goes on although it was destroyed.
struct SurvivesDestroy: WrongAdsManager {
  var machine: AdsManagerMachine

  mutating func handle(_ event: AdsManagerMachine.Event) -> [AdsManagerMachine.Effect] {
    if case .destroy = event { return [] }
    return machine.handle(event)
  }
}

/// Skips whatever plays.
struct SkipsAnything: WrongAdsManager {
  var machine: AdsManagerMachine
  private var current: PodAd.ID?

  init(machine: AdsManagerMachine) { self.machine = machine }

  mutating func handle(_ event: AdsManagerMachine.Event) -> [AdsManagerMachine.Effect] {
    var event = event
    if case .skip = event, let current { event = .media(current, .ended) }
    let effects = machine.handle(event)
    for effect in effects { if case .announce(.STARTED, let ad?) = effect { current = ad.id } }
    return effects
  }
}

/// Forgets the pre-roll once the content moves.
struct LosesPreRoll: WrongAdsManager {
  var machine: AdsManagerMachine
  private var preRoll: BreakSchedule.CueID?
  private var isLost = false

  init(machine: AdsManagerMachine) { self.machine = machine }

  mutating func handle(_ event: AdsManagerMachine.Event) -> [AdsManagerMachine.Effect] {
    var event = event
    if case .contentMoved = event { isLost = true }
    if case .fetched(let cue, let responses) = event, cue == preRoll, isLost {
      event = .fetched(cue, responses.map { _ in ResolvedResponse() })
    }
    let effects = machine.handle(event)
    if case .initialize = event {
      for case .fetch(let cue, _) in effects { preRoll = cue }
    }
    return effects
  }
}

/// Does not keep a start() that comes while the window opens or closes.
struct ForgetsStart: WrongAdsManager {
  var machine: AdsManagerMachine
  private var window = PictureInPictureState.closed

  init(machine: AdsManagerMachine) { self.machine = machine }

  mutating func handle(_ event: AdsManagerMachine.Event) -> [AdsManagerMachine.Effect] {
    if case .pictureInPicture(let state) = event { window = state }
    if case .start = event, window != .closed { return [] }
    return machine.handle(event)
  }
}

/// Plays a break that repeats only once.
struct NeverRepeats: WrongAdsManager {
  var machine: AdsManagerMachine

  init(machine: AdsManagerMachine) { self.machine = machine }

  init(_ setup: AdsManagerMachine.Setup) {
    var setup = setup
    setup.breaks = setup.breaks.map { adBreak in
      var adBreak = adBreak
      adBreak.repeatAfter = nil
      return adBreak
    }
    machine = AdsManagerMachine(setup)
  }

  mutating func handle(_ event: AdsManagerMachine.Event) -> [AdsManagerMachine.Effect] {
    machine.handle(event)
  }
}
