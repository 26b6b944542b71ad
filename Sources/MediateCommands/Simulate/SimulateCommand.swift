import AdPlatform
import AdapterTool
import WaterfallStudy

/// Runs a study, two, or adds up parts of one, and makes a report of it.
@MainActor
struct SimulateCommand {
  private let task: Task
  private let options: SimulateOptions

  private enum Task {
    case run(StudyConfiguration)
    case compare(StudyConfiguration, StudyConfiguration)
    case merge([(file: String, part: StudyPart)])
  }

  /// Reads the files.
  init(_ options: SimulateOptions, tool: AdapterTool) throws(CommandFailure) {
    self.options = options
    let reader = FileReader("simulate", of: tool)
    guard options.merge.isEmpty else {
      var parts: [(file: String, part: StudyPart)] = []
      for file in options.merge {
        let file = InputFile(path: file)
        let part = try file.read(
          .studyResult,
          for: reader,
          limit: StudyLimits.maximumPartBytes,
          as: StudyPart.read(json:)
        )
        parts.append((file.name, part))
      }
      task = .merge(parts)
      return
    }
    let configuration = try StudyConfiguration(file: options.config, for: reader)
    guard let other = options.compare else {
      task = .run(configuration)
      return
    }
    task = .compare(configuration, try StudyConfiguration(file: other, for: reader))
  }

  func report() throws(CommandFailure) -> SimulateReport {
    switch task {
    case .run(let configuration):
      let progress = ProgressBar.onTerminal(total: range.count)
      defer { progress?.end() }
      return .study(try part(of: configuration) { progress?.show($0) })
    case .compare(let configuration, let other):
      let progress = ProgressBar.onTerminal(total: 2 * range.count)
      defer { progress?.end() }
      let count = range.count
      let one = try sections(of: configuration) { progress?.show($0) }
      let two = try sections(of: other) { progress?.show(count + $0) }
      return .comparison(
        .init(
          name: options.config.map { InputFile(path: $0).name } ?? "the bundled waterfall",
          part: part(of: configuration, one.sum)
        ),
        .init(name: options.compare.map { InputFile(path: $0).name } ?? "", part: part(of: other, two.sum)),
        StudyDifference.all((configuration, one), (other, two))
      )
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
    part(of: configuration, try result(of: configuration, range, progress: progress))
  }

  private func part(of configuration: StudyConfiguration, _ result: StudyResult) -> StudyPart {
    StudyPart(
      configuration: configuration,
      seed: options.seed,
      totalRequests: options.requests,
      range: range,
      result: result
    )
  }

  /// The requests in equal parts, which say how sure a figure of the whole is.
  private func sections(
    of configuration: StudyConfiguration,
    progress: (Int) -> Void
  ) throws(CommandFailure) -> [StudyResult] {
    var results: [StudyResult] = []
    for index in 1...StudyDifference.sections {
      let section = StudyPart.range(of: index, in: StudyDifference.sections, requests: range.count)
      results.append(
        try result(of: configuration, section) { progress(section.lowerBound + $0) }
      )
    }
    return results
  }

  private func result(
    of configuration: StudyConfiguration,
    _ requests: Range<Int>,
    progress: (Int) -> Void
  ) throws(CommandFailure) -> StudyResult {
    do {
      return try WaterfallStudy.run(
        configuration,
        requests: requests,
        seed: options.seed,
        concurrency: options.concurrency,
        progress: progress
      )
    } catch {
      let done = requests.lowerBound + error.requests
      throw CommandFailure(message: "the study stopped after \(done) requests: time did not go on")
    }
  }
}

// MARK: - Parts

extension SimulateCommand {
  private static func sum(
    of parts: [(file: String, part: StudyPart)]
  ) throws(CommandFailure) -> SimulateReport {
    guard var sum = parts.first?.part else { throw CommandFailure(message: "no part is named") }
    for (file, part) in parts.dropFirst() {
      do {
        try sum.merge(part)
      } catch {
        throw CommandFailure(message: "\(file): \(error.explanation(beside: parts[0].file))")
      }
    }
    guard let gap = sum.missing.first else { return .study(sum) }
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
