import AdMediation
import Foundation
import HeadlessUIKit

/// The adapter of the networks of a study with faults. What it does stands in the script of the request that the
/// screen is for. Its parameter is the source's place in the waterfall.
@MainActor
final class FaultedCustomEvent: NSObject, @preconcurrency CustomEventNativeAd {
  /// The *Class Name* in the configuration of a study.
  static let className = "Simulation.FaultedCustomEvent"

  weak var delegate: (any CustomEventNativeAdDelegate)?
  private var isAskedFor: FaultedRequest.Traits?

  override init() { super.init() }

  func handlesUserImpressions() -> Bool { isAskedFor?.countsImpressions ?? false }

  func handlesUserClicks() -> Bool { isAskedFor?.countsClicks ?? false }

  func request(
    withParameter serverParameter: String,
    request: CustomEventRequest,
    adTypes: [Any],
    options: [Any],
    rootViewController: UIViewController
  ) {
    guard let source = Int(serverParameter) else { return }
    guard let request = (rootViewController as? FaultedScreen)?.request else { return }
    isAskedFor = request.traits
    request.asked(self, source)
  }
}

/// The ad of such a network: it tells the request what it hears.
@MainActor
final class FaultedNativeAd: NSObject, @preconcurrency MediatedUnifiedNativeAd {
  /// The request that it is for.
  weak var request: FaultedRequest?
  /// Downloaded images.
  var images: [NativeAdImage]?

  var headline: String? { "An ad" }
  var body: String? { nil }
  var icon: NativeAdImage? { nil }
  var callToAction: String? { "Look" }
  var starRating: NSDecimalNumber? { nil }
  var store: String? { nil }
  var price: String? { nil }
  var advertiser: String? { nil }
  var extraAssets: [String: Any]? { nil }

  func didRender(
    in view: UIView,
    clickableAssetViews: [AssetIdentifier: UIView],
    nonclickableAssetViews: [AssetIdentifier: UIView],
    viewController: UIViewController
  ) {
    request?.told(.toldRendering, .rendered)
  }

  func didRecordImpression() { request?.told(.toldImpression, .impressionTold) }

  func didRecordClickOnAsset(
    with assetName: AssetIdentifier,
    view: UIView,
    viewController: UIViewController
  ) {
    request?.told(.toldClick, .clickTold)
  }

  func didUntrackView(_ view: UIView?) { request?.told(.toldUntracking, .untracked) }
}
