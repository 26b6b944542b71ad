/// An option of the command line, as parsing, help and shell completion know it.
package struct Flag: Hashable, Sendable {
  /// The value of an option.
  package enum Value: Hashable, Sendable {
    case file
    /// A place that is not a file, by what help writes for it.
    case path(String)
    case choice([String])
    /// A time or two, by what help writes in its place.
    case time(String)
    /// A number, or two, by what help writes in its place.
    case number(String)
    /// One of a set that is too large for a line of help, by what help writes in its place.
    case name(String, of: [String])
  }

  /// With its dashes: `--config`.
  package let name: String
  /// The value that must follow; nil for an option without a value.
  package let value: Value?
  /// Whether it may be given several times.
  let isRepeatable: Bool
  /// Whether it asks for a document, in the file that is its value or on standard output.
  let isOutput: Bool
  /// Whether its value names a file that the command reads and must not replace.
  var isInput: Bool {
    switch value {
    // An earlier report may well be replaced by the new one.
    case .file: !isOutput && self != .since
    case .path(let placeholder): placeholder.split(separator: "|").contains("FILE")
    default: false
    }
  }
  /// What it does, for help and for shells that show it.
  let summary: String

  package init(
    _ name: String,
    _ value: Value? = nil,
    isRepeatable: Bool = false,
    isOutput: Bool = false,
    summary: String
  ) {
    self.name = name
    self.value = value
    self.isRepeatable = isRepeatable
    self.isOutput = isOutput
    self.summary = summary
  }

  /// Whether its value is a comma-separated list.
  var isList: Bool { if case .name("LIST", _) = value { true } else { false } }

  /// The option with its value, as help writes it.
  package var usage: String { value.map { "\(name) \($0.placeholder)" } ?? name }

  /// Whether it asks for a JSON document, wherever that goes.
  var isJSON: Bool { name == Flag.json.name }
}

extension Flag.Value {
  /// What help writes in the place of the value.
  var placeholder: String {
    switch self {
    case .file: "FILE"
    case .choice(let names): names.joined(separator: "|")
    case .name(let placeholder, _), .number(let placeholder), .path(let placeholder), .time(let placeholder):
      placeholder
    }
  }
}

extension Flag {
  package static let config = Flag(
    "--config",
    .file,
    summary: "Read ad units and waterfalls from this JSON file instead of the bundled ones."
  )
  package static let json = Flag("--json", isOutput: true, summary: "Print one JSON document.")
  package static let html = Flag(
    "--html",
    .file,
    isOutput: true,
    summary: "Write the report to this file as one page for a browser."
  )
  package static let help = Flag("--help", summary: "Explain the command; -h for short.")
  static let version = Flag("--version", summary: "Print the version.")
}
