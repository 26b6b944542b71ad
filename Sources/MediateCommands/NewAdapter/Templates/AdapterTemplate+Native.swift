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

    """# + loaderProperties("Native") + #"""
      @if customEvent@
        private var completionHandler: (@MainActor ((any Error)?) -> Void)?
      @else@
        private var completionHandler: GADMediationNativeLoadCompletionHandler?
        private weak var eventDelegate: (any MediationNativeAdEventDelegate)?
      @end@
      @if downloads@
        private var loadsImages = true
      @end@

      @if customEvent settings@
        init(placement: @PLACEMENTTYPE@) {
      @else@
        init(_ adConfiguration: MediationNativeAdConfiguration) {
          let placement = adConfiguration.credentials.acmePlacement ?? ""
      @end@

      """# + makeLoader("Native") + #"""
          super.init()
          @LOADER@.delegate = self
        }

      @if customEvent@
      @if nativeOptions downloads@
        func load(_ options: [Any], completionHandler: @escaping @MainActor ((any Error)?) -> Void) {
          self.completionHandler = completionHandler
      @if downloads@
          loadsImages = !isImageLoadingDisabled(by: options)
      @end@
      @if nativeOptions@
          @LOADER@.options = ACMENativeOptions(options)
      @end@
      @else@
        func load(completionHandler: @escaping @MainActor ((any Error)?) -> Void) {
          self.completionHandler = completionHandler
      @end@
          @LOADER@.load()
        }
      @else@
        func load(
          _ adConfiguration: MediationNativeAdConfiguration,
          completionHandler: @escaping GADMediationNativeLoadCompletionHandler
        ) {
          self.completionHandler = completionHandler

      """# + apply + #"""
      @if downloads@
          loadsImages = !isImageLoadingDisabled(by: adConfiguration.options)
      @end@
      @if nativeOptions@
          @LOADER@.options = ACMENativeOptions(adConfiguration.options)
      @end@

      """# + load + #"""
        }
      @end@

        /// Answers the load, once.
        private func answer(_ error: (any Error)?) {
          guard let completionHandler else { return }
          self.completionHandler = nil
      @if customEvent@
          completionHandler(error)
      @else@
          eventDelegate = completionHandler(error == nil ? self : nil, error)
      @end@
        }

        // MARK: Assets

        var headline: String? { ad@?@.title }
      @if body@
        var body: String? { ad@?@.text }
      @else@
        var body: String? { nil }
      @end@
      @if callToAction@
        var callToAction: String? { ad@?@.callToAction }
      @else@
        var callToAction: String? { nil }
      @end@
      @if advertiser@
        var advertiser: String? { ad@?@.advertiser }
      @else@
        var advertiser: String? { nil }
      @end@
      @if store@
        var store: String? { ad@?@.store }
      @else@
        var store: String? { nil }
      @end@
      @if price@
        var price: String? { ad@?@.price }
      @else@
        var price: String? { nil }
      @end@
      @if starRating@
        var starRating: NSDecimalNumber? { ad@?@.starRating.map { NSDecimalNumber(value: $0) } }
      @else@
        var starRating: NSDecimalNumber? { nil }
      @end@
      @if mainImages@
      @if downloads@
        private(set) var images: [NativeAdImage]?
      @else@
      @if multipleImages@
      @if imageLoading@
        var images: [NativeAdImage]? { ad@?@.images.map(nativeImage) }
      @else@
        var images: [NativeAdImage]? { ad@?@.images.map { NativeAdImage(image: $0) } }
      @end@
      @else@
      @if imageLoading@
        var images: [NativeAdImage]? { ad@?@.image.map { [nativeImage($0)] } }
      @else@
        var images: [NativeAdImage]? { ad@?@.image.map { [NativeAdImage(image: $0)] } }
      @end@
      @end@
      @end@
      @else@
        var images: [NativeAdImage]? { nil }
      @end@
      @if icon@
      @if downloads@
        private(set) var icon: NativeAdImage?
      @else@
      @if imageLoading@
        var icon: NativeAdImage? { ad@?@.icon.map(nativeImage) }
      @else@
        var icon: NativeAdImage? { ad@?@.icon.map { NativeAdImage(image: $0) } }
      @end@
      @end@
      @else@
        var icon: NativeAdImage? { nil }
      @end@
      @if extraAssets@
        var extraAssets: [String: Any]? { ad@?@.motto.map { ["motto": $0] } }
      @else@
        var extraAssets: [String: Any]? { nil }
      @end@
      @if adChoices@

        var adChoicesView: UIView? { ad@?@.adChoicesView }
      @end@
      @if video@
        var mediaView: UIView? { ad@?@.player }
        var hasVideoContent: Bool { ad@?@.player != nil }
      @if loader@
        var mediaContentAspectRatio: CGFloat { ad?.videoAspectRatio ?? 0 }
        var duration: TimeInterval { ad?.videoSeconds ?? 0 }
      @else@
        var mediaContentAspectRatio: CGFloat { ad.videoAspectRatio }
        var duration: TimeInterval { ad.videoSeconds }
      @end@
      @end@
      @if downloads@

        // MARK: Acme delivers the addresses of images only

        /// Answers the load when the images are there. Without one of them the load fails.
        private func loadImages(of ad: ACMENativeAd) async {
          do {
      @if mainImages@
      @if multipleImages@
            var images: [NativeAdImage] = []
            for url in ad.imageURLs { images.append(try await image(at: url)) }
            self.images = images
      @else@
            if let url = ad.mainImageURL { images = [try await image(at: url)] }
      @end@
      @end@
      @if icon@
            if let url = ad.iconURL { icon = try await image(at: url) }
      @end@
            answer(nil)
          } catch {
            answer(error)
          }
        }

        /// The picture, or its address if the publisher disabled image loading.
        private func image(at url: URL) async throws -> NativeAdImage {
          guard loadsImages else { return NativeAdImage(url: url, scale: 1) }
          let (data, _) = try await URLSession.shared.data(from: url)
          guard let picture = UIImage(data: data) else { throw URLError(.cannotDecodeContentData) }
          return NativeAdImage(image: picture)
        }

        private func isImageLoadingDisabled(by options: [Any]) -> Bool {
          options.contains { ($0 as? NativeAdImageAdLoaderOptions)?.isImageLoadingDisabled == true }
        }
      @end@
      @if imageLoading@

        /// The picture if Acme sent it, and otherwise its address.
        private func nativeImage(_ image: ACMEImage) -> NativeAdImage {
      @if loader@
          if ad?.hasLoadedImages == true, let picture = UIImage(data: image.data, scale: image.scale) {
      @else@
          if ad.hasLoadedImages, let picture = UIImage(data: image.data, scale: image.scale) {
      @end@
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
          ad@?@.register(view, clickableViews: Array(clickableAssetViews.values))
        }
      @if unregistering@

        func didUntrackView(_ view: UIView?) { ad@?@.unregister() }
      @end@
      }


      """# + loaderDelegate("Native", answer: answerNativeLoad) + #"""
      extension AcmeMediationNativeAd: @preconcurrency ACMENativeAdDelegate {
      @if loader@
      @else@
      @if downloads@
        func nativeAdDidLoad(_ ad: ACMENativeAd) { Task { await loadImages(of: ad) } }
      @else@
        func nativeAdDidLoad(_ ad: ACMENativeAd) { answer(nil) }
      @end@
        func nativeAd(_ ad: ACMENativeAd, didFailToLoadWithError error: ACMEError) { answer(error) }

      @end@
      @if customEvent@
        func nativeAdDidRecordImpression(_ ad: ACMENativeAd) {
          MediatedUnifiedNativeAdNotificationSource.mediatedNativeAdDidRecordImpression(self)
        }

        func nativeAdDidClick(_ ad: ACMENativeAd) {
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
        func nativeAdDidClick(_ ad: ACMENativeAd) { eventDelegate?.reportClick() }
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

  /// The answer to the load of a native ad, in the delegate of its loader.
  private static let answerNativeLoad = """
    @if downloads@
        Task { await loadImages(of: ad) }
    @else@
        answer(nil)
    @end@

    """

  /// The publisher's options.
  static let nativeOptions = #"""
    import AcmeSDK
    import GoogleMobileAds

    extension ACMENativeOptions {
      /// The publisher's options in Acme's terms. Options that Acme has no counterpart for are ignored.
      init(_ options: [Any]) {
        self.init()
        for option in options {
    @if imageLoading multipleImages@
          if let images = option as? NativeAdImageAdLoaderOptions {
    @if imageLoading@
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
