import FaultInjection
import InteractiveMediaAds
import VAST

// Errors made on purpose: what the manager is told, or wants done, is changed on its way. Each is to be found.
extension AdsManagerTrial.Error {
  typealias Event = AdsManagerMachine.Event
  typealias Effect = AdsManagerMachine.Effect

  /// Handles the events of a manager, with what it remembers of them.
  private init(_ handle: @escaping () -> AdsManagerTrial.Machine.Handle) {
    self.init()
    self.handle = handle
  }

  /// Leaves out effects of some events.
  private static func dropping(
    _ isDropped: @escaping (Effect) -> Bool,
    of isHit: @escaping (Event) -> Bool
  ) -> Self {
    Self {
      { machine, event in
        let effects = machine.handle(event)
        return isHit(event) ? effects.filter { !isDropped($0) } : effects
      }
    }
  }

  /// Leaves the viewer without content when an ad breaks.
  static var forgetsToResume: Self {
    dropping {
      $0.isResumeContent
    } of: {
      if case .media(_, .failed) = $0 { true } else { false }
    }
  }

  /// Does not go on after the background.
  static var staysHalted: Self {
    dropping {
      if case .media(.play) = $0 { true } else { false }
    } of: {
      if case .background(false) = $0 { true } else { false }
    }
  }

  /// Leaves the ad in the player when the app gives a break up.
  static var leavesMedia: Self {
    dropping {
      if case .media(.clear) = $0 { true } else { false }
    } of: {
      if case .discardAdBreak = $0 { true } else { false }
    }
  }

  /// Never says that all is over when the last break had no ads.
  static var neverCompletes: Self {
    dropping {
      $0.isCompletion
    } of: {
      if case .fetched = $0 { true } else { false }
    }
  }

  /// Loses the ads of a break that the content has come to meanwhile.
  static var losesLateAds: Self {
    dropping {
      if case .fetch = $0 { true } else { false }
    } of: {
      if case .contentMoved = $0 { true } else { false }
    }
  }

  /// Does not remember that a break has played when the viewer goes back before it.
  static var playsBreaksAgain: Self {
    Self {
      var beginning: AdsManagerMachine?
      var last = Duration.zero
      return { machine, event in
        if case .contentMoved(let position, _) = event {
          if position < last, let beginning { machine = beginning }
          last = position
        }
        let effects = machine.handle(event)
        if case .initialize = event, beginning == nil, !machine.isPlayingBreak { beginning = machine }
        return effects
      }
    }
  }

  /// Counts an ad as seen again when it goes on.
  static var callsTwice: Self {
    Self {
      var impressions: Effect?
      return { machine, event in
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
  }

  /// Starts breaks in picture-in-picture, of which it hears nothing.
  static var ignoresPictureInPicture: Self {
    Self {
      { machine, event in if case .pictureInPicture = event { [] } else { machine.handle(event) } }
    }
  }

  /// Tells the quartiles of a jump backward.
  static var mixesQuartiles: Self {
    Self {
      { machine, event in
        let effects = machine.handle(event)
        if case .media(_, .progressed) = event { return effects.reversed() }
        return effects
      }
    }
  }

  /// Acts on news of ads that are over.
  static var hearsLateNews: Self {
    Self {
      var current: PodAd.ID?
      return { machine, event in
        var event = event
        if case .media(_, let news) = event, let current { event = .media(current, news) }
        let effects = machine.handle(event)
        for effect in effects { if case .announce(.LOADED, let ad?) = effect { current = ad.id } }
        return effects
      }
    }
  }

  /// Says after the end what it has said.
  static var speaksAfterTheEnd: Self {
    Self {
      var isOver = false
      return { machine, event in
        let effects = machine.handle(event)
        if case .contentCompleted = event, isOver { return effects + [.announce(.ALL_ADS_COMPLETED, nil)] }
        isOver = isOver || effects.contains(where: \.isCompletion)
        return effects
      }
    }
  }

  /// Goes on although it was destroyed.
  static var survivesDestroy: Self {
    Self { { machine, event in if case .destroy = event { [] } else { machine.handle(event) } } }
  }

  /// Skips whatever plays.
  static var skipsAnything: Self {
    Self {
      var current: PodAd.ID?
      return { machine, event in
        var event = event
        if case .skip = event, let current { event = .media(current, .ended) }
        let effects = machine.handle(event)
        for effect in effects { if case .announce(.STARTED, let ad?) = effect { current = ad.id } }
        return effects
      }
    }
  }

  /// Forgets the pre-roll once the content moves.
  static var losesPreRoll: Self {
    Self {
      var preRoll: BreakSchedule.CueID?
      var isLost = false
      return { machine, event in
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
  }

  /// Does not keep a start() that comes while the window opens or closes.
  static var forgetsStart: Self {
    Self {
      var window = PictureInPictureState.closed
      return { machine, event in
        if case .pictureInPicture(let state) = event { window = state }
        if case .start = event, window != .closed { return [] }
        return machine.handle(event)
      }
    }
  }

  /// Plays a break that repeats only once.
  static var neverRepeats: Self {
    var error = Self()
    error.setUp = { setup in
      for index in setup.breaks.indices { setup.breaks[index].repeatAfter = nil }
    }
    return error
  }
}

extension AdsManagerMachine.Effect {
  fileprivate var isResumeContent: Bool { if case .resumeContent = self { true } else { false } }
  fileprivate var isCompletion: Bool {
    if case .announce(.ALL_ADS_COMPLETED, nil) = self { true } else { false }
  }
}
