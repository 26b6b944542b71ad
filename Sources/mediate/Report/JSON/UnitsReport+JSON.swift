import AdMediation
import AdPlatform

extension UnitsReport {
  /// The document of `mediate units --json`.
  var json: JSONValue { .object(["adUnits": .array(units.map(\.json))]) }
}

extension UnitsReport.Unit {
  fileprivate var json: JSONValue {
    .object([
      "name": .string(name),
      "summary": JSONValue(adUnit.summary),
      "sources": .array(adUnit.sources.map(\.json)),
    ])
  }
}

extension MediationConfiguration.Source {
  fileprivate var json: JSONValue {
    .object([
      "className": .string(className),
      "label": .string(label),
      "parameter": .string(parameter),
      "timeoutMilliseconds": .integer(Int(effectiveTimeout.milliseconds.rounded())),
    ])
  }
}
