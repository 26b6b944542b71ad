import AdMediation
import Foundation
import HeadlessUIKit

/// A screen of an app with one native ad on it, and the request that the ad is for.
@MainActor
final class SimulatedScreen: UIViewController {
  /// What the networks answer to the request under way.
  var answers: RequestAnswers?

  private let window = UIWindow()
  private let adView = NativeAdView(frame: CGRect(x: 15, y: 120, width: 360, height: 120))
  private let headline = UILabel(frame: CGRect(x: 8, y: 8, width: 344, height: 24))
  private let callToAction = UILabel(frame: CGRect(x: 8, y: 64, width: 120, height: 48))

  /// Shows the screen to a user.
  func open() {
    adView.headlineView = headline
    adView.callToActionView = callToAction
    for view in [headline, callToAction] { adView.addSubview(view) }
    view.addSubview(adView)
    window.rootViewController = self
    window.makeKeyAndVisible()
  }

  /// Takes it away again.
  func close() { window.isHidden = true }

  /// Renders an ad; nil untracks the one that is there.
  func show(_ ad: NativeAd?) { adView.nativeAd = ad }

  func tap() { callToAction.tap() }
}
