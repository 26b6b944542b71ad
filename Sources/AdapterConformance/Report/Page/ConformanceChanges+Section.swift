import ReportPage

extension ConformanceChanges {
  /// What is otherwise than in the earlier results.
  func section(_ adapters: CheckedAdapters) -> Page.Section {
    Page.Section("changes", "Changed since \(earlier)") {
      if isEmpty { HTML.note("Nothing changed.") }
      for name in addedAdapters {
        HTML(.p) {
          HTML.badge("added", .accent)
          " \(name), which the earlier results do not have"
        }
      }
      for name in removedAdapters {
        HTML(.p) {
          HTML.badge("removed", .faint)
          " \(name), which only the earlier results have"
        }
      }
      if !changes.isEmpty { table(adapters).html }
    }
  }

  private func table(_ adapters: CheckedAdapters) -> DataTable {
    let kinds = ConformanceChange.Kind.allCases.filter { kind in changes.contains { $0.kind == kind } }
    return DataTable(
      "changed-rules",
      caption: "The rules that have another result than before",
      columns: [
        .init("Rule"), .init("Change"), .init("Before"), .init("Now"), .init("Adapter"),
        .init("What it says", .prose),
      ],
      states: kinds.map { ($0.rawValue, $0.words) },
      isSearchable: changes.count > 10,
      rows: changes.map { change in
        DataTable.Row(
          state: change.kind.rawValue,
          [
            HTML(.code) { change.rule }, HTML.badge(change.kind.words, change.kind.tone),
            change.before?.badge ?? HTML(.small) { "not there" },
            change.now?.badge ?? HTML(.small) { "not there" },
            HTML(adapters.name(of: change.adapter)),
            HTML(RuleBook.rule(change.rule)?.sentence ?? ""),
          ]
        )
      }
    )
  }
}

extension ConformanceChange.Kind {
  fileprivate var tone: Tone {
    switch self {
    case .newlyBroken: .bad
    case .newlyBlocked, .newlyNotChecked: .unusual
    case .fixed, .newlyKept: .good
    case .added: .accent
    case .removed: .faint
    }
  }
}
