import AdMediation
import Foundation
import HeadlessUIKit

/// A screen of an app with room for one native ad: a window, which is hidden at first, and a view for each asset.
@MainActor
final class NativeAdScreen {
  let window = UIWindow()
  let rootViewController = UIViewController()
  let adView = NativeAdView(frame: CGRect(x: 15, y: 120, width: 360, height: 420))

  private let headline = UILabel(frame: CGRect(x: 68, y: 8, width: 240, height: 24))
  private let advertiser = UILabel(frame: CGRect(x: 68, y: 36, width: 240, height: 18))
  private let icon = UIImageView(frame: CGRect(x: 8, y: 8, width: 52, height: 52))
  private let adChoices = AdChoicesView(frame: CGRect(x: 316, y: 8, width: 36, height: 24))
  private let body = UILabel(frame: CGRect(x: 8, y: 68, width: 344, height: 48))
  private let media = MediaView(frame: CGRect(x: 8, y: 124, width: 344, height: 192))
  private let image = UIImageView(frame: CGRect(x: 8, y: 324, width: 100, height: 56))
  private let starRating = UILabel(frame: CGRect(x: 116, y: 324, width: 110, height: 24))
  private let store = UILabel(frame: CGRect(x: 116, y: 356, width: 110, height: 24))
  private let price = UILabel(frame: CGRect(x: 234, y: 324, width: 118, height: 24))
  private let callToAction = UIButton(frame: CGRect(x: 234, y: 356, width: 118, height: 48))

  init() {
    adView.headlineView = headline
    adView.advertiserView = advertiser
    adView.iconView = icon
    adView.adChoicesView = adChoices
    adView.bodyView = body
    adView.mediaView = media
    adView.imageView = image
    adView.starRatingView = starRating
    adView.storeView = store
    adView.priceView = price
    adView.callToActionView = callToAction
    let all: [UIView] = [
      headline, advertiser, icon, adChoices, body, media, image, starRating, store, price, callToAction,
    ]
    for view in all { adView.addSubview(view) }
    window.rootViewController = rootViewController
    rootViewController.view.addSubview(adView)
  }

  /// Fills the views and renders the ad; nil clears them and untracks it.
  func show(_ ad: NativeAd?) {
    headline.text = ad?.headline
    advertiser.text = ad?.advertiser
    body.text = ad?.body
    starRating.text = ad?.starRating.map { "\($0)" }
    store.text = ad?.store
    price.text = ad?.price
    callToAction.setTitle(ad?.callToAction, for: .normal)
    icon.image = ad?.icon?.image
    image.image = ad?.images?.first?.image
    adView.nativeAd = ad
  }

  /// Taps the call to action, or, in an ad without one, the first of the other assets that it has.
  func tap(_ ad: NativeAd) {
    let assets: [(view: UIView, isPresent: Bool)] = [
      (callToAction, ad.callToAction != nil),
      (headline, ad.headline != nil),
      (media, ad.mediaContent.hasVideoContent || ad.images?.isEmpty == false),
      (image, ad.images?.isEmpty == false),
      (icon, ad.icon != nil),
      (body, ad.body != nil),
      (advertiser, ad.advertiser != nil),
      (store, ad.store != nil),
      (price, ad.price != nil),
      (starRating, ad.starRating != nil),
    ]
    assets.first(where: \.isPresent)?.view.tap()
  }
}
