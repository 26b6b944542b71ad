public import AdPlatform
public import Foundation

/// A client that gets the images of ``SampleImageServer`` in process and leaves all other URLs to another one.
///
/// For adapters of networks that give URLs only: they download the images themselves, and with this client they
/// can do so without a network.
@MainActor
public final class SampleHTTPClient: HTTPClient {
  /// The time from a request to the server's answer.
  public static let latency: Duration = .milliseconds(40)

  /// Every URL that was asked for, in order, also those that were passed on or failed.
  public private(set) var requestedURLs: [URL] = []

  private let scheduler: any Scheduler
  private let fallback: (any HTTPClient)?

  /// Creates a client.
  ///
  /// - Parameters:
  ///   - scheduler: times the answers.
  ///   - fallback: gets the URLs of all other hosts; without it they fail as if there were no network.
  public nonisolated init(scheduler: any Scheduler, fallback: (any HTTPClient)? = nil) {
    self.scheduler = scheduler
    self.fallback = fallback
  }

  /// Starts a request, as `HTTPClient` says.
  @discardableResult
  public func send(
    _ request: HTTPRequest,
    completion: @escaping @MainActor (Result<HTTPResponse, HTTPError>) -> Void
  ) -> any Cancellable {
    requestedURLs.append(request.url)
    let address = request.url.absoluteString
    guard SampleImageServer.serves(request.url) else {
      if let fallback { return fallback.send(request, completion: completion) }
      return scheduler.schedule(after: .zero) {
        completion(.failure(.connection(url: address, reason: "only the sample network can be reached")))
      }
    }
    guard request.timeout > Self.latency else {
      return scheduler.schedule(after: request.timeout) {
        completion(.failure(.timeout(request.timeout, url: address)))
      }
    }
    return scheduler.schedule(after: Self.latency) { completion(SampleImageServer.answer(request)) }
  }
}
