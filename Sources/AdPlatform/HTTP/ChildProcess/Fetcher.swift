import Dispatch
import Foundation
import Synchronization

/// One child process, which fetches one request at a time. It starts with the first one.
///
/// The child's standard input is a socket for requests and answers. It ends when the socket is shut down, and so when
/// this process ends, whatever ends it.
final class Fetcher: Sendable {
  private enum State {
    case notStarted
    case running(ChildProcess)
    /// Without a process, it was never started, or is gone.
    case stopped(ChildProcess?)
  }

  /// 5 seconds for a child to end after its socket is shut down, which takes it a millisecond.
  private static let farewell = Duration.seconds(5)

  private let program: ChildProcess.Program
  private let state = Mutex(State.notStarted)
  /// Where the child's answers are waited for.
  private let queue = DispatchQueue(label: "AdPlatform.Fetcher")

  init(_ program: ChildProcess.Program) { self.program = program }

  deinit {
    stop()
    state.withLock {
      // Not before: while it is being read, a closed descriptor may be reused for another file.
      if case .stopped(let process?) = $0 { queue.async { process.end(force: true) } }
    }
  }

  /// Whether it can fetch one more.
  var isAlive: Bool {
    state.withLock {
      switch $0 {
      case .notStarted: true
      case .running(let process): !process.hasExited()
      case .stopped: false
      }
    }
  }

  /// Ends the child, and with it the request that it fetches.
  func stop() {
    state.withLock {
      switch $0 {
      case .notStarted: $0 = .stopped(nil)
      case .running(let process):
        shutdown(process.socket, Int32(SHUT_RDWR))
        $0 = .stopped(process)
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
    let process: ChildProcess
    do throws(ChildProcess.StartError) {
      guard let running = try runningProcess() else {
        return .failure(.connection(url: url, reason: "the request was stopped"))
      }
      process = running
    } catch {
      stop()
      let reason = "the process that fetches does not start: \(error.reason)"
      return .failure(.connection(url: url, reason: reason))
    }
    do {
      if try HTTPMessage(request).send(to: process.socket), let message = HTTPMessage(from: process.socket) {
        return try message.value(as: FetcherAnswer.self).result(body: message.bytes)
      }
    } catch {
      stop()
      return .failure(.malformed(url: url, flaw: "\(error)"))
    }
    stop()
    return .failure(failure(of: process, url))
  }

  /// What became of a child that has not answered.
  private func failure(of process: ChildProcess, _ url: String) -> HTTPError {
    guard process.hasExited(within: Self.farewell) else {
      return .connection(url: url, reason: "the process that fetches does not end")
    }
    let end = state.withLock {
      $0 = .stopped(nil)
      return process.end(force: false)
    }
    switch end {
    case .signal(let number) where Self.crashes.contains(number):
      return .malformed(url: url, flaw: "it crashed the process that read it")
    case .signal(let number):
      return .connection(url: url, reason: "the process that fetches ended with signal \(number)")
    case .exited(let status):
      return .connection(url: url, reason: "the process that fetches ended with status \(status)")
    }
  }

  /// The signals that a program sends itself.
  private static let crashes = [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP]

  /// Starts the child if need be. Returns nil if it was stopped.
  private func runningProcess() throws(ChildProcess.StartError) -> ChildProcess? {
    try state.withLock { state throws(ChildProcess.StartError) in
      switch state {
      case .running(let process): return process
      case .stopped: return nil
      case .notStarted:
        // The runtime's report of a crash is long, takes seconds, and is about Foundation.
        let environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        let process = try ChildProcess.start(
          program,
          socketOfChild: STDIN_FILENO,
          isSilent: true,
          environment: environment
        )
        state = .running(process)
        return process
      }
    }
  }
}
