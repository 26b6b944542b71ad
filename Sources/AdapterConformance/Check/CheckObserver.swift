/// Hears of checks in a process that they may end.
package protocol CheckObserver: Sendable {
  /// A check begins, perhaps inside of another one.
  @MainActor
  func began(_ rule: ConformanceRule)
  @MainActor
  func ended(_ rule: ConformanceRule)
  /// The check of a rule has blocked the main actor for too long. The process ends when this returns. Called on any
  /// thread.
  func blocked(by rule: ConformanceRule)
}

extension ConformanceSuite {
  /// One rule to check, with the adapter to check it for.
  package typealias Check = (rule: ConformanceRule, fixture: any AdapterFixture.Type)

  /// Checks rules in a process that may end with any of them.
  ///
  /// - Parameters:
  ///   - isOneByOne: whether one rule is checked after the other, instead of all side by side.
  ///   - limit: how long the main actor may be blocked, in real time.
  ///   - finished: called with the index of each check, and what became of the rule.
  package static func run(
    _ checks: [Check],
    isOneByOne: Bool,
    limit: Duration,
    observer: any CheckObserver,
    finished: @escaping @MainActor @Sendable (Int, ConformanceOutcome) -> Void
  ) async {
    await HangWatch.$current.withValue(HangWatch(limit: limit, observer: observer)) {
      guard !isOneByOne else {
        for (index, check) in checks.enumerated() {
          finished(index, await Self.check(check.rule, with: check.fixture))
        }
        return
      }
      await withDiscardingTaskGroup { group in
        for (index, check) in checks.enumerated() {
          group.addTask { await finished(index, Self.check(check.rule, with: check.fixture)) }
        }
      }
    }
  }
}
