import AdPlatform
import Foundation
import HeadlessUIKit

/// Acts for ``AdSession``: owns the adapter's side of a delivered ad, feeds the session with what happens
/// and carries out what it decides.
@MainActor
final class DeliveredAd: MediationAdEventReceiver {
  /// Forwards the events of the ad to its publisher.
  weak var delegate: (any DeliveredAdDelegate)?

  let log: AdEventLog
  let platform: Platform
  /// The platform's scheduler, for `deinit`s on any thread.
  nonisolated let scheduler: any Scheduler
  /// The ad and its adapter, while the ad is not released.
  private(set) var loadedAd: LoadedAd?
  private var session: AdSession
  private var decided: [Decided] = []
  private var rendering: Rendering?
  /// For ads that neither loader nor window has given one.
  private lazy var ownViewController = UIViewController()
  /// Whether the ad's events are handled as they come.
  private var isListening = true
  private var early: ArraySlice<MediationAdEvent> = []

  /// What is still to be done, with what was there when it was decided.
  private enum Decided {
    case effect(AdSession.Effect)
    case tellClick(AssetIdentifier, view: UIView, UIViewController)
    case tellRendered(
      UIView,
      clickable: [AssetIdentifier: UIView],
      nonclickable: [AssetIdentifier: UIView],
      UIViewController
    )
    case tellUntracked(UIView?)
  }

  /// Where the ad is shown.
  private struct Rendering {
    weak var view: (any AssetViewHolder)?
    weak var viewController: UIViewController?
  }

  init(_ loadedAd: LoadedAd, log: AdEventLog, platform: Platform) {
    self.loadedAd = loadedAd
    self.log = log
    self.platform = platform
    scheduler = platform.scheduler
    session = AdSession(
      kind: loadedAd.ad.kind,
      networkCountsImpressions: loadedAd.networkCountsImpressions,
      networkCountsClicks: loadedAd.networkCountsClicks
    )
  }

  /// The adapter's native ad, while it is not released.
  var nativeAd: (any MediatedUnifiedNativeAd)? {
    if case .native(let ad) = loadedAd?.ad { ad } else { nil }
  }

  /// Reads the ad's assets and logs what was wrong with them.
  func assets(wantsPictures: Bool) -> NativeAdAssets {
    var assets = NativeAdAssets()
    bound { assets = NativeAdAssets($0, wantsPictures: wantsPictures) }
    for (asset, anomaly) in assets.anomalies {
      record("didReceive", details: ["asset": asset], anomaly: anomaly)
    }
    return assets
  }

  /// Whether the host still has to find out when the rendered view is on the screen.
  var awaitsVisibility: Bool { session.awaitsVisibility }

  /// Takes over the ad's events. Those that came before wait, with all that comes until then, for
  /// ``replayEarlyEvents()``.
  func connect() {
    guard let loadedAd else { return }
    loadedAd.received.forEachReporter {
      early += MediationAdEventRouter.shared.connect($0, to: self, on: scheduler, log: log)
    }
    isListening = early.isEmpty
  }

  /// Whether there is something to replay.
  var hasEarlyEvents: Bool { !isListening }

  /// Replays what came before the publisher could hear it. Called when it can, or shows the ad.
  func replayEarlyEvents() {
    isListening = true
    while let adEvent = early.popFirst() {
      handle(.reported(adEvent), otherwiseNoting: .arrivedBeforeDelivery)
    }
  }

  // MARK: What happens

  func render(
    in view: any AssetViewHolder,
    clickableAssetViews: [AssetIdentifier: UIView],
    nonclickableAssetViews: [AssetIdentifier: UIView],
    viewController: UIViewController?
  ) {
    let viewController = viewController ?? ownViewController
    replayEarlyEvents()
    rendering = Rendering(view: view, viewController: viewController)
    // Nothing of the life of an ad on the screen waits behind more than this.
    decided.reserveCapacity(2)
    let rendered = Decided.tellRendered(
      view,
      clickable: clickableAssetViews,
      nonclickable: nonclickableAssetViews,
      viewController
    )
    handle(.rendered, then: rendered)
  }

