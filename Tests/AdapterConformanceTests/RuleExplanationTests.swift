import Testing

@testable import AdapterConformance

/// Rules explained at length, as `rules LOAD-2` prints them.
@Suite struct RuleExplanationTests {
  @Test("every rule has an explanation, and every explanation a rule")
  func complete() {
    #expect(Set(RuleBook.explanations.keys) == Set(RuleBook.rules.map(\.id)))
    #expect(RuleBook.explanationsByFamily.map(\.count).reduce(0, +) == RuleBook.rules.count)
  }

  @Test("a rule gives its own explanation")
  func ofRule() throws {
    let rule = try #require(RuleBook.rule("load-2"))
    #expect(rule.explanation == RuleExplanation.oneAnswer(.native))
  }

  @Test("the reason is one to four sentences in one line of text", arguments: RuleBook.rules)
  func reason(rule: ConformanceRule) {
    let why = rule.explanation.why
    #expect(why.hasSuffix("."))
    #expect(!why.contains("\n") && !why.contains("  "))
    #expect((1...4).contains((why + " ").split(separator: ". ").count))
  }

  @Test("no two rules have the same reason")
  func reasonsDiffer() {
    let repeated = Dictionary(grouping: RuleBook.rules, by: \.explanation.why).values.filter { $0.count > 1 }
    #expect(repeated.map { $0.map(\.id) } == [])
  }

  @Test("the examples differ, and are short and narrow enough for a terminal", arguments: RuleBook.rules)
  func examples(rule: ConformanceRule) {
    let (wrong, right) = (rule.explanation.wrong, rule.explanation.right)
    #expect(wrong != right)
    for example in [wrong, right] {
      let lines = example.split(separator: "\n", omittingEmptySubsequences: false)
      #expect((2...8).contains(lines.count))
      #expect(lines.allSatisfy { $0.count <= 76 && !$0.hasSuffix(" ") && !$0.contains("\t") })
    }
  }

  @Test("the braces of the examples are balanced", arguments: RuleBook.rules)
  func braces(rule: ConformanceRule) {
    for example in [rule.explanation.wrong, rule.explanation.right] {
      #expect(example.count { $0 == "{" } == example.count { $0 == "}" })
      #expect(example.count { $0 == "(" } == example.count { $0 == ")" })
    }
  }
}
