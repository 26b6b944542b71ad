package import Foundation

/// Several processes of one program that work off a list of tasks: each takes the next task when it is free.
///
/// A task is a line of text that the worker understands, and what it has to say of it are lines, too. A worker that dies
/// takes its task with it; the others go on, and another worker starts.
package struct WorkerPool {
  /// A worker that ended before its task did.
  package struct Death: Equatable, Sendable {
    /// How its process ended.
    package var end: ChildProcess.End
    /// Whether it was ended because nothing was heard of it for ``WorkerPool/limit``.
    package var wasSilent: Bool
    /// What it wrote to standard error last, if that is captured.
    package var errors: String
  }

  /// Why no task was done.
  package enum Failure: Error, Equatable, Sendable {
    /// No process could be started.
    case notStarted(ChildProcess.StartError)
    /// A worker ended before it had taken a task.
    case endedAtStart(Death)
  }

  /// What a worker is.
  package var program: ChildProcess.Program
  /// How many workers there are, at most.
  package var jobs: Int
  /// How long nothing may be heard of a worker that has a task; nil for as long as it takes.
  package var limit: Duration?
  /// Whether what workers write to standard error is kept for ``Death``, and shown only if their task ends well.
  package var capturesErrors = false
  /// What is set for workers beside this process's own environment, unless that has it already.
  package var environment: [String: String] = [:]

  package init(program: ChildProcess.Program, jobs: Int) {
    self.program = program
    self.jobs = jobs
  }

  /// Does tasks. Blocks the thread.
  ///
  /// - Parameters:
  ///   - tasks: what there is to do, in order. None has a line break.
  ///   - receive: called with a message about a task, which is named by its index.
  ///   - finished: called when a worker is done with a task.
  ///   - died: called when a worker has died over a task. Returns what there is to do in its place: these tasks get the
  ///     next indices, and come first. Nil ends all work.
  package func run(
    _ tasks: [Data],
    receive: (Int, Data) -> Void,
    finished: (Int) -> Void = { _ in },
    died: (Int, Death) -> [Data]?
  ) throws(Failure) {
    var queue = TaskQueue(tasks)
    var workers: [PoolWorker] = []
    defer { for worker in workers { worker.process.end(force: true) } }
    while !queue.isEmpty || workers.contains(where: \.isBusy) {
      try startWorkers(&workers, for: queue)
      // One that was free before a task came back would wait for it for ever.
      for index in workers.indices where workers[index].isReady && workers[index].task == nil {
        if let next = queue.next() { workers[index].start(next) }
      }
      let ready = PoolWorker.wait(for: &workers, limit: limit)
      for (index, worker) in workers.enumerated().reversed() {
        var worker = worker
        var lines: [Data] = []
        let isAlive = worker.read(ready[index], into: &lines)
        for line in lines {
          switch (line.isEmpty, worker.task) {
          case (false, let task?): receive(task, line)
          case (true, let task?):
            worker.showErrors()
            worker.task = nil
            finished(task)
          case (true, nil): worker.isReady = true
          case (false, nil): break
          }
        }
        let isSilent = isAlive && worker.isSilent(for: limit)
        if isAlive, !isSilent {
          workers[index] = worker
          continue
        }
        workers.remove(at: index)
        let death = worker.death(isSilent: isSilent)
        guard worker.isReady else { throw .endedAtStart(death) }
        guard let task = worker.task else { continue }
        guard let others = died(task, death) else { return }
        queue.putFirst(others)
      }
    }
  }

  /// Starts as many workers as there are tasks, and not more than may be.
  private func startWorkers(_ workers: inout [PoolWorker], for queue: TaskQueue) throws(Failure) {
    let wanted = min(max(jobs, 1), queue.count + workers.count { $0.isBusy })
    while workers.count < wanted {
      do throws(ChildProcess.StartError) {
        let process = try ChildProcess.start(
          program,
          capturesErrors: capturesErrors,
          environment: environment.merging(ProcessInfo.processInfo.environment) { $1 }
        )
        workers.append(PoolWorker(process))
      } catch {
        // Fewer do, too.
        guard workers.isEmpty else { return }
        throw .notStarted(error)
      }
    }
  }
}

/// Tasks with their indices.
private struct TaskQueue {
  private var tasks: [(index: Int, task: Data)]
  private var nextIndex: Int

  init(_ tasks: [Data]) {
    // The last one is the next.
    self.tasks = tasks.enumerated().reversed().map { ($0.offset, $0.element) }
    nextIndex = tasks.count
  }

  var isEmpty: Bool { tasks.isEmpty }
  var count: Int { tasks.count }

  mutating func next() -> (index: Int, task: Data)? { tasks.popLast() }

  mutating func putFirst(_ others: [Data]) {
    tasks += others.enumerated().reversed().map { (nextIndex + $0.offset, $0.element) }
    nextIndex += others.count
  }
}
