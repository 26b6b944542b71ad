package import AdMediation
package import AdPlatform

/// What others see of the host, and what it is told that an error might take wrongly.
package enum HostEffect: Hashable, Sendable {
  /// How a request ended.
  package enum Outcome: Hashable, Sendable {
    /// With an ad of that source.
    case ad(source: Int)
    case noFill
    case cancelled
  }

  /// What the network of a native ad is told about it.
  package enum Told: Hashable, Sendable { case rendering, untracking, impression, click }

  /// A network has reported something, and a finger has tapped a view that the ad has left: nothing comes of these.
  case isTold(AdReport)
  case isTapped

  /// A source is asked for an ad.
  case asks(source: Int)
  case tells(Told)
  /// The app hears of the end of a request.
  case ends(Outcome)
  /// The app hears something about its ad.
  case says(AdReport)
  /// The app hears that the ad was not presented.
  case refuses
  case logs(AdLogEntry)
}

/// An error made on purpose: what a host that has it would make the others see. Without changes there is none.
package struct HostError {
  /// What the others see in place of an effect.
  package var alter: (HostEffect) -> [HostEffect] = { [$0] }
  /// After how long an action comes that the host has scheduled.
  package var wait: (Duration, SchedulePurpose) -> Duration = { delay, _ in delay }
  /// Whether timers for answers go on when they are cancelled.
  package var keepsTimers = false
  /// Whether the ads of networks are never released.
  package var keepsAds = false

  /// None.
  package init() {}

  /// An error of this effect.
  package init(_ alter: @escaping (HostEffect) -> [HostEffect]) { self.alter = alter }

  /// An error of waiting for an answer.
  package init(wait: @escaping (Duration) -> Duration) {
    self.wait = { delay, purpose in purpose == .event ? delay : wait(delay) }
  }
}
