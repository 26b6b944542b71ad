/// What the tool tells the shell.
enum ExitStatus: Int32, Sendable {
  /// It did what it was asked.
  case success = 0
  /// It ran, and the answer is no.
  case answeredNo = 1
  /// The command line is wrong, or a file cannot be used.
  case cannotRun = 2
}

/// What a command has to say, and how it ended.
struct ToolOutput: Equatable, Sendable {
  var standardOutput = ""
  var standardError = ""
  var status = ExitStatus.success

  /// A failure, in one line.
  static func failure(_ message: String, status: ExitStatus = .cannotRun) -> ToolOutput {
    ToolOutput(standardError: "mediate: \(message)\n", status: status)
  }
}

/// Why a command could not run: one line that says what to do about it.
struct CommandFailure: Error, Equatable, Sendable {
  var message: String
  var status = ExitStatus.cannotRun
}
