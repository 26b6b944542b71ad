import AdMediation
import Foundation
import HeadlessUIKit

/// The app of a trial: its screen, its loader and its ads.
@MainActor
final class StudyApp {
  /// One request, and the ad that came of it.
  struct Request {
    let log: AdEventLog
    /// How much of the log was read.
    var read = 0
    /// What the app has said about it, which the host keeps for as long as it is under way.
    weak var said: AdMediation.Request?
    /// The ad, while the app has it.
    var ad: (any AnyObject & Sendable)?
    weak var watched: AnyObject?
    /// The session of a native ad.
    weak var tracker: AnyObject?
    var hasEnded = false

    /// Whether there was an ad, and is none any more.
    var isGone: Bool { hasEnded && watched == nil }
  }

  let format: AdFormat
  let screen = UIViewController()
  private let window = UIWindow()
  /// Where native ads are shown.
  private var places: [AdPlace?] = [nil, nil]
  var loader: AdLoader?
  var banner: BannerView?
  private weak var watchedLoader: AdLoader?
  private weak var watchedBanner: BannerView?

  var requests: [Request] = []
  /// The request whose ad is being asked to present itself.
  var presenting: Int?
  /// The request whose banner is shown.
  var shown: Int?
  /// What the app never releases.
  var keeps: [AnyObject?] = []

  init(_ format: AdFormat) { self.format = format }

  /// Shows the app to a user.
  func open(_ host: MediationHost, delegate: HostStage) {
    window.rootViewController = screen
    window.makeKeyAndVisible()
    switch format {
    case .native:
      let loader = AdLoader(adUnitID: HostStage.adUnitID, rootViewController: screen, host: host)
      loader.delegate = delegate
      self.loader = loader
      watchedLoader = loader
    case .banner:
      let banner = BannerView(adSize: AdSizeBanner, host: host)
      banner.adUnitID = HostStage.adUnitID
      banner.rootViewController = screen
      banner.delegate = delegate
      self.banner = banner
      watchedBanner = banner
    default: break
    }
  }

  /// Whether the app has the ad of a request.
  func holds(_ request: Int) -> Bool {
    if format == .banner { return shown == request && banner != nil }
    guard let ad = requests[request].watched else { return false }
    return requests[request].ad != nil || isShown(ad)
  }

  /// The request whose outcome comes next, if they come one after the other.
  var underWay: Int? { requests.firstIndex { !$0.hasEnded } }

  /// The newest ad that the app has.
  var newestAd: Int? { requests.indices.last { requests[$0].ad != nil } }

  // MARK: Views

  /// A place for a native ad, which is made when it is not there; nil in apps without native ads.
  func place(_ index: Int) -> AdPlace? {
    guard format == .native else { return nil }
    if let place = places[index] { return place }
    let place = AdPlace(index, on: screen)
    places[index] = place
    return place
  }

  /// Releases a place.
  func drop(_ index: Int) {
    // A callback about the view's end may look for it here.
    let dropped = places[index]
    places[index] = nil
    dropped?.adView.removeFromSuperview()
  }

  /// Whether a native ad is in one of the places.
  func isShown(_ ad: AnyObject) -> Bool { places.contains { $0?.adView.nativeAd === ad } }

  /// Keeps nothing any more.
  func letGo() {
    for place in places { place?.adView.nativeAd = nil }
    for index in places.indices { drop(index) }
    // A callback about an end may look here.
    let gone: [AnyObject?] = [banner, loader] + requests.map(\.ad)
    loader = nil
    for index in requests.indices { requests[index].ad = nil }
    letGoOfBanner()
    withExtendedLifetime(gone) {}
    window.isHidden = true
  }

  /// Takes the banner's view off the screen and releases it.
  func letGoOfBanner() {
    let gone = banner
    banner = nil
    gone?.removeFromSuperview()
  }

  /// What is still there that should not be.
  var remains: String? {
    if watchedLoader != nil { return "the loader" }
    if watchedBanner != nil { return "the banner's view" }
    if requests.contains(where: { $0.watched != nil }) { return "the app's ad" }
    if requests.contains(where: { $0.tracker != nil }) { return "the ad's session" }
    return requests.contains { $0.said != nil } ? "a request" : nil
  }
}

/// A view for a native ad, and what is tapped in it.
@MainActor
final class AdPlace {
  let adView: NativeAdView
  /// The request whose ad was shown last.
  private(set) var lastShown: Int?
  private let headline: UIView
  private let button: UIView

  /// The second place has a button that takes its taps itself.
  init(_ index: Int, on screen: UIViewController) {
    adView = NativeAdView(frame: CGRect(x: 15, y: 120 + 200 * index, width: 360, height: 120))
    headline = UILabel(frame: CGRect(x: 8, y: 8, width: 344, height: 24))
    let frame = CGRect(x: 8, y: 64, width: 120, height: 48)
    button = index == 0 ? UILabel(frame: frame) : UIButton(frame: frame)
    adView.headlineView = headline
    adView.callToActionView = button
    for view in [headline, button] { adView.addSubview(view) }
    screen.view.addSubview(adView)
  }

  /// Shows the ad of a request.
  func show(_ ad: NativeAd, _ request: Int) {
    lastShown = request
    adView.nativeAd = ad
  }

  /// A finger touches the view where it is on the screen.
  func tap(_ target: HostEvent.Target) {
    guard adView.isVisibleOnScreen else { return }
    switch target {
    case .headline: _ = headline.tap()
    case .button: _ = button.tap()
    case .margin: _ = adView.window?.tap(at: adView.convert(CGPoint(x: 2, y: 2), to: adView.window))
    }
  }
}
