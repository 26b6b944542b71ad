public import Foundation

/// Fetches in child processes, so that an answer that crashes its reader does not end this process.
///
/// On Linux, `FoundationNetworking` traps on some malformed answers; ``URLSessionHTTPClient`` lists them. With this
/// client such an answer is ``HTTPError/malformed(url:flaw:)`` for its URL, and all other requests go on.
///
/// The children run a program that calls ``HTTPFetcher/main()``. It may be the program itself:
///
/// ```swift
/// if CommandLine.arguments.dropFirst() == ["http-fetcher"] { HTTPFetcher.main() }
/// let client = ChildProcessHTTPClient(scheduler: scheduler, arguments: ["http-fetcher"])
/// ```
///
/// The first request starts a child, which then fetches one request at a time; requests at the same time have children
/// of their own, up to ``maximumChildren``, and wait for one beyond that. A child ends when its request is cancelled or
/// times out, and when this process ends, whatever ends it.
///
/// Answers come on the main actor through the scheduler's inbox. Timeouts run on the scheduler's time.
public final class ChildProcessHTTPClient: HTTPClient {
  /// 4 children at the same time.
  public static let maximumChildren = 4

  private let scheduler: any Scheduler
  private let children: FetcherPool

  /// Creates a client.
  ///
  /// - Parameters:
  ///   - scheduler: times the answers and the timeouts.
  ///   - program: the executable file of the children. Defaults to that of this process.
  ///   - arguments: the words that make the program call ``HTTPFetcher/main()``.
  @MainActor
  public init(scheduler: any Scheduler, program: URL? = nil, arguments: [String]) {
    self.scheduler = scheduler
    let path = program?.path(percentEncoded: false)
    let child = path.map { ChildProcess.Program(path: $0, arguments: arguments) } ?? .current(arguments)
    children = FetcherPool { Fetcher(child) }
  }

  @MainActor
  @discardableResult
  public func send(
    _ request: HTTPRequest,
    completion: @escaping @MainActor (Result<HTTPResponse, HTTPError>) -> Void
  ) -> any Cancellable {
    let call = HTTPCall(completion)
    if let refusal = request.refusal {
      scheduler.post { call.finish(.failure(refusal)) }
      return call
    }
    call.timeout = scheduler.schedule(after: request.timeout, as: .deadline) {
      call.stop?()
      call.finish(.failure(.timeout(request.timeout, url: request.url.absoluteString)))
    }
    children.fetch(request, for: call, answeringOn: scheduler)
    return call
  }
}

/// The children of a client, and the calls that wait for one.
@MainActor
final class FetcherPool {
  private let start: @MainActor () -> Fetcher
  private var idle: [Fetcher] = []
  private var busyCount = 0
  private var waiting: [(request: HTTPRequest, call: HTTPCall)] = []

  init(start: @escaping @MainActor () -> Fetcher) { self.start = start }

  func fetch(_ request: HTTPRequest, for call: HTTPCall, answeringOn scheduler: any Scheduler) {
    guard busyCount < ChildProcessHTTPClient.maximumChildren else { return waiting.append((request, call)) }
    busyCount += 1
    idle.removeAll { !$0.isAlive }
    let known = idle.popLast()
    let fetcher = known ?? start()
    // Nothing but the end of the child takes a request off the network at once.
    call.stop = { fetcher.stop() }
    fetcher.fetch(request) { result in
      scheduler.post {
        self.busyCount -= 1
        if fetcher.isAlive { self.idle.append(fetcher) }
        if known != nil, !fetcher.isAlive, request.method == "GET", !call.isOver {
          // What an earlier server sent may have crashed it.
          self.idle = []
          return self.fetch(request, for: call, answeringOn: scheduler)
        }
        call.finish(result)
        self.fetchNext(on: scheduler)
      }
    }
  }

  private func fetchNext(on scheduler: any Scheduler) {
    waiting.removeAll { $0.call.isOver }
    guard !waiting.isEmpty else { return }
    let next = waiting.removeFirst()
    fetch(next.request, for: next.call, answeringOn: scheduler)
  }
}
