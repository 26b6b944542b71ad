import AdMediation
import AdapterConformance

extension CheckReport {
  /// The document of `check --json`.
  var json: JSONValue {
    .object([
      "level": .string(level.rawValue),
      "broken": .bool(isBroken),
      "adapters": .array(adapters.map(\.json)),
    ])
  }
}

extension ConformanceReport {
  fileprivate var json: JSONValue {
    .object([
      "className": .string(adapter),
      "conforming": .bool(isConforming),
      "passedCount": .integer(passedCount),
      "brokenCount": .integer(failures.count),
      "blockedCount": .integer(blockedRules.count),
      "notCheckedCount": .integer(notCheckedCount),
      "results": .array(results.map(\.json)),
    ])
  }
}

extension ConformanceReport.Result {
  fileprivate var json: JSONValue {
    var values = rule.jsonValues
    switch outcome {
    case .passed: values["outcome"] = .string("passed")
    case .notChecked(let reason):
      values["outcome"] = .string("notChecked")
      values["reason"] = .string(reason)
    case .blocked(let blocked):
      values["outcome"] = .string("blocked")
      values["reason"] = .string(blocked.reason)
      values["blockedBy"] = .array(blocked.causes.map { .string($0) })
    case .broken(let failure):
      values["outcome"] = .string("broken")
      values["expected"] = .string(failure.expected)
      values["happened"] = .string(failure.actual)
      values["timeline"] = .array(failure.timeline.map(\.json))
      values["markedEvents"] = .array(failure.marked.sorted().map { .integer($0) })
    }
    return .object(values)
  }
}
