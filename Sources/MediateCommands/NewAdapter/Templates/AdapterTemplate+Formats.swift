extension AdapterTemplate {
  /// A banner.
  static let bannerAd = #"""
    import AcmeSDK
    import GoogleMobileAds
    import UIKit

    /// A banner of Acme in the terms of mediation.
    @MainActor
    final class AcmeBannerAd: NSObject, @preconcurrency MediationBannerAd {
      private let banner: AcmeBanner
      private var completionHandler: GADMediationBannerLoadCompletionHandler?
      private weak var eventDelegate: (any MediationBannerAdEventDelegate)?

      init(size: CGSize) {
        banner = AcmeBanner(size: size)
        super.init()
        banner.delegate = self
      }

      func load(
        _ adConfiguration: MediationBannerAdConfiguration,
        completionHandler: @escaping GADMediationBannerLoadCompletionHandler
      ) {
        self.completionHandler = completionHandler
        banner.load(AcmeRequest(adConfiguration))
      }

      var view: UIView { banner.view }

    """# + answer + #"""
      }

      extension AcmeBannerAd: AcmeBannerDelegate {
        func adDidLoad(_ ad: AcmeBanner) { answer(nil) }
        func ad(_ ad: AcmeBanner, didFailToLoadWith error: AcmeError) { answer(error) }
        func adDidRecordImpression(_ ad: AcmeBanner) { eventDelegate?.reportImpression() }
        func adDidRecordClick(_ ad: AcmeBanner) { eventDelegate?.reportClick() }
        func adWillOpenScreen(_ ad: AcmeBanner) { eventDelegate?.willPresentFullScreenView() }
        func adWillCloseScreen(_ ad: AcmeBanner) { eventDelegate?.willDismissFullScreenView() }
        func adDidCloseScreen(_ ad: AcmeBanner) { eventDelegate?.didDismissFullScreenView() }
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
      final class Acme\#(name)Ad: NSObject, @preconcurrency Mediation\#(mediationName)Ad {
        private let ad = Acme\#(name)()
        private var completionHandler: GADMediation\#(mediationName)LoadCompletionHandler?
        private weak var eventDelegate: (any Mediation\#(mediationName)AdEventDelegate)?

        override init() {
          super.init()
          ad.delegate = self
        }

        func load(
          _ adConfiguration: Mediation\#(mediationName)AdConfiguration,
          completionHandler: @escaping GADMediation\#(mediationName)LoadCompletionHandler
        ) {
          self.completionHandler = completionHandler
          ad.load(AcmeRequest(adConfiguration))
        }

        func present(from viewController: UIViewController) { ad.show(from: viewController) }

      """# + answer + #"""
        }

        extension Acme\#(name)Ad: Acme\#(name)Delegate {
          func adDidLoad(_ ad: Acme\#(name)) { answer(nil) }
          func ad(_ ad: Acme\#(name), didFailToLoadWith error: AcmeError) { answer(error) }

          func ad(_ ad: Acme\#(name), didFailToShowWith error: AcmeError) {
            eventDelegate?.didFailToPresentWithError(error)
          }

          func adWillOpen(_ ad: Acme\#(name)) { eventDelegate?.willPresentFullScreenView() }
          func adDidRecordImpression(_ ad: Acme\#(name)) { eventDelegate?.reportImpression() }
          func adDidRecordClick(_ ad: Acme\#(name)) { eventDelegate?.reportClick() }
          func adWillClose(_ ad: Acme\#(name)) { eventDelegate?.willDismissFullScreenView() }
          func adDidClose(_ ad: Acme\#(name)) { eventDelegate?.didDismissFullScreenView() }

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
      func adDidStartVideo(_ ad: Acme\(name)) { eventDelegate?.didStartVideo() }
      func adDidEndVideo(_ ad: Acme\(name)) { eventDelegate?.didEndVideo() }
      func adDidEarnReward(_ ad: Acme\(name)) { eventDelegate?.didRewardUser() }

    """
  }
}
