import AdPlatform
package import VAST

/// The breaks of a playlist against the content: decides which one is due, and never plays one twice.
///
/// Breaks with the same offset are one cue point, and their ads one pod: playlists are written so. A break that repeats
/// has a cue for each repetition up to the end of the content. As long as the content's length is not known, or it has
/// no end, cues are added as the playhead comes near, and the next repetition of each break always has one.
///
/// Source: Ad rules, "SDK operation modes" and "Ad rules"; VMAP 1.0, `timeOffset`, `repeatAfter`.
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
    /// Whether its ads were asked for: its breaks do not change any more.
    fileprivate(set) var isAsked = false
    /// Whether only repetitions lie here.
    fileprivate(set) var isRepetition: Bool

    /// Whether it cannot play in content of this length. Repetitions end with the content.
    func isUnplayed(behind end: Duration) -> Bool {
      guard case .midRoll(let time) = place else { return false }
      return isUnplayed && !isRepetition && time > end
    }
  }

  private(set) var cues: [Cue] = []
  /// How many cues have neither played nor been given up.
  private(set) var unplayedCount = 0
  /// Breaks for ads over or beside the content only.
  private(set) var notLinear: [Int] = []
  /// Breaks that no place can be found for.
  private(set) var unplaceable: [Int] = []
  /// Breaks with more repetitions than a schedule holds.
  private(set) var cutShort: [Int] = []
  /// Breaks that lie at a part of a duration that is not known yet.
  private var waitingForDuration: [(offset: BreakOffset, index: Int, repeatAfter: Duration?)] = []
  /// Breaks that repeat, until the length of the content is known.
  private var repeating: [RepeatingBreak] = []
  /// Up to where all of them have their cues.
  private var repetitionsReach = Duration.zero
  private var repetitionsLeft = Self.mostRepetitionsInAll
  private var length = ContentLength.unknown

  /// The mid-rolls by their time.
  private var midRolls: [(time: Duration, cue: CueID)] = []
  private var cueOfPlace: [Cue.Place: CueID] = [:]
  /// The first of `midRolls` that lies after `position`.
  private var next = 0
  private(set) var position = Duration.zero
  /// A mid-roll that the playhead had passed before its place was known.
  private var overdue: CueID?
  private let earliest: Duration?

  /// 1,000 times: a break every minute of a 16 hour programme.
  static let mostRepetitions = 1_000
  /// 10,000 times for all breaks together: else a response of 3 MB would have the player sort 20 million cues. Live
  /// content with a break each minute reaches it after a week.
  static let mostRepetitionsInAll = 10_000

  /// 50 breaks: those of one cue are requested side by side, and no response may make a player call a stranger's
  /// server thousands of times at once.
  static let mostBreaksOfCue = 50

  /// One minute: how far ahead of the playhead repetitions have their cues. More than the time for which ads are fetched
  /// ahead, so that a cue that is fetched does not change any more.
  static let repetitionsAhead = Duration.seconds(60)

  /// - Parameters:
  ///   - breaks: those of the playlist.
  ///   - length: how long the content is.
  ///   - earliest: breaks at this time and before are given up. Not the post-roll.
  package init(
    _ breaks: [AdBreak],
    length: ContentLength = .unknown,
    playingAfter earliest: Duration? = nil
  ) {
    self.earliest = earliest
    for (index, adBreak) in breaks.enumerated() {
      guard adBreak.breakTypes.isEmpty || adBreak.breakTypes.contains(.linear) else {
        notLinear.append(index)
        continue
      }
      place(adBreak.timeOffset, index, repeatAfter: adBreak.repeatAfter)
    }
    sortMidRolls()
    placeRepetitions(near: .zero)
    learn(length)
  }

  // MARK: The content's length

  /// Breaks without a place, because the content's duration is not known.
  var waiting: [Int] { waitingForDuration.map(\.index) }

  /// Whether breaks may still be added: a break repeats, or waits for a duration that can become known.
  var mayGrow: Bool { !repeating.isEmpty || (!waitingForDuration.isEmpty && length != .endless) }

  /// Takes in how long the content is. Breaks at a part of it get their places, and repetitions their end.
  ///
  /// What the playhead has passed meanwhile is due like a break that a seek passes: the last one.
  mutating func learn(_ length: ContentLength) {
    guard length != self.length, mayGrow || !waitingForDuration.isEmpty else { return }
    self.length = length
    guard case .known(let duration) = length else { return }
    let waiting = waitingForDuration
    waitingForDuration = []
    let known = cues.count
    for (offset, index, interval) in waiting { place(offset, index, repeatAfter: interval) }
    placeRepetitions(until: duration)
    sortMidRolls()
    let passed = midRolls[..<next].last { $0.cue >= known && cues[$0.cue].isUnplayed }
    if let passed { overdue = passed.cue }
  }

  // MARK: The playhead

  /// Moves the playhead, and says which cue is due: of those that are passed going forward, the last that has not
  /// played. Those before it stay unplayed. Going backward passes none.
  ///
  /// The cost of an ordinary step does not grow with the number of cues.
  package mutating func advance(to newPosition: Duration) -> CueID? {
    placeRepetitions(near: newPosition)
    let old = next
    if newPosition < position || isFar(newPosition) {
      next = firstMidRoll(after: newPosition)
      // Who goes back to a break has it ahead.
      if newPosition < position, next > 0, midRolls[next - 1].time == newPosition { next -= 1 }
    } else {
      while next < midRolls.count, midRolls[next].time <= newPosition { next += 1 }
    }
    position = newPosition
    let passed = old < next ? midRolls[old..<next].lastIndex { cues[$0.cue].isUnplayed } : nil
    guard let passed else {
      defer { overdue = nil }
      return overdue.flatMap { cues[$0].isUnplayed && midRollTime(of: $0) <= position ? $0 : nil }
    }
    // Of two at one time the first that was there plays, and then the other.
    let first = midRolls[old...passed].firstIndex {
      $0.time == midRolls[passed].time && cues[$0.cue].isUnplayed
    }
    overdue = first == passed ? nil : midRolls[passed].cue
    return midRolls[first ?? passed].cue
  }

  /// The cue that ``advance(to:)`` would say is due. Repetitions near that time must have their cues.
  func due(at newPosition: Duration) -> CueID? {
    var copy = self
    return copy.advance(to: newPosition)
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

  private func midRollTime(of cue: CueID) -> Duration {
    if case .midRoll(let time) = cues[cue].place { time } else { .zero }
  }

  // MARK: What becomes of cues

  /// Notes that a cue has played, or that it never will.
  mutating func close(_ cue: CueID) {
    guard cues[cue].isUnplayed else { return }
    cues[cue].isUnplayed = false
    unplayedCount -= 1
  }

  /// Notes that the ads of a cue are asked for.
  mutating func ask(_ cue: CueID) { cues[cue].isAsked = true }

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

  /// In seconds: 0 for the pre-roll, −1 for the post-roll. As complete as they can be at the moment: breaks at a part of
  /// the content are added when its duration is known, repetitions as the playhead comes near.
  var cuePoints: [Double] {
    var points: [Double] = []
    if cueOfPlace[.preRoll] != nil { points.append(0) }
    points += midRolls.indices.filter(isFirstOfItsTime).map { midRolls[$0].time.timeInterval }
    if cueOfPlace[.postRoll] != nil { points.append(-1) }
    return points
  }

  /// 0 for the pre-roll, 1 and on for mid-rolls, −1 for the post-roll.
  func podIndex(of cue: CueID) -> Int {
    switch cues[cue].place {
    case .preRoll: 0
    case .midRoll(let time): midRolls[..<firstMidRoll(after: time)].indices.count(where: isFirstOfItsTime)
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

  private func isFirstOfItsTime(_ index: Int) -> Bool {
    index == 0 || midRolls[index - 1].time < midRolls[index].time
  }

  // MARK: Placing

  private mutating func place(_ offset: BreakOffset, _ index: Int, repeatAfter interval: Duration?) {
    let time: Duration
    switch offset {
    case .start: time = .zero
    case .time(let start): time = start
    case .percent(let percent) where percent <= 0: time = .zero
    case .percent(let percent) where percent < 100:
      guard case .known(let duration) = length else {
        return waitingForDuration.append((offset, index, interval))
      }
      time = duration * (percent / 100)
    case .end, .percent: return add(.postRoll, index, isRepetition: false)
    case .position: return unplaceable.append(index)
    }
    add(time == .zero ? .preRoll : .midRoll(time), index, isRepetition: false)
    guard let interval, interval > .zero else { return }
    repeating.append(RepeatingBreak(index: index, start: time, interval: interval))
  }

  /// Adds the cues of the repetitions up to the duration of the content, and takes away those behind it.
  private mutating func placeRepetitions(until duration: Duration) {
    let behind = midRolls.filter { $0.time >= max(duration, position) && cues[$0.cue].isRepetition }
    for (time, cue) in behind {
      close(cue)
      cueOfPlace[.midRoll(time)] = nil
    }
    let gone = Set(behind.map(\.cue))
    midRolls.removeAll { gone.contains($0.cue) }
    for var rule in repeating {
      var left = min(repetitionsLeft, Self.mostRepetitions - rule.count(after: position))
      while rule.reach + rule.interval < duration {
        guard left > 0 else {
          cutShort.append(rule.index)
          break
        }
        left -= 1
        repetitionsLeft -= 1
        add(.midRoll(rule.next()), rule.index, isRepetition: true)
      }
    }
    repeating = []
  }

  /// Adds the cues of the repetitions near a position: all up to a while ahead of it, and one more of each break.
  mutating func placeRepetitions(near position: Duration) {
    let end = position + Self.repetitionsAhead
    guard !repeating.isEmpty, repetitionsReach <= end else { return }
    for place in repeating.indices {
      // A seek over more plays the last of them anyway.
      if repeating[place].keep(last: Self.mostRepetitions, upTo: position) {
        cutShort.append(repeating[place].index)
      }
      while repeating[place].reach <= end, repetitionsLeft > 0 {
        repetitionsLeft -= 1
        add(.midRoll(repeating[place].next()), repeating[place].index, isRepetition: true)
      }
    }
    sortMidRolls()
    if repetitionsLeft == 0 {
      cutShort += repeating.map(\.index)
      repeating = []
    }
    repetitionsReach = repeating.map(\.reach).min() ?? .zero
  }

  private mutating func add(_ place: Cue.Place, _ index: Int, isRepetition: Bool) {
    if let cue = cueOfPlace[place], !cues[cue].isAsked {
      if cues[cue].breaks.count < Self.mostBreaksOfCue { cues[cue].breaks.append(index) }
      if !isRepetition { cues[cue].isRepetition = false }
      return
    }
    let cue = cues.count
    cues.append(Cue(place: place, breaks: [index], isRepetition: isRepetition))
    cueOfPlace[place] = cue
    unplayedCount += 1
    if case .midRoll(let time) = place { midRolls.append((time, cue)) }
    if let earliest, let time = place.time, time <= earliest { close(cue) }
  }

  private mutating func sortMidRolls() {
    let isAtNext = next < midRolls.count && midRolls[next].time == position
    midRolls.sort { $0.time < $1.time }
    next = firstMidRoll(after: position)
    if isAtNext { next -= 1 }
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
