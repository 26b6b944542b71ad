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
    children = FetcherPool {
      Fetcher(program: program ?? HTTPFetcher.currentProgram, arguments: arguments)
    }
  }

  @MainActor
  @discardableResult
  public func send(
    _ request: HTTPRequest,
    completion: @escaping @MainActor (Result<HTTPResponse, HTTPError>) -> Void
  ) -> any Cancellable {
    let platform = Platform.current
    let call = FetchCall(request) { result in
      Platform.$current.withValue(platform) { completion(result) }
    }
    if let refusal = request.refusal {
      scheduler.post { call.finish(.failure(refusal)) }
      return call
    }
    call.timeout = scheduler.schedule(after: request.timeout, as: .deadline) {
      call.stop()
      call.finish(.failure(.timeout(request.timeout, url: request.url.absoluteString)))
    }
    children.fetch(call, answeringOn: scheduler)
    return call
  }
}

/// The children of a client, and the calls that wait for one.
@MainActor
final class FetcherPool {
  private let start: @MainActor () -> Fetcher
  private var idle: [Fetcher] = []
  private var busyCount = 0
  private var waiting: [FetchCall] = []

  init(start: @escaping @MainActor () -> Fetcher) { self.start = start }

  func fetch(_ call: FetchCall, answeringOn scheduler: any Scheduler) {
    guard busyCount < ChildProcessHTTPClient.maximumChildren else { return waiting.append(call) }
    busyCount += 1
    idle.removeAll { !$0.isAlive }
    let known = idle.popLast()
    let fetcher = known ?? start()
    call.fetcher = fetcher
    fetcher.fetch(call.request) { result in
      scheduler.post {
        self.busyCount -= 1
        if fetcher.isAlive { self.idle.append(fetcher) }
        if known != nil, !fetcher.isAlive, call.request.method == "GET", !call.isOver {
          // What an earlier server sent may have crashed it.
          self.idle = []
          return self.fetch(call, answeringOn: scheduler)
        }
        call.finish(result)
        self.fetchNext(on: scheduler)
      }
    }
  }

  private func fetchNext(on scheduler: any Scheduler) {
    waiting.removeAll { $0.isOver }
    guard !waiting.isEmpty else { return }
    fetch(waiting.removeFirst(), answeringOn: scheduler)
  }
}

/// A caller's end of a request.
@MainActor
final class FetchCall: Cancellable {
  let request: HTTPRequest
  private var completion: (@MainActor (Result<HTTPResponse, HTTPError>) -> Void)?
  var timeout: (any Cancellable)?
  /// The child that fetches it, if one does.
  var fetcher: Fetcher?

  init(
    _ request: HTTPRequest,
    _ completion: @escaping @MainActor (Result<HTTPResponse, HTTPError>) -> Void
  ) {
    self.request = request
    self.completion = completion
  }

  /// Whether the answer is no longer needed.
  var isOver: Bool { completion == nil }

  func finish(_ result: Result<HTTPResponse, HTTPError>) {
    let completion = self.completion
    fetcher = nil
    close()
    completion?(result)
  }

  func cancel() {
    stop()
    close()
  }

  /// Ends the child: nothing else takes a request off the network at once.
  func stop() {
    fetcher?.stop()
    fetcher = nil
  }

  private func close() {
    timeout?.cancel()
    timeout = nil
    completion = nil
  }
}
