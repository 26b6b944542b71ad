import AdPlatform
import AdapterUnitTestKit

/// The assertions of one format, as a value.
enum Format: CaseIterable {
  case appOpen, banner, interstitial, native, rewarded, rewardedInterstitial

  /// Loads an ad of the format without configuring it.
  ///
  /// - Returns: the ad that the event delegate holds.
  func load(_ adapter: KitAdapter) -> (any MediationAd)? {
    switch self {
    case .appOpen: AUTKWaitAndAssertLoadAppOpenAd(adapter, .init()).appOpenAd
    case .banner: AUTKWaitAndAssertLoadBannerAd(adapter, .init()).bannerAd
    case .interstitial: AUTKWaitAndAssertLoadInterstitialAd(adapter, .init()).interstitialAd
    case .native: AUTKWaitAndAssertLoadNativeAd(adapter, .init()).nativeAd
    case .rewarded: AUTKWaitAndAssertLoadRewardedAd(adapter, .init()).rewardedAd
    case .rewardedInterstitial: AUTKWaitAndAssertLoadRewardedInterstitialAd(adapter, .init()).rewardedAd
    }
  }

  func fail(_ adapter: KitAdapter, _ error: any Error) {
    switch self {
    case .appOpen: AUTKWaitAndAssertLoadAppOpenAdFailure(adapter, .init(), error)
    case .banner: AUTKWaitAndAssertLoadBannerAdFailure(adapter, .init(), error)
    case .interstitial: AUTKWaitAndAssertLoadInterstitialAdFailure(adapter, .init(), error)
    case .native: AUTKWaitAndAssertLoadNativeAdFailure(adapter, .init(), error)
    case .rewarded: AUTKWaitAndAssertLoadRewardedAdFailure(adapter, .init(), error)
    case .rewardedInterstitial: AUTKWaitAndAssertLoadRewardedInterstitialAdFailure(adapter, .init(), error)
    }
  }

  @MainActor
  func load(_ adapter: KitAdapter, on scheduler: any Scheduler) async -> (any MediationAd)? {
    switch self {
    case .appOpen: await AUTKWaitAndAssertLoadAppOpenAd(adapter, .init(), on: scheduler).appOpenAd
    case .banner: await AUTKWaitAndAssertLoadBannerAd(adapter, .init(), on: scheduler).bannerAd
    case .interstitial:
      await AUTKWaitAndAssertLoadInterstitialAd(adapter, .init(), on: scheduler).interstitialAd
    case .native: await AUTKWaitAndAssertLoadNativeAd(adapter, .init(), on: scheduler).nativeAd
    case .rewarded: await AUTKWaitAndAssertLoadRewardedAd(adapter, .init(), on: scheduler).rewardedAd
    case .rewardedInterstitial:
      await AUTKWaitAndAssertLoadRewardedInterstitialAd(adapter, .init(), on: scheduler).rewardedAd
    }
  }

  @MainActor
  func fail(_ adapter: KitAdapter, _ error: any Error, on scheduler: any Scheduler) async {
    switch self {
    case .appOpen: await AUTKWaitAndAssertLoadAppOpenAdFailure(adapter, .init(), error, on: scheduler)
    case .banner: await AUTKWaitAndAssertLoadBannerAdFailure(adapter, .init(), error, on: scheduler)
    case .interstitial:
      await AUTKWaitAndAssertLoadInterstitialAdFailure(adapter, .init(), error, on: scheduler)
    case .native: await AUTKWaitAndAssertLoadNativeAdFailure(adapter, .init(), error, on: scheduler)
    case .rewarded: await AUTKWaitAndAssertLoadRewardedAdFailure(adapter, .init(), error, on: scheduler)
    case .rewardedInterstitial:
      await AUTKWaitAndAssertLoadRewardedInterstitialAdFailure(adapter, .init(), error, on: scheduler)
    }
  }
}
