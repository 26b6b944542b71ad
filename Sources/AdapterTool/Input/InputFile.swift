import AdPlatform
package import Foundation

/// A file that the user names, read whole and within a limit.
package struct InputFile {
  package var path: String
  /// What is expected in it, for messages.
  var format: String

  package init(path: String, format: String = "JSON") {
    self.path = path
    self.format = format
  }

  /// What is piped into the tool.
  package static let standardInput = InputFile(path: "/dev/stdin", format: "XML")

  /// The name for messages.
  package var name: String { path.printable(limit: 300) }

  /// Reads UTF-8 text. Pipes and other things that are no regular files are read like files.
  ///
  /// - Parameter limit: more bytes than that are not read, however many there are.
  package func read(limit: Int) throws(CommandFailure) -> Data {
    let data = try bytes(limit: limit)
    guard data.count <= limit else {
      throw failure(
        "more than the \(limit) bytes that are read",
        format == "XML" ? "serve a smaller response" : "split it into several files"
      )
    }
    guard String(validating: data, as: UTF8.self) != nil else {
      throw failure("not UTF-8 text", "save it as UTF-8")
    }
    return data
  }

  /// Reads a document of UTF-8 text. What is wrong with it is said with the file's name.
  ///
  /// - Parameter limit: more bytes than that are not read.
  package func read<Document, Flaw: CustomStringConvertible>(
    limit: Int,
    as document: (Data) throws(Flaw) -> Document
  ) throws(CommandFailure) -> Document {
    let data = try read(limit: limit)
    do {
      return try document(data)
    } catch {
      throw CommandFailure(message: "\(name): \(error.description.printable(limit: 1000))")
    }
  }

  /// Reads bytes of any kind, to the end or one byte beyond the limit.
  package func bytes(limit: Int) throws(CommandFailure) -> Data {
    // A socket cannot be opened by this name, but read.
    let descriptor = path == Self.standardInput.path ? dup(STDIN_FILENO) : open(path, O_RDONLY)
    guard descriptor >= 0 else { throw failure(errno) }
    defer { close(descriptor) }
    return try bytes(from: descriptor, limit: limit)
  }

  private func bytes(from descriptor: Int32, limit: Int) throws(CommandFailure) -> Data {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while data.count <= limit {
      let wanted = min(buffer.count, limit + 1 - data.count)
      let count = buffer.withUnsafeMutableBytes { Foundation.read(descriptor, $0.baseAddress, wanted) }
      if count == 0 { break }
      if count > 0 {
        data.append(contentsOf: buffer[..<count])
      } else if errno != EINTR {
        throw failure(errno)
      }
    }
    return data
  }

  private func failure(_ code: Int32) -> CommandFailure {
    switch code {
    case ENOENT, ENOTDIR: failure("there is no such file", "check the path")
    case EISDIR:
      failure("a directory", "name \(format == "JSON" ? "a" : "an") \(format) file in it")
    case EACCES, EPERM: failure("it may not be read", "change its permissions, or name another file")
    default: failure(String(cString: strerror(code)), "name another file")
    }
  }

  private func failure(_ problem: String, _ advice: String) -> CommandFailure {
    CommandFailure(message: "\(name): \(problem); \(advice)")
  }
}
