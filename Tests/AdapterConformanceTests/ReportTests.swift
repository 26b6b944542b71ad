import AdMediation
import Foundation
import Testing

@testable import AdapterConformance

/// Reports for machines, whatever stands in them.
@Suite struct ReportTests {
  /// Texts as no network should send them.
  private static let hostile = [
    "]]>", "<![CDATA[", "</failure><testcase name=\"no\">", "&amp; & &#0;", "'\"\"'", "<!-- -- -->",
    "<?xml?>",
    "a\nb\r\nc\td\re", "\u{0}\u{1}\u{8}\u{B}\u{C}\u{1B}[31m\u{1F}", "\u{7F}\u{85}\u{9F}", "\u{FFFE}\u{FFFF}",
    "\u{202E}sdrawkcab", "\u{2028}\u{2029}", "🧭 מפות 山道", "::error::100%,a:b", "",
  ]

  private func rule(
    _ number: Int,
    _ level: ConformanceRule.Level = .required,
    family: ConformanceRule.Family = .load,
    sentence: String = "A sentence.",
    source: String = "A source"
  ) -> ConformanceRule {
    ConformanceRule(.init(family, number), level.obligation, sentence, source: source, check: { _ in })
  }

  private func broken(_ rule: ConformanceRule, actual: String = "nothing", detail: String = "")
    -> ConformanceOutcome
  {
    let event = AdLogEntry(time: .milliseconds(100), name: "didReceive", details: ["asset": detail])
    return .broken(
      ConformanceFailure(rule: rule, expected: actual, actual: actual, timeline: [event], marked: [0])
    )
  }

  private func blocked(_ rule: ConformanceRule, by cause: String, reason: String) -> ConformanceOutcome {
    .blocked(BlockedRule(rule: rule, causes: [cause], reason: reason))
  }

  /// Each outcome, with a text wherever there can be one. One rule is blocked by a broken one, another by one that the
  /// report says nothing bad about.
  private func report(_ text: String) -> ConformanceReport {
    let rules = [
      rule(1, sentence: text, source: text), rule(2, .recommended, sentence: text), rule(3, sentence: text),
      rule(1, family: .view, sentence: text), rule(4, sentence: text), rule(5, .recommended, sentence: text),
    ]
    return ConformanceReport(
      adapter: "Adapter\(text)",
      results: [
        .init(rule: rules[0], outcome: broken(rules[0], actual: text, detail: text)),
        .init(rule: rules[1], outcome: broken(rules[1], actual: text)),
        .init(rule: rules[2], outcome: .notChecked(reason: text)),
        .init(rule: rules[3], outcome: .passed),
        .init(rule: rules[4], outcome: blocked(rules[4], by: "LOAD-1", reason: text)),
        .init(rule: rules[5], outcome: blocked(rules[5], by: "VIEW-1", reason: text)),
      ]
    )
  }

  // MARK: JUnit

  @Test("JUnit has one failure a defect: what it blocks is skipped, and what nothing explains is an error")
  func junit() throws {
    let report = report("x")
    let schema = JUnitSchema(JUnitReport.xml(for: report))
    #expect(schema.problems == [])
    let suites = schema.document.all("testsuite")
    #expect(suites.map { $0.attributes["name"] } == ["Adapterx.LOAD", "Adapterx.VIEW"])
    #expect(suites.map { $0.attributes["failures"] } == ["2", "0"])
    #expect(suites.map { $0.attributes["errors"] } == ["1", "0"])
    #expect(suites.map { $0.attributes["skipped"] } == ["2", "0"])
    #expect(schema.document.all("testcase").first?.attributes["name"] == "LOAD-1: x")
    let failures = schema.document.all("failure")
    #expect(failures.map { $0.attributes["type"] } == ["required", "recommended"])
    #expect(failures.map(\.text) == report.failures.map(\.description))
    let errors = schema.document.all("error")
    #expect(errors.map { $0.attributes["type"] } == ["recommended"])
    #expect(errors.map { $0.attributes["message"] } == [report.blockedRules[1].description])
    let skipped = schema.document.all("skipped").map { $0.attributes["message"] }
    #expect(skipped == ["x", report.blockedRules[0].description])
  }

  @Test("JUnit stays well-formed", arguments: hostile)
  func hostileJUnit(text: String) {
    let report = report(text)
    let schema = JUnitSchema(JUnitReport.xml(for: [report, report]))
    #expect(schema.problems == [])
    #expect(schema.document.all("testcase").count == 12)
    #expect(schema.document.all("failure").count == 4)
    #expect(schema.document.all("error").count == 2)
  }

  @Test("JUnit says the same to its reader", arguments: ["]]> & <a b='c'> \"d\"", "a\nb\tc\rd", "🧭 מפות"])
  func roundTrip(text: String) {
    let schema = JUnitSchema(JUnitReport.xml(for: report(text)))
    #expect(schema.document.all("skipped").map { $0.attributes["message"] }.first == text)
    #expect(schema.document.all("failure").first?.text.contains("happened: \(text)") == true)
  }

  @Test("JUnit names what XML has no character for")
  func unwritable() {
    let schema = JUnitSchema(JUnitReport.xml(for: report("a\u{0}b\u{FFFF}")))
    #expect(schema.document.all("skipped").map { $0.attributes["message"] }.first == "a\\u{0}b\\u{FFFF}")
  }

  @Test("JUnit of nothing is a document, too")
  func noReports() {
    #expect(JUnitSchema(JUnitReport.xml(for: [])).problems == [])
    #expect(JUnitSchema(JUnitReport.xml(for: ConformanceReport(adapter: "A", results: []))).problems == [])
  }

