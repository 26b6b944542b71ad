import Foundation
import Testing

@testable import AdapterConformance
@testable import AdapterTool
@testable import MediateCommands

/// `mediate rules`.
@MainActor
@Suite("The rule book of the tool")
struct RulesCommandTests {
  /// The document, as a script reads it.
  private struct Document: Decodable {
    struct Rule: Decodable {
      var id: String
      var level: String
      var sentence: String
      var source: String
    }

    var rules: [Rule]
  }

  @Test("rules prints every rule with its source")
  func rules() async throws {
    let output = await AdapterTool.mediate.output(of: ["rules"])
    #expect(output.status == .success)
    for rule in RuleBook.rules { #expect(output.standardOutput.contains("  \(rule.id) ")) }
    #expect(output.standardOutput.split(separator: "\n").allSatisfy { $0.count <= Terminal.plain.columns })
  }

  /// `RECORD=1 swift test --filter rulesPage` writes the pages.
  @Test(
    "rules --markdown prints the pages of the documentation",
    arguments: [nil] + ConformanceRule.Family.allCases
  )
  func rulesPage(family: ConformanceRule.Family?) async throws {
    let words = family.map { [$0.rawValue] } ?? []
    let output = await AdapterTool.mediate.output(of: ["rules"] + words + ["--markdown"])
    let page = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/AdapterConformance/AdapterConformance.docc")
      .appending(path: family.map { "RuleBook/\($0.rawValue).md" } ?? "Rules.md")
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try output.standardOutput.write(to: page, atomically: true, encoding: .utf8)
    }
    #expect(try output.standardOutput == String(contentsOf: page, encoding: .utf8))
  }

  @Test("rules RULE --markdown prints the section of that rule only")
  func ruleSection() async {
    let page = await AdapterTool.mediate.output(of: ["rules", "LOAD-2", "--markdown"]).standardOutput
    #expect(
      page.hasPrefix(
        "# LOAD: \(ConformanceRule.Family.load.title)\n\n1 rule, 1 of them required.\n\n## LOAD-2\n"
      )
    )
    #expect(page.split(separator: "\n").count { $0.hasPrefix("## ") } == 1)
  }

  @Test("two documents for standard output are refused")
  func twoDocuments() async {
    #expect(
      await AdapterTool.mediate.output(of: ["rules", "--json", "--markdown"])
        == .failure("--json and --markdown both print to standard output; leave one of them out")
    )
  }

  @Test("rules --json is one document")
  func rulesDocument() async throws {
    let output = await AdapterTool.mediate.output(of: ["rules", "--json"])
    let rules = try JSONDecoder().decode(Document.self, from: Data(output.standardOutput.utf8)).rules
    #expect(rules.map(\.id) == RuleBook.rules.map(\.id))
    #expect(rules.map(\.sentence) == RuleBook.rules.map(\.sentence))
    #expect(rules.map(\.source) == RuleBook.rules.map(\.source))
    #expect(Set(rules.map(\.level)).isSubset(of: ["required", "recommended"]))
  }
}
