import TestTraits
import Testing

@testable import AdapterConformance

/// An adapter in the manner of the field: correct, and not what one expects.
struct CorpusAdapter: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var fixture: any AdapterFixture.Type
  /// The recommended rules that it breaks.
  var breaks: Set<String>

  init(_ description: String, _ fixture: any AdapterFixture.Type, breaks: Set<String> = []) {
    testDescription = description
    self.fixture = fixture
    self.breaks = breaks
  }
}

/// Correct adapters, none of which a required rule may blame.
@MainActor
@Suite struct CorpusTests {
  nonisolated static let all =
    CorpusAdapter.shapes + CorpusAdapter.setUps + CorpusAdapter.loads + CorpusAdapter.settings
    + CorpusAdapter.events + CorpusAdapter.assets

  /// In a process of its own, as the mutants are.
  @Test(
    "a correct adapter breaks no required rule, and those recommended ones that it is known for",
    .exitTest
  )
  func conforms() async {
    await #expect(processExitsWith: .success) {
      await sideBySide(CorpusTests.all) { await Self.check($0) }
    }
  }

  private static func check(_ adapter: CorpusAdapter) async {
    let report = await ConformanceSuite.runTogether(with: adapter.fixture)
    let isConforming = report.isConforming
    #expect(
      isConforming,
      "\(adapter.testDescription): \(report.failures.map(\.description)) \(report.blockedRules.map(\.description))"
    )
    let broken = Set(report.failures.map(\.rule.id))
    #expect(broken == adapter.breaks, "\(adapter.testDescription): \(report.failures.map(\.description))")
  }

  /// Those of the other suites, too.
  nonisolated static let fixtures: [any AdapterFixture.Type] =
    all.map(\.fixture) + UnusualAdapterTests.adapters.map(\.fixture) + UnusualEventTests.all.map(\.fixture)
    + UnusualMediationTests.adapters.map(\.fixture) + UnusualNetworkTests.networks.map(\.fixture)

  @Test("there are many of them, and no two are the same")
  func count() {
    let fixtures = Self.fixtures
    #expect(Self.all.count >= 60)
    #expect(fixtures.count >= 98)
    #expect(Set(fixtures.map { ObjectIdentifier($0) }).count == fixtures.count)
  }
}
