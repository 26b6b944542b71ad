import AdMediation
import Foundation
import Testing

@testable import AdapterConformance

/// The page of conformance reports, by what a reader finds in it.
@Suite("The page of a check")
struct ConformancePageTests {
  private static let load = RuleBook.rules.filter { $0.family == .load }

  /// LOAD-1 is broken and blocks LOAD-2 and LOAD-3, LOAD-4 is kept, LOAD-5, recommended, is broken, and LOAD-6 is not
  /// checked.
  private func report(_ text: String = "x", adapter: String = "Acme.AcmeAdapter") -> ConformanceReport {
    let rules = Self.load
    let timeline = [
      AdLogEntry(time: .zero, name: "request", details: ["source": "adapter under test"]),
      AdLogEntry(time: .milliseconds(9876), name: "timedOut", details: ["message": text]),
    ]
    func broken(_ index: Int) -> ConformanceReport.Result {
      let failure = ConformanceFailure(
        rule: rules[index],
        expected: "expected \(text)",
        actual: "happened \(text)",
        timeline: timeline,
        marked: [1]
      )
      return .init(rule: rules[index], outcome: .broken(failure))
    }
    func blocked(_ index: Int) -> ConformanceReport.Result {
      let blocked = BlockedRule(rule: rules[index], causes: ["LOAD-1"], reason: "no ad \(text)")
      return .init(rule: rules[index], outcome: .blocked(blocked))
    }
    return ConformanceReport(
      adapter: adapter,
      results: [
        broken(0), blocked(1), blocked(2), .init(rule: rules[3], outcome: .passed), broken(4),
        .init(rule: rules[5], outcome: .notChecked(reason: "reason \(text)")),
      ],
      fixtureLocation: FixtureLocation(filePath: "/acme/Fixture \(text).swift", line: 7)
    )
  }

  private func page(_ reports: ConformanceReport...) throws -> PageMarkup {
    try PageMarkup(ConformancePage.html(for: reports))
  }

  @Test(
    "calls an adapter by its class without the modules, also those of generic arguments",
    arguments: [
      ("Halcyon.HalcyonAdapter", "HalcyonAdapter"), ("Kit.Adapter<Kit.Traps>", "Adapter<Traps>"),
      ("Kit.Pair<A.B, C.D>", "Pair<B, D>"), ("Kit.(unknown context at $1f2e).Adapter", "Adapter"),
      ("Adapter", "Adapter"), ("", ""),
    ]
  )
  func shortName(className: String, name: String) {
    #expect(className.withoutModules == name)
  }

