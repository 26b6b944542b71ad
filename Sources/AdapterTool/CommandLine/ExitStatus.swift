/// What the tool tells the shell.
package enum ExitStatus: Int32, Sendable {
  /// It did what it was asked.
  case success = 0
  /// It ran, and the answer is no.
  case answeredNo = 1
  /// The command line is wrong, or a file cannot be used.
  case cannotRun = 2
}

/// What a command has to say, and how it ended.
package struct ToolOutput: Equatable, Sendable {
  package var standardOutput = ""
  package var standardError = ""
  package var status = ExitStatus.success
}

/// Why a command could not run: one line that says what to do about it.
package struct CommandFailure: Error, Equatable, Sendable {
  package var message: String
  package var status: ExitStatus

  package init(message: String, status: ExitStatus = .cannotRun) {
    self.message = message
    self.status = status
  }
}
