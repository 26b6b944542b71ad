import HLS

/// Looks at everything that a machine wants shown, and says what should not be.
struct ScheduleWatch {
  /// The interstitial that has begun and not ended.
  private(set) var open: Open?
  private(set) var isIdle = true
  private(set) var hasFinished = false
  /// The content's.
  var timeline = SimulatedTimeline.onDemand(end: 100)
  /// Where moves and playing have brought the content.
  private(set) var position = Duration.zero
  /// How many interstitials the last event began.
  private(set) var begun = 0
  /// Since the content was suspended: whether it may go back.
  private var mayGoBack: Bool?
  private var begunOnce: Set<String> = []
  private var resumption = ResumptionWatch()

  struct Open {
    let id: String
    let event: InterstitialEvent
    /// The list that it waits for, from this offset.
    var loading: Duration?
    var asset: Asset?
    /// How long it has played.
    var played = Duration.zero
    /// Whether all of it was played as it came.
    var isPlain = true
  }

  struct Asset {
    let index: Int
    var time: Duration
    let until: Duration?
  }

  /// What the machine is to compare with.
  struct Before {
    var phase: InterstitialPlayback.Phase
    var jumps: Int
    var refusals: Int
    var current: InterstitialEvent?
    /// Whether the content comes to an event exactly, or to none.
    var isExact = false
  }

  // MARK: What was told

  /// The asset has played so far.
  mutating func play(_ time: Duration) {
    open?.played += time
    open?.asset?.time += time
  }

  mutating func isNotPlain() { open?.isPlain = false }

  // MARK: What is wanted

  mutating func note(
    _ effects: [InterstitialPlayback.Effect],
    of event: InterstitialPlayback.Event,
    _ before: Before,
    _ machine: InterstitialPlayback,
    nextStart: Duration?,
    events: [InterstitialEvent]
  ) throws(BrokenInvariant) {
    try checkMoves(effects, event, before, machine)
    let wasIdle = isIdle
    if case .began = event { isIdle = false }
    hasFinished = false
    begun = 0
    for effect in effects { try note(effect, events, before) }
    try resumption.note(effects, of: event, machine, isLive: timeline.isLive)
    try checkPhase(effects, wasIdle, machine, nextStart)
    try checkRecords(effects, before, machine)
  }

  private mutating func note(
    _ effect: InterstitialPlayback.Effect,
    _ events: [InterstitialEvent],
    _ before: Before
  ) throws(BrokenInvariant) {
    switch effect {
    case .begin(let id, let offset): try begin(id, offset, events, before)
    case .loadAssets(let id, let offset):
      guard open?.id == id, open?.asset == nil, open?.loading == nil else { throw notOpen("a list of \(id)") }
      open?.loading = offset
    case .playAsset(let id, let index, let from, let until):
      guard let open, open.id == id else { throw notOpen("asset \(index) of \(id)") }
      if from < .zero || until.map({ $0 <= from }) ?? false || index < 0 {
        throw BrokenInvariant(
          .assetInOrder,
          "asset \(index) from \(from) to \(until.map { "\($0)" } ?? "its end")"
        )
      }
      if let asset = open.asset, index < asset.index {
        throw BrokenInvariant(.assetInOrder, "asset \(index) after asset \(asset.index)")
      }
      if open.isPlain, let limit = open.event.playoutLimit, let until,
        open.played + until - from > max(limit, .zero)
      {
        throw BrokenInvariant(.limit, "\(id) is to play to \(open.played + until - from) of \(limit)")
      }
      self.open?.loading = nil
      self.open?.asset = Asset(index: index, time: from, until: until)
    case .end(let id, _):
      guard let open, open.id == id else {
        throw BrokenInvariant(.endsOnce, "\(id) ends, and \(self.open?.id ?? "nothing") plays")
      }
      if open.isPlain, let limit = open.event.playoutLimit, open.played > max(limit, .zero) {
        throw BrokenInvariant(.limit, "\(id) has played \(open.played) of \(limit)")
      }
      self.open = nil
    case .moveContent(let jump):
      guard open == nil else {
        throw BrokenInvariant(.oneAtATime, "the content moves while \(open?.id ?? "") plays")
      }
      if jump.from.map({ jump.to < $0 }) ?? false, case .resumed = jump.reason, mayGoBack == false {
        throw BrokenInvariant(
          .backwardOnlyWhenAsked,
          "from \(jump.from ?? .zero) to \(jump.to), \(jump.reason)"
        )
      }
      position = jump.to
    case .playContent:
      guard open == nil else {
        throw BrokenInvariant(.oneAtATime, "the content plays while \(open?.id ?? "") does")
      }
    case .setInterstitialRate(let rate):
      guard open != nil else { throw BrokenInvariant(.oneAtATime, "the rate of no interstitial") }
      if rate > 1, before.current?.restrictions.contains(.skip) == true {
        throw BrokenInvariant(.restrictions, "rate \(rate)")
      }
    case .refuse: break
    case .finish:
      guard open == nil, !hasFinished else {
        throw BrokenInvariant(
          .finishesOnce,
          hasFinished ? "told twice" : "told while \(open?.id ?? "") plays"
        )
      }
      hasFinished = true
    }
  }

