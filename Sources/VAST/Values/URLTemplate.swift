public import Foundation

/// An absolute `http` or `https` URL of a document, with macros such as `[CACHEBUSTING]` still in it.
///
/// It is kept as text because macros make it no URL yet: brackets mean something else there.
public struct URLTemplate: Sendable, Hashable {
  /// The URL as the document has it, without blanks around it.
  public let text: String

  /// The URL with its macros unexpanded, characters that no URL has percent-encoded; `nil` if that makes no URL.
  public var url: URL? { URL(string: text, encodingInvalidCharacters: true) }

  /// A template, or `nil` if the text is no absolute `http` or `https` URL with a host. Blanks around it are
  /// removed, a missing scheme before `//` becomes `https`, blanks inside are encoded and line breaks removed.
  public init?(_ text: String) {
    guard let (template, _) = Self.reading(text) else { return nil }
    self = template
  }

  private init(checked text: String) {
    self.text = text
  }

  /// The template, and whether more was changed than the blanks around it.
  static func reading(_ text: String) -> (template: URLTemplate, isMended: Bool)? {
    var url = text.trimmed()
    var isMended = false
    if url.hasPrefix("//") {
      url = "https:" + url
      isMended = true
    }
    if url.utf8.contains(where: { $0.isBlank }) {
      // As browsers do.
      url = String(String.UnicodeScalarView(url.unicodeScalars.filter { !["\n", "\r", "\t"].contains($0) }))
      url = url.replacing(" ", with: "%20")
      isMended = true
    }
    guard hasWebHost(url), !url.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { return nil }
    return (URLTemplate(checked: url), isMended)
  }

  /// Whether the scheme is a web page's and a host follows.
  private static func hasWebHost(_ url: String) -> Bool {
    guard
      let scheme = ["https://", "http://"].first(where: { scheme in
        url.utf8.count > scheme.utf8.count && String(url.prefix(scheme.count)).equalsIgnoringCase(scheme)
      })
    else { return false }
    let authority = url.utf8.dropFirst(scheme.utf8.count).prefix { ![0x2F, 0x3F, 0x23].contains($0) }
    // Programs do not agree on where a host with a backslash or an encoded blank ends.
    guard !authority.contains(0x5C), !authority.contains(0x25) else { return false }
    let host = authority.split(separator: 0x40, omittingEmptySubsequences: false).last ?? authority[...]
    return host.first.map { $0 != 0x3A } ?? false
  }
}

extension URLTemplate: CustomStringConvertible {
  /// The same as ``text``.
  public var description: String { text }
}
