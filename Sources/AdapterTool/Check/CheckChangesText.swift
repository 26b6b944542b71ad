import AdPlatform
import AdapterConformance

extension StyledText {
  /// Adds what is otherwise than in earlier results: a line for each kind of change.
  ///
  /// - Parameter isNamed: whether the lines name the adapters.
  mutating func add(_ changes: ConformanceChanges, isNamed: Bool) {
    if changes.isEmpty {
      return addHanging([], "Nothing changed since \(changes.earlier).", .faint)
    }
    addHeading("Changed since \(changes.earlier)")
    for name in changes.addedAdapters {
      addHanging([("  + ", .plain)], "added: \(name.printable()), which the earlier results do not have")
    }
    for name in changes.removedAdapters {
      addHanging(
        [("  − ", .faint)],
        "removed: \(name.printable()), which only the earlier results have",
        .faint
      )
    }
    var adapters: [String] = []
    for change in changes.changes where !adapters.contains(change.adapter) { adapters.append(change.adapter) }
    for adapter in adapters {
      for kind in ConformanceChange.Kind.allCases {
        let rules = changes.changes.filter { $0.adapter == adapter && $0.kind == kind }
        guard !rules.isEmpty else { continue }
        let place = isNamed ? " in \(adapter.printable())" : ""
        addHanging(
          [("  \(kind.mark) ", kind.style)],
          "\(kind.words)\(place): \(kind.list(rules))",
          kind.style
        )
      }
    }
  }
}

extension ConformanceChange {
  /// The rule, and what became of it if the kind of change does not say so.
  fileprivate var words: String {
    let id = rule.printable()
    return kind == .added && now != .kept ? "\(id) (\(now?.words ?? ""))" : id
  }
}

extension ConformanceChange.Kind {
  /// The rules. Of those that nothing is to be done about, or that go with another one, the first two if they are many.
  fileprivate func list(_ changes: [ConformanceChange]) -> String {
    let words = changes.map(\.words)
    switch self {
    case .newlyBlocked, .fixed, .newlyKept: return BlockedRules.list(words)
    case .newlyBroken, .newlyNotChecked, .added, .removed: return words.joined(separator: ", ")
    }
  }

  fileprivate var mark: String {
    switch self {
    case .newlyBroken: "✗"
    case .newlyBlocked: "!"
    case .newlyNotChecked: "–"
    case .fixed, .newlyKept: "✓"
    case .added: "+"
    case .removed: "−"
    }
  }

  fileprivate var style: StyledText.Style {
    switch self {
    case .newlyBroken: .bad
    case .newlyBlocked, .newlyNotChecked: .unusual
    case .fixed, .newlyKept: .good
    case .added: .plain
    case .removed: .faint
    }
  }
}
