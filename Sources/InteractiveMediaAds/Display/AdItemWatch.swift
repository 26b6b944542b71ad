internal import Foundation

/// What a video display tells of the ad in it, decided from what is seen of the player: no player, no clock, no
/// delegate.
///
/// Pauses are seen, not assumed, so that one made by the app or in the window of picture-in-picture is told too.
struct AdItemWatch {
  enum Event: Hashable {
    /// The media can be played.
    case ready(total: TimeInterval)
    /// The player was looked at.
    case seen(Sight)
    /// Data is missing.
    case stalled
    /// The media has played to its end.
    case ended(total: TimeInterval)
    /// The media cannot be played, or not any more.
    case failed
  }

  /// A look at the player.
  struct Sight: Hashable {
    /// Whether its rate is not 0.
    var wantsToPlay: Bool
    /// Whether it plays, and waits for nothing.
    var isPlaying: Bool
    var time: TimeInterval
    var total: TimeInterval
    var buffered: TimeInterval
  }

  enum Effect: Hashable {
    case didLoad, didStart, didPause, didResume, didComplete, didFail
    case didStartBuffering, isPlaybackReady
    case didBuffer(to: TimeInterval)
    case didProgress(TimeInterval, total: TimeInterval)
  }

  private enum Phase {
    case loading
    /// It can be played, and has not yet.
    case ready
    /// It has begun to play, and was not paused.
    case playing
    case paused
    /// It has ended or failed.
    case over
  }

  private var phase = Phase.loading
  private var isBuffering = false
  private var buffered: TimeInterval = 0
  private var progress: TimeInterval?

  mutating func handle(_ event: Event) -> [Effect] {
    switch event {
    case .ready(let total): load(total: total)
    case .seen(let sight): see(sight)
    case .stalled: stall()
    case .ended(let total): end(total: total)
    case .failed: fail()
    }
  }

  private mutating func load(total: TimeInterval) -> [Effect] {
    guard phase == .loading else { return [] }
    phase = .ready
    return [.didLoad, .isPlaybackReady]
  }

  private mutating func see(_ sight: Sight) -> [Effect] {
    guard phase != .loading, phase != .over else { return [] }
    var effects: [Effect] = []
    if sight.buffered > buffered {
      buffered = sight.buffered
      effects.append(.didBuffer(to: buffered))
    }
    switch phase {
    case .loading, .over:
      break
    case .ready:
      if sight.isPlaying {
        phase = .playing
        effects.append(.didStart)
      }
    case .playing:
      // At the end the player halts by itself.
      if !sight.wantsToPlay, sight.time < sight.total || sight.total == 0 {
        phase = .paused
        effects.append(.didPause)
      }
    case .paused:
      if sight.wantsToPlay {
        phase = .playing
        effects.append(.didResume)
      }
    }
    if isBuffering, sight.isPlaying {
      isBuffering = false
      effects.append(.isPlaybackReady)
    }
    return effects + advance(to: sight)
  }

  private mutating func advance(to sight: Sight) -> [Effect] {
    guard phase == .playing, sight.time != progress else { return [] }
    progress = sight.time
    return [.didProgress(sight.time, total: sight.total)]
  }

  private mutating func stall() -> [Effect] {
    guard phase == .playing || phase == .ready, !isBuffering else { return [] }
    isBuffering = true
    return [.didStartBuffering]
  }

  private mutating func end(total: TimeInterval) -> [Effect] {
    switch phase {
    case .loading, .over: return []
    case .ready:
      // Too short to be seen playing.
      phase = .over
      return [.didStart, .didComplete]
    case .playing, .paused:
      phase = .over
      return [.didComplete]
    }
  }

  private mutating func fail() -> [Effect] {
    guard phase != .over else { return [] }
    phase = .over
    return [.didFail]
  }
}
