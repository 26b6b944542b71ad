import AdPlatform
import Foundation
import HeadlessAVFoundation

/// A player whose content is interrupted, and what there is to see of it.
@MainActor
final class Interruption {
  let broadcast: Broadcast
  let player: AVPlayer
  let monitor: AVPlayerInterstitialEventMonitor
  let log: Log
  private var tokens: [any NSObjectProtocol] = []

  /// Content of a hundred seconds, unless told otherwise.
  init(_ item: AVPlayerItem? = nil, on broadcast: Broadcast = Broadcast()) {
    self.broadcast = broadcast
    log = broadcast.log
    let player = broadcast.player(item ?? broadcast.item(lasting: .seconds(100)))
    self.player = player
    monitor = broadcast.make { AVPlayerInterstitialEventMonitor(primaryPlayer: player) }
    listen()
  }

  /// Records each event as it begins and each return to the content: the time, what plays, where the content is.
  private func listen() {
    let name = AVPlayerInterstitialEventMonitor.currentEventDidChangeNotification
    tokens.append(
      NotificationCenter.default.addObserver(forName: name, object: monitor, queue: nil) { [weak self] _ in
        MainActor.assumeIsolated { self?.note() }
      }
    )
    let end = Notification.Name.AVPlayerItemDidPlayToEndTime
    tokens.append(
      NotificationCenter.default.addObserver(forName: end, object: player.currentItem, queue: nil) {
        [weak self] _ in
        MainActor.assumeIsolated { self?.note("end") }
      }
    )
  }

  private func note(_ word: String? = nil) {
    let name = word ?? monitor.currentEvent?.identifier ?? "content"
    log.add("\(Self.text(now)) \(name) @\(Self.text(player.seconds))")
  }

  func stop() {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    tokens = []
  }

  var now: Double { (broadcast.scheduler.now / .milliseconds(1)).rounded() / 1000 }

  static func text(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(number)
  }

  var item: AVPlayerItem { player.currentItem ?? broadcast.item(lasting: .zero) }

  /// An event of assets of these lengths.
  func event(
    _ id: String,
    at time: Double,
    _ lengths: [Int] = [10],
    offset: CMTime = .zero,
    change: (AVPlayerInterstitialEvent) -> Void = { _ in }
  ) -> AVPlayerInterstitialEvent {
    let event = AVPlayerInterstitialEvent(
      primaryItem: item,
      identifier: id,
      time: seconds(time),
      templateItems: lengths.map { broadcast.item(lasting: .seconds($0)) },
      resumptionOffset: offset
    )
    change(event)
    return event
  }

  /// The controller is gone as soon as it has done its work.
  func set(_ events: [AVPlayerInterstitialEvent]?) {
    broadcast.make { AVPlayerInterstitialEventController(primaryPlayer: player).events = events }
  }

  /// Where the item of the interstitial player is.
  var adSeconds: Double { monitor.interstitialPlayer.seconds }

  func advance(_ seconds: Double) { broadcast.advance(seconds) }

  func seek(_ time: Double) {
    player.seek(to: seconds(time)) { [log] in if !$0 { log.add("refused") } }
  }
}
