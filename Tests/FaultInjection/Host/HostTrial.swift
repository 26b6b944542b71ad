/// An ad unit with the real host, its networks, an exchange, an image server and an app.
///
/// The first event makes the host: a copy of a trial that nothing has happened to is another trial.
@MainActor
package struct HostTrial {
  private let error: HostError
  private(set) var stage: HostStage?

  /// Nothing is there unless events say so.
  package init(_ error: HostError = HostError()) { self.error = error }
}

extension HostTrial: @MainActor FaultTrial {
  package mutating func take(_ event: HostEvent) throws(BrokenInvariant) {
    guard let stage else {
      if case .setting(let setting) = event { stage = HostStage(setting, error) }
      return
    }
    try stage.take(event)
  }

  package mutating func end() throws(BrokenInvariant) { try stage?.end() }

  package static func simpler(_ event: HostEvent) -> [HostEvent] {
    switch event {
    case .setting(let setting): simpler(setting).map { .setting($0) }
    case .setUp(let network, let fails, onThread: true): [.setUp(network, fails: fails, onThread: false)]
    case .signals(let network, let signals, onThread: true): [.signals(network, signals, onThread: false)]
    case .answer(let adapter, let answer, onThread: true): [.answer(adapter, answer, onThread: false)]
    case .report(let report, let adapter, onThread: true): [.report(report, adapter, onThread: false)]
    case .letsGoOfAd(onThread: true): [.letsGoOfAd(onThread: false)]
    case .when(let moment, let event): [event] + simpler(event).map { .when(moment, $0) }
    default: []
    }
  }

  private static func simpler(_ setting: HostSetting) -> [HostSetting] {
    simpler(
      setting,
      by: [
        { if $0.sources.count > 1 { $0.sources.removeLast() } },
        { $0.sources = $0.sources.map { .init(network: $0.network, timeout: $0.timeout) } },
        { $0.sources = $0.sources.map { .init(network: 0, timeout: $0.timeout) } },
        { $0.networksKeepAds = false },
        { $0.listensLate = false },
        { $0.networkCountsImpressions = false },
        { $0.networkCountsClicks = false },
      ]
    )
  }
}
