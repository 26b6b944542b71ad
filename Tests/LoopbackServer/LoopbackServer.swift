package import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An HTTP server on 127.0.0.1, at a port that the system picks, for as long as a closure runs.
///
/// What it answers, and how badly, is up to the test.
package final class LoopbackServer: Sendable {
  package typealias Answer = @Sendable (LoopbackConnection) -> Void

  package let port: UInt16
  private let listener: Int32
  private let connections = Mutex<[LoopbackConnection]>([])
  /// Written to when the server stops: a pipe wakes `poll` on every system, closing a socket does not.
  private let wake: (read: Int32, write: Int32)
  private let threads = DispatchGroup()
  private let answer: Answer

  /// Serves until `body` returns. Every thread has ended by then.
  @MainActor
  package static func run<Result>(
    _ answer: @escaping Answer,
    while body: @MainActor (LoopbackServer) async throws -> Result
  ) async throws -> Result {
    let server = try LoopbackServer(answer)
    defer { server.stop() }
    return try await body(server)
  }

  /// A port of 127.0.0.1 without a listener.
  package static func unusedPort() throws -> UInt16 {
    let (socket, port) = try Self.listen()
    close(socket)
    return port
  }

  private init(_ answer: @escaping Answer) throws {
    self.answer = answer
    (listener, port) = try Self.listen()
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw POSIXFailure("pipe") }
    wake = (ends[0], ends[1])
    startThread { self.acceptConnections() }
  }

  package func url(_ path: String = "/") -> URL {
    guard let url = URL(string: "http://127.0.0.1:\(port)\(path)") else {
      preconditionFailure("“\(path)” is no path")
    }
    return url
  }

  /// What the server was asked so far.
  package var requests: [LoopbackRequest] {
    connections.withLock { $0.compactMap(\.request) }
  }

  private func stop() {
    var byte: UInt8 = 0
    _ = write(wake.write, &byte, 1)
    connections.withLock { for connection in $0 { connection.hangUp() } }
    threads.wait()
    for descriptor in [wake.read, wake.write, listener] { close(descriptor) }
  }

  private func acceptConnections() {
    while true {
      var waiting = [
        pollfd(fd: listener, events: Int16(POLLIN), revents: 0),
        pollfd(fd: wake.read, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&waiting, 2, -1) > 0 else { continue }
      let stopped = waiting[1].revents != 0
      if !stopped {
        let socket = accept(listener, nil, nil)
        guard socket >= 0 else { continue }
        let connection = LoopbackConnection(socket)
        connections.withLock { $0.append(connection) }
        startThread { connection.serve(self.answer) }
      } else {
        // One that was accepted just now may have missed `stop`.
        return connections.withLock { for connection in $0 { connection.hangUp() } }
      }
    }
  }

  private func startThread(_ body: @escaping @Sendable () -> Void) {
    threads.enter()
    Thread { [threads] in
      body()
      threads.leave()
    }.start()
  }

  private static func listen() throws -> (socket: Int32, port: UInt16) {
    #if canImport(Glibc)
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    guard descriptor >= 0 else { throw POSIXFailure("socket") }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(descriptor, address, length) == 0 && getsockname(descriptor, address, &length) == 0
          && Self.listen(descriptor)
      }
    }
    guard isListening else {
      close(descriptor)
      throw POSIXFailure("bind")
    }
    return (descriptor, UInt16(bigEndian: address.sin_port))
  }

  private static func listen(_ descriptor: Int32) -> Bool {
    #if canImport(Glibc)
      Glibc.listen(descriptor, 128) == 0
    #else
      Darwin.listen(descriptor, 128) == 0
    #endif
  }
}

/// A system call that failed, and why.
package struct POSIXFailure: Error, CustomStringConvertible {
  package let description: String

  init(_ call: String) { description = "\(call): \(String(cString: strerror(errno)))" }
}
