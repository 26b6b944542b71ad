import AdPlatform
import Foundation
import HeadlessAVFoundation

/// Notes the interstitials that cannot be played, and the assets and asset lists that are why.
@MainActor
final class StreamFailures {
  private let controller: AVPlayerInterstitialEventController
  private let timeline: StreamTimeline
  private var observers: [any NSObjectProtocol] = []
  /// Those that have ended unplayed, and whose end the app has not heard of.
  private var unplayed: Set<String> = []

  init(of controller: AVPlayerInterstitialEventController, in timeline: StreamTimeline) {
    self.controller = controller
    self.timeline = timeline
    observe(AVPlayerItem.statusDidChangeNotification, of: nil) { failures, notification in
      if let item = notification.object as? AVPlayerItem { failures.statusDidChange(of: item) }
    }
    observe(AVPlayerInterstitialEventMonitor.assetListResponseStatusDidChangeNotification, of: controller) {
      $0.assetListDidChange($1.userInfo ?? [:])
    }
    observe(AVPlayerInterstitialEventMonitor.interstitialEventWasUnscheduledNotification, of: controller) {
      $0.wasUnscheduled($1.userInfo ?? [:])
    }
  }

  func stop() {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    observers = []
  }

  /// Whether a break that ends now has been noted as one that was not played. Asked once for each end.
  func hasNoted(_ identifier: String) -> Bool { unplayed.remove(identifier) != nil }

  private func observe(
    _ name: Notification.Name,
    of object: AnyObject?,
    _ handler: @escaping @MainActor @Sendable (StreamFailures, Notification) -> Void
  ) {
    observers.append(
      NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
        [weak self] notification in
        // Posted by players, which are on the main actor, and handled before this returns.
        nonisolated(unsafe) let notification = notification
        MainActor.assumeIsolated { if let self { handler(self, notification) } }
      }
    )
  }

  private func statusDidChange(of item: AVPlayerItem) {
    guard item.status == .failed, isAsset(item) else { return }
    let name = timeline.naming((item.asset as? AVURLAsset)?.url.absoluteString ?? "")
    let reason = timeline.naming(Self.text(of: item.error))
    note("asset", reason.contains(name) ? reason : "\(name): \(reason)")
  }

  /// Items are heard of from all players; this one's are copies of what its events have.
  private func isAsset(_ item: AVPlayerItem) -> Bool {
    guard let template = item.templatePlayerItem else { return false }
    return controller.interstitialPlayer.items().contains(item)
      || controller.events.contains { $0.templateItems.contains(template) }
  }

  private func assetListDidChange(_ userInfo: [AnyHashable: Any]) {
    let key = AVPlayerInterstitialEventMonitorAssetListResponseStatusDidChangeErrorKey
    guard let error = userInfo[key] as? any Error else { return }
    let event =
      userInfo[AVPlayerInterstitialEventMonitorAssetListResponseStatusDidChangeEventKey]
      as? AVPlayerInterstitialEvent
    note("asset list", "\(event?.identifier ?? ""): \(Self.text(of: error))")
  }

  private func note(_ name: String, _ text: String) {
    timeline.record.hear(problem: timeline.naming(text), at: timeline.now)
    timeline.note(.error, name, text)
  }

  private func wasUnscheduled(_ userInfo: [AnyHashable: Any]) {
    typealias Monitor = AVPlayerInterstitialEventMonitor
    guard let event = userInfo[Monitor.interstitialEventWasUnscheduledEventKey] as? AVPlayerInterstitialEvent
    else { return }
    unplayed.insert(event.identifier)
    // The asset or the list that is why is noted as an error.
    let error = userInfo[Monitor.interstitialEventWasUnscheduledErrorKey] as? any Error
    let hasFailed = error != nil
    timeline.record.isUnscheduled(
      event.identifier,
      failure: error.map { timeline.naming(Self.text(of: $0)).forUsersOfTheTool },
      at: timeline.now,
      position: timeline.position().primary
    )
    timeline.note(.pod, hasFailed ? StreamReport.unplayed : "is empty", event.identifier)
  }

  /// What the server answered, or what is wrong with its answer; otherwise the kind of error.
  static func text(of error: (any Error)?) -> String {
    guard let error else { return "It cannot be played." }
    guard let error = error as? AVError else { return "\(error)" }
    return error.failureReason ?? error.localizedDescription
  }
}
