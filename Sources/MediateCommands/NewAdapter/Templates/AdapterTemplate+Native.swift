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
      private let ad: ACMENativeAd
      private let adInfoView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    @if customEvent@
      private var completionHandler: (@MainActor (ACMEError?) -> Void)?
    @else@
      private var completionHandler: GADMediationNativeLoadCompletionHandler?
      private weak var eventDelegate: (any MediationNativeAdEventDelegate)?
    @end@

    @if customEvent settings@
      init(placement: @PLACEMENTTYPE@) {
        ad = ACMENativeAd(placement: placement)
    @else@
      init(_ adConfiguration: MediationNativeAdConfiguration) {
        ad = ACMENativeAd(placement: adConfiguration.credentials.acmePlacement ?? "")
    @end@
        super.init()
        ad.delegate = self
      }

    @if customEvent@
    @if imageAddresses multipleImages adChoicesPosition@
      func load(
        _ options: ACMENativeOptions,
        completionHandler: @escaping @MainActor (ACMEError?) -> Void
      ) {
        self.completionHandler = completionHandler
        ad.options = options
    @else@
      func load(completionHandler: @escaping @MainActor (ACMEError?) -> Void) {
        self.completionHandler = completionHandler
    @end@
        ad.load()
      }
    @else@
      func load(
        _ adConfiguration: MediationNativeAdConfiguration,
        completionHandler: @escaping GADMediationNativeLoadCompletionHandler
      ) {
        self.completionHandler = completionHandler

    """# + apply + #"""
      @if imageAddresses multipleImages adChoicesPosition@
          ad.options = ACMENativeOptions(adConfiguration.options)
      @end@

      """# + load + #"""
        }
      @end@

        /// Answers the load, once.
        private func answer(_ error: ACMEError?) {
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
      @if body@
        var body: String? { ad.text }
      @else@
        var body: String? { nil }
      @end@
      @if callToAction@
        var callToAction: String? { ad.callToAction }
      @else@
        var callToAction: String? { nil }
      @end@
      @if advertiser@
        var advertiser: String? { ad.advertiser }
      @else@
        var advertiser: String? { nil }
      @end@
      @if store@
        var store: String? { ad.store }
      @else@
        var store: String? { nil }
      @end@
      @if price@
        var price: String? { ad.price }
      @else@
        var price: String? { nil }
      @end@
      @if starRating@
        var starRating: NSDecimalNumber? { ad.starRating.map { NSDecimalNumber(decimal: $0) } }
      @else@
        var starRating: NSDecimalNumber? { nil }
      @end@
      @if mainImages@
      @if multipleImages@
      @if imageAddresses@
        var images: [NativeAdImage]? { ad.images.map(nativeImage) }
      @else@
        var images: [NativeAdImage]? { ad.images.map { NativeAdImage(image: $0) } }
      @end@
      @else@
      @if imageAddresses@
        var images: [NativeAdImage]? { ad.image.map { [nativeImage($0)] } }
      @else@
        var images: [NativeAdImage]? { ad.image.map { [NativeAdImage(image: $0)] } }
      @end@
      @end@
      @else@
        var images: [NativeAdImage]? { nil }
      @end@
      @if icon@
      @if imageAddresses@
        var icon: NativeAdImage? { ad.icon.map(nativeImage) }
      @else@
        var icon: NativeAdImage? { ad.icon.map { NativeAdImage(image: $0) } }
      @end@
      @else@
        var icon: NativeAdImage? { nil }
      @end@
      @if extraAssets@
        var extraAssets: [String: Any]? { ad.motto.map { ["motto": $0] } }
      @else@
        var extraAssets: [String: Any]? { nil }
      @end@

        var adChoicesView: UIView? { adInfoView }
      @if video@
        var mediaView: UIView? { ad.player }
        var hasVideoContent: Bool { ad.player != nil }
        var mediaContentAspectRatio: CGFloat { ad.videoAspectRatio }
        var duration: TimeInterval { ad.videoSeconds }
      @end@
      @if imageAddresses@

        /// The picture if Acme sent it, and otherwise its address.
        private func nativeImage(_ image: ACMEImage) -> NativeAdImage {
          if ad.hasLoadedImages, let picture = UIImage(data: image.data, scale: image.scale) {
            return NativeAdImage(image: picture)
          }
          return NativeAdImage(url: image.url, scale: image.scale)
        }
      @end@

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
      @if unregistering@

        func didUntrackView(_ view: UIView?) { ad.detach() }
      @end@
      }

      extension AcmeMediationNativeAd: @preconcurrency ACMENativeAdDelegate {
        func nativeAdDidLoad(_ ad: ACMENativeAd) { answer(nil) }
        func nativeAd(_ ad: ACMENativeAd, didFailToLoadWith error: ACMEError) { answer(error) }

      @if customEvent@
        func nativeAdDidRecordImpression(_ ad: ACMENativeAd) {
          MediatedUnifiedNativeAdNotificationSource.mediatedNativeAdDidRecordImpression(self)
        }

        func nativeAdDidRecordClick(_ ad: ACMENativeAd) {
          MediatedUnifiedNativeAdNotificationSource.mediatedNativeAdDidRecordClick(self)
        }
      @if screens@

        func nativeAdWillOpenScreen(_ ad: ACMENativeAd) {
          MediatedUnifiedNativeAdNotificationSource.mediatedNativeAdWillPresentScreen(self)
        }

        func nativeAdWillCloseScreen(_ ad: ACMENativeAd) {
          MediatedUnifiedNativeAdNotificationSource.mediatedNativeAdWillDismissScreen(self)
        }

        func nativeAdDidCloseScreen(_ ad: ACMENativeAd) {
          MediatedUnifiedNativeAdNotificationSource.mediatedNativeAdDidDismissScreen(self)
        }
      @end@
      @if leavingTheApplication@

        func nativeAdWillLeaveApp(_ ad: ACMENativeAd) {
          MediatedUnifiedNativeAdNotificationSource.mediatedNativeAdWillLeaveApplication(self)
        }
      @end@
      @if video@

        func nativeAdDidPlay(_ ad: ACMENativeAd) {
          MediatedUnifiedNativeAdNotificationSource.mediatedNativeAdDidPlayVideo(self)
        }

        func nativeAdDidPause(_ ad: ACMENativeAd) {
          MediatedUnifiedNativeAdNotificationSource.mediatedNativeAdDidPauseVideo(self)
        }

        func nativeAdDidEnd(_ ad: ACMENativeAd) {
          MediatedUnifiedNativeAdNotificationSource.mediatedNativeAdDidEndVideoPlayback(self)
        }
      @end@
      @else@
        func nativeAdDidRecordImpression(_ ad: ACMENativeAd) { eventDelegate?.reportImpression() }
        func nativeAdDidRecordClick(_ ad: ACMENativeAd) { eventDelegate?.reportClick() }
      @if screens@
        func nativeAdWillOpenScreen(_ ad: ACMENativeAd) { eventDelegate?.willPresentFullScreenView() }
        func nativeAdWillCloseScreen(_ ad: ACMENativeAd) { eventDelegate?.willDismissFullScreenView() }
        func nativeAdDidCloseScreen(_ ad: ACMENativeAd) { eventDelegate?.didDismissFullScreenView() }
      @end@
      @if video@
        func nativeAdDidPlay(_ ad: ACMENativeAd) { eventDelegate?.didPlayVideo() }
        func nativeAdDidPause(_ ad: ACMENativeAd) { eventDelegate?.didPauseVideo() }
        func nativeAdDidEnd(_ ad: ACMENativeAd) { eventDelegate?.didEndVideo() }
      @end@
      @end@
      }

      """#

  /// The publisher's options.
  static let nativeOptions = #"""
    import AcmeSDK
    import GoogleMobileAds

    extension ACMENativeOptions {
      /// The publisher's options in Acme's terms. Options that Acme has no counterpart for are ignored.
      init(_ options: [Any]) {
        self.init()
        for option in options {
    @if imageAddresses multipleImages@
          if let images = option as? NativeAdImageAdLoaderOptions {
    @if imageAddresses@
            loadsImages = !images.isImageLoadingDisabled
    @end@
    @if multipleImages@
            wantsSeveralImages = images.shouldRequestMultipleImages
    @end@
          }
    @end@
    @if adChoicesPosition@
          if let view = option as? NativeAdViewAdOptions {
            infoCorner = Corner(view.preferredAdChoicesPosition)
          }
    @end@
        }
      }
    }
    @if adChoicesPosition@

    extension ACMENativeOptions.Corner {
      init(_ position: AdChoicesPosition) {
        switch position {
        case .topLeftCorner: self = .topLeft
        case .bottomLeftCorner: self = .bottomLeft
        case .bottomRightCorner: self = .bottomRight
        default: self = .topRight
        }
      }
    }
    @end@

    """#
}
