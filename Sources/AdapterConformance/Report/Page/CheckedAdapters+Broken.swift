import AdMediation
import ReportPage

extension CheckedAdapters {
  /// So many broken rules are open from the start.
  private static let openCount = 3

  /// All that is known about broken rules, with what they block.
  var broken: Page.Section? {
    let count = all.reduce(0) { $0 + $1.report.failures.count }
    let blocked = all.filter { !$0.unexplained.isEmpty }
    guard count > 0 || !blocked.isEmpty else { return nil }
    let title = count > 0 ? "Broken" : "Blocked"
    return Page.Section("broken", title) {
      let failures = all.flatMap { adapter in adapter.report.failures.map { (adapter, $0) } }
      for (index, (adapter, failure)) in failures.enumerated() {
        adapter.details(of: failure, isOpen: index < Self.openCount, isNamed: all.count > 1)
      }
      for adapter in blocked {
        for blocked in adapter.unexplained { adapter.note(on: blocked, isNamed: all.count > 1) }
      }
    }
  }
}

extension CheckedAdapters.Adapter {
  /// So few blocked rules need not be folded.
  private static let openCount = 3

  /// Blocked rules whose causes are not among the broken rules of the report: only some rules were checked.
  fileprivate var unexplained: [BlockedRules] {
    report.blockedByCause.filter { !$0.rules.contains(where: report.explains) }
  }

  fileprivate func note(on blocked: BlockedRules, isNamed: Bool) -> HTML {
    HTML([
      HTML.note("\(blocked.cause) was not checked here. Check it to see how it is broken."),
      blocked.html(in: isNamed ? name : nil, isOpen: true),
    ])
  }

  fileprivate func details(of failure: ConformanceFailure, isOpen: Bool, isNamed: Bool) -> HTML {
    let rule = failure.rule
    return HTML(.details, .id(id(of: rule.id)), isOpen ? .isOpen : nil) {
      HTML(.summary) {
        HTML.badge(rule.id, .bad)
        " "
        HTML(rule.sentence)
        HTML(.small) { " \(rule.level.rawValue)\(isNamed ? ", \(name)" : "")" }
        if !isOpen { HTML(.div) { HTML(.small) { failure.actual } } }
      }
      HTML.facts([("Expected", HTML(failure.expected)), ("Happened", HTML(failure.actual))], areLong: true)
      HTML(.h3) { "How to fix it" }
      HTML(.p, .class("strong")) { failure.fix }
      if failure.remedy != nil {
        HTML(.p) { "The check did not get far enough to say whether the adapter keeps \(rule.id)." }
      } else {
        HTML(.p) { rule.explanation.why }
        HTML(.p) { failure.exampleIntroduction }
        HTML(.div, .class("columns")) {
          Self.code(rule.explanation.wrong, HTML.badge("Breaks the rule", .bad))
          Self.code(rule.explanation.right, HTML.badge("Keeps the rule", .good))
        }
      }
      failure.timelineHTML(id: id(of: rule.id))
      HTML(.h3) { "Where it comes from" }
      HTML.facts(Self.sources(of: rule) + places(of: failure), areLong: true)
      // A rule may be blocked by one of several; it is listed with the first of them that is broken.
      for blocked in report.blockedByCause where explainer(of: blocked) == rule.id {
        blocked.html(in: nil, isOpen: blocked.rules.count <= Self.openCount)
      }
    }
  }

  private func explainer(of blocked: BlockedRules) -> String? {
    report.failures.first { blocked.causes.contains($0.rule.id) }?.rule.id
  }

  private static func code(_ code: String, _ title: HTML) -> HTML {
    guard !code.isEmpty else { return .empty }
    return HTML(.div) {
      title
      HTML(.pre) { HTML(.code) { code } }
    }
  }

  private static func sources(of rule: ConformanceRule) -> [(name: String, value: HTML)] {
    let source = (name: "Source", value: HTML.address(text: rule.source))
    guard let requirement = rule.requirement else { return [source] }
    let sentence = HTML([
      HTML(requirement.sentence), HTML(.div) { HTML(.small) { HTML.address(text: requirement.source) } },
    ])
    return [source, ("What the source says", sentence)]
  }

  private func places(of failure: ConformanceFailure) -> [(name: String, value: HTML)] {
    let classes = failure.classes(of: report.adapter)
    // The name of the adapter stands above.
    let place =
      classes == [report.adapter]
      ? nil : (name: "Class", value: HTML(.code) { classes.joined(separator: ", ") })
    let location = report.fixtureLocation.map { location in
      (name: "Fixture", value: HTML(.code) { location.place() })
    }
    let advice = failure.limitsAdvice.map { (name: "If the network cannot do this", value: HTML($0)) }
    return [place, location, advice].compactMap(\.self)
  }
}

extension BlockedRules {
  /// The rules, folded.
  fileprivate func html(in adapter: String?, isOpen: Bool) -> HTML {
    HTML(.details, isOpen ? .isOpen : nil) {
      HTML(.summary) {
        HTML.badge("\(rules.count) \(rules.count == 1 ? "rule" : "rules") blocked", .unusual)
        " by \(cause)\(adapter.map { ", \($0)" } ?? ""): they cannot be judged until it is fixed"
      }
      HTML(.ul) {
        for blocked in rules {
          HTML(.li) {
            HTML(.code) { blocked.rule.id }
            " "
            HTML(blocked.rule.sentence)
            " "
            HTML(.small) { blocked.reason }
          }
        }
      }
    }
  }
}

extension HTML {
  /// A source, as a link if it is an address.
  fileprivate static func address(text: String) -> HTML {
    text.contains("://") ? .address(text) : HTML(text)
  }
}
