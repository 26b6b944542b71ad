import AdapterTool
import WaterfallStudy

/// What `mediate simulate` found out.
enum SimulateReport: Equatable, JSONReport {
  /// One study, or a part of one.
  case study(StudyPart)
  /// Two on the same requests, and how their figures differ.
  case comparison(Named, Named, [StudyDifference])

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
    case .comparison(let part, let other, let differences):
      .object([
        "verdict": .string(differences.verdict),
        "study": Self.document(of: part.part), "comparedWith": Self.document(of: other.part),
        "differences": JSONValue(encoding: differences, writesNull: true),
      ])
    }
  }

  private static func document(of part: StudyPart) -> JSONValue {
    JSONValue(encoding: part).setting(["figures": JSONValue(encoding: StudyFigures(part), writesNull: true)])
  }
}

/// The figures that people ask for, made of the counts of a study.
struct StudyFigures: Sendable, Encodable {
  private enum CodingKeys: CodingKey {
    case latencyMilliseconds, fillRate, attemptsPerRequest, revenuePerThousandRequests
    case waitMillisecondsPerRequest, sources
  }

  /// The figures of one source.
  struct Source: Equatable, Sendable, Encodable {
    private enum CodingKeys: CodingKey {
      case label, fillRate, timeoutRate, share, revenue
      case waitMillisecondsPerRequest, lostMillisecondsPerRequest, meanWaitMilliseconds, oneUp
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
    /// How long requests wait for it, spread over all requests: that of all sources is that of the waterfall.
    var waitMillisecondsPerRequest: FixedPoint?
    /// How much of that brings no ad.
    var lostMillisecondsPerRequest: FixedPoint?
    /// How long a request waits that asks it; nil if none did.
    var meanWaitMilliseconds: FixedPoint?
    /// What is to be expected if it is asked one place earlier; nil for the first source, and for one that is unknown.
    var oneUp: OneUp?
  }

  /// What a source does one place higher in the waterfall. The sources answer independently, so the fill rate stays.
  struct OneUp: Equatable, Sendable, Encodable {
    /// What is added to the wait of a request.
    var waitMillisecondsPerRequest: FixedPoint
    /// What is added to the dollars for a thousand requests.
    var revenuePerThousandRequests: FixedPoint
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
  /// How long a request waits for all its sources, with or without an ad.
  var waitMillisecondsPerRequest: FixedPoint?
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
    waitMillisecondsPerRequest = FixedPoint(result.waitedMilliseconds, per: result.requests, places: 1)
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
        ),
        waitMillisecondsPerRequest: FixedPoint(counts.waitedMilliseconds, per: result.requests, places: 1),
        lostMillisecondsPerRequest: FixedPoint(counts.lostMilliseconds, per: result.requests, places: 1),
        meanWaitMilliseconds: FixedPoint(counts.waitedMilliseconds, per: counts.asked, places: 0)
      )
    }
    for (index, source) in sources.enumerated().dropFirst() {
      sources[index].oneUp = OneUp(source, before: sources[index - 1], requests: result.requests)
    }
  }

  /// The names of the percentiles in reports, with their thousandths.
  static let percentiles = [("p50", 500), ("p90", 900), ("p99", 990), ("max", 1000)]
}

extension StudyFigures.OneUp {
  /// Of two neighbours, the one that is asked first spares the other one its wait where it fills, and has its price.
  ///
  /// - Parameters:
  ///   - source: the one that would be asked first.
  ///   - before: the one that is.
  fileprivate init?(_ source: StudyFigures.Source, before: StudyFigures.Source, requests: Int) {
    guard source.counts.asked > 0, requests > 0 else { return nil }
    // How many requests reach both.
    let reached = Double(before.counts.asked) / Double(requests)
    let (one, other) = (before.perRequest, source.perRequest)
    let wait = reached * (one.fillRate * other.milliseconds - other.fillRate * one.milliseconds)
    let nanos = reached * (one.fillRate * other.nanos - other.fillRate * one.nanos)
    // So many billionths of a dollar for one request are as many millionths for a thousand.
    waitMillisecondsPerRequest = FixedPoint(units: Int((wait * 10).rounded()), places: 1)
    revenuePerThousandRequests = FixedPoint(units: Int((nanos / 1000).rounded()), places: 3)
  }
}

extension StudyFigures.Source {
  /// What a request that asks it gets.
  fileprivate var perRequest: (fillRate: Double, milliseconds: Double, nanos: Double) {
    let asked = Double(max(counts.asked, 1))
    return (
      Double(counts.filled) / asked, Double(counts.waitedMilliseconds) / asked, Double(revenue.units) / asked
    )
  }
}
