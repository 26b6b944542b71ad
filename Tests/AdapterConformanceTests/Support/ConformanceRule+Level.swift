@testable import AdapterConformance

extension ConformanceRule.Level {
  /// An obligation of this level.
  var obligation: ConformanceRule.Obligation {
    self == .recommended
      ? .recommended : .required(Requirement(source: "A source", sentence: "An adapter must do it."))
  }
}
