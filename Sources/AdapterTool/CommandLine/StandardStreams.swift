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

  /// Writes a text whole.
  ///
  /// - Returns: the `errno` of a failure.
  static func write(_ text: String, to descriptor: Int32) -> Int32? {
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
