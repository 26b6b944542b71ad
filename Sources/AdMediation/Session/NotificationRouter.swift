import AdPlatform
import Foundation
import Synchronization

/// Finds the session of the ad that a network reports on, from any thread.
///
/// Ads are told apart by identity and held weakly: an address that is used again belongs to another ad.
/// Notifications for an ad that nobody has got yet are kept until somebody does.
final class NotificationRouter: Sendable {
  static let shared = NotificationRouter()

  fileprivate enum Destination {
    case held([NativeAdNotification])
    case tracked(WeakTracker)
    /// The publisher let go of the ad, or never got it; whoever still reports on it is written down there.
    case ended(AdEventLog, any Scheduler, AdAnomaly)
  }

  fileprivate struct Entry {
    let ad: WeakIdentity
    let className: String
    var destination: Destination
  }

  fileprivate struct State {
    var entries: [ObjectIdentifier: Entry] = [:]
    /// Notifications for ads that are gone and were never delivered.
    var lost: [AdEvent] = []
    var sweepAt = 64
  }

  private let state = Mutex(State())

  /// Passes a notification on to the session of the ad, at once on the main actor and through its scheduler's inbox
  /// otherwise; keeps it if there is no session yet.
  func route(_ notification: NativeAdNotification, for ad: any MediatedUnifiedNativeAd) {
    let onMainActor = MainActor.isCurrent
    let className = String(reflecting: type(of: ad))
    let identity = WeakIdentity(ad)
    let destination: Destination? = state.withLock { state in
      if let entry = state.entries[identity.key], entry.ad.isSame(as: identity) {
        guard case .held(let held) = entry.destination else { return entry.destination }
        state.hold(notification, after: held, for: identity, className: className)
        return nil
      }
      state.hold(notification, after: [], for: identity, className: className)
      return nil
    }
    switch destination {
    case .tracked(let tracker):
      tracker.scheduler.deliver {
        tracker.value?.networkReported(notification, fromBackground: !onMainActor)
      }
    case .ended(let log, let scheduler, let anomaly):
      scheduler.deliver {
        log.record(AdEvent(time: scheduler.now, name: notification.rawValue, anomaly: anomaly))
      }
    case .held, nil: break
    }
  }

  /// From now on the ad's notifications go to this session.
  ///
  /// - Returns: the notifications that came before, in order.
  func connect(_ ad: any MediatedUnifiedNativeAd, to tracker: WeakTracker) -> [NativeAdNotification] {
    replace(ad, .tracked(tracker))
  }

  /// From now on the ad's notifications are only written down. Those that came before are, too.
  func end(
    _ ad: any MediatedUnifiedNativeAd,
    log: AdEventLog,
    scheduler: any Scheduler,
    anomaly: AdAnomaly
  ) -> [NativeAdNotification] {
    replace(ad, .ended(log, scheduler, anomaly))
  }

  /// The notifications that no session has claimed.
  var unclaimed: [AdEvent] {
    state.withLock { state in
      state.lost
        + state.entries.values
        .sorted { $0.className < $1.className }
        .flatMap { $0.unclaimedEvents }
    }
  }

  private func replace(
    _ ad: any MediatedUnifiedNativeAd,
    _ destination: Destination
  ) -> [NativeAdNotification] {
    let className = String(reflecting: type(of: ad))
    let identity = WeakIdentity(ad)
    return state.withLock { state in
      var held: [NativeAdNotification] = []
      if let entry = state.entries[identity.key], entry.ad.isSame(as: identity),
        case .held(let notifications) = entry.destination
      {
        held = notifications
      }
      state.insert(Entry(ad: identity, className: className, destination: destination))
      return held
    }
  }
}

extension NotificationRouter.State {
  fileprivate mutating func hold(
    _ notification: NativeAdNotification,
    after held: [NativeAdNotification],
    for identity: WeakIdentity,
    className: String
  ) {
    guard held.count < MediationLimits.maximumHeldNotifications else {
      return lose([notification], className: className)
    }
    insert(.init(ad: identity, className: className, destination: .held(held + [notification])))
  }

  fileprivate mutating func insert(_ entry: NotificationRouter.Entry) {
    if let old = entries[entry.ad.key], !old.ad.isAlive { forget(old) }
    entries[entry.ad.key] = entry
    if entries.count >= sweepAt { sweep() }
  }

  /// Removes the entries of ads that are gone. Twice as many entries as were left alive make the next sweep, so
  /// that an insertion costs the same on average however many ads there are.
  private mutating func sweep() {
    for (key, entry) in entries where !entry.ad.isAlive {
      forget(entry)
      entries[key] = nil
    }
    sweepAt = max(64, entries.count * 2)
  }

  private mutating func forget(_ entry: NotificationRouter.Entry) {
    if case .held(let notifications) = entry.destination {
      lose(notifications, className: entry.className)
    }
  }

  private mutating func lose(_ notifications: [NativeAdNotification], className: String) {
    lost += notifications.map { AdEvent(unclaimed: $0, className: className) }
    lost.removeFirst(max(0, lost.count - MediationLimits.maximumUnclaimedAds))
  }
}

extension NotificationRouter.Entry {
  fileprivate var unclaimedEvents: [AdEvent] {
    guard case .held(let notifications) = destination else { return [] }
    return notifications.map { AdEvent(unclaimed: $0, className: className) }
  }
}

extension AdEvent {
  /// A notification without a host has no time.
  fileprivate init(unclaimed notification: NativeAdNotification, className: String) {
    self.init(
      time: .zero,
      name: notification.rawValue,
      details: ["className": className],
      anomaly: .adNotDelivered
    )
  }
}

/// Which object it was, and whether it still is.
///
/// Unchecked because the object itself is never used, only compared: any thread may do that.
private struct WeakIdentity: @unchecked Sendable {
  let key: ObjectIdentifier
  private weak var object: AnyObject?

  init(_ object: AnyObject) {
    key = ObjectIdentifier(object)
    self.object = object
  }

  var isAlive: Bool { object != nil }

  /// Two identities of one address are of one object if the older one's is still alive.
  func isSame(as newer: WeakIdentity) -> Bool { key == newer.key && isAlive }
}
