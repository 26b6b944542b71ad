/// Reports as the XML that CI servers read: a test suite for each adapter and family, a test case for each rule.
///
/// A broken rule is a failure, whatever its level, with the level as its type. A blocked rule is skipped if the rule that
/// blocks it is among the failures, and an error otherwise. A rule that was not checked is skipped, with its reason.
/// Nothing in it depends on the machine or the time.
public enum JUnitReport {
  /// The document.
  public static func xml(for reports: [ConformanceReport]) -> String {
    let suites = reports.flatMap(Suite.suites(of:))
    let counts = suites.map(\.counts).reduce(Counts(), +)
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      element(
        "testsuites",
        [
          ("name", "conformance"), ("tests", "\(counts.tests)"), ("failures", "\(counts.failures)"),
          ("errors", "\(counts.errors)"), ("time", "0"),
        ]
      ),
    ]
    for suite in suites { lines += suite.lines }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }

  /// The document for one adapter.
  public static func xml(for report: ConformanceReport) -> String { xml(for: [report]) }

  fileprivate static func element(
    _ name: String,
    _ attributes: [(String, String)],
    isEmpty: Bool = false
  ) -> String {
    let written = attributes.map { " \($0)=\"\(XMLText.attribute($1))\"" }.joined()
    return "<\(name)\(written)\(isEmpty ? "/" : "")>"
  }
}

private struct Counts {
  var tests = 0
  var failures = 0
  var errors = 0
  var skipped = 0

  static func + (a: Counts, b: Counts) -> Counts {
    Counts(
      tests: a.tests + b.tests,
      failures: a.failures + b.failures,
      errors: a.errors + b.errors,
      skipped: a.skipped + b.skipped
    )
  }
}

/// The rules of one family, for one adapter.
private struct Suite {
  let adapter: String
  let family: ConformanceRule.Family
  let results: [ConformanceReport.Result]
  /// The blocked rules whose cause is a failure of the report.
  let explained: Set<String>

  /// The suites of a report, without those that have no rule in it.
  static func suites(of report: ConformanceReport) -> [Suite] {
    let explained = Set(report.blockedRules.filter(report.explains).map(\.rule.id))
    return ConformanceRule.Family.allCases.compactMap { family in
      let results = report.results.filter { $0.rule.family == family }
      return results.isEmpty
        ? nil : Suite(adapter: report.adapter, family: family, results: results, explained: explained)
    }
  }

  var counts: Counts {
    results.reduce(into: Counts()) { counts, result in
      counts.tests += 1
      switch result.outcome {
      case .passed: break
      case .broken: counts.failures += 1
      case .blocked(let blocked) where !explained.contains(blocked.rule.id): counts.errors += 1
      case .blocked, .notChecked: counts.skipped += 1
      }
    }
  }

  var lines: [String] {
    let counts = self.counts
    let start = JUnitReport.element(
      "testsuite",
      [
        ("name", "\(adapter).\(family.rawValue)"), ("package", adapter), ("tests", "\(counts.tests)"),
        ("failures", "\(counts.failures)"), ("errors", "\(counts.errors)"), ("skipped", "\(counts.skipped)"),
        ("time", "0"),
      ]
    )
    return ["  " + start] + results.flatMap(lines) + ["  </testsuite>"]
  }

  private func lines(for result: ConformanceReport.Result) -> [String] {
    let rule = result.rule
    let attributes = [
      ("classname", "\(adapter).\(family.rawValue)"), ("name", "\(rule.id): \(rule.sentence)"), ("time", "0"),
    ]
    func testCase(_ inside: String) -> [String] {
      ["    " + JUnitReport.element("testcase", attributes), "      " + inside, "    </testcase>"]
    }
    switch result.outcome {
    case .passed: return ["    " + JUnitReport.element("testcase", attributes, isEmpty: true)]
    case .notChecked(let reason):
      return testCase(JUnitReport.element("skipped", [("message", reason)], isEmpty: true))
    case .blocked(let blocked) where explained.contains(blocked.rule.id):
      return testCase(JUnitReport.element("skipped", [("message", blocked.description)], isEmpty: true))
    case .blocked(let blocked):
      return testCase(
        JUnitReport.element(
          "error",
          [("message", blocked.description), ("type", blocked.level.rawValue)],
          isEmpty: true
        )
      )
    case .broken(let failure):
      let start = JUnitReport.element(
        "failure",
        [("message", "\(rule.id): \(failure.actual)"), ("type", rule.level.rawValue)]
      )
      return testCase(start + XMLText.content(failure.description) + "</failure>")
    }
  }
}
