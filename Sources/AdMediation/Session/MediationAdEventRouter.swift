package import AdPlatform
package import Foundation
import Synchronization

/// Gets what a network reports on one ad.
@MainActor
package protocol MediationAdEventReceiver: AnyObject, Sendable {
  /// - Parameter fromBackground: whether the network called off the main actor.
  func networkReported(_ adEvent: MediationAdEvent, fromBackground: Bool)
}

/// Finds the session of the ad that a network reports on, from any thread.
///
/// What a custom event reports on is its mediated ad; a mediation adapter reports to the event delegate of its ad,
/// which stands for the ad here. Both are told apart by identity and held weakly: an address that is used again
/// belongs to another ad.
/// Keeps notifications for an ad until a publisher has received it.
package final class MediationAdEventRouter: Sendable {
  package static let shared = MediationAdEventRouter()

  fileprivate enum Destination {
    case held([MediationAdEvent])
    case tracked(WeakReceiver)
    /// The publisher has released the ad, or never got it: later events go to the log.
    case ended(AdEventLog, any Scheduler, AdAnomaly)
  }

  fileprivate struct Entry {
    let ad: WeakIdentity
    var destination: Destination
  }

  /// Entries that are no longer in the table. They hold logs and schedulers, and releasing those may report
  /// something: they are released outside the lock.
  fileprivate struct Removed {
    var replaced: Entry?
    var swept: [Entry] = []
  }

  fileprivate struct State {
    var entries: [ObjectIdentifier: Entry] = [:]
    /// Notifications for ads that are gone and were never delivered.
    var lost: [AdLogEntry] = []
    var sweepAt = 64
  }

  private let state = Mutex(State())

  /// Passes an event on to the session of the ad, at once on the main actor and through its scheduler's inbox
  /// otherwise; keeps it if there is no session yet.
  func route(_ adEvent: MediationAdEvent, for ad: any NSObjectProtocol) {
    let isOnMainActor = MainActor.isCurrent
    let identity = WeakIdentity(ad)
    let (destination, removed) = state.withLock { state -> (Destination?, Removed) in
      guard let entry = state.entry(of: identity) else {
        return (nil, state.hold(adEvent, after: [], for: identity))
      }
      guard case .held(let held) = entry.destination else { return (entry.destination, Removed()) }
      return (nil, state.hold(adEvent, after: held, for: identity))
    }
    withExtendedLifetime(removed) {}
    switch destination {
    case .tracked(let receiver):
      guard isOnMainActor else {
        return receiver.scheduler.post { receiver.networkReported(adEvent, fromBackground: true) }
      }
      MainActor.assumeIsolated {
        receiver.scheduler.inbox.drainForDelivery()
        receiver.networkReported(adEvent, fromBackground: false)
      }
    case .ended(let log, let scheduler, let anomaly):
      scheduler.deliver { log.record(adEvent, anomaly, at: scheduler.now) }
    case .held, nil: break
    }
  }

  /// From now on the ad's events go to this receiver, which is held weakly, and to the log once it is gone.
  ///
  /// - Returns: the events that came before, in order.
  package func connect(
    _ ad: any NSObjectProtocol,
    to receiver: any MediationAdEventReceiver,
    on scheduler: any Scheduler,
    log: AdEventLog
  ) -> [MediationAdEvent] {
    replace(ad, .tracked(WeakReceiver(value: receiver, scheduler: scheduler, log: log)))
  }

  /// From now on the events of an ad that its publisher had are only logged.
  func release(_ ad: any NSObjectProtocol, log: AdEventLog, scheduler: any Scheduler) {
    _ = replace(ad, .ended(log, scheduler, .afterRelease))
  }

  /// Only logs the events of an ad that arrived too late for its request, unless the same object was delivered before.
  ///
  /// - Returns: the events that it reported earlier, in order.
  func discard(
    _ ad: any NSObjectProtocol,
    log: AdEventLog,
    scheduler: any Scheduler
  ) -> [MediationAdEvent] {
    replace(ad, .ended(log, scheduler, .adNotDelivered), unlessTracked: true)
  }

  /// The events that no session has claimed.
  var unclaimed: [AdLogEntry] {
    state.withLock { state in
      state.lost
        + state.entries.values
        .map { (className: $0.ad.className, events: $0.unclaimedEvents) }
        .sorted { $0.className < $1.className }
        .flatMap(\.events)
    }
  }

  private func replace(
    _ ad: any NSObjectProtocol,
    _ destination: Destination,
    unlessTracked: Bool = false
  ) -> [MediationAdEvent] {
    let identity = WeakIdentity(ad)
    let (held, removed) = state.withLock { state -> ([MediationAdEvent], Removed) in
      if unlessTracked, case .tracked = state.entry(of: identity)?.destination { return ([], Removed()) }
      let removed = state.insert(Entry(ad: identity, destination: destination))
      guard case .held(let adEvents) = removed.replaced?.destination, removed.replaced?.ad.isAlive == true
      else { return ([], removed) }
      return (adEvents, removed)
    }
    withExtendedLifetime(removed) {}
    return held
  }

  /// How many ads are known, for tests.
  var entryCount: Int { state.withLock { $0.entries.count } }
}

