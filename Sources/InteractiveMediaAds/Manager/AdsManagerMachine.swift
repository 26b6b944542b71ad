import AdPlatform
package import VAST

/// Decides what an ads manager does: which break plays when, and what the app is told.
///
/// The response says how it is played; the app does not choose.
///
/// Source: Ad rules, "SDK operation modes".
package enum AdsManagerMachine: StateMachine {
  /// One ad or one pod: plays when the app says so.
  case singleBreak(SingleBreakMachine)
  /// Breaks that are scheduled against the content: play by themselves.
  case adRules(AdRulesMachine)

  /// The cue of the ads of a response without a playlist.
  static let onlyCue: BreakSchedule.CueID = 0

  /// A manager of ad rules.
  package init(_ setup: Setup) { self = .adRules(AdRulesMachine(setup)) }

  /// A manager of one response with at least one ad.
  package init(_ setup: Setup, response: ResolvedResponse) {
    self = .singleBreak(SingleBreakMachine(setup, response: response))
  }

  package mutating func handle(_ event: Event) -> [Effect] {
    // Consumed, so that the machine is not copied for each event.
    switch consume self {
    case .singleBreak(var machine):
      let effects = machine.handle(event)
      self = .singleBreak(machine)
      return effects
    case .adRules(var machine):
      let effects = machine.handle(event)
      self = .adRules(machine)
      return effects
    }
  }

  /// Whether breaks are scheduled against the content.
  var hasPlaylist: Bool { if case .adRules = self { true } else { false } }

  /// Whether a break has the screen.
  package var isPlayingBreak: Bool {
    switch self {
    case .singleBreak(let machine): machine.isPlaying
    case .adRules(let machine): machine.isPlayingBreak
    }
  }

  /// The ad that is loaded or plays.
  var currentAd: PodAd? {
    switch self {
    case .singleBreak(let machine): machine.currentAd
    case .adRules(let machine): machine.currentAd
    }
  }

  /// In seconds; empty without ad rules.
  var cuePoints: [Double] { if case .adRules(let machine) = self { machine.schedule.cuePoints } else { [] } }

  /// The cue that plays when the picture-in-picture window has closed; nil if none waits.
  var cueWaitingForPictureInPicture: BreakSchedule.CueID? {
    switch self {
    case .singleBreak(let machine): machine.isStartKept ? Self.onlyCue : nil
    case .adRules(let machine): machine.cueWaitingForPictureInPicture
    }
  }

  /// When a cue is due, in seconds as in ``cuePoints``; 0 without ad rules.
  func timeOffset(of cue: BreakSchedule.CueID) -> Double {
    if case .adRules(let machine) = self { machine.schedule.timeOffset(of: cue) } else { 0 }
  }
}
