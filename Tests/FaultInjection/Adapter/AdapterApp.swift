import AdMediation
import Foundation
import HeadlessUIKit

/// The app of a trial: its screen, its loader and its ads.
@MainActor
final class AdapterApp {
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
    var hasEnded = false
    /// The source of the ad, by its place in the ad unit.
    var source: Int?

    /// Whether there was an ad, and is none any more.
    var isGone: Bool { hasEnded && watched == nil }
  }

  let format: AdFormat
  let screen = UIViewController()
  private let window = UIWindow()
  /// Where native ads are shown.
  private(set) var adView: NativeAdView?
  var loader: AdLoader?
  var banner: BannerView?
  private weak var watchedLoader: AdLoader?
  private weak var watchedBanner: BannerView?

  var requests: [Request] = []
  /// The request whose ad is being asked to present itself.
  var presenting: Int?
  /// The request whose banner is shown.
  var shown: Int?
  /// What somebody keeps for ever.
  var keeps: [AnyObject?] = []

  init(_ format: AdFormat) { self.format = format }

  /// Puts the app in front of somebody.
  func open(_ host: MediationHost, delegate: AdapterStage) {
    window.rootViewController = screen
    window.makeKeyAndVisible()
    switch format {
    case .native:
      let loader = AdLoader(adUnitID: AdapterStage.adUnitID, rootViewController: screen, host: host)
      loader.delegate = delegate
      self.loader = loader
      watchedLoader = loader
      let adView = NativeAdView(frame: CGRect(x: 15, y: 120, width: 360, height: 120))
      let headline = UILabel(frame: CGRect(x: 8, y: 8, width: 344, height: 24))
      adView.headlineView = headline
      adView.addSubview(headline)
      screen.view.addSubview(adView)
      self.adView = adView
    case .banner:
      let banner = BannerView(adSize: AdSizeBanner, host: host)
      banner.adUnitID = AdapterStage.adUnitID
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
    return requests[request].ad != nil || adView?.nativeAd === ad
  }

  /// The request whose outcome comes next, if they come one after the other.
  var underWay: Int? { requests.firstIndex { !$0.hasEnded } }

  /// The newest ad that the app has.
  var newestAd: Int? { requests.indices.last { requests[$0].ad != nil } }

  /// Keeps nothing any more.
  func letGo() {
    adView?.nativeAd = nil
    adView?.removeFromSuperview()
    // Whoever hears of an end may look here.
    let gone: [AnyObject?] = [adView, banner, loader] + requests.map(\.ad)
    adView = nil
    loader = nil
    for index in requests.indices { requests[index].ad = nil }
    letGoOfBanner()
    withExtendedLifetime(gone) {}
    window.isHidden = true
  }

  /// Takes the banner's view off the screen and lets go of it.
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
    return requests.contains { $0.said != nil } ? "a request" : nil
  }
}
