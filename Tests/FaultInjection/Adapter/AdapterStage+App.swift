import AdMediation
import Foundation
import HeadlessUIKit

extension AdapterStage {
  // MARK: What the app does

  func actOfApp(_ event: AdapterEvent) {
    switch event {
    case .start: start()
    case .load: load()
    case .cancel: cancel()
    case .present(let presenter): present(presenter)
    case .show: show()
    case .hide: hide()
    case .tap: tap()
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
    request.register(RequestNumber(number))
    let log = begin(request, number, host)
    app.requests.append(.init(log: log, said: request))
    watch.courses[number].isInLoad = false
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
    type.load(with: Self.adUnitID, request: request, host: host, log: log) { [weak self] ad, _ in
      self?.ended(number, ad, ad?.responseInfo)
    }
    return log
  }

  private func cancel() {
    guard let loader = app.loader, loader.isLoading, let request = app.underWay else { return }
    watch.courses[request].isCancelled = true
    loader.cancel()
  }

  private func present(_ presenter: AdapterEvent.Presenter) {
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
        withExtendedLifetime(ad) { self?.say(.report(.reward), request) }
      }
    default: break
    }
  }

  private func show() {
    if let banner = app.banner {
      if let shown = app.shown { watch.courses[shown].wasShown = true }
      if banner.superview == nil { app.screen.view.addSubview(banner) }
    } else if let request = app.newestAd, let ad = app.requests[request].ad as? NativeAd {
      watch.shows(request)
      app.adView?.nativeAd = ad
    }
  }

  private func hide() {
    app.banner?.removeFromSuperview()
    app.adView?.nativeAd = nil
  }

  private func tap() {
    guard let adView = app.adView, let ad = adView.nativeAd else { return }
    guard let request = app.requests.indices.first(where: { app.requests[$0].watched === ad }) else { return }
    watch.courses[request].taps += 1
    _ = adView.headlineView?.tap()
  }

  private func letGoOfAd(_ onThread: Bool) {
    guard let request = app.newestAd else { return }
    let ad = app.requests[request].ad.map { HeldAd($0) }
    app.requests[request].ad = nil
    if onThread { OtherThread.call { ad?.letGo() } } else { ad?.letGo() }
  }

  private func listen(_ request: Int) {
    switch app.requests[request].ad {
    case let ad as FullScreenAd: ad.fullScreenContentDelegate = self
    case let ad as NativeAd: ad.delegate = self
    default: return
    }
    watch.listens(request)
  }

  /// 3: with more nothing else happens.
  private static let mostRequests = 3

  // MARK: What the app hears

  /// The host says something: the app hears it, unless the messenger does something else with it.
  func say(_ word: HostWord, _ request: Int?) {
    guard let request else { return }
    readLog(of: request)
    for word in messenger.saying(word) { hear(word, request) }
  }

  func hear(_ word: HostWord, _ request: Int) {
    switch word {
    case .outcome(let isFilled):
      let now = now
      let source = isFilled ? app.requests[request].source : nil
      see { watch throws(BrokenInvariant) in
        try watch.ended(request, withAdOf: source, at: now)
      }
    case .report(let report):
      see { watch throws(BrokenInvariant) in try watch.hears(report, request) }
      reach(.hears(report))
    case .refused:
      watch.refused(request)
      reach(.refused)
    }
  }

  private func ended(_ request: Int, _ ad: (any AnyObject & Sendable)?, _ info: ResponseInfo?) {
    guard app.requests.indices.contains(request) else {
      return fail(.outcomeAfterLoad, "request \(request + 1) ended inside of it")
    }
    app.requests[request].hasEnded = true
    app.requests[request].source = info?.loadedAdNetworkResponseInfo.flatMap { Int($0.adSourceInstanceName) }
    if let ad {
      // The app has use for one at a time: what it had it lets go of.
      app.requests[request].watched = ad
      if setting.format == .banner {
        app.shown = request
        watch.courses[request].hearsAll = true
        if app.banner?.superview != nil { watch.courses[request].wasShown = true }
      } else {
        app.requests[request].ad = ad
        watch.courses[request].isListening = !setting.listensLate
        watch.courses[request].hearsAll = !setting.listensLate
      }
    }
    say(.outcome(filled: ad != nil), request)
    if ad != nil, !setting.listensLate { listen(request) }
    reach(.outcome)
  }

  private func failed(_ error: any Error) {
    if (error as? RequestError)?.code == .loadInProgress {
      see { watch throws(BrokenInvariant) in try watch.endedBusy() }
    } else if let request = app.underWay {
      ended(request, nil, nil)
    } else {
      fail(.oneOutcome, "a request has ended, and none was under way")
    }
  }

  private func request(of ad: AnyObject) -> Int? {
    app.requests.indices.first { app.requests[$0].watched === ad }
  }
}

