internal import AdPlatform
internal import Dispatch
internal import Foundation
internal import HeadlessAVFoundation

/// An observer of a player or an item, until it is cancelled.
@MainActor
final class PlayerObservation {
  private var removal: (() -> Void)?

  private init(_ removal: @escaping () -> Void) { self.removal = removal }

  /// Takes the observer out.
  func cancel() {
    removal?()
    removal = nil
  }

  /// Calls an action when a notification about an object is posted.
  static func notification(
    _ name: Notification.Name,
    about object: NSObject,
    on scheduler: any Scheduler,
    _ action: @escaping @MainActor @Sendable () -> Void
  ) -> PlayerObservation {
    let token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { _ in
      scheduler.deliver(action)
    }
    return PlayerObservation { NotificationCenter.default.removeObserver(token) }
  }

  /// Calls an action when an item's status has changed.
  static func status(
    of item: AVPlayerItem,
    on scheduler: any Scheduler,
    _ action: @escaping @MainActor @Sendable () -> Void
  ) -> PlayerObservation {
    notification(AVPlayerItem.statusDidChangeNotification, about: item, on: scheduler, action)
  }

  /// Calls an action at the multiples of an interval, and when the player jumps, starts or stops.
  static func ticks(
    of player: AVPlayer,
    every interval: CMTime,
    on scheduler: any Scheduler,
    _ action: @escaping @MainActor @Sendable () -> Void
  ) -> PlayerObservation {
    let token = player.addPeriodicTimeObserver(forInterval: interval, queue: nil) { _ in
      scheduler.deliver(action)
    }
    return PlayerObservation { player.removeTimeObserver(token) }
  }

  /// Calls an action when the playhead passes a position by playing.
  static func boundary(
    at time: CMTime,
    of player: AVPlayer,
    on scheduler: any Scheduler,
    _ action: @escaping @MainActor @Sendable () -> Void
  ) -> PlayerObservation {
    let token = player.addBoundaryTimeObserver(forTimes: [NSValue(time: time)], queue: nil) {
      scheduler.deliver(action)
    }
    return PlayerObservation { player.removeTimeObserver(token) }
  }
}
