extension AdapterTemplate {
  /// A banner.
  static let bannerAd = #"""
    import AcmeSDK
    import GoogleMobileAds
    import UIKit

    /// A banner of Acme in the terms of mediation.
    @MainActor
    final class AcmeMediationBannerAd: NSObject, @preconcurrency MediationBannerAd {
      private let ad: AcmeBannerAd
      private var completionHandler: GADMediationBannerLoadCompletionHandler?
      private weak var eventDelegate: (any MediationBannerAdEventDelegate)?

      init(_ adConfiguration: MediationBannerAdConfiguration) {
        let placement = adConfiguration.credentials.acmePlacement ?? ""
        ad = AcmeBannerAd(placement: placement, size: adConfiguration.adSize.size)
        super.init()
        ad.delegate = self
      }

      func load(
        _ adConfiguration: MediationBannerAdConfiguration,
        completionHandler: @escaping GADMediationBannerLoadCompletionHandler
      ) {
        self.completionHandler = completionHandler
        AcmeAds.apply(isTest: adConfiguration.isTestRequest)
    @if bidding@
        ad.watermark = adConfiguration.watermark
        ad.load(bidResponse: adConfiguration.bidResponse)
    @else@
        ad.load()
    @end@
      }

      var view: UIView { ad.view }

    """# + answer + #"""
      }

      extension AcmeMediationBannerAd: AcmeBannerAdDelegate {
        func adDidLoad(_ ad: AcmeBannerAd) { answer(nil) }
        func ad(_ ad: AcmeBannerAd, didFailToLoadWith error: AcmeError) { answer(error) }
        func adDidRecordImpression(_ ad: AcmeBannerAd) { eventDelegate?.reportImpression() }
        func adDidRecordClick(_ ad: AcmeBannerAd) { eventDelegate?.reportClick() }
        func adWillOpenScreen(_ ad: AcmeBannerAd) { eventDelegate?.willPresentFullScreenView() }
        func adWillCloseScreen(_ ad: AcmeBannerAd) { eventDelegate?.willDismissFullScreenView() }
        func adDidCloseScreen(_ ad: AcmeBannerAd) { eventDelegate?.didDismissFullScreenView() }
      }

      """#

  /// An interstitial.
  static let interstitialAd = fullScreenAd("An interstitial", "Interstitial")

  /// An app open ad.
  static let appOpenAd = fullScreenAd("An app open ad", "AppOpen")

  /// A rewarded ad.
  static let rewardedAd = fullScreenAd("A rewarded ad", "Rewarded", hasReward: true)

  /// A rewarded interstitial, which has the protocols of a rewarded ad in mediation.
  static let rewardedInterstitialAd = fullScreenAd(
    "A rewarded interstitial",
    "RewardedInterstitial",
    as: "Rewarded",
    hasReward: true
  )

  /// A full-screen ad. The formats differ in their names, and in whether there is a reward.
  private static func fullScreenAd(
    _ summary: String,
    _ name: String,
    as mediationName: String? = nil,
    hasReward: Bool = false
  ) -> String {
    let mediationName = mediationName ?? name
    return #"""
      import AcmeSDK
      import GoogleMobileAds
      import UIKit

      /// \#(summary) of Acme in the terms of mediation.
      @MainActor
      final class AcmeMediation\#(name)Ad: NSObject, @preconcurrency Mediation\#(mediationName)Ad {
        private let ad: Acme\#(name)Ad
        private var completionHandler: GADMediation\#(mediationName)LoadCompletionHandler?
        private weak var eventDelegate: (any Mediation\#(mediationName)AdEventDelegate)?

        init(_ adConfiguration: Mediation\#(mediationName)AdConfiguration) {
          ad = Acme\#(name)Ad(placement: adConfiguration.credentials.acmePlacement ?? "")
          super.init()
          ad.delegate = self
        }

        func load(
          _ adConfiguration: Mediation\#(mediationName)AdConfiguration,
          completionHandler: @escaping GADMediation\#(mediationName)LoadCompletionHandler
        ) {
          self.completionHandler = completionHandler
          AcmeAds.apply(isTest: adConfiguration.isTestRequest)
      @if bidding@
          ad.watermark = adConfiguration.watermark
          ad.load(bidResponse: adConfiguration.bidResponse)
      @else@
          ad.load()
      @end@
        }

        func present(from viewController: UIViewController) { ad.show(from: viewController) }

      """# + answer + #"""
        }

        extension AcmeMediation\#(name)Ad: Acme\#(name)AdDelegate {
          func adDidLoad(_ ad: Acme\#(name)Ad) { answer(nil) }
          func ad(_ ad: Acme\#(name)Ad, didFailToLoadWith error: AcmeError) { answer(error) }

          func ad(_ ad: Acme\#(name)Ad, didFailToShowWith error: AcmeError) {
            eventDelegate?.didFailToPresentWithError(error)
          }

          func adWillOpen(_ ad: Acme\#(name)Ad) { eventDelegate?.willPresentFullScreenView() }
          func adDidRecordImpression(_ ad: Acme\#(name)Ad) { eventDelegate?.reportImpression() }
          func adDidRecordClick(_ ad: Acme\#(name)Ad) { eventDelegate?.reportClick() }
          func adWillClose(_ ad: Acme\#(name)Ad) { eventDelegate?.willDismissFullScreenView() }
          func adDidClose(_ ad: Acme\#(name)Ad) { eventDelegate?.didDismissFullScreenView() }

        """# + (hasReward ? reward(name) : "") + """
          }

          """
  }

  /// The answer to a load.
  private static let answer = """

      /// Answers the load, once.
      private func answer(_ error: AcmeError?) {
        guard let completionHandler else { return }
        self.completionHandler = nil
        eventDelegate = completionHandler(error == nil ? self : nil, error)
      }

    """

  /// What a network reports of an ad with a reward.
  private static func reward(_ name: String) -> String {
    """
      func adDidStartVideo(_ ad: Acme\(name)Ad) { eventDelegate?.didStartVideo() }
      func adDidEndVideo(_ ad: Acme\(name)Ad) { eventDelegate?.didEndVideo() }
      func adDidEarnReward(_ ad: Acme\(name)Ad) { eventDelegate?.didRewardUser() }

    """
  }
}
