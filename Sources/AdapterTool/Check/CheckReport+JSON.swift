import AdMediation
import AdapterConformance

extension CheckReport {
  /// The document of `check --json`.
  var json: JSONValue {
    var values: [String: JSONValue] = [
      "level": .string(level.rawValue),
      "broken": .bool(isBroken),
      "adapters": .array(adapters.map(\.json)),
    ]
    values["changes"] = changes?.json
    return .object(values)
  }
}

extension ConformanceChanges {
  fileprivate var json: JSONValue {
    .object([
      "since": .string(earlier),
      "rules": .array(changes.map(\.json)),
      "addedAdapters": .array(addedAdapters.map { .string($0) }),
      "removedAdapters": .array(removedAdapters.map { .string($0) }),
    ])
  }
}

extension ConformanceChange {
  fileprivate var json: JSONValue {
    .object([
      "className": .string(adapter),
      "id": .string(rule),
      "change": .string(kind.rawValue),
      "before": JSONValue(before?.rawValue),
      "now": JSONValue(now?.rawValue),
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
    values["outcome"] = .string(outcome.state.rawValue)
    switch outcome {
    case .passed: break
    case .notChecked(let reason):
      values["reason"] = .string(reason)
    case .blocked(let blocked):
      values["reason"] = .string(blocked.reason)
      values["blockedBy"] = .array(blocked.causes.map { .string($0) })
    case .broken(let failure):
      values["format"] = JSONValue(failure.format?.name)
      values["fix"] = .string(failure.fix)
      values["expected"] = .string(failure.expected)
      values["happened"] = .string(failure.actual)
      values["timeline"] = .array(failure.timeline.map(\.json))
      values["markedEvents"] = .array(failure.marked.sorted().map { .integer($0) })
    }
    return .object(values)
  }
}
