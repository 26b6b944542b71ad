import Foundation

/// The two streams that the tool writes to.
enum StandardStreams {
  /// Writes what a command has to say.
  ///
  /// - Parameter tool: the name of the tool.
  /// - Returns: the status to exit with: the command's, unless its report is lost. A reader that has gone away
  ///   has seen what it wanted.
  static func write(_ output: ToolOutput, of tool: String) -> ExitStatus {
    let problem = write(output.standardOutput, to: STDOUT_FILENO)
    _ = write(output.standardError, to: STDERR_FILENO)
    guard let problem, problem != EPIPE else { return output.status }
    let reason = String(cString: strerror(problem))
    _ = write("\(tool): the report cannot be written: \(reason)\n", to: STDERR_FILENO)
    return .cannotRun
  }

  /// - Returns: the `errno` of a failure.
  private static func write(_ text: String, to descriptor: Int32) -> Int32? {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest.removeFirst(count)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }
}

/// Whether a report may be coloured.
package enum Ink: Sendable {
  case plain, coloured

  /// Colour only where somebody sees it and has not asked for none. See no-color.org.
  static var forStandardOutput: Ink {
    let environment = ProcessInfo.processInfo.environment
    let isRefused = environment["NO_COLOR", default: ""] != "" || environment["TERM"] == "dumb"
    return isatty(STDOUT_FILENO) == 1 && !isRefused ? .coloured : .plain
  }
}
