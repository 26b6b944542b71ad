/// What a player does, decided: no clock, no observers' closures, no notifications.
///
/// Each event comes with the time at which it happens, on any clock that does not go back; ``wakeTime`` says when
/// to send ``Event/wake`` next.
struct Playback: Sendable {
  private(set) var media: PlaybackMedia?
  private(set) var rate = PlaybackRate.zero
  private(set) var phase = Phase.empty
  private(set) var pausesAtEnd = true
  /// Whether an interstitial event keeps it from playing.
  private(set) var isSuspended = false
  private var observers = ObserverQueue()
  private var effects: [Effect] = []
  /// Whether observers are to hear of a jump, a start or a stop.
  private var jumped = false

  /// What the playhead does now.
  private var pace = PlaybackRate.zero

  mutating func handle(_ event: Event, at now: Duration) -> [Effect] {
    effects = []
    jumped = false
    move(to: now)
    switch event {
    case .replace(let media): replace(with: media, at: now)
    case .setRate(let rate): self.rate = phase == .failed ? .zero : rate
    case .seek(let position, let id): seek(to: position, id, at: now)
    case .setPausesAtEnd(let pauses): pausesAtEnd = pauses
    case .observe(let id, let interest): observers.add(id, interest, at: media?.position ?? .zero)
    case .stopObserving(let id): observers.remove(id)
    case .window(let window): slide(to: window, at: now)
    case .loadingFailed(let code, let reason): failLoading(AVError(code, failureReason: reason))
    case .giveUp(let reason): giveUp(reason)
    case .stop(let position): media?.stop = position
    case .suspend: isSuspended = true
    case .proceed: isSuspended = false
    case .move(let position): place(at: position)
    case .wake: break
    }
    if case .wake = event { endWait(at: now) }
    meetEnd()
    setPace(at: now)
    return effects
  }

  /// Where the playhead is.
  func position(at now: Duration) -> Duration {
    guard let media else { return .zero }
    guard case .ready(let since) = phase, pace != .zero else { return media.position }
    let reached = media.clamped(media.position + pace.distance(in: max(now - since, .zero)))
    return pace.isForward ? min(reached, media.obstacle.position) : reached
  }

  /// When something happens next without another event.
  var wakeTime: Duration? {
    mutating get {
      switch phase {
      case .empty, .failed, .starved: return nil
      case .loading(let until, _): return until
      case .seeking(let until, _), .stalled(let until): return until
      case .ready(let since):
        guard let media, pace != .zero else { return nil }
        guard let next = nextPosition(of: media) else { return nil }
        return since + pace.time(for: next - media.position)
      }
    }
  }

  private mutating func nextPosition(of media: PlaybackMedia) -> Duration? {
    let tick = observers.nextPosition
    guard pace.isForward else { return max(tick ?? media.start, media.start) }
    let next = [tick, media.markPosition].compactMap { $0 }.min()
    let obstacle = media.obstacle
    if obstacle.kind == .end, !media.hasDuration { return next }
    return min(next ?? obstacle.position, obstacle.position)
  }

  // MARK: The playhead

  private mutating func move(to now: Duration) {
    guard case .ready(let since) = phase, pace != .zero, let before = media else { return }
    let position = position(at: now)
    guard now > since || position != before.position || isBlocked || isMarked else { return }
    if position != before.position { media?.hasEnded = false }
    let passed = position == before.position ? [] : observers.passed(to: position)
    media?.position = position
    if !pace.isForward { media?.forgetMarks() }
    phase = .ready(since: now)
    // Metadata comes before whatever the app does at its position.
    if pace.isForward { passMarks() }
    if !passed.isEmpty { effects.append(.tick(passed, position)) }
    if isBlocked { meetObstacle(at: now) }
  }

  private mutating func passMarks() {
    if let marks = media?.takeMarks(), !marks.isEmpty { effects.append(.marked(marks)) }
  }

  private var isMarked: Bool {
    guard pace.isForward, let media, let mark = media.markPosition else { return false }
    return mark <= media.position
  }

  private var isBlocked: Bool {
    guard let media, pace.isForward else { return false }
    return media.obstacle.position <= media.position
  }

  private mutating func meetObstacle(at now: Duration) {
    switch media?.obstacle.kind {
    case .stall(let duration):
      media?.passStall()
      phase = .stalled(until: now + Self.latency(duration))
      effects.append(.stalled)
    case .failure: breakOff(nil)
    case .stop:
      media?.stop = nil
      isSuspended = true
      effects.append(.stopped)
    case .edge:
      phase = .starved
      effects.append(.stalled)
    case .end, nil:
      break
    }
  }

  private mutating func meetEnd() {
    guard case .ready = phase, !isSuspended, let media, !media.isLive || !rate.isForward else { return }
    if rate.isForward, media.position >= media.end, media.stop != media.position {
      if !media.hasEnded { effects.append(.playedToEnd) }
      self.media?.hasEnded = true
      if pausesAtEnd { rate = .zero }
    } else if rate.millionths < 0, media.position <= media.start {
      rate = .zero
    }
  }

  /// Whether the playhead is at the end, with nothing to meet there.
  private var hasNothingAhead: Bool {
    guard let media, media.position >= media.end else { return media == nil }
    return media.obstacle.kind == .end
  }

