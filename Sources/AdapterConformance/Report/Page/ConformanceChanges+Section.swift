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
      for adapter in adapters.all {
        let changes = changes.filter { $0.adapter == adapter.report.adapter }
        if !changes.isEmpty {
          adapters.all.count > 1 ? HTML(.h3) { adapter.name } : .empty
          adapter.table(of: changes).html
        }
      }
    }
  }
}

extension CheckedAdapters.Adapter {
  /// A row for each kind of change.
  fileprivate func table(of changes: [ConformanceChange]) -> DataTable {
    DataTable(
      "\(id)-changes",
      caption: "The rules that have another result than before",
      columns: [.init("Change"), .init("Rules", .prose)],
      rows: ConformanceChange.Kind.allCases.compactMap { kind in
        let changes = changes.filter { $0.kind == kind }
        return changes.isEmpty ? nil : DataTable.Row([.badge(kind.words, kind.tone), list(of: changes)])
      }
    )
  }

  /// The rules of changes of one kind; folded if they are many.
  fileprivate func list(of changes: [ConformanceChange]) -> HTML {
    let list = HTML(.ul) { for change in changes { HTML(.li) { item(of: change) } } }
    guard changes.count > 5 else { return list }
    let shown = changes.prefix(2).map(\.rule).joined(separator: ", ")
    return HTML(.details) {
      HTML(.summary) { "\(shown) and \(changes.count - 2) more" }
      list
    }
  }

  private func item(of change: ConformanceChange) -> HTML {
    let id = HTML(.code, .class("id")) { change.rule }
    let states = [change.before.map { "was \($0.words)" }, change.now.map { "now \($0.words)" }]
    return HTML([
      change.now == .broken ? HTML(.a, .target(self.id(of: change.rule))) { id } : id, HTML(" "),
      RuleBook.rule(change.rule).map { HTML($0.sentence) } ?? .empty,
      HTML(.small) { " " + states.compactMap(\.self).joined(separator: ", ") },
    ])
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
