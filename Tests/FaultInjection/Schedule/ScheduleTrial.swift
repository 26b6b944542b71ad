package import HLS

/// Content with interstitials, a player that plays both, and a viewer.
package struct ScheduleTrial: FaultTrial {
  /// The machine that decides, and an event with its time.
  package typealias Machine = Faulty<
    InterstitialPlayback, (event: InterstitialPlayback.Event, now: Duration), InterstitialPlayback.Effect
  >

  private var player: Machine
  private let findNext: (InterstitialPlayback, Duration) -> Duration?
  var watch = ScheduleWatch()
  private(set) var events: [InterstitialEvent] = []
  private var now = Duration.zero
  /// Whether all went as planned: nothing was sought, cancelled, changed or shown again.
  private var isPlain = true

  /// Content of 100 seconds without interstitials, unless events say otherwise.
  ///
  /// - Parameters:
  ///   - handle: handles the events; may have an error made on purpose.
  ///   - findNext: says where the content has to stop for the next interstitial after a time; may have one, too.
  package init(
    handle: @escaping Machine.Handle = { $0.handle($1.event, at: $1.now) },
    findNext: @escaping (InterstitialPlayback, Duration) -> Duration? = { $0.nextStart(from: $1) }
  ) {
    let timeline = SimulatedTimeline.onDemand(end: 100).timeline
    player = Machine(InterstitialPlayback(events: [], timeline: timeline), handle)
    self.findNext = findNext
  }

  private var machine: InterstitialPlayback { player.machine }

  private var nextStart: Duration? { findNext(machine, machine.position) }

  package static func simpler(_ event: ScheduleEvent) -> [ScheduleEvent] {
    guard case .set(let event) = event else { return [] }
    let simpler = simpler(
      event,
      by: [
        { $0.assetDurations = Array($0.assetDurations.prefix(1)) },
        { $0.assetDurations = [] },
        { $0.needsAssetList = false },
        { $0.plannedDuration = nil },
        { $0.playoutLimit = nil },
        { $0.resumption = .offset(.zero) },
        { $0.playsOnce = false },
        { $0.restrictions = [] },
        { $0.snapsStart = false },
        { $0.snapsResumption = false },
      ]
    )
    return simpler.map { .set($0) }
  }

  // MARK: What happens

  package mutating func take(_ event: ScheduleEvent) throws(BrokenInvariant) {
    switch event {
    case .set(let event):
      if event.mayShowAgain { isPlain = false }
      if let index = events.firstIndex(where: { $0.id == event.id }) {
        events[index] = event
      } else {
        events.append(event)
      }
      try setEvents()
    case .remove(let id):
      events.removeAll { $0.id == id }
      try setEvents()
    case .timeline(let timeline):
      isPlain = false
      watch.timeline = timeline
      try tell(.setTimeline(timeline.timeline))
    case .begin(let time): try tell(.began(at: time.duration))
    case .time(let milliseconds): try pass(.milliseconds(milliseconds))
    case .seek(let time): try seek(to: time.duration)
    case .seekInside(let time): try seekInside(to: time.duration)
    case .rate(let rate): try wantRate(rate)
    case .cancel(let resumption):
      isPlain = false
      try tellProgress()
      try tell(.cancel(resumption: resumption))
    case .list(let durations, let from):
      guard let open = watch.open, open.loading != nil else { return }
      if from != 0 { watch.isNotPlain() }
      try tell(.assetsLoaded(id: open.id, durations: durations.map { $0?.duration }, from: from.duration))
    case .listFails:
      guard let open = watch.open, open.loading != nil else { return }
      try tell(.assetListFailed(id: open.id))
    case .strayList(let id, let durations, let from):
      watch.isNotPlain()
      try tell(.assetsLoaded(id: id, durations: durations.map { $0?.duration }, from: from.duration))
    case .assetEnds, .assetFails: try endAsset(failed: event == .assetFails)
    case .duration(let id, let index, let time):
      isPlain = false
      try tell(.assetDurationKnown(id: id, index: index, duration: time.duration))
    case .strayEnd(let id, let index, let time, let failed):
      watch.isNotPlain()
      try tell(
        failed
          ? .assetFailed(id: id, index: index, at: time.duration)
          : .assetEnded(id: id, index: index, at: time.duration)
      )
    case .playhead(let time):
      isPlain = false
      try tell(.playheadMoved(to: time.duration))
    case .contentEnds:
      isPlain = false
      try tell(.primaryEnded)
    }
  }

  private mutating func setEvents() throws(BrokenInvariant) {
    if machine.phase != .idle { isPlain = false }
    try tell(.setEvents(events))
    try checkSchedule()
  }

  // MARK: The viewer

  private mutating func seek(to time: Duration) throws(BrokenInvariant) {
    isPlain = false
    let current = watch.open?.event
    let isForward = time > machine.position
    try tellProgress()
    try tell(.seek(from: machine.position, to: time))
    if let current, isForward, !current.restrictions.isEmpty, watch.open?.id != current.id {
      throw BrokenInvariant(.restrictions, "a seek away from \(current.id) is not refused")
    }
  }

  private mutating func seekInside(to time: Duration) throws(BrokenInvariant) {
    let from = watch.open?.asset?.time ?? .zero
    let asset = watch.open?.asset
    let isRestricted = watch.open?.event.restrictions.contains(.skip) == true
    watch.isNotPlain()
    try tellProgress()
    try tell(.seekInAsset(from: from, to: time))
    guard isRestricted, time > from, let asset else { return }
    if watch.open?.asset?.index != asset.index || watch.open?.asset?.time != asset.time {
      throw BrokenInvariant(.restrictions, "a seek inside is not refused")
    }
  }

  private mutating func wantRate(_ rate: Double) throws(BrokenInvariant) {
    let refusals = machine.refusals.count
    let isRestricted = watch.open?.event.restrictions.contains(.skip) == true && rate > 1
    try tell(.rateRequested(rate))
    if isRestricted || !rate.isFinite, machine.refusals.count == refusals {
      throw BrokenInvariant(.restrictions, "rate \(rate) is not refused")
    }
  }

  // MARK: The player

  private mutating func pass(_ time: Duration) throws(BrokenInvariant) {
    var left = time
    for _ in 0..<Self.mostSteps where left > .zero {
      let played = try play(for: left)
      left -= played
      if played == .zero, !canGoOn { break }
    }
    now += max(left, .zero)
  }

  /// More than interstitials without length can stand in a row.
  private static var mostSteps: Int { 200 }

  private var canGoOn: Bool {
    switch machine.phase {
    case .content: watch.timeline.end.map { !watch.timeline.isLive || machine.position < $0 } ?? true
    case .interstitial(_, let asset): asset != nil
    case .idle, .ended: false
    }
  }

  private mutating func play(for time: Duration) throws(BrokenInvariant) -> Duration {
    if let open = watch.open {
      guard let asset = open.asset else { return .zero }
      return try play(asset, for: time)
    }
    guard machine.phase == .content else { return .zero }
    return try playContent(for: time)
  }

  private mutating func play(
    _ asset: ScheduleWatch.Asset,
    for time: Duration
  ) throws(BrokenInvariant) -> Duration {
    let stop = min(length(of: asset), asset.until ?? .seconds(3_600))
    let played = max(min(stop - asset.time, time), .zero)
    now += played
    watch.play(played)
    if asset.time + played >= stop { try endAsset(failed: false) } else { try tellProgress() }
    return played
  }

  /// As it is known, else 10 seconds.
  private func length(of asset: ScheduleWatch.Asset) -> Duration {
    let known = machine.current?.assetDurations ?? []
    let length = known.indices.contains(asset.index) ? known[asset.index] : nil
    return min(max(length ?? .seconds(10), .zero), .seconds(3_600))
  }

  private mutating func tellProgress() throws(BrokenInvariant) {
    guard let open = watch.open, let asset = open.asset else { return }
    try tell(.assetProgress(id: open.id, index: asset.index, at: asset.time))
  }

  private mutating func endAsset(failed: Bool) throws(BrokenInvariant) {
    guard let open = watch.open, let asset = open.asset else { return }
    try tell(
      failed
        ? .assetFailed(id: open.id, index: asset.index, at: asset.time)
        : .assetEnded(id: open.id, index: asset.index, at: asset.time)
    )
  }

  private mutating func playContent(for time: Duration) throws(BrokenInvariant) -> Duration {
    let position = machine.position
    let next = nextStart
    try checkPlan(next, from: position)
    let stop = max(
      [next, watch.timeline.end, position + time].compactMap(\.self).min() ?? position,
      position
    )
    now += stop - position
    try tell(.playheadMoved(to: stop), isExact: true)
    if stop == next, watch.begun == 0 { throw BrokenInvariant(.dueBegins, "nothing begins at \(stop)") }
    if stop == watch.timeline.end, !watch.timeline.isLive, machine.phase == .content, machine.position == stop
    {
      try tell(.primaryEnded)
    }
    return stop - position
  }

  /// As long as all goes as planned, the next event is the one that the plan has next.
  private func checkPlan(_ next: Duration?, from position: Duration) throws(BrokenInvariant) {
    guard isPlain else { return }
    let planned = machine.schedule.slots.lazy.filter { $0.event.cue == nil && $0.start > position }.map(
      \.start
    ).min()
    if let planned, next.map({ $0 > planned }) ?? true {
      throw BrokenInvariant(
        .dueBegins,
        "next is \(next.map { "\($0)" } ?? "nothing"), and \(planned) is planned"
      )
    }
  }

  // MARK: The machine

  private mutating func tell(
    _ event: InterstitialPlayback.Event,
    isExact: Bool = false
  ) throws(BrokenInvariant) {
    let before = ScheduleWatch.Before(
      phase: machine.phase,
      jumps: machine.jumps.count,
      refusals: machine.refusals.count,
      current: watch.open?.event,
      isExact: isExact
    )
    let effects = player.handle((event, now))
    try watch.note(effects, of: event, before, machine, nextStart: nextStart, events: events)
  }

  private func checkSchedule() throws(BrokenInvariant) {
    let schedule = machine.schedule
    guard schedule.slots.count + schedule.dropped.count == machine.events.count else {
      throw BrokenInvariant(
        .sortedSchedule,
        "\(schedule.slots.count) planned and \(schedule.dropped.count) dropped of \(machine.events.count)"
      )
    }
    var names: Set<String> = []
    var last = schedule.primary.start
    for slot in schedule.slots {
      guard names.insert(slot.event.id).inserted else {
        throw BrokenInvariant(.sortedSchedule, "\(slot.event.id) is there twice")
      }
      guard slot.start >= last || slot.event.cue != nil,
        schedule.primary.end.map({ slot.start <= $0 }) ?? true
      else {
        throw BrokenInvariant(.sortedSchedule, "\(slot.event.id) at \(slot.start), after \(last)")
      }
      last = max(last, slot.start)
    }
  }

  // MARK: The end

  /// Lets a patient player play to the end: of a live stream, after 100 more seconds.
  package mutating func end() throws(BrokenInvariant) {
    if watch.timeline.isLive || watch.timeline.end == nil { try take(.timeline(.onDemand(end: 100))) }
    try checkSchedule()
    guard machine.phase != .idle else { return }
    for _ in 0..<Self.mostEndSteps {
      guard machine.phase != .ended else { return }
      if watch.open?.loading != nil {
        try take(.list([5_000], from: 0))
      } else if watch.open != nil {
        try pass(.seconds(3_600))
      } else {
        _ = try playContent(for: .seconds(200))
      }
    }
    throw BrokenInvariant(
      .comesToAnEnd,
      "at \(machine.position) \(machine.phase) goes on after so many steps"
    )
  }

  /// Far more than a few events take, each shown twice.
  private static var mostEndSteps: Int { 500 }
}

extension SimulatedTimeline {
  var start: Duration {
    switch self {
    case .onDemand: .zero
    case .live(let start, _): .seconds(start)
    }
  }

  var isLive: Bool { if case .live = self { true } else { false } }

  var end: Duration? {
    switch self {
    case .onDemand(let end): end.map { .seconds($0) }
    case .live(_, let end): .seconds(end)
    }
  }
}
