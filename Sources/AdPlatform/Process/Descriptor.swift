import Foundation

/// Whole transfers over descriptors.
enum Descriptor {
  /// What can be read now; empty at the end of the stream or after an error.
  static func read(_ descriptor: Int32, atMost limit: Int = 1 << 16) -> ArraySlice<UInt8> {
    var buffer = [UInt8](repeating: 0, count: min(limit, 1 << 16))
    while true {
      let count = buffer.withUnsafeMutableBytes { Foundation.read(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 { return buffer[..<count] }
      if errno != EINTR { return [] }
    }
  }

  /// Sends all bytes over a socket.
  ///
  /// - Returns: whether the other side still took them.
  static func send(_ data: Data, to socket: Int32) -> Bool {
    #if os(Linux)
      // The other side may be gone, and that must not end this one.
      let flags = Int32(MSG_NOSIGNAL)
    #else
      let flags: Int32 = 0
    #endif
    var done = 0
    while done < data.count {
      let count = data.withUnsafeBytes { bytes in
        Foundation.send(socket, bytes.baseAddress.map { $0 + done }, data.count - done, flags)
      }
      if count > 0 {
        done += count
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }
}
