import AdPlatform
import Foundation
import HeadlessAVFoundation

/// Tells what happens in the content of a player, into which ads may be stitched: where the playhead is, and which ad
/// events of the timed metadata it passes.
@MainActor
final class ContentWatch {
  /// Which of the player's items are followed.
  enum Scope {
    case all
    /// Only this one; none for nil.
    case only(AVPlayerItem?)
  }

  private let player: AVPlayer
  private let platform: Platform
  private let tell: (StreamSession.Event) -> Void
  /// Where something happens next.
  private let next: (Duration) -> Duration?
  private var scope: Scope
  private var item: AVPlayerItem?
  private var output: AdEventOutput?
  private var track = PlayheadTrack()
  private var isHalted = false
  private var ticks: PlayerObservation?
  private var itemObservations: [PlayerObservation] = []
  private var boundary: (position: Duration, observation: PlayerObservation)?

  /// - Parameter next: the position after another at which to look, at the latest.
  init(
    _ player: AVPlayer,
    _ scope: Scope,
    on platform: Platform,
    next: @escaping (Duration) -> Duration?,
    tell: @escaping (StreamSession.Event) -> Void
  ) {
    self.player = player
    self.scope = scope
    self.platform = platform
    self.next = next
    self.tell = tell
  }

  private static let tick = CMTime(value: 1, timescale: 5)
  /// A tenth of a second before its end a player that stands has reached it.
  private static let nearEnd = 0.1

  func begin() {
    ticks = .ticks(of: player, every: Self.tick, on: platform.scheduler) { [weak self] in self?.look() }
    look()
  }

  /// Follows this item and no other.
  func follow(_ item: AVPlayerItem?) {
    scope = .only(item)
    look()
  }

  func end() {
    ticks?.cancel()
    ticks = nil
    letGo()
  }

  private func look() {
    guard ticks != nil else { return }
    let current = player.currentItem
    let followed: AVPlayerItem? =
      switch scope {
      case .all: current
      case .only(let item): current === item ? item : nil
      }
    if followed !== item { turn(to: followed) }
    guard let item, item.status == .readyToPlay else { return }
    let position = Duration(timeInterval: player.currentTime().knownSeconds)
    switch track.see(at: position, rate: Double(player.rate), time: platform.scheduler.now) {
    case .still: break
    case .played(let start, let end): tell(.playback(.content(.played(from: start, to: end))))
    case .jumped(let position): tell(.playback(.content(.jumped(to: position))))
    }
    lookAtRate(of: item, at: position)
    wakeNext(after: position)
  }

  private func lookAtRate(of item: AVPlayerItem, at position: Duration) {
    let isAtEnd =
      item.duration.isNumeric && position.timeInterval > item.duration.seconds - Self.nearEnd
    let isHalted = player.rate == 0 && !isAtEnd
    guard isHalted != self.isHalted else { return }
    self.isHalted = isHalted
    tell(.playback(.content(.halted(isHalted))))
  }

  /// The ticks come five times a second; what is due in between is looked at when it is due.
  private func wakeNext(after position: Duration) {
    let next = next(position)
    guard next != boundary?.position else { return }
    boundary?.observation.cancel()
    boundary = next.map { next in
      let time = CMTime(nanosecondsOf: next)
      let observation = PlayerObservation.boundary(at: time, of: player, on: platform.scheduler) {
        [weak self] in self?.look()
      }
      return (next, observation)
    }
  }

  // MARK: Items

  private func turn(to item: AVPlayerItem?) {
    let hadItem = self.item != nil
    letGo()
    if hadItem { tell(.playback(.content(.left))) }
    guard let item else { return }
    self.item = item
    isHalted = player.rate == 0
    let scheduler = platform.scheduler
    output = AdEventOutput(of: item, on: scheduler) { [weak self] item, events in
      self?.passed(events, of: item)
    }
    itemObservations = [
      .status(of: item, on: scheduler) { [weak self] in self?.statusChanged() },
      .notification(.AVPlayerItemDidPlayToEndTime, about: item, on: scheduler) { [weak self] in
        self?.look()
        self?.tell(.playback(.content(.ended)))
      },
      .notification(.AVPlayerItemFailedToPlayToEndTime, about: item, on: scheduler) { [weak self] in
        self?.tellFailure()
      },
    ]
  }

  private func letGo() {
    item = nil
    output?.takeOut()
    output = nil
    for observation in itemObservations { observation.cancel() }
    itemObservations = []
    boundary?.observation.cancel()
    boundary = nil
    track.reset()
  }

  private func statusChanged() {
    switch item?.status {
    case .readyToPlay:
      look()
      tell(.loaded)
    case .failed: tellFailure()
    default: break
    }
  }

  private func tellFailure() {
    tell(.failed(item?.error?.localizedDescription ?? "The player gave no reason."))
  }

  private func passed(_ events: [AdEventOutput.Passed], of item: AVPlayerItem) {
    look()
    guard item === self.item else { return }
    for event in events { tell(.playback(.content(.adEvent(event.id, at: event.position)))) }
  }
}
