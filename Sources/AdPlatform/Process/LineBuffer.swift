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
