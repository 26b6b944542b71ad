public import Foundation

/// The price of an ad.
///
/// Source: VAST 4.2, `Pricing`.
public struct Pricing: Sendable, Hashable, Encodable {
  /// What is paid for.
  public var model: Model?
  /// The currency as three letters of ISO 4217.
  public var currency: String?
  /// The price in that currency.
  public var value: Decimal

  /// What is paid for.
  public enum Model: String, Sendable, Hashable, CaseIterable, Encodable {
    /// A thousand impressions.
    case cpm
    /// A click.
    case cpc
    /// An engagement.
    case cpe
    /// A view.
    case cpv
  }

  init?(_ element: Element) {
    guard let text = element.requiredText else { return nil }
    guard let value = TimeText.decimal(text) else {
      element.warn(.droppedValue(name: "Pricing", text: text))
      return nil
    }
    self.value = value
    model = element.known("model")
    currency = element.value("currency") { text in
      let isCode = text.utf8.count == 3 && text.utf8.allSatisfy { (0x61...0x7A).contains($0.lowercase) }
      return isCode ? text.uppercased() : nil
    }
  }
}
