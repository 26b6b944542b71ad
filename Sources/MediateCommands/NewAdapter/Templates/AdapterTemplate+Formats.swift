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
        banner.load(AcmeRequest(adConfiguration)) { [self] error in
          eventDelegate = completionHandler(error == nil ? self : nil, error)
        }
      }

      var view: UIView { banner.view }
    }

    extension AcmeBannerAd: AcmeBannerDelegate {
      func bannerDidRecordImpression(_ banner: AcmeBanner) { eventDelegate?.reportImpression() }
      func bannerDidRecordClick(_ banner: AcmeBanner) { eventDelegate?.reportClick() }
      func bannerWillOpenScreen(_ banner: AcmeBanner) { eventDelegate?.willPresentFullScreenView() }
      func bannerWillCloseScreen(_ banner: AcmeBanner) { eventDelegate?.willDismissFullScreenView() }
      func bannerDidCloseScreen(_ banner: AcmeBanner) { eventDelegate?.didDismissFullScreenView() }
    }

    """#

  /// An interstitial.
  static let interstitialAd = fullScreenAd(
    summary: "An interstitial",
    name: "Interstitial",
    variable: "interstitial"
  )

  /// An app open ad.
  static let appOpenAd = fullScreenAd(summary: "An app open ad", name: "AppOpen", variable: "appOpen")

  /// A full-screen ad without a reward. The formats differ in their names only.
  private static func fullScreenAd(summary: String, name: String, variable: String) -> String {
    #"""
    import AcmeSDK
    import GoogleMobileAds
    import UIKit

    /// \#(summary) of Acme in the terms of mediation.
    @MainActor
    final class Acme\#(name)Ad: NSObject, @preconcurrency Mediation\#(name)Ad {
      private let \#(variable) = Acme\#(name)()
      private weak var eventDelegate: (any Mediation\#(name)AdEventDelegate)?

      override init() {
        super.init()
        \#(variable).delegate = self
      }

      func load(
        _ adConfiguration: Mediation\#(name)AdConfiguration,
        completionHandler: @escaping GADMediation\#(name)LoadCompletionHandler
      ) {
        \#(variable).load(AcmeRequest(adConfiguration)) { [self] error in
          eventDelegate = completionHandler(error == nil ? self : nil, error)
        }
      }

      func present(from viewController: UIViewController) { \#(variable).show(from: viewController) }
    }

    extension Acme\#(name)Ad: AcmeFullScreenDelegate {
      func fullScreen(_ ad: AcmeFullScreen, didFailToShowWith error: AcmeError) {
        eventDelegate?.didFailToPresentWithError(error)
      }

      func fullScreenWillOpen(_ ad: AcmeFullScreen) { eventDelegate?.willPresentFullScreenView() }
      func fullScreenDidRecordImpression(_ ad: AcmeFullScreen) { eventDelegate?.reportImpression() }
      func fullScreenDidRecordClick(_ ad: AcmeFullScreen) { eventDelegate?.reportClick() }
      func fullScreenWillClose(_ ad: AcmeFullScreen) { eventDelegate?.willDismissFullScreenView() }
      func fullScreenDidClose(_ ad: AcmeFullScreen) { eventDelegate?.didDismissFullScreenView() }
    }

    """#
  }

  /// A rewarded ad or a rewarded interstitial, which are one protocol in mediation.
  static let rewardedAd = #"""
    import AcmeSDK
    import GoogleMobileAds
    import UIKit

    @if rewarded@
    /// A rewarded ad of Acme in the terms of mediation.
    @else@
    /// A rewarded interstitial of Acme in the terms of mediation.
    @end@
    @MainActor
    final class AcmeRewardedAd: NSObject, @preconcurrency MediationRewardedAd {
      private let rewarded: AcmeRewarded
      private weak var eventDelegate: (any MediationRewardedAdEventDelegate)?

      init(_ rewarded: AcmeRewarded) {
        self.rewarded = rewarded
        super.init()
        rewarded.delegate = self
        rewarded.rewardDelegate = self
      }

      func load(
        _ adConfiguration: MediationRewardedAdConfiguration,
        completionHandler: @escaping GADMediationRewardedLoadCompletionHandler
      ) {
        rewarded.load(AcmeRequest(adConfiguration)) { [self] error in
          eventDelegate = completionHandler(error == nil ? self : nil, error)
        }
      }

      func present(from viewController: UIViewController) { rewarded.show(from: viewController) }
    }

    extension AcmeRewardedAd: AcmeFullScreenDelegate {
      func fullScreen(_ ad: AcmeFullScreen, didFailToShowWith error: AcmeError) {
        eventDelegate?.didFailToPresentWithError(error)
      }

      func fullScreenWillOpen(_ ad: AcmeFullScreen) { eventDelegate?.willPresentFullScreenView() }
      func fullScreenDidRecordImpression(_ ad: AcmeFullScreen) { eventDelegate?.reportImpression() }
      func fullScreenDidRecordClick(_ ad: AcmeFullScreen) { eventDelegate?.reportClick() }
      func fullScreenWillClose(_ ad: AcmeFullScreen) { eventDelegate?.willDismissFullScreenView() }
      func fullScreenDidClose(_ ad: AcmeFullScreen) { eventDelegate?.didDismissFullScreenView() }
    }

    extension AcmeRewardedAd: AcmeRewardDelegate {
      func rewardedDidStartVideo(_ ad: AcmeRewarded) { eventDelegate?.didStartVideo() }
      func rewardedDidEndVideo(_ ad: AcmeRewarded) { eventDelegate?.didEndVideo() }
      func rewardedDidEarnReward(_ ad: AcmeRewarded) { eventDelegate?.didRewardUser() }
    }

    """#
}
