import Synchronization

#if canImport(FoundationNetworking)
  import Foundation
  public import FoundationNetworking
#else
  public import Foundation
#endif

/// Serves what the network doubles of this process serve, and status 404 for the rest of their hosts, without a
/// network.
///
/// Making the first ``NetworkDouble`` registers it. It then serves:
///
/// | asked through | on Linux | on Apple's platforms |
/// | --- | --- | --- |
/// | `URLSession.shared`: `dataTask`, `data(from:)`, `data(for:)`, `uploadTask` | yes | yes |
/// | `URLSession.shared`: `downloadTask`, `download(from:)` | no: they fail with `URLError.unsupportedURL` | yes |
/// | a session of a configuration with this class in `protocolClasses` | yes, except download tasks | yes |
/// | a session of `.default` or `.ephemeral` as it is | no: the request goes to the network | no |
/// | `Data(contentsOf:)` | no: the request goes to the network | no |
///
/// Where the answer is no, let your adapter take a session from outside, and give it one of this class in tests:
///
/// ```swift
/// let configuration = URLSessionConfiguration.ephemeral
/// configuration.protocolClasses = [NetworkDoubleURLProtocol.self]
/// let session = URLSession(configuration: configuration)
/// ```
///
/// Or fetch through `Platform.current.httpClient`: the kit then serves the armed images, and does so on virtual time.
///
/// `URLSession` works on threads of its own. Virtual time does not pass a deadline before the fixture's
/// ``AdapterFixture/realTimeGrace`` has passed in real time, so that an answer which is on its way can arrive: a
/// fixture of an adapter that fetches must not set it to zero.
public final class NetworkDoubleURLProtocol: URLProtocol {
  private struct State {
    /// Whether the double is being asked; it may reply at once.
    var isAsking = false
    /// What the double has replied.
    var reply: DoubleHTTPCall.Reply?
    /// How many stops are still to come that ``send(_:)`` brings about.
    var ownStops = 0
    var isStopped = false
  }

  private let state = Mutex(State())

  /// Once for the process.
  static func register() { isRegistered }
  private static let isRegistered: Void = {
    _ = URLProtocol.registerClass(NetworkDoubleURLProtocol.self)
    #if canImport(FoundationNetworking)
      // There `URLSession.shared` does not learn of a class that is registered after its first use, and may ask it
      // last. But its configuration is not a copy: a change holds for the tasks that are made from then on.
      let configuration = URLSession.shared.configuration
      let others = (configuration.protocolClasses ?? []).filter { $0 != NetworkDoubleURLProtocol.self }
      configuration.protocolClasses = [NetworkDoubleURLProtocol.self] + others
    #endif
  }()

  /// Whether the host is one of a double's.
  public override class func canInit(with request: URLRequest) -> Bool {
    request.url?.host().map(DoubleRoutes.isServed) ?? false
  }

  /// The request as it is.
  public override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  /// Hands the request to the double that serves its address.
  public override func startLoading() {
    #if canImport(FoundationNetworking)
      // A protocol cannot hand a file over on Linux; finishing without one is fatal in `download(from:)`.
      if task is URLSessionDownloadTask {
        let reason = "NetworkDouble cannot serve download tasks on Linux; use a data task."
        client?.urlProtocol(
          self,
          didFailWithError: URLError(.unsupportedURL, userInfo: [NSLocalizedDescriptionKey: reason])
        )
        return
      }
    #endif
    if let reply = state.withLock({ $0.reply }) { return deliver(reply) }
    // Safe: the call replies once, and until then nothing but `state` changes, which is locked.
    nonisolated(unsafe) let loading = self
    state.withLock { $0.isAsking = true }
    DoubleRoutes.answer(DoubleHTTPCall(request) { reply in loading.send(reply) })
    let reply = state.withLock { state in
      state.isAsking = false
      return state.reply
    }
    if let reply { deliver(reply) }
  }

  /// The task was cancelled, or has timed out: what the double replies later is dropped.
  public override func stopLoading() {
    state.withLock { state in
      if state.ownStops > 0 { state.ownStops -= 1 } else { state.isStopped = true }
    }
  }

  /// Takes the reply to the session's queue, from whatever thread.
  private func send(_ reply: DoubleHTTPCall.Reply) {
    let isAsking = state.withLock { state in
      state.reply = reply
      return state.isAsking
    }
    // Delivered when the double has been asked.
    guard !isAsking else { return }
    #if canImport(FoundationNetworking)
      // There the session looks up the task without a lock when its client is told, which crashes while other tasks
      // begin and end. A task that is suspended and resumed starts again, on the queue where the session may be asked.
      state.withLock { $0.ownStops += 1 }
      task?.suspend()
      task?.resume()
    #else
      deliver(reply)
    #endif
  }

  private func deliver(_ reply: DoubleHTTPCall.Reply) {
    guard !state.withLock({ $0.isStopped }), let url = request.url else { return }
    let response = HTTPURLResponse(
      url: url,
      statusCode: reply.status,
      httpVersion: "HTTP/1.1",
      headerFields: ["Content-Type": reply.type, "Content-Length": "\(reply.body.count)"]
    )
    guard let response else { return }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    if !reply.body.isEmpty { client?.urlProtocol(self, didLoad: reply.body) }
    client?.urlProtocolDidFinishLoading(self)
  }
}
