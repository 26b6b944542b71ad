/// What a whole native cycle costs: on the sample network's SDK, by hand through its custom event, and through the
/// chain.
struct NativeCycleBenchmark: Benchmark {
  let name = "native-cycle"
  let title = """
    A native cycle: load, render, impression, click, screens, untrack, release. Direct is the sample SDK alone, by \
    hand its custom event called without a host, mediated is the whole chain with one source
    """

  private let rounds = 101
  private let repetitions = 50

  func run(with meter: Meter) throws -> [Measurement] {
    let apps: [(name: String, app: any NativeCycle)] = [
      ("direct", DirectApp()), ("by hand", HandmadeApp()), ("mediated", MediatedApp()),
    ]
    for (name, app) in apps { try app.check(name) }
    let ways = apps.map { name, app in
      SideBySide.Way(name: name, repetitions: repetitions) { app.run() }
    }
    let contest = try SideBySide(rounds: rounds, meter: meter, ways)
    for (name, app) in apps { try app.check(name) }
    let names = apps.map(\.name)
    return lines(of: contest, names, "time", .nanoseconds, \.nanoseconds, aim: 3)
      + lines(of: contest, names, "instructions", .instructions, \.instructions, aim: 3)
      + lines(of: contest, names, "allocations", .allocations, \.allocations, kind: .more, aim: 25)
  }

  /// One figure of all ways; the mediated one has an aim beside the one by hand.
  private func lines(
    of contest: SideBySide,
    _ names: [String],
    _ figureName: String,
    _ unit: Measurement.Unit,
    _ figure: (Sample) -> Double?,
    kind: Measurement.Beside.Kind = .times,
    aim: Double
  ) -> [Measurement] {
    names.indices.compactMap { place in
      guard let spread = contest.spread(of: place, figure) else { return nil }
      let beside = place == 0 ? nil : contest.compare(place, with: place - 1, figure, by: kind.operation)
      return Measurement(
        name: "\(names[place]), \(figureName)",
        unit: unit,
        spread: spread,
        beside: beside.map {
          .init(yardstick: names[place - 1], kind: kind, spread: $0, aim: place == 2 ? aim : nil)
        }
      )
    }
  }
}

extension Measurement.Beside.Kind {
  /// What makes one figure of two.
  var operation: (Double, Double) -> Double {
    switch self {
    case .times: (/)
    case .more: (-)
    }
  }
}
