import InteractiveMediaAds
import VAST

/// The media of an ad in a player.
struct SimulatedMedia {
  let id: PodAd.ID
  var duration: Duration
  var isLoaded = false
  var hasStarted = false
  var isOver = false
  /// Whether the player is to play, by request of the app or the manager.
  var wantsToPlay = false
  var isStalled = false
  var position = Duration.zero
  /// When it is given up.
  var deadline: Duration?
  /// What the manager wants to hear of.
  var milestones: ArraySlice<Duration> = []
  /// Whether the manager was told that it halts.
  var toldHalted = false

  /// 8 seconds: how long it may load, and how long it may halt.
  static let timeLimit = Duration.seconds(8)

  init(_ podAd: PodAd, now: Duration) {
    id = podAd.id
    duration = .milliseconds(SimulatedAd.of(podAd)?.milliseconds ?? 0)
    deadline = now + Self.timeLimit
  }

  var isPlaying: Bool { hasStarted && !isOver && wantsToPlay && !isStalled }
}

extension SimulatedAd {
  /// The kind of an ad.
  static func of(_ podAd: PodAd) -> SimulatedAd? {
    podAd.ad.ad.id.flatMap { SimulatedAd(rawValue: String($0.dropLast())) }
  }
}
