import AdMediation
import Testing

@testable import AdapterConformance

@Suite("What to do about a broken rule")
struct RuleFixTests {
  @Test("every rule says it, in one sentence")
  func complete() {
    #expect(Set(RuleBook.fixes.keys) == Set(RuleBook.rules.map(\.id)))
    for (id, fix) in RuleBook.fixes {
      #expect(fix.hasSuffix(".") && !fix.dropLast().contains(". ") && fix.first?.isUppercase == true, "\(id)")
    }
  }

  @Test("is said in the words of the adapter")
  func words() throws {
    let rule = try #require(RuleBook.rule("LOAD-3"))
    #expect(rule.fix.hasPrefix("Call customEventNativeAd(_:didFailToLoadWithError:) with an error"))
    let type: any MediationAdapter.Type = ModelMediationAdapter.self
    #expect(
      rule.applied(to: .mediationAdapter(type)).fix.hasPrefix("Call the completion handler with an error")
    )
  }

  private func introduction(_ id: String, _ format: AdFormat?, isMediationAdapter: Bool) throws -> String {
    let rule = try #require(RuleBook.rule(id))
    let type: any MediationAdapter.Type = ModelMediationAdapter.self
    return ConformanceFailure(
      rule: isMediationAdapter ? rule.applied(to: .mediationAdapter(type)) : rule,
      format: format,
      expected: "a",
      actual: "b",
      timeline: []
    ).exampleIntroduction
  }

  @Test("an example for another format, or another style of adapter, says so")
  func example() throws {
    #expect(try introduction("LOAD-3", .native, isMediationAdapter: true) == "For example, for a native ad:")
    #expect(
      try introduction("LOAD-19", .banner, isMediationAdapter: true)
        == "For example, for an interstitial ad; the same holds for banner ads:"
    )
    #expect(
      try introduction("LOAD-3", .native, isMediationAdapter: false)
        == "For example, for a native ad; a custom event calls its delegate in place of the completion handler:"
    )
    #expect(try introduction("SETUP-1", nil, isMediationAdapter: true) == "For example:")
  }

  @MainActor
  @Test("a failure knows the format of the ad that was asked for last")
  func format() async throws {
    let rule = try #require(RuleBook.rule("LOAD-1"))
    let mutant = try #require(Mutant.all.first { $0.breaks.contains("LOAD-1") })
    guard case .broken(let failure) = await ConformanceSuite.check(rule, with: mutant.fixture) else {
      Issue.record("a silent adapter breaks LOAD-1")
      return
    }
    #expect(failure.format == .native)
    #expect(failure.description.contains("\n  fix:      Call customEventNativeAd(_:didReceive:) with the ad"))
  }
}
