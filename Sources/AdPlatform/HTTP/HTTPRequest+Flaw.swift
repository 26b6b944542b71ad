import Foundation

extension HTTPRequest {
  /// Why the request is not sent, or `nil` if it is.
  var refusal: HTTPError? {
    if !url.isWebURL { return .unsupportedURL(url.absoluteString) }
    return flaw.map { .connection(url: url.absoluteString, reason: $0) }
  }

  /// What is wrong with the request so that it cannot be sent, or `nil`.
  ///
  /// The systems below do not check: a line break in a field would end the header early and let the rest of
  /// the field speak for us.
  private var flaw: String? {
    if !method.isToken { return "the method “\(method.printable(limit: 40))” is not an HTTP method" }
    if method == "GET", body?.isEmpty == false { return "a GET request cannot have a body; use POST" }
    for (name, value) in headers {
      if !name.isToken { return "the header field name “\(name.printable(limit: 40))” is not allowed" }
      if value.unicodeScalars.contains(where: { $0 == "\r" || $0 == "\n" || $0 == "\0" }) {
        return "the header field “\(name.printable(limit: 40))” contains a line break or a zero"
      }
    }
    return nil
  }
}

extension String {
  /// Whether the text is a token as RFC 9110, section 5.6.2 has it.
  fileprivate var isToken: Bool {
    !isEmpty && utf8.allSatisfy { $0.isAlphanumeric || "!#$%&'*+-.^_`|~".utf8.contains($0) }
  }
}
