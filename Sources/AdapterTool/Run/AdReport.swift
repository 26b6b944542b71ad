import AdMediation
import Foundation

/// An ad as the publisher got it.
enum AdReport {
  /// Assets.
  case native(NativeAdReport)
  /// A view of this size, in points.
  case banner(width: Double, height: Double)
  /// An ad that presents itself, and what it promises.
  case fullScreen(reward: RewardReport?)
}

/// What a user gets, or would have got.
struct RewardReport: Encodable {
  var type: String
  var amount: Double
  var isEarned: Bool

  private enum CodingKeys: String, CodingKey {
    case type, amount
    case isEarned = "earned"
  }

  init(_ reward: AdReward, isEarned: Bool) {
    type = reward.type
    amount = reward.amount.doubleValue
    self.isEarned = isEarned
  }
}
