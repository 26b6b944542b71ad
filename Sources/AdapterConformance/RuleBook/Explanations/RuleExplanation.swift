/// A rule explained at length: why it matters, and how an adapter breaks and keeps it.
///
/// The examples are from adapters for an invented network, Acme. Each is an excerpt of a class that conforms to
/// `MediationAdapter` or to an ad protocol such as `MediationNativeAd`; if the rule is about custom events only, of a
/// custom event. An example that begins with a comment such as `// In load()` is a part of that method.
public struct RuleExplanation: Sendable, Hashable {
  /// What goes wrong if an adapter breaks the rule, and what the check looks at where that is not obvious.
  public let why: String
  /// Swift code that breaks the rule.
  public let wrong: String
  /// The same code as it should be.
  public let right: String
}

extension RuleExplanation {
  /// An explanation whose example is written as a diff of the code that breaks the rule and the code that keeps it.
  ///
  /// Each line of `example` begins with two characters: `- ` if only the wrong code has the line, `+ ` if only the
  /// right code has it, and two spaces if both have it. A line that is empty in both is empty.
  init(why: String, example: String) {
    let lines = example.split(separator: "\n", omittingEmptySubsequences: false)
    func code(without mark: String) -> String {
      lines.filter { !$0.hasPrefix(mark) }.map { $0.dropFirst(2) }.joined(separator: "\n")
    }
    self.init(why: why, wrong: code(without: "+"), right: code(without: "-"))
  }
}

extension ConformanceRule {
  /// The rule explained at length.
  public var explanation: RuleExplanation {
    // A test checks that every rule of the rule book has an explanation.
    RuleBook.explanations[id] ?? RuleExplanation(why: sentence, wrong: "", right: "")
  }
}

extension RuleBook {
  /// The explanations by rule ID.
  static let explanations: [String: RuleExplanation] = explanationsByFamily.reduce(into: [:]) { all, family in
    all.merge(family) { first, _ in first }
  }

  /// The same in parts, as they are written: no ID is in two of them.
  static let explanationsByFamily: [[String: RuleExplanation]] = [
    answerExplanations, requestExplanations, optionExplanations, assetExplanations, hostEventExplanations,
    networkEventExplanations, viewExplanations, lifeExplanations, threadExplanations, setUpExplanations,
    bidExplanations, screenExplanations, bannerExplanations, privacyExplanations,
  ]
}
