import AdPlatform
import Foundation

/// A file that the user names for a report.
package struct OutputFile: Equatable, Sendable {
  package var path: String

  /// Whether it is standard output: `-` on a command line, or a name that the system has for it.
  package var isStandardOutput: Bool { Self.standardOutputs.contains(path) }
  private static let standardOutputs: Set = ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"]

  /// The path of the file itself, however it is spelled, also where it does not exist yet.
  var place: String {
    let url = URL(filePath: path).standardizedFileURL
    let folder = url.deletingLastPathComponent().resolvingSymlinksInPath()
    return folder.appending(path: url.lastPathComponent).resolvingSymlinksInPath().path(percentEncoded: false)
  }

  /// Makes sure that the file can be written, as far as that can be known, and leaves it as it is.
  func check() throws(CommandFailure) {
    switch try target() {
    case .special:
      // Opening a named pipe would wait for its reader.
      guard access(path, W_OK) == 0 || errno == ENOENT else { throw failure(errno) }
    case .regular(let target, _):
      let unfinished = Self.unfinished(target)
      close(try opened(unfinished, O_WRONLY | O_CREAT | O_EXCL))
      unlink(unfinished)
    }
  }

  /// The path of what is written beside a file before it takes its place.
  private static func unfinished(_ target: String) -> String {
    URL(filePath: target).deletingLastPathComponent().appending(path: ".\(UUID().uuidString).tmp")
      .path(percentEncoded: false)
  }

  /// Writes a text in the place of what the file held, whole or not at all.
  ///
  /// A regular file is written beside its place and then moved there, with the permissions of the old file. Pipes,
  /// devices and other things that are no regular files are written as they are.
  func write(_ text: String) throws(CommandFailure) {
    switch try target() {
    case .special: try write(text, to: try opened(path, O_WRONLY))
    case .regular(let target, let permissions):
      let unfinished = Self.unfinished(target)
      let descriptor = try opened(unfinished, O_WRONLY | O_CREAT | O_EXCL)
      do throws(CommandFailure) {
        if let permissions { fchmod(descriptor, permissions) }
        try write(text, to: descriptor)
        guard rename(unfinished, target) == 0 else { throw failure(errno) }
      } catch {
        unlink(unfinished)
        throw error
      }
    }
  }

  /// What a path leads to.
  private enum Target {
    /// A regular file, or none yet. The path is that of the file itself where `path` is a symbolic link; the permissions
    /// are those of the file that is there.
    case regular(path: String, permissions: mode_t?)
    /// A pipe, a device, a socket, or an open file by another name, such as `/dev/stdout`.
    case special
  }

  private func target() throws(CommandFailure) -> Target {
    guard !path.hasPrefix("/dev/"), !path.hasPrefix("/proc/") else { return .special }
    var status = stat()
    guard stat(path, &status) == 0 else {
      guard errno == ENOENT else { throw failure(errno) }
      // A symbolic link to a file that is not there yet is followed when the file is opened, but not when it is moved.
      return lstat(path, &status) == 0 ? .special : .regular(path: path, permissions: nil)
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw failure(EISDIR)
    case S_IFREG:
      // Moving needs no permission of the file, but a file that may not be written is to stay.
      guard access(path, W_OK) == 0 else { throw failure(errno) }
      let target = URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
      return .regular(path: target, permissions: status.st_mode & 0o7777)
    default: return .special
    }
  }

  private func opened(_ path: String, _ flags: Int32) throws(CommandFailure) -> Int32 {
    let descriptor = open(path, flags | (flags & O_CREAT == 0 ? O_CREAT | O_TRUNC : 0), 0o666)
    guard descriptor >= 0 else { throw failure(errno) }
    return descriptor
  }

  /// Writes everything, and closes the descriptor.
  private func write(_ text: String, to descriptor: Int32) throws(CommandFailure) {
    if let code = StandardStreams.write(text, to: descriptor) {
      close(descriptor)
      throw failure(code)
    }
    // A full disk may be noticed here first.
    guard close(descriptor) == 0 else { throw failure(errno) }
  }

  private func failure(_ code: Int32) -> CommandFailure {
    switch code {
    case ENOENT, ENOTDIR: failure("the directory does not exist", "create it, or name another file")
    case EISDIR: CommandFailure(message: "\(path.printable(limit: 300)) is a directory; name a file in it")
    case EACCES, EPERM, EROFS:
      failure("it may not be written", "change its permissions, or name another file")
    default: failure(String(cString: strerror(code)), "name another file")
    }
  }

  private func failure(_ problem: String, _ advice: String) -> CommandFailure {
    CommandFailure(message: "\(path.printable(limit: 300)): \(problem); \(advice)")
  }
}
