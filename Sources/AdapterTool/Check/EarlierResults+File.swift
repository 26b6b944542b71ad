import AdMediation
import AdPlatform
import AdapterConformance
import Foundation

extension FileFormat {
  /// What `check --json` writes.
  package static let checkResults = FileFormat(
    name: "check-results",
    description: "a file written by check --json",
    marks: ["adapters", "broken", "level"],
    example: nil,
    usage: "check --since",
    schema: nil
  )
}

extension EarlierResults {
  /// 64 MB: every rule broken by several adapters, with the longest timelines.
  private static let maximumBytes = 64_000_000

  /// Reads a file of `check --json`.
  init(file path: String, for reader: FileReader) throws(CommandFailure) {
    let document = try InputFile(path: path).read(
      .checkResults,
      for: reader,
      limit: Self.maximumBytes,
      as: ResultsDocument.read(json:)
    )
    self.init(document.states)
  }
}

/// The document of `check --json`, as far as it is compared.
struct ResultsDocument: Decodable {
  /// By class name and rule.
  let states: [String: [String: RuleState]]

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case adapters
  }

  init(from decoder: any Decoder) throws {
    var members = try StrictMembers<CodingKeys, ConfigurationError>(decoder, ignoresUnknownKeys: true)
    let adapters = members.requiredList(Adapter.self, .adapters)
    try members.finish()
    states = Dictionary(
      (adapters ?? []).compactMap { $0.map { ($0.className, $0.states) } },
      uniquingKeysWith: { first, _ in first }
    )
  }

  static func read(json: Data) throws(DocumentFlaws<ConfigurationError>) -> ResultsDocument {
    try read(json: json, limit: .max, flaws: ConfigurationError.self)
  }

  private struct Adapter: Decodable {
    let className: String
    let states: [String: RuleState]

    private enum CodingKeys: String, CodingKey, CaseIterable {
      case className, results
    }

    init(from decoder: any Decoder) throws {
      var members = try StrictMembers<CodingKeys, ConfigurationError>(decoder, ignoresUnknownKeys: true)
      let className = members.required(String.self, .className)
      let results = members.requiredList(Rule.self, .results)
      try members.finish()
      self.className = className ?? ""
      states = Dictionary(
        (results ?? []).compactMap { $0.map { ($0.id, $0.state) } },
        uniquingKeysWith: { first, _ in first }
      )
    }
  }

  private struct Rule: Decodable {
    let id: String
    let state: RuleState

    private enum CodingKeys: String, CodingKey, CaseIterable {
      case id, outcome
    }

    init(from decoder: any Decoder) throws {
      var members = try StrictMembers<CodingKeys, ConfigurationError>(decoder, ignoresUnknownKeys: true)
      let id = members.required(String.self, .id)
      let outcome = members.required(String.self, .outcome)
      let state = outcome.flatMap(RuleState.init)
      if let outcome, state == nil {
        let known = RuleState.allCases.map(\.rawValue).joined(separator: ", ")
        members.add(
          ConfigurationError(
            keyPath: members.path(.outcome),
            problem: "\(outcome.printable()) is not a valid outcome",
            advice: "take the file as check --json wrote it, with one of \(known)"
          )
        )
      }
      try members.finish()
      self.id = id ?? ""
      self.state = state ?? .notChecked
    }
  }
}
