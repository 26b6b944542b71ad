import AdPlatform
import Foundation
import Synchronization

/// Ends the process when an adapter blocks the main actor for good: no deadline on virtual time, and no time limit of
/// a test, can end a check then. ``HangDetector`` decides, and this does.
final class HangWatch: Sendable {
  /// Long enough for a slow machine, a sanitizer and a thousand loads.
  static let usualLimit = Duration.seconds(60)

  /// Who watches the checks of this task. Tests bind one with a shorter limit.
  @TaskLocal static var current = HangWatch(limit: usualLimit)

  private let limit: Duration
  private let observer: (any CheckObserver)?
  private let detector = Mutex(HangDetector())

  /// - Parameters:
  ///   - limit: how long the main actor may be away, in real time.
  ///   - observer: hears of the checks, and of the one that blocks the main actor in place of standard error.
  init(limit: Duration, observer: (any CheckObserver)? = nil) {
    self.limit = limit
    self.observer = observer
  }

  @MainActor
  func began(_ check: WatchedCheck) {
    observer?.began(check.rule)
    perform(detector.withLock { $0.began(check) })
  }

  @MainActor
  func continued(_ check: WatchedCheck) { detector.withLock { $0.continued(check) } }

  @MainActor
  func ended(_ check: WatchedCheck) {
    observer?.ended(check.rule)
    detector.withLock { $0.ended(check) }
  }

  private func perform(_ effect: HangDetector.Effect) {
    switch effect {
    case .nothing, .stopPolling: break
    case .startPolling: Thread(block: poll).start()
    case .askMainActor: Task { @MainActor in detector.withLock { $0.mainActorAnswered() } }
    case .giveUp(let hang):
      guard let observer else { Self.endProcess(saying: hang.message(after: limit)) }
      observer.blocked(by: hang.last.rule)
      _exit(1)
    }
  }

  /// On a thread of its own: those of tasks and queues may all be blocked, too.
  private func poll() {
    let pause = limit.timeInterval / Double(HangDetector.missedPollsUntilHang)
    var effect = HangDetector.Effect.nothing
    var wait = ProcessorWait.now
    repeat {
      Thread.sleep(forTimeInterval: pause)
      let longer = ProcessorWait.now
      let isStarved = longer.seconds - wait.seconds > pause / 2
      wait = longer
      effect = detector.withLock { $0.poll(isStarved: isStarved) }
      perform(effect)
    } while effect != .stopPolling
  }

  private static func endProcess(saying message: String) -> Never {
    FileHandle.standardError.write(Data(message.utf8))
    // What was printed before is not to be lost. But the blocked thread may hold a stream's lock.
    let flushed = DispatchSemaphore(value: 0)
    Thread {
      fflush(nil)
      flushed.signal()
    }.start()
    _ = flushed.wait(timeout: .now() + 1)
    _exit(1)
  }
}
