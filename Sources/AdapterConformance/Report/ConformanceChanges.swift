/// The results of an earlier check, as far as they are compared.
package struct EarlierResults: Sendable {
  /// The states of the rules by their IDs, by the class names of adapters.
  package let adapters: [String: [String: RuleState]]

  package init(_ adapters: [String: [String: RuleState]]) { self.adapters = adapters }
}

/// A rule that has another result than before.
package struct ConformanceChange: Equatable, Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    case newlyBroken
    case newlyBlocked
    case newlyNotChecked
    /// It was broken or blocked, and is kept.
    case fixed
    /// It was not checked, and is kept.
    case newlyKept
    /// The earlier results do not have it.
    case added
    /// Only the earlier results have it.
    case removed

    /// The change in a sentence.
    package var words: String {
      switch self {
      case .newlyBroken: "newly broken"
      case .newlyBlocked: "newly blocked"
      case .newlyNotChecked: "newly not checked"
      case .fixed: "fixed"
      case .newlyKept: "newly kept"
      case .added: "added"
      case .removed: "removed"
      }
    }
  }

  /// The class name.
  package let adapter: String
  /// The ID.
  package let rule: String
  package let kind: Kind
  /// Nil if the rule was added.
  package let before: RuleState?
  /// Nil if the rule was removed.
  package let now: RuleState?

  /// - Returns: nil if nothing changed.
  init?(_ rule: String, of adapter: String, from before: RuleState?, to now: RuleState?) {
    guard before != now else { return nil }
    self.adapter = adapter
    self.rule = rule
    self.before = before
    self.now = now
    switch (before, now) {
    case (nil, _): kind = .added
    case (_, nil): kind = .removed
    case (_, .broken): kind = .newlyBroken
    case (_, .blocked): kind = .newlyBlocked
    case (_, .notChecked): kind = .newlyNotChecked
    case (.notChecked, .kept): kind = .newlyKept
    case (_, .kept): kind = .fixed
    }
  }
}

/// The difference between two checks.
package struct ConformanceChanges: Sendable {
  /// The name of the earlier results.
  package let earlier: String
  /// By adapter, kind and rule. Rules of adapters that were added or removed are not among them.
  package let changes: [ConformanceChange]
  /// The class names of adapters that the earlier results do not have.
  package let addedAdapters: [String]
  /// The class names of adapters that only the earlier results have.
  package let removedAdapters: [String]

  /// - Parameters:
  ///   - name: of the earlier results.
  ///   - hasAllRules: whether all rules were checked. Otherwise no rule was removed.
  ///   - hasAllAdapters: whether all adapters were checked. Otherwise no adapter was removed.
  package init(
    from earlier: EarlierResults,
    named name: String,
    to reports: [ConformanceReport],
    hasAllRules: Bool = true,
    hasAllAdapters: Bool = true
  ) {
    self.earlier = name
    let adapters = reports.map(\.adapter)
    addedAdapters = adapters.filter { earlier.adapters[$0] == nil }
    removedAdapters = hasAllAdapters ? earlier.adapters.keys.filter { !adapters.contains($0) }.sorted() : []
    changes = reports.flatMap { report -> [ConformanceChange] in
      guard let before = earlier.adapters[report.adapter] else { return [] }
      let now = report.results.map { (id: $0.rule.id, state: $0.outcome.state) }
      let known = Set(now.map(\.id))
      let removed = hasAllRules ? before.keys.filter { !known.contains($0) }.sorted() : []
      let changes =
        now.compactMap { ConformanceChange($0.id, of: report.adapter, from: before[$0.id], to: $0.state) }
        + removed.compactMap { ConformanceChange($0, of: report.adapter, from: before[$0], to: nil) }
      return ConformanceChange.Kind.allCases.flatMap { kind in changes.filter { $0.kind == kind } }
    }
  }

  /// Whether both have the same results.
  package var isEmpty: Bool { changes.isEmpty && addedAdapters.isEmpty && removedAdapters.isEmpty }
}
