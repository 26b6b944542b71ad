import Foundation
import TestTraits
import Testing

@testable import AdapterConformance

/// The pages say what is true of the kit.
@MainActor
@Suite struct DocumentationTests {
  /// The package's folder, three up from this file.
  private nonisolated static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private nonisolated static let pages = "Sources/AdapterConformance/AdapterConformance.docc/"

  private func text(of path: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
  }

  @Test(
    "the broken rule that a page shows is printed as shown",
    arguments: ["README.md", pages + "RunningTheRules.md"]
  )
  func shown(page: String) async throws {
    let text = try text(of: page)
    let shown = try #require(text.firstMatch(of: /```text\n(LOAD-2 is broken [\s\S]+?)\n```/)?.output.1)
    let mutant = try #require(Mutant.doubleAnswerMutants.first { $0.breaks.contains("LOAD-2") })
    let rule = try #require(RuleBook.rule("LOAD-2"))
    guard case .broken(let failure) = await ConformanceSuite.check(rule, with: mutant.fixture) else {
      return _ = Issue.record("not broken")
    }
    #expect(failure.description == shown)
  }

  @Test("the page about limits names the rules that each one excludes", arguments: NetworkAbility.allCases)
  func limits(ability: NetworkAbility) throws {
    let rows = try text(of: Self.pages + "NetworkLimits.md").split(separator: "\n")
    let row = try #require(rows.first { $0.hasPrefix("| `.") && $0.contains("`.\(ability.rawValue)`") })
    let named = row.matches(of: /[A-Z]+-\d+/).map { String($0.output) }
    // A bid has no parameter that could be empty.
    let without = ability == .waterfall ? ["LOAD-8"] : []
    #expect(named == without + RuleBook.rules.filter { $0.needs.contains(ability) }.map(\.id))
  }

  @Test(
    "the code about fixtures and doubles is code that is compiled",
    arguments: [("FixturesAndDoubles.md", 12), ("AdaptersThatFetch.md", 1)]
  )
  func code(page: String, least: Int) throws {
    let folder = "Tests/AdapterConformanceTests/Documentation/"
    // Without indentation: an excerpt begins at the margin.
    let compiled = try ["AcmeSDK.swift", "AcmeFixture.swift"]
      .map { Self.lines(try text(of: folder + $0)) }.joined(separator: "\n")
    let blocks = try text(of: Self.pages + page).components(separatedBy: "```swift\n")
      .dropFirst().compactMap { $0.components(separatedBy: "\n```").first }
    #expect(blocks.count > least)
    for block in blocks { #expect(compiled.contains("\n\(Self.lines(block))\n"), "\(block)") }
  }

  private static func lines(_ code: String) -> String {
    code.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
  }

  /// In a process of its own: its rules are checked one at a time, and checks of other tests would wait for them.
  @Test("the adapter of the page keeps every rule with the fixture of the page", .exitTest)
  func fixture() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let report = await ConformanceSuite.run(with: AcmeFixture.self, atOnce: .max)
      #expect(report.failures.isEmpty, "\(report.failures.map(\.description))")
      #expect(report.blockedRules.isEmpty, "\(report.blockedRules.map(\.description))")
    }
  }

  @Test("the page about fixtures names every requirement, answer, fault, action and sighting")
  func members() throws {
    let page = try text(of: Self.pages + "FixturesAndDoubles.md")
    let folder = "Sources/AdapterConformance/"
    let files = ["Fixture/AdapterFixture.swift", "Double/NetworkDoubleFixture.swift"]
    let requirements = try files.flatMap { file in
      let protocols = try text(of: folder + file).components(separatedBy: "\nextension ")[0]
      return protocols.matches(of: /\n  (?:static )?(?:var|func) (\w+)/).map { String($0.output.1) }
    }
    #expect(requirements.count > 20)
    for name in requirements { #expect(page.contains("\n| `\(name)"), "\(name)") }
    let cases = NetworkAction.allCases.map(\.rawValue) + NetworkFault.allCases.map(\.rawValue)
    for name in cases { #expect(page.contains("`.\(name)`"), "\(name)") }
    let members = Mirror(reflecting: NetworkSightings()).children.compactMap(\.label)
    #expect(members.count > 7)
    for name in members { #expect(page.contains("`\(name)`"), "\(name)") }
  }
}
