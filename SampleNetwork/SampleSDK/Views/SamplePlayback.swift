/// Where a video stands: decides what playing, pausing and the end of the film mean, without a clock.
struct SamplePlayback: Hashable {
  enum State: Hashable {
    /// Stands still at a position, at first at the start.
    case paused(at: Duration)
    /// Was at a position at a time, and has moved on with time since.
    case playing(from: Duration, since: Duration)
    /// Stands at the end.
    case ended
  }

  enum Event: Hashable {
    case play, pause, reachEnd
    /// The user drags the film to its end.
    case skipToEnd
  }

  enum Effect: Hashable {
    case awaitEnd(after: Duration)
    case stopAwaitingEnd
    case tellPlay, tellPause, tellEnd
  }

  /// The length of the film.
  let duration: Duration
  private(set) var state: State = .paused(at: .zero)

  init(duration: Duration) { self.duration = duration }

  /// The position in the film at a time.
  func position(at now: Duration) -> Duration {
    switch state {
    case .paused(let position): position
    case .playing(let start, let since): min(start + (now - since), duration)
    case .ended: duration
    }
  }

  mutating func handle(_ event: Event, at now: Duration) -> [Effect] {
    switch (event, state) {
    case (.play, .paused(let position)):
      guard duration > .zero else { return [] }
      state = .playing(from: position, since: now)
      return [.awaitEnd(after: duration - position), .tellPlay]
    case (.play, .ended):
      state = .playing(from: .zero, since: now)
      return [.awaitEnd(after: duration), .tellPlay]
    case (.pause, .playing):
      state = .paused(at: position(at: now))
      return [.stopAwaitingEnd, .tellPause]
    case (.reachEnd, .playing):
      state = .ended
      return [.tellEnd]
    case (.skipToEnd, .playing), (.skipToEnd, .paused):
      guard duration > .zero else { return [] }
      state = .ended
      return [.stopAwaitingEnd, .tellEnd]
    case (.play, .playing), (.pause, .paused), (.pause, .ended), (.reachEnd, .paused), (.reachEnd, .ended),
      (.skipToEnd, .ended):
      return []
    }
  }
}
