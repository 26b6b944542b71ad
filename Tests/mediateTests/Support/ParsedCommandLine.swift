import Testing

@testable import AdapterTool
@testable import MediateCommands

/// What `mediate` reads in a command line, for comparison.
struct ParsedCommandLine: Equatable, Sendable {
  var command: String
  var options: AnyOptions
  /// The value of `--json`, empty for an option that stands alone.
  var json: String?
  /// The value of `--junit` or `--csv`.
  var file: String?

  /// - Parameter options: as the command reads them.
  init(_ command: String, _ options: some Equatable & Sendable, json: String? = nil, file: String? = nil) {
    self.command = command
    self.options = AnyOptions(options)
    self.json = json
    self.file = file
  }

  init(_ words: [String]) throws {
    let invocation = try AdapterTool.mediate.parse(words).get()
    let arguments = invocation.arguments
    self.init(
      arguments.command.name,
      invocation.options,
      json: arguments.value(of: .json) ?? arguments.value(of: .jsonFile),
      file: arguments.value(of: .junit) ?? arguments.value(of: .csv)
    )
  }
}

/// The options of any command.
struct AnyOptions: Equatable, Sendable {
  let value: any Equatable & Sendable

  init(_ value: some Equatable & Sendable) { self.value = value }

  static func == (one: AnyOptions, other: AnyOptions) -> Bool {
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { value == other.value as? Value }
    return isEqual(one.value)
  }
}

/// What `mediate` says about a command line that it refuses.
func refusal(of words: [String]) throws -> String {
  switch AdapterTool.mediate.parse(words) {
  case .failure(let error): return error.description
  case .success:
    Issue.record("accepted \(words)")
    return ""
  }
}

extension ToolOutput {
  /// A failure of `mediate`, in one line.
  static func failure(_ message: String) -> ToolOutput {
    ToolOutput(standardError: "mediate: \(message)\n", status: .cannotRun)
  }
}
