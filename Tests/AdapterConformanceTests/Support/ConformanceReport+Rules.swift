import AdapterConformance

extension ConformanceReport {
  /// The rules that the adapter keeps.
  var passed: Set<String> {
    Set(results.filter { if case .passed = $0.outcome { true } else { false } }.map(\.rule.id))
  }

  /// The rules that were not checked.
  var notChecked: Set<String> {
    Set(results.filter { if case .notChecked = $0.outcome { true } else { false } }.map(\.rule.id))
  }
}
