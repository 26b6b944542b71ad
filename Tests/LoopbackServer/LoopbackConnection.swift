import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What a client asked a ``LoopbackServer``.
package struct LoopbackRequest: Sendable {
  package var method: String
  package var path: String
  /// By lower-case name.
  package var headers: [String: String]
  package var body: String
}

/// One connection to a ``LoopbackServer``, which serves one request and is closed.
package final class LoopbackConnection: Sendable {
  private struct State {
    var request: LoopbackRequest?
    var isOpen = true
  }

  private let socket: Int32
  private let state = Mutex(State())

  init(_ socket: Int32) {
    self.socket = socket
    #if !canImport(Glibc)
      // Darwin has no MSG_NOSIGNAL.
      var on: Int32 = 1
      setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  /// `nil` until the request is read.
  package var request: LoopbackRequest? { state.withLock { $0.request } }

  func serve(_ answer: (LoopbackConnection) -> Void) {
    if let request = readRequest() {
      state.withLock { $0.request = request }
      answer(self)
    }
    state.withLock {
      $0.isOpen = false
      close(socket)
    }
  }

  /// Ends whatever the connection's thread waits for.
  func hangUp() {
    state.withLock {
      // A closed descriptor may already be reused.
      if $0.isOpen { shutdown(socket, Int32(SHUT_RDWR)) }
    }
  }

  /// A whole answer.
  package func reply(_ status: String = "200 OK", headers: [String] = [], body: String = "") {
    send(head: status, headers + ["Content-Length: \(body.utf8.count)"])
    send(body)
  }

  /// An answer that leads elsewhere.
  package func redirect(_ status: String = "302 Found", to location: String) {
    reply(status, headers: ["Location: \(location)"], body: "moved")
  }

  /// The head of an answer.
  package func send(head status: String, _ headers: [String] = []) {
    let lines = ["HTTP/1.1 \(status)", "Connection: close"] + headers
    send(lines.joined(separator: "\r\n") + "\r\n\r\n")
  }

  /// Raw bytes. Returns whether the client still took them.
  @discardableResult
  package func send(_ text: String) -> Bool {
    #if canImport(Glibc)
      let flags = Int32(MSG_NOSIGNAL)
    #else
      let flags: Int32 = 0
    #endif
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Self.send(socket, $0, flags) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Returns when the client has closed the connection, or the server stops.
  package func waitForHangUp() {
    while receive() != nil {}
  }

  private static func send(_ socket: Int32, _ bytes: UnsafeRawBufferPointer, _ flags: Int32) -> Int {
    #if canImport(Glibc)
      Glibc.send(socket, bytes.baseAddress, bytes.count, flags)
    #else
      Darwin.send(socket, bytes.baseAddress, bytes.count, flags)
    #endif
  }

  /// The next bytes, or `nil` at the end.
  private func receive() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = recv(socket, &buffer, buffer.count, 0)
    return count > 0 ? Array(buffer[..<count]) : nil
  }

  private func readRequest() -> LoopbackRequest? {
    var text = ""
    while true {
      if let end = text.range(of: "\r\n\r\n") {
        let lines = text[..<end.lowerBound].components(separatedBy: "\r\n")
        let words = lines[0].split(separator: " ").map(String.init)
        let fields = lines.dropFirst().map { $0.split(separator: ":", maxSplits: 1) }
        let headers = Dictionary(
          fields.map { ($0[0].lowercased(), String($0[$0.count - 1]).trimmingCharacters(in: .whitespaces)) },
          uniquingKeysWith: { "\($0), \($1)" }
        )
        let body = String(text[end.upperBound...])
        if body.utf8.count >= headers["content-length"].flatMap({ Int($0) }) ?? 0 {
          return LoopbackRequest(method: words[0], path: words[1], headers: headers, body: body)
        }
      }
      guard let bytes = receive() else { return nil }
      text += String(decoding: bytes, as: UTF8.self)
    }
  }
}
