extension AdapterTemplate {
  /// A native ad, for the adapter and for the custom event.
  static let nativeAd = #"""
    import AcmeSDK
    import GoogleMobileAds
    import UIKit

    /// A native ad of Acme in the terms of mediation.
    @MainActor
    @if customEvent@
    final class AcmeNativeAd: NSObject, @preconcurrency MediatedUnifiedNativeAd {
    @else@
    final class AcmeNativeAd: NSObject, @preconcurrency MediationNativeAd {
    @end@
      private let native = AcmeNative()
      private let adInfoView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    @if customEvent@
      private var completionHandler: (@MainActor (AcmeError?) -> Void)?
    @else@
      private var completionHandler: GADMediationNativeLoadCompletionHandler?
      private weak var eventDelegate: (any MediationNativeAdEventDelegate)?
    @end@

      override init() {
        super.init()
        native.delegate = self
      }

    @if customEvent@
      func load(
        _ request: AcmeRequest,
        _ options: AcmeNativeOptions,
        completionHandler: @escaping @MainActor (AcmeError?) -> Void
      ) {
        self.completionHandler = completionHandler
        native.load(request, options)
      }
    @else@
      func load(
        _ adConfiguration: MediationNativeAdConfiguration,
        completionHandler: @escaping GADMediationNativeLoadCompletionHandler
      ) {
        self.completionHandler = completionHandler
        native.load(AcmeRequest(adConfiguration), AcmeNativeOptions(adConfiguration.options))
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

      var headline: String? { native.title }
      var body: String? { native.text }
      var callToAction: String? { native.button }
      var advertiser: String? { native.advertiser }
      var store: String? { native.store }
      var price: String? { native.price }
      var starRating: NSDecimalNumber? { native.stars.map { NSDecimalNumber(decimal: $0) } }
      var images: [NativeAdImage]? { native.images.map(nativeImage) }
      var icon: NativeAdImage? { native.logo.map(nativeImage) }
      var extraAssets: [String: Any]? { native.motto.map { ["motto": $0] } }

      var adChoicesView: UIView? { adInfoView }
      var mediaView: UIView? { native.player }
      var hasVideoContent: Bool { native.player != nil }
      var mediaContentAspectRatio: CGFloat { native.videoAspectRatio }
      var duration: TimeInterval { native.videoSeconds }

      /// The picture if Acme sent it, and otherwise its address.
      private func nativeImage(_ image: AcmeImage) -> NativeAdImage {
        if native.hasLoadedImages, let picture = UIImage(data: image.data, scale: image.scale) {
          return NativeAdImage(image: picture)
        }
        return NativeAdImage(url: image.url, scale: image.scale)
      }

      // MARK: The Mobile Ads SDK counts, and Acme is told

      func didRecordImpression() { native.reportImpression() }

      func didRecordClickOnAsset(
        with assetName: GADNativeAssetIdentifier,
        view: UIView,
        viewController: UIViewController
      ) {
        native.reportClick(on: view)
      }
    }

    extension AcmeNativeAd: AcmeNativeDelegate {
      func adDidLoad(_ ad: AcmeNative) { answer(nil) }
      func ad(_ ad: AcmeNative, didFailToLoadWith error: AcmeError) { answer(error) }

    @if customEvent@
      func adWillOpenScreen(_ ad: AcmeNative) {
        MediatedUnifiedNativeAdNotificationSource.mediatedNativeAdWillPresentScreen(self)
      }

      func adWillCloseScreen(_ ad: AcmeNative) {
        MediatedUnifiedNativeAdNotificationSource.mediatedNativeAdWillDismissScreen(self)
      }

      func adDidCloseScreen(_ ad: AcmeNative) {
        MediatedUnifiedNativeAdNotificationSource.mediatedNativeAdDidDismissScreen(self)
      }

      func adWillLeaveApp(_ ad: AcmeNative) {
        MediatedUnifiedNativeAdNotificationSource.mediatedNativeAdWillLeaveApplication(self)
      }

      func adDidPlay(_ ad: AcmeNative) {
        MediatedUnifiedNativeAdNotificationSource.mediatedNativeAdDidPlayVideo(self)
      }

      func adDidPause(_ ad: AcmeNative) {
        MediatedUnifiedNativeAdNotificationSource.mediatedNativeAdDidPauseVideo(self)
      }

      func adDidEnd(_ ad: AcmeNative) {
        MediatedUnifiedNativeAdNotificationSource.mediatedNativeAdDidEndVideoPlayback(self)
      }
    @else@
      func adWillOpenScreen(_ ad: AcmeNative) { eventDelegate?.willPresentFullScreenView() }
      func adWillCloseScreen(_ ad: AcmeNative) { eventDelegate?.willDismissFullScreenView() }
      func adDidCloseScreen(_ ad: AcmeNative) { eventDelegate?.didDismissFullScreenView() }
      func adDidPlay(_ ad: AcmeNative) { eventDelegate?.didPlayVideo() }
      func adDidPause(_ ad: AcmeNative) { eventDelegate?.didPauseVideo() }
      func adDidEnd(_ ad: AcmeNative) { eventDelegate?.didEndVideo() }
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
