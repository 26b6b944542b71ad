import Foundation

/// One worker of a pool.
struct PoolWorker {
  let process: ChildProcess
  /// Whether it has said that it is there.
  var isReady = false
  /// The index of its task.
  var task: Int?
  private var lines = LineBuffer()
  private var errors: [UInt8] = []
  private var hasErrorStream: Bool
  /// How long nothing was heard of it while it had something to say.
  private var silence = Duration.zero

  init(_ process: ChildProcess) {
    self.process = process
    hasErrorStream = process.errors != nil
  }

  /// Whether it has a task.
  var isBusy: Bool { task != nil }
  /// Whether it has something to say.
  private var isWaitedFor: Bool { task != nil || !isReady }

  /// Gives it a task. A worker that is gone shows it when it is read.
  mutating func start(_ next: (index: Int, task: Data)) {
    task = next.index
    errors = []
    silence = .zero
    _ = Descriptor.send(next.task + [UInt8(ascii: "\n")], to: process.socket)
  }

  /// Which descriptors of a worker can be read.
  struct Readiness {
    var socket = false
    var errors = false
  }

  /// Waits until something can be read, and at most for a twentieth of the limit: time in which the whole machine sleeps,
  /// or all processes are stopped, is one such part, however long it is.
  ///
  /// - Parameter limit: for how long a worker may be silent.
  static func wait(for workers: inout [PoolWorker], limit: Duration?) -> [Readiness] {
    var descriptors = workers.flatMap { worker in
      // Negative ones are ignored.
      [worker.process.socket, worker.hasErrorStream ? worker.process.errors ?? -1 : -1].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
    }
    let longest = limit.map { $0 / 20 }
    let milliseconds = longest.map { Int32(clamping: max(Int($0.milliseconds.rounded(.up)), 1)) } ?? -1
    let start = ContinuousClock.now
    _ = poll(&descriptors, nfds_t(descriptors.count), milliseconds)
    if let longest {
      let passed = min(ContinuousClock.now - start, longest)
      for index in workers.indices where workers[index].isWaitedFor { workers[index].silence += passed }
    }
    return workers.indices.map {
      Readiness(socket: descriptors[2 * $0].revents != 0, errors: descriptors[2 * $0 + 1].revents != 0)
    }
  }

  /// Reads what is there.
  ///
  /// - Returns: whether the worker is alive.
  mutating func read(_ ready: Readiness, into messages: inout [Data]) -> Bool {
    if ready.errors, let errors = process.errors {
      let piece = Descriptor.read(errors)
      hasErrorStream = !piece.isEmpty
      keep(piece)
    }
    guard ready.socket else { return true }
    let piece = Descriptor.read(process.socket)
    lines.append(piece)
    while let line = lines.next() { messages.append(line) }
    if !messages.isEmpty { silence = .zero }
    return !piece.isEmpty
  }

  /// Whether nothing was heard of it for too long.
  func isSilent(for limit: Duration?) -> Bool {
    limit.map { silence >= $0 } ?? false
  }

  /// Writes what it said on standard error to that of this process.
  mutating func showErrors() {
    try? FileHandle.standardError.write(contentsOf: Data(errors))
    errors = []
  }

  /// Ends it, and says how it ended.
  mutating func death(isSilent: Bool) -> WorkerPool.Death {
    if let descriptor = process.errors, !isSilent {
      // The worker is gone, and so is the other end; but its own children may hold it.
      var source = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      while poll(&source, 1, 100) > 0 {
        let piece = Descriptor.read(descriptor)
        guard !piece.isEmpty else { break }
        keep(piece)
      }
    }
    // One that has closed its socket and goes on is of no use.
    let end = process.end(force: isSilent || !process.hasExited(within: .seconds(1)))
    return WorkerPool.Death(
      end: end,
      wasSilent: isSilent,
      errors: String(decoding: errors, as: UTF8.self)
    )
  }

  /// 64 KB of the end: more than any message about a trap has.
  private static let keptBytes = 64_000

  private mutating func keep(_ piece: ArraySlice<UInt8>) {
    errors = (errors + piece).suffix(Self.keptBytes)
  }
}
