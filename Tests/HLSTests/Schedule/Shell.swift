import HLS

/// A player that does what the machine says, and records what a viewer sees.
///
/// `0…10` is content, `[a` the begin of an event (`[a+5` in its middle), `list` the request for its list (`list+5` from
/// an offset), `a0:0…5` what played of its first asset, `]`
/// its end (with the reason, unless it played), `10>15` a jump of the content with its reason, `no(…)` a refusal, `.`
/// the end of all.
struct Shell {
  var machine: InterstitialPlayback
  var now: Duration = .seconds(1_000)
  private(set) var seen: [String] = []
  /// How long assets really last, by event; else what the event says, else ten seconds.
  var lengths: [String: [Duration]] = [:]
  /// What the lists of events say; a list that is not here fails.
  var lists: [String: [Duration?]] = [:]
  /// Assets that do not play, as `a0`.
  var broken: Set<String> = []
  var timeline: PrimaryTimeline
  private(set) var effects: [InterstitialPlayback.Effect] = []

  private struct Playing {
    let id: String
    let index: Int
    var time: Duration
    let until: Duration?
  }
  private var asset: Playing?

  init(_ events: [InterstitialEvent], on timeline: PrimaryTimeline, playedOnce: Set<String> = []) {
    machine = InterstitialPlayback(events: events, timeline: timeline, playedOnce: playedOnce)
    self.timeline = timeline
  }

  var transcript: String { seen.joined(separator: " ") }

  mutating func begin(at seconds: Double) { tell(.began(at: .seconds(seconds))) }

  mutating func seek(to seconds: Double) { tell(.seek(from: machine.position, to: .seconds(seconds))) }

  mutating func slide(to timeline: PrimaryTimeline) {
    self.timeline = timeline
    tell(.setTimeline(timeline))
  }

  mutating func tell(_ event: InterstitialPlayback.Event) {
    var pending = machine.handle(event, at: now)
    effects = pending
    while !pending.isEmpty {
      let effect = pending.removeFirst()
      write(effect)
      switch effect {
      case .loadAssets(let id, _):
        pending += machine.handle(
          lists[id].map { .assetsLoaded(id: id, durations: $0, from: .zero) } ?? .assetListFailed(id: id),
          at: now
        )
      case .playAsset(let id, let index, let from, let until):
        asset = Playing(id: id, index: index, time: from, until: until)
        if broken.contains("\(id)\(index)") {
          asset = nil
          pending += machine.handle(.assetFailed(id: id, index: index, at: .zero), at: now)
        }
      case .end, .playContent, .finish: asset = nil
      default: break
      }
    }
  }

  /// Lets time pass.
  mutating func play(_ seconds: Double) {
    var left = Duration.seconds(seconds)
    while left > .zero {
      if let playing = asset {
        left -= play(playing, for: left)
      } else if machine.phase == .content {
        let played = playContent(for: left)
        if played == .zero, asset == nil, machine.phase == .content { break }
        left -= played
      } else {
        break
      }
    }
    now += left
  }

  private mutating func play(_ playing: Playing, for left: Duration) -> Duration {
    let real = length(of: playing)
    let stop = min(playing.until ?? real, real)
    let played = max(min(stop - playing.time, left), .zero)
    now += played
    asset?.time += played
    if played > .zero {
      seen.append("\(playing.id)\(playing.index):\(text(playing.time))…\(text(playing.time + played))")
    }
    if playing.time + played >= stop {
      tell(.assetEnded(id: playing.id, index: playing.index, at: stop))
    } else {
      tell(.assetProgress(id: playing.id, index: playing.index, at: playing.time + played))
    }
    return played
  }

  private mutating func playContent(for left: Duration) -> Duration {
    let position = machine.position
    let stops = [machine.nextStart(from: position), timeline.end, position + left].compactMap(\.self)
    let stop = max(stops.min() ?? position, position)
    now += stop - position
    if stop > position { seen.append("\(text(position))…\(text(stop))") }
    tell(.playheadMoved(to: stop))
    if stop == timeline.end, !timeline.isLive, machine.phase == .content, machine.position == stop {
      tell(.primaryEnded)
    }
    return stop - position
  }

  private func length(of playing: Playing) -> Duration {
    if let lengths = lengths[playing.id], lengths.indices.contains(playing.index) {
      return lengths[playing.index]
    }
    let known = machine.current?.assetDurations ?? []
    return (known.indices.contains(playing.index) ? known[playing.index] : nil) ?? .seconds(10)
  }

  private mutating func write(_ effect: InterstitialPlayback.Effect) {
    switch effect {
    case .begin(let id, let offset): seen.append(offset == .zero ? "[\(id)" : "[\(id)+\(text(offset))")
    case .loadAssets(_, let offset): seen.append(offset == .zero ? "list" : "list+\(text(offset))")
    case .playAsset, .playContent: break
    case .end(_, let reason): seen.append(reason == .played ? "]" : "]\(reason)")
    case .moveContent(let jump):
      seen.append("\(jump.from.map(text) ?? "")>\(text(jump.to)) \(name(jump.reason))")
    case .setInterstitialRate(let rate): seen.append("×\(rate)")
    case .refuse(let refusal): seen.append("no(\(name(refusal)))")
    case .finish: seen.append(".")
    }
  }

  private func name(_ reason: ContentJump.Reason) -> String {
    switch reason {
    case .resumed(let id): "resumed(\(id))"
    case .cancelled(let id): "cancelled(\(id))"
    case .seekRestricted(let id): "restricted(\(id))"
    case .soughtIntoRange(let id): "into(\(id))"
    default: "\(reason)"
    }
  }

  private func name(_ refusal: InterstitialPlayback.Refusal) -> String {
    switch refusal {
    case .seek(_, let to, let id): "seek \(text(to)) \(id)"
    case .seekInAsset(_, let to, let id): "inside \(text(to)) \(id)"
    case .rate(let rate, let id): "×\(rate) \(id)"
    default: "\(refusal)"
    }
  }
}

func text(_ time: Duration) -> String {
  let milliseconds = time / .milliseconds(1)
  return milliseconds.truncatingRemainder(dividingBy: 1_000) == 0
    ? "\(Int(milliseconds / 1_000))" : "\(milliseconds / 1_000)"
}
