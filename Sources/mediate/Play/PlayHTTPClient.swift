import AdPlatform
import Foundation
import SampleAdServer

/// The network of a played film: the sample server's tags are answered in the process, other tags by the network, and
/// tracking URLs are written down and not called, for nobody has seen these ads.
@MainActor
final class PlayHTTPClient: HTTPClient {
  private let server: SampleAdServer
  private let network: any HTTPClient
  private let scheduler: any Scheduler
  private let timeline: PlayTimeline
  private var pendingCount = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ server: SampleAdServer, on scheduler: any Scheduler, timeline: PlayTimeline) {
    self.server = server
    self.scheduler = scheduler
    self.timeline = timeline
    network = URLSessionHTTPClient(scheduler: SystemScheduler())
  }

  /// Whether a real server is being waited for.
  var isWaitingForNetwork: Bool { pendingCount > 0 }

  /// Waits until no real server is waited for.
  func networkAnswers() async {
    guard isWaitingForNetwork else { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  func send(
    _ request: HTTPRequest,
    completion: @escaping @MainActor (Result<HTTPResponse, HTTPError>) -> Void
  ) -> any Cancellable {
    if request.isBeacon {
      timeline.note(.call, request.url.absoluteString)
      return scheduler.schedule(after: .zero) {
        completion(.success(HTTPResponse(url: request.url, status: 204, headers: [:], body: Data())))
      }
    }
    if SampleAdServer.serves(request.url) { return server.send(request, completion: completion) }
    return NetworkRequest(self, request, on: network, completion)
  }

  fileprivate func began() { pendingCount += 1 }

  fileprivate func ended() {
    pendingCount -= 1
    guard pendingCount == 0 else { return }
    let waiting = self.waiting
    self.waiting = []
    for continuation in waiting { continuation.resume() }
  }

  /// A request that counts as pending until it is answered or cancelled.
  private final class NetworkRequest: Cancellable {
    private weak var client: PlayHTTPClient?
    private var request: (any Cancellable)?

    init(
      _ client: PlayHTTPClient,
      _ request: HTTPRequest,
      on network: any HTTPClient,
      _ completion: @escaping @MainActor (Result<HTTPResponse, HTTPError>) -> Void
    ) {
      self.client = client
      client.began()
      let platform = Platform.current
      self.request = network.send(request) { result in
        self.end()
        Platform.$current.withValue(platform) { completion(result) }
      }
    }

    func cancel() {
      request?.cancel()
      end()
    }

    private func end() {
      request = nil
      client?.ended()
      client = nil
    }
  }
}
