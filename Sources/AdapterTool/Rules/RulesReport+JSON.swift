import AdapterConformance

extension RulesReport {
  /// The document of `rules --json`.
  var json: JSONValue {
    .object(["rules": .array(rules.map { .object(isExplained ? $0.explainedValues : $0.jsonValues) })])
  }
}

extension ConformanceRule {
  /// What there is to say about the rule, whatever became of it.
  var jsonValues: [String: JSONValue] {
    [
      "id": .string(id),
      "family": .string(family.rawValue),
      "level": .string(level.rawValue),
      "requirement": requirement.map { .string("\($0.source): \($0.sentence)") } ?? .null,
      "sentence": .string(sentence),
      "source": .string(source),
    ]
  }

  /// The same with the explanation of the rule.
  fileprivate var explainedValues: [String: JSONValue] {
    var values = jsonValues
    values["why"] = .string(explanation.why)
    values["fix"] = .string(fix)
    values["wrong"] = .string(explanation.wrong)
    values["right"] = .string(explanation.right)
    return values
  }
}
