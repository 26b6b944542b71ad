/// Numbers as playlists write them. Nothing is guessed: `1e3`, `+1` and `NaN` are no numbers.
enum DecimalText {
  /// The longest time that a playlist may name: 31 years. With it sums of times never overflow.
  static let maximumSeconds: Int64 = 1_000_000_000

  /// The greatest whole number that a playlist may name, so far below the greatest of all that sums of a few never
  /// overflow.
  static let maximumInteger = Int.max / 8

  /// The number that all bytes together are.
  static func integer(_ bytes: some Collection<UInt8>) -> Int? {
    guard !bytes.isEmpty else { return nil }
    var result = 0
    for byte in bytes {
      let digit = Int(byte) - 0x30
      guard (0...9).contains(digit) else { return nil }
      let (tenfold, isTooBig) = result.multipliedReportingOverflow(by: 10)
      let (sum, isStillTooBig) = tenfold.addingReportingOverflow(digit)
      guard !isTooBig, !isStillTooBig else { return nil }
      result = sum
    }
    return result <= maximumInteger ? result : nil
  }

  /// Digits with at most one decimal point, in seconds. Decimals after the eighteenth are left out.
  static func seconds(_ bytes: some Collection<UInt8>, signed: Bool = false) -> Duration? {
    var isNegative = false
    var isFraction = false
    var digitCount = 0
    var whole: Int64 = 0
    var fraction: Int64 = 0
    var scale: Int64 = 1_000_000_000_000_000_000
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case 0x30...0x39:
        digitCount += 1
        if !isFraction {
          whole = whole * 10 + Int64(byte - 0x30)
          guard whole <= maximumSeconds else { return nil }
        } else if scale > 1 {
          scale /= 10
          fraction += Int64(byte - 0x30) * scale
        }
      case 0x2E where !isFraction: isFraction = true
      case 0x2D where signed && index == 0: isNegative = true
      default: return nil
      }
    }
    guard digitCount > 0 else { return nil }
    return isNegative
      ? Duration(secondsComponent: -whole, attosecondsComponent: -fraction)
      : Duration(secondsComponent: whole, attosecondsComponent: fraction)
  }

  /// Digits with at most one decimal point, as the nearest number.
  static func number(_ text: String) -> Double? {
    let points = text.utf8.count { $0 == 0x2E }
    let digits = text.utf8.count { (0x30...0x39).contains($0) }
    guard digits > 0, points <= 1, digits + points == text.utf8.count else { return nil }
    // `.5` and `1.` have no zero where Swift wants one.
    return Double("0\(text)\(points == 1 ? "0" : "")")
  }
}
