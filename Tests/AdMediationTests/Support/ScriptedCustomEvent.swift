import AdMediation
import AdPlatform
import Foundation

/// What a scripted custom event does with its request.
@MainActor
struct Script {
  var handlesClicks = false
  var handlesImpressions = false
  var onRequest: (ScriptedCustomEvent) -> Void

  /// Answers at once, inside `request`.
  static func fills(_ ad: ScriptedAd = ScriptedAd()) -> Script { Script { $0.fill(ad) } }

  /// Fails at once, inside `request`.
  static func fails(_ code: Int = 3) -> Script { Script { $0.fail(code) } }

  static var neverAnswers: Script { Script { _ in } }

  /// Answers so much later.
  static func later(
    _ delay: Duration,
    on scheduler: @escaping () -> any Scheduler,
    _ answer: @escaping (ScriptedCustomEvent) -> Void
  ) -> Script {
    Script { event in scheduler().schedule(after: delay) { answer(event) } }
  }

  private static var registered: [String: Script] = [:]

  /// Makes the script findable by the parameter that is returned.
  func register() -> String {
    let parameter = "script-\(Self.registered.count)"
    Self.registered[parameter] = self
    return parameter
  }

  static func find(_ parameter: String) -> Script? { registered[parameter] }
}

/// A custom event that does what the script of its parameter says, and keeps what it was asked.
@MainActor
final class ScriptedCustomEvent: NSObject, @preconcurrency CustomEventNativeAd {
  weak var delegate: (any CustomEventNativeAdDelegate)?
  private(set) var script: Script?
  private(set) var request: CustomEventRequest?
  private(set) var adTypes: [Any] = []
  private(set) var options: [Any] = []
  private(set) weak var rootViewController: UIViewController?

  override init() { super.init() }

  func request(
    withParameter serverParameter: String,
    request: CustomEventRequest,
    adTypes: [Any],
    options: [Any],
    rootViewController: UIViewController
  ) {
    self.request = request
    self.adTypes = adTypes
    self.options = options
    self.rootViewController = rootViewController
    script = Script.find(serverParameter)
    script?.onRequest(self)
  }

  func handlesUserClicks() -> Bool { script?.handlesClicks ?? false }
  func handlesUserImpressions() -> Bool { script?.handlesImpressions ?? false }

  func fill(_ ad: ScriptedAd = ScriptedAd()) { delegate?.customEventNativeAd(self, didReceive: ad) }

  func fail(_ code: Int = 3) {
    let error = NSError(
      domain: "scripted",
      code: code,
      userInfo: [NSLocalizedDescriptionKey: "scripted failure \(code)"]
    )
    delegate?.customEventNativeAd(self, didFailToLoadWithError: error)
  }
}

/// A mediated ad whose assets can be set and that records what the host tells it.
@MainActor
class ScriptedAd: NSObject, @preconcurrency MediatedUnifiedNativeAd {
  var headline: String? = "Headline"
  var images: [NativeAdImage]?
  var body: String? = "Body"
  var icon: NativeAdImage?
  var callToAction: String? = "Install"
  var starRating: NSDecimalNumber? = 4.5
  var store: String? = "Store"
  var price: String? = "Free"
  var advertiser: String? = "Advertiser"
  var extraAssets: [String: Any]?
  var adChoicesView: UIView?
  var mediaView: UIView?
  var hasVideoContent = false
  var mediaContentAspectRatio: CGFloat = 0
  var duration: TimeInterval = 0
  var currentTime: TimeInterval = 0

  private(set) var calls: [String] = []
  private(set) var clickedView: UIView?
  private(set) var clickViewController: UIViewController?
  /// Whether it keeps the views that it is shown in until it is untracked.
  var keepsViews = true
  private(set) var renderedView: UIView?
  private(set) var clickable: [AssetIdentifier: UIView] = [:]
  private(set) var nonclickable: [AssetIdentifier: UIView] = [:]
  private(set) var untrackedViews: [UIView?] = []
  /// Called with each call, for networks that act on what they are told.
  var onCall: ((ScriptedAd, String) -> Void)?

  func didRender(
    in view: UIView,
    clickableAssetViews: [AssetIdentifier: UIView],
    nonclickableAssetViews: [AssetIdentifier: UIView],
    viewController: UIViewController
  ) {
    if keepsViews {
      renderedView = view
      clickable = clickableAssetViews
      nonclickable = nonclickableAssetViews
    }
    note("didRender")
  }

  func didRecordImpression() { note("didRecordImpression") }

  func didRecordClickOnAsset(
    withName assetName: AssetIdentifier,
    view: UIView,
    viewController: UIViewController
  ) {
    clickedView = view
    clickViewController = viewController
    note("didRecordClickOnAsset \(assetName.rawValue)")
  }

  func didUntrackView(_ view: UIView?) {
    renderedView = nil
    clickable = [:]
    nonclickable = [:]
    untrackedViews.append(view)
    note("didUntrackView")
  }

  private func note(_ call: String) {
    calls.append(call)
    onCall?(self, call)
  }
}

/// Reports like a network, by the name of the notification.
@MainActor
func report(_ notification: NativeAdNotificationName, for ad: any MediatedUnifiedNativeAd) {
  notification.report(ad)
}

/// The nine class methods of the notification source.
enum NativeAdNotificationName: String, CaseIterable, Sendable {
  case didRecordImpression, didRecordClick, willPresentScreen, willDismissScreen, didDismissScreen
  case willLeaveApplication, didPlayVideo, didPauseVideo, didEndVideoPlayback

  func report(_ ad: any MediatedUnifiedNativeAd) {
    typealias Source = MediatedNativeAdNotificationSource
    switch self {
    case .didRecordImpression: Source.mediatedNativeAdDidRecordImpression(ad)
    case .didRecordClick: Source.mediatedNativeAdDidRecordClick(ad)
    case .willPresentScreen: Source.mediatedNativeAdWillPresentScreen(ad)
    case .willDismissScreen: Source.mediatedNativeAdWillDismissScreen(ad)
    case .didDismissScreen: Source.mediatedNativeAdDidDismissScreen(ad)
    case .willLeaveApplication: Source.mediatedNativeAdWillLeaveApplication(ad)
    case .didPlayVideo: Source.mediatedNativeAdDidPlayVideo(ad)
    case .didPauseVideo: Source.mediatedNativeAdDidPauseVideo(ad)
    case .didEndVideoPlayback: Source.mediatedNativeAdDidEndVideoPlayback(ad)
    }
  }
}
