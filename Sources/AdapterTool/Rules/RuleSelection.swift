import AdapterConformance

extension RuleBook {
  /// The rules that the words of a command line select, in the order of the book; all of them without words. A word
  /// is an ID, a family, or a comma-separated list of these.
  static func rules(
    selectedBy words: [String],
    for tool: AdapterTool
  ) throws(CommandFailure) -> [ConformanceRule] {
    var wanted: Set<ConformanceRule> = []
    let words = words.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
    for word in words {
      let selected = rules(selectedBy: word)
      guard !selected.isEmpty else {
        throw .unknown(
          "rule \(quoted(word))",
          word,
          among: ConformanceRule.Family.allCases.map(\.rawValue) + rules.map(\.id),
          otherwise: "\(tool.name) rules lists those that exist"
        )
      }
      wanted.formUnion(selected)
    }
    return rules.filter { wanted.isEmpty || wanted.contains($0) }
  }
}

extension CommandFailure {
  /// The failure of a name that the user wrote, with those that are nearly the same.
  static func unknown(
    _ thing: String,
    _ name: String,
    among names: [String],
    otherwise advice: String? = nil
  ) -> CommandFailure {
    let advice =
      UsageError.didYouMean(name, among: names) ?? advice ?? "write one of \(names.joined(separator: ", "))"
    return CommandFailure(message: "there is no \(thing); \(advice)")
  }
}
