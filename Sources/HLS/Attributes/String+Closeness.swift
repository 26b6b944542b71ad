extension String {
  /// Whether this is another text but for case and punctuation, or but for one character. Texts of up to six characters
  /// have too many neighbours for the latter.
  func isAlmost(_ other: String) -> Bool {
    guard abs(utf8.count - other.utf8.count) <= other.utf8.count else { return false }
    return lettersAndDigits == other.lettersAndDigits || (other.utf8.count > 6 && hasOneChange(from: other))
  }

  /// In lower case.
  private var lettersAndDigits: [UInt8] {
    utf8.compactMap { byte in
      switch byte {
      case 0x41...0x5A: byte + 0x20
      case 0x30...0x39, 0x61...0x7A, 0x80...: byte
      default: nil
      }
    }
  }

  /// Whether one character was put in, left out or replaced.
  private func hasOneChange(from other: String) -> Bool {
    let difference = utf8.count - other.utf8.count
    guard abs(difference) <= 1 else { return false }
    let same = zip(utf8, other.utf8).prefix { $0 == $1 }.count
    return utf8.dropFirst(same + (difference >= 0 ? 1 : 0))
      .elementsEqual(other.utf8.dropFirst(same + (difference <= 0 ? 1 : 0)))
  }
}
