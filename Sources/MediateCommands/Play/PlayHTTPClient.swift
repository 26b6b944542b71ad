import AdPlatform
import AdapterTool
import Foundation

/// The network of a played film: what a server in the process has is answered there, the rest by the network, and
/// tracking URLs are recorded and not called, because no viewer has seen these ads.
@MainActor
final class PlayHTTPClient: HTTPClient {
  private let server: any HTTPClient
  private let serves: (URL) -> Bool
  private let network: any HTTPClient
  private let scheduler: any Scheduler
  private let noteCall: (URL) -> Void
  private let noteResponse: (URL, Data) -> Void
  private let log: RequestLog
  private var pendingCount = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// - Parameters:
  ///   - serves: which URLs the server in the process answers.
  ///   - log: takes note of the other requests.
  ///   - noteResponse: is told of the bodies of responses, before the player gets them.
  ///   - noteCall: is told of tracking URLs.
  init(
    _ server: any HTTPClient,
    serving serves: @escaping (URL) -> Bool,
    on scheduler: any Scheduler,
    log: RequestLog,
    noteResponse: @escaping (URL, Data) -> Void = { _, _ in },
    noteCall: @escaping (URL) -> Void
  ) {
    self.server = server
    self.serves = serves
    self.scheduler = scheduler
    self.log = log
    self.noteCall = noteCall
    self.noteResponse = noteResponse
    network = ToolNetwork.current.makeClient(SystemScheduler())
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
      noteCall(request.url)
      return scheduler.schedule(after: .zero) {
        completion(.success(HTTPResponse(url: request.url, status: 204, headers: [:], body: Data())))
      }
    }
    let noteAnswer = log.note(request)
    let noting: @MainActor (Result<HTTPResponse, HTTPError>) -> Void = { [noteResponse] result in
      noteAnswer(result)
      if case .success(let response) = result { noteResponse(request.url, response.body) }
      completion(result)
    }
    if serves(request.url) { return server.send(request, completion: noting) }
    return NetworkRequest(self, request, on: network, noting)
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
