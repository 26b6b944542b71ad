import AdPlatform
package import VAST

/// The breaks of a playlist against the content: decides which one is due, and never plays one twice.
///
/// Breaks with the same offset are one cue point, and their ads one pod: playlists are written so.
///
/// Source: Ad rules, "SDK operation modes"; VMAP 1.0, `timeOffset`, `repeatAfter`.
package struct BreakSchedule {
  /// A cue point, by its place in ``cues``.
  package typealias CueID = Int

  /// A point of the content at which ads play.
  struct Cue {
    /// Where it lies.
    enum Place: Hashable {
      case preRoll
      case midRoll(Duration)
      case postRoll
    }

    let place: Place
    /// The breaks, by their places in the playlist.
    fileprivate(set) var breaks: [Int]
    /// Whether it has neither played nor been given up.
    fileprivate(set) var isUnplayed = true
  }

  private(set) var cues: [Cue] = []
  /// How many cues have neither played nor been given up.
  private(set) var unplayedCount = 0
  /// Breaks for ads over or beside the content only.
  private(set) var notLinear: [Int] = []
  /// Breaks that no place can be found for.
  private(set) var unplaceable: [Int] = []
  /// Breaks that lie at a part of a duration that is not known yet.
  private var waitingForDuration: [(offset: BreakOffset, index: Int)] = []
  private var repeating: [(start: Duration, interval: Duration, index: Int)] = []

  /// The mid-rolls by their time.
  private var midRolls: [(time: Duration, cue: CueID)] = []
  private var cueOfPlace: [Cue.Place: CueID] = [:]
  /// The first of `midRolls` that lies after `position`.
  private var next = 0
  private(set) var position = Duration.zero
  private let earliest: Duration?

  /// 1,000 times: a break every minute of a 16 hour programme.
  static let mostRepetitions = 1_000
  /// 10,000 times for all breaks together: else a response of 3 MB would have the player sort 20 million cues.
  static let mostRepetitionsInAll = 10_000

  /// 50 breaks: those of one cue are requested side by side, and no response may make a player call a stranger's
  /// server thousands of times at once.
  static let mostBreaksOfCue = 50

  /// - Parameters:
  ///   - breaks: those of the playlist.
  ///   - contentDuration: nil if it is not known, or not yet.
  ///   - earliest: breaks at this time and before are given up. Not the post-roll.
  package init(_ breaks: [AdBreak], contentDuration: Duration?, playingAfter earliest: Duration? = nil) {
    self.earliest = earliest
    for (index, adBreak) in breaks.enumerated() {
      guard adBreak.breakTypes.isEmpty || adBreak.breakTypes.contains(.linear) else {
        notLinear.append(index)
        continue
      }
      place(adBreak.timeOffset, index, contentDuration)
      if let interval = adBreak.repeatAfter, interval > .zero {
        switch adBreak.timeOffset {
        case .start: repeating.append((.zero, interval, index))
        case .time(let start): repeating.append((start, interval, index))
        default: break
        }
      }
    }
    if let contentDuration { placeRepetitions(contentDuration) }
    sortMidRolls()
  }

  /// One cue that is played when it is asked for: a response without a playlist.
  static let single: BreakSchedule = {
    var schedule = BreakSchedule([], contentDuration: nil)
    schedule.add(.preRoll, 0)
    return schedule
  }()

  /// Whether knowing the content's duration would place more breaks.
  var wantsDuration: Bool { !waitingForDuration.isEmpty || !repeating.isEmpty }

  /// Places the breaks that wait for it.
  mutating func learn(contentDuration: Duration) {
    guard wantsDuration else { return }
    let waiting = waitingForDuration
    waitingForDuration = []
    for (offset, index) in waiting { place(offset, index, contentDuration) }
    placeRepetitions(contentDuration)
    sortMidRolls()
  }

  // MARK: The playhead

  /// Moves the playhead, and says which cue is due: of those that are passed going forward, the last that has not
  /// played. Those before it stay unplayed. Going backward passes none.
  ///
  /// The cost of an ordinary step does not grow with the number of cues.
  package mutating func advance(to newPosition: Duration) -> CueID? {
    let old = next
    if newPosition < position || isFar(newPosition) {
      next = firstMidRoll(after: newPosition)
      // Who goes back to a break has it ahead.
      if newPosition < position, next > 0, midRolls[next - 1].time == newPosition { next -= 1 }
    } else {
      while next < midRolls.count, midRolls[next].time <= newPosition { next += 1 }
    }
    position = newPosition
    guard old < next else { return nil }
    return midRolls[old..<next].last { cues[$0.cue].isUnplayed }?.cue
  }

  /// The first cue that has not played and lies so close ahead.
  package func upcoming(within time: Duration) -> CueID? {
    var index = next
    while index < midRolls.count, midRolls[index].time <= position + time {
      if cues[midRolls[index].cue].isUnplayed { return midRolls[index].cue }
      index += 1
    }
    return nil
  }

  /// Whether more than a few cues lie between.
  private func isFar(_ newPosition: Duration) -> Bool {
    next + 8 < midRolls.count && midRolls[next + 8].time <= newPosition
  }

  private func firstMidRoll(after position: Duration) -> Int {
    var low = 0
    var high = midRolls.count
    while low < high {
      let middle = (low + high) / 2
      if midRolls[middle].time <= position { low = middle + 1 } else { high = middle }
    }
    return low
  }

  // MARK: What becomes of cues

  /// Notes that a cue has played, or that it never will.
  mutating func close(_ cue: CueID) {
    guard cues[cue].isUnplayed else { return }
    cues[cue].isUnplayed = false
    unplayedCount -= 1
  }

  /// Notes that one of a cue's breaks has nothing to play.
  mutating func leaveOut(_ index: Int, of cue: CueID) { cues[cue].breaks.removeAll { $0 == index } }

  /// Gives up everything but the post-roll: the content is over.
  mutating func giveUpAllButPostRoll() {
    waitingForDuration = []
    repeating = []
    for cue in cues.indices where cues[cue].place != .postRoll { close(cue) }
  }

  /// The pre-roll that has not played.
  var preRoll: CueID? { unplayed(.preRoll) }
  /// The post-roll that has not played.
  var postRoll: CueID? { unplayed(.postRoll) }

  /// The next cue that has not played, from where the playhead is.
  var nextScheduled: CueID? {
    preRoll ?? midRolls[next...].first { cues[$0.cue].isUnplayed }?.cue ?? postRoll
  }

  private func unplayed(_ place: Cue.Place) -> CueID? {
    cueOfPlace[place].flatMap { cues[$0].isUnplayed ? $0 : nil }
  }

  // MARK: What apps are told

  /// In seconds: 0 for the pre-roll, −1 for the post-roll.
  var cuePoints: [Double] {
    var points: [Double] = []
    if cueOfPlace[.preRoll] != nil { points.append(0) }
    points += midRolls.map(\.time.timeInterval)
    if cueOfPlace[.postRoll] != nil { points.append(-1) }
    return points
  }

  /// 0 for the pre-roll, 1 and on for mid-rolls, −1 for the post-roll.
  func podIndex(of cue: CueID) -> Int {
    switch cues[cue].place {
    case .preRoll: 0
    case .midRoll(let time): firstMidRoll(after: time)
    case .postRoll: -1
    }
  }

  /// In seconds, as in ``cuePoints``.
  func timeOffset(of cue: CueID) -> Double {
    switch cues[cue].place {
    case .preRoll: 0
    case .midRoll(let time): time.timeInterval
    case .postRoll: -1
    }
  }

  // MARK: Placing

  private mutating func place(_ offset: BreakOffset, _ index: Int, _ contentDuration: Duration?) {
    switch offset {
    case .start: add(.preRoll, index)
    case .end: add(.postRoll, index)
    case .time(let time): add(time == .zero ? .preRoll : .midRoll(time), index)
    case .percent(let percent) where percent <= 0: add(.preRoll, index)
    case .percent(let percent) where percent >= 100: add(.postRoll, index)
    case .percent(let percent):
      guard let contentDuration else { return waitingForDuration.append((offset, index)) }
      let time = contentDuration * (percent / 100)
      add(time == .zero ? .preRoll : .midRoll(time), index)
    case .position: unplaceable.append(index)
    }
  }

  private mutating func placeRepetitions(_ contentDuration: Duration) {
    var left = Self.mostRepetitionsInAll
    for (start, interval, index) in repeating where left > 0 {
      for count in 1...min(left, Self.mostRepetitions) {
        let time = start + interval * count
        guard time < contentDuration else { break }
        add(.midRoll(time), index)
        left -= 1
      }
    }
    repeating = []
  }

  private mutating func add(_ place: Cue.Place, _ index: Int) {
    if let cue = cueOfPlace[place] {
      if cues[cue].breaks.count < Self.mostBreaksOfCue { cues[cue].breaks.append(index) }
      return
    }
    let cue = cues.count
    cues.append(Cue(place: place, breaks: [index]))
    cueOfPlace[place] = cue
    unplayedCount += 1
    if case .midRoll(let time) = place { midRolls.append((time, cue)) }
    if let earliest, let time = place.time, time <= earliest { close(cue) }
  }

  private mutating func sortMidRolls() {
    midRolls.sort { $0.time < $1.time }
    next = firstMidRoll(after: position)
  }
}

extension BreakSchedule.Cue.Place {
  /// Where the playhead passes it; nil after the content.
  fileprivate var time: Duration? {
    switch self {
    case .preRoll: .zero
    case .midRoll(let time): time
    case .postRoll: nil
    }
  }
}
