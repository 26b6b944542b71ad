import AdMediation
import AdPlatform
import AdapterConformance
import Foundation

extension Mutant {
  /// Ads that present themselves.
  static let presentationMutants: [Mutant] = [
    Mutant(
      "does nothing when it is to present",
      breaks: ["SCREEN-1"],
      fixture: OtherFormatsFixture<AdapterWith<PresentsNothing>>.self
    ),
    Mutant(
      "presents from a view controller of its own",
      breaks: ["SCREEN-2"],
      fixture: OtherFormatsFixture<AdapterWith<PresentsElsewhere>>.self
    ),
    Mutant(
      "says nothing when it cannot be presented",
      breaks: ["SCREEN-3"],
      fixture: OtherFormatsFixture<AdapterWith<FailsSilently>>.self
    ),
    Mutant(
      "says that it has closed when it could not be presented",
      breaks: ["SCREEN-3"],
      fixture: OtherFormatsFixture<AdapterWith<FailsAndCloses>>.self
    ),
    Mutant(
      "does not announce that it opens",
      breaks: ["SCREEN-4"],
      fixture: OtherFormatsFixture<AdapterWith<OpensSilently>>.self
    ),
    Mutant(
      "does not say that it has closed",
      breaks: ["SCREEN-4"],
      fixture: OtherFormatsFixture<AdapterWith<ClosesSilently>>.self
    ),
    Mutant(
      "announces twice that it opens",
      breaks: ["SCREEN-5"],
      fixture: OtherFormatsFixture<AdapterWith<OpensTwice>>.self
    ),
    Mutant(
      "opens again after it has closed",
      breaks: ["SCREEN-5"],
      fixture: OtherFormatsFixture<AdapterWith<OpensAgain>>.self
    ),
    Mutant(
      "does not announce that it closes",
      breaks: ["SCREEN-6"],
      fixture: OtherFormatsFixture<AdapterWith<ClosesUnannounced>>.self
    ),
    Mutant(
      "reports an impression when it is presented, and the one that its network counts",
      breaks: ["SCREEN-7"],
      fixture: OtherFormatsFixture<AdapterWith<CountsTwice>>.self
    ),
    Mutant(
      "reports the impression inside present(from:), before its network counts it",
      breaks: ["SCREEN-9"],
      fixture: OtherFormatsFixture<AdapterWith<CountsItself<InsidePresent>>>.self
    ),
    Mutant(
      "reports the impression a moment after present(from:), before its network counts it",
      breaks: ["SCREEN-9"],
      fixture: OtherFormatsFixture<AdapterWith<CountsItself<MomentLater>>>.self
    ),
    Mutant(
      "reports the impression when it is loaded",
      breaks: ["SCREEN-9"],
      fixture: OtherFormatsFixture<CountsAtOnce>.self
    ),
    Mutant(
      "keeps clicks to itself",
      breaks: ["SCREEN-8"],
      fixture: OtherFormatsFixture<AdapterWith<KeepsClicks>>.self
    ),
  ]

  static let rewardMutants: [Mutant] = [
    Mutant(
      "rewards twice",
      breaks: ["REWARD-1"],
      fixture: OtherFormatsFixture<AdapterWith<RewardsTwice>>.self
    ),
    Mutant(
      "never rewards the user",
      breaks: ["REWARD-1"],
      fixture: OtherFormatsFixture<AdapterWith<RewardsNobody>>.self
    ),
    Mutant(
      "does not report the start of a rewarded video",
      breaks: ["REWARD-3"],
      fixture: OtherFormatsFixture<AdapterWith<StartsVideoSilently>>.self
    ),
    Mutant(
      "does not report the end of a rewarded video",
      breaks: ["REWARD-3"],
      fixture: OtherFormatsFixture<AdapterWith<EndsVideoSilently>>.self
    ),
    Mutant(
      "rewards a user who closes the ad",
      breaks: ["REWARD-2"],
      fixture: OtherFormatsFixture<AdapterWith<RewardsOnClosing>>.self
    ),
  ]
}

extension ModelAd {
  var isFullScreen: Bool { ad.format != .banner && ad.format != .native }
}

private final class PresentsNothing: ModelAd {
  override func present(from viewController: UIViewController) {}
}

