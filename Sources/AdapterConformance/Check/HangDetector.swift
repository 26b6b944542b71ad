/// A check that is being made.
struct WatchedCheck: Hashable, Sendable {
  let rule: ConformanceRule
  let fixture: any AdapterFixture.Type

  init(_ rule: ConformanceRule, with fixture: any AdapterFixture.Type) {
    self.rule = rule
    self.fixture = fixture
  }

  static func == (a: WatchedCheck, b: WatchedCheck) -> Bool {
    ObjectIdentifier(a.fixture) == ObjectIdentifier(b.fixture) && a.rule.id == b.rule.id
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(fixture))
    hasher.combine(rule.id)
  }
}

/// Decides whether an adapter blocks the main actor. It knows neither threads nor clocks: its owner polls it at equal
/// intervals.
///
/// What is counted is polls that find the main actor still away. While the process is suspended, or stopped in a
/// debugger, the detector does not poll.
struct HangDetector {
  /// What is to be done.
  enum Effect: Equatable {
    case nothing
    /// Poll from now on.
    case startPolling
    /// Nothing is under way: poll no more.
    case stopPolling
    /// Have the main actor call ``mainActorAnswered()``.
    case askMainActor
    case giveUp(Hang)
  }

  /// Who blocks the main actor, as far as can be told.
  struct Hang: Equatable {
    /// The check that was last seen at work.
    var last: WatchedCheck
    /// The checks that wait for their turn beside it.
    var others: [WatchedCheck]
  }

  private enum Question {
    case none
    /// The main actor was asked, and so many polls have found no answer since it was last seen; of these so many when
    /// the process had to wait for processors.
    case open(missedPolls: Int, starvedPolls: Int)
  }

  /// How many polls in a row may find no answer.
  static let missedPollsUntilHang = 20
  /// A process that gets no processor does not hang, and one that hangs on a busy machine is to end: ten polls of such a
  /// process count as one.
  static let starvedPollsThatCountAsOne = 10

  /// How many of each check are under way, and when one was last seen at work: the largest number is the latest.
  private var underWay: [WatchedCheck: (count: Int, lastSeen: Int)] = [:]
  private var sightings = 0
  private var question = Question.none
  private var isPolled = false

  mutating func began(_ check: WatchedCheck) -> Effect {
    mainActorWasSeen()
    sightings += 1
    underWay[check, default: (0, 0)].count += 1
    underWay[check]?.lastSeen = sightings
    defer { isPolled = true }
    return isPolled ? .nothing : .startPolling
  }

  /// It has waited, and goes on.
  mutating func continued(_ check: WatchedCheck) {
    mainActorWasSeen()
    sightings += 1
    underWay[check]?.lastSeen = sightings
  }

  mutating func ended(_ check: WatchedCheck) {
    mainActorWasSeen()
    underWay[check]?.count -= 1
    if underWay[check]?.count == 0 { underWay[check] = nil }
  }

  mutating func mainActorAnswered() { question = .none }

  /// - Parameter isStarved: whether threads of the process have waited for processors since the last poll.
  mutating func poll(isStarved: Bool = false) -> Effect {
    if underWay.isEmpty {
      isPolled = false
      return .stopPolling
    }
    guard case .open(var missedPolls, var starvedPolls) = question else {
      question = .open(missedPolls: 0, starvedPolls: 0)
      return .askMainActor
    }
    if isStarved { starvedPolls += 1 }
    if !isStarved || starvedPolls.isMultiple(of: Self.starvedPollsThatCountAsOne) { missedPolls += 1 }
    question = .open(missedPolls: missedPolls, starvedPolls: starvedPolls)
    guard missedPolls >= Self.missedPollsUntilHang else { return .nothing }
    let checks = underWay.sorted { $0.value.lastSeen < $1.value.lastSeen }.map(\.key)
    return checks.last.map { .giveUp(Hang(last: $0, others: checks.dropLast())) } ?? .nothing
  }

  /// Checks run on the main actor: where one does something, it is there.
  private mutating func mainActorWasSeen() {
    if case .open = question { question = .open(missedPolls: 0, starvedPolls: 0) }
  }
}

extension HangDetector.Hang {
  /// What standard error says of it.
  ///
  /// - Parameter limit: how long was waited.
  func message(after limit: Duration) -> String {
    var lines = [
      "AdapterConformance: something has blocked the main actor for \(limit), and no check can go on."
        + " The process ends with status 1; reports that were not written yet are lost.",
      "  last at work: \(last.rule)",
      "  fixture:      \(String(reflecting: last.fixture))",
    ]
    if !others.isEmpty {
      let names = others.prefix(8).map(\.rule.id).joined(separator: ", ")
      lines.append("  beside it:    \(names)\(others.count > 8 ? " and \(others.count - 8) more" : "")")
    }
    lines += [
      "  look for:     wait() of a DispatchSemaphore or a DispatchGroup, perhaps for a thread that calls"
        + " DispatchQueue.main.sync; a lock that is taken twice; a loop without an end; in the adapter, its"
        + " network's SDK or the fixture",
      "  why:          adapters are called on the main actor, and what they wait for mostly needs it, too:"
        + " return at once, and tell the delegate from the network's callback",
    ]
    return lines.joined(separator: "\n") + "\n"
  }
}
