import AdMediation
import AdPlatform
import AdapterConformance

/// A check that has ended its process.
struct CheckDeath {
  var check: CheckTask.Check
  /// The rule that was being checked, which is another one where the check looks at that one, too.
  var innermostRule: String
  /// How the process ended, in words.
  var happened: String
  /// What to do about it.
  var remedy: String
  /// All that had happened in the check by then.
  var timeline: [AdLogEntry]

  /// How a process ended, in words, and what to do.
  ///
  /// - Parameter isBlocking: whether it was ended because the check blocked the main actor.
  static func words(
    for death: WorkerPool.Death,
    isBlocking: Bool
  ) -> (happened: String, remedy: String) {
    if isBlocking {
      return (
        "it blocked the main thread, and the process was ended",
        "Do not block the main thread. Look for wait() of a semaphore or a group, a lock that is taken twice,"
          + " or an endless loop."
      )
    }
    guard !death.wasSilent else {
      return (
        "nothing happened for \(CheckProcesses.silence.components.seconds) seconds, and the process was ended",
        "Look for a continuation that is never resumed."
      )
    }
    let words = "the process ended with \(death.end.words)"
    // What Swift prints after a message about a trap.
    let message = death.errors.split(whereSeparator: \.isNewline)
      .prefix { !$0.hasPrefix("Current stack trace") }
      .last { !$0.allSatisfy(\.isWhitespace) }
    let happened = words + (message.map { ": \(String($0).printable(limit: 300))" } ?? "")
    guard case .signal = death.end else {
      return (
        happened,
        "Do not call exit() or a function that does: report an error to the completion handler or delegate."
      )
    }
    return (
      happened,
      message == nil
        ? "Find what ends the process: the last event of the timeline says when it happened."
        : "Remove what ends the process: “happened” says where, and the timeline says when."
    )
  }

  /// Makes outcomes of the deaths of one adapter: one defect is one failure. Of rules that end their processes in the
  /// same way, one is broken and blocks the others.
  @MainActor
  static func explain(
    _ deaths: [CheckDeath],
    _ outcomes: inout [CheckTask.Check: ConformanceOutcome],
    _ fixtures: [any AdapterFixture.Type]
  ) {
    // Required rules first: a recommended one does not block them.
    let order =
      RuleBook.rules.filter { $0.level == .required } + RuleBook.rules.filter { $0.level == .recommended }
    let places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($0.element.id, $0.offset) })
    var causes: [String: String] = [:]
    for death in deaths.sorted(by: { places[$0.check.rule, default: 0] < places[$1.check.rule, default: 0] })
    {
      let rule = death.check.rule
      var cause = causes[death.happened]
      if death.innermostRule != rule { cause = cause ?? death.innermostRule }
      if cause == nil { causes[death.happened] = rule }
      let record =
        cause.map {
          OutcomeRecord.blocked(
            causes: [$0],
            reason: "\($0) is broken: its check ends the process, as this one does"
          )
        }
        ?? .broken(
          format: nil,
          adClass: nil,
          expected: "the app goes on, whatever the network and the user do",
          actual: death.happened,
          possibleLimits: [],
          remedy: death.remedy,
          timeline: death.timeline,
          marked: Set([death.timeline.indices.last].compactMap(\.self))
        )
      guard let known = RuleBook.rule(rule) else { continue }
      outcomes[death.check] = record.outcome(of: known, with: fixtures[death.check.fixture])
    }
  }
}
