import AdapterTool
import WaterfallStudy

extension SimulateReport {
  /// The document of `mediate simulate --json`. That of one study is what `--merge` reads; the figures are made of
  /// its counts and not read.
  var json: JSONValue {
    switch self {
    case .study(let part): Self.document(of: part)
    case .comparison(let part, let other):
      .object(["study": Self.document(of: part.part), "comparedWith": Self.document(of: other.part)])
    }
  }

  private static func document(of part: StudyPart) -> JSONValue {
    guard case .object(var values) = JSONValue(encoding: part) else { return .null }
    values["figures"] = StudyFigures(part).json
    return .object(values)
  }
}

extension StudyFigures {
  /// Rates are percent, revenue is in dollars.
  fileprivate var json: JSONValue {
    .object([
      "fillRate": JSONValue(fillRate),
      "latencyMilliseconds": .object(
        Dictionary(uniqueKeysWithValues: latencies.map { ($0.name, .integer($0.milliseconds)) })
      ),
      "attemptsPerRequest": JSONValue(attempts),
      "revenuePerThousandRequests": JSONValue(revenuePerThousand),
      "sources": .array(
        sources.map {
          .object([
            "label": .string($0.label),
            "fillRate": JSONValue($0.fillRate),
            "timeoutRate": JSONValue($0.timeoutRate),
            "share": JSONValue($0.share),
            "revenue": JSONValue($0.revenue),
          ])
        }
      ),
    ])
  }
}

extension JSONValue {
  /// A number with its decimals; null where there is none.
  fileprivate init(_ number: FixedPoint?) {
    self = number.flatMap { Double($0.plainText) }.map { .number($0) } ?? .null
  }
}
