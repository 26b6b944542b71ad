import AdMediation
import AdapterConformance
import Dispatch
import Foundation

extension CorpusAdapter {
  static let events = [
    CorpusAdapter(
      "reports the impression before the screen",
      FullScreenFixture<AdapterWith<ImpressionFirst>>.self
    ),
    CorpusAdapter(
      "announces its screen inside present, and fails then",
      FullScreenFixture<AdapterWith<AnnouncesAtOnce>>.self
    ),
    CorpusAdapter(
      "never says that a screen is about to close",
      CorpusFixture<AdapterWith<NeverWillDismiss>>.self,
      breaks: ["EVENT-22", "SCREEN-6"]
    ),
    CorpusAdapter(
      "reports the reward when it closes",
      RewardedFixture<AdapterWith<RewardAtClose>>.self,
      breaks: ["REWARD-3"]
    ),
    CorpusAdapter(
      "rewards between will and did dismiss",
      RewardedFixture<AdapterWith<RewardWhileClosing>>.self
    ),
    CorpusAdapter(
      "echoes the click that the host told it of",
      NativeFixture<AdapterWith<EchoesHostClick>>.self
    ),
    CorpusAdapter("reports no second impression", CorpusFixture<AdapterWith<OneImpression>>.self),
    CorpusAdapter(
      "reports in tasks of the main actor",
      ThreadedCorpusFixture<AdapterWith<ReportsInTasks>>.self
    ),
    CorpusAdapter(
      "presents one turn of the main queue late",
      FullScreenFixture<AdapterWith<PresentsLate>>.self
    ),
    CorpusAdapter(
      "registers its view one turn of the main queue late",
      NativeFixture<AdapterWith<RegistersLate>>.self
    ),
  ]
}

@MainActor
private final class RewardedFixture<Adapter: MediationAdapter>: CorpusFixture<Adapter> {
  override var formats: Set<AdFormat> { [.rewarded, .rewardedInterstitial] }
}

/// Its network calls back for the screen only after the impression was counted.
private final class ImpressionFirst: ModelAd {
  private var announces = false

  override func adWillPresent(_ ad: TestNetworkAd) { announces = true }
  override func adDidCountImpression(_ ad: TestNetworkAd) {
    super.adDidCountImpression(ad)
    if announces { super.adWillPresent(ad) }
    announces = false
  }
}

private final class AnnouncesAtOnce: ModelAd {
  override func present(from viewController: UIViewController) {
    eventDelegate?.willPresentFullScreenView()
    super.present(from: viewController)
  }
  override func adWillPresent(_ ad: TestNetworkAd) {}
}

private final class NeverWillDismiss: ModelAd {
  override func adWillDismiss(_ ad: TestNetworkAd) {}
}

/// Hears of the reward with the state in which the network's ad closes.
private final class RewardAtClose: ModelAd {
  private var isEarned = false
  private var hasEnded = false

  override func adDidEnd(_ ad: TestNetworkAd) { hasEnded = true }
  override func adDidEarnReward(_ ad: TestNetworkAd) { isEarned = true }
  override func adWillDismiss(_ ad: TestNetworkAd) {
    if hasEnded { rewarded?.didEndVideo() }
    if isEarned { rewarded?.didRewardUser() }
    (hasEnded, isEarned) = (false, false)
    super.adWillDismiss(ad)
  }
}

private final class RewardWhileClosing: ModelAd {
  private var isEarned = false

  override func adDidEarnReward(_ ad: TestNetworkAd) { isEarned = true }
  override func adWillDismiss(_ ad: TestNetworkAd) {
    super.adWillDismiss(ad)
    if isEarned { rewarded?.didRewardUser() }
    isEarned = false
  }
}

private final class EchoesHostClick: ModelAd {
  override func didRecordClickOnAsset(
    withName assetName: AssetIdentifier,
    view: UIView,
    viewController: UIViewController
  ) {
    super.didRecordClickOnAsset(withName: assetName, view: view, viewController: viewController)
    eventDelegate?.reportClick()
  }
}

private final class OneImpression: SelfTrackingAd {
  private var isReported = false

  override func adDidCountImpression(_ ad: TestNetworkAd) {
    if !isReported { super.adDidCountImpression(ad) }
    isReported = true
  }
}

private final class ReportsInTasks: SelfTrackingAd {
  override func adDidCountImpression(_ ad: TestNetworkAd) {
    Task { @MainActor in super.adDidCountImpression(ad) }
  }
  override func adDidCountClick(_ ad: TestNetworkAd) {
    Task { @MainActor in super.adDidCountClick(ad) }
  }
}

private final class PresentsLate: ModelAd {
  override func present(from viewController: UIViewController) {
    DispatchQueue.main.async { MainActor.assumeIsolated { self.ad.show(from: viewController) } }
  }
}

private final class RegistersLate: ModelAd {
  override func didRender(
    in view: UIView,
    clickableAssetViews: [AssetIdentifier: UIView],
    nonclickableAssetViews: [AssetIdentifier: UIView],
    viewController: UIViewController
  ) {
    DispatchQueue.main.async { MainActor.assumeIsolated { self.ad.view = view } }
  }
}
