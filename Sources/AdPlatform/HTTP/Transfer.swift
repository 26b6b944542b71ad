import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request under way, over all its hops: does what ``HTTPTransfer`` decides.
///
/// Each hop is a task of its own. A task of `FoundationNetworking` that follows a redirect by itself loses the
/// body, and joins a relative URL to the root.
final class Transfer: Sendable {
  private let decisions: Mutex<HTTPTransfer>
  /// The current hop, until it is taken off the network. Used on the session's queue only.
  private let task = Mutex<URLSessionDataTask?>(nil)
  private let session: TransferSession
  private let finish: @Sendable (Result<HTTPResponse, HTTPError>) -> Void

  /// - Parameter finish: called at most once, on any thread. Must not call the transfer.
  init(
    _ request: HTTPRequest,
    session: TransferSession,
    finish: @escaping @Sendable (Result<HTTPResponse, HTTPError>) -> Void
  ) {
    decisions = Mutex(HTTPTransfer(request))
    self.session = session
    self.finish = finish
  }

  func start(_ request: HTTPRequest) {
    perform(.fetch(request))
  }

  /// Decides at once, on any thread; the network follows on the session's queue.
  func handle(_ event: HTTPTransfer.Event) {
    decisions.withLock {
      // Inside the lock, so that the network is told in the order in which things were decided. Nothing here
      // waits for anybody.
      for effect in $0.handle(event) { perform(effect) }
    }
  }

  /// Ends the current hop by `end`, and goes on from there.
  ///
  /// After the task was cancelled nothing happens: `end` answers a redirect, and an answer for a cancelled task is
  /// fatal in `FoundationNetworking`.
  func handleRedirect(_ head: HTTPTransfer.Head, end: @escaping @Sendable () -> Void) {
    session.queue.async {
      guard let task = self.takeTask() else { return }
      self.session.forget(task)
      end()
      self.handle(.redirected(head))
    }
  }

  private func perform(_ effect: HTTPTransfer.Effect) {
    switch effect {
    case .stop:
      session.queue.async {
        guard let task = self.takeTask() else { return }
        self.session.forget(task)
        task.cancel()
      }
    case .fetch(let request):
      session.queue.async {
        let task = self.session.start(URLRequest(request), for: self)
        self.task.withLock { $0 = task }
      }
    case .finish(let result):
      finish(result)
    }
  }

  private func takeTask() -> URLSessionDataTask? {
    task.withLock { task in
      defer { task = nil }
      return task
    }
  }
}

extension URLRequest {
  /// The request as `URLSession` wants it, without any limit of its own that could cut in.
  fileprivate init(_ request: HTTPRequest) {
    self.init(url: request.url.withLowercasedScheme, cachePolicy: .reloadIgnoringLocalCacheData)
    timeoutInterval = Self.noTimeout
    httpMethod = request.method
    httpBody = request.body
    httpShouldHandleCookies = false
    for (name, value) in request.headers { setValue(value, forHTTPHeaderField: name) }
  }

  /// A week: the scheduler knows the timeout, in a time that may be virtual.
  private static let noTimeout: TimeInterval = 7 * 24 * 3600
}

extension URL {
  /// `FoundationNetworking` finds its HTTP code by the exact scheme.
  fileprivate var withLowercasedScheme: URL {
    guard let scheme, scheme != scheme.lowercased(),
      var components = URLComponents(url: self, resolvingAgainstBaseURL: true)
    else { return self }
    components.scheme = scheme.lowercased()
    return components.url ?? self
  }
}
