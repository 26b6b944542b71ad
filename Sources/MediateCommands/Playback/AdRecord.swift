import AdPlatform
import InteractiveMediaAds

/// An ad that was to play, and what became of it.
struct AdRecord: Equatable, Sendable, Encodable {
  enum Outcome: String, Equatable, Sendable, Encodable {
    /// Loaded; it has not begun.
    case loaded
    /// It began and did not play to its end.
    case started
    case completed
    case skipped
    case failed
  }

  /// The ad server's name for it. Empty if it has none.
  var id: String
  /// Empty if it has none.
  var title: String
  var system: String
  var advertiser: String
  /// In its pod, from 1.
  var position: Int
  /// The ads of its pod.
  var total: Int
  /// As the response states it; nil if it does not.
  var duration: Duration?
  /// Since the run began: when the app first heard of it.
  var known: Duration
  /// Since the run began; nil for one that was not heard to start.
  var start: Duration?
  /// Since the run began; of an ad that failed, when.
  var end: Duration?
  var outcome = Outcome.loaded
  /// Why it failed.
  var reason: String?
  /// The tracking URLs that were called for it.
  var calls = TrackingCounts()

  /// An ad that has loaded.
  @MainActor
  init(_ ad: Ad, at time: Duration) {
    known = time
    id = ad.adId
    title = ad.adTitle
    system = ad.adSystem
    advertiser = ad.advertiserName
    position = ad.adPodInfo.adPosition
    total = ad.adPodInfo.totalAds
    duration = ad.duration > 0 ? Duration(timeInterval: ad.duration) : nil
  }

  /// Whether it is this ad.
  @MainActor
  func isSame(as ad: Ad) -> Bool { id == ad.adId && position == ad.adPodInfo.adPosition }

  /// Takes in an event of the ad.
  mutating func hear(_ type: AdEventType, at time: Duration) {
    switch type {
    case .STARTED:
      start = start ?? time
      outcome = .started
    // Who joins a stream in the middle of an ad hears only of the rest.
    case .FIRST_QUARTILE, .MIDPOINT, .THIRD_QUARTILE: if outcome == .loaded { outcome = .started }
    case .COMPLETE: end(.completed, at: time)
    case .SKIPPED: end(.skipped, at: time)
    default: break
    }
  }

  mutating func fail(at time: Duration) {
    outcome = .failed
    end = time
  }

  private mutating func end(_ outcome: Outcome, at time: Duration) {
    self.outcome = outcome
    end = time
  }
}

/// How often tracking URLs were called, by their events, in the order of the first calls.
struct TrackingCounts: Equatable, Sendable, Encodable {
  private(set) var events: [String] = []
  private var counts: [String: Int] = [:]

  var total: Int { counts.values.reduce(0, +) }

  subscript(event: String) -> Int { counts[event] ?? 0 }

  mutating func add(_ event: String) {
    if counts.updateValue(self[event] + 1, forKey: event) == nil { events.append(event) }
  }

  func encode(to encoder: any Encoder) throws { try counts.encode(to: encoder) }
}
