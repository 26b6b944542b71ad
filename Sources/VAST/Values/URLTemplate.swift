public import Foundation

/// An absolute `http` or `https` URL of a document, with macros such as `[CACHEBUSTING]` still in it.
///
/// It is kept as text because macros make it no URL yet: brackets mean something else there.
public struct URLTemplate: Sendable, Hashable {
  /// The URL as the document has it, without blanks around it.
  public let text: String

  /// The URL with its macros unexpanded, characters that no URL has percent-encoded; `nil` if that makes no URL.
  public var url: URL? { URL(encodingOnce: text) }

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
    if hasControlsOrBlanks(url) {
      url = mended(url)
      isMended = true
      guard !hasControlsOrBlanks(url) else { return nil }
    }
    guard hasWebHost(url) else { return nil }
    return (URLTemplate(checked: url), isMended)
  }

  /// The text without line breaks and tabs, and with its blanks encoded, as browsers do.
  private static func mended(_ text: String) -> String {
    var mended = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n", "\r", "\t": break
      case " ": mended += "%20"
      default: mended.unicodeScalars.append(scalar)
      }
    }
    return mended
  }

  private static func hasControlsOrBlanks(_ text: String) -> Bool {
    text.withBytes { bytes in
      // Without a way out in between many bytes are looked at in one go.
      var isFound: UInt8 = 0
      for byte in bytes { isFound |= (byte <= 0x20 ? 1 : 0) | (byte == 0x7F ? 1 : 0) }
      return isFound != 0
    }
  }

  /// Whether the scheme is a web page's and a host follows.
  private static func hasWebHost(_ url: String) -> Bool {
    url.withBytes { bytes in
      guard let scheme = webSchemes.first(where: { bytes.starts(with: $0) { $0.lowercase == $1 } }) else {
        return false
      }
      var host = scheme.count
      var end = scheme.count
      scan: while end < bytes.count {
        switch bytes[end] {
        case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): break scan
        // Programs do not agree on where a host with a backslash or an encoded blank ends.
        case UInt8(ascii: "\\"), UInt8(ascii: "%"): return false
        case UInt8(ascii: "@"): host = end + 1
        default: break
        }
        end += 1
      }
      guard host < end, bytes[host] != UInt8(ascii: ":") else { return false }
      // A mark that joins the slash before it begins no host.
      return bytes[scheme.count] < 0x80 || url.prefix(scheme.count).utf8.count == scheme.count
    }
  }

  private static let webSchemes = ["https://", "http://"].map { Array($0.utf8) }
}

extension URLTemplate: CustomStringConvertible {
  /// The same as ``text``.
  public var description: String { text }
}

extension URLTemplate: Encodable {
  /// Encodes ``text``.
  public func encode(to encoder: any Encoder) throws { try text.encode(to: encoder) }
}
