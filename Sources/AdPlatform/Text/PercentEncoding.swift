extension String {
  /// The text with everything percent-encoded but the unreserved characters of RFC 3986, section 2.3, and those
  /// named here.
  package func percentEncoded(except others: String = "") -> String {
    let bytes = utf8.flatMap { $0.isUnreserved || others.utf8.contains($0) ? [$0] : $0.percentEncoded }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension UInt8 {
  /// Whether it is a letter of English or a digit.
  package var isAlphanumeric: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  /// Source: RFC 3986, section 2.3.
  package var isUnreserved: Bool { isAlphanumeric || "-._~".utf8.contains(self) }

  /// Source: RFC 3986, section 2.1.
  package var percentEncoded: [UInt8] {
    Array(("%" + (self < 16 ? "0" : "") + String(self, radix: 16, uppercase: true)).utf8)
  }
}
