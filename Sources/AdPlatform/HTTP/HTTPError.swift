public import Foundation

/// Why a request has no response. Each says what to do next.
public enum HTTPError: Error, Sendable, Hashable, Codable {
  /// The URL is not `http` or `https`, or has no host.
  case unsupportedURL(String)
  /// The server could not be reached or the connection broke.
  case connection(url: String, reason: String)
  /// The body ended before the length that the server announced.
  case truncated(url: String)
  /// The answer is not in 200…299.
  case status(Int, url: String)
  /// Not finished in time.
  case timeout(Duration, url: String)
  /// More bytes than allowed.
  case tooLarge(limit: Int, url: String)
  /// More redirects than allowed.
  case tooManyRedirects(limit: Int, url: String)
  /// The answer is not one that can be read.
  case malformed(url: String, flaw: String)
}

extension HTTPError: ExplainedError, LocalizedError, CustomNSError, CustomStringConvertible {
  /// One line: what went wrong, where, and what to do next.
  public var description: String { "\(problem) \(remedy)" }

  package var problem: String {
    switch self {
    case .unsupportedURL(let url):
      "Cannot fetch “\(url.printable())”: it is not an http or https URL with a host."
    case .connection(let url, let reason):
      "No answer from “\(url.printable())”: \(Self.clause(reason))."
    case .truncated(let url):
      "The answer from “\(url.printable())” broke off before the length that its header announces."
    case .status(let status, let url):
      "“\(url.printable())” answered with status \(status)."
    case .timeout(let duration, let url):
      "“\(url.printable())” did not send a complete response within \(duration.inWords)."
    case .tooLarge(let limit, let url):
      "The answer from “\(url.printable())” exceeds the limit of \(limit.grouped) bytes."
    case .tooManyRedirects(let limit, let url):
      "More than \(limit) redirects, the last one to “\(url.printable())”."
    case .malformed(let url, let flaw):
      "The answer from “\(url.printable())” is malformed: \(Self.clause(flaw))."
    }
  }

  package var remedy: String {
    switch self {
    case .unsupportedURL:
      "Use an absolute URL such as https://example.com/ad."
    case .connection:
      "Check the URL and the network, then try again."
    case .truncated:
      "Try again; if it happens again, the server's Content-Length is wrong."
    case .status(let status, _):
      Self.remedy(forStatus: status)
    case .timeout:
      "Try again, or raise the request's timeout."
    case .tooLarge:
      "Serve a smaller file, or raise the request's maximumBytes."
    case .tooManyRedirects:
      "Look for a circle in the redirects, or raise the request's maximumRedirects."
    case .malformed:
      "Check the header, the chunks, the trailer and the redirect that the server sends, such as with curl -v."
    }
  }

  private static func remedy(forStatus status: Int) -> String {
    switch status {
    case 300...399: "Check that its Location header leads to an http or https URL."
    case 401, 403: "Check the credentials that the URL or the header fields carry."
    case 404, 410: "Check the URL."
    case 429: "Wait before the next request."
    case 500...599: "The fault is the server's: try again later."
    default: "Check the URL, the method and the header fields."
    }
  }

  /// A reason as the middle of a sentence, whether or not it came with a full stop.
  private static func clause(_ reason: String) -> String {
    let text = reason.printable()
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}

extension HTTPError {
  /// `AdPlatform.HTTPError`.
  public static var errorDomain: String { "AdPlatform.HTTPError" }

  /// 1 to 8 in the order of the cases.
  public var errorCode: Int {
    switch self {
    case .unsupportedURL: 1
    case .connection: 2
    case .truncated: 3
    case .status: 4
    case .timeout: 5
    case .tooLarge: 6
    case .tooManyRedirects: 7
    case .malformed: 8
    }
  }
}
