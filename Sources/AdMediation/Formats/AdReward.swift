import AdPlatform
public import Foundation

/// What a user gets for a rewarded ad.
///
/// Mirrors `GADAdReward`.
public final class AdReward: NSObject, Sendable {
  /// What it is: `coins`.
  public let type: String
  /// How much of it.
  public let amount: NSDecimalNumber

  /// A reward of these parts.
  public init(type: String, amount: NSDecimalNumber) {
    self.type = type
    self.amount = amount
    super.init()
  }

  /// A reward by the labels of the mirrored SDK. The type defaults to an empty text and the amount to 0.
  public convenience init(rewardType: String?, rewardAmount: NSDecimalNumber?) {
    self.init(type: rewardType ?? "", amount: rewardAmount ?? 0)
  }

  /// One line: `10 coins`. Text from networks is escaped.
  public override var description: String {
    type.isEmpty ? "\(amount)" : "\(amount) \(type.printable())"
  }

  /// Rewards of the same type and amount are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AdReward else { return false }
    return type == other.type && amount == other.amount
  }

  /// The hash of type and amount.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(type)
    hasher.combine(amount)
    return hasher.finalize()
  }
}
