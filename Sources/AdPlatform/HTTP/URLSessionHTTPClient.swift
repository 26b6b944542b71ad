import Foundation

/// Fetches over the machine's network, with `URLSession`.
///
/// Answers come on the main actor through the scheduler's inbox. Timeouts run on the scheduler's time, not the
/// network's. Nothing is cached, and no cookies are kept or sent. Requests that are under way when the last
/// reference to the client goes still get their answer.
///
/// On Linux, `FoundationNetworking` itself traps on some malformed answers, before any delegate can look at
/// them: a redirect to `//[::1]/` and other hosts that it cannot rebuild, a `Content-Length` near 2⁶³, and, up
/// to Swift 6.3, an answer that is cut off inside its header or has chunked trailers. A process that must not end
/// fetches with ``ChildProcessHTTPClient`` from servers that might do so on purpose.
public final class URLSessionHTTPClient: HTTPClient {
  private let scheduler: any Scheduler
  private let session = TransferSession()

  /// A client whose timeouts and answers come from this scheduler.
  public init(scheduler: any Scheduler) {
    self.scheduler = scheduler
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
    } else {
      let transfer = Transfer(request, session: session) { [scheduler] result in
        scheduler.post { call.finish(result) }
      }
      call.stop = { transfer.handle(.cancelled) }
      call.timeout = scheduler.schedule(after: request.timeout, as: .deadline) {
        transfer.handle(.timedOut)
      }
      transfer.start(request)
    }
    return call
  }
}
