import FaultInjection
import HLS

/// A machine with one error: what the real one is told, or wants, is changed on its way.
protocol WrongPlayback: InterstitialDeciding {
  var machine: InterstitialPlayback { get set }
  init(machine: InterstitialPlayback)
}

extension WrongPlayback {
  init(timeline: PrimaryTimeline) { self.init(machine: InterstitialPlayback(timeline: timeline)) }

  var schedule: InterstitialSchedule { machine.schedule }
  var eventCount: Int { machine.eventCount }
  var playedOnce: Set<String> { machine.playedOnce }
  var jumps: [ContentJump] { machine.jumps }
  var refusals: [InterstitialPlayback.Refusal] { machine.refusals }
  var position: Duration { machine.position }
  var phase: InterstitialPlayback.Phase { machine.phase }
  var current: InterstitialEvent? { machine.current }
  func nextStart(from position: Duration) -> Duration? { machine.nextStart(from: position) }

  /// Tells the real one of other events.
  mutating func handle(
    _ event: InterstitialPlayback.Event,
    at now: Duration,
    changing change: (inout InterstitialEvent) -> Void
  ) -> [InterstitialPlayback.Effect] {
    guard case .setEvents(var events) = event else { return machine.handle(event, at: now) }
    for index in events.indices { change(&events[index]) }
    return machine.handle(.setEvents(events), at: now)
  }
}

/// Leaves an interstitial open whose asset fails.
struct ForgetsTheEnd: WrongPlayback {
  var machine: InterstitialPlayback

  mutating func handle(
    _ event: InterstitialPlayback.Event,
    at now: Duration
  ) -> [InterstitialPlayback.Effect] {
    let effects = machine.handle(event, at: now)
    guard case .assetFailed = event else { return effects }
    return effects.filter { if case .end = $0 { false } else { true } }
  }
}

/// Plays again what plays once.
struct PlaysOnceAgain: WrongPlayback {
  var machine: InterstitialPlayback

  mutating func handle(
    _ event: InterstitialPlayback.Event,
    at now: Duration
  ) -> [InterstitialPlayback.Effect] {
    handle(event, at: now) { $0.playsOnce = false }
  }
}

/// Does not say where the content goes on after a cancel.
struct LosesTheWay: WrongPlayback {
  var machine: InterstitialPlayback

  mutating func handle(
    _ event: InterstitialPlayback.Event,
    at now: Duration
  ) -> [InterstitialPlayback.Effect] {
    let effects = machine.handle(event, at: now)
    guard case .cancel = event else { return effects }
    return effects.filter { if case .moveContent = $0 { false } else { true } }
  }
}

/// Plays interstitials to their ends, however long they may be.
struct IgnoresLimits: WrongPlayback {
  var machine: InterstitialPlayback

  mutating func handle(
    _ event: InterstitialPlayback.Event,
    at now: Duration
  ) -> [InterstitialPlayback.Effect] {
    handle(event, at: now) { $0.playoutLimit = nil }
  }
}

/// Lets the viewer do anything.
struct IgnoresRestrictions: WrongPlayback {
  var machine: InterstitialPlayback

  mutating func handle(
    _ event: InterstitialPlayback.Event,
    at now: Duration
  ) -> [InterstitialPlayback.Effect] {
    handle(event, at: now) { $0.restrictions = [] }
  }
}

/// Refuses without a word.
struct HidesRefusals: WrongPlayback {
  var machine: InterstitialPlayback

  mutating func handle(
    _ event: InterstitialPlayback.Event,
    at now: Duration
  ) -> [InterstitialPlayback.Effect] {
    machine.handle(event, at: now).filter { if case .refuse = $0 { false } else { true } }
  }
}

/// Leaves the viewer before a still when a list fails.
struct StaysStill: WrongPlayback {
  var machine: InterstitialPlayback

  mutating func handle(
    _ event: InterstitialPlayback.Event,
    at now: Duration
  ) -> [InterstitialPlayback.Effect] {
    let effects = machine.handle(event, at: now)
    guard case .assetListFailed = event else { return effects }
    return effects.filter { $0 != .playContent }
  }
}

/// Skips content although the list of an interstitial fails.
struct SkipsWhatFailed: WrongPlayback {
  var machine: InterstitialPlayback

  mutating func handle(
    _ event: InterstitialPlayback.Event,
    at now: Duration
  ) -> [InterstitialPlayback.Effect] {
    guard case .assetListFailed(let id) = event else { return machine.handle(event, at: now) }
    return machine.handle(.assetsLoaded(id: id, durations: [], from: .zero), at: now).map { effect in
      if case .end(let id, .nothingToPlay) = effect { .end(id: id, reason: .failed) } else { effect }
    }
  }
}

/// Begins an interstitial in its middle for a viewer who seeks.
struct SeeksIntoTheMiddle: WrongPlayback {
  var machine: InterstitialPlayback

  mutating func handle(
    _ event: InterstitialPlayback.Event,
    at now: Duration
  ) -> [InterstitialPlayback.Effect] {
    let effects = machine.handle(event, at: now)
    guard case .seek = event else { return effects }
    return effects.map { effect in
      if case .begin(let id, .zero) = effect { .begin(id: id, startOffset: .seconds(1)) } else { effect }
    }
  }
}

/// Asks for each list as if playback began there.
struct AlwaysJoins: WrongPlayback {
  var machine: InterstitialPlayback

  mutating func handle(
    _ event: InterstitialPlayback.Event,
    at now: Duration
  ) -> [InterstitialPlayback.Effect] {
    machine.handle(event, at: now).map { effect in
      if case .loadAssets(let id, .zero) = effect {
        .loadAssets(id: id, startOffset: .seconds(1))
      } else {
        effect
      }
    }
  }
}

/// Never says that all has ended when an interstitial comes last.
struct NeverFinishes: WrongPlayback {
  var machine: InterstitialPlayback

  mutating func handle(
    _ event: InterstitialPlayback.Event,
    at now: Duration
  ) -> [InterstitialPlayback.Effect] {
    let effects = machine.handle(event, at: now)
    guard case .assetEnded = event else { return effects }
    return effects.filter { $0 != .finish }
  }
}

/// Begins the next interstitial before the one that plays has ended.
struct PlaysTwoAtOnce: WrongPlayback {
  var machine: InterstitialPlayback

  mutating func handle(
    _ event: InterstitialPlayback.Event,
    at now: Duration
  ) -> [InterstitialPlayback.Effect] {
    var effects = machine.handle(event, at: now)
    if effects.count > 1, case .end = effects[0], case .begin = effects[1] { effects.swapAt(0, 1) }
    return effects
  }
}

/// Knows no events of the second half.
struct PassesEvents: WrongPlayback {
  var machine: InterstitialPlayback

  func nextStart(from position: Duration) -> Duration? {
    machine.nextStart(from: position).flatMap { $0 < .seconds(50) ? $0 : nil }
  }

  mutating func handle(
    _ event: InterstitialPlayback.Event,
    at now: Duration
  ) -> [InterstitialPlayback.Effect] { machine.handle(event, at: now) }
}

/// Shows a second again after each interstitial.
struct GoesBack: WrongPlayback {
  var machine: InterstitialPlayback

  mutating func handle(
    _ event: InterstitialPlayback.Event,
    at now: Duration
  ) -> [InterstitialPlayback.Effect] {
    handle(event, at: now) { if $0.resumption == .offset(.zero) { $0.resumption = .offset(.seconds(-1)) } }
  }
}
