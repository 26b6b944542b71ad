import AdMediation
import AdPlatform
import AdapterConformance
import Foundation

/// Checks adapters in processes of their own, several at once, so that an adapter that ends its process is a verdict.
///
/// Each process checks its share of the rules, at the same time if the fixture permits it. If the process ends, others
/// check the rest one by one, so that it is known which rule ended it, and what had happened by then.
@MainActor
final class CheckProcesses {
  /// How long an adapter may block the main actor: 10 seconds, and 3 once it has.
  private static let (limit, limitOfBlocking) = (10.0, 3.0)
  /// How long nothing may be heard of a process.
  nonisolated static let silence = Duration.seconds(60)
  /// 24 rules: fewer are checked sooner than a process starts.
  private static let fewestChecks = 24

  private let tool: AdapterTool
  private var tasks: [CheckTask] = []
  private var outcomes: [CheckTask.Check: ConformanceOutcome] = [:]
  private var deaths: [CheckTask.Check: CheckDeath] = [:]
  /// What was heard of careful tasks: the checks that are under way, the outermost first, with their events.
  private var underWay: [Int: [(rule: String, events: [AdLogEntry])]] = [:]
  /// The tasks that have ended their processes by blocking the main actor.
  private var blocking: Set<Int> = []

  init(_ tool: AdapterTool) { self.tool = tool }

  /// Checks rules with each of the fixtures.
  ///
  /// - Parameters:
  ///   - fixtures: by their places in the tool.
  ///   - jobs: how many processes; nil for one on each processor.
  /// - Returns: the reports in the order of the fixtures; nil where no process can be started.
  func reports(
    of rules: [ConformanceRule],
    with fixtures: [Int],
    jobs: Int?
  ) throws(CommandFailure) -> [ConformanceReport]? {
    guard var pool = tool.pool(of: .check, jobs: jobs) else { return nil }
    pool.limit = Self.silence
    pool.capturesErrors = true
    // A message about a trap does; that of a backtrace takes seconds.
    pool.environment = ["SWIFT_BACKTRACE": "enable=no"]
    let checks = fixtures.flatMap { fixture in rules.map { CheckTask.Check(fixture: fixture, rule: $0.id) } }
    let count = min(pool.jobs, (checks.count + Self.fewestChecks - 1) / Self.fewestChecks)
    tasks = split(checks, count).map { CheckTask(checks: $0, isCareful: false, limit: Self.limit) }
    do throws(WorkerPool.Failure) {
      try pool.run(
        tasks.map { JSONLine($0).data },
        receive: { hear(of: $0, JSONLine($1).value(CheckMessage.self)) },
        died: { task, death in tasksInPlace(of: task, death, jobs: pool.jobs).map { JSONLine($0).data } }
      )
    } catch {
      switch error {
      case .notStarted: return nil
      case .endedAtStart(let death):
        throw CommandFailure(
          message: "a process of the check ended before it began: \(death.end.words);"
            + " call AdapterTool.main() first thing in main.swift"
        )
      }
    }
    return fixtures.map { fixture in
      CheckDeath.explain(deaths.filter { $0.key.fixture == fixture }.map(\.value), &outcomes, tool.fixtures)
      let results = rules.compactMap { rule in
        outcomes[.init(fixture: fixture, rule: rule.id)].map { (rule, $0) }
      }
      return ConformanceSuite.reportBetweenChecks(of: results, with: tool.fixtures[fixture])
    }
  }

  /// Deals checks out, so that each share has some of every family.
  private func split(_ checks: [CheckTask.Check], _ count: Int) -> [[CheckTask.Check]] {
    (0..<max(count, 1)).map { share in
      checks.enumerated().filter { $0.offset % max(count, 1) == share }.map(\.element)
    }
    .filter { !$0.isEmpty }
  }

  private func hear(of task: Int, _ message: CheckMessage?) {
    switch message {
    case .outcome(let index, let record):
      guard tasks[task].checks.indices.contains(index) else { return }
      let check = tasks[task].checks[index]
      guard let rule = RuleBook.rule(check.rule) else { return }
      outcomes[check] = record.outcome(of: rule, with: tool.fixtures[check.fixture])
      underWay[task] = nil
    case .began(let rule): underWay[task, default: []].append((rule, []))
    case .ended:
      if underWay[task]?.isEmpty == false { underWay[task]?.removeLast() }
    case .event(let event):
      guard let last = underWay[task]?.indices.last else { return }
      underWay[task]?[last].events.append(event)
    case .blocked: blocking.insert(task)
    case nil: break
    }
  }

  /// What there is to do for a task that has ended its process.
  private func tasksInPlace(of index: Int, _ death: WorkerPool.Death, jobs: Int) -> [CheckTask] {
    let task = tasks[index]
    var left = task.checks.filter { outcomes[$0] == nil && deaths[$0] == nil }
    var limit = task.limit
    if blocking.contains(index) { limit = Self.limitOfBlocking }
    var shares = [left]
    if task.isCareful {
      guard !left.isEmpty else { return [] }
      let check = left.removeFirst()
      let last = underWay[index]?.last
      let words = CheckDeath.words(for: death, isBlocking: blocking.contains(index))
      deaths[check] = CheckDeath(
        check: check,
        innermostRule: last?.rule ?? check.rule,
        happened: words.happened,
        remedy: words.remedy,
        timeline: last?.events ?? []
      )
      shares = [left]
    } else {
      shares = split(left, jobs)
    }
    underWay[index] = nil
    let others = shares.filter { !$0.isEmpty }.map { CheckTask(checks: $0, isCareful: true, limit: limit) }
    tasks += others
    return others
  }
}
