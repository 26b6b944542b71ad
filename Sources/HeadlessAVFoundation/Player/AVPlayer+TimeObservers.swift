import AdPlatform
public import Dispatch
public import Foundation

extension AVPlayer {
  /// Calls a block at the multiples of an interval of media time, and whenever the playhead jumps, starts, stops or
  /// changes its pace. Multiples less than a millisecond of real time apart are left out.
  ///
  /// - Parameters:
  ///   - interval: the interval of media time. Unless it is a positive number, the block is called only at jumps, starts
  ///     and stops.
  ///   - queue: where to call it; nil for the main actor. Virtual time does not wait for other queues.
  ///   - block: is given the playhead's position.
  /// - Returns: what ``removeTimeObserver(_:)`` takes. The observer stays until then, or until the player is gone.
  ///   An app that wants it for as long as the player lives may ignore it.
  @discardableResult
  public func addPeriodicTimeObserver(
    forInterval interval: CMTime,
    queue: DispatchQueue?,
    using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any {
    let observer = TimeObserver(queue: queue, block: block)
    return TimeObserverToken(player: self, id: addObserver(TimeInterest(interval: interval), observer))
  }

  /// Calls a block whenever the playhead passes one of some times by playing, forward or backward. Times that are
  /// no numbers are left out.
  ///
  /// - Parameters:
  ///   - times: made with `NSValue(time:)`.
  ///   - queue: where to call it; nil for the main actor. Virtual time does not wait for other queues.
  ///   - block: is called without the time that was passed.
  /// - Returns: what ``removeTimeObserver(_:)`` takes. The observer stays until then, or until the player is gone.
  @discardableResult
  public func addBoundaryTimeObserver(
    forTimes times: [NSValue],
    queue: DispatchQueue?,
    using block: @escaping @Sendable () -> Void
  ) -> Any {
    let observer = TimeObserver(queue: queue) { _ in block() }
    return TimeObserverToken(
      player: self,
      id: addObserver(TimeInterest(times: times.map(\.timeValue)), observer)
    )
  }

  /// Takes an observer out: it is not called any more, not even for what has happened already. What is no observer
  /// of this player is left alone.
  public func removeTimeObserver(_ observer: Any) {
    guard let token = observer as? TimeObserverToken, token.player === self else { return }
    removeObserver(token.id)
  }
}

/// Whom to call, and where.
struct TimeObserver {
  let queue: DispatchQueue?
  let block: @Sendable (CMTime) -> Void

  func call(_ time: CMTime) {
    // Outside Apple's platforms the main queue is another object each time that it is asked for.
    guard let queue, queue.label != DispatchQueue.main.label else { return block(time) }
    let platform = Platform.current
    queue.async { [block] in Platform.$current.withValue(platform) { block(time) } }
  }
}

@MainActor
private final class TimeObserverToken {
  weak var player: AVPlayer?
  let id: ObserverQueue.ID

  init(player: AVPlayer, id: ObserverQueue.ID) {
    self.player = player
    self.id = id
  }
}
