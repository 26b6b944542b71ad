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

  package mutating func end() throws(BrokenInvariant) { try run?.end() }
}
