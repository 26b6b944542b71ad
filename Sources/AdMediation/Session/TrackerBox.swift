import Synchronization

/// Holds the tracker of the ad that a view shows, where the view's `deinit`, which runs on any thread, can read it.
final class TrackerBox: Sendable {
  private let tracker = Mutex<AdTracker?>(nil)

  var value: AdTracker? { tracker.withLock { $0 } }

  func set(_ value: AdTracker?) { tracker.withLock { $0 = value } }
}