extension MediationAdEventRouter.State {
  fileprivate func entry(of identity: WeakIdentity) -> MediationAdEventRouter.Entry? {
    guard let entry = entries[identity.key], entry.ad.isSame(as: identity) else { return nil }
    return entry
  }

  fileprivate mutating func hold(
    _ adEvent: MediationAdEvent,
    after held: [MediationAdEvent],
    for identity: WeakIdentity
  ) -> MediationAdEventRouter.Removed {
    guard held.count < MediationLimits.maximumHeldAdEvents else {
      lose([adEvent], className: identity.className)
      return MediationAdEventRouter.Removed()
    }
    return insert(.init(ad: identity, destination: .held(held + [adEvent])))
  }

  fileprivate mutating func insert(_ entry: MediationAdEventRouter.Entry) -> MediationAdEventRouter.Removed {
    var removed = MediationAdEventRouter.Removed(replaced: entries.updateValue(entry, forKey: entry.ad.key))
    if let old = removed.replaced, !old.ad.isAlive { forget(old) }
    if entries.count >= sweepAt { removed.swept = sweep() }
    return removed
  }

  /// Removes the entries of ads that are gone. Twice as many entries as were left alive make the next sweep, so
  /// that an insertion costs the same on average however many ads there are.
  private mutating func sweep() -> [MediationAdEventRouter.Entry] {
    let dead = entries.values.filter { !$0.ad.isAlive }
    for entry in dead {
      forget(entry)
      entries[entry.ad.key] = nil
    }
    sweepAt = max(64, entries.count * 2)
    return dead
  }

  private mutating func forget(_ entry: MediationAdEventRouter.Entry) {
    if case .held(let adEvents) = entry.destination {
      lose(adEvents, className: entry.ad.className)
    }
  }

  private mutating func lose(_ adEvents: [MediationAdEvent], className: String) {
    lost += adEvents.map { AdLogEntry(unclaimed: $0, className: className) }
    lost.removeFirst(max(0, lost.count - MediationLimits.maximumUnclaimedAdEvents))
  }
}

extension MediationAdEventRouter.Entry {
  fileprivate var unclaimedEvents: [AdLogEntry] {
    guard case .held(let adEvents) = destination else { return [] }
    return adEvents.map { AdLogEntry(unclaimed: $0, className: ad.className) }
  }
}

extension AdLogEntry {
  /// An event without a host has no time.
  fileprivate init(unclaimed adEvent: MediationAdEvent, className: String) {
    self.init(
      time: .zero,
      name: adEvent.name,
      details: ["className": className],
      anomaly: .adNotDelivered
    )
  }
}

/// A receiver that the table does not keep alive.
private struct WeakReceiver: Sendable {
  weak var value: (any MediationAdEventReceiver)?
  let scheduler: any Scheduler
  let log: AdEventLog

  /// Passes an event on. One that was under way when the publisher released the ad is logged.
  @MainActor
  func networkReported(_ adEvent: MediationAdEvent, fromBackground: Bool) {
    guard let value else { return log.record(adEvent, .afterRelease, at: scheduler.now) }
    value.networkReported(adEvent, fromBackground: fromBackground)
  }
}

/// Which object it was, of which class, and whether it still is.
///
/// Unchecked because the object itself is never used, only compared: any thread may do that.
private struct WeakIdentity: @unchecked Sendable {
  let key: ObjectIdentifier
  private let type: AnyClass
  private weak var object: AnyObject?

  init(_ object: AnyObject) {
    key = ObjectIdentifier(object)
    type = Swift.type(of: object)
    self.object = object
  }

  /// The name in reports: made when one is, for that takes longer than all else here.
  var className: String { String(reflecting: type) }

  var isAlive: Bool { object != nil }

  /// Two identities of one address are of one object if the older one's is still alive.
  func isSame(as newer: WeakIdentity) -> Bool { key == newer.key && isAlive }
}
