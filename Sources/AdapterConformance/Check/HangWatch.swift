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
  private let detector = Mutex(HangDetector())

  /// - Parameter limit: how long the main actor may be away, in real time.
  init(limit: Duration) { self.limit = limit }

  @MainActor
  func began(_ check: WatchedCheck) { perform(detector.withLock { $0.began(check) }) }

  @MainActor
  func continued(_ check: WatchedCheck) { detector.withLock { $0.continued(check) } }

  @MainActor
  func ended(_ check: WatchedCheck) { detector.withLock { $0.ended(check) } }

  private func perform(_ effect: HangDetector.Effect) {
    switch effect {
    case .nothing, .stopPolling: break
    case .startPolling: Thread(block: poll).start()
    case .askMainActor: Task { @MainActor in detector.withLock { $0.mainActorAnswered() } }
    case .giveUp(let hang): Self.endProcess(saying: hang.message(after: limit))
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

  private static func endProcess(saying message: String) {
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
