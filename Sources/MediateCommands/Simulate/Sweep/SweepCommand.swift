import AdPlatform
import AdapterTool
import WaterfallStudy

/// Runs a study for each of many waterfalls, on the same requests.
@MainActor
struct SweepCommand {
  private let given: StudyConfiguration
  private let options: SimulateOptions
  private let processes: StudyProcesses
  private let points: [StudyConfiguration]
  /// Whether good orders are searched, as there are too many to try all.
  private var isSearch: Bool { options.triesOrders && given.sources.count > WaterfallOrders.mostForAll }

  /// Makes the points.
  init(_ given: StudyConfiguration, _ options: SimulateOptions, tool: AdapterTool) throws(CommandFailure) {
    self.given = given
    self.options = options
    processes = StudyProcesses(tool: tool, jobs: options.jobs)
    let isSearch = options.triesOrders && given.sources.count > WaterfallOrders.mostForAll
    if isSearch, let sweep = options.sweeps.first {
      throw CommandFailure(
        message:
          "--orders searches the orders of more than \(WaterfallOrders.mostForAll) sources, and cannot be crossed"
          + " with --sweep \(sweep.setting.name.printable()); use one of them"
      )
    }
    let orders = options.triesOrders && !isSearch ? WaterfallOrders.all(of: given) : [given]
    let counts = [orders.count].filter { $0 > 1 } + options.sweeps.map(\.values.count)
    guard counts.reduce(1, *) <= SweepArgument.mostPoints else {
      throw CommandFailure(message: UsageError.tooManyPoints(counts).description)
    }
    var points = orders
    for sweep in options.sweeps { points = try Self.cross(points, with: sweep, of: given) }
    self.points = points
  }

  /// Each of the points with each of the values.
  private static func cross(
    _ points: [StudyConfiguration],
    with sweep: SweepArgument,
    of given: StudyConfiguration
  ) throws(CommandFailure) -> [StudyConfiguration] {
    guard sweep.setting.millionths(in: given) != nil else {
      let labels = given.sources.map(\.label)
      let nearest = UsageError.didYouMean(sweep.setting.label, among: labels)
      throw CommandFailure(
        message: "--sweep: the waterfall has no source \(quoted(sweep.setting.label)); "
          + (nearest ?? "its sources are \(labels.map { $0.printable() }.joined(separator: ", "))")
      )
    }
    var crossed: [StudyConfiguration] = []
    for point in points {
      for value in sweep.values {
        var point = point
        if let problem = sweep.setting.set(value, in: &point) {
          throw CommandFailure(
            message:
              "--sweep: \(sweep.setting.name.printable())=\(value.decimalText) is not valid; \(problem)"
          )
        }
        crossed.append(point)
      }
    }
    return crossed
  }

  func report() throws(CommandFailure) -> SweepReport {
    var estimates: [String: StudyEstimate] = [:]
    var studied: [StudyConfiguration] = []
    /// Runs those that were not run yet.
    func run(_ configurations: [StudyConfiguration]) throws(CommandFailure) {
      var seen = Set(estimates.keys)
      let new = configurations.filter { seen.insert($0.fingerprint).inserted }
      for (one, estimate) in zip(new, try processes.estimates(of: new.map(task))) {
        estimates[one.fingerprint] = estimate
        studied.append(one)
      }
    }
    guard isSearch else {
      // The given one is a point, too, and the first unless it is among the others.
      let isAmong = points.contains { $0.fingerprint == given.fingerprint }
      let all = (isAmong ? [] : [given]) + points
      try run(all)
      return report(all, estimates)
    }
    // Whatever is on the front is worth looking at its neighbours, until these are not.
    try run(WaterfallOrders.starts(of: given))
    var expanded: Set<String> = []
    while studied.count < SweepArgument.mostPoints {
      let all = studied.compactMap { estimates[$0.fingerprint] }
      let next = StudyFront.indices(of: all).map { studied[$0] }.filter { !expanded.contains($0.fingerprint) }
      guard !next.isEmpty else { break }
      expanded.formUnion(next.map(\.fingerprint))
      var known = Set(estimates.keys)
      let new = next.flatMap(WaterfallOrders.neighbours).filter { known.insert($0.fingerprint).inserted }
      try run(Array(new.prefix(SweepArgument.mostPoints - studied.count)))
    }
    return report(studied, estimates)
  }

  private func task(_ configuration: StudyConfiguration) -> StudyTask {
    StudyTask(
      configuration: configuration,
      requests: 0..<options.requests,
      seed: options.seed,
      concurrency: options.concurrency
    )
  }

  private func report(_ studied: [StudyConfiguration], _ estimates: [String: StudyEstimate]) -> SweepReport {
    let found = studied.compactMap { estimates[$0.fingerprint] }
    let front = Set(StudyFront.indices(of: found))
    let ofGiven = estimates[given.fingerprint]
    let points = zip(studied, found).enumerated().map { index, point in
      SweepReport.Point(
        settings: settings(of: point.0),
        isGiven: point.0.fingerprint == given.fingerprint,
        isOnFront: front.contains(index),
        figures: point.1,
        differences: ofGiven?.differences(to: point.1) ?? []
      )
    }
    return SweepReport(
      axes: options.sweeps.map { .init(name: $0.setting.name, unit: $0.setting.key.unit) }
        + (options.triesOrders ? [.init(name: "order")] : []),
      requests: options.requests,
      seed: options.seed,
      summary: given.summary,
      isSearch: isSearch,
      points: points
    )
  }

  private func settings(of configuration: StudyConfiguration) -> [String] {
    options.sweeps.map { $0.setting.millionths(in: configuration)?.decimalText ?? "" }
      + (options.triesOrders ? [configuration.sources.map(\.label).joined(separator: " > ")] : [])
  }
}

extension SourceSetting.Key {
  /// What its values are in; nil for numbers without a unit.
  fileprivate var unit: String? {
    switch self {
    case .timeout: "s"
    case .cpm: "$"
    case .fillRate, .clickRate, .position: nil
    }
  }
}
