import AdapterTool

/// What `mediate inspect` found out.
struct InspectReport: Report {
  enum Outcome {
    case read(InspectedDocument)
    /// The document cannot be used.
    case refused(Refusal)
  }

  /// Why a document cannot be used.
  struct Refusal: Finding {
    /// 0 if it is about the whole document.
    let line: Int
    let message: String
    var place: String? { nil }
    var severityName: String { "error" }
    var name: String { "refused" }
  }

  /// What the user calls the document.
  let name: String
  let source: SourceText
  let outcome: Outcome
  /// What makes the answer no.
  let complaint: String?

  /// What was tolerated, left out or refused, by line.
  var findings: [any Finding] {
    switch outcome {
    case .read(let document):
      document.findings.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
        .map(\.element)
    case .refused(let refusal): [refusal]
    }
  }

  var text: StyledText {
    if case .read(let document) = outcome { document.text } else { StyledText() }
  }

  var status: ExitStatus { complaint == nil ? .success : .answeredNo }

  func document(for flag: Flag) -> String? {
    guard flag == .json, case .read(let document) = outcome else { return nil }
    return document.json.document
  }
}
