extension AdapterTemplate {
  /// The custom event.
  static let customEvent = #"""
    import AcmeSDK
    import AdMediation
    import Foundation

    /// Loads native ads from Acme. *Class Name* is `AcmeAdapter.AcmeCustomEvent`, *Parameter* the placement.
    @MainActor
    public final class AcmeCustomEvent: NSObject, @preconcurrency CustomEventNativeAd {
      public weak var delegate: (any CustomEventNativeAdDelegate)?

      private let loader = AcmeLoader()

      public override init() {
        super.init()
      }

      public func request(
        withParameter serverParameter: String,
        request: CustomEventRequest,
        adTypes: [Any],
        options: [Any],
        rootViewController: UIViewController
      ) {
        guard adTypes.contains(where: { $0 as? AdLoaderAdType == .native }) else {
          return fail(code: Self.unsupportedAdType, "Acme has native ads only.")
        }
        loader.load(acmeRequest(placement: serverParameter, options: options)) { [self] result in
          switch result {
          case .success(let ad):
            delegate?.customEventNativeAd(self, didReceive: AcmeMediatedAd(ad))
          case .failure(let error):
            fail(code: error.code, error.reason)
          }
        }
      }

      /// The publisher's wishes in Acme's words. Options that Acme has no word for are ignored.
      private func acmeRequest(placement: String, options: [Any]) -> AcmeRequest {
        var wishes = AcmeRequest(placement: placement)
        for option in options {
          if let images = option as? NativeAdImageAdLoaderOptions {
            wishes.loadsImages = !images.disableImageLoading
            wishes.wantsSeveralImages = images.shouldRequestMultipleImages
            switch images.preferredImageOrientation {
            case .any: wishes.orientation = .any
            case .portrait: wishes.orientation = .portrait
            case .landscape: wishes.orientation = .landscape
            }
          } else if let view = option as? NativeAdViewAdOptions {
            switch view.preferredAdChoicesPosition {
            case .topRightCorner: wishes.infoCorner = .topRight
            case .topLeftCorner: wishes.infoCorner = .topLeft
            case .bottomRightCorner: wishes.infoCorner = .bottomRight
            case .bottomLeftCorner: wishes.infoCorner = .bottomLeft
            }
          }
        }
        return wishes
      }

      private func fail(code: Int, _ message: String) {
        let error = NSError(
          domain: Self.errorDomain,
          code: code,
          userInfo: [NSLocalizedDescriptionKey: message]
        )
        delegate?.customEventNativeAd(self, didFailToLoadWithError: error)
      }

      /// The domain of this adapter's errors. The codes are Acme's.
      public static let errorDomain = "AcmeAdapter"
      private static let unsupportedAdType = 101
    }

    """#

  /// The mediated ad.
  static let mediatedAd = #"""
    import AcmeSDK
    import AdMediation
    import Foundation

    /// An Acme ad in the terms of mediation.
    @MainActor
    final class AcmeMediatedAd: NSObject, @preconcurrency MediatedUnifiedNativeAd {
      /// Kept here: Acme forgets an ad that nobody keeps.
      private let ad: AcmeAd
      private let choices = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

      init(_ ad: AcmeAd) {
        self.ad = ad
        super.init()
        ad.delegate = self
      }

      // MARK: Assets

      var headline: String? { ad.title }
      var body: String? { ad.text }
      var callToAction: String? { ad.button }
      var advertiser: String? { ad.advertiser }
      var store: String? { ad.store }
      var price: String? { ad.price }
      var starRating: NSDecimalNumber? { ad.stars.map { NSDecimalNumber(decimal: $0) } }
      var images: [NativeAdImage]? { ad.images.map(nativeImage) }
      var icon: NativeAdImage? { ad.logo.map(nativeImage) }
      var extraAssets: [String: Any]? { ad.motto.map { ["motto": $0] } }

      var adChoicesView: UIView? { choices }
      var mediaView: UIView? { ad.player }
      var hasVideoContent: Bool { ad.player != nil }
      var mediaContentAspectRatio: CGFloat { CGFloat(ad.videoAspectRatio) }
      var duration: TimeInterval { ad.videoSeconds }

      /// The picture if Acme sent it, and otherwise its address.
      private func nativeImage(_ image: AcmeImage) -> NativeAdImage {
        if ad.hasLoadedImages, let picture = UIImage(data: image.data, scale: CGFloat(image.scale)) {
          return NativeAdImage(image: picture)
        }
        return NativeAdImage(url: image.url, scale: CGFloat(image.scale))
      }

      // MARK: The host counts, and Acme wants to know

      func didRecordImpression() { ad.reportImpression() }

      func didRecordClickOnAsset(
        withName assetName: AssetIdentifier,
        view: UIView,
        viewController: UIViewController
      ) { ad.reportClick(on: view) }
    }

    // MARK: What Acme says about its ad

    extension AcmeMediatedAd: AcmeAdDelegate {
      func adWillOpenScreen(_ ad: AcmeAd) {
        MediatedNativeAdNotificationSource.mediatedNativeAdWillPresentScreen(self)
      }

      func adWillCloseScreen(_ ad: AcmeAd) {
        MediatedNativeAdNotificationSource.mediatedNativeAdWillDismissScreen(self)
      }

      func adDidCloseScreen(_ ad: AcmeAd) {
        MediatedNativeAdNotificationSource.mediatedNativeAdDidDismissScreen(self)
      }

      func adWillLeaveApp(_ ad: AcmeAd) {
        MediatedNativeAdNotificationSource.mediatedNativeAdWillLeaveApplication(self)
      }

      func adDidPlay(_ ad: AcmeAd) {
        MediatedNativeAdNotificationSource.mediatedNativeAdDidPlayVideo(self)
      }

      func adDidPause(_ ad: AcmeAd) {
        MediatedNativeAdNotificationSource.mediatedNativeAdDidPauseVideo(self)
      }

      func adDidEnd(_ ad: AcmeAd) {
        MediatedNativeAdNotificationSource.mediatedNativeAdDidEndVideoPlayback(self)
      }
    }

    """#
}
