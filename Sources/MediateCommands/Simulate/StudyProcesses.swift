import AdPlatform
import AdapterTool
import Foundation
import WaterfallStudy

/// Runs studies in several processes at once, or in this one where that is as fast.
@MainActor
struct StudyProcesses {
  /// Below 5,000 requests, starting processes takes longer than they save.
  nonisolated static let fewRequests = 5_000

  private let tool: AdapterTool
  private let jobs: Int?

  /// - Parameter jobs: how many processes; nil for one on each processor.
  init(tool: AdapterTool, jobs: Int?) {
    self.tool = tool
    self.jobs = jobs
  }

  /// How many processes there would be for a long study.
  var count: Int { tool.pool(of: .study, jobs: jobs)?.jobs ?? 1 }

  /// The results of tasks, in their order. They are the same however many processes there are.
  func results(of tasks: [StudyTask]) throws(CommandFailure) -> [StudyResult] {
    try answers(to: tasks).compactMap { if case .result(let record) = $0 { record.result } else { nil } }
  }

  /// The figures of tasks, in their order.
  func estimates(of tasks: [StudyTask]) throws(CommandFailure) -> [StudyEstimate] {
    let tasks = tasks.map { task in
      var task = task
      task.isEstimate = true
      return task
    }
    return try answers(to: tasks).compactMap { if case .estimate(let one) = $0 { one } else { nil } }
  }

  private func answers(to tasks: [StudyTask]) throws(CommandFailure) -> [StudyAnswer] {
    let total = tasks.reduce(0) { $0 + $1.requests.count }
    let progress = ProgressBar.onTerminal(total: total)
    defer { progress?.end() }
    guard total >= Self.fewRequests, count > 1, let pool = tool.pool(of: .study, jobs: jobs) else {
      return try answersHere(to: tasks, progress)
    }
    let outcome: Result<[StudyAnswer], CommandFailure>
    do throws(WorkerPool.Failure) {
      outcome = try answers(to: tasks, in: pool, progress)
    } catch {
      switch error {
      case .notStarted: return try answersHere(to: tasks, progress)
      case .endedAtStart(let death):
        throw CommandFailure(message: "a process of the study ended before it began: \(death.end.words)")
      }
    }
    return try outcome.get()
  }

  private func answersHere(
    to tasks: [StudyTask],
    _ progress: ProgressBar?
  ) throws(CommandFailure) -> [StudyAnswer] {
    var answers: [StudyAnswer] = []
    var done = 0
    for task in tasks {
      let answer = task.answer { progress?.show(done + $0) }
      if case .stopped(let count) = answer { throw .stopped(after: task.requests.lowerBound + count) }
      answers.append(answer)
      done += task.requests.count
    }
    return answers
  }

  // MARK: - Several processes

  private func answers(
    to tasks: [StudyTask],
    in pool: WorkerPool,
    _ progress: ProgressBar?
  ) throws(WorkerPool.Failure) -> Result<[StudyAnswer], CommandFailure> {
    var answers: [Int: StudyAnswer] = [:]
    var done = [Int](repeating: 0, count: tasks.count)
    var failure: CommandFailure?
    try pool.run(
      tasks.map { JSONLine($0).data },
      receive: { index, line in
        switch JSONLine(line).value(StudyAnswer.self) {
        case .done(let count):
          done[index] = count
          progress?.show(done.reduce(0, +))
        case .stopped(let count): failure = .stopped(after: tasks[index].requests.lowerBound + count)
        case let answer?: answers[index] = answer
        case nil: break
        }
      },
      finished: { index in
        done[index] = tasks[index].requests.count
        progress?.show(done.reduce(0, +))
      },
      died: { index, death in
        failure = .died(death, with: tasks[index].requests)
        return nil
      }
    )
    return failure.map { .failure($0) } ?? .success(tasks.indices.compactMap { answers[$0] })
  }
}

/// What a process says of its task.
private enum StudyAnswer: Codable {
  /// So many of its requests are over.
  case done(Int)
  case result(ResultRecord)
  case estimate(StudyEstimate)
  /// Time did not go on after so many of its requests.
  case stopped(Int)
}

/// A result between processes. That of files has a name for each latency, which takes ten times as long to write and read
/// as a list.
private struct ResultRecord: Codable {
  private var requests: Int
  private var sources: [StudyResult.Source]
  /// Milliseconds and counts in turn.
  private var latencies: [Int]

  init(_ result: StudyResult) {
    requests = result.requests
    sources = result.sources
    latencies = result.latency.entries.flatMap { [$0.milliseconds, $0.count] }
  }

  var result: StudyResult {
    var result = StudyResult(sourceCount: 0)
    result.requests = requests
    result.sources = sources
    for index in stride(from: 0, to: latencies.count - 1, by: 2) {
      result.latency.add(milliseconds: latencies[index], count: latencies[index + 1])
    }
    return result
  }
}

extension StudyTask {
  /// Runs the task here.
  @MainActor
  fileprivate func answer(progress: (Int) -> Void) -> StudyAnswer {
    do throws(WaterfallStudy.Stopped) {
      return try isEstimate
        ? .estimate(estimate(progress: progress)) : .result(ResultRecord(result(progress: progress)))
    } catch {
      return .stopped(error.requests)
    }
  }
}

extension Worker {
  /// Runs requests of studies.
  static let study = Worker(of: "simulate") { _, channel in
    channel.serve { line in
      guard let task = JSONLine(line).value(StudyTask.self) else { return }
      // Half a percent of a task is often enough for a progress bar.
      let step = max(task.requests.count / 200, 500)
      var next = step
      let answer = task.answer { done in
        guard done >= next else { return }
        next = done + step
        channel.send(JSONLine(StudyAnswer.done(done)).data)
      }
      channel.send(JSONLine(answer).data)
    }
  }
}

extension CommandFailure {
  fileprivate static func stopped(after requests: Int) -> CommandFailure {
    CommandFailure(message: "the study stopped after \(requests) requests: time did not go on")
  }

  fileprivate static func died(_ death: WorkerPool.Death, with requests: Range<Int>) -> CommandFailure {
    CommandFailure(
      message: "the process with requests \(requests.lowerBound) to \(requests.upperBound - 1) ended with"
        + " \(death.end.words); run the study again, or with --jobs 1 in one process"
    )
  }
}
