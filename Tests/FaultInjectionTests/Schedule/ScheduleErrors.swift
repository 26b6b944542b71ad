import FaultInjection
import HLS

// Errors made on purpose: what the machine is told, or wants shown, is changed on its way. Each is to be found.
extension ScheduleTrial {
  /// A machine that is told of other events than there are.
  private static func changing(_ change: @escaping (inout InterstitialEvent) -> Void) -> ScheduleTrial {
    ScheduleTrial { machine, told in
      guard case .setEvents(var events) = told.event else { return machine.handle(told.event, at: told.now) }
      for index in events.indices { change(&events[index]) }
      return machine.handle(.setEvents(events), at: told.now)
    }
  }

  /// A machine whose effects of some events are others.
  private static func altering(
    of isHit: @escaping (InterstitialPlayback.Event) -> Bool = { _ in true },
    _ alter: @escaping (InterstitialPlayback.Effect) -> InterstitialPlayback.Effect?
  ) -> ScheduleTrial {
    ScheduleTrial { machine, told in
      let effects = machine.handle(told.event, at: told.now)
      return isHit(told.event) ? effects.compactMap(alter) : effects
    }
  }

  /// Leaves an interstitial open whose asset fails.
  static var forgetsTheEnd: ScheduleTrial {
    altering(of: { if case .assetFailed = $0 { true } else { false } }) {
      if case .end = $0 { nil } else { $0 }
    }
  }

  /// Plays again what plays once.
  static var playsOnceAgain: ScheduleTrial { changing { $0.playsOnce = false } }

  /// Does not say where the content goes on after a cancel.
  static var losesTheWay: ScheduleTrial {
    altering(of: { if case .cancel = $0 { true } else { false } }) {
      if case .moveContent = $0 { nil } else { $0 }
    }
  }

  /// Plays interstitials to their ends, however long they may be.
  static var ignoresLimits: ScheduleTrial { changing { $0.playoutLimit = nil } }

  /// Lets the viewer do anything.
  static var ignoresRestrictions: ScheduleTrial { changing { $0.restrictions = [] } }

  /// Refuses without a word.
  static var hidesRefusals: ScheduleTrial { altering { if case .refuse = $0 { nil } else { $0 } } }

  /// Leaves the viewer before a still when a list fails.
  static var staysStill: ScheduleTrial {
    altering(of: { if case .assetListFailed = $0 { true } else { false } }) { $0 == .playContent ? nil : $0 }
  }

  /// Skips content although the list of an interstitial fails.
  static var skipsWhatFailed: ScheduleTrial {
    ScheduleTrial { machine, told in
      guard case .assetListFailed(let id) = told.event else {
        return machine.handle(told.event, at: told.now)
      }
      return machine.handle(.assetsLoaded(id: id, durations: [], from: .zero), at: told.now).map { effect in
        if case .end(let id, .nothingToPlay) = effect { .end(id: id, reason: .failed) } else { effect }
      }
    }
  }

  /// Begins an interstitial in its middle for a viewer who seeks.
  static var seeksIntoTheMiddle: ScheduleTrial {
    altering(of: { if case .seek = $0 { true } else { false } }) { effect in
      if case .begin(let id, .zero) = effect { .begin(id: id, startOffset: .seconds(1)) } else { effect }
    }
  }

  /// Asks for each list as if playback began there.
  static var alwaysJoins: ScheduleTrial {
    altering { effect in
      if case .loadAssets(let id, .zero) = effect {
        .loadAssets(id: id, startOffset: .seconds(1))
      } else {
        effect
      }
    }
  }

  /// Never says that all has ended when an interstitial comes last.
  static var neverFinishes: ScheduleTrial {
    altering(of: { if case .assetEnded = $0 { true } else { false } }) { $0 == .finish ? nil : $0 }
  }

  /// Begins the next interstitial before the one that plays has ended.
  static var playsTwoAtOnce: ScheduleTrial {
    ScheduleTrial { machine, told in
      var effects = machine.handle(told.event, at: told.now)
      if effects.count > 1, case .end = effects[0], case .begin = effects[1] { effects.swapAt(0, 1) }
      return effects
    }
  }

  /// Knows no events of the second half.
  static var passesEvents: ScheduleTrial {
    ScheduleTrial(findNext: { machine, position in
      machine.nextStart(from: position).flatMap { $0 < .seconds(50) ? $0 : nil }
    })
  }

  /// Shows a second again after each interstitial.
  static var goesBack: ScheduleTrial {
    changing { if $0.resumption == .offset(.zero) { $0.resumption = .offset(.seconds(-1)) } }
  }
}
