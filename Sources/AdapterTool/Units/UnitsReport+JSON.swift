import AdMediation
import AdPlatform

extension UnitsReport {
  /// The document of `units --json`.
  var json: JSONValue { .object(["adUnits": .array(units.map(\.json))]) }
}

extension UnitsReport.Unit {
  fileprivate var json: JSONValue {
    .object([
      "name": .string(name),
      "summary": JSONValue(adUnit.summary),
      "format": .string(adUnit.format.name),
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
      "settings": .object(settings.mapValues { .string($0) }),
      "kind": .string(kind.rawValue),
      "cpm": cpm.map { .number($0) } ?? .null,
      "timeoutMilliseconds": .integer(Int(effectiveTimeout.milliseconds.rounded())),
    ])
  }
}
