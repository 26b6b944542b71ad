/// A part of a whole, in billionths: whole numbers add up exactly, and are drawn the same everywhere.
package struct Share: Hashable, Sendable, Comparable {
  /// From 0 to ``whole``.
  package let billionths: Int

  /// The billionths of all.
  package static let whole = 1_000_000_000

  /// Nothing.
  package static let zero = Share(billionths: 0)
  /// Everything.
  package static let all = Share(billionths: whole)

  private init(billionths: Int) { self.billionths = billionths }

  /// The nearest share; nil for what does not lie from 0 to 1.
  package init?(_ number: Double) {
    guard number >= 0, number <= 1 else { return nil }
    billionths = Int((number * Double(Self.whole)).rounded())
  }

  /// The share as a number from 0 to 1.
  package var number: Double { Double(billionths) / Double(Self.whole) }

  /// The share as a number from 0 to 100.
  package var percent: Double { Double(billionths) / (Double(Self.whole) / 100) }

  /// Whether a draw from all says yes.
  package func includes(_ place: Int) -> Bool { place < billionths }

  /// By size.
  package static func < (a: Share, b: Share) -> Bool { a.billionths < b.billionths }
}
