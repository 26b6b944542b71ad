import AdMediation
import AdapterConformance
import Foundation

extension Mutant {
  /// How banners and full-screen ads are loaded and released.
  static let formatMutants: [Mutant] = [
    Mutant(
      "has forgotten to hand over its app open ad",
      breaks: ["LOAD-17"],
      fixture: OtherFormatsFixture<FailsForAppOpen>.self
    ),
    Mutant(
      "answers the load of a banner twice",
      breaks: ["LOAD-18"],
      fixture: OtherFormatsFixture<AnswersBannersTwice>.self
    ),
    Mutant(
      "keeps silent when there is no rewarded interstitial",
      breaks: ["LOAD-19"],
      fixture: OtherFormatsFixture<SilentWithoutFill>.self
    ),
    Mutant(
      "asks for a rewarded ad where a rewarded interstitial is wanted",
      breaks: ["LOAD-20"],
      fixture: OtherFormatsFixture<MixesFormats>.self
    ),
    Mutant(
      "copies what it needs of the network's ad and releases it",
      breaks: ["LIFE-6"],
      fixture: OtherFormatsFixture<LetsGoOfNetworkAd>.self
    ),
    Mutant(
      "keeps its full-screen ads in a list that is never emptied",
      breaks: ["LIFE-7"],
      fixture: OtherFormatsFixture<KeepsAds>.self
    ),
    Mutant(
      "holds the event delegate strongly",
      breaks: ["LOAD-16"],
      fixture: MediationFixture<AdapterWith<StrongAd>>.self
    ),
  ]
}

/// ``ModelMediationAdapter`` with another ad.
@MainActor
final class AdapterWith<Ad: ModelAd>: ModelMediationAdapter {
  override func makeAd(_ ad: TestNetworkAd, _ request: TestNetworkRequest) -> ModelAd { Ad(ad) }
}

private final class FailsForAppOpen: ModelMediationAdapter {
  override func loadAppOpenAd(
    for adConfiguration: MediationAppOpenAdConfiguration,
    completionHandler: @escaping MediationAppOpenLoadCompletionHandler
  ) {
    fetch(request(.appOpen, adConfiguration), adConfiguration) { _, error in
      completionHandler(nil, error ?? Self.error(0))
    }
  }
}

private final class AnswersBannersTwice: ModelMediationAdapter {
  override func loadBanner(
    for adConfiguration: MediationBannerAdConfiguration,
    completionHandler: @escaping MediationBannerLoadCompletionHandler
  ) {
    super.loadBanner(for: adConfiguration) { ad, error in
      let eventDelegate = completionHandler(ad, error)
      _ = completionHandler(ad, error)
      return eventDelegate
    }
  }
}

private final class SilentWithoutFill: ModelMediationAdapter {
  override func fail(
    _ code: Int,
    _ request: TestNetworkRequest,
    _ completion: (ModelAd?, (any Error)?) -> (any MediationAdEventDelegate)?
  ) {
    if request.format != .rewardedInterstitial { super.fail(code, request, completion) }
  }
}

private final class MixesFormats: ModelMediationAdapter {
  override func request(
    _ format: AdFormat,
    _ configuration: MediationAdConfiguration
  ) -> TestNetworkRequest {
    super.request(format == .rewardedInterstitial ? .rewarded : format, configuration)
  }
}

private final class LetsGoOfNetworkAd: ModelMediationAdapter {
  override func makeAd(_ ad: TestNetworkAd, _ request: TestNetworkRequest) -> ModelAd { ModelAd(ad.copied()) }
}

private final class KeepsAds: ModelMediationAdapter {
  static var all: [ModelAd] = []

  override func makeAd(_ ad: TestNetworkAd, _ request: TestNetworkRequest) -> ModelAd {
    let made = super.makeAd(ad, request)
    if request.format != .banner { Self.all.append(made) }
    return made
  }
}

private final class StrongAd: ModelAd {
  private var kept: (any MediationAdEventDelegate)?
  override var eventDelegate: (any MediationAdEventDelegate)? {
    get { kept }
    set { kept = newValue }
  }
}
