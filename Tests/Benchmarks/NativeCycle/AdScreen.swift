import AdPlatform
import Foundation
import HeadlessUIKit
import SampleSDK

/// A screen of an app with one ad on it: the same for every way to get the ad.
@MainActor
final class AdScreen {
  /// Where the cycles' time runs.
  let scheduler = VirtualScheduler(realTimeGrace: .zero)
  let controller = UIViewController()
  let headline = AdScreen.label(8, 8, 280, 24)
  let body = AdScreen.label(8, 40, 340, 40)
  let callToAction = AdScreen.label(8, 290, 120, 48)
  let advertiser = AdScreen.label(140, 290, 100, 20)
  let store = AdScreen.label(140, 318, 100, 20)
  let price = AdScreen.label(250, 290, 90, 20)
  let starRating = AdScreen.label(250, 318, 90, 20)
  let icon = UIImageView(frame: CGRect(x: 296, y: 8, width: 48, height: 48))
  let image = UIImageView(frame: CGRect(x: 8, y: 90, width: 340, height: 190))
  let adView: UIView
  private let window = UIWindow()

  /// - Parameter adView: what holds the ad's assets.
  init(_ adView: UIView) {
    self.adView = adView
    platform = Platform(scheduler: scheduler)
    adView.frame = CGRect(x: 15, y: 120, width: 360, height: 350)
    for view in [
      headline, body, icon, image, advertiser, store, price, starRating, callToAction,
    ] { adView.addSubview(view) }
    controller.view.addSubview(adView)
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  /// Time and network, as the code of ads is to find them. Nothing is fetched: the ads come with their images.
  let platform: Platform

  /// Closes the page that a click has opened.
  func closePage() {
    (controller.presentedViewController as? SampleLandingPageViewController)?.close()
  }

  /// Takes the screen away.
  func close() { window.isHidden = true }

  private static func label(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> UILabel {
    UILabel(frame: CGRect(x: x, y: y, width: width, height: height))
  }
}

/// What an app heard of its ads.
struct Sightings: Hashable, Sendable {
  var ads = 0
  var impressions = 0
  var clicks = 0
  var screensOpened = 0
  var screensClosing = 0
  var screensClosed = 0

  /// What it hears of this many whole cycles.
  static func whole(_ cycles: Int) -> Sightings {
    Sightings(
      ads: cycles,
      impressions: cycles,
      clicks: cycles,
      screensOpened: cycles,
      screensClosing: cycles,
      screensClosed: cycles
    )
  }
}
