package import AdMediation
package import AdPlatform

/// A chain whose ads are told apart by the sources that delivered them.
package typealias NumberedChain = MediationChain<Int>

/// What decides how a request goes through its waterfall.
package protocol ChainDeciding: StateMachine, Sendable
where Event == NumberedChain.Event, Effect == NumberedChain.Effect {
  /// One for this many sources.
  init(sourceCount: Int)
}

/// What decides what counts in the life of an ad.
package protocol SessionDeciding: StateMachine, Sendable
where Event == AdSession.Event, Effect == AdSession.Effect {
  /// One for a native ad.
  init(networkCountsImpressions: Bool, networkCountsClicks: Bool)
}

extension NumberedChain: ChainDeciding {}

extension AdSession: SessionDeciding {
  /// One for a native ad.
  package init(networkCountsImpressions: Bool, networkCountsClicks: Bool) {
    self.init(
      kind: .native,
      networkCountsImpressions: networkCountsImpressions,
      networkCountsClicks: networkCountsClicks
    )
  }
}

/// What can happen to the two machines of a request.
package enum RequestMachinesEvent: Hashable, Sendable, CustomStringConvertible {
  /// The app asks for an ad.
  case load
  /// The app does not want one any more.
  case cancel
  /// So many milliseconds pass.
  case wait(Int)
  /// A source that was asked delivers an ad.
  case deliver(Int)
  /// A source that was asked fails.
  case fail(Int)
  /// The app shows the ad.
  case render
  /// The ad comes on the screen.
  case becomeVisible
  /// Somebody taps the ad.
  case tap
  /// The app shows the ad no longer.
  case untrack
  /// The network reports about the ad.
  case report(AdReport)
  /// The app lets go of the ad.
  case release

  /// One line.
  package var description: String {
    switch self {
    case .load: "the app loads"
    case .cancel: "the app cancels"
    case .wait(let milliseconds): "\(milliseconds) ms pass"
    case .deliver(let source): "source \(source + 1) delivers an ad"
    case .fail(let source): "source \(source + 1) fails"
    case .render: "the app shows the ad"
    case .becomeVisible: "the ad comes on the screen"
    case .tap: "a tap on the ad"
    case .untrack: "the app shows the ad no longer"
    case .report(let report): "the network reports \(report.name)"
    case .release: "the app lets go of the ad"
    }
  }
}
