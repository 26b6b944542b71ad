package import InteractiveMediaAds

/// An ads manager with a shell, an app, a viewer and ad servers around it.
package struct AdsManagerTrial: FaultTrial {
  /// The machine that decides.
  package typealias Machine = Faulty<AdsManagerMachine, AdsManagerMachine.Event, AdsManagerMachine.Effect>

  private let error: Error
  /// What happened before the manager was there.
  private(set) var program = AdsManagerProgram()
  /// The manager and what is around it; nil until something happens to it.
  private(set) var run: AdsManagerRun?

  /// An error made on purpose, in a manager of its own.
  package struct Error {
    /// Changes what the manager is made of.
    package var setUp: (inout AdsManagerMachine.Setup) -> Void = { _ in }
    /// Makes what handles the events of one manager.
    package var handle: () -> Machine.Handle = { { $0.handle($1) } }

    /// None.
    package init() {}
  }

  /// A manager of one ad, unless events say otherwise.
  package init(_ error: Error = Error()) { self.error = error }

  package mutating func take(_ event: AdsManagerEvent) throws(BrokenInvariant) {
    if run == nil {
      if program.take(event) { return }
      run = AdsManagerRun(program, Machine(program.machine(error.setUp), error.handle()))
    }
    try run?.take(event)
  }

  package static func simpler(_ event: AdsManagerEvent) -> [AdsManagerEvent] {
    guard case .rule(let rule) = event else { return [] }
    let simpler = simpler(
      rule,
      by: [
        { $0.isAnsweredAtOnce = true }, { if $0.ads.count > 1 { $0.ads.removeLast() } },
        { $0.repeatsAfter = nil },
      ]
    )
    return simpler.map { .rule($0) }
  }

  package mutating func end() throws(BrokenInvariant) { try run?.end() }
}
