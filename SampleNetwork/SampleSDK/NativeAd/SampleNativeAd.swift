public import Foundation
public import HeadlessUIKit

/// A native ad of the network: assets for the app to show, and methods to tell the network what became of them.
///
/// Comes from a ``SampleNativeAdLoader``. Keep it while it is shown, and call it on the main actor.
@preconcurrency
@MainActor
public final class SampleNativeAd: NSObject {
  // MARK: Assets

  /// The title of the ad.
  public let headline: String?
  /// The text of the ad.
  public let body: String?
  /// What the button says, such as "Install".
  public let callToAction: String?
  /// Who pays for the ad.
  public let advertiser: String?
  /// Where the advertised app is sold.
  public let store: String?
  /// What the advertised app costs, as the store writes it.
  public let price: String?
  /// Stars of the advertised app, from 0 to 5.
  public let starRating: NSDecimalNumber?
  /// The main image, if the request asked for it to be loaded and the network does that.
  public let image: UIImage?
  /// Where the main image can be loaded from; nil when the ad has none.
  public let imageURL: String?
  /// Pixels a point of the main image.
  public let imageScale: CGFloat
  /// The icon, if the request asked for images to be loaded and the network does that.
  public let icon: UIImage?
  /// Where the icon can be loaded from; nil when the ad has none.
  public let iconURL: String?
  /// Pixels a point of the icon.
  public let iconScale: CGFloat
  /// The images after the main one, when the request asked for several and the ad has them.
  public let additionalImages: [SampleNativeAdImage]
  /// The player of an ad with a video, nil for one without.
  public private(set) var mediaView: SampleMediaView?
  /// How awesome the ad is: an asset that only this network has.
  public let degreeOfAwesomeness: String?
  /// Whether the request said that this is a test.
  public var isTest: Bool { requestOptions.isTest }
  /// The picture that the request gave to be laid over the ad: the app does that, which lays the ad out.
  public var watermark: Data? { requestOptions.watermark }

  /// Hears what happens to the ad.
  public weak var delegate: (any SampleNativeAdDelegate)?

  // MARK: What the network's dashboard shows

  /// What the request for this ad said.
  public var requestOptions: SampleRequestOptions { ad.options }
  /// How many impressions the network counted. More than one is a mistake of the code that reported them.
  public var impressionCount: Int { ad.impressionCount }
  /// How many clicks the network counted.
  public var clickCount: Int { ad.clickCount }
  /// The view of the last click, if there was one and it still exists.
  public var lastClickedView: UIView? { ad.lastClickedView }

  let ad: SampleServedAd

  init(_ ad: SampleServedAd) {
    self.ad = ad
    let creative = ad.creative
    let assets = SampleNativeAdAssets(creative: creative, options: ad.options, library: ad.imageLibrary)
    headline = creative.headline
    body = creative.body
    callToAction = creative.callToAction
    advertiser = creative.advertiser
    store = creative.store
    price = creative.price
    starRating = creative.starRating.map(NSDecimalNumber.init(decimal:))
    image = assets.images.first?.image
    imageURL = assets.images.first?.imageURL
    imageScale = assets.images.first?.scale ?? 1
    icon = assets.icon?.image
    iconURL = assets.icon?.imageURL
    iconScale = assets.icon?.scale ?? 1
    additionalImages = Array(assets.images.dropFirst())
    degreeOfAwesomeness = creative.degreeOfAwesomeness
    super.init()
    ad.delegate = self
    mediaView = ad.makeMediaView(for: self)
  }

  // MARK: Reporting

  /// Counts an impression. The code that shows the ad calls it once, when the ad appears on the screen.
  public func recordImpression() { ad.countImpression() }

  /// Counts a click and does what the ad does on a click: it shows the advertiser's page over the app, opens
  /// another app, or nothing. The code that shows the ad calls it once for each click.
  ///
  /// The page is shown over whatever is shown in the window of `view`; without a window, or while the page is
  /// already shown, the click is counted and no page appears.
  ///
  /// - Parameter view: the view that was clicked.
  public func handleClick(on view: UIView?) {
    ad.count(clickOn: view)
    ad.followClick(on: view)
  }

  /// Starts the video, or goes on with it. Does nothing for an ad without one.
  public func playVideo() { mediaView?.playMedia() }

  // MARK: Tracking by the network itself

  /// Gives the network the view that shows the ad, so that it counts the impression itself: one an ad, the first
  /// time that any part of the view is on the screen. Then it tells the delegate.
  ///
  /// - Parameter view: the view, which the ad does not keep alive; nil makes the network forget it.
  public func setNativeAdView(_ view: UIView?) { setNativeAdView(view, clickableViews: []) }

  /// Like ``setNativeAdView(_:)``, and the network handles taps on some views itself: it counts a click, tells
  /// the delegate and does what ``handleClick(on:)`` does.
  ///
  /// - Parameters:
  ///   - view: the view that shows the ad; nil makes the network forget it and the clickable views.
  ///   - clickableViews: views whose taps are clicks. They are made to take touches and get an invisible view
  ///     in front of what they show.
  public func setNativeAdView(_ view: UIView?, clickableViews: [UIView]) {
    ad.track(view, clickableViews: clickableViews)
  }
}
