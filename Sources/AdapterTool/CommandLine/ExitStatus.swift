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

/// Why a command could not run: one line that says what to do about it, or a line for each of several mistakes in a file.
package struct CommandFailure: Error, Equatable, Sendable {
  package var lines: [String]
  package var status: ExitStatus

  package init(message: String, status: ExitStatus = .cannotRun) {
    lines = [message]
    self.status = status
  }

  package init(lines: [String]) {
    self.lines = lines
    status = .cannotRun
  }
}
