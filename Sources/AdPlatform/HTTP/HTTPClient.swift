public import Foundation

/// Fetches over HTTP.
public protocol HTTPClient: Sendable {
  /// Starts a request.
  ///
  /// The completion handler is called once on the main actor, never before `send` returns, and not at all after the
  /// returned value is cancelled.
  @MainActor
  @discardableResult
  func send(
    _ request: HTTPRequest,
    completion: @escaping @MainActor (Result<HTTPResponse, HTTPError>) -> Void
  ) -> any Cancellable
}

/// One HTTP request and what it may cost.
public struct HTTPRequest: Sendable, Hashable, Codable {
  /// What to fetch. Only `http` and `https` are sent.
  public var url: URL
  /// Defaults to `GET`.
  public var method: String
  /// Header fields.
  public var headers: [String: String]
  /// What is sent after the header.
  public var body: Data?
  /// The time from ``HTTPClient/send(_:completion:)`` to the last byte.
  public var timeout: Duration
  /// The most bytes of body that are accepted.
  public var maximumBytes: Int
  /// The most redirects that are followed.
  public var maximumRedirects: Int
  /// Whether only the request matters, as with a tracking call: its answer is ignored. Such a request is sent like any
  /// other; a client may record it instead.
  public var isBeacon = false

  /// A request with the limits of ``HTTPLimits``.
  public init(
    url: URL,
    method: String = "GET",
    headers: [String: String] = [:],
    body: Data? = nil,
    timeout: Duration = HTTPLimits.timeout,
    maximumBytes: Int = HTTPLimits.maximumBytes,
    maximumRedirects: Int = HTTPLimits.maximumRedirects
  ) {
    self.url = url
    self.method = method
    self.headers = headers
    self.body = body
    self.timeout = timeout
    self.maximumBytes = maximumBytes
    self.maximumRedirects = maximumRedirects
  }
}

/// A whole answer with a status from 200 to 299.
public struct HTTPResponse: Sendable, Hashable, Codable {
  /// Where the answer came from, after redirects.
  public var url: URL
  /// The status code.
  public var status: Int
  /// Header fields by lower-case name.
  public var headers: [String: String]
  /// The body, complete.
  public var body: Data

  /// An answer of these parts.
  public init(url: URL, status: Int, headers: [String: String], body: Data) {
    self.url = url
    self.status = status
    self.headers = headers
    self.body = body
  }
}

/// What one request may cost unless its caller says otherwise.
public enum HTTPLimits {
  /// 10 seconds: an ad that takes longer than this has no viewer any more.
  public static let timeout: Duration = .seconds(10)
  /// 16 MiB: several times the largest creative image in use, and far below what hurts a phone.
  public static let maximumBytes = 16 << 20
  /// 5 redirects: tracking chains have up to four; browsers stop at 20, ads should not.
  public static let maximumRedirects = 5
  /// 50,000 pieces of body, such as the chunks of a chunked answer. Each costs memory and time beside its bytes, and a
  /// server may send pieces of one byte.
  public static let maximumPieces = 50_000
}
