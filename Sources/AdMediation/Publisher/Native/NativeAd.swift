import AdPlatform
public import Foundation
public import HeadlessUIKit

/// A native ad, as the publisher gets it, whatever network it is from.
///
/// Show it by setting ``NativeAdView/nativeAd``. Keep it for as long as it is shown; releasing it releases
/// the adapter and the network's ad.
///
/// Mirrors `GADNativeAd`.
@preconcurrency
@MainActor
public final class NativeAd: NSObject {
  /// The main line.
  public let headline: String?
  /// The large images, best first.
  public let images: [NativeAdImage]?
  /// The text.
  public let body: String?
  /// The small square image.
  public let icon: NativeAdImage?
  /// What the button says.
  public let callToAction: String?
  /// The app's rating, 0 to 5.
  public let starRating: NSDecimalNumber?
  /// The store that sells the app.
  public let store: String?
  /// The price, with its currency.
  public let price: String?
  /// Who advertises.
  public let advertiser: String?
  /// Assets that have no property here, by the network's names.
  public let extraAssets: [String: Any]?
  /// The video, or what stands in for it.
  public private(set) lazy var mediaContent = MediaContent(media, images: images, deliveredAd: deliveredAd)
  /// What became of each source of the waterfall.
  public let responseInfo: ResponseInfo
  /// Told what happens to the ad. What its network had reported before there was anyone to tell follows soon.
  public weak var delegate: (any NativeAdDelegate)? {
    didSet {
      guard deliveredAd.hasEarlyEvents else { return }
      deliveredAd.scheduler.schedule(after: .zero) { [deliveredAd] in deliveredAd.replayEarlyEvents() }
    }
  }
  /// Presents what the ad opens. Held weakly, for it usually holds the ad.
  public weak var rootViewController: UIViewController?

  nonisolated let deliveredAd: DeliveredAd
  let preferredAdChoicesPosition: AdChoicesPosition
  private let media: NativeAdAssets.Media
  private weak var shownIn: NativeAdView?

  init(
    deliveredAd: DeliveredAd,
    responseInfo: ResponseInfo,
    options: [AdLoaderOptions],
    rootViewController: UIViewController?
  ) {
    let imageOptions = options.lazy.compactMap { $0 as? NativeAdImageAdLoaderOptions }.first
    let assets = deliveredAd.assets(wantsPictures: imageOptions?.disableImageLoading != true)
    headline = assets.headline
    images = assets.images
    body = assets.body
    icon = assets.icon
    callToAction = assets.callToAction
    starRating = assets.starRating
    store = assets.store
    price = assets.price
    advertiser = assets.advertiser
    extraAssets = assets.extraAssets
    media = assets.media
    preferredAdChoicesPosition =
      options.lazy.compactMap { $0 as? NativeAdViewAdOptions }.first?.preferredAdChoicesPosition
      ?? .topRightCorner
    self.responseInfo = responseInfo
    self.rootViewController = rootViewController
    self.deliveredAd = deliveredAd
    super.init()
    deliveredAd.delegate = self
    deliveredAd.connect()
  }

  deinit {
    deliveredAd.scheduler.deliver { [deliveredAd] in deliveredAd.release() }
  }

  /// All that happened to the request and the ad.
  public var eventLog: AdEventLog { deliveredAd.log }

  /// The adapter's side of the ad, while it is not released: what a conformance kit looks at.
  package var mediatedAd: (any MediatedUnifiedNativeAd)? { deliveredAd.nativeAd }

  /// The adapter that delivered the ad, while the ad is not released: what a conformance kit looks at.
  package var adapter: (any NSObjectProtocol)? { deliveredAd.loadedAd?.adapter }

  /// What acts for the ad: what a study looks at, to see that it does not stay.
  package var liveObject: AnyObject { deliveredAd }

  /// The network's AdChoices icon, while the ad is not released.
  var adChoicesView: UIView? { deliveredAd.nativeAd?.adChoicesView }

  /// An ad is shown in one view at a time.
  func move(to view: NativeAdView) {
    let previous = shownIn
    shownIn = view
    if let previous, previous !== view, previous.nativeAd === self { previous.nativeAd = nil }
  }

  private func video(_ call: (any VideoControllerDelegate, VideoController) -> Void) {
    let controller = mediaContent.videoController
    if let delegate = controller.delegate { call(delegate, controller) }
  }
}

extension NativeAd: DeliveredAdDelegate {
  func forward(_ adEvent: MediationAdEvent) {
    switch adEvent {
    case .didRecordImpression: delegate?.nativeAdDidRecordImpression(self)
    case .didRecordClick: delegate?.nativeAdDidRecordClick(self)
    case .willPresentScreen: delegate?.nativeAdWillPresentScreen(self)
    case .willDismissScreen: delegate?.nativeAdWillDismissScreen(self)
    case .didDismissScreen: delegate?.nativeAdDidDismissScreen(self)
    case .willLeaveApplication: delegate?.nativeAdWillLeaveApplication(self)
    case .didPlayVideo: video { $0.videoControllerDidPlayVideo($1) }
    case .didPauseVideo: video { $0.videoControllerDidPauseVideo($1) }
    case .didEndVideoPlayback: video { $0.videoControllerDidEndVideoPlayback($1) }
    case .didMuteVideo: video { $0.videoControllerDidMuteVideo($1) }
    case .didUnmuteVideo: video { $0.videoControllerDidUnmuteVideo($1) }
    // A native ad neither presents a screen itself nor rewards the user; the event is only logged.
    case .didFailToPresent, .didRewardUser: break
    }
  }
}