private final class PresentsElsewhere: ModelAd {
  override func present(from viewController: UIViewController) { ad.show(from: UIViewController()) }
}

private final class FailsSilently: ModelAd {
  override func adDidFailToPresent(_ ad: TestNetworkAd, code: Int) {}
}

private final class FailsAndCloses: ModelAd {
  override func adDidFailToPresent(_ ad: TestNetworkAd, code: Int) {
    super.adDidFailToPresent(ad, code: code)
    eventDelegate?.didDismissFullScreenView()
  }
}

private final class OpensSilently: ModelAd {
  override func adWillPresent(_ ad: TestNetworkAd) {
    if !isFullScreen { super.adWillPresent(ad) }
  }
}

private final class ClosesSilently: ModelAd {
  override func adDidDismiss(_ ad: TestNetworkAd) {
    if !isFullScreen { super.adDidDismiss(ad) }
  }
}

private final class OpensTwice: ModelAd {
  override func present(from viewController: UIViewController) {
    eventDelegate?.willPresentFullScreenView()
    super.present(from: viewController)
  }
}

private final class OpensAgain: ModelAd {
  override func adDidDismiss(_ ad: TestNetworkAd) {
    super.adDidDismiss(ad)
    if isFullScreen { eventDelegate?.willPresentFullScreenView() }
  }
}

private final class ClosesUnannounced: ModelAd {
  override func adWillDismiss(_ ad: TestNetworkAd) {}
}

private final class CountsTwice: ModelAd {
  override func adWillPresent(_ ad: TestNetworkAd) {
    super.adWillPresent(ad)
    if isFullScreen { eventDelegate?.reportImpression() }
  }
}

/// Reports the impression of a full-screen ad when it thinks best.
private final class CountsItself<Moment: ImpressionMoment>: ModelAd {
  override func present(from viewController: UIViewController) {
    super.present(from: viewController)
    Moment.report { [weak self] in self?.eventDelegate?.reportImpression() }
  }
  override func adDidCountImpression(_ ad: TestNetworkAd) {
    if !isFullScreen { super.adDidCountImpression(ad) }
  }
}

@MainActor
private protocol ImpressionMoment {
  static func report(_ report: @escaping @MainActor () -> Void)
}

private enum InsidePresent: ImpressionMoment {
  static func report(_ report: @escaping @MainActor () -> Void) { report() }
}

private enum MomentLater: ImpressionMoment {
  static func report(_ report: @escaping @MainActor () -> Void) {
    Platform.current.scheduler.schedule(after: .milliseconds(5), report)
  }
}

private final class CountsAtOnce: ModelMediationAdapter {
  override func makeAd(_ ad: TestNetworkAd, _ request: TestNetworkRequest) -> ModelAd { Ad(ad) }

  override func deliver(
    _ ad: ModelAd,
    _ completion: (ModelAd?, (any Error)?) -> (any MediationAdEventDelegate)?
  ) {
    super.deliver(ad, completion)
    if ad.isFullScreen { ad.eventDelegate?.reportImpression() }
  }

  final class Ad: ModelAd {
    override func adDidCountImpression(_ ad: TestNetworkAd) {
      if !isFullScreen { super.adDidCountImpression(ad) }
    }
  }
}

private final class KeepsClicks: ModelAd {
  override func adDidCountClick(_ ad: TestNetworkAd) {
    if !isFullScreen { super.adDidCountClick(ad) }
  }
}

private final class RewardsTwice: ModelAd {
  override func adDidEarnReward(_ ad: TestNetworkAd) {
    super.adDidEarnReward(ad)
    rewarded?.didRewardUser(with: AdReward(type: "coins", amount: 1))
  }
}

private final class RewardsNobody: ModelAd {
  override func adDidEarnReward(_ ad: TestNetworkAd) {}
}

private final class StartsVideoSilently: ModelAd {
  override func adDidPlay(_ ad: TestNetworkAd) {}
}

private final class EndsVideoSilently: ModelAd {
  override func adDidEnd(_ ad: TestNetworkAd) {}
}

private final class RewardsOnClosing: ModelAd {
  override func adDidEarnReward(_ ad: TestNetworkAd) {}
  override func adWillDismiss(_ ad: TestNetworkAd) {
    if isFullScreen { rewarded?.didRewardUser() }
    super.adWillDismiss(ad)
  }
}
