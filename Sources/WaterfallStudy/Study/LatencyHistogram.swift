import AdMediation
import AdPlatform

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

  /// The cumulative curve: how many latencies are at most so long, shortest first. Points that differ by less than half
  /// a percent of all, or a tenth above 99 percent, are left out.
  package var curve: [(milliseconds: Int, count: Int)] {
    var points: [(milliseconds: Int, count: Int)] = []
    var seen = 0
    var step = -1
    for (milliseconds, count) in entries {
      seen += count
      let thousandths = seen * 1000 / total
      let next = thousandths < 990 ? thousandths / 5 * 5 : thousandths
      guard next > step else { continue }
      step = next
      points.append((milliseconds, seen))
    }
    return points
  }

  /// The longest latency.
  package var longest: Int? { counts.keys.max() }
}

extension LatencyHistogram: Codable {
  /// Reads an object of counts by milliseconds.
  package init(from decoder: any Decoder) throws {
    for (key, count) in try [String: Int](from: decoder) {
      guard let milliseconds = Int(key), milliseconds >= 0, "\(milliseconds)" == key, count > 0,
        count <= StudyLimits.maximumRequests
      else {
        throw ConfigurationError(
          keyPath: decoder.codingPath.keyPath,
          problem: "not counts by whole milliseconds",
          advice: StudyPart.whereToTakeItFrom
        )
      }
      add(milliseconds: milliseconds, count: count)
    }
  }

  /// Writes an object of counts by milliseconds.
  package func encode(to encoder: any Encoder) throws {
    try Dictionary(uniqueKeysWithValues: counts.map { ("\($0.key)", $0.value) }).encode(to: encoder)
  }
}
