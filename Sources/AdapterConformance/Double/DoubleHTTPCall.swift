public import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// A request over HTTP that a ``NetworkDouble`` serves. A call that gets no reply ends with the timeout of its session.
///
/// On Linux the body of an upload task is not visible in the request; that of a data task is.
public final class DoubleHTTPCall: Sendable {
  /// What `URLSession` was asked for.
  public let request: URLRequest
  /// Nil after the reply.
  private let send: Mutex<(@Sendable (Reply) -> Void)?>

  struct Reply: Sendable, Equatable {
    var status: Int
    var type: String
    var body: Data
  }

  init(_ request: URLRequest, send: @escaping @Sendable (Reply) -> Void) {
    self.request = request
    self.send = Mutex(send)
  }

  /// The value of the first item of the URL's query with this name.
  public func query(_ name: String) -> String? {
    url.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: true) }?
      .queryItems?.first { $0.name == name }?.value
  }

  /// Sends the reply. The session gets it on a thread of its own. Further replies are ignored.
  public func reply(_ body: Data = Data(), status: Int = 200, type: String = "application/octet-stream") {
    let send = send.withLock { send in
      defer { send = nil }
      return send
    }
    send?(Reply(status: status, type: type, body: body))
  }

  /// Sends a value as JSON; status 500 with the reason if it cannot be encoded.
  public func reply(json value: some Encodable, status: Int = 200) {
    do {
      reply(try JSONEncoder().encode(value), status: status, type: "application/json")
    } catch {
      reply(Data("\(error)".utf8), status: 500, type: "text/plain")
    }
  }

  var url: URL? { request.url }

  /// Whether the request names a placement, in its URL, a header or its body.
  func names(_ placement: String) -> Bool {
    let texts =
      [url?.absoluteString.removingPercentEncoding ?? ""] + (request.allHTTPHeaderFields ?? [:]).values
      + [String(decoding: request.httpBody ?? Data(), as: UTF8.self)]
    return texts.contains { $0.contains(placement) }
  }
}
