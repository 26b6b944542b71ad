import AdPlatform
import Foundation
import HLS

extension InterstitialCoordinator {
  /// How long an interstitial may stand still before its asset counts as failed: longer than a request may take.
  static let patience = HTTPLimits.timeout + .seconds(5)

  func perform(_ effects: [InterstitialPlayback.Effect]) {
    for effect in effects { perform(effect) }
  }

  func perform(_ effect: InterstitialPlayback.Effect) {
    switch effect {
    case .begin(let id, _): begin(id)
    case .loadAssets(let id, let offset): loadAssets(of: id, from: offset)
    case .playAsset(let id, let index, let start, let end): play(id, index, from: start, until: end)
    case .end(_, let reason):
      announceEnd(reason)
      endRun()
    case .moveContent(let jump): player?.handle(.move(to: jump.to))
    case .playContent, .finish:
      // Otherwise the content would pass, or end, where it is to stop at once.
      setStop()
      // The event is over before the content plays on, or ends.
      announceCurrentEvent()
      player?.handle(.proceed)
    case .setInterstitialRate(let rate): setRate(Float(rate))
    // The machine keeps its refusals.
    case .refuse: break
    }
  }

  private func begin(_ id: String) {
    player?.handle(.suspend)
    run = event(id).map(InterstitialRun.init)
    setRate(player?.rate ?? 0)
  }

  /// The rate of the interstitial: the content's, but forward, and no higher than the event allows.
  func setRate(_ rate: Float) {
    let rate = abs(rate)
    let allowed = machine.maximumRate.map { min(rate, Float($0)) } ?? rate
    interstitialPlayer.handle(.setRate(PlaybackRate(allowed)))
  }

  func endRun() {
    run?.pending?.cancel()
    run = nil
    arrange { interstitialPlayer.removeAllItems() }
    interstitialPlayer.handle(.setRate(.zero))
  }

  private func arrange(_ work: () -> Void) {
    isArranging = true
    work()
    isArranging = false
  }

  // MARK: Assets

  private func play(_ id: String, _ index: Int, from start: Duration, until end: Duration?) {
    guard let run, run.event.identifier == id, run.items.indices.contains(index) else {
      return handle(.assetFailed(id: id, index: index, at: start))
    }
    run.index = index
    let item = run.items[index]
    arrange {
      if !interstitialPlayer.items().contains(item) {
        interstitialPlayer.removeAllItems()
        for item in run.items[index...] { interstitialPlayer.insert(item, after: nil) }
      }
      while interstitialPlayer.currentItem !== item { interstitialPlayer.advanceToNextItem() }
    }
    if start != interstitialPlayer.position { interstitialPlayer.handle(.move(to: start)) }
    interstitialPlayer.handle(.stop(at: end))
    interstitialPlayer.handle(.proceed)
    setRate(player?.rate ?? 0)
    watch(run)
  }

  /// Looks from time to time whether the playhead moves.
  private func watch(_ run: InterstitialRun) {
    run.pending?.cancel()
    run.lastPosition = interstitialPlayer.position
    run.pending = platform.scheduler.schedule(after: Self.patience) { [weak self, weak run] in
      guard let self, let run, self.run === run else { return }
      guard player != nil else { return endRun() }
      let position = interstitialPlayer.position
      guard position == run.lastPosition, interstitialPlayer.rate != 0 else { return watch(run) }
      let index = run.index
      let seconds = Self.patience.components.seconds
      interstitialPlayer.handle(
        .giveUp(reason: "It has not played on for \(seconds) s: check that its server answers.")
      )
      // A player that has nothing to give up leaves the event to the machine.
      guard self.run === run, run.index == index else { return }
      handle(.assetFailed(id: run.event.identifier, index: index, at: position))
    }
  }

  private func loadAssets(of id: String, from offset: Duration) {
    guard let run, run.event.identifier == id,
      let url = run.event.origin?.assetListURL(primaryID: primaryID, startOffset: offset)
    else { return handle(.assetListFailed(id: id)) }
    let client = (item?.loader?.platform ?? platform).httpClient
    run.pending = client.send(HTTPRequest(url: url)) { [weak self, weak run] result in
      guard let self, let run, self.run === run else { return }
      run.pending = nil
      received(result, for: run, from: offset)
    }
  }

