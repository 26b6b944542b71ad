/// What can go wrong in a network, apart from its answers to requests.
public enum NetworkFault: String, Sendable, Hashable, CaseIterable {
  /// The SDK cannot be set up, and says so. See ``NetworkAbility/setUp``.
  case setUp
  /// There are no signals for a bid, and the SDK says so. See ``NetworkAbility/signalErrors``.
  case signals
  /// A full-screen ad cannot be presented, and says so when it is asked to. See
  /// ``NetworkAbility/presentationErrors``.
  case presentation
}