  @Test("begins with the answer and the counts")
  func facts() throws {
    let lines = try page(report()).lines
    #expect(
      lines.contains(
        "Broken: 1 required and 1 recommended rules broken, 1 kept, 2 blocked, 1 not checked."
      )
    )
    for (name, value) in [
      ("Kept", "1"), ("Broken", "1 required, 1 recommended"), ("Blocked", "2"), ("Not checked", "1"),
      ("Class", "Acme.AcmeAdapter"), ("Fixture", "/acme/Fixture x.swift:7"),
    ] {
      let index = try #require(lines.firstIndex(of: name), "\(name)")
      #expect(lines[index + 1] == value)
    }
  }

  @Test("has a row for each rule, with its states for the filter, under the header of its family")
  func matrix() throws {
    let page = try page(report())
    let rows = page.elements("tr").compactMap { $0.attributes["data-state"] }
    #expect(
      rows == [
        "broken required", "blocked required", "blocked required", "kept required", "broken recommended",
        "not-checked recommended",
      ]
    )
    #expect(page.elements("tr").count { $0.attributes["class"] == "group" } == 1)
    #expect(page.lines.contains("LOAD: Answering requests"))
    #expect(page.elements("option").compactMap { $0.attributes["value"] }.contains("not-checked"))
    for words in ["kept", "broken", "blocked", "not checked"] { #expect(page.lines.contains(words)) }
  }

  @Test("has adapters side by side, each with its name")
  func adapters() throws {
    let page = try page(report(), report(adapter: "Acme.OtherAdapter"))
    let headers = page.elements("th").count { $0.attributes["scope"] == "col" }
    #expect(headers >= 4)
    #expect(page.lines.contains("AcmeAdapter, OtherAdapter"))
    #expect(page.lines.count { $0 == "AcmeAdapter" } >= 1)
    #expect(page.lines.count { $0 == "Acme.OtherAdapter" } == 1)
    #expect(page.elements("tr").compactMap { $0.attributes["data-state"] }.count == 6)
    let ids = page.elements.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count)
  }

  @Test("opens a broken rule to what was expected and happened, the marked event, the fix and the source")
  func broken() throws {
    let page = try page(report())
    let details = try #require(page.element(id: "a0-LOAD-1"))
    #expect(details.tag == "details" && details.attributes["open"] != nil)
    let rule = Self.load[0]
    let lines = page.lines
    #expect(lines.contains("expected x") && lines.contains("happened x") && lines.contains("9,876 ms"))
    let event = try #require(page.element(id: "a0-LOAD-1-e1"))
    #expect(event.attributes["class"] == "tone-bad")
    #expect(page.element(id: "a0-LOAD-1-e0")?.attributes["class"] == nil)
    let mark = page.elements("a").first { $0.attributes["href"] == "#a0-LOAD-1-e1" }
    #expect(mark?.attributes["class"] == "tone-bad" && mark?.attributes["data-start"] == "9.876")
    for text in [rule.explanation.wrong, rule.explanation.right, rule.explanation.why] {
      #expect(page.text.contains(text))
    }
    #expect(lines.contains(rule.source))
    #expect(lines.contains(try #require(rule.requirement).sentence))
  }

  @Test("a failure with a remedy of its own has that, and no example of the rule")
  func remedy() throws {
    let rule = try #require(RuleBook.rule("LOAD-2"))
    func text(remedy: String?) -> String {
      let failure = ConformanceFailure(
        rule: rule,
        expected: "a",
        actual: "b",
        remedy: remedy,
        timeline: [AdLogEntry(time: .zero, name: "request")],
        marked: [0]
      )
      let results = [ConformanceReport.Result(rule: rule, outcome: .broken(failure))]
      return ConformancePage.html(for: [ConformanceReport(adapter: "A", results: results)])
    }
    #expect(text(remedy: "Do not trap.").contains(">Do not trap.<"))
    #expect(!text(remedy: "Do not trap.").contains("Breaks the rule"))
    #expect(text(remedy: nil).contains("Breaks the rule"))
    #expect(text(remedy: nil).contains("the marked one shows the failure"))
    // Of a process that ended only the last event is known.
    #expect(text(remedy: "Do not trap.").contains("the marked one was the last before the process ended"))
  }

  @Test("lists what a rule blocks once, below it, and leads to the cause from the matrix")
  func blocked() throws {
    let page = try page(report())
    #expect(page.lines.count { $0 == "2 rules blocked" } == 1)
    #expect(page.lines.count { $0 == "no ad x" } == 2)
    #expect(page.elements("details").map { $0.attributes["id"] } == ["a0-LOAD-1", nil, "a0-LOAD-5"])
    #expect(page.elements("a").count { $0.attributes["href"] == "#a0-LOAD-1" } == 3)
  }

  @Test("names a cause that was not checked")
  func unexplained() throws {
    let blocked = BlockedRule(rule: Self.load[1], causes: ["LOAD-1"], reason: "no ad")
    let report = ConformanceReport(
      adapter: "A",
      results: [.init(rule: Self.load[1], outcome: .blocked(blocked))]
    )
    let page = try page(report)
    #expect(page.lines.contains("LOAD-1 was not checked here. Check it to see how it is broken."))
    #expect(page.lines.contains("1 rule blocked"))
  }

  @Test("has the reasons why rules were not checked, with the rules")
  func notChecked() throws {
    let lines = try page(report()).lines
    let index = try #require(lines.lastIndex(of: "reason x"))
    #expect(lines[index + 1] == "LOAD-6")
  }

  @Test("opens the first three broken rules, and closes the others")
  func many() throws {
    let page = try page(report(), report(adapter: "B"))
    let details = page.elements("details").filter { $0.attributes["id"] != nil }
    #expect(details.count == 4)
    #expect(details.map { $0.attributes["open"] != nil } == [true, true, true, false])
  }

  @Test("shows the marked events of a long timeline, and says what it leaves out")
  func longTimeline() throws {
    let timeline = (0..<10_000).map { AdLogEntry(time: .milliseconds($0), name: "request") }
    let failure = ConformanceFailure(
      rule: Self.load[0],
      expected: "a",
      actual: "b",
      timeline: timeline,
      marked: [5000]
    )
    let results = [ConformanceReport.Result(rule: Self.load[0], outcome: .broken(failure))]
    let document = ConformancePage.html(for: ConformanceReport(adapter: "A", results: results))
    #expect(document.utf8.count < 300_000)
    let page = try PageMarkup(document)
    #expect(page.element(id: "a0-LOAD-1-e5000")?.attributes["class"] == "tone-bad")
    #expect(page.element(id: "a0-LOAD-1-e5003") != nil && page.element(id: "a0-LOAD-1-e5004") == nil)
    let gaps = page.lines.filter { $0.contains("events are not shown here") }
    let omitted = gaps.compactMap { Int($0.prefix { $0 != " " }) }.reduce(0, +)
    let shown = page.elements("tr").count { $0.attributes["id"] != nil }
    #expect(omitted + shown == timeline.count)
  }

  @Test("is the same every time, and small", arguments: [1, 2])
  func deterministic(count: Int) {
    let reports = Array(repeating: report(), count: count)
    #expect(ConformancePage.html(for: reports) == ConformancePage.html(for: reports))
    #expect(ConformancePage.html(for: reports).utf8.count < 100_000)
  }

  @Test(
    "keeps every text a text",
    arguments: [
      "</script><script>alert(1)</script>", "\" onclick=\"alert(1)", "' onload='x", "javascript:alert(1)",
      "<img src=x onerror=alert(1)>", "a\u{202E}b\u{2066}c", "a\u{0}b\u{1B}[31mc\u{9B}d\u{2028}e",
      "https://example.com/\"><svg onload=alert(1)>", "]]> --> &lt; &#60;",
      String(repeating: "word", count: 130_000),
    ]
  )
  func hostile(text: String) throws {
    let calm = try page(report(), report(adapter: "B"))
    let document = ConformancePage.html(for: [report(text, adapter: text), report(text, adapter: "B\(text)")])
    let page = try PageMarkup(document)
    #expect(page.elements.map(\.tag) == calm.elements.map(\.tag))
    #expect(
      page.elements.map { $0.attributes.keys.sorted() } == calm.elements.map { $0.attributes.keys.sorted() }
    )
    #expect(page.elements.allSatisfy { !($0.attributes["href"] ?? "#").hasPrefix("javascript") })
    let hidden: [Unicode.GeneralCategory] = [.control, .format, .lineSeparator, .paragraphSeparator]
    let isHarmless = document.unicodeScalars.allSatisfy { scalar in
      scalar == "\n" || !hidden.contains(scalar.properties.generalCategory)
    }
    #expect(isHarmless)
    #expect(document.utf8.count < 400_000)
  }
}