extension AdapterStage: FullScreenContentDelegate {
  func adDidRecordImpression(_ ad: any FullScreenPresentingAd) { say(.report(.impression), request(of: ad)) }
  func adDidRecordClick(_ ad: any FullScreenPresentingAd) { say(.report(.click), request(of: ad)) }
  func adWillPresentFullScreenContent(_ ad: any FullScreenPresentingAd) {
    say(.report(.willPresent), request(of: ad))
  }
  func adWillDismissFullScreenContent(_ ad: any FullScreenPresentingAd) {
    say(.report(.willDismiss), request(of: ad))
  }
  func adDidDismissFullScreenContent(_ ad: any FullScreenPresentingAd) {
    say(.report(.didDismiss), request(of: ad))
  }
  func ad(
    _ ad: any FullScreenPresentingAd,
    didFailToPresentFullScreenContentWithError error: any Error
  ) {
    let isOfNetwork = (error as? PresentationError)?.code == .mediation
    say(isOfNetwork ? .report(.failsToPresent) : .refused, request(of: ad))
  }
}

extension AdapterStage: BannerViewDelegate {
  func bannerViewDidReceiveAd(_ bannerView: BannerView) {
    guard let request = app.underWay else {
      return fail(.oneOutcome, "a banner has come, and no request was under way")
    }
    ended(request, bannerView, bannerView.responseInfo)
  }
  func bannerView(_ bannerView: BannerView, didFailToReceiveAdWithError error: any Error) { failed(error) }
  func bannerViewDidRecordImpression(_ bannerView: BannerView) { say(.report(.impression), app.shown) }
  func bannerViewDidRecordClick(_ bannerView: BannerView) { say(.report(.click), app.shown) }
  func bannerViewWillPresentScreen(_ bannerView: BannerView) { say(.report(.willPresent), app.shown) }
  func bannerViewWillDismissScreen(_ bannerView: BannerView) { say(.report(.willDismiss), app.shown) }
  func bannerViewDidDismissScreen(_ bannerView: BannerView) { say(.report(.didDismiss), app.shown) }
}

extension AdapterStage: NativeAdLoaderDelegate, NativeAdDelegate {
  func adLoader(_ adLoader: AdLoader, didReceive nativeAd: NativeAd) {
    guard let request = app.underWay else {
      return fail(.oneOutcome, "an ad has come, and no request was under way")
    }
    ended(request, nativeAd, nativeAd.responseInfo)
  }
  func adLoader(_ adLoader: AdLoader, didFailToReceiveAdWithError error: any Error) { failed(error) }
  func nativeAdDidRecordImpression(_ nativeAd: NativeAd) { say(.report(.impression), request(of: nativeAd)) }
  func nativeAdDidRecordClick(_ nativeAd: NativeAd) { say(.report(.click), request(of: nativeAd)) }
  func nativeAdWillPresentScreen(_ nativeAd: NativeAd) { say(.report(.willPresent), request(of: nativeAd)) }
  func nativeAdWillDismissScreen(_ nativeAd: NativeAd) { say(.report(.willDismiss), request(of: nativeAd)) }
  func nativeAdDidDismissScreen(_ nativeAd: NativeAd) { say(.report(.didDismiss), request(of: nativeAd)) }
  func nativeAdWillLeaveApplication(_ nativeAd: NativeAd) { say(.report(.leavesApp), request(of: nativeAd)) }
}
