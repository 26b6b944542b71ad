import AdPlatform
import Foundation
import HeadlessAVFoundation

/// Tells what the interstitial events of a player bring: what interrupts the content, and the ad events in it.
@MainActor
final class InterstitialWatch {
  private let player: AVPlayer
  private let platform: Platform
  private let tell: (StreamSession.Event) -> Void
  private let monitor: AVPlayerInterstitialEventMonitor
  private var observations: [PlayerObservation] = []
  private var contentTicks: PlayerObservation?

  private var eventID: String?
  /// The media that plays, or loads.
  private var asset: AVPlayerItem?
  private var assetStatus: PlayerObservation?
  /// Whether it has been told of, which waits until it plays.
  private var isAssetTold = false
  /// How many there were in this interruption.
  private var assetCount = 0
  /// How long the assets are that have been played.
  private var playedDuration = Duration.zero
  private var outputs: [ObjectIdentifier: AdEventOutput] = [:]
  private var isHalted = false

  init(_ player: AVPlayer, on platform: Platform, tell: @escaping (StreamSession.Event) -> Void) {
    self.player = player
    self.platform = platform
    self.tell = tell
    monitor = Platform.$current.withValue(platform) {
      AVPlayerInterstitialEventMonitor(primaryPlayer: player)
    }
  }

  private static let tick = CMTime(value: 1, timescale: 5)
  /// A quarter of a second: what has not played that long yet begins.
  private static let beginning = 0.25

  func begin() {
    let scheduler = platform.scheduler
    let player = monitor.interstitialPlayer
    let eventChange = AVPlayerInterstitialEventMonitor.currentEventDidChangeNotification
    let itemChange = AVQueuePlayer.currentItemDidChangeNotification
    observations = [
      .notification(eventChange, about: monitor, on: scheduler) { [weak self] in self?.look() },
      .notification(itemChange, about: player, on: scheduler) { [weak self] in self?.look() },
      .ticks(of: player, every: Self.tick, on: scheduler) { [weak self] in self?.tick() },
    ]
    contentTicks = .ticks(of: self.player, every: Self.tick, on: scheduler) { [weak self] in self?.look() }
    look()
  }

  func end() {
    for observation in observations { observation.cancel() }
    contentTicks?.cancel()
    assetStatus?.cancel()
    observations = []
    contentTicks = nil
    takeOut(keeping: [])
  }

  // MARK: Looking

  private func look() {
    lookAtEvent()
    lookAtStart()
    guard eventID != nil else { return }
    lookAtAsset()
    lookAtRate()
  }

  private func tick() {
    look()
    guard let asset, isAssetTold, !isHalted else { return }
    tell(.progress(position, of: length(with: asset)))
  }

  /// The stream has started when something of it plays: the content, or what comes before it.
  private func lookAtStart() {
    let shown = eventID == nil ? player : monitor.interstitialPlayer
    guard contentTicks != nil, shown.currentItem != nil, shown.timeControlStatus == .playing else { return }
    contentTicks?.cancel()
    contentTicks = nil
    tell(.streamPlays)
  }

  private func lookAtEvent() {
    let event = monitor.currentEvent
    guard event?.identifier != eventID else { return }
    leaveAsset()
    eventID = event?.identifier
    guard let event else {
      takeOut(keeping: [])
      return tell(.playback(.ended))
    }
    begin(event)
  }

  private func begin(_ event: AVPlayerInterstitialEvent) {
    assetCount = 0
    playedDuration = .zero
    isHalted = false
    let contentTime = Duration(timeInterval: player.currentTime().knownSeconds)
    tell(.playback(.began(contentTime: contentTime, isPreRoll: event.cue == .joinCue)))
  }

  private func lookAtAsset() {
    let items = monitor.interstitialPlayer.items()
    for item in items where outputs[ObjectIdentifier(item)]?.item !== item {
      outputs[ObjectIdentifier(item)] = AdEventOutput(of: item, on: platform.scheduler) {
        [weak self] item, events in
        self?.passed(events, of: item)
      }
    }
    guard let item = monitor.interstitialPlayer.currentItem else { return }
    if item !== asset { turn(to: item, of: items) }
    guard !isAssetTold, item.status == .readyToPlay, isPlaying else { return }
    isAssetTold = true
    let isFromBeginning = assetCount > 1 || isFirstAsset(item) && position.timeInterval < Self.beginning
    tell(.playback(.asset(item.url, fromBeginning: isFromBeginning)))
  }

  private var isPlaying: Bool { monitor.interstitialPlayer.timeControlStatus == .playing }

  private func turn(to item: AVPlayerItem, of items: [AVPlayerItem]) {
    leaveAsset()
    if assetCount > 0, let event = monitor.currentEvent, let template = event.templateItems.first,
      item.templatePlayerItem === template
    {
      // A seek went to the event: it begins again.
      begin(event)
    }
    asset = item
    assetCount += 1
    assetStatus = .status(of: item, on: platform.scheduler) { [weak self] in self?.look() }
    takeOut(keeping: items)
  }

  private func leaveAsset() {
    guard let asset else { return }
    if isAssetTold {
      playedDuration += Duration(timeInterval: asset.duration.knownSeconds)
    } else if asset.status != .readyToPlay {
      tell(.playback(.lostAsset(asset.url, asset.error.map { "\($0.localizedDescription)" })))
    }
    assetStatus?.cancel()
    assetStatus = nil
    self.asset = nil
    isAssetTold = false
  }

  private func isFirstAsset(_ item: AVPlayerItem) -> Bool {
    guard let first = monitor.currentEvent?.templateItems.first?.url else { return true }
    return first == item.url
  }

  private func takeOut(keeping items: [AVPlayerItem]) {
    let kept = Set(items.map(ObjectIdentifier.init))
    for (id, output) in outputs where !kept.contains(id) {
      output.takeOut()
      outputs[id] = nil
    }
  }

  private func lookAtRate() {
    let own = monitor.interstitialPlayer
    // With its last item played the player has nothing to play, and that is no pause.
    let isOwnPaused = own.currentItem != nil && own.timeControlStatus == .paused
    let isHalted = isAssetTold && (player.rate == 0 || isOwnPaused)
    guard isHalted != self.isHalted else { return }
    self.isHalted = isHalted
    tell(.playback(.halted(isHalted)))
  }

  private func passed(_ events: [AdEventOutput.Passed], of item: AVPlayerItem) {
    // What stands at the end of media comes when the player is further already.
    if item !== asset || !isAssetTold { look() }
    guard item === asset else { return }
    for event in events { tell(.playback(.adEvent(event.id, at: event.position))) }
  }

  // MARK: Times

  private var position: Duration {
    Duration(timeInterval: monitor.interstitialPlayer.currentTime().knownSeconds)
  }

  /// How long the interruption is: nil while the media does not say.
  private func length(with asset: AVPlayerItem) -> Duration? {
    let items = monitor.interstitialPlayer.items()
    guard items.allSatisfy(\.duration.isNumeric), asset.duration.isNumeric else { return nil }
    let whole = items.reduce(playedDuration) { $0 + Duration(timeInterval: $1.duration.knownSeconds) }
    guard let limit = monitor.currentEvent?.playoutLimit, limit.isNumeric, limit >= .zero else {
      return whole
    }
    return min(whole, Duration(timeInterval: limit.seconds))
  }
}

extension AVPlayerItem {
  fileprivate var url: URL? { (asset as? AVURLAsset)?.url }
}
