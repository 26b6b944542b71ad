/// A number for a text that is the same in every process, as `Hasher`'s is not: FNV-1a with 64 bits.
///
/// It tells studies apart that differ by mistake, not by intent.
package struct StableHash: Hashable, Sendable {
  /// The number so far.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The number of no text.
  package init() {}

  /// The number of a text.
  package init(_ text: String) { combine(text) }

  /// Adds a text.
  package mutating func combine(_ text: String) {
    for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  /// The number in sixteen digits.
  package var digits: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
