import AdPlatform
import Foundation

/// Runs the tests of modules in processes, several at once.
struct TestRuns {
  struct Task {
    var module: String
    var part = TestPart.all
    var environment: [String: String]
    /// How long it may take; nil for as long as it does.
    var limit: Duration?
  }

  struct Result {
    var outcome: MutantOutcome
    var output: String
    var time: Duration
  }

  private struct Run {
    var index: Int
    var process: Subprocess
    var start: ContinuousClock.Instant
    var limit: Duration?
    /// How much of the output was searched.
    var searched = 0
  }

  let program: String
  let jobs: Int

  /// Runs tasks, and reports each one that ends.
  func run(_ tasks: [Task], ended: (Int, Result) -> Void) throws(MutationError) {
    var waiting = tasks.indices[...]
    var runs: [Run] = []
    defer { for run in runs { _ = run.process.end(force: true) } }
    while !waiting.isEmpty || !runs.isEmpty {
      while runs.count < jobs, let index = waiting.popFirst() { runs.append(try start(tasks[index], index)) }
      var descriptors = runs.map { pollfd(fd: $0.process.descriptor, events: Int16(POLLIN), revents: 0) }
      _ = poll(&descriptors, nfds_t(descriptors.count), 500)
      guard !Interruption.hasCome else { throw .interrupted }
      for position in runs.indices.reversed() {
        let isReadable = descriptors[position].revents != 0
        guard let result = look(at: &runs[position], isReadable: isReadable) else { continue }
        ended(runs[position].index, result)
        runs.remove(at: position)
      }
    }
  }

  private func start(_ task: Task, _ index: Int) throws(MutationError) -> Run {
    // A backtrace of a crash would take longer than the tests.
    let environment = task.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let arguments = ["--testing-library", "swift-testing"] + task.part.arguments(of: task.module)
    let process = try Subprocess.start(program, arguments, environment: environment)
    return Run(index: index, process: process, start: .now, limit: task.limit)
  }

  /// Reads what a run has to say.
  ///
  /// - Returns: how it ended; nil if it goes on.
  private func look(at run: inout Run, isReadable: Bool) -> Result? {
    let goesOn = !isReadable || run.process.read()
    if let test = failedTest(&run) {
      return result(run, .failed(test: test), run.process.end(force: true))
    }
    if !goesOn {
      let end = run.process.end(force: false)
      return result(run, end == .exited(0) ? .survived : .crashed(end), end)
    }
    guard let limit = run.limit, ContinuousClock.now - run.start > limit else { return nil }
    return result(run, .hung, run.process.end(force: true))
  }

  private func result(_ run: Run, _ outcome: MutantOutcome, _ end: ChildProcess.End) -> Result {
    Result(
      outcome: outcome,
      output: String(decoding: run.process.output, as: UTF8.self),
      time: ContinuousClock.now - run.start
    )
  }

  /// The first line of the output that says that a test failed. The exit status says so too, but later.
  private func failedTest(_ run: inout Run) -> String? {
    let output = run.process.output
    while let end = output[run.searched...].firstIndex(of: UInt8(ascii: "\n")) {
      let line = String(decoding: output[run.searched..<end], as: UTF8.self)
      run.searched = end + 1
      if line.contains(" recorded an issue ") { return line }
    }
    return nil
  }
}
