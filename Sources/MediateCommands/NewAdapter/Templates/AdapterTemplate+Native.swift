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
    @if adapter@
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
        completion: @escaping @MainActor (AcmeError?) -> Void
      ) {
        native.load(request, options, completion: completion)
      }
    @else@
      func load(
        _ adConfiguration: MediationNativeAdConfiguration,
        completionHandler: @escaping GADMediationNativeLoadCompletionHandler
      ) {
        let request = AcmeRequest(adConfiguration)
        native.load(request, AcmeNativeOptions(adConfiguration.options)) { [self] error in
          eventDelegate = completionHandler(error == nil ? self : nil, error)
        }
      }
    @end@

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
    @if customEvent@
      func nativeWillOpenScreen(_ native: AcmeNative) {
        MediatedUnifiedNativeAdNotificationSource.mediatedNativeAdWillPresentScreen(self)
      }

      func nativeWillCloseScreen(_ native: AcmeNative) {
        MediatedUnifiedNativeAdNotificationSource.mediatedNativeAdWillDismissScreen(self)
      }

      func nativeDidCloseScreen(_ native: AcmeNative) {
        MediatedUnifiedNativeAdNotificationSource.mediatedNativeAdDidDismissScreen(self)
      }

      func nativeWillLeaveApp(_ native: AcmeNative) {
        MediatedUnifiedNativeAdNotificationSource.mediatedNativeAdWillLeaveApplication(self)
      }

      func nativeDidPlay(_ native: AcmeNative) {
        MediatedUnifiedNativeAdNotificationSource.mediatedNativeAdDidPlayVideo(self)
      }

      func nativeDidPause(_ native: AcmeNative) {
        MediatedUnifiedNativeAdNotificationSource.mediatedNativeAdDidPauseVideo(self)
      }

      func nativeDidEnd(_ native: AcmeNative) {
        MediatedUnifiedNativeAdNotificationSource.mediatedNativeAdDidEndVideoPlayback(self)
      }
    @else@
      func nativeWillOpenScreen(_ native: AcmeNative) { eventDelegate?.willPresentFullScreenView() }
      func nativeWillCloseScreen(_ native: AcmeNative) { eventDelegate?.willDismissFullScreenView() }
      func nativeDidCloseScreen(_ native: AcmeNative) { eventDelegate?.didDismissFullScreenView() }
      func nativeDidPlay(_ native: AcmeNative) { eventDelegate?.didPlayVideo() }
      func nativeDidPause(_ native: AcmeNative) { eventDelegate?.didPauseVideo() }
      func nativeDidEnd(_ native: AcmeNative) { eventDelegate?.didEndVideo() }
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
