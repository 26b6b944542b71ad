public import Foundation
public import HeadlessUIKit

/// A network's native ad in the host's terms: the other class that an adapter author writes.
///
/// ## Implementation requirements
///
/// - Keep the network's ad alive for as long as this object lives, and no longer. (LIFE-1 to LIFE-3)
/// - Give each asset as the network has it; an asset that the network does not have is nil, not an empty value.
///   ``starRating`` lies in 0…5. (ASSET-1 to ASSET-11, ASSET-14)
/// - Unless the publisher disabled image loading, ``images`` and ``icon`` hold pictures, not URLs; a network
///   that gives only URLs needs a ``NativeAdImageDownloader``. (OPTION-1 to OPTION-3)
/// - Pass ``didRecordImpression()`` and
///   ``didRecordClickOnAsset(withName:view:viewController:)`` on to the network, unless it counts by itself.
///   (EVENT-1 to EVENT-5)
/// - Release the view that ``didRender(in:clickableAssetViews:nonclickableAssetViews:viewController:)`` gave
///   when ``didUntrackView(_:)`` is called. (VIEW-1 to VIEW-6, EVENT-20, EVENT-21)
///
/// The host reads the assets and calls all methods on the main actor. The protocol has no isolation, as the
/// original has none.
///
/// Mirrors `GADMediatedUnifiedNativeAd`. Source: Native custom events, "Map native ads".
public protocol MediatedUnifiedNativeAd: NSObjectProtocol {
  /// The main line.
  var headline: String? { get }
  /// The large images, best first.
  var images: [NativeAdImage]? { get }
  /// The text.
  var body: String? { get }
  /// The small square image.
  var icon: NativeAdImage? { get }
  /// What the button says.
  var callToAction: String? { get }
  /// The app's rating, 0 to 5.
  var starRating: NSDecimalNumber? { get }
  /// The store that sells the app.
  var store: String? { get }
  /// The price, with its currency.
  var price: String? { get }
  /// Who advertises.
  var advertiser: String? { get }
  /// Assets that have no property here, by the network's names.
  var extraAssets: [String: Any]? { get }

  /// The network's AdChoices icon. Read again at each rendering; nil unless implemented.
  ///
  /// Source: Native custom events, "AdChoices".
  var adChoicesView: UIView? { get }
  /// The view that plays the ad's video, or shows its main image. Nil unless implemented.
  var mediaView: UIView? { get }
  /// Whether there is a video in ``mediaView``. False unless implemented. (ASSET-12, ASSET-13)
  var hasVideoContent: Bool { get }
  /// Width by height of the media; 0 when unknown, and unless implemented.
  var mediaContentAspectRatio: CGFloat { get }
  /// The video's length in seconds; 0 when unknown, and unless implemented.
  var duration: TimeInterval { get }
  /// Where the video is, in seconds; 0 when unknown, and unless implemented.
  var currentTime: TimeInterval { get }

  /// The publisher shows the ad in a view.
  ///
  /// - Parameters:
  ///   - view: the view that holds all asset views.
  ///   - clickableAssetViews: the views whose taps are clicks.
  ///   - nonclickableAssetViews: the views whose taps are not.
  ///   - viewController: presents what the ad opens.
  func didRender(
    in view: UIView,
    clickableAssetViews: [AssetIdentifier: UIView],
    nonclickableAssetViews: [AssetIdentifier: UIView],
    viewController: UIViewController
  )

  /// The host has recorded an impression: tell the network. Not called when the custom event handles impressions.
  func didRecordImpression()

  /// The host has recorded a click: tell the network. Not called when the network handles clicks.
  ///
  /// - Parameters:
  ///   - assetName: what was tapped.
  ///   - view: the view that was tapped.
  ///   - viewController: presents what the ad opens.
  func didRecordClickOnAsset(
    withName assetName: AssetIdentifier,
    view: UIView,
    viewController: UIViewController
  )

  /// ``didRecordClickOnAsset(withName:view:viewController:)`` by today's label: implement either. The host calls
  /// this one.
  func didRecordClickOnAsset(
    with assetName: AssetIdentifier,
    view: UIView,
    viewController: UIViewController
  )

  /// The ad is no longer shown in that view: release it. Nil when the view is gone already.
  func didUntrackView(_ view: UIView?)
}

extension MediatedUnifiedNativeAd {
  /// None.
  public var adChoicesView: UIView? { nil }
  /// None.
  public var mediaView: UIView? { nil }
  /// No.
  public var hasVideoContent: Bool { false }
  /// Unknown.
  public var mediaContentAspectRatio: CGFloat { 0 }
  /// Unknown.
  public var duration: TimeInterval { 0 }
  /// Unknown.
  public var currentTime: TimeInterval { 0 }

  /// Does nothing: the network needs no view.
  public func didRender(
    in view: UIView,
    clickableAssetViews: [AssetIdentifier: UIView],
    nonclickableAssetViews: [AssetIdentifier: UIView],
    viewController: UIViewController
  ) {}

  /// Does nothing.
  public func didRecordImpression() {}

  /// Does nothing.
  public func didRecordClickOnAsset(
    withName assetName: AssetIdentifier,
    view: UIView,
    viewController: UIViewController
  ) {}

  /// Calls the same by the earlier label.
  public func didRecordClickOnAsset(
    with assetName: AssetIdentifier,
    view: UIView,
    viewController: UIViewController
  ) { didRecordClickOnAsset(withName: assetName, view: view, viewController: viewController) }

  /// Does nothing: no view was kept.
  public func didUntrackView(_ view: UIView?) {}
}
