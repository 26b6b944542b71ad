package import ReportPage

/// What a command found out. The command line decides how it is rendered.
package protocol Report {
  /// The report for people.
  var text: StyledText { get }

  /// What the shell is told. Success unless implemented.
  var status: ExitStatus { get }

  /// One line for standard error, in whatever form the report is printed. None unless implemented.
  var complaint: String? { get }

  /// Lines for the program that runs the tool, such as CI: below the text, or on standard error beside a document. None
  /// unless implemented.
  var annotations: [String] { get }

  /// The report for a browser; nil for a report that has none. None unless implemented.
  var page: Page? { get }

  /// The document that an option asks for; nil for an option that asks for none. JSON for `--json` if the report has
  /// any, unless implemented.
  func document(for flag: Flag) -> String?
}

extension Report {
  package var status: ExitStatus { .success }
  package var complaint: String? { nil }
  package var annotations: [String] { [] }
  package var page: Page? { nil }
  package func document(for flag: Flag) -> String? { nil }
}

/// A report with a JSON document.
package protocol JSONReport: Report {
  /// The document of `--json`. What the report encodes, with null for what has no value, unless implemented.
  var json: JSONValue { get }
}

extension JSONReport where Self: Encodable {
  package var json: JSONValue { JSONValue(encoding: self, writesNull: true) }
}

extension JSONReport {
  package func document(for flag: Flag) -> String? { flag.isJSON ? json.document : nil }
}

/// A text is a report of itself.
extension StyledText: Report {
  package var text: StyledText { self }
}
