package import AdMediation
import AdPlatform

/// Checks an adapter against the rule book.
///
/// In a test target, with Swift Testing:
///
/// ```swift
/// @Test(arguments: ConformanceSuite.rules)
/// func keepsTheContract(rule: ConformanceRule) async throws {
///   switch try await ConformanceSuite.verify(rule, with: MyFixture.self) {
///   case nil: break
///   case .notChecked(let reason): try Test.cancel("\(reason)")
///   case .recommended(let text): Issue.record("\(text)", severity: .warning)
///   }
/// }
/// ```
@MainActor
public enum ConformanceSuite {
  /// The rule book, for `@Test(arguments:)`.
  public nonisolated static var rules: [ConformanceRule] { RuleBook.rules }

  /// Checks one rule and throws when it binds and is broken, or cannot be looked at because another one is.
  ///
  /// - Parameters:
  ///   - rule: the rule.
  ///   - fixture: the adapter.
  ///   - level: which rules throw: required rules (the default), or recommended rules as well.
  /// - Returns: nil when the adapter keeps the rule; otherwise why it does not fail although it is not kept.
  /// - Throws: ``ConformanceFailure`` or ``BlockedRule``.
  @discardableResult
  public static func verify(
    _ rule: ConformanceRule,
    with fixture: any AdapterFixture.Type,
    failing level: ConformanceRule.Level = .required
  ) async throws -> ConformanceRemark? {
    switch await check(rule, with: fixture) {
    case .passed: return nil
    case .notChecked(let reason): return .notChecked(reason: reason)
    case .broken(let failure) where failure.rule.level == .recommended && level == .required:
      return .recommended(failure.description)
    case .broken(let failure): throw failure
    case .blocked(let blocked) where blocked.level == .recommended && level == .required:
      return .recommended(blocked.description)
    case .blocked(let blocked): throw blocked
    }
  }

  /// Checks one rule, with a fixture and a host of its own, on virtual time.
  ///
  /// Waits for other checks to end, unless ``AdapterFixture/checksConcurrently`` is true.
  ///
  /// An adapter that blocks the main actor for a minute ends the process with status 1, and standard error says which
  /// rule was being checked.
  public static func check(
    _ rule: ConformanceRule,
    with fixtureType: any AdapterFixture.Type
  ) async -> ConformanceOutcome {
    await CheckGate.shared.run(rule.treatment, alone: !fixtureType.checksConcurrently) {
      await checkNow(rule, with: fixtureType)
    }
  }

  private static func checkNow(
    _ rule: ConformanceRule,
    with fixtureType: any AdapterFixture.Type
  ) async -> ConformanceOutcome {
    let hangWatch = HangWatch.current
    let check = WatchedCheck(rule, with: fixtureType)
    hangWatch.began(check)
    defer { hangWatch.ended(check) }
    let probe = ConformanceProbe(rule: rule, making: fixtureType)
    do {
      if let reason = try await probe.reasonNotToApply() { return .notChecked(reason: reason) }
      if rule.family != .setUp { await probe.prepare() }
      try await rule.check(probe)
      return probe.scheduler.isStuck ? .broken(probe.stuck) : .passed
    } catch _ where probe.scheduler.isStuck {
      return .broken(probe.stuck)
    } catch let failure as ConformanceFailure {
      return await probe.outcome(of: failure)
    } catch let skip as RuleNotChecked {
      return await probe.outcome(of: skip)
    } catch {
      return .broken(probe.failure(expected: "the check to run", actual: "\(error)"))
    }
  }

  /// Checks rules, each with a fixture and a host of its own.
  ///
  /// - Parameters:
  ///   - rules: the rules. Defaults to all.
  ///   - fixture: the adapter.
  ///   - count: how many rules to check at the same time at most. Defaults to 1. Without effect unless
  ///     ``AdapterFixture/checksConcurrently`` is true.
  /// - Returns: the results, in the order of the rules.
  public static func run(
    _ rules: [ConformanceRule] = RuleBook.rules,
    with fixture: any AdapterFixture.Type,
    atOnce count: Int = 1
  ) async -> ConformanceReport {
    let checks = CheckQueue(rules)
    await withDiscardingTaskGroup { group in
      for _ in 0..<min(max(count, 1), rules.count) {
        group.addTask { await checks.work { await check($0, with: fixture) } }
      }
    }
    return await report(of: Array(zip(rules, checks.outcomes)), with: fixture)
  }

  /// The results of rules that were checked one by one, as a report.
  public static func report(
    of outcomes: [(ConformanceRule, ConformanceOutcome)],
    with fixture: any AdapterFixture.Type
  ) async -> ConformanceReport {
    let example = await example(of: fixture)
    return report(of: outcomes, adapter: example.adapter, location: example.location)
  }

  /// The same where no check is under way in the process.
  package static func reportBetweenChecks(
    of outcomes: [(ConformanceRule, ConformanceOutcome)],
    with fixture: any AdapterFixture.Type
  ) -> ConformanceReport {
    let example = fixture.init()
    return report(of: outcomes, adapter: example.adapter, location: example.location)
  }

  private static func report(
    of outcomes: [(ConformanceRule, ConformanceOutcome)],
    adapter: AdapterClass,
    location: FixtureLocation?
  ) -> ConformanceReport {
    ConformanceReport(
      adapter: String(reflecting: adapter.type),
      results: outcomes.map { .init(rule: $0.applied(to: adapter), outcome: $1) },
      fixtureLocation: location
    )
  }

  /// The class under test, and where its fixture is. Waits as a check does: a fixture may reset static state when it
  /// is made.
  package static func example(
    of fixture: any AdapterFixture.Type
  ) async -> (adapter: AdapterClass, location: FixtureLocation?) {
    await CheckGate.shared.run(.unspecified, alone: !fixture.checksConcurrently) {
      let example = fixture.init()
      return (example.adapter, example.location)
    }
  }
}

/// Rules that several tasks work off.
@MainActor
private final class CheckQueue {
  private let rules: [ConformanceRule]
  private var started = 0
  private var outcomeOfRule: [Int: ConformanceOutcome] = [:]

  init(_ rules: [ConformanceRule]) { self.rules = rules }

  /// What became of the rules, in their order, when all work is done.
  var outcomes: [ConformanceOutcome] { rules.indices.compactMap { outcomeOfRule[$0] } }

  /// Checks one rule after another until none is left to start.
  func work(_ check: (ConformanceRule) async -> ConformanceOutcome) async {
    while started < rules.count {
      let index = started
      started += 1
      outcomeOfRule[index] = await check(rules[index])
    }
  }
}

/// Thrown by a check that finds that it cannot be made.
struct RuleNotChecked: Error {
  let reason: String
  /// The rules that the adapter breaks, so that this one cannot be looked at. None when the network just has nothing
  /// that the rule is about.
  var blockedBy: [String] = []
}