  private func received(
    _ result: Result<HTTPResponse, HTTPError>,
    for run: InterstitialRun,
    from offset: Duration
  ) {
    do {
      let response = try result.get()
      let list = try AssetList(data: response.body)
      run.event.assetListResponse =
        try JSONSerialization.jsonObject(with: response.body) as? [AnyHashable: Any]
      announce(run.event, .available, nil)
      let templates = list.assets.map { item(for: $0, at: response.url) }
      let durations = list.assets.map { Optional($0.duration) }
      let isTrimmed = isTrimmed(list, of: run.event, to: offset)
      run.makeItems(like: templates)
      // What begins in the middle is no good for a viewer who comes back.
      if !isTrimmed { (run.event.templateItems, run.event.listedDurations) = (templates, durations) }
      let start = isTrimmed ? offset : .zero
      handle(.assetsLoaded(id: run.event.identifier, durations: durations, from: start))
    } catch {
      run.failure = error
      announce(run.event, .unavailable, error)
      handle(.assetListFailed(id: run.event.identifier))
    }
  }

  /// A server may leave out what lies before the offset that it was asked for; nothing but the lengths say so.
  private func isTrimmed(
    _ list: AssetList,
    of event: AVPlayerInterstitialEvent,
    to offset: Duration
  ) -> Bool {
    guard offset > .zero, let planned = event.plannedDuration.duration else { return false }
    return list.assets.reduce(.zero) { $0 + $1.duration } <= planned - offset
  }

  private func item(for asset: AssetList.Asset, at base: URL) -> AVPlayerItem {
    // What is not a URL cannot be loaded, and is passed over like anything else that cannot.
    let url = URL(string: asset.uri, relativeTo: base)?.absoluteURL ?? base
    return Platform.$current.withValue(item?.loader?.platform ?? platform) {
      AVPlayerItem(asset: AVURLAsset(playlist: Self.naming(primaryID, in: url)))
    }
  }

  /// Source: RFC 8216bis, appendix D.4.
  private static func naming(_ primaryID: String, in url: URL) -> URL {
    guard var components = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return url }
    let query = components.percentEncodedQuery ?? ""
    guard !query.contains("_HLS_primary_id=") else { return url }
    components.percentEncodedQuery = query + (query.isEmpty ? "" : "&") + "_HLS_primary_id=\(primaryID)"
    return components.url ?? url
  }

  /// Tells of an event that could not be played, or has nothing to play.
  private func announceEnd(_ reason: InterstitialPlayback.EndReason) {
    typealias Monitor = AVPlayerInterstitialEventMonitor
    guard let run, [.failed, .nothingToPlay].contains(reason) else { return }
    var userInfo: [String: Any] = [Monitor.interstitialEventWasUnscheduledEventKey: run.event]
    if reason == .failed {
      userInfo[Monitor.interstitialEventWasUnscheduledErrorKey] = run.failure ?? AVError(.unknown)
    }
    notify(Monitor.interstitialEventWasUnscheduledNotification, userInfo)
  }

  private func announce(
    _ event: AVPlayerInterstitialEvent,
    _ status: AVPlayerInterstitialEvent.AssetListResponseStatus,
    _ error: (any Error)?
  ) {
    var userInfo: [String: Any] = [
      AVPlayerInterstitialEventMonitorAssetListResponseStatusDidChangeEventKey: event,
      AVPlayerInterstitialEventMonitorAssetListResponseStatusDidChangeStatusKey: status,
    ]
    userInfo[AVPlayerInterstitialEventMonitorAssetListResponseStatusDidChangeErrorKey] = error
    notify(AVPlayerInterstitialEventMonitor.assetListResponseStatusDidChangeNotification, userInfo)
  }
}

/// An event that plays: its items, and which one it is at.
@MainActor
final class InterstitialRun {
  let event: AVPlayerInterstitialEvent
  /// Copies of the event's items.
  private(set) var items: [AVPlayerItem] = []
  /// The item that plays.
  var index = 0
  /// The playhead's position when it was last read, to see whether it moves.
  var lastPosition: Duration?
  /// Why the asset list, or the last asset that failed, cannot be played.
  var failure: (any Error)?
  /// The request for the asset list, or the observer of the playhead.
  var pending: (any Cancellable)?

  init(_ event: AVPlayerInterstitialEvent) {
    self.event = event
    makeItems(like: event.templateItems)
  }

  func makeItems(like templates: [AVPlayerItem]) {
    items = templates.map { template in
      let item = AVPlayerItem(asset: template.asset)
      item.templatePlayerItem = template
      return item
    }
  }
}
