public import AdMediation
import AdPlatform
public import Foundation

/// The result of one rule.
public enum ConformanceOutcome: Sendable {
  /// The adapter keeps it.
  case passed
  /// The adapter breaks it.
  case broken(ConformanceFailure)
  /// There is nothing to check: the network has no such thing, or the rule is for other adapters. And why. Never the
  /// same as passed.
  case notChecked(reason: String)
  /// The adapter breaks another rule, so that this one could not be checked. Never the same as passed, either.
  case blocked(BlockedRule)
}

/// Why a test of a rule does not fail although the adapter does not keep the rule. See ``ConformanceSuite/verify(_:with:failing:)``.
public enum ConformanceRemark: Equatable, Sendable, CustomStringConvertible {
  /// There is nothing to check, and why.
  case notChecked(reason: String)
  /// The rule is recommended only. What is wrong.
  case recommended(String)

  /// The reason, or what is wrong.
  public var description: String {
    switch self {
    case .notChecked(let reason): "not checked: \(reason)"
    case .recommended(let text): text
    }
  }
}

/// How an adapter breaks a rule: enough to fix it without having read the rule before.
public struct ConformanceFailure: Error, Sendable {
  /// The rule.
  public let rule: ConformanceRule
  /// The format of the ad that was asked for last; nil if none was.
  public let format: AdFormat?
  /// The class of the ad that the adapter delivered last; nil if it delivered none.
  let adClass: String?
  /// What the rule wants.
  public let expected: String
  /// What the adapter did.
  public let actual: String
  /// What the network may be unable to do: the failure would look the same.
  let possibleLimits: Set<NetworkAbility>
  /// What to do, if not what the rule says: the adapter ended its process, whatever rule was being checked.
  let remedy: String?
  /// All that happened, by the log of the host.
  public let timeline: [AdLogEntry]
  /// Which events of the timeline show it, by index.
  public let marked: Set<Int>

  init(
    rule: ConformanceRule,
    format: AdFormat? = nil,
    adClass: String? = nil,
    expected: String,
    actual: String,
    possibleLimits: Set<NetworkAbility>? = nil,
    remedy: String? = nil,
    timeline: [AdLogEntry],
    marked: Set<Int> = []
  ) {
    self.rule = rule
    self.format = format
    self.adClass = adClass
    self.expected = expected
    self.actual = actual
    self.possibleLimits = possibleLimits ?? rule.needs
    self.remedy = remedy
    self.timeline = timeline
    self.marked = marked
  }
}

extension ConformanceFailure: CustomStringConvertible, LocalizedError {
  /// Several lines: the rule and its source, what was expected, what happened, what to do, and the timeline with the
  /// lines that show it marked.
  public var description: String {
    var lines = [
      "\(rule.id) is broken (\(rule.level.rawValue)): \(rule.sentence)",
      "  source:   \(rule.source)",
      "  expected: \(expected)",
      "  happened: \(actual)",
      "  fix:      \(fix)",
    ]
    if let limitsAdvice { lines.append("  fixture:  \(limitsAdvice)") }
    if !timeline.isEmpty { lines.append("  timeline:") }
    for (index, event) in timeline.enumerated() {
      let mark = marked.contains(index) ? ">" : " "
      lines.append("  \(mark) \(event.time.inMilliseconds)  \(event)")
    }
    return lines.joined(separator: "\n")
  }

  /// The classes to look in: that of the ad, if the rule is about what an ad does, and otherwise that of the adapter.
  /// Either of them may answer a load.
  ///
  /// - Parameter adapter: the class of the adapter.
  package func classes(of adapter: String) -> [String] {
    guard let adClass, adClass != adapter else { return [adapter] }
    switch rule.family {
    case .asset, .event, .view, .screen, .reward, .banner: return [adClass]
    case .load, .life, .thread: return [adapter, adClass]
    case .option, .setUp, .bid, .privacy: return [adapter]
    }
  }

  /// What to do.
  package var fix: String { remedy ?? rule.fix }

  /// What to say in the fixture when the network is not able to do what the rule looks at.
  var limitsAdvice: String? {
    guard !possibleLimits.isEmpty else { return nil }
    if possibleLimits == [.errorCodes] {
      // Nearly every network has codes, and an adapter that loses them is to be fixed.
      return
        "if the network's codes are fixed, name two of them in errorCodes; add .errorCodes to limits, with the "
        + "reason, only if the network has no documented codes"
    }
    let needs = possibleLimits.map { ".\($0.rawValue)" }.sorted().joined(separator: " or ")
    return "if the network cannot do this, add \(needs) to limits, with the reason"
  }

  /// The same as ``description``.
  public var errorDescription: String? { description }
}
