import AdMediation
import AdPlatform
import AdapterConformance
import Foundation

/// Rules for one process to check.
struct CheckTask: Codable {
  /// A rule, and the adapter by its place among the fixtures of the tool.
  struct Check: Hashable, Codable {
    var fixture: Int
    var rule: String
  }

  var checks: [Check]
  /// Whether one rule is checked after the other, and all that happens is told: an adapter has ended a process, and it is
  /// to be found out with which rule.
  var isCareful: Bool
  /// How long an adapter may block the main actor, in seconds of real time.
  var limit: Double
}

/// What a process says of its task.
enum CheckMessage: Codable {
  /// What became of the check at this index.
  case outcome(Int, OutcomeRecord)
  /// A check begins, perhaps inside of another one. Told in careful tasks only, as the next two.
  case began(rule: String)
  case ended(rule: String)
  case event(AdLogEntry)
  /// The check has blocked the main actor for too long, and the process ends.
  case blocked(rule: String)
}

extension Worker {
  /// Checks rules.
  static let check = Worker(of: "check") { tool, channel in
    ProcessLimits.set()
    await channel.serve { line in
      guard let task = JSONLine(line).value(CheckTask.self) else { return }
      let checks = task.checks.compactMap { check -> ConformanceSuite.Check? in
        guard let rule = RuleBook.rule(check.rule), tool.fixtures.indices.contains(check.fixture) else {
          return nil
        }
        return (rule, tool.fixtures[check.fixture])
      }
      if task.isCareful { AdEventLog.trace { channel.send(.event($0)) } }
      await ConformanceSuite.run(
        checks,
        isOneByOne: task.isCareful,
        limit: .seconds(task.limit),
        observer: TaskObserver(channel: channel, isCareful: task.isCareful)
      ) { channel.send(.outcome($0, OutcomeRecord($1))) }
    }
  }
}

/// Tells the process that reports of the checks in this one.
private struct TaskObserver: CheckObserver {
  let channel: WorkerChannel
  let isCareful: Bool

  func began(_ rule: ConformanceRule) { if isCareful { channel.send(.began(rule: rule.id)) } }
  func ended(_ rule: ConformanceRule) { if isCareful { channel.send(.ended(rule: rule.id)) } }
  func blocked(by rule: ConformanceRule) { channel.send(.blocked(rule: rule.id)) }
}

extension WorkerChannel {
  fileprivate func send(_ message: CheckMessage) { send(JSONLine(message).data) }
}

/// What a process that checks adapters may use.
private enum ProcessLimits {
  /// 2 GiB: some hundred times what all rules need. An adapter that needs more ends its own process and no other.
  static let memoryBytes = 2 << 30

  static func set() {
    #if os(Linux)
      // Beside what the process has already: sanitizers reserve much.
      var limit = rlimit(rlim_cur: rlim_t(dataBytes + memoryBytes), rlim_max: rlim_t.max)
      _ = setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
      var none = rlimit(rlim_cur: 0, rlim_max: 0)
      _ = setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    #endif
  }

  /// The memory of the process that counts.
  ///
  /// Source: proc_pid_status(5), VmData.
  private static var dataBytes: Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmData:") }
    return (line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 1024
  }
}
