/// How long two ways to do the same work take, measured side by side in many rounds.
///
/// A round does the one and then the other, so that whatever else slows the machine down meets both. Medians leave
/// out the rounds that it meets all the same.
struct Comparison {
  /// The median time of the work.
  let time: Duration
  /// The median time of what it is compared with.
  let baselineTime: Duration
  /// The median of the rounds' baseline times divided by their times: 0.5 is half as fast as the baseline.
  let relativeSpeed: Double

  /// Measures.
  ///
  /// - Parameters:
  ///   - rounds: How often; one more goes before and does not count.
  ///   - repetitions: How often the work is done in a round.
  init(rounds: Int, repetitions: Int, of work: () throws -> Void, with baseline: () throws -> Void) rethrows {
    var pairs: [(time: Duration, baseline: Duration)] = []
    for _ in 0...rounds {
      let baselineTime = try Self.time(of: baseline, repetitions: repetitions)
      let time = try Self.time(of: work, repetitions: repetitions)
      pairs.append((time, baselineTime))
    }
    pairs.removeFirst()
    time = pairs.map(\.time).median / repetitions
    baselineTime = pairs.map(\.baseline).median / repetitions
    relativeSpeed = pairs.map { $0.baseline / $0.time }.median
  }

  private static func time(of work: () throws -> Void, repetitions: Int) rethrows -> Duration {
    try ContinuousClock().measure {
      for _ in 0..<repetitions { try work() }
    }
  }
}
