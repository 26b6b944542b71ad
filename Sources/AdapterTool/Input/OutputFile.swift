import AdPlatform
import Foundation

/// A file that the user names for a report.
package struct OutputFile: Equatable, Sendable {
  package var path: String

  /// Whether the path is `-`, which means standard output on a command line.
  package var isStandardOutput: Bool { path == "-" }

  /// Writes a text, in the place of what the file held. Pipes and other things that are no regular files are
  /// written like files.
  func write(_ text: String) throws(CommandFailure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
    guard descriptor >= 0 else { throw failure(errno) }
    defer { close(descriptor) }
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest.removeFirst(count)
      } else if errno != EINTR {
        throw failure(errno)
      }
    }
  }

  private func failure(_ code: Int32) -> CommandFailure {
    switch code {
    case ENOENT, ENOTDIR: failure("there is no such directory", "make it, or name another file")
    case EISDIR: failure("a directory", "name a file in it")
    case EACCES, EPERM, EROFS:
      failure("it may not be written", "change its permissions, or name another file")
    default: failure(String(cString: strerror(code)), "name another file")
    }
  }

  private func failure(_ problem: String, _ advice: String) -> CommandFailure {
    CommandFailure(message: "\(path.printable(limit: 300)): \(problem); \(advice)")
  }
}
