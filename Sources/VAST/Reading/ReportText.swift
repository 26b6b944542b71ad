import AdPlatform

extension String {
  /// The text as one short harmless line, for findings.
  func inReports() -> String { printable(limit: 120) }

  /// The text without blanks around it. Blanks are the four characters that XML counts as white space.
  func trimmed() -> String {
    let hasBlanks = withBytes { $0.first?.isBlank == true || $0.last?.isBlank == true }
    guard hasBlanks else { return self }
    guard let start = utf8.firstIndex(where: { !$0.isBlank }),
      let end = utf8.lastIndex(where: { !$0.isBlank })
    else { return "" }
    return String(self[start...end])
  }

  /// Whether both are the same but for the case of their letters A to Z.
  func equalsIgnoringCase(_ other: String) -> Bool {
    utf8.count == other.utf8.count
      && withBytes { bytes in
        other.withBytes { other in bytes.indices.allSatisfy { bytes[$0].lowercase == other[$0].lowercase } }
      }
  }

  /// Hands over the text as UTF-8 in one piece: loops over it are several times as fast as over `utf8`.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    return Array(utf8).withUnsafeBufferPointer(body)
  }
}

extension UInt8 {
  /// Whether XML counts the character as white space.
  var isBlank: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }

  /// A to Z as a to z.
  var lowercase: UInt8 { (0x41...0x5A).contains(self) ? self + 0x20 : self }
}