  /// - Parameter view: nil when the view is gone; then the ad may be shown in another one already.
  func untrack(_ view: UIView?) {
    guard let rendering, view != nil || rendering.view == nil else { return }
    self.rendering = nil
    handle(.untracked, then: .tellUntracked(view))
  }

  func viewBecameVisible() { handle(.becameVisible) }

  /// The banner's view. Logs when it is larger than it may be.
  func bannerView(for adSize: AdSize) -> UIView? {
    guard case .banner(let ad) = loadedAd?.ad else { return nil }
    let view = Platform.$current.withValue(platform) { ad.view }
    let size = view.bounds.size
    if size.width > adSize.size.width || size.height > adSize.size.height {
      let details = ["size": "\(size.width) x \(size.height)"]
      record("didReceive", details: details, anomaly: .bannerTooLarge)
    }
    return view
  }

  /// The publisher has put the banner into its view.
  func placedBanner() { handle(.rendered) }

  /// The publisher has taken the banner out of its view.
  func removedBanner() { handle(.untracked) }

  /// The host does not ask the ad to present itself.
  func refusedToPresent(_ error: PresentationError) {
    record("didFailToPresent", details: ["message": error.message])
  }

  /// The publisher asks the ad to present itself. What becomes of it is for the network to say.
  func present(from viewController: UIViewController) {
    guard case .fullScreen(_, let present) = loadedAd?.ad else { return }
    replayEarlyEvents()
    record("present")
    handle(.rendered)
    Platform.$current.withValue(platform) { present(viewController) }
    scheduler.schedule(after: MediationLimits.presentationTime, as: .deadline) { [weak self] in
      self?.handle(.presentationTimeEnded)
    }
  }

  func tapped(_ asset: AssetIdentifier) { handle(.tapped(asset)) }

  func tappedOutsideAssets() { record("tapped", anomaly: .tapOutsideAssets) }

  func networkReported(_ adEvent: MediationAdEvent, fromBackground: Bool) {
    if fromBackground { record(adEvent.name, anomaly: .calledFromBackground) }
    guard isListening else { return early.append(adEvent) }
    // Of a replay that is under way the rest goes first.
    replayEarlyEvents()
    handle(.reported(adEvent))
  }

  /// The publisher has released the ad: releases the adapter in turn. The ad is in no view by then, for a view
  /// keeps its ad and untracks it when it goes.
  func release() {
    guard let loadedAd else { return }
    performDecided()
    record("released")
    handle(.released)
    // The publisher has released the ad: the session logs the notifications that still wait.
    replayEarlyEvents()
    loadedAd.received.forEachReporter {
      MediationAdEventRouter.shared.release($0, log: log, scheduler: scheduler)
    }
    self.loadedAd = nil
    delegate = nil
  }

  // MARK: What is decided

  /// Carries out what was decided in the order in which it was decided, also when that makes the adapter or the
  /// publisher call back: what is left of the earlier decisions goes first, and the caller finds its own done when
  /// its call returns.
  ///
  /// - Parameter anomaly: what is noted beside a report that is otherwise as it should be.
  private func handle(
    _ event: AdSession.Event,
    otherwiseNoting anomaly: AdAnomaly? = nil,
    then last: Decided? = nil
  ) {
    for effect in session.handle(event) {
      if let anomaly, case .tellPublisher(let adEvent, noting: nil) = effect {
        decided.append(.effect(.tellPublisher(adEvent, noting: anomaly)))
      } else {
        decided.append(bindingView(of: effect))
      }
    }
    if let last { decided.append(last) }
    performDecided()
  }

  private func performDecided() {
    while !decided.isEmpty { perform(decided.removeFirst()) }
  }

