public import AdPlatform
public import Foundation

/// An ad server for video in process: it answers ad tags, serves live streams and their pods, takes tracking calls, and
/// leaves all other URLs to another client.
///
/// ```swift
/// let server = SampleAdServer(scheduler: scheduler)
/// let platform = Platform(scheduler: scheduler, httpClient: server)
/// // … request SampleAdTag.vmap.url …
/// let calls = server.requests.filter { $0.kind == .tracking }
/// ```
///
/// The same request gets the same answer every time, but for the number of a new session and for what depends on the
/// scheduler's time: live playlists, and sessions that end. There is no media behind the media files' URLs;
/// ``mediaDurations`` says how long each one plays. There is none behind the segments of playlists either: they answer
/// 404, and ``timedMetadata(ofSegment:)`` says what would be in them.
///
/// A live stream is registered with the key of a ``SampleStream``, here or where ``standsInFor(_:)`` says. Its pods are
/// decided by the break's identifier and play exactly as long as asked for: ads as far as they fit, then slate. Tokens
/// are not looked at.
@MainActor
public final class SampleAdServer: HTTPClient {
  /// The host of ad tags, streams and tracking URLs. Names under `.example` are reserved; there is no such machine.
  public nonisolated static let host = "ads.sample-network.example"

  /// The time from a request to the server's answer, unless the tag says otherwise.
  public nonisolated static let latency: Duration = .milliseconds(40)

  /// Every request, in order: ad tags, streams, tracking calls, and also what was passed on or failed.
  public private(set) var requests: [Request] = []

  private var sessions = StreamSessions()
  private let scheduler: any Scheduler
  private let fallback: (any HTTPClient)?

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - scheduler: times the answers.
  ///   - fallback: gets the URLs of all other hosts, but those that ``standsInFor(_:)`` names; without it they fail as
  ///     if there were no network.
  public nonisolated init(scheduler: any Scheduler, fallback: (any HTTPClient)? = nil) {
    self.scheduler = scheduler
    self.fallback = fallback
  }

  /// Whether a URL belongs to this server's own host. See ``standsInFor(_:)`` for URLs of others that it answers.
  public nonisolated static func serves(_ url: URL) -> Bool { url.host()?.lowercased() == host }

  /// Starts a request, as `HTTPClient` says.
  @discardableResult
  public func send(
    _ request: HTTPRequest,
    completion: @escaping @MainActor (Result<HTTPResponse, HTTPError>) -> Void
  ) -> any Cancellable {
    let kind = Request.Kind(request.url)
    requests.append(Request(time: scheduler.now, method: request.method, url: request.url, kind: kind))
    let address = request.url.absoluteString
    if kind == .passedOn {
      if let fallback { return fallback.send(request, completion: completion) }
      return scheduler.schedule(after: .zero) {
        completion(.failure(.connection(url: address, reason: "only the sample ad server can be reached")))
      }
    }
    let answer = Answer(request, kind, at: scheduler.now, sessions: &sessions)
    guard let delay = answer.delay, delay < request.timeout else {
      return scheduler.schedule(after: request.timeout) {
        completion(.failure(.timeout(request.timeout, url: address)))
      }
    }
    return scheduler.schedule(after: delay) { completion(answer.result(for: request)) }
  }
}
