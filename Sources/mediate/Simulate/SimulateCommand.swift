import AdPlatform
import Simulation

/// Runs a study, two, or adds up parts of one, and makes a report of it.
@MainActor
struct SimulateCommand {
  private let task: Task
  private let options: SimulateOptions

  private enum Task {
    case run(StudyConfiguration)
    case compare(StudyConfiguration, StudyConfiguration)
    case merge([(file: String, part: SavedPart)])
    case machine(FaultedMachine)
  }

  /// Reads the files.
  init(_ options: SimulateOptions) throws(CommandFailure) {
    self.options = options
    guard options.merge.isEmpty else {
      var parts: [(file: String, part: SavedPart)] = []
      for file in options.merge {
        parts.append((file.printable(limit: 300), try SavedPart(file: file)))
      }
      task = .merge(parts)
      return
    }
    if let machine = options.machine {
      task = .machine(machine)
      return
    }
    let configuration = try StudyConfiguration(file: options.config)
    guard let other = options.compare else {
      task = .run(configuration)
      return
    }
    task = .compare(configuration, try StudyConfiguration(file: other))
  }

  func report() throws(CommandFailure) -> SimulateReport {
    switch task {
    case .run(let configuration):
      if let request = options.request { return report(of: request, configuration) }
      let progress = ProgressBar.onTerminal(total: range.count)
      defer { progress?.end() }
      return .study(try part(of: configuration) { progress?.show($0) })
    case .compare(let configuration, let other):
      let progress = ProgressBar.onTerminal(total: 2 * range.count)
      defer { progress?.end() }
      let count = range.count
      return .comparison(
        .init(
          name: options.config ?? "the bundled waterfall",
          part: try part(of: configuration) { progress?.show($0) }
        ),
        .init(
          name: options.compare ?? "",
          part: try part(of: other) { progress?.show(count + $0) }
        )
      )
    case .machine(let machine):
      if let request = options.request { return report(of: request, machine) }
      let progress = ProgressBar.onTerminal(total: range.count)
      defer { progress?.end() }
      return .machine(part(of: machine, range) { progress?.show($0) })
    case .merge(let parts): return try Self.sum(of: parts)
    }
  }

  /// The requests that are run.
  private var range: Range<Int> {
    let shard = options.shard ?? .init(index: 1, count: 1)
    return StudyPart.range(of: shard.index, in: shard.count, requests: options.requests)
  }

  private func part(
    of configuration: StudyConfiguration,
    progress: (Int) -> Void
  ) throws(CommandFailure) -> StudyPart {
    do {
      if let names = options.faults {
        let result = try run(configuration, faults: names, range, progress)
        return StudyPart(
          configuration: configuration,
          seed: options.seed,
          totalRequests: options.requests,
          range: range,
          result: result.study,
          faults: StudyFaults(names: names, report: result.faults)
        )
      }
      let result = try WaterfallStudy.run(
        configuration,
        requests: range,
        seed: options.seed,
        concurrency: options.concurrency,
        progress: progress
      )
      return StudyPart(
        configuration: configuration,
        seed: options.seed,
        totalRequests: options.requests,
        range: range,
        result: result
      )
    } catch {
      throw Self.failure(error)
    }
  }

  private static func failure(_ stopped: WaterfallStudy.Stopped) -> CommandFailure {
    CommandFailure(message: "the study stopped after \(stopped.requests) requests: time did not go on")
  }
}

// MARK: - Faults

extension SimulateCommand {
  private func run(
    _ configuration: StudyConfiguration,
    faults names: [String],
    _ range: Range<Int>,
    _ progress: (Int) -> Void
  ) throws(WaterfallStudy.Stopped) -> ChainFaultStudy.Result {
    try ChainFaultStudy.run(
      configuration,
      requests: range,
      seed: options.seed,
      concurrency: options.concurrency,
      faults: Self.chainFaults(names),
      progress: progress
    )
  }

  private static func chainFaults(_ names: [String]) -> Set<ChainFault> {
    Set(names.compactMap(ChainFault.init))
  }

  private func part(
    of machine: FaultedMachine,
    _ range: Range<Int>,
    progress: (Int) -> Void
  ) -> FaultPart {
    let names = options.faults ?? machine.faultNames
    let report = machine.run(requests: range, seed: options.seed, faults: names, progress: progress)
    return FaultPart(
      machine: machine,
      seed: options.seed,
      totalRequests: options.requests,
      range: range,
      faults: StudyFaults(names: names, report: report)
    )
  }

  /// What happens in one request.
  private func report(of request: Int, _ configuration: StudyConfiguration) -> SimulateReport {
    let (lines, broken) = ChainFaultStudy.events(
      configuration,
      ofRequest: request,
      seed: options.seed,
      faults: Self.chainFaults(options.faults ?? [])
    )
    return .request(
      SimulateReport.RequestEvents(request: request, seed: options.seed, events: lines, broken: broken)
    )
  }

  private func report(of request: Int, _ machine: FaultedMachine) -> SimulateReport {
    let (lines, broken) = machine.events(
      ofRequest: request,
      seed: options.seed,
      faults: options.faults ?? machine.faultNames
    )
    return .request(
      SimulateReport.RequestEvents(request: request, seed: options.seed, events: lines, broken: broken)
    )
  }
}

// MARK: - Parts

extension SimulateCommand {
  private static func sum(
    of parts: [(file: String, part: SavedPart)]
  ) throws(CommandFailure) -> SimulateReport {
    guard var sum = parts.first?.part else { throw CommandFailure(message: "no part is named") }
    for (file, part) in parts.dropFirst() {
      do {
        try sum.merge(part)
      } catch {
        throw CommandFailure(message: "\(file): \(error.explanation(beside: parts[0].file))")
      }
    }
    guard let gap = sum.missing.first else { return sum.report }
    throw CommandFailure(
      message: "\(gap.words) of \(sum.totalRequests) are in none of the files; "
        + "name the files of all parts, --shard 1/N to N/N"
    )
  }
}

extension StudyPart.MergeError {
  /// - Parameter first: the file that this one is to be added to.
  fileprivate func explanation(beside first: String) -> String {
    switch self {
    case .otherConfiguration(let known, let new):
      "a part of another study: its configuration is \(new), and that of \(first) is \(known); "
        + "merge parts of one configuration"
    case .otherSeed(let known, let new):
      "a part of another study: its seed is \(new), and that of \(first) is \(known); merge parts of one seed"
    case .otherCount(let known, let new):
      "a part of a study of \(new) requests, and that of \(first) has \(known); "
        + "run all parts with the same --requests"
    case .otherFaults(let known, let new):
      "a part of another study: its faults are \(new.words), and those of \(first) are \(known.words); "
        + "merge parts of the same faults"
    case .otherMachine(let known, let new):
      "a part of a study of \(new), and that of \(first) is of \(known); merge parts of one machine"
    case .twice(let range): "\(range.words) are in another file, too; name each part once"
    }
  }
}

extension Range<Int> {
  /// The requests, counted from 0.
  fileprivate var words: String {
    count == 1 ? "request \(lowerBound)" : "requests \(lowerBound) to \(upperBound - 1)"
  }
}

extension [String] {
  /// Names of faults.
  fileprivate var words: String { isEmpty ? "none" : joined(separator: ",") }
}
