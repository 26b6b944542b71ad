import AdPlatform
public import Foundation
public import HeadlessUIKit
import Synchronization

/// Loads and shows banners.
///
/// The network counts impressions and clicks.
///
/// Mirrors `GADBannerView`.
@preconcurrency
@MainActor
open class BannerView: UIView {
  /// The ad unit in the host's configuration. Needed before ``load(_:)``.
  open var adUnitID: String?
  /// Presents what the banner opens. Held weakly.
  open weak var rootViewController: UIViewController?
  /// Told what happens.
  open weak var delegate: (any BannerViewDelegate)?
  /// The size of the banner. A network that is showing one is told of a change.
  open var adSize: AdSize {
    didSet { if adSize != oldValue { tellBannerItsSize() } }
  }
  /// What became of each source, for the banner that is shown.
  public private(set) var responseInfo: ResponseInfo?
  /// All that happened to the newest request and its banner.
  public private(set) var eventLog = AdEventLog()

  private let host: MediationHost
  private var current: AdLoad?
  /// The banner that is shown, where `deinit`, which runs on any thread, can read it.
  private nonisolated let shown = Mutex<DeliveredAd?>(nil)
  private weak var adView: UIView?
  /// What happens while a new banner is put into the view: told after that it was received. Nil at other times.
  private var waiting: [MediationAdEvent]?

  /// An empty view of a banner's size.
  ///
  /// - Parameters:
  ///   - adSize: the size of the banners.
  ///   - origin: where it is in its superview.
  ///   - host: where configuration, adapters and time come from.
  public init(adSize: AdSize, origin: CGPoint = .zero, host: MediationHost = .shared) {
    self.adSize = adSize
    self.host = host
    let size = isAdSizeValid(size: adSize) ? adSize.size : .zero
    super.init(frame: CGRect(origin: origin, size: size))
  }

  /// Not for use here: there are no storyboards.
  public required init?(coder: NSCoder) {
    adSize = AdSizeInvalid
    host = .shared
    super.init(coder: coder)
  }

  deinit {
    guard let deliveredAd = shownAd else { return }
    deliveredAd.scheduler.deliver { deliveredAd.release() }
  }

  /// Whether a request is under way.
  public var isLoading: Bool { current != nil }

  /// Asks for a banner. The outcome goes to ``delegate``, always after this method has returned.
  open func load(_ request: Request?) {
    do {
      let context = try context(for: request)
      let log = AdEventLog()
      eventLog = log
      let load = AdLoad(context, rootViewController: rootViewController, host: host, log: log) {
        self.ended($0, adSize: context.adSize)
      }
      current = load
      host.platform.scheduler.schedule(after: .zero) { load.start() }
    } catch {
      host.platform.scheduler.schedule(after: .zero) {
        self.delegate?.bannerView(self, didFailToReceiveAdWithError: error)
      }
    }
  }

  private func context(for request: Request?) throws(RequestError) -> LoadContext {
    guard current == nil else { throw .loadInProgress }
    guard let adUnitID else { throw .noAdUnit }
    guard isAdSizeValid(size: adSize) else { throw .invalidAdSize(adSize) }
    var context = try host.makeContext(adUnitID: adUnitID, format: .banner, request: request)
    context.adSize = adSize
    return context
  }

  /// - Parameter adSize: what was asked for.
  private func ended(_ outcome: AdLoad.Outcome, adSize: AdSize) {
    current = nil
    switch outcome {
    case .failed(let error):
      delegate?.bannerView(self, didFailToReceiveAdWithError: error)
    case .filled(let deliveredAd, let responseInfo):
      self.responseInfo = responseInfo
      show(deliveredAd, askedFor: adSize)
    }
  }

  private func show(_ deliveredAd: DeliveredAd, askedFor askedSize: AdSize) {
    takeAwayBanner()
    shown.withLock { $0 = deliveredAd }
    waiting = []
    deliveredAd.delegate = self
    deliveredAd.connect()
    deliveredAd.placedBanner()
    let view = deliveredAd.bannerView(for: askedSize)
    if let view {
      adView = view
      addSubview(view)
    }
    if adSize != askedSize { tellBannerItsSize() }
    delegate?.bannerViewDidReceiveAd(self)
    let adEvents = waiting ?? []
    waiting = nil
    for adEvent in adEvents { tellDelegate(adEvent) }
    deliveredAd.replayEarlyEvents()
  }

  private func tellBannerItsSize() {
    guard case .banner(let ad) = shownAd?.loadedAd?.ad else { return }
    Platform.$current.withValue(host.platform) { ad.changeSize(to: adSize) }
  }

  private func takeAwayBanner() {
    adView?.removeFromSuperview()
    shownAd?.removedBanner()
    shownAd?.release()
  }

  private nonisolated var shownAd: DeliveredAd? { shown.withLock(\.self) }

  /// The adapter's side of the banner, while it is not released: what a conformance kit looks at.
  package var mediatedAd: (any NSObjectProtocol)? { shownAd?.loadedAd?.ad.object }

  func forward(_ adEvent: MediationAdEvent) {
    guard waiting == nil else {
      waiting?.append(adEvent)
      return
    }
    tellDelegate(adEvent)
  }

  private func tellDelegate(_ adEvent: MediationAdEvent) {
    switch adEvent {
    case .didRecordImpression: delegate?.bannerViewDidRecordImpression(self)
    case .didRecordClick: delegate?.bannerViewDidRecordClick(self)
    case .willPresentScreen: delegate?.bannerViewWillPresentScreen(self)
    case .willDismissScreen: delegate?.bannerViewWillDismissScreen(self)
    case .didDismissScreen: delegate?.bannerViewDidDismissScreen(self)
    // Publishers of banners have no words for these; they stand in the log.
    case .didFailToPresent, .willLeaveApplication, .didPlayVideo, .didPauseVideo, .didEndVideoPlayback,
      .didMuteVideo, .didUnmuteVideo, .didRewardUser:
      break
    }
  }
}

extension BannerView: DeliveredAdDelegate {}
