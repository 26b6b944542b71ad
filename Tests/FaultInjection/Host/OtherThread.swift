import AdMediation
import Dispatch
import Synchronization

/// Where calls from other threads come from in a study: the caller waits until such a call has returned, or the same
/// seed would not give the same course.
enum OtherThread {
  private static let queue = DispatchQueue(label: "Simulation.OtherThread")

  /// Calls `work` there and waits. What `work` alone holds is released there, too.
  @MainActor
  static func call(_ work: @escaping @Sendable () -> Void) {
    let call = Call(work)
    let isOver = DispatchSemaphore(value: 0)
    queue.async {
      call()
      isOver.signal()
    }
    // Most calls end before this thread would be asleep.
    for _ in 0..<2_000 where isOver.wait(timeout: .init(uptimeNanoseconds: 0)) == .success { return }
    isOver.wait()
  }

  private final class Call: Sendable {
    private let work: Mutex<(@Sendable () -> Void)?>

    init(_ work: @escaping @Sendable () -> Void) { self.work = Mutex(work) }

    func callAsFunction() {
      let work = self.work.withLock { $0.take() }
      work?()
    }
  }
}

/// An ad that the app is about to release on another thread.
final class HeldAd: Sendable {
  private let held: Mutex<(any AnyObject & Sendable)?>

  init(_ ad: any AnyObject & Sendable) { held = Mutex(ad) }

  func letGo() {
    // Outside of the lock, for this may be the ad's end.
    let ad = held.withLock { $0.take() }
    withExtendedLifetime(ad) {}
  }
}
