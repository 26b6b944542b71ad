import AdMediation
import Foundation
import HeadlessUIKit

extension HostStage {
  // MARK: What the app does

  func actOfApp(_ event: HostEvent) {
    switch event {
    case .start: start()
    case .load: load()
    case .cancel: cancel()
    case .present(let presenter): present(presenter)
    case .show(let view): show(view)
    case .empty(let view): empty(view)
    case .setHidden(let view, let isHidden): app.place(view)?.adView.isHidden = isHidden
    case .dropView(let view): app.drop(view)
    case .tap(let view, let target): tap(view, target)
    case .resize:
      app.banner?.adSize = app.banner?.adSize == AdSizeBanner ? AdSizeLargeBanner : AdSizeBanner
    case .listen: if let request = app.newestAd { listen(request) }
    case .letsGoOfAd(let onThread): letGoOfAd(onThread)
    case .letsGoOfLoader:
      app.loader = nil
      app.letGoOfBanner()
    default: break
    }
  }

  private func start() {
    watch.starts(at: now)
    host?.start { [weak self] _ in
      self?.see { watch throws(BrokenInvariant) in try watch.started() }
    }
  }

  private func load() {
    guard let host, app.requests.count < Self.mostRequests else { return }
    switch setting.format {
    case .native where app.loader == nil, .banner where app.banner == nil: return
    case .native where app.loader?.isLoading == true, .banner where app.banner?.isLoading == true:
      watch.loadsWhileBusy()
      app.loader?.load(nil)
      app.banner?.load(nil)
      return
    default: break
    }
    let number = watch.loads(at: now)
    let request = Request()
    // Mediation adapters read it from their extras, custom events from the keywords.
    request.register(RequestNumber(number))
    request.keywords = ["\(number)"]
    let log = begin(request, number, host)
    app.requests.append(.init(log: log, said: request))
    watch.loaded(number)
    reach(.loads)
  }

  private func begin(_ request: Request, _ number: Int, _ host: MediationHost) -> AdEventLog {
    switch setting.format {
    case .native:
      app.loader?.load(request)
      return app.loader?.eventLog ?? AdEventLog()
    case .banner:
      app.banner?.load(request)
      return app.banner?.eventLog ?? AdEventLog()
    case .interstitial: return begin(InterstitialAd.self, request, number, host)
    case .rewarded: return begin(RewardedAd.self, request, number, host)
    case .rewardedInterstitial: return begin(RewardedInterstitialAd.self, request, number, host)
    case .appOpen: return begin(AppOpenAd.self, request, number, host)
    }
  }

  private func begin<Ad: FullScreenAd>(
    _ type: Ad.Type,
    _ request: Request,
    _ number: Int,
    _ host: MediationHost
  ) -> AdEventLog {
    let log = AdEventLog()
    type.load(with: Self.adUnitID, request: request, host: host, log: log) { [weak self] ad, error in
      self?.ended(number, ad, ad?.responseInfo, error)
    }
    return log
  }

  private func cancel() {
    guard let loader = app.loader, loader.isLoading, let request = app.underWay else { return }
    watch.cancels(request, at: now)
    loader.cancel()
  }

  private func present(_ presenter: HostEvent.Presenter) {
    guard let request = app.newestAd, let ad = app.requests[request].ad as? FullScreenAd else { return }
    let from: UIViewController? =
      switch presenter {
      case .screen: app.screen
      case .front: nil
      case .nowhere: UIViewController()
      }
    watch.presents(request)
    let before = app.presenting
    app.presenting = request
    defer { app.presenting = before }
    switch ad {
    case let ad as InterstitialAd: ad.present(from: from)
    case let ad as AppOpenAd: ad.present(from: from)
    case let ad as RewardingAd:
      // As handlers do, it holds the ad whose reward it gives.
      ad.present(from: from) { [weak self] in
        withExtendedLifetime(ad) { self?.emit(.says(.reward), request) }
      }
    default: break
    }
  }

  private func show(_ view: Int) {
    if let banner = app.banner {
      if let shown = app.shown { watch[shown].wasShown = true }
      if banner.superview == nil { app.screen.view.addSubview(banner) }
    } else if let request = app.newestAd, let ad = app.requests[request].ad as? NativeAd {
      watch.shows(request)
      app.place(view)?.show(ad, request)
    }
  }

  private func empty(_ view: Int) {
    app.banner?.removeFromSuperview()
    guard let place = app.place(view), let ad = place.adView.nativeAd else { return }
    place.adView.nativeAd = nil
    // The network may have heard of it and the app have shown the ad elsewhere meanwhile.
    if let request = request(of: ad), !app.isShown(ad) { watch.empties(request) }
  }

  private func tap(_ view: Int, _ target: HostEvent.Target) {
    guard let place = app.place(view) else { return }
    if let request = place.adView.nativeAd.flatMap({ request(of: $0) }) {
      if target != .margin { watch.taps(request) }
      place.tap(target)
    } else {
      place.tap(target)
      if let request = place.lastShown { emit(.isTapped, request) }
    }
  }

  private func letGoOfAd(_ onThread: Bool) {
    guard let request = app.newestAd else { return }
    let ad = app.requests[request].ad.map { HeldAd($0) }
    app.requests[request].ad = nil
    if onThread { OtherThread.call { ad?.letGo() } } else { ad?.letGo() }
  }

  func listen(_ request: Int) {
    switch app.requests[request].ad {
    case let ad as FullScreenAd: ad.fullScreenContentDelegate = self
    case let ad as NativeAd:
      ad.delegate = self
      ad.mediaContent.videoController.delegate = self
    default: return
    }
    watch.listens(request)
  }

  /// 3: with more nothing else happens.
  private static let mostRequests = 3
}
