import AdPlatform
import Foundation
public import HeadlessUIKit

/// What rewarded ads and rewarded interstitials have in common: the user earns something, once an ad.
@preconcurrency
@MainActor
public class RewardingAd: FullScreenAd {
  /// What the user gets: what the ad unit says, or else the network; nothing is an amount of 0.
  public private(set) var adReward: AdReward

  private let adUnitHasReward: Bool
  private var rewardHandler: (() -> Void)?

  required init(_ deliveredAd: DeliveredAd, adUnitID: String, responseInfo: ResponseInfo, host: MediationHost)
  {
    let reward = host.configuration.adUnits[adUnitID]?.reward
    adUnitHasReward = reward != nil
    adReward = reward ?? AdReward(type: "", amount: 0)
    super.init(deliveredAd, adUnitID: adUnitID, responseInfo: responseInfo, host: host)
  }

  /// Presents the ad, once.
  ///
  /// - Parameters:
  ///   - viewController: who presents it; the one in front if nil.
  ///   - userDidEarnRewardHandler: called when the user has earned ``adReward``, once and only after the ad was
  ///     presented.
  public func present(
    from viewController: UIViewController?,
    userDidEarnRewardHandler: @escaping () -> Void
  ) {
    // A refused attempt leaves the reward to the one that succeeds.
    if (try? canPresent(from: viewController)) != nil { rewardHandler = userDidEarnRewardHandler }
    startPresenting(from: viewController)
  }

  override func refusal(of adEvent: MediationAdEvent) -> AdAnomaly? {
    if case .didRewardUser = adEvent, rewardHandler == nil { return .unexpectedReward }
    return super.refusal(of: adEvent)
  }

  override func forward(_ adEvent: MediationAdEvent) {
    super.forward(adEvent)
    switch adEvent {
    case .didRewardUser(let networkReward): earned(networkReward)
    case .didFailToPresent: rewardHandler = nil
    case .didDismissScreen: letGoOfHandler { _ in true }
    default: break
    }
  }

  /// A network that does not say that it presents the ad may still reward for it.
  override func didNotOpen() { letGoOfHandler { !$0.hasOpened } }

  /// Some networks reward a little later. After that the handler goes, for it usually holds the ad.
  private func letGoOfHandler(if isOver: @escaping (RewardingAd) -> Bool) {
    guard rewardHandler != nil else { return }
    deliveredAd.scheduler.schedule(after: MediationLimits.lateRewardWindow, as: .deadline) {
      if isOver(self) { self.rewardHandler = nil }
    }
  }

  private func earned(_ networkReward: AdReward?) {
    guard let handler = rewardHandler else { return }
    if let networkReward, !adUnitHasReward { adReward = networkReward }
    rewardHandler = nil
    handler()
  }
}

/// A full-screen ad that the user has asked for, in return for a reward.
///
/// Mirrors `GADRewardedAd`.
public final class RewardedAd: RewardingAd {
  override class var format: AdFormat { .rewarded }
}

/// A full-screen ad for a pause in the app, with a reward.
///
/// Mirrors `GADRewardedInterstitialAd`.
public final class RewardedInterstitialAd: RewardingAd {
  override class var format: AdFormat { .rewardedInterstitial }
}