  /// A click is one on the view that is there now, whatever is shown when the network hears of it.
  private func bindingView(of effect: AdSession.Effect) -> Decided {
    guard case .tellNetworkClick(let asset) = effect,
      let view = rendering?.view?.clickableView(of: asset)
    else { return .effect(effect) }
    return .tellClick(asset, view: view, rendering?.viewController ?? ownViewController)
  }

  private func perform(_ decided: Decided) {
    switch decided {
    case .effect(let effect): perform(effect)
    case .tellClick(let asset, let view, let viewController):
      record("didRecordClickOnAsset", .asset(asset))
      bound { $0.didRecordClickOnAsset(with: asset, view: view, viewController: viewController) }
    case .tellRendered(let view, let clickable, let nonclickable, let viewController):
      record(
        "didRender",
        .assetViews(clickable: AssetSet(clickable.keys), nonclickable: AssetSet(nonclickable.keys))
      )
      bound {
        $0.didRender(
          in: view,
          clickableAssetViews: clickable,
          nonclickableAssetViews: nonclickable,
          viewController: viewController
        )
      }
    case .tellUntracked(let view):
      record("didUntrackView", details: view == nil ? ["view": "nil"] : [:])
      bound { $0.didUntrackView(view) }
    }
  }

  private func perform(_ effect: AdSession.Effect) {
    switch effect {
    case .tellNetworkImpression:
      bound { $0.didRecordImpression() }
    case .tellNetworkClick(let asset):
      // The view that was tapped is gone.
      record("didRecordClickOnAsset", .asset(asset), anomaly: .tapWhileNotRendered)
    case .tellPublisher(let adEvent, let anomaly):
      // Without a delegate the publisher has released the ad after this was decided.
      let delegate = delegate
      let refusal = delegate.map { $0.refusal(of: adEvent) } ?? .afterRelease
      record(adEvent.name, details: adEvent.details, anomaly: refusal ?? anomaly)
      if refusal == nil { delegate?.forward(adEvent) }
    case .leaveTapToNetwork(let asset):
      record("tapped", details: ["asset": asset.rawValue, "countedBy": "network"])
    case .suppress(let name, let anomaly): record(name, anomaly: anomaly)
    case .ignored: break
    }
  }

  /// Calls the adapter's native ad on the host's platform.
  private func bound(_ call: (any MediatedUnifiedNativeAd) -> Void) {
    guard let nativeAd else { return }
    Platform.$current.withValue(platform) { call(nativeAd) }
  }

  private func record(_ name: String, _ facts: AdLogDetails = .none, anomaly: AdAnomaly? = nil) {
    log.record(AdLogEntry(time: scheduler.now, name: name, facts, anomaly: anomaly))
  }

  private func record(_ name: String, details: [String: String], anomaly: AdAnomaly? = nil) {
    record(name, details.isEmpty ? .none : .details(details), anomaly: anomaly)
  }
}

/// Passes on to its publisher what happens to an ad.
@MainActor
protocol DeliveredAdDelegate: AnyObject {
  func forward(_ adEvent: MediationAdEvent)

  /// Why the publisher cannot be told of a report now. Nil unless implemented.
  func refusal(of adEvent: MediationAdEvent) -> AdAnomaly?
}

extension DeliveredAdDelegate {
  func refusal(of adEvent: MediationAdEvent) -> AdAnomaly? { nil }
}

/// A view that shows an ad, and knows which of its views are shown for which asset.
@MainActor
protocol AssetViewHolder: UIView {
  /// The view of an asset that may be tapped, while the ad is rendered.
  func clickableView(of asset: AssetIdentifier) -> UIView?
}

extension AdEventLog {
  /// Logs a network's report that no publisher receives.
  func record(_ adEvent: MediationAdEvent, _ anomaly: AdAnomaly, at time: Duration) {
    record(AdLogEntry(time: time, name: adEvent.name, details: adEvent.details, anomaly: anomaly))
  }
}
