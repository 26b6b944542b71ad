/// A command of a tool: what parsing, help and shell completion know of it, and what it does.
package struct Command: Sendable {
  /// The argument that a command takes in addition to its options.
  package struct Argument: Sendable {
    /// What help writes in its place.
    let placeholder: String
    let isRequired: Bool
    /// Whether there may be several.
    let isRepeatable: Bool
    /// Whether it may be the path of a file, for shells that complete it.
    let isFile: Bool
    /// What it is, for messages about a second one.
    let description: String
    /// What it may be, for shells that complete it.
    let words: @MainActor @Sendable (AdapterTool) -> [String]

    package init(
      _ placeholder: String,
      isRequired: Bool = false,
      isRepeatable: Bool = false,
      isFile: Bool = false,
      description: String,
      words: @escaping @MainActor @Sendable (AdapterTool) -> [String] = { _ in [] }
    ) {
      self.placeholder = placeholder
      self.isRequired = isRequired
      self.isRepeatable = isRepeatable
      self.isFile = isFile
      self.description = description
      self.words = words
    }
  }

  package let name: String
  let argument: Argument?
  /// What to do about an argument of a command that takes none; nil for the usual advice.
  let strayArgumentAdvice: String?
  package let flags: [Flag]
  /// What it does, in one line.
  let summary: String
  /// What there is to know beyond the summary, a paragraph each.
  let details: @MainActor @Sendable (AdapterTool) -> [String]
  /// Reads the words after the command.
  let invocation: @Sendable (CommandArguments) throws(UsageError) -> Invocation

  /// Makes a command.
  ///
  /// - Parameters:
  ///   - name: the word that asks for it.
  ///   - flags: its options, in the order of help.
  ///   - options: reads the options and arguments, and refuses those that make no sense together.
  ///   - run: does what they ask for.
  package init<Options: Equatable & Sendable>(
    _ name: String,
    argument: Argument? = nil,
    strayArgumentAdvice: String? = nil,
    flags: [Flag],
    summary: String,
    details: @escaping @MainActor @Sendable (AdapterTool) -> [String] = { _ in [] },
    options: @escaping @Sendable (CommandArguments) throws(UsageError) -> Options,
    run: @escaping @MainActor @Sendable (Options, AdapterTool) async throws(CommandFailure) -> any Report
  ) {
    self.name = name
    self.argument = argument
    self.strayArgumentAdvice = strayArgumentAdvice
    self.flags = flags
    self.summary = summary
    self.details = details
    invocation = { arguments throws(UsageError) in
      let options = try options(arguments)
      return Invocation(arguments: arguments, options: options) { () async throws(CommandFailure) in
        try await run(options, arguments.tool)
      }
    }
  }

  /// The command with its argument, as help writes it.
  package var usage: String {
    guard let argument else { return name }
    let placeholder = argument.placeholder + (argument.isRepeatable ? "…" : "")
    return "\(name) " + (argument.isRequired ? placeholder : "[\(placeholder)]")
  }
}
