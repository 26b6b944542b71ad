extension AdapterTemplate {
  /// A native ad, for the adapter and for the custom event.
  static let nativeAd = #"""
    import AcmeSDK
    import GoogleMobileAds
    import UIKit

    /// A native ad of Acme in the terms of mediation.
    @MainActor
    @if customEvent@
    final class AcmeMediationNativeAd: NSObject, @preconcurrency MediatedUnifiedNativeAd {
    @else@
    final class AcmeMediationNativeAd: NSObject, @preconcurrency MediationNativeAd {
    @end@
      private let ad: AcmeNativeAd
      private let adInfoView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    @if customEvent@
      private var completionHandler: (@MainActor (AcmeError?) -> Void)?
    @else@
      private var completionHandler: GADMediationNativeLoadCompletionHandler?
      private weak var eventDelegate: (any MediationNativeAdEventDelegate)?
    @end@

    @if customEvent@
      init(placement: String) {
        ad = AcmeNativeAd(placement: placement)
    @else@
      init(_ adConfiguration: MediationNativeAdConfiguration) {
        ad = AcmeNativeAd(placement: adConfiguration.credentials.acmePlacement ?? "")
    @end@
        super.init()
        ad.delegate = self
      }

    @if customEvent@
      func load(
        _ options: AcmeNativeOptions,
        completionHandler: @escaping @MainActor (AcmeError?) -> Void
      ) {
        self.completionHandler = completionHandler
        ad.options = options
        ad.load()
      }
    @else@
      func load(
        _ adConfiguration: MediationNativeAdConfiguration,
        completionHandler: @escaping GADMediationNativeLoadCompletionHandler
      ) {
        self.completionHandler = completionHandler
        AcmeAds.apply(isTest: adConfiguration.isTestRequest)
        ad.options = AcmeNativeOptions(adConfiguration.options)
    @if bidding@
        ad.watermark = adConfiguration.watermark
        ad.load(bidResponse: adConfiguration.bidResponse)
    @else@
        ad.load()
    @end@
      }
    @end@

      /// Answers the load, once.
      private func answer(_ error: AcmeError?) {
        guard let completionHandler else { return }
        self.completionHandler = nil
    @if customEvent@
        completionHandler(error)
    @else@
        eventDelegate = completionHandler(error == nil ? self : nil, error)
    @end@
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

      var adChoicesView: UIView? { adInfoView }
      var mediaView: UIView? { ad.player }
      var hasVideoContent: Bool { ad.player != nil }
      var mediaContentAspectRatio: CGFloat { ad.videoAspectRatio }
      var duration: TimeInterval { ad.videoSeconds }

      /// The picture if Acme sent it, and otherwise its address.
      private func nativeImage(_ image: AcmeImage) -> NativeAdImage {
        if ad.hasLoadedImages, let picture = UIImage(data: image.data, scale: image.scale) {
          return NativeAdImage(image: picture)
        }
        return NativeAdImage(url: image.url, scale: image.scale)
      }

      // MARK: Acme counts impressions and clicks, by the view

    @if adapter@
      func handlesUserImpressions() -> Bool { true }
      func handlesUserClicks() -> Bool { true }

    @end@
      func didRender(
        in view: UIView,
        clickableAssetViews: [GADNativeAssetIdentifier: UIView],
        nonclickableAssetViews: [GADNativeAssetIdentifier: UIView],
        viewController: UIViewController
      ) {
        ad.attach(to: view)
      }

      func didUntrackView(_ view: UIView?) { ad.detach() }
    }

    extension AcmeMediationNativeAd: AcmeNativeAdDelegate {
      func adDidLoad(_ ad: AcmeNativeAd) { answer(nil) }
      func ad(_ ad: AcmeNativeAd, didFailToLoadWith error: AcmeError) { answer(error) }

    @if customEvent@
      func adDidRecordImpression(_ ad: AcmeNativeAd) {
        MediatedUnifiedNativeAdNotificationSource.mediatedNativeAdDidRecordImpression(self)
      }

      func adDidRecordClick(_ ad: AcmeNativeAd) {
        MediatedUnifiedNativeAdNotificationSource.mediatedNativeAdDidRecordClick(self)
      }

      func adWillOpenScreen(_ ad: AcmeNativeAd) {
        MediatedUnifiedNativeAdNotificationSource.mediatedNativeAdWillPresentScreen(self)
      }

      func adWillCloseScreen(_ ad: AcmeNativeAd) {
        MediatedUnifiedNativeAdNotificationSource.mediatedNativeAdWillDismissScreen(self)
      }

      func adDidCloseScreen(_ ad: AcmeNativeAd) {
        MediatedUnifiedNativeAdNotificationSource.mediatedNativeAdDidDismissScreen(self)
      }

      func adWillLeaveApp(_ ad: AcmeNativeAd) {
        MediatedUnifiedNativeAdNotificationSource.mediatedNativeAdWillLeaveApplication(self)
      }

      func adDidPlay(_ ad: AcmeNativeAd) {
        MediatedUnifiedNativeAdNotificationSource.mediatedNativeAdDidPlayVideo(self)
      }

      func adDidPause(_ ad: AcmeNativeAd) {
        MediatedUnifiedNativeAdNotificationSource.mediatedNativeAdDidPauseVideo(self)
      }

      func adDidEnd(_ ad: AcmeNativeAd) {
        MediatedUnifiedNativeAdNotificationSource.mediatedNativeAdDidEndVideoPlayback(self)
      }
    @else@
      func adDidRecordImpression(_ ad: AcmeNativeAd) { eventDelegate?.reportImpression() }
      func adDidRecordClick(_ ad: AcmeNativeAd) { eventDelegate?.reportClick() }
      func adWillOpenScreen(_ ad: AcmeNativeAd) { eventDelegate?.willPresentFullScreenView() }
      func adWillCloseScreen(_ ad: AcmeNativeAd) { eventDelegate?.willDismissFullScreenView() }
      func adDidCloseScreen(_ ad: AcmeNativeAd) { eventDelegate?.didDismissFullScreenView() }
      func adDidPlay(_ ad: AcmeNativeAd) { eventDelegate?.didPlayVideo() }
      func adDidPause(_ ad: AcmeNativeAd) { eventDelegate?.didPauseVideo() }
      func adDidEnd(_ ad: AcmeNativeAd) { eventDelegate?.didEndVideo() }
    @end@
    }

    """#

  /// The publisher's options.
  static let nativeOptions = #"""
    import AcmeSDK
    import GoogleMobileAds

    extension AcmeNativeOptions {
      /// The publisher's options in Acme's terms. Options that Acme has no counterpart for are ignored.
      init(_ options: [Any]) {
        self.init()
        for option in options {
          if let images = option as? NativeAdImageAdLoaderOptions {
            loadsImages = !images.isImageLoadingDisabled
            wantsSeveralImages = images.shouldRequestMultipleImages
          } else if let view = option as? NativeAdViewAdOptions {
            infoCorner = Corner(view.preferredAdChoicesPosition)
          }
        }
      }
    }

    extension AcmeNativeOptions.Corner {
      init(_ position: AdChoicesPosition) {
        switch position {
        case .topLeftCorner: self = .topLeft
        case .bottomLeftCorner: self = .bottomLeft
        case .bottomRightCorner: self = .bottomRight
        default: self = .topRight
        }
      }
    }

    """#
}
