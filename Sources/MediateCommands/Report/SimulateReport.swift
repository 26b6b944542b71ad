import AdapterTool
import WaterfallStudy

/// What `mediate simulate` found out.
enum SimulateReport: Equatable, JSONReport {
  /// One study, or a part of one.
  case study(StudyPart)
  /// Two on the same requests.
  case comparison(Named, Named)

  func document(for flag: Flag) -> String? {
    flag == .csv ? csv : flag == .json ? json.document : nil
  }

  /// A study, and where its configuration is from.
  struct Named: Equatable, Sendable {
    var name: String
    var part: StudyPart
  }

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
    JSONValue(encoding: part).setting(["figures": JSONValue(encoding: StudyFigures(part), writesNull: true)])
  }
}

/// The figures that people ask for, made of the counts of a study.
struct StudyFigures: Sendable, Encodable {
  private enum CodingKeys: CodingKey {
    case latencyMilliseconds, fillRate, attemptsPerRequest, revenuePerThousandRequests, sources
  }

  /// The figures of one source.
  struct Source: Equatable, Sendable, Encodable {
    private enum CodingKeys: CodingKey {
      case label, fillRate, timeoutRate, share, revenue
    }

    var label: String
    var timeoutMilliseconds: Int
    /// Dollars for a thousand impressions.
    var cpm: FixedPoint
    var counts: StudyResult.Source
    /// A fraction of the times that it was asked, from 0 to 1; nil if it never was.
    var fillRate: FixedPoint?
    /// A fraction of the times that it was asked, from 0 to 1; nil if it never was.
    var timeoutRate: FixedPoint?
    /// A fraction of all ads, from 0 to 1; nil if there were none.
    var share: FixedPoint?
    /// In dollars, to the last digit.
    var revenue: FixedPoint
  }

  /// The latencies to the ad that a share of all ads did not exceed, by their names.
  var latencyMilliseconds: [String: Int]
  /// A fraction of the requests, from 0 to 1, as in the configuration of a study.
  var fillRate: FixedPoint?
  /// Sources asked for each request.
  var attemptsPerRequest: FixedPoint?
  /// Dollars for a thousand requests.
  var revenuePerThousandRequests: FixedPoint?
  /// In dollars, to the last digit.
  var revenue: FixedPoint
  var sources: [Source]

  init(_ part: StudyPart) {
    let result = part.result
    fillRate = FixedPoint(result.fills, per: result.requests, places: 4)
    attemptsPerRequest = FixedPoint(result.attempts, per: result.requests, places: 3)
    let nanos = result.revenueNanos(part.configuration)
    revenue = FixedPoint(units: nanos, places: 9)
    // So many billionths of a dollar for one request are as many millionths for a thousand.
    revenuePerThousandRequests = FixedPoint(nanos, per: 1000 * result.requests, places: 0).map {
      FixedPoint(units: $0.units, places: 3)
    }
    latencyMilliseconds = Dictionary(uniqueKeysWithValues: Self.percentiles).compactMapValues {
      result.latency.percentile(thousandths: $0)
    }
    sources = zip(part.configuration.sources, result.sources).map { source, counts in
      Source(
        label: source.label,
        timeoutMilliseconds: source.timeout.wholeMilliseconds,
        cpm: FixedPoint(units: (source.network.cpmMicros + 5000) / 10_000, places: 2),
        counts: counts,
        fillRate: FixedPoint(counts.filled, per: counts.asked, places: 4),
        timeoutRate: FixedPoint(counts.timedOut, per: counts.asked, places: 4),
        share: FixedPoint(counts.filled, per: result.fills, places: 4),
        revenue: FixedPoint(
          units: counts.revenueNanos(cpmMicros: source.network.cpmMicros),
          places: 9
        )
      )
    }
  }

  /// The names of the percentiles in reports, with their thousandths.
  static let percentiles = [("p50", 500), ("p90", 900), ("p99", 990), ("max", 1000)]
}
