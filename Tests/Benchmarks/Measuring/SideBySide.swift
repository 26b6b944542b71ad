/// What several ways to do something take, measured side by side in many rounds.
///
/// A round does the one and then the others, so that whatever else slows the machine down meets all of them. Medians
/// leave out the rounds that it meets all the same.
struct SideBySide {
  /// One way.
  struct Way {
    let name: String
    /// How often the work is done in a round.
    var repetitions = 1
    /// What has to be there before the work of a round, and is not measured.
    var prepare: () throws -> Void = {}
    let work: () throws -> Void
  }

  /// What the ways took, by their places, once for each round: the share of one repetition.
  let samples: [[Sample]]

  /// Measures.
  ///
  /// - Parameters:
  ///   - rounds: How often; one more goes before and does not count.
  ///   - meter: What counts beside the time.
  ///   - ways: What is measured.
  init(rounds: Int, meter: Meter = Meter(), _ ways: [Way]) throws {
    var samples = [[Sample]](repeating: [], count: ways.count)
    for round in 0...rounds {
      for (place, way) in ways.enumerated() {
        try way.prepare()
        let sample = try meter.measure {
          for _ in 0..<way.repetitions { try way.work() }
        }
        if round > 0 { samples[place].append(sample / way.repetitions) }
      }
    }
    self.samples = samples
  }

  /// A figure of one way.
  func spread(of way: Int, _ figure: (Sample) -> Double? = { $0.nanoseconds }) -> Spread? {
    let figures = samples[way].compactMap(figure)
    return figures.isEmpty ? nil : Spread(figures)
  }

  /// The time of one way.
  func time(of way: Int) -> Spread { Spread(samples[way].map(\.nanoseconds)) }

  /// A figure of one way beside the same of another, round by round.
  func compare(
    _ way: Int,
    with other: Int,
    _ figure: (Sample) -> Double? = { $0.nanoseconds },
    by operation: (Double, Double) -> Double = (/)
  ) -> Spread? {
    let figures = zip(samples[way], samples[other]).compactMap { one, other in
      figure(one).flatMap { one in figure(other).map { operation(one, $0) } }
    }
    return figures.isEmpty ? nil : Spread(figures)
  }
}

extension SideBySide {
  /// The times of ways that do the same with more and more, each beside the first.
  ///
  /// - Parameter count: how many times the work is done in one repetition.
  func measurements(of ways: [Way], each count: Int = 1) -> [Measurement] {
    ways.enumerated().map { place, way in
      Measurement(
        name: way.name,
        unit: .nanoseconds,
        spread: time(of: place).map { $0 / Double(count) },
        beside: place == 0
          ? nil : compare(place, with: 0).map { .init(yardstick: ways[0].name, spread: $0) }
      )
    }
  }
}
