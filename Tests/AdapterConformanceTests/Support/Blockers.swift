@testable import AdapterConformance

extension ConformanceSuite {
  /// The rules of which a check says that at least one is broken, so that it cannot be made. None for a rule that is
  /// kept, broken, or about something that the network does not have.
  static func blockers(
    of rule: ConformanceRule,
    with fixtureType: any AdapterFixture.Type
  ) async -> [String] {
    let probe = ConformanceProbe(rule: rule, making: fixtureType)
    guard rule.needs.allSatisfy({ probe.fixture.limits[$0] == nil }) else { return [] }
    do {
      guard try await probe.reasonNotToApply() == nil else { return [] }
      if rule.family != .setUp { try await probe.prepare() }
      try await rule.check(probe)
    } catch let skip as RuleNotChecked {
      return skip.blockedBy
    } catch {}
    return []
  }
}
