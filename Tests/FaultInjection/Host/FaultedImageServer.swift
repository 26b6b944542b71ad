import AdPlatform
import Foundation

/// What the server of an image answers, and after how many milliseconds.
package struct ImageAnswer: Hashable, Sendable {
  /// What comes.
  package enum Content: String, CaseIterable, Hashable, Sendable {
    case image, notFound, serverError, empty, broken, truncated, huge, redirects, refused, timeout, never
  }

  /// What comes.
  package var content: Content
  /// Milliseconds until then.
  package var delay: Int

  /// An answer of these parts.
  package init(_ content: Content, after delay: Int) {
    self.content = content
    self.delay = delay
  }
}

extension ImageAnswer: CustomStringConvertible {
  /// `notFound after 30 ms`.
  package var description: String { "\(content.rawValue) after \(delay) ms" }
}

/// Answers requests for images as events say.
@MainActor
final class FaultedImageServer: HTTPClient {
  /// What comes of the next requests, in order.
  var answers: [ImageAnswer] = []
  private let scheduler: any Scheduler

  init(scheduler: any Scheduler) { self.scheduler = scheduler }

  func send(
    _ request: HTTPRequest,
    completion: @escaping @MainActor (Result<HTTPResponse, HTTPError>) -> Void
  ) -> any Cancellable {
    guard !answers.isEmpty else { return NeverAnswered() }
    let answer = answers.removeFirst()
    guard answer.content != .never else { return NeverAnswered() }
    let time = answer.content == .timeout ? request.timeout : .milliseconds(answer.delay)
    guard time < request.timeout || answer.content == .timeout else { return NeverAnswered() }
    return scheduler.schedule(after: time) { completion(Self.result(answer.content, of: request)) }
  }

  private static func result(
    _ content: ImageAnswer.Content,
    of request: HTTPRequest
  ) -> Result<HTTPResponse, HTTPError> {
    let url = request.url.absoluteString
    switch content {
    case .image: return success(png, request)
    case .empty: return success(Data(), request)
    case .broken: return success(Data(png.prefix(15)), request)
    case .notFound: return .failure(.status(404, url: url))
    case .serverError: return .failure(.status(503, url: url))
    case .truncated: return .failure(.truncated(url: url))
    case .huge: return .failure(.tooLarge(limit: request.maximumBytes, url: url))
    case .redirects: return .failure(.tooManyRedirects(limit: request.maximumRedirects, url: url))
    case .refused: return .failure(.connection(url: url, reason: "connection refused"))
    case .timeout, .never: return .failure(.timeout(request.timeout, url: url))
    }
  }

  private static func success(_ body: Data, _ request: HTTPRequest) -> Result<HTTPResponse, HTTPError> {
    .success(HTTPResponse(url: request.url, status: 200, headers: [:], body: body))
  }

  /// A PNG file of one pixel.
  private static let png =
    Data(
      base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/"
        + "iZk9HQAAAABJRU5ErkJggg=="
    ) ?? Data()
}

/// A request that nothing comes of.
@MainActor
private final class NeverAnswered: Cancellable {
  func cancel() {}
}
