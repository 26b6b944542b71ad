import Foundation

/// Bytes of a stream that come in pieces, split into lines.
struct LineBuffer {
  private var bytes: [UInt8] = []
  /// Where the next line begins, and how far it is known to have no break.
  private var start = 0
  private var searched = 0

  /// Adds a piece.
  mutating func append(_ piece: ArraySlice<UInt8>) {
    bytes.removeFirst(start)
    searched -= start
    start = 0
    bytes += piece
  }

  /// The next line that is complete, without its line break.
  mutating func next() -> Data? {
    guard let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = bytes.count
      return nil
    }
    defer {
      start = end + 1
      searched = start
    }
    return Data(bytes[start..<end])
  }
}

/// Whole transfers over descriptors.
enum Descriptor {
  /// What can be read now; empty at the end of the stream or after an error.
  static func read(_ descriptor: Int32) -> ArraySlice<UInt8> {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes { Foundation.read(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 { return buffer[..<count] }
      if errno != EINTR { return [] }
    }
  }

  /// Writes all bytes.
  ///
  /// - Returns: whether the descriptor still has a reader.
  static func write(_ data: Data, to descriptor: Int32) -> Bool {
    var rest = Array(data)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }
}
