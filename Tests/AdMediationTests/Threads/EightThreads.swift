import Dispatch
import Foundation
import Synchronization

/// Work on eight threads at once.
enum EightThreads {
  static let count = 8

  /// Calls `work` with each number from 0 to 7, each on a thread of its own and all released at once, and waits for all
  /// of them.
  ///
  /// - Parameter meanwhile: what the main actor does while they are at work.
  @MainActor
  static func run(
    _ work: @escaping @Sendable (_ thread: Int) -> Void,
    meanwhile: () -> Void = {}
  ) async {
    let start = DispatchSemaphore(value: 0)
    let end = DispatchGroup()
    for thread in 0..<count {
      end.enter()
      Thread {
        start.wait()
        work(thread)
        end.leave()
      }.start()
    }
    for _ in 0..<count { start.signal() }
    meanwhile()
    await withCheckedContinuation { continuation in
      end.notify(queue: .global()) { @Sendable in continuation.resume() }
    }
  }
}

/// What an adapter takes to another thread, as its language lets it.
///
/// Unchecked because that is what is tested: the host says that it may be used there.
struct Taken<Value>: @unchecked Sendable {
  let value: Value
}

/// Something that one of several threads releases last.
///
/// Unchecked: each is emptied by one thread, after the main actor has filled it.
final class Held: @unchecked Sendable {
  private var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }

  func letGo() { object = nil }
}

/// Counts what lives.
final class Census: Sendable {
  private let count = Mutex(0)

  var alive: Int { count.withLock { $0 } }

  func wasBorn() { count.withLock { $0 += 1 } }
  func died() { count.withLock { $0 -= 1 } }
}
