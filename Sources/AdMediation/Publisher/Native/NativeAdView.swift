import AdPlatform
import Foundation
public import HeadlessUIKit
import Synchronization

/// Shows a native ad. Give it a subview for each asset, then set ``nativeAd``.
///
/// The host watches the view: the first time that it is on the screen is the impression, a tap on an asset
/// that the ad has is a click. A button takes its own taps; all other views may take touches or not.
///
/// Mirrors `GADNativeAdView`.
@preconcurrency
@MainActor
open class NativeAdView: UIView {
  /// Shows the main line.
  open var headlineView: UIView?
  /// Shows the button.
  open var callToActionView: UIView?
  /// Shows the small image.
  open var iconView: UIView?
  /// Shows the text.
  open var bodyView: UIView?
  /// Shows the store.
  open var storeView: UIView?
  /// Shows the price.
  open var priceView: UIView?
  /// Shows the large image.
  open var imageView: UIView?
  /// Shows the rating.
  open var starRatingView: UIView?
  /// Shows who advertises.
  open var advertiserView: UIView?
  /// Shows the video, or the main image.
  open var mediaView: MediaView?
  /// Shows the network's AdChoices icon; without it the icon goes into the preferred corner.
  open var adChoicesView: AdChoicesView?

  /// The ad shown. Setting it renders the ad, after untracking the one before; nil untracks only. An ad that is
  /// shown in another view leaves that view. Set it again after changing asset views.
  open var nativeAd: NativeAd? {
    didSet {
      changes += 1
      let change = changes
      if let oldValue { untrack(oldValue) }
      // The network or the publisher may have set another ad meanwhile.
      if change == changes, let nativeAd { render(nativeAd) }
    }
  }

  /// Counts settings of ``nativeAd``.
  private var changes = 0

  private var clickableViews: [AssetIdentifier: UIView] = [:]
  private weak var placedAdChoicesView: UIView?
  private weak var filledMediaView: MediaView?

  deinit {
    // The view is gone when the network hears of it, so it hears of no view.
    guard let deliveredAd = shown.withLock(\.self) else { return }
    deliveredAd.scheduler.deliver { deliveredAd.untrack(nil) }
  }

  /// The ad that is shown, where `deinit`, which runs on any thread, can read it.
  private nonisolated let shown = Mutex<DeliveredAd?>(nil)

  // MARK: Rendering

  private func render(_ ad: NativeAd) {
    let change = changes
    ad.move(to: self)
    ad.deliveredAd.replayEarlyEvents()
    // The move or an early event may have made the publisher set another ad.
    guard change == changes else { return }
    shown.withLock { $0 = ad.deliveredAd }
    filledMediaView = mediaView
    mediaView?.mediaContent = ad.mediaContent
    let (clickable, nonclickable) = assetViews(for: ad)
    clickableViews = clickable
    forEachControl { $0.addAction(tapAction, for: .touchUpInside) }
    addGestureRecognizer(tapRecognizer)
    ad.deliveredAd.render(
      in: self,
      clickableAssetViews: clickable,
      nonclickableAssetViews: nonclickable,
      viewController: ad.rootViewController ?? window?.rootViewController
    )
    guard change == changes else { return }
    // Some networks make their icon only when they are rendered.
    showAdChoices(of: ad)
    checkVisibility()
  }

  private func untrack(_ ad: NativeAd) {
    forEachControl { $0.removeAction(identifiedBy: Self.tapActionIdentifier, for: .touchUpInside) }
    removeGestureRecognizer(tapRecognizer)
    clickableViews = [:]
    placedAdChoicesView?.removeFromSuperview()
    filledMediaView?.mediaContent = nil
    shown.withLock { $0 = nil }
    ad.deliveredAd.untrack(self)
  }

  /// Views of assets that the ad has are clickable; those without an asset and the AdChoices icon, which has
  /// a purpose of its own, are not.
  private func assetViews(
    for ad: NativeAd
  ) -> (clickable: [AssetIdentifier: UIView], nonclickable: [AssetIdentifier: UIView]) {
    let all: [(AssetIdentifier, UIView?, isPresent: Bool)] = [
      (.headlineAsset, headlineView, ad.headline != nil),
      (.callToActionAsset, callToActionView, ad.callToAction != nil),
      (.iconAsset, iconView, ad.icon != nil),
      (.bodyAsset, bodyView, ad.body != nil),
      (.storeAsset, storeView, ad.store != nil),
      (.priceAsset, priceView, ad.price != nil),
      (.imageAsset, imageView, ad.images?.isEmpty == false),
      (.starRatingAsset, starRatingView, ad.starRating != nil),
      (.advertiserAsset, advertiserView, ad.advertiser != nil),
      (.mediaViewAsset, mediaView, mediaView?.isEmpty == false),
      (.adChoicesViewAsset, adChoicesView, false),
    ]
    var clickable = [AssetIdentifier: UIView](minimumCapacity: all.count)
    var nonclickable: [AssetIdentifier: UIView] = [:]
    for case (let asset, let view?, let isPresent) in all {
      if isPresent { clickable[asset] = view } else { nonclickable[asset] = view }
    }
    return (clickable, nonclickable)
  }

