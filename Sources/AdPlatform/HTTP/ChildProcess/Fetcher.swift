import Dispatch
import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// One child process, which fetches one request at a time. It starts with the first one.
///
/// The child's standard input is a socket for requests and answers. It ends when the socket is shut down, and so when
/// this process ends, whatever ends it.
final class Fetcher: Sendable {
  private enum State {
    case notStarted
    case running(socket: Int32)
    /// Without a socket, it was never started.
    case stopped(socket: Int32?)
  }

  /// What became of the child's process.
  fileprivate enum End {
    case crash
    case other(String)
  }

  /// 5 seconds for a child to end after its socket is shut down, which takes it a millisecond.
  private static let farewell = 5.0

  private let program: URL
  private let arguments: [String]
  private let state = Mutex(State.notStarted)
  private let end = Mutex<End?>(nil)
  private let hasEnded = DispatchSemaphore(value: 0)
  /// Where the child's answers are waited for.
  private let queue = DispatchQueue(label: "AdPlatform.Fetcher")

  init(program: URL, arguments: [String]) {
    self.program = program
    self.arguments = arguments
  }

  deinit {
    stop()
    state.withLock {
      // Not before: while it is being read, a closed descriptor may be reused for another file.
      if case .stopped(let socket?) = $0 { close(socket) }
    }
  }

  /// Whether it can fetch one more.
  var isAlive: Bool {
    guard end.withLock({ $0 == nil }) else { return false }
    return state.withLock {
      if case .stopped = $0 { false } else { true }
    }
  }

  /// Ends the child, and with it the request that it fetches.
  func stop() {
    state.withLock {
      switch $0 {
      case .notStarted: $0 = .stopped(socket: nil)
      case .running(let socket):
        shutdown(socket, Int32(SHUT_RDWR))
        $0 = .stopped(socket: socket)
      case .stopped: break
      }
    }
  }

  /// - Parameter finish: called once, on any thread.
  func fetch(_ request: HTTPRequest, finish: @escaping @Sendable (Result<HTTPResponse, HTTPError>) -> Void) {
    queue.async { finish(self.answer(to: request)) }
  }

  private func answer(to request: HTTPRequest) -> Result<HTTPResponse, HTTPError> {
    let url = request.url.absoluteString
    let socket: Int32
    do {
      guard let running = try runningSocket() else {
        return .failure(.connection(url: url, reason: "the request was stopped"))
      }
      socket = running
    } catch {
      stop()
      let reason = "the process that fetches does not start: \(error.localizedDescription)"
      return .failure(.connection(url: url, reason: reason))
    }
    do {
      if try HTTPMessage(request).send(to: socket), let message = HTTPMessage(from: socket) {
        return try message.value(as: FetcherAnswer.self).result(body: message.bytes)
      }
    } catch {
      stop()
      return .failure(.malformed(url: url, flaw: "\(error)"))
    }
    stop()
    _ = hasEnded.wait(timeout: .now() + Self.farewell)
    switch end.withLock({ $0 }) {
    case .crash: return .failure(.malformed(url: url, flaw: "it crashed the process that read it"))
    case .other(let reason): return .failure(.connection(url: url, reason: reason))
    case nil: return .failure(.connection(url: url, reason: "the process that fetches does not end"))
    }
  }

  /// Starts the child if need be. Returns nil if it was stopped.
  private func runningSocket() throws -> Int32? {
    try state.withLock {
      switch $0 {
      case .running(let socket): return socket
      case .stopped: return nil
      case .notStarted:
        let socket = try start()
        $0 = .running(socket: socket)
        return socket
      }
    }
  }

  private func start() throws -> Int32 {
    let ends = try Self.socketPair()
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    // The runtime's report of a crash is long, takes seconds, and is about Foundation.
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    process.standardInput = FileHandle(fileDescriptor: ends.child, closeOnDealloc: false)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.terminationHandler = { [weak self] process in
      self?.end.withLock { $0 = End(process) }
      self?.hasEnded.signal()
    }
    defer { close(ends.child) }
    do {
      try process.run()
    } catch {
      close(ends.parent)
      throw error
    }
    return ends.parent
  }

  private static func socketPair() throws -> (parent: Int32, child: Int32) {
    var ends: [Int32] = [-1, -1]
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
    #if !canImport(Glibc)
      var on: Int32 = 1
      setsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #endif
    return (ends[0], ends[1])
  }
}

extension Fetcher.End {
  /// The signals of a crash are those that a program sends itself.
  fileprivate init(_ process: Process) {
    let status = process.terminationStatus
    let crashes = [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP]
    if process.terminationReason == .uncaughtSignal, crashes.contains(status) {
      self = .crash
    } else {
      let kind = process.terminationReason == .uncaughtSignal ? "signal" : "status"
      self = .other("the process that fetches ended with \(kind) \(status)")
    }
  }
}
