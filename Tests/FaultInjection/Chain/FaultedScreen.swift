import AdMediation
import Foundation
import HeadlessUIKit

/// A screen of an app with two places for a native ad, and the request that they are for.
@MainActor
final class FaultedScreen: UIViewController {
  /// The request under way.
  weak var request: FaultedRequest?

  private let window = UIWindow()
  private var places: [Place?] = [nil, nil]

  /// A view for an ad, and what is tapped in it.
  private struct Place {
    let adView: NativeAdView
    let headline: UIView
    let button: UIView
  }

  /// Puts the screen in front of somebody.
  func open() {
    window.rootViewController = self
    window.makeKeyAndVisible()
    reset()
  }

  /// Takes it away again.
  func close() { window.isHidden = true }

  /// Shows an ad; nil shows none.
  func show(_ ad: NativeAd?, in place: Int) {
    guard ad != nil || places[place] != nil else { return }
    self.place(place).adView.nativeAd = ad
  }

  /// The ad that is shown.
  func ad(in place: Int) -> NativeAd? { places[place]?.adView.nativeAd }

  /// Whether no ad is shown.
  var isEmpty: Bool { places.allSatisfy { $0?.adView.nativeAd == nil } }

  func setHidden(_ isHidden: Bool, _ place: Int) { self.place(place).adView.isHidden = isHidden }

  /// Lets go of a view.
  func drop(_ place: Int) {
    // Whoever hears of the view's end may look for it here.
    let dropped = places[place]
    places[place] = nil
    dropped?.adView.removeFromSuperview()
  }

  /// - Returns: whether the finger has touched the view.
  func tap(_ target: ChainStep.Target, in place: Int) -> Bool {
    guard let place = places[place], place.adView.isVisibleOnScreen else { return false }
    switch target {
    case .headline: return place.headline.tap()
    case .button: return place.button.tap()
    case .margin:
      return window.tap(at: place.adView.convert(CGPoint(x: 2, y: 2), to: window)) != nil
    }
  }

  /// As it was at first.
  func reset() {
    for index in places.indices {
      let adView = place(index).adView
      adView.nativeAd = nil
      adView.isHidden = false
    }
  }

  private func place(_ index: Int) -> Place {
    if let place = places[index] { return place }
    let place = makePlace(index)
    places[index] = place
    return place
  }

  /// The second one has a button that takes its taps itself.
  private func makePlace(_ index: Int) -> Place {
    let adView = NativeAdView(frame: CGRect(x: 15, y: 120 + 200 * index, width: 360, height: 120))
    let headline = UILabel(frame: CGRect(x: 8, y: 8, width: 344, height: 24))
    let frame = CGRect(x: 8, y: 64, width: 120, height: 48)
    let button = index == 0 ? UILabel(frame: frame) : UIButton(frame: frame)
    adView.headlineView = headline
    adView.callToActionView = button
    for view in [headline, button] { adView.addSubview(view) }
    view.addSubview(adView)
    return Place(adView: adView, headline: headline, button: button)
  }
}
