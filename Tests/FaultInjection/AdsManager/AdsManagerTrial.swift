/// An ads manager with a shell, an app, a viewer and ad servers around it.
package struct AdsManagerTrial<Machine: AdsManagerDeciding>: FaultTrial {
  /// What happened before the manager was there.
  private(set) var program = AdsManagerProgram()
  /// The manager and what is around it; nil until something happens to it.
  private(set) var run: AdsManagerRun<Machine>?

  /// A manager of one ad, unless events say otherwise.
  package init() {}

  package mutating func take(_ event: AdsManagerEvent) throws(BrokenInvariant) {
    if run == nil {
      if program.take(event) { return }
      run = AdsManagerRun(program)
    }
    try run?.take(event)
  }

  package static func joined(_ first: AdsManagerEvent, _ second: AdsManagerEvent) -> AdsManagerEvent? {
    guard case .time(let one) = first, case .time(let other) = second else { return nil }
    return .time(one + other)
  }

  package static func simpler(_ event: AdsManagerEvent) -> [AdsManagerEvent] {
    guard case .rule(let rule) = event else { return [] }
    var simpler: [SimulatedBreak] = []
    if !rule.isAnsweredAtOnce {
      simpler.append(rule)
      simpler[0].isAnsweredAtOnce = true
    }
    if rule.ads.count > 1 {
      simpler.append(rule)
      simpler[simpler.count - 1].ads.removeLast()
    }
    if rule.repeatsAfter != nil {
      simpler.append(rule)
      simpler[simpler.count - 1].repeatsAfter = nil
    }
    return simpler.map { .rule($0) }
  }

  package mutating func end() throws(BrokenInvariant) { try run?.end() }
}