  private mutating func begin(
    _ id: String,
    _ offset: Duration,
    _ events: [InterstitialEvent],
    _ before: Before
  ) throws(BrokenInvariant) {
    if let open { throw BrokenInvariant(.oneAtATime, "\(id) begins while \(open.id) plays") }
    guard !isIdle else { throw BrokenInvariant(.beginsInTime, "\(id) begins before playback") }
    guard let event = events.last(where: { $0.id == id }) else {
      throw BrokenInvariant(.beginsInTime, "\(id) begins, which does not exist")
    }
    if offset < .zero { throw BrokenInvariant(.beginsInTime, "\(id) begins at \(offset)") }
    if event.playsOnce, !begunOnce.insert(id).inserted {
      throw BrokenInvariant(.playsOnce, "\(id) begins again")
    }
    begun += 1
    mayGoBack = (mayGoBack ?? !before.isExact) || event.mayShowAgain
    open = Open(id: id, event: event)
    if offset > .zero { open?.isPlain = false }
  }

  private func notOpen(_ what: String) -> BrokenInvariant {
    BrokenInvariant(.oneAtATime, "\(what) while \(open?.id ?? "nothing") plays")
  }

  // MARK: Where the content is

  private mutating func checkMoves(
    _ effects: [InterstitialPlayback.Effect],
    _ event: InterstitialPlayback.Event,
    _ before: Before,
    _ machine: InterstitialPlayback
  ) throws(BrokenInvariant) {
    var moves = effects.lazy.compactMap { if case .moveContent(let jump) = $0 { jump } else { nil } }
      .makeIterator()
    var next = moves.next()
    let first = next?.from ?? machine.position
    if first != position {
      guard Self.reachedByPlaying(event, timeline).contains(first) else {
        throw BrokenInvariant(.samePosition, "it was at \(position), and is at \(first)")
      }
      if first < position, !Self.mayGoBack(event) {
        throw BrokenInvariant(.backwardOnlyWhenAsked, "from \(position) to \(first) by playing")
      }
    }
    position = first
    while let jump = next {
      guard jump.from == position, jump.to != position else {
        throw BrokenInvariant(
          .samePosition,
          "a move from \(jump.from ?? .zero) to \(jump.to), from \(position)"
        )
      }
      position = jump.to
      next = moves.next()
    }
    guard position == machine.position else {
      throw BrokenInvariant(.samePosition, "moves lead to \(position), and it is at \(machine.position)")
    }
  }

  /// Where the content may be without a move.
  private static func reachedByPlaying(
    _ event: InterstitialPlayback.Event,
    _ timeline: SimulatedTimeline
  ) -> [Duration] {
    let times: [Duration] =
      switch event {
      case .began(let time), .playheadMoved(let time): [time]
      case .seek(let time, _): [time]
      default: []
      }
    switch event {
    case .began, .playheadMoved, .seek, .primaryEnded:
      return (times + [timeline.end].compactMap(\.self)).map(\.inHundredYears)
    default: return []
    }
  }