  @Test("JUnit of every mutant is accepted", arguments: Mutant.all)
  func mutants(mutant: Mutant) async {
    let rules = RuleBook.rules.filter { mutant.breaks.contains($0.id) }
    let report = await ConformanceSuite.runTogether(rules, with: mutant.fixture)
    let schema = JUnitSchema(JUnitReport.xml(for: report))
    #expect(schema.problems == [])
    #expect(schema.document.all("failure").map(\.text) == report.failures.map(\.description))
  }

  // MARK: GitHub

  @Test(
    "annotations are errors for required rules and warnings for others, and a blocked rule adds none to its cause"
  )
  func annotations() {
    let report = report("x")
    let lines = GitHubAnnotations.lines(for: report)
    let texts = report.failures.map { $0.description.replacing("\n", with: "%0A") }
    #expect(
      lines == [
        "::error title=LOAD-1 Adapterx::\(texts[0])", "::warning title=LOAD-2 Adapterx::\(texts[1])",
        "::warning title=LOAD-5 Adapterx::\(report.blockedRules[1])",
      ]
    )
  }

  @Test("annotations point at the fixture, by its path in the repository")
  func annotationPlaces() {
    func line(_ path: String, in folder: String) -> String? {
      let report = ConformanceReport(
        adapter: "A",
        results: [.init(rule: rule(1), outcome: broken(rule(1)))],
        fixtureLocation: FixtureLocation(filePath: path, line: 7)
      )
      return GitHubAnnotations.lines(for: report, relativeTo: folder).first
    }
    #expect(
      line("/r/Tests/F,1.swift", in: "/r")?.hasPrefix("::error file=Tests/F%2C1.swift,line=7,title=") == true
    )
    #expect(line("/r/F.swift", in: "/r/")?.hasPrefix("::error file=F.swift,line=7,title=LOAD-1 A::") == true)
    #expect(line("/rest/F.swift", in: "/r")?.hasPrefix("::error file=/rest/F.swift,line=7,") == true)
  }

  @Test("prints what is broken and blocked, and the numbers")
  func description() {
    let text = "\(report("x"))"
    #expect(text.hasPrefix("Adapterx: 1 rule kept, 2 broken, 2 blocked, 1 not checked\n\nLOAD-1 is broken"))
    #expect(text.hasSuffix("LOAD-5 could not be checked (recommended): x. Fix VIEW-1 first."))
  }

  @Test("an annotation is one line, and nothing in it ends its parts", arguments: hostile)
  func hostileAnnotations(text: String) {
    let lines = GitHubAnnotations.lines(for: report(text))
    #expect(lines.count == 3)
    for line in lines {
      #expect(!line.contains { $0.isNewline })
      let parts = line.components(separatedBy: "::")
      #expect(parts.count >= 3)
      #expect(!parts[1].dropFirst("error title=".count).contains { ":,".contains($0) })
    }
  }

  @Test("annotations escape as the runner reads them")
  func escapes() throws {
    let rule = rule(1)
    let report = ConformanceReport(
      adapter: "a:b,c%d",
      results: [.init(rule: rule, outcome: broken(rule, actual: "100%\r\na:b,c"))]
    )
    let line = try #require(GitHubAnnotations.lines(for: report).first)
    #expect(line.hasPrefix("::error title=LOAD-1 a%3Ab%2Cc%25d::LOAD-1 is broken (required): A sentence.%0A"))
    #expect(line.contains("happened: 100%25%0D%0Aa:b,c%0A"))
  }

  // MARK: The rule book

  @Test("the page of all rules has every rule with its sentence, and leads to its explanation")
  func contents() {
    let page = RuleBookPage.contents()
    for rule in RuleBook.rules {
      let link = "<doc:\(rule.family.rawValue)#\(rule.id)>"
      #expect(page.contains("| \(link) | \(rule.level.rawValue) | \(rule.sentence) |"))
    }
    #expect(page.contains("There are \(RuleBook.rules.count) rules, "))
  }

  @Test("the page of a family explains each rule", arguments: ConformanceRule.Family.allCases)
  func explanations(family: ConformanceRule.Family) {
    let rules = RuleBook.rules.filter { $0.family == family }
    let sections = RuleBookPage.explanations(of: rules, in: family).split(separator: "\n## ").dropFirst()
    #expect(sections.count == rules.count)
    for (section, rule) in zip(sections, rules) {
      #expect(section.hasPrefix("\(rule.id)\n\n**\(rule.sentence)** (\(rule.level.rawValue))\n"))
      #expect(section.contains("\n\nSource: \(rule.source)\n"))
      if let requirement = rule.requirement { #expect(section.contains("> Must: \(requirement.sentence) (")) }
      #expect(section.contains("Breaks the rule:\n\n```swift\n\(rule.explanation.wrong)\n```\n"))
      #expect(section.contains("Keeps the rule:\n\n```swift\n\(rule.explanation.right)\n```"))
    }
  }

  @Test("a rule stays in its row and is not taken for markup")
  func row() {
    let rule = rule(1, sentence: "a | b\nc <d>", source: "e")
    #expect(
      RuleBookPage.contents(of: [rule]).contains("| <doc:LOAD#LOAD-1> | required | a \\| b c &lt;d> |\n")
    )
    #expect(RuleBookPage.explanations(of: [rule], in: .load).contains("**a | b c &lt;d>** (required)"))
  }
}
