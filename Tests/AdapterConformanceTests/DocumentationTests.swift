import Foundation
import Testing

@testable import AdapterConformance

/// The pages say what is true of the kit.
@MainActor
@Suite struct DocumentationTests {
  /// The package's folder, three up from this file.
  private nonisolated static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test(
    "the broken rule that a page shows is printed as shown",
    arguments: ["README.md", "Sources/AdapterConformance/AdapterConformance.docc/ForAdapterAuthors.md"]
  )
  func shown(page: String) async throws {
    let text = try String(contentsOf: Self.root.appending(path: page), encoding: .utf8)
    let shown = try #require(text.firstMatch(of: /```text\n(LOAD-2 is broken [\s\S]+?)\n```/)?.output.1)
    let mutant = try #require(Mutant.doubleAnswerMutants.first { $0.breaks.contains("LOAD-2") })
    let report = await ConformanceSuite.run(with: mutant.fixture)
    let failure = try #require(report.failures.first { $0.rule.id == "LOAD-2" })
    #expect(failure.description == shown)
  }

  @Test("the page about limits lists every ability")
  func limits() throws {
    let page = "Sources/AdapterConformance/AdapterConformance.docc/NetworkLimits.md"
    let text = try String(contentsOf: Self.root.appending(path: page), encoding: .utf8)
    for ability in NetworkAbility.allCases { #expect(text.contains("`.\(ability.rawValue)`")) }
  }
}