  private static func mayGoBack(_ event: InterstitialPlayback.Event) -> Bool {
    switch event {
    case .began, .playheadMoved, .seek: true
    default: false
    }
  }

  // MARK: Afterwards

  private mutating func checkPhase(
    _ effects: [InterstitialPlayback.Effect],
    _ wasIdle: Bool,
    _ machine: InterstitialPlayback,
    _ nextStart: Duration?
  ) throws(BrokenInvariant) {
    let goesOn = effects.last == .playContent
    switch machine.phase {
    case .idle: if !isIdle || open != nil { throw BrokenInvariant(.showsWhatItSays, "idle") }
    case .content:
      if let open { throw BrokenInvariant(.showsWhatItSays, "content, and \(open.id) plays") }
      let hasEnded = effects.contains { if case .end = $0 { true } else { false } }
      if hasEnded || wasIdle, !goesOn {
        throw BrokenInvariant(.contentGoesOn, "it does not after \(effects.count) effects")
      }
      if let next = nextStart, next <= position {
        throw BrokenInvariant(.nextStartAhead, "\(next), at \(position)")
      }
      if position < timeline.start || (!timeline.isLive && timeline.end.map { position > $0 } ?? false) {
        throw BrokenInvariant(.insideTimeline, "\(position)")
      }
    case .interstitial(let id, let asset):
      guard open?.id == id, open?.asset?.index == asset, asset != nil || open?.loading != nil else {
        throw BrokenInvariant(.showsWhatItSays, "\(id), and \(open?.id ?? "nothing") plays")
      }
      if nextStart != nil {
        throw BrokenInvariant(.nextStartAhead, "there is one while \(id) plays")
      }
    case .ended: if let open { throw BrokenInvariant(.showsWhatItSays, "ended, and \(open.id) plays") }
    }
    if machine.phase == .content || machine.phase == .ended { mayGoBack = nil }
    if goesOn, machine.phase != .content {
      throw BrokenInvariant(.showsWhatItSays, "content goes on in \(machine.phase)")
    }
    if hasFinished, machine.phase != .ended {
      throw BrokenInvariant(.finishesOnce, "and \(machine.phase) goes on")
    }
  }

  private func checkRecords(
    _ effects: [InterstitialPlayback.Effect],
    _ before: Before,
    _ machine: InterstitialPlayback
  ) throws(BrokenInvariant) {
    if before.phase != .ended, machine.phase == .ended, !hasFinished {
      throw BrokenInvariant(.finishesOnce, "it is not told")
    }
    var refusals = 0
    var last: InterstitialPlayback.Refusal?
    for effect in effects {
      guard case .refuse(let refusal) = effect else { continue }
      refusals += 1
      last = refusal
    }
    let limit = 2 * InterstitialPlayback.recordLimit
    guard machine.refusals.count <= limit, machine.jumps.count <= limit else {
      throw BrokenInvariant(
        .boundedRecords,
        "\(machine.refusals.count) refusals, \(machine.jumps.count) jumps"
      )
    }
    if machine.refusals.count >= before.refusals, machine.refusals.count != before.refusals + refusals {
      throw BrokenInvariant(
        .refusalRecorded,
        "\(refusals) told, \(machine.refusals.count - before.refusals) recorded"
      )
    }
    if let last, machine.refusals.last != last { throw BrokenInvariant(.refusalRecorded, "not \(last)") }
    guard let place = effects.lastIndex(where: { if case .moveContent = $0 { true } else { false } }),
      case .moveContent(let jump) = effects[place]
    else { return }
    if machine.jumps.last != jump { throw BrokenInvariant(.refusalRecorded, "not \(jump)") }
  }
}

extension InterstitialEvent {
  /// Whether content may be shown again after it.
  var mayShowAgain: Bool {
    if case .offset(let offset) = resumption, offset < .zero { return true }
    return snapsResumption
  }
}

extension Duration {
  /// This time, as far from zero as a schedule reckons.
  var inHundredYears: Duration {
    let bound = Duration.seconds(100 * 366 * 86_400)
    return min(max(self, .zero - bound), bound)
  }
}
