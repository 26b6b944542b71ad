import AdMediation

/// How often each latency came, by whole milliseconds: percentiles of parts do not add up, counts do.
package struct LatencyHistogram: Hashable, Sendable {
  private var counts: [Int: Int] = [:]
  /// How many latencies there are.
  package private(set) var total = 0

  /// No latencies.
  package init() {}

  /// Counts a latency.
  package mutating func add(milliseconds: Int, count: Int = 1) {
    counts[milliseconds, default: 0] += count
    total += count
  }

  /// Counts all latencies of another one.
  package mutating func merge(_ other: LatencyHistogram) {
    counts.merge(other.counts, uniquingKeysWith: +)
    total += other.total
  }

  /// Each latency with its count, shortest first.
  package var entries: [(milliseconds: Int, count: Int)] {
    counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The least latency that so many thousandths of all do not exceed; nil when there is none.
  package func percentile(thousandths: Int) -> Int? {
    let rank = max(1, (total * thousandths + 999) / 1000)
    var seen = 0
    for (milliseconds, count) in entries {
      seen += count
      if seen >= rank { return milliseconds }
    }
    return nil
  }

  /// The longest latency.
  package var longest: Int? { counts.keys.max() }
}

extension LatencyHistogram: Codable {
  /// Reads pairs of milliseconds and counts, in order.
  package init(from decoder: any Decoder) throws {
    let pairs = try [[Int]](from: decoder)
    var last = -1
    for pair in pairs {
      guard pair.count == 2, pair[0] > last, pair[1] > 0, pair[1] <= SimulationLimits.maximumRequests else {
        throw ConfigurationError(
          keyPath: decoder.codingPath.keyPath,
          problem: "not pairs of milliseconds and counts in order",
          advice: "take the file as mediate simulate --json wrote it"
        )
      }
      last = pair[0]
      add(milliseconds: pair[0], count: pair[1])
    }
  }

  /// Writes pairs of milliseconds and counts, in order.
  package func encode(to encoder: any Encoder) throws {
    try entries.map { [$0.milliseconds, $0.count] }.encode(to: encoder)
  }
}
