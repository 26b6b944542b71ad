@testable import AdapterConformance

extension ConformanceSuite {
  /// The rules of which a check says that at least one is broken, so that it cannot be made. None for a rule that is
  /// kept, broken, or about something that the network does not have.
  static func blockers(
    of rule: ConformanceRule,
    with fixtureType: any AdapterFixture.Type
  ) async -> [String] {
    let fixture = fixtureType.init()
    guard rule.needs.allSatisfy({ fixture.limits[$0] == nil }) else { return [] }
    let probe = ConformanceProbe(rule: rule, fixture: fixture)
    guard await probe.reasonNotToApply() == nil else { return [] }
    do {
      try await rule.check(probe)
    } catch let skip as RuleNotChecked {
      return skip.blockedBy
    } catch {}
    return []
  }
}
