/// An ad unit of mediation adapters, with the real host, its networks, an exchange and an app.
///
/// The first event makes the host: a copy of a trial that nothing has happened to is another trial.
@MainActor
package struct AdapterTrial<Carrier: Messenger> {
  private(set) var stage: AdapterStage?

  /// Nothing is there unless events say so.
  package nonisolated init() {}
}

extension AdapterTrial: @MainActor FaultTrial {
  package mutating func take(_ event: AdapterEvent) throws(BrokenInvariant) {
    guard let stage else {
      if case .setting(let setting) = event { stage = AdapterStage(setting, Carrier()) }
      return
    }
    try stage.take(event)
  }

  package mutating func end() throws(BrokenInvariant) { try stage?.end() }

  package static func joined(_ first: AdapterEvent, _ second: AdapterEvent) -> AdapterEvent? {
    guard case .time(let one) = first, case .time(let other) = second else { return nil }
    return .time(one + other)
  }

  package static func simpler(_ event: AdapterEvent) -> [AdapterEvent] {
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

  private static func simpler(_ setting: AdapterSetting) -> [AdapterSetting] {
    let changes: [(inout AdapterSetting) -> Void] = [
      { if $0.sources.count > 1 { $0.sources.removeLast() } },
      { $0.sources = $0.sources.map { .init(network: $0.network, bids: nil, timeout: $0.timeout) } },
      { $0.keepsDelegates = false },
      { $0.listensLate = false },
      { $0.networkCounts = false },
    ]
    return changes.compactMap { change in
      var simpler = setting
      change(&simpler)
      return simpler == setting ? nil : simpler
    }
  }
}
