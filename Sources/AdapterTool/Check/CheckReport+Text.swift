import AdMediation
import AdPlatform
import AdapterConformance

extension CheckReport {
  var text: StyledText {
    var text = StyledText()
    for adapter in adapters { addResults(of: adapter, to: &text) }
    if lists(.broken) {
      for failure in failures {
        text.add(failure)
        text.addHanging([], "\(tool) rules \(failure.rule.id) shows code that breaks and keeps it", .faint)
      }
      addBroken(to: &text)
    }
    if !text.isEmpty { text.add() }
    text.addHanging([], verdict.sentence, isBroken ? .bad : failures.isEmpty ? .good : .unusual)
    if verdict.isOnlyRequiredKept {
      text.addHanging(
        [],
        "--level recommended makes this a failure. swift test fails on it if the test says failing: .recommended, as that of a"
          + " package from new-adapter does.",
        .faint
      )
    }
    if let changes { text.add(changes, isNamed: adapters.count > 1) }
    return text
  }

  private func lists(_ part: Part) -> Bool { only == nil || only == part }

  // MARK: The rules

  /// A line for each rule, but for those that do not apply, and one for all that the same rules block.
  private func addResults(of report: ConformanceReport, to text: inout StyledText) {
    if only == nil || report.results.contains(where: { $0.part == only }) {
      text.addHeading(report.adapter.printable())
    }
    let width = report.idWidth
    let together = report.blockedByCause.filter { $0.rules.count > 1 }
    for result in report.results {
      let id = result.rule.id.padded(to: width)
      switch result.outcome {
      case .passed where lists(.kept):
        text.addHanging([("  ✓ ", .good), (id, .plain)], result.rule.sentence)
      case .notChecked(let reason) where lists(.notChecked) && listsNotChecked:
        let shown = reason.printable(limit: TextLayout.textLimit)
        text.addHanging([("  – ", .faint), (id, .faint)], "not checked: \(shown)", .faint)
      case .blocked(let blocked) where lists(.broken) && !together.contains { $0.causes == blocked.causes }:
        text.addHanging(blocked.mark(id), words(for: blocked, in: report), blocked.level.style)
      case .broken(let failure) where lists(.broken):
        let remark = failure.rule.level == .required ? "" : " (recommended)"
        text.addHanging(failure.mark(id), result.rule.sentence + remark, failure.rule.level.style)
      case .passed, .notChecked, .blocked, .broken: break
      }
    }
    for blocked in together where lists(.broken) {
      let ids = blocked.rules.map(\.rule.id).joined(separator: ", ")
      text.addHanging(
        [("  ! ", blocked.style)],
        "\(blocked.rules.count) rules blocked by \(blocked.cause)\(advice(on: blocked, in: report)): \(ids)",
        blocked.style
      )
    }
    let count = report.notCheckedCount
    if count > 0, !listsNotChecked, only == nil {
      let advice = "\(tool) check --only not-checked lists them with the reasons"
      text.addHanging([("  – ", .faint)], "\(counted(count, "rule")) not checked; \(advice)", .faint)
    }
  }

  /// Why a rule was not checked, and where to read on if that is not below.
  private func words(for blocked: BlockedRule, in report: ConformanceReport) -> String {
    let reason = "blocked: " + blocked.reason.printable(limit: TextLayout.textLimit)
    return report.explains(blocked) ? reason : "\(reason); \(command(for: blocked.causes)) says how"
  }

  private func advice(on blocked: BlockedRules, in report: ConformanceReport) -> String {
    blocked.rules.contains(where: report.explains) ? "" : " (\(command(for: blocked.causes)) says how)"
  }

  private func command(for causes: [String]) -> String {
    "\(tool) check \(causes.map { "--rule \($0)" }.joined(separator: " "))"
  }

  // MARK: The list at the end

  /// What is broken, with the events that show it, and what is blocked by it.
  private func addBroken(to text: inout StyledText) {
    for report in adapters where !(report.failures.isEmpty && report.blockedRules.isEmpty) {
      let place = adapters.count == 1 ? "" : " in \(report.adapter.printable())"
      text.addHeading(report.titleOfList + place)
      let width = report.idWidth
      for failure in report.failures {
        let lines = [("expected: ", failure.expected), ("happened: ", failure.actual)].map { label, words in
          StyledText.Text.cut(
            label + words.printable(limit: TextLayout.textLimit),
            failure.rule.level.style
          )
        }
        text.addHanging(failure.mark(failure.rule.id.padded(to: width)), lines + failure.markedEvents)
      }
      for blocked in report.blockedByCause {
        text.addHanging(
          [("  ! ", blocked.style)],
          blocked.sentence,
          blocked.style
        )
      }
      if let location = report.fixtureLocation, !report.failures.isEmpty {
        let classes = report.classesToFix.map { $0.printable() }
        text.addHanging(
          [("    ", .plain)],
          "Look in the \(classes.count == 1 ? "class" : "classes") \(classes.joined(separator: " and ")),"
            + " and in the fixture at \(location.place().printable(limit: TextLayout.textLimit))",
          .faint
        )
      }
    }
  }
}

extension BlockedRules {
  fileprivate var style: StyledText.Style { rules.contains { $0.level == .required } ? .bad : .unusual }
}

extension ConformanceReport.Result {
  fileprivate var part: CheckReport.Part {
    switch outcome {
    case .passed: .kept
    case .notChecked: .notChecked
    case .broken, .blocked: .broken
    }
  }
}

extension ConformanceReport {
  /// The heading of the list at the end.
  fileprivate var titleOfList: String {
    switch (failures.isEmpty, blockedRules.isEmpty) {
    case (false, false): "Broken and blocked"
    case (false, true): "Broken"
    case (true, _): "Blocked"
    }
  }

  /// The width of a column of IDs.
  fileprivate var idWidth: Int { (results.map(\.rule.id.columns).max() ?? 0) + 2 }
}

extension ConformanceRule.Level {
  /// How a rule of the level looks when it is not kept.
  fileprivate var style: StyledText.Style { self == .required ? .bad : .unusual }
}

extension BlockedRule {
  fileprivate func mark(_ id: String) -> [(String, StyledText.Style)] {
    [("  ! ", level.style), (id, level.style)]
  }
}

extension ConformanceFailure {
  fileprivate func mark(_ id: String) -> [(String, StyledText.Style)] {
    [("  ✗ ", rule.level.style), (id, rule.level.style)]
  }

  /// The events that show it, as the timeline has them.
  fileprivate var markedEvents: [StyledText.Text] {
    marked.sorted().map { index in
      let event = timeline[index]
      return StyledText.Text(
        "> \(event.time.inMilliseconds)  \(event)".printable(limit: TextLayout.textLimit)
      )
    }
  }
}

extension StyledText {
  /// All that is known about a broken rule.
  fileprivate mutating func add(_ failure: ConformanceFailure) {
    add()
    let lines = failure.description.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let style = index == 0 ? Style.heading : line.hasPrefix("  >") ? .bad : .plain
      let text = String(line).printable(limit: Self.lineLimit)
      // The label of a line, or the mark and the time of an event.
      let start = text.prefixMatch(of: /[ >]*(\w+: +|[\d,]+ ms +)?/)?.output.0 ?? ""
      addHanging([(String(start), style)], String(text.dropFirst(start.count)), style)
    }
  }

  /// The most scalars of a line about a broken rule: its sentence, or an event with all its details.
  private static let lineLimit = 2000
}
