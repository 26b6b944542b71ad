import AdPlatform
import Foundation

extension URL {
  /// A URL, with characters behind its host that no URL has percent-encoded. What is percent-encoded already stays as it
  /// is: Foundation encodes the percent signs of a part anew in which there is any such character.
  init?(encodingOnce text: String) {
    if let url = URL(string: text, encodingInvalidCharacters: false) {
      self = url
      return
    }
    let bytes = Array(text.utf8)
    let start =
      text.range(of: "://").map { text.utf8.distance(from: text.startIndex, to: $0.upperBound) } ?? 0
    let host = bytes[start...].prefix { !"/?#".utf8.contains($0) }.endIndex
    var isInFragment = false
    var encoded = bytes[..<host]
    for index in bytes.indices[host...] {
      let byte = bytes[index]
      let isFragmentMark = byte == UInt8(ascii: "#") && !isInFragment
      let isEscape =
        byte == UInt8(ascii: "%") && bytes[(index + 1)...].prefix(2).count(where: \.isHexDigit) == 2
      if isFragmentMark || isEscape || byte.isInURLs {
        encoded.append(byte)
      } else {
        encoded += byte.percentEncoded
      }
      isInFragment = isInFragment || isFragmentMark
    }
    self.init(string: String(decoding: encoded, as: UTF8.self), encodingInvalidCharacters: true)
  }
}

extension UInt8 {
  /// Whether it may stand as it is in a path, a query or a fragment.
  ///
  /// Source: RFC 3986, sections 3.3 to 3.5.
  fileprivate var isInURLs: Bool { isUnreserved || "!$&'()*+,;=:@/?".utf8.contains(self) }

  fileprivate var isHexDigit: Bool { Character(UnicodeScalar(self)).isHexDigit }
}
