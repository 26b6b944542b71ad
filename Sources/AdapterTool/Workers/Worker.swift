package import AdPlatform
import Foundation

/// What a process of the tool does that the tool itself has started: no command of a user, and not in the help.
package struct Worker: Sendable {
  /// The only word of its command line.
  package let name: String
  let run: @MainActor @Sendable (AdapterTool, WorkerChannel) async -> Void

  /// Makes a worker.
  ///
  /// - Parameters:
  ///   - command: the name of the command that starts it.
  ///   - run: does tasks until there are no more.
  package init(
    of command: String,
    run: @escaping @MainActor @Sendable (AdapterTool, WorkerChannel) async -> Void
  ) {
    name = "worker:" + command
    self.run = run
  }
}

extension AdapterTool {
  /// Processes that do the tasks of a worker; nil where the tool runs inside of another program, such as a test.
  ///
  /// - Parameter jobs: how many there are at most; nil for one on each processor.
  package func pool(of worker: Worker, jobs: Int?) -> WorkerPool? {
    executable.map {
      let jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
      return WorkerPool(program: .init(path: $0, arguments: [worker.name]), jobs: jobs)
    }
  }

  /// Does the tasks of a worker if the command line names one, and ends the process.
  @MainActor
  func serve(_ words: [String]) async {
    guard words.count == 1, let worker = workers.first(where: { $0.name == words[0] }),
      let channel = WorkerChannel.open()
    else { return }
    await worker.run(self, channel)
    fflush(nil)
    // Neither does what adapters have left running.
    _exit(0)
  }
}

extension CommandArguments {
  /// How many processes `--jobs` asks for; nil for one on each processor.
  package var jobs: Int? {
    get throws(UsageError) { try number(of: .jobs, in: 1...Self.maximumJobs) }
  }

  /// 256 processes: more than a machine has processors, and fewer than it has processes.
  private static let maximumJobs = 256
}

extension Flag {
  package static let jobs = Flag(
    "--jobs",
    .number("N"),
    summary:
      "How many processes work at once; defaults to one for each processor. The result is the same."
  )
}
