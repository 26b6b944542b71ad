import AdPlatform
import Foundation

extension HTTPClient {
  /// The outcome of a request, however long the main actor, which all tests share, lets it wait.
  @MainActor
  func result(of request: HTTPRequest) async -> Result<HTTPResponse, HTTPError> {
    await withCheckedContinuation { continuation in
      send(request.withoutTimeout) { continuation.resume(returning: $0) }
    }
  }
}

extension HTTPRequest {
  /// The request for a test that is not about time.
  var withoutTimeout: HTTPRequest {
    var request = self
    request.timeout = .seconds(3600)
    return request
  }
}

extension Result where Success == HTTPResponse, Failure == HTTPError {
  /// The body as text, or `nil` if there is none.
  var text: String? { response.map { String(decoding: $0.body, as: UTF8.self) } }

  var response: HTTPResponse? { try? get() }

  var error: HTTPError? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// Tells a test on the main actor what happens on a server's threads.
final class Signal: Sendable {
  private let stream: AsyncStream<String>
  private let continuation: AsyncStream<String>.Continuation

  init() { (stream, continuation) = AsyncStream.makeStream() }

  func send(_ event: String) { continuation.yield(event) }

  /// The next event, when it happens.
  func next() async -> String? {
    for await event in stream { return event }
    return nil
  }
}
