/// The difference in one figure between two studies of the same requests, with its confidence interval.
package struct StudyDifference: Equatable, Sendable {
  package enum Figure: String, CaseIterable, Sendable {
    /// A fraction of the requests, from 0 to 1.
    case fillRate
    /// In dollars.
    case revenuePerThousandRequests
    /// The times to the ad that so many percent of the ads did not exceed.
    case p50Milliseconds, p90Milliseconds, p99Milliseconds
    /// How long a request waits for all its sources, with or without an ad.
    case waitMillisecondsPerRequest
    case attemptsPerRequest
  }

  package let figure: Figure
  package let first: Double
  package let second: Double
  /// The 95 % confidence interval of the difference; nil if there are too few requests for one.
  package let interval: ClosedRange<Double>?

  /// The second value minus the first.
  package var difference: Double { second - first }

  /// Compares two studies; leaves out figures that one of them does not have.
  ///
  /// The interval is that of sectioning: the requests are split into ``sections`` parts, and how much the differences of
  /// the parts vary says how sure that of the whole is. A request has the same answers in both studies, so the interval
  /// is one of pairs.
  ///
  /// - Parameters:
  ///   - first: the results of each part of the first study.
  ///   - second: the results of the same requests in the second study.
  ///
  /// Source: S. Asmussen, P. Glynn, Stochastic Simulation, III.5.
  package static func all(
    _ first: (configuration: StudyConfiguration, parts: [StudyResult]),
    _ second: (configuration: StudyConfiguration, parts: [StudyResult])
  ) -> [StudyDifference] {
    let estimate = StudyEstimate(first.configuration, parts: first.parts)
    return estimate.differences(to: StudyEstimate(second.configuration, parts: second.parts))
  }

  /// 20 parts: enough to see how they vary, and few enough for the 99th percentile of each.
  package static let sections = 20
  /// What Student's distribution with 19 degrees of freedom does not exceed with a probability of 97.5 percent.
  private static let studentQuantile = 2.093_024_054_408_263

  static func interval(around whole: Double, _ parts: [Double]) -> ClosedRange<Double>? {
    guard parts.count == sections else { return nil }
    let count = Double(parts.count)
    let variance = parts.reduce(0) { $0 + ($1 - whole) * ($1 - whole) } / (count - 1) / count
    let half = studentQuantile * variance.squareRoot()
    return whole - half...whole + half
  }
}

extension StudyDifference.Figure {
  /// The figure of a result; nil if it has none.
  func value(_ result: StudyResult, _ configuration: StudyConfiguration) -> Double? {
    guard result.requests > 0 else { return nil }
    let requests = Double(result.requests)
    return switch self {
    case .fillRate: Double(result.fills) / requests
    case .revenuePerThousandRequests: Double(result.revenueNanos(configuration)) / requests / 1_000_000
    case .p50Milliseconds: result.latency.percentile(thousandths: 500).map(Double.init)
    case .p90Milliseconds: result.latency.percentile(thousandths: 900).map(Double.init)
    case .p99Milliseconds: result.latency.percentile(thousandths: 990).map(Double.init)
    case .waitMillisecondsPerRequest: Double(result.waitedMilliseconds) / requests
    case .attemptsPerRequest: Double(result.attempts) / requests
    }
  }

  /// Whether a part has enough requests: 10, and of a percentile two ads that exceed it.
  func isSound(_ result: StudyResult) -> Bool {
    switch self {
    case .p50Milliseconds: result.latency.total >= 10
    case .p90Milliseconds: result.latency.total >= 20
    case .p99Milliseconds: result.latency.total >= 200
    default: result.requests >= 10
    }
  }
}

extension [StudyResult] {
  /// All of them together.
  package var sum: StudyResult {
    reduce(into: StudyResult(sourceCount: 0)) { $0.merge($1) }
  }
}

extension StudyDifference: Encodable {
  private enum CodingKeys: CodingKey {
    case figure, first, second, difference, interval
  }

  /// Writes numbers with six decimals.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(figure.rawValue, forKey: .figure)
    try container.encode(first.millionths, forKey: .first)
    try container.encode(second.millionths, forKey: .second)
    try container.encode(difference.millionths, forKey: .difference)
    let bounds = interval.map { [$0.lowerBound.millionths, $0.upperBound.millionths] }
    try container.encode(bounds, forKey: .interval)
  }
}

extension Double {
  fileprivate var millionths: Double { (self * 1_000_000).rounded() / 1_000_000 }
}
