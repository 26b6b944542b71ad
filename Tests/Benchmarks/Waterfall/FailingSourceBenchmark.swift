/// What one more failing source costs in waterfalls of many.
struct FailingSourceBenchmark: Benchmark {
  let name = "failing-source"
  let title =
    "One more failing source in a waterfall; the sample network, asked for an ad unit without inventory"

  private let rounds = 41
  /// The sources that are asked in a round, by each waterfall.
  private let roundSources = 2_000

  func run(with meter: Meter) throws -> [Measurement] {
    let cycle = MediatedApp()
    let apps = [1, 10, 100, 1_000].map { FailingSourcesApp(sources: $0) }
    try cycle.check("mediated")
    for app in apps { try app.check() }
    var ways = apps.map { app in
      SideBySide.Way(name: "\(app.sources)", repetitions: roundSources / app.sources) { app.run() }
    }
    ways.append(.init(name: "cycle", repetitions: 200) { cycle.run() })
    let contest = try SideBySide(rounds: rounds, meter: meter, ways)
    for app in apps { try app.check() }
    let slopes = apps.indices.dropFirst().map { place in
      Slope(contest, from: place - 1, to: place, added: apps[place].sources - apps[place - 1].sources)
    }
    return apps.indices.dropFirst().map { place in
      let slope = slopes[place - 1]
      let beside = place < 2 ? nil : slope.times(slopes[0], "at 10", aim: place == 3 ? 1.2 : nil)
      return slope.measurement("at \(apps[place].sources) sources", beside: beside)
    } + [slopes[2].share(ofCycle: apps.count)] + slopes.compactMap { $0.allocations(apps) }
  }
}

/// What a source more costs, round by round: the difference between two waterfalls, for each source of it.
private struct Slope {
  private let contest: SideBySide
  private let from: Int
  private let to: Int
  private let added: Double

  init(_ contest: SideBySide, from: Int, to: Int, added: Int) {
    self.contest = contest
    self.from = from
    self.to = to
    self.added = Double(added)
  }

  private func figures(_ figure: (Sample) -> Double? = { $0.nanoseconds }) -> [Double] {
    zip(contest.samples[to], contest.samples[from]).compactMap { more, less in
      figure(more).flatMap { more in figure(less).map { (more - $0) / added } }
    }
  }

  func measurement(_ name: String, beside: Measurement.Beside?) -> Measurement {
    Measurement(name: name, unit: .nanoseconds, spread: Spread(figures()), beside: beside)
  }

  /// The difference between two medians has little to do with single rounds, so medians are compared.
  func times(_ other: Slope, _ name: String, aim: Double?) -> Measurement.Beside {
    let pairs = zip(figures(), other.figures()).map { $0 / $1 }
    return .init(yardstick: name, spread: Spread(pairs), aim: aim)
  }

  func share(ofCycle cycle: Int) -> Measurement {
    let shares = zip(figures(), contest.samples[cycle]).map { $0 / $1.nanoseconds }
    return Measurement(
      name: "the same",
      unit: .nanoseconds,
      spread: Spread(figures()),
      beside: .init(yardstick: "a mediated cycle", spread: Spread(shares), aim: 0.2)
    )
  }

  @MainActor
  func allocations(_ apps: [FailingSourcesApp]) -> Measurement? {
    let figures = figures(\.allocations)
    guard !figures.isEmpty else { return nil }
    return Measurement(
      name: "at \(apps[to].sources) sources, allocations",
      unit: .allocations,
      spread: Spread(figures)
    )
  }
}
