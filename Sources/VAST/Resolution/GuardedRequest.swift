import AdPlatform
import Foundation

/// One request that is over in its time, even if the client never answers.
@MainActor
final class GuardedRequest: Cancellable {
  /// Why there is no answer.
  struct Failure: Error {
    var kind: ResolutionError.Kind
  }

  private var completion: (@MainActor (Result<Data, Failure>) -> Void)?
  private var request: (any Cancellable)?
  private var timer: (any Cancellable)?

  /// Starts the request.
  ///
  /// - Parameters:
  ///   - url: `nil` for one that cannot be asked for.
  ///   - completion: called once, unless the request is cancelled, and not before this returns.
  init(
    _ url: URL?,
    timeout: Duration,
    on platform: Platform,
    completion: @escaping @MainActor (Result<Data, Failure>) -> Void
  ) {
    self.completion = completion
    guard let url else {
      timer = platform.scheduler.schedule(after: .zero) { self.end(.failure(Failure(kind: .badURL))) }
      return
    }
    timer = platform.scheduler.schedule(after: timeout, as: .deadline) {
      self.end(.failure(Failure(kind: .timeout)))
    }
    let limit = DocumentLimits.standard.bytes
    let request = platform.httpClient.send(HTTPRequest(url: url, timeout: timeout, maximumBytes: limit)) {
      result in
      self.end(result.map(\.body).mapError { Failure(kind: ResolutionError.Kind($0)) })
    }
    // A client that answered at once is over.
    if self.completion != nil { self.request = request }
  }

  func cancel() {
    completion = nil
    stop()
  }

  private func end(_ result: Result<Data, Failure>) {
    let completion = self.completion
    self.completion = nil
    stop()
    completion?(result)
  }

  private func stop() {
    timer?.cancel()
    timer = nil
    request?.cancel()
    request = nil
  }
}

extension ResolutionError.Kind {
  init(_ error: HTTPError) {
    self =
      switch error {
      case .timeout: .timeout
      case .status(let status, _): .badStatus(status)
      case .connection(_, let reason):
        .unreachable(reason.hasSuffix(".") ? String(reason.dropLast()) : reason)
      case .truncated: .unreachable("the answer broke off")
      case .tooManyRedirects(let limit, _): .unreachable("more than \(limit) HTTP redirects")
      case .malformed(_, let flaw): .unreachable("the answer is malformed: \(flaw)")
      case .unsupportedURL(let url): .unreachable("“\(url)” is not an http or https URL")
      case .tooLarge(let limit, _): .unreadable(.tooLarge(limit: limit))
      }
  }
}
