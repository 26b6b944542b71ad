package import AdMediation
package import AdPlatform

/// Carries what is said between networks, host and app.
///
/// In a study of the host it adds nothing and leaves nothing out. The tests of the study have messengers that do: what
/// a host with an error would make the others see.
@MainActor
package protocol Messenger {
  /// One for each trial.
  init()

  /// What the app hears when the host says something to it.
  mutating func saying(_ word: HostWord) -> [HostWord]
  /// What the app hears beside the host when a network reports something.
  mutating func hearing(_ report: AdapterReport) -> [HostWord]
  /// What stands in the log where the host has written something.
  mutating func reading(_ event: AdLogEntry) -> AdLogEntry?
  /// After how long an action comes that the host has scheduled.
  func waiting(_ delay: Duration, for purpose: SchedulePurpose) -> Duration
  /// Whether somebody keeps the ad for ever.
  var keepsAds: Bool { get }
}

/// What the host says to the app about a request or an ad.
package enum HostWord: Hashable, Sendable {
  /// A request has ended: with an ad or without.
  case outcome(filled: Bool)
  case report(AdapterReport)
  /// The ad was not presented.
  case refused
}

extension Messenger {
  package func saying(_ word: HostWord) -> [HostWord] { [word] }
  package func hearing(_ report: AdapterReport) -> [HostWord] { [] }
  package func reading(_ event: AdLogEntry) -> AdLogEntry? { event }
  package func waiting(_ delay: Duration, for purpose: SchedulePurpose) -> Duration { delay }
  package var keepsAds: Bool { false }
}

/// Says what it was told.
package struct FaithfulMessenger: Messenger {
  package init() {}
}
