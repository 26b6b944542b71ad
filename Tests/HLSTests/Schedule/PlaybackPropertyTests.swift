import HLS
import Testing

/// The machine, told random things in random order. After each, what must always hold is checked.
@Suite("What holds for every interstitial playback")
struct PlaybackPropertyTests {
  /// What a shell remembers, to compare with what the machine says.
  struct Watcher {
    var machine: InterstitialPlayback
    var now = Duration.zero
    var open: String?
    var loading: String?
    var asset: (id: String, index: Int)?
    /// How often effects came.
    var counts: [String: Int] = [:]

    init(_ machine: InterstitialPlayback) { self.machine = machine }

    mutating func tell(_ event: InterstitialPlayback.Event, _ comment: Comment) {
      var position = machine.position
      let wasIdle = machine.phase == .idle
      let jumps = machine.jumps.count
      var played = machine.playedOnce
      let effects = machine.handle(event, at: now)
      if wasIdle, machine.phase != .idle { position = machine.jumps.dropFirst(jumps).first?.to ?? position }

      // The content moves by playing, by one step at most, or with a record.
      var moves = effects.compactMap { if case .moveContent(let jump) = $0 { jump } else { nil } }
      let records = machine.jumps.dropFirst(jumps).filter { $0.from != nil }
      if machine.jumps.count >= jumps { #expect(Array(records) == moves, comment) }
      let reached = Self.played(event, machine.schedule.primary)
      let first = moves.first?.from ?? machine.position
      #expect(first == position || reached.contains(first), comment)
      position = first
      while !moves.isEmpty {
        let jump = moves.removeFirst()
        #expect(jump.from == position, comment)
        #expect(jump.from != jump.to, comment)
        position = jump.to
      }
      #expect(position == machine.position, comment)

      for effect in effects {
        watch(effect, comment)
        if case .begin(let id, _) = effect, machine.events.last(where: { $0.id == id })?.playsOnce == true {
          #expect(played.insert(id).inserted, comment)
          #expect(machine.playedOnce.contains(id), comment)
        }
      }
      checkPhase(effects, comment)
    }

    /// Where the content may be without a jump.
    private static func played(_ event: InterstitialPlayback.Event, _ timeline: PrimaryTimeline) -> [Duration]
    {
      switch event {
      case .playheadMoved(let time), .seek(let time, _): [time, timeline.end ?? time]
      case .primaryEnded: timeline.end.map { [$0] } ?? []
      default: []
      }
    }

    private mutating func watch(_ effect: InterstitialPlayback.Effect, _ comment: Comment) {
      switch effect {
      case .begin(let id, let offset):
        counts["begin", default: 0] += 1
        #expect(open == nil, comment)
        #expect(offset >= .zero, comment)
        open = id
      case .loadAssets(let id, _):
        #expect(open == id, comment)
        loading = id
      case .playAsset(let id, let index, let from, let until):
        #expect(open == id, comment)
        #expect(from >= .zero, comment)
        if let until { #expect(from < until, comment) }
        loading = nil
        asset = (id, index)
      case .end(let id, _):
        counts["end", default: 0] += 1
        #expect(open == id, comment)
        (open, loading, asset) = (nil, nil, nil)
      case .moveContent:
        counts["move", default: 0] += 1
        #expect(open == nil, comment)
      case .playContent, .finish: #expect(open == nil, comment)
      case .refuse: counts["refuse", default: 0] += 1
      case .setInterstitialRate: #expect(open != nil, comment)
      }
    }

    private func checkPhase(_ effects: [InterstitialPlayback.Effect], _ comment: Comment) {
      switch machine.phase {
      case .idle: #expect(open == nil, comment)
      case .content:
        #expect(open == nil, comment)
        if effects.contains(where: { if case .end = $0 { true } else { false } }) {
          #expect(effects.last == .playContent, comment)
        }
        if let next = machine.nextStart(from: machine.position) { #expect(next > machine.position, comment) }
      case .interstitial(let id, let index):
        #expect(open == id, comment)
        #expect(index == asset?.index, comment)
        #expect(index != nil || loading == id, comment)
        #expect(machine.nextStart(from: machine.position) == nil, comment)
      case .ended: #expect(open == nil, comment)
      }
      let count = machine.schedule.slots.count + machine.schedule.dropped.count
      #expect(count == machine.events.count, comment)
    }
  }

  static func event(_ random: inout RandomEvents, _ watcher: Watcher) -> InterstitialPlayback.Event {
    let position = watcher.machine.position
    let (id, index) = watcher.asset ?? ("e\(random.number(0...9))", random.number(0...3))
    switch random.number(0...99) {
    case 0...24:
      let next = watcher.machine.nextStart(from: position)
      return .playheadMoved(
        to: random.chance(80) ? next ?? position + random.time(0...20) : random.time(-10...250)
      )
    case 25...34: return .seek(from: position, to: random.time(-20...250))
    case 35...54: return .assetEnded(id: id, index: index, at: random.time(0...20))
    case 55...59: return .assetFailed(id: id, index: index, at: random.time(-1...6))
    case 60...64: return .assetProgress(id: id, index: index, at: random.time(-1...20))
    case 65...69:
      let durations: [Duration?] = (0..<random.number(0...3)).map { _ in
        random.chance(70) ? random.time(-1...9) : nil
      }
      return .assetsLoaded(id: watcher.loading ?? id, durations: durations, from: random.time(0...4))
    case 70: return .assetListFailed(id: watcher.loading ?? id)
    case 71...73: return .assetDurationKnown(id: id, index: index, duration: random.time(-1...20))
    case 74...76: return .seekInAsset(from: random.time(0...9), to: random.time(-1...20))
    case 77...79: return .rateRequested(Double(random.number(-1...3)))
    case 80...82:
      let resumptions: [InterstitialEvent.Resumption?] = [
        nil, .timeTaken, .duration, .offset(random.time(-20...30)),
      ]
      return .cancel(resumption: resumptions[random.number(0...3)])
    case 83...85: return .primaryEnded
    case 86...92: return .setEvents(random.events(random.number(0...20), isPlain: false))
    case 93...98: return .setTimeline(random.timeline())
    default: return .began(at: random.time(-10...250))
    }
  }

  @Test("five hundred random things, for each of thirty seeds", arguments: 0..<30)
  func anything(_ seed: Int) {
    var random = RandomEvents(seed: seed)
    var watcher = Watcher(
      InterstitialPlayback(
        events: random.events(random.number(0...20), isPlain: false),
        timeline: random.timeline(),
        playedOnce: random.chance(50) ? ["e1", "e4"] : []
      )
    )
    if random.chance(90) { watcher.tell(.began(at: random.time(-10...250)), "begin, seed \(seed)") }
    for step in 0..<500 {
      watcher.now += random.time(0...10)
      let event = Self.event(&random, watcher)
      watcher.tell(event, "seed \(seed), step \(step)")
    }
    #expect(
      watcher.counts["begin", default: 0] - watcher.counts["end", default: 0] == (watcher.open == nil ? 0 : 1)
    )
    finish(&watcher, "the end of seed \(seed)")
  }

  /// From any state, a player that only plays comes to the end.
  func finish(_ watcher: inout Watcher, _ comment: Comment) {
    watcher.tell(.setTimeline(PrimaryTimeline(end: .seconds(100))), comment)
    if watcher.machine.phase == .idle { watcher.tell(.began(at: .zero), comment) }
    var steps = 0
    while watcher.machine.phase != .ended, steps < 500 {
      steps += 1
      if let loading = watcher.loading {
        watcher.tell(.assetListFailed(id: loading), comment)
      } else if let asset = watcher.asset {
        watcher.tell(.assetEnded(id: asset.id, index: asset.index, at: .seconds(600)), comment)
      } else if let next = watcher.machine.nextStart(from: watcher.machine.position) {
        watcher.tell(.playheadMoved(to: next), comment)
      } else {
        watcher.tell(.primaryEnded, comment)
      }
    }
    #expect(watcher.machine.phase == .ended, comment)
  }
}
