@testable import AdapterConformance

extension ConformanceSuite {
  /// Checks rules side by side. Where a rule makes a thousand loads, two hundred show as much of an adapter whose
  /// mistake, or whose oddity, is another one; adapters without either are held to a thousand in `MutantTests`.
  static func runTogether(
    _ rules: [ConformanceRule] = RuleBook.rules,
    with fixture: any AdapterFixture.Type,
    loads: Int = 200
  ) async -> ConformanceReport {
    await ConformanceProbe.$manyLoads.withValue(loads) {
      await run(rules, with: fixture, atOnce: .max)
    }
  }
}
