import AdMediation
import Foundation
import Testing

@testable import AdapterConformance
@testable import AdapterTool

/// How the text of `check` ends: the answer, what is blocked, and what explains a broken rule.
@Suite("The text of a check")
struct CheckTextTests {
  private static let native = RuleBook.rules.filter { [.load, .asset].contains($0.family) }

  private func text(
    _ outcomes: [(ConformanceRule, ConformanceOutcome)],
    level: ConformanceRule.Level = .required
  ) -> String {
    let report = ConformanceReport(adapter: "A", results: outcomes.map { .init(rule: $0, outcome: $1) })
    return CheckReport([report], level: level, tool: "acme").text.rendered(in: .plain)
  }

  private func broken(_ id: String) throws -> (ConformanceRule, ConformanceOutcome) {
    let rule = try #require(RuleBook.rule(id))
    return (rule, .broken(ConformanceFailure(rule: rule, expected: "a", actual: "b", timeline: [])))
  }

  private func blocked(_ rule: ConformanceRule, by causes: String...) -> (ConformanceRule, ConformanceOutcome)
  {
    (rule, .blocked(BlockedRule(rule: rule, causes: causes, reason: "no ad")))
  }

  private func kept(_ id: String) throws -> (ConformanceRule, ConformanceOutcome) {
    (try #require(RuleBook.rule(id)), .passed)
  }

  @Test("ends with the answer, which does not contradict itself")
  func answer() throws {
    let counts = "1 kept, 0 blocked, 0 not checked.\n"
    let one = try text([broken("LOAD-5"), kept("LOAD-1")])
    #expect(one.contains("\nRequired rules kept; 1 recommended rule broken, \(counts)"))
    let two = try text([broken("LOAD-5"), broken("LOAD-6"), kept("LOAD-1")])
    #expect(two.contains("\nRequired rules kept; 2 recommended rules broken, \(counts)"))
    let failing = try text([broken("LOAD-5"), kept("LOAD-1")], level: .recommended)
    #expect(failing.hasSuffix("\nBroken: 1 recommended rule broken, \(counts)"))
    let both = try text([broken("LOAD-5"), broken("LOAD-2"), kept("LOAD-1")])
    #expect(both.hasSuffix("\nBroken: 1 required and 1 recommended rules broken, \(counts)"))
    #expect(try text([kept("LOAD-1")]).hasSuffix("\nKept: no rule broken, \(counts)"))
  }

  @Test("says that only the required rules are kept if a recommended one is blocked")
  func recommendedBlocked() throws {
    let rule = try #require(RuleBook.rule("LOAD-6"))
    let text = try text([kept("LOAD-1"), blocked(rule, by: "LOAD-5")])
    #expect(
      text.contains("\nRequired rules kept; no recommended rule broken, 1 kept, 1 blocked, 0 not checked.\n")
    )
  }

  @Test("says which option makes broken recommended rules a failure if they alone are broken")
  func recommendedAlone() throws {
    let advice = "--level recommended makes this a failure"
    let text = try text([broken("LOAD-5"), kept("LOAD-1")])
    #expect(text.contains("\n\(advice)"))
    #expect(try !self.text([broken("LOAD-5"), kept("LOAD-1")], level: .recommended).contains(advice))
    #expect(try !self.text([broken("LOAD-2"), broken("LOAD-5")]).contains(advice))
    #expect(try !self.text([kept("LOAD-1")]).contains(advice))
  }

  @Test("names the command that shows code after each broken rule")
  func advice() throws {
    let text = try text([broken("LOAD-1"), broken("LOAD-5")])
    for id in ["LOAD-1", "LOAD-5"] {
      let lines = text.split(separator: "\n").filter {
        $0 == "acme rules \(id) shows code that breaks and keeps it"
      }
      #expect(lines.count == 1)
    }
  }

  @Test("names the adapter's class and the place of its fixture once, however many rules are broken")
  func place() throws {
    let results = try [broken("LOAD-1"), broken("LOAD-5")].map {
      ConformanceReport.Result(rule: $0.0, outcome: $0.1)
    }
    let location = FixtureLocation(filePath: "/acme/Fixture.swift", line: 7)
    let report = ConformanceReport(adapter: "A", results: results, fixtureLocation: location)
    let text = CheckReport([report], level: .required, tool: "acme").text.rendered(in: .plain)
    let sentence = "Look in the class A, and in the fixture at /acme/Fixture.swift:7"
    #expect(text.components(separatedBy: sentence).count == 2)
  }

  @Test("lists the rules that the same rule blocks in one line, and a single one with its reason")
  func blockedTogether() throws {
    let rules = Self.native.filter { $0.id != "LOAD-1" }
    let text = try text(
      [broken("LOAD-1")] + rules.dropLast().map { blocked($0, by: "LOAD-1") }
        + rules.suffix(1).map { blocked($0, by: "LOAD-5") }
    )
    let start = try #require(text.components(separatedBy: "\n\n").first).replacing(/\n {4,}/, with: " ")
    let ids = rules.dropLast().map(\.id).joined(separator: ", ")
    #expect(start.contains("\n  ! \(rules.count - 1) rules blocked by LOAD-1: \(ids)"))
    let single = try #require(rules.last?.id)
    #expect(start.contains("\n  ! \(single)"))
    #expect(start.split(separator: "\n").count == 4)
  }

  @Test("folds the blocked rules in the list at the end, a line for each cause")
  func folded() throws {
    let rules = Self.native.filter { $0.id != "LOAD-1" }
    let text = try text(
      [broken("LOAD-1")] + rules.dropLast(2).map { blocked($0, by: "LOAD-1") }
        + rules.suffix(2).map { blocked($0, by: "LOAD-1", "LOAD-17") }
    )
    let end = try #require(text.components(separatedBy: "\nBroken and blocked\n").last)
    let lines = end.split(separator: "\n").filter { $0.hasPrefix("  ! ") }
    let others = rules.suffix(2).map(\.id)
    #expect(
      lines == [
        "  ! LOAD-2, LOAD-3 and \(rules.count - 4) more blocked by LOAD-1",
        "  ! \(others[0]) and \(others[1]) blocked by LOAD-1 or LOAD-17",
      ]
    )
  }
}
