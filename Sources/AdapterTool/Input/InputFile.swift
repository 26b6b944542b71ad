package import AdPlatform
package import Foundation

/// A file that the user names, read whole and within a limit.
package struct InputFile {
  package var path: String
  /// What is expected in it, for messages.
  var format: String
  /// The seconds that a named pipe or a device may take for its next byte.
  var patience = 10

  /// - Parameter path: `-` is standard input.
  package init(path: String, format: String = "JSON") {
    self.path = path
    self.format = format
  }

  /// What is piped into the tool.
  package static let standardInput = InputFile(path: "-", format: "XML")

  /// Whether it is what is piped into the tool.
  var isStandardInput: Bool { path == Self.standardInput.path }

  /// The name for messages.
  package var name: String { isStandardInput ? "standard input" : path.printable(limit: 300) }

  /// Reads UTF-8 text. Pipes and other things that are no regular files are read like files.
  ///
  /// - Parameter limit: more bytes than that are not read, however many there are.
  package func read(limit: Int) throws(CommandFailure) -> Data {
    let data = try whole(limit: limit)
    guard String(validating: data, as: UTF8.self) != nil else {
      throw failure("not UTF-8 text", "save it as UTF-8")
    }
    return data
  }

  /// Reads bytes of any kind to the end, and refuses more than the limit.
  package func whole(limit: Int) throws(CommandFailure) -> Data {
    let data = try bytes(limit: limit)
    guard data.count <= limit else {
      throw failure(
        "more than the \(limit) bytes that are read",
        format == "XML" ? "serve a smaller response" : "split it into several files"
      )
    }
    return data
  }

  /// Reads a JSON document. What is wrong with it is said with the file's name and the place, a line for each flaw.
  ///
  /// - Parameters:
  ///   - format: what the file should be. A file of another format is recognised.
  ///   - reader: the command that reads it.
  ///   - limit: more bytes than that are not read.
  package func read<Document, Flaw: DocumentFlaw>(
    _ format: FileFormat,
    for reader: FileReader,
    limit: Int,
    as document: (Data) throws(DocumentFlaws<Flaw>) -> Document
  ) throws(CommandFailure) -> Document {
    let data = try read(limit: limit)
    if let mistake = reader.mistake(in: data, wanted: format) {
      throw failure(mistake.problem, mistake.advice)
    }
    do {
      return try document(data)
    } catch {
      throw failure(of: error)
    }
  }

  /// A line for each flaw of the file's document: `my.json:12:18: adUnits.home: missing; add this key`.
  func failure(of flaws: some LocatedFlaws) -> CommandFailure {
    var lines = flaws.messages.map { position, message in
      name + (position.map { ":\($0)" } ?? "") + ": " + message.printable(limit: 1000)
    }
    if flaws.omittedCount > 0 { lines.append("\(name): and \(flaws.omittedCount) more; correct these first") }
    return CommandFailure(lines: lines)
  }

  /// Reads bytes of any kind, to the end or one byte beyond the limit.
  package func bytes(limit: Int) throws(CommandFailure) -> Data { try bytes { _ in limit } }

  /// Reads bytes of any kind, to the end or one byte beyond the limit.
  ///
  /// - Parameter limit: the limit of what begins with these bytes, up to 64 KiB.
  package func bytes(limit: (_ beginning: Data) -> Int) throws(CommandFailure) -> Data {
    // A socket cannot be opened by this name, but read.
    let isInput = isStandardInput || path == "/dev/stdin"
    // Opening a named pipe blocks until a process writes to it.
    let descriptor = isInput ? dup(STDIN_FILENO) : open(path, O_RDONLY | O_NONBLOCK)
    guard descriptor >= 0 else { throw failure(errno) }
    defer { close(descriptor) }
    return try bytes(from: descriptor, isPatient: isInput, limit: limit)
  }

  /// - Parameter isPatient: whether it waits for bytes for ever, as a program in a pipeline does.
  private func bytes(
    from descriptor: Int32,
    isPatient: Bool,
    limit: (_ beginning: Data) -> Int
  ) throws(CommandFailure) -> Data {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let room = limit(data.prefix(buffer.count)) + 1 - data.count
      guard room > 0 else { return data }
      if !isPatient { try awaitBytes(from: descriptor) }
      let count = buffer.withUnsafeMutableBytes { bytes in
        Foundation.read(descriptor, bytes.baseAddress, min(bytes.count, room))
      }
      if count == 0 { return data }
      if count > 0 {
        data.append(contentsOf: buffer[..<count])
      } else if errno != EINTR, errno != EAGAIN {
        throw failure(errno)
      }
    }
  }

  /// Returns when there is something to read, or the end. For a regular file, that is at once.
  private func awaitBytes(from descriptor: Int32) throws(CommandFailure) {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    var count: Int32
    repeat { count = poll(&waiting, 1, Int32(patience) * 1000) } while count < 0 && errno == EINTR
    guard count == 0 else { return }
    throw failure("nothing to read for \(patience) seconds", "write to it, or name a regular file")
  }

  private func failure(_ code: Int32) -> CommandFailure {
    switch code {
    case ENOENT where name.isEmpty:
      CommandFailure(message: "the name of a file is empty; write its path, or - for standard input")
    case ENOENT, ENOTDIR: failure("the file does not exist", "check the path")
    case EISDIR:
      CommandFailure(
        message: "\(name) is a directory; name \(format == "JSON" ? "a" : "an") \(format) file in it"
      )
    case EACCES, EPERM: failure("it may not be read", "change its permissions, or name another file")
    default: failure(String(cString: strerror(code)), "name another file")
    }
  }

  /// The line of a problem with the file.
  package func failure(_ problem: String, _ advice: String) -> CommandFailure {
    CommandFailure(message: "\(name): \(problem); \(advice)")
  }
}