  private func showAdChoices(of ad: NativeAd) {
    guard let icon = ad.adChoicesView else { return }
    placedAdChoicesView = icon
    if let adChoicesView {
      adChoicesView.addSubview(icon)
      return
    }
    let origin = ad.preferredAdChoicesPosition.origin(of: icon.bounds.size, in: bounds)
    icon.frame = CGRect(origin: origin, size: icon.frame.size)
    addSubview(icon)
  }

  // MARK: Visibility

  open override func visibilityMayHaveChanged() {
    super.visibilityMayHaveChanged()
    checkVisibility()
  }

  private func checkVisibility() {
    guard let deliveredAd = nativeAd?.deliveredAd, deliveredAd.awaitsVisibility, isVisibleOnScreen else {
      return
    }
    deliveredAd.viewBecameVisible()
  }

  // MARK: Taps

  private static let tapActionIdentifier = UIAction.Identifier("AdMediation.NativeAdView.tap")

  private var tapAction: UIAction {
    UIAction(identifier: Self.tapActionIdentifier) { [weak self] action in
      guard let self, let control = action.sender as? UIView else { return }
      guard let asset = innermostAsset(where: { $0 === control }) else { return }
      nativeAd?.deliveredAd.tapped(asset)
    }
  }

  private func forEachControl(_ body: (UIControl) -> Void) {
    for case let control as UIControl in clickableViews.values { body(control) }
  }

  /// Recognizes taps beside the recognizers of the network and of the publisher.
  private lazy var tapRecognizer: UITapGestureRecognizer = {
    let recognizer = UITapGestureRecognizer()
    recognizer.cancelsTouchesInView = false
    recognizer.delegate = tapObserver
    recognizer.addHandler { [weak self] _ in self?.tapped() }
    return recognizer
  }()
  private let tapObserver = TapObserver()

  private func tapped() {
    guard let deliveredAd = nativeAd?.deliveredAd, let touch = tapRecognizer.touch else { return }
    guard let asset = asset(under: touch) else { return deliveredAd.tappedOutsideAssets() }
    deliveredAd.tapped(asset)
  }

  /// The innermost clickable asset view under a finger that touched it, something in it, or, where it takes no
  /// touches, something around it. What the network or the publisher has laid over it is not the asset.
  private func asset(under touch: UITouch) -> AssetIdentifier? {
    guard let touched = touch.view, !isAdChoices(touched) else { return nil }
    return innermostAsset { view in
      (touched.isDescendant(of: view) || view.isDescendant(of: touched))
        && view.bounds.contains(touch.location(in: view)) && view.isVisibleOnScreen
    }
  }

  private func isAdChoices(_ view: UIView) -> Bool {
    if let adChoicesView, view.isDescendant(of: adChoicesView) { return true }
    if let placedAdChoicesView { return view.isDescendant(of: placedAdChoicesView) }
    return false
  }

  private func innermostAsset(where isHit: (UIView) -> Bool) -> AssetIdentifier? {
    var first: (asset: AssetIdentifier, view: UIView)?
    var others: [(asset: AssetIdentifier, view: UIView)] = []
    for (asset, view) in clickableViews where isHit(view) {
      if first == nil { first = (asset, view) } else { others.append((asset, view)) }
    }
    guard let first, !others.isEmpty else { return first?.asset }
    let hits = [first] + others
    let innermost = hits.filter { hit in
      !hits.contains { $0.view !== hit.view && $0.view.isDescendant(of: hit.view) }
    }
    return innermost.map(\.asset).min { $0.rawValue < $1.rawValue }
  }
}

/// Lets other recognizers recognize a tap on an ad, too. Controls take their own touches.
private final class TapObserver: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    let views = sequence(first: touch.view) { $0 === gestureRecognizer.view ? nil : $0?.superview }
    return !views.contains { $0 is UIControl }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

extension NativeAdView: AssetViewHolder {
  func clickableView(of asset: AssetIdentifier) -> UIView? { clickableViews[asset] }
}
