import AdMediation
import Foundation

/// An ad as the publisher got it.
enum AdReport: Equatable, Sendable {
  /// Assets.
  case native(NativeAdReport)
  /// A view of this size, in points.
  case banner(width: Double, height: Double)
  /// An ad that presents itself, and what it promises.
  case fullScreen(reward: RewardReport?)
}

/// What a user gets, or would have got.
struct RewardReport: Equatable, Sendable {
  var type: String
  var amount: Double
  var isEarned: Bool

  init(_ reward: AdReward, isEarned: Bool) {
    type = reward.type
    amount = reward.amount.doubleValue
    self.isEarned = isEarned
  }
}
