public import Foundation

/// The size in an object, for ``closestValidSizeForAdSizes(original:possibleAdSizes:)``. May be called on any thread.
///
/// Mirrors `NSValueFromGADAdSize`.
public func nsValue(for size: AdSize) -> NSValue {
  let words = [
    Double(size.size.width).bitPattern, Double(size.size.height).bitPattern, UInt64(size.flags),
  ]
  return words.withUnsafeBytes { bytes in
    guard let start = bytes.baseAddress else { return NSValue() }
    return NSValue(bytes: start, objCType: AdSizeWords.type)
  }
}

/// The size in such an object; ``AdSizeInvalid`` when there is none in it. May be called on any thread.
///
/// Mirrors `GADAdSizeFromNSValue`.
public func adSizeFor(nsValue value: NSValue) -> AdSize {
  guard String(cString: value.objCType) == AdSizeWords.type else { return AdSizeInvalid }
  var words: [UInt64] = [0, 0, 0]
  words.withUnsafeMutableBytes { bytes in
    guard let start = bytes.baseAddress else { return }
    value.getValue(start)
  }
  return AdSize(
    size: CGSize(width: Double(bitPattern: words[0]), height: Double(bitPattern: words[1])),
    flags: UInt(words[2])
  )
}

/// Foundation on Linux cannot put a structure into an `NSValue`, but it can put an array there.
private enum AdSizeWords {
  /// Three words: the bits of width and height, and the flags.
  static let type = "[3Q]"
}
