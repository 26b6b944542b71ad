package import Foundation
import Synchronization

/// A worker's side of the socket to the process that started it: see ``WorkerPool``.
///
/// Tasks and messages are lines; an empty line from the worker says that it is free for the next task.
package final class WorkerChannel: Sendable {
  private let descriptor: Int32
  private let lock = Mutex(())

  private init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// The channel of this process; nil if it was not started as a worker. Ends the process when the one that started it
  /// is gone, whatever this one does then.
  package static func open() -> WorkerChannel? {
    let descriptor = ChildProcess.socketOfChild
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else { return nil }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    Thread {
      var socket = pollfd(fd: descriptor, events: 0, revents: 0)
      while poll(&socket, 1, -1) < 0, errno == EINTR {}
      _exit(0)
    }.start()
    return WorkerChannel(descriptor)
  }

  /// Does one task after the other, until there are no more.
  @MainActor
  package func serve(_ work: @MainActor (Data) async -> Void) async {
    var lines = LineBuffer()
    while let task = next(&lines) { await work(task) }
  }

  /// The same, for work that does not wait.
  @MainActor
  package func serve(_ work: @MainActor (Data) -> Void) {
    var lines = LineBuffer()
    while let task = next(&lines) { work(task) }
  }

  /// Says that this worker is free, and waits for the next task; nil when there are no more.
  private func next(_ lines: inout LineBuffer) -> Data? {
    send(Data())
    while true {
      if let task = lines.next() { return task }
      let piece = Descriptor.read(descriptor)
      guard !piece.isEmpty else { return nil }
      lines.append(piece)
    }
  }

  /// Sends a message about the task, which is one line. Safe from any thread.
  package func send(_ message: Data) {
    lock.withLock { _ in _ = Descriptor.send(message + [UInt8(ascii: "\n")], to: descriptor) }
  }
}
