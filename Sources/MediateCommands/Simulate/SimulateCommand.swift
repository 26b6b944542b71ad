import AdPlatform
import AdapterTool
import WaterfallStudy

/// Runs a study, two, or adds up parts of one, and makes a report of it.
@MainActor
struct SimulateCommand {
  private let task: Task
  private let options: SimulateOptions
  private let tool: AdapterTool

  private enum Task {
    case run(StudyConfiguration)
    case compare(StudyConfiguration, StudyConfiguration)
    case merge(StudyMerge)
  }

  /// Reads the files.
  init(_ options: SimulateOptions, tool: AdapterTool) throws(CommandFailure) {
    self.options = options
    self.tool = tool
    let reader = FileReader("simulate", of: tool)
    guard options.merge.isEmpty else {
      task = .merge(StudyMerge(files: options.merge, for: reader))
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
      let parts = StudyTask.pieces(of: range, for: processes.count)
      return .study(part(of: configuration, try results([configuration], parts)[0].sum))
    case .compare(let configuration, let other):
      let sections = StudyTask.sections(of: range)
      let results = try results([configuration, other], sections)
      return .comparison(
        .init(
          name: options.config.map { InputFile(path: $0).name } ?? "the bundled waterfall",
          part: part(of: configuration, results[0].sum)
        ),
        .init(
          name: options.compare.map { InputFile(path: $0).name } ?? "",
          part: part(of: other, results[1].sum)
        ),
        StudyDifference.all((configuration, results[0]), (other, results[1]))
      )
    case .merge(let merge): return .study(try merge.sum())
    }
  }

  /// The requests that are run.
  private var range: Range<Int> {
    let shard = options.shard ?? .init(index: 1, count: 1)
    return StudyPart.range(of: shard.index, in: shard.count, requests: options.requests)
  }

  private var processes: StudyProcesses { StudyProcesses(tool: tool, jobs: options.jobs) }

  private func part(of configuration: StudyConfiguration, _ result: StudyResult) -> StudyPart {
    StudyPart(
      configuration: configuration,
      seed: options.seed,
      totalRequests: options.requests,
      range: range,
      result: result
    )
  }

  /// The results of the same requests for each of several configurations, in their order.
  private func results(
    _ configurations: [StudyConfiguration],
    _ ranges: [Range<Int>]
  ) throws(CommandFailure) -> [[StudyResult]] {
    let tasks = configurations.flatMap { configuration in
      ranges.map {
        StudyTask(
          configuration: configuration,
          requests: $0,
          seed: options.seed,
          concurrency: options.concurrency
        )
      }
    }
    let results = try processes.results(of: tasks)
    return configurations.indices.map { Array(results[($0 * ranges.count)..<(($0 + 1) * ranges.count)]) }
  }
}
