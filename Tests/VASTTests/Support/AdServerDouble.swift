import AdPlatform
import Foundation

/// A network in this process: a table of URLs and what they answer, on virtual time.
@MainActor
final class AdServerDouble: HTTPClient {
  /// What a URL answers.
  enum Answer {
    /// A body.
    case body(String)
    /// A status outside 200…299.
    case status(Int)
    /// The connection breaks.
    case broken
    /// Nothing, but the client keeps to the request's timeout.
    case silence
    /// Nothing, and the client never gives up.
    case hangs
  }

  private let scheduler: VirtualScheduler
  private var answers: [String: (answer: Answer, latency: Duration)] = [:]
  /// Every URL that was asked for, in order, and when.
  private(set) var requests: [(url: String, time: Duration, timeout: Duration)] = []
  /// The URLs of requests that were cancelled before their answer.
  private(set) var cancelled: [String] = []

  init(_ scheduler: VirtualScheduler) { self.scheduler = scheduler }

  /// What a URL answers, whatever its query is unless one is named.
  subscript(_ url: String) -> Answer? {
    get { answers[url]?.answer }
    set { answers[url] = newValue.map { ($0, answers[url]?.latency ?? .milliseconds(10)) } }
  }

  func answer(_ url: String, _ answer: Answer, after latency: Duration) { answers[url] = (answer, latency) }

  func send(
    _ request: HTTPRequest,
    completion: @escaping @MainActor (Result<HTTPResponse, HTTPError>) -> Void
  ) -> any Cancellable {
    let url = request.url.absoluteString
    requests.append((url, scheduler.now, request.timeout))
    let known = answers[url] ?? answers[String(url.prefix { $0 != "?" })]
    let (answer, latency) = known ?? (.status(404), .milliseconds(10))
    let underWay = UnderWay()
    underWay.onCancel = { [weak self] in self?.cancelled.append(url) }
    if case .hangs = answer { return underWay }
    let isLate: Bool
    if case .silence = answer { isLate = true } else { isLate = latency > request.timeout }
    let result: Result<HTTPResponse, HTTPError> =
      switch answer {
      case _ where isLate: .failure(.timeout(request.timeout, url: url))
      case .body(let text):
        .success(HTTPResponse(url: request.url, status: 200, headers: [:], body: Data(text.utf8)))
      case .status(let status): .failure(.status(status, url: url))
      case .broken, .silence, .hangs: .failure(.connection(url: url, reason: "connection reset"))
      }
    underWay.timer = scheduler.schedule(after: isLate ? request.timeout : latency) {
      guard !underWay.isOver else { return }
      underWay.isOver = true
      completion(result)
    }
    return underWay
  }

  private final class UnderWay: Cancellable {
    var timer: (any Cancellable)?
    var onCancel: () -> Void = {}
    var isOver = false

    func cancel() {
      guard !isOver else { return }
      isOver = true
      timer?.cancel()
      onCancel()
    }
  }
}