  /// Tells the observers of jumps, starts and stops, before what the end has to tell.
  private mutating func setPace(at now: Duration) {
    var newPace = PlaybackRate.zero
    if case .ready = phase, !isSuspended, !(rate.isForward && hasNothingAhead) { newPace = rate }
    guard newPace != pace || jumped else { return }
    pace = newPace
    if case .ready = phase { phase = .ready(since: now) }
    let position = media?.position ?? .zero
    observers.restart(at: position, rate: pace)
    // A seek is told of when it has ended.
    if case .seeking = phase { return }
    if media != nil { tell(observers.periodic, at: position) }
  }

  /// Each observer hears of one position once, and before the end is announced.
  private mutating func tell(_ ids: [ObserverQueue.ID], at position: Duration) {
    guard !ids.isEmpty else { return }
    for (index, effect) in effects.enumerated() {
      if case .tick(let earlier, position) = effect {
        effects[index] = .tick(Set(earlier + ids).sorted(), position)
        return
      }
    }
    let ending = effects.firstIndex { [.playedToEnd, .failedToPlayToEnd, .stalled].contains($0) }
    effects.insert(.tick(ids, position), at: ending ?? effects.endIndex)
  }

  // MARK: Items and seeking

  private mutating func replace(with new: PlaybackMedia?, at now: Duration) {
    endSeek(finished: false)
    if let media { effects.append(.removed(media)) }
    media = new
    media?.stop = nil
    isSuspended = false
    jumped = true
    guard let new else {
      phase = .empty
      return
    }
    switch new.loading {
    case .unknown where new.hasPlaylist: phase = .loading(until: nil, nil)
    case .unknown: phase = .loading(until: now + Self.latency(new.script.loadLatency), nil)
    case .ready: phase = .ready(since: now)
    case .failed:
      phase = .failed
      rate = .zero
    }
  }

  private mutating func seek(to target: Duration, _ id: SeekID, at now: Duration) {
    endSeek(finished: false)
    guard let media, phase != .failed else {
      effects.append(.seekEnded(id, finished: false))
      return
    }
    self.media?.position = media.clamped(target)
    self.media?.isPlaced = true
    self.media?.hasEnded = false
    self.media?.forgetMarks()
    if case .loading(let until, _) = phase {
      phase = .loading(until: until, id)
    } else {
      phase = .seeking(until: now + Self.latency(media.script.seekLatency), id)
    }
  }

  private mutating func endSeek(finished: Bool) {
    switch phase {
    case .loading(let until, let id?):
      effects.append(.seekEnded(id, finished: finished))
      phase = .loading(until: until, nil)
    case .seeking(_, let id):
      effects.append(.seekEnded(id, finished: finished))
    default:
      break
    }
  }

  private mutating func endWait(at now: Duration) {
    switch phase {
    case .loading(let until?, let seek) where until <= now:
      endLoading(seek, at: now)
    case .seeking(let until, _) where until <= now:
      endSeek(finished: true)
      phase = .ready(since: now)
      jumped = true
    case .stalled(let until) where until <= now:
      phase = .ready(since: now)
    default:
      break
    }
  }

  private mutating func endLoading(_ seek: SeekID?, at now: Duration) {
    guard let media else { return }
    if media.script.failure == .whileLoading { return failLoading(AVError(.contentIsUnavailable)) }
    self.media?.loading = .ready
    self.media?.position = media.clamped(media.position)
    effects.append(.loaded)
    if let seek {
      phase = .seeking(until: now + Self.latency(media.script.seekLatency), seek)
    } else {
      phase = .ready(since: now)
    }
  }

  private mutating func failLoading(_ error: AVError) {
    guard case .loading = phase else { return }
    endSeek(finished: false)
    media?.loading = .failed
    media?.failure = error
    phase = .failed
    rate = .zero
    effects.append(.failedToLoad)
  }

  private mutating func giveUp(_ reason: String) {
    switch phase {
    case .empty, .failed: break
    case .loading: failLoading(AVError(.contentIsUnavailable, failureReason: reason))
    case .seeking, .stalled, .starved, .ready:
      endSeek(finished: false)
      breakOff(AVError(.failedToLoadMediaData, failureReason: reason))
    }
  }

  private mutating func breakOff(_ error: AVError?) {
    media?.loading = .failed
    media?.failure = error
    phase = .failed
    rate = .zero
    effects.append(.failedToPlayToEnd)
  }

  // MARK: Windows and interruptions

  private mutating func slide(to window: MediaWindow, at now: Duration) {
    guard let before = media, before.hasPlaylist else { return }
    media?.slide(to: window, staysBehind: isSuspended)
    if case .loading(_, let seek) = phase { return endLoading(seek, at: now) }
    if let position = media?.position, position != before.position {
      jumped = true
      effects.append(.slid(from: before.position))
    }
    if phase == .starved, let media, media.position < media.end || !media.isLive {
      phase = .ready(since: now)
    }
  }

  private mutating func place(at position: Duration) {
    guard let media, position != media.position else { return }
    self.media?.position = media.clamped(position)
    self.media?.isPlaced = true
    self.media?.hasEnded = false
    self.media?.forgetMarks()
    jumped = true
  }

  private static func latency(_ scripted: Duration) -> Duration {
    min(max(scripted, .zero), PlaybackMedia.century)
  }
}
