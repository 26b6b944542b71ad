import AdMediation
import Foundation
import SampleSDK

/// A native ad of the sample network in the terms of mediation.
///
/// ``SampleCustomEventNativeAd`` and ``SampleMediationAdapter`` share it.
@MainActor
public final class SampleMediatedUnifiedNativeAd: NSObject, @preconcurrency MediationNativeAd {
  /// The ad is kept here, so that impressions and clicks can be passed on to it.
  let sampleAd: SampleNativeAd
  private let adInfoView = SampleAdInfoView()

  public private(set) var images: [NativeAdImage]?
  public private(set) var icon: NativeAdImage?

  init(sampleNativeAd: SampleNativeAd) {
    sampleAd = sampleNativeAd
    super.init()
    sampleAd.delegate = self

    let mainImage = NativeAdImage(
      image: sampleAd.image,
      address: sampleAd.imageURL,
      scale: sampleAd.imageScale
    )
    let moreImages = sampleAd.additionalImages.map {
      NativeAdImage(image: $0.image, address: $0.imageURL, scale: $0.scale)
    }
    images = ([mainImage] + moreImages).compactMap { $0 }
    icon = NativeAdImage(image: sampleAd.icon, address: sampleAd.iconURL, scale: sampleAd.iconScale)
  }

  /// Puts pictures in the place of image addresses.
  func downloadMissingImages(
    with downloader: NativeAdImageDownloader,
    completion: @escaping @MainActor (Error?) -> Void
  ) {
    let icons = icon.map { [$0] } ?? []
    downloader.download(icons + (images ?? [])) { result in
      switch result {
      case .success(let pictures):
        self.icon = icons.isEmpty ? nil : pictures.first
        self.images = Array(pictures.dropFirst(icons.count))
        completion(nil)
      case .failure(let error):
        completion(error)
      }
    }
  }

  // MARK: Assets

  public var headline: String? { sampleAd.headline }
  public var body: String? { sampleAd.body }
  public var callToAction: String? { sampleAd.callToAction }
  public var advertiser: String? { sampleAd.advertiser }
  public var store: String? { sampleAd.store }
  public var price: String? { sampleAd.price }
  public var starRating: NSDecimalNumber? { sampleAd.starRating }

  public var extraAssets: [String: Any]? {
    sampleAd.degreeOfAwesomeness.map { [SampleCustomEventConstants.awesomenessKey: $0] }
  }

  public var adChoicesView: UIView? { adInfoView }
  public var mediaView: UIView? { sampleAd.mediaView }
  public var hasVideoContent: Bool { sampleAd.mediaView != nil }
  public var mediaContentAspectRatio: CGFloat { sampleAd.mediaView?.aspectRatio ?? 0 }
  public var duration: TimeInterval { sampleAd.mediaView?.duration ?? 0 }
  public var currentTime: TimeInterval { sampleAd.mediaView?.currentTime ?? 0 }

  // MARK: Events from the publisher's app

  public func didRender(
    in view: UIView,
    clickableAssetViews: [AssetIdentifier: UIView],
    nonclickableAssetViews: [AssetIdentifier: UIView],
    viewController: UIViewController
  ) {
    // The sample network needs no view: impressions and clicks are passed on to it below.
    sampleAd.playVideo()
  }

  public func didRecordImpression() {
    sampleAd.recordImpression()
  }

  public func didRecordClickOnAsset(
    with assetName: AssetIdentifier,
    view: UIView,
    viewController: UIViewController
  ) {
    sampleAd.handleClick(on: view)
  }

  public func didUntrackView(_ view: UIView?) {
    sampleAd.mediaView?.pauseMedia()
  }
}

// MARK: Events from the sample network

extension SampleMediatedUnifiedNativeAd: SampleNativeAdDelegate {
  public func nativeAdWillPresentScreen(_ nativeAd: SampleNativeAd) {
    MediatedNativeAdNotificationSource.mediatedNativeAdWillPresentScreen(self)
  }

  public func nativeAdWillDismissScreen(_ nativeAd: SampleNativeAd) {
    MediatedNativeAdNotificationSource.mediatedNativeAdWillDismissScreen(self)
  }

  public func nativeAdDidDismissScreen(_ nativeAd: SampleNativeAd) {
    MediatedNativeAdNotificationSource.mediatedNativeAdDidDismissScreen(self)
  }

  public func nativeAdWillLeaveApplication(_ nativeAd: SampleNativeAd) {
    MediatedNativeAdNotificationSource.mediatedNativeAdWillLeaveApplication(self)
  }

  public func nativeAdDidPlayVideo(_ nativeAd: SampleNativeAd) {
    MediatedNativeAdNotificationSource.mediatedNativeAdDidPlayVideo(self)
  }

  public func nativeAdDidPauseVideo(_ nativeAd: SampleNativeAd) {
    MediatedNativeAdNotificationSource.mediatedNativeAdDidPauseVideo(self)
  }

  public func nativeAdDidEndVideoPlayback(_ nativeAd: SampleNativeAd) {
    MediatedNativeAdNotificationSource.mediatedNativeAdDidEndVideoPlayback(self)
  }
}

extension NativeAdImage {
  /// The picture if the network sent it, and otherwise its address.
  fileprivate convenience init?(image: UIImage?, address: String?, scale: CGFloat) {
    if let image {
      self.init(image: image)
    } else if let address, let url = URL(string: address) {
      self.init(url: url, scale: scale)
    } else {
      return nil
    }
  }
}
