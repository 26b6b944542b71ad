import Foundation

extension HTTPRequest {
  /// The request that a redirect asks for, as RFC 9110, section 15.4 has it, or `nil` if the answer is no
  /// redirect that a client follows by itself.
  ///
  /// The new URL may be anything: whether it may be fetched is for the caller to check.
  func redirected(by head: HTTPTransfer.Head, to location: String) -> HTTPRequest? {
    guard let target = URL(string: location, relativeTo: url)?.absoluteURL else { return nil }
    var next = self
    next.url = target
    switch head.status {
    case 303 where method != "HEAD", 301 where method == "POST", 302 where method == "POST":
      next.method = "GET"
      next.body = nil
      next.removeHeaders { $0.hasPrefix("content-") }
    case 301, 302, 303, 307, 308:
      break
    default:
      return nil
    }
    if !target.hasSameOrigin(as: url) {
      // What proves who we are to one server is no business of the next.
      next.removeHeaders { ["authorization", "cookie", "proxy-authorization"].contains($0) }
    }
    return next
  }

  private mutating func removeHeaders(where isUnwanted: (_ lowercasedName: String) -> Bool) {
    headers = headers.filter { !isUnwanted($0.key.lowercased()) }
  }
}

extension URL {
  fileprivate func hasSameOrigin(as other: URL) -> Bool {
    scheme?.lowercased() == other.scheme?.lowercased() && host?.lowercased() == other.host?.lowercased()
      && port == other.port
  }
}
