import AdMediation
import Foundation
import HeadlessUIKit

extension HostStage {
  // MARK: What the app hears

  func ended(
    _ request: Int,
    _ ad: (any AnyObject & Sendable)?,
    _ info: ResponseInfo?,
    _ error: (any Error)?
  ) {
    guard app.requests.indices.contains(request) else {
      return fail(.outcomeAfterLoad, "request \(request + 1) ended inside of it")
    }
    app.requests[request].hasEnded = true
    if let ad {
      // The app has use for one at a time: it releases the one before.
      app.requests[request].watched = ad
      if setting.format == .banner {
        app.shown = request
        watch[request].hearsAll = true
        if app.banner?.superview != nil { watch[request].wasShown = true }
      } else {
        app.requests[request].ad = ad
        watch[request].isListening = !setting.listensLate
        watch[request].hearsAll = !setting.listensLate
      }
      let source = info?.loadedAdNetworkResponseInfo.flatMap { Int($0.adSourceInstanceName) }
      emit(.ends(.ad(source: source ?? -1)), request)
      if !setting.listensLate { listen(request) }
    } else {
      emit(.ends((error as? RequestError)?.code == .cancelled ? .cancelled : .noFill), request)
    }
    reach(.outcome)
  }

  private func failed(_ error: any Error) {
    if (error as? RequestError)?.code == .loadInProgress {
      see { watch throws(BrokenInvariant) in try watch.endedBusy() }
    } else if let request = app.underWay {
      ended(request, nil, nil, error)
    } else {
      fail(.oneOutcome, "a request has ended, and none was under way")
    }
  }

  /// The app hears something about the ad of a request.
  private func say(_ report: AdReport, _ request: Int?) {
    if let request { emit(.says(report), request) }
  }

  /// The request that an ad came of.
  func request(of ad: AnyObject) -> Int? {
    app.requests.indices.first { app.requests[$0].watched === ad }
  }
}

extension HostStage: FullScreenContentDelegate {
  func adDidRecordImpression(_ ad: any FullScreenPresentingAd) { say(.impression, request(of: ad)) }
  func adDidRecordClick(_ ad: any FullScreenPresentingAd) { say(.click, request(of: ad)) }
  func adWillPresentFullScreenContent(_ ad: any FullScreenPresentingAd) {
    say(.willPresent, request(of: ad))
  }
  func adWillDismissFullScreenContent(_ ad: any FullScreenPresentingAd) {
    say(.willDismiss, request(of: ad))
  }
  func adDidDismissFullScreenContent(_ ad: any FullScreenPresentingAd) {
    say(.didDismiss, request(of: ad))
  }
  func ad(
    _ ad: any FullScreenPresentingAd,
    didFailToPresentFullScreenContentWithError error: any Error
  ) {
    let isOfNetwork = (error as? PresentationError)?.code == .mediation
    guard !isOfNetwork else { return say(.failsToPresent, request(of: ad)) }
    if let request = request(of: ad) { emit(.refuses, request) }
  }
}

extension HostStage: BannerViewDelegate {
  func bannerViewDidReceiveAd(_ bannerView: BannerView) {
    guard let request = app.underWay else {
      return fail(.oneOutcome, "a banner has come, and no request was under way")
    }
    ended(request, bannerView, bannerView.responseInfo, nil)
  }
  func bannerView(_ bannerView: BannerView, didFailToReceiveAdWithError error: any Error) { failed(error) }
  func bannerViewDidRecordImpression(_ bannerView: BannerView) { say(.impression, app.shown) }
  func bannerViewDidRecordClick(_ bannerView: BannerView) { say(.click, app.shown) }
  func bannerViewWillPresentScreen(_ bannerView: BannerView) { say(.willPresent, app.shown) }
  func bannerViewWillDismissScreen(_ bannerView: BannerView) { say(.willDismiss, app.shown) }
  func bannerViewDidDismissScreen(_ bannerView: BannerView) { say(.didDismiss, app.shown) }
}

extension HostStage: NativeAdLoaderDelegate, NativeAdDelegate {
  func adLoader(_ adLoader: AdLoader, didReceive nativeAd: NativeAd) {
    guard let request = app.underWay else {
      return fail(.oneOutcome, "an ad has come, and no request was under way")
    }
    app.requests[request].tracker = nativeAd.liveObject
    if let ad = nativeAd.mediatedAd as? FaultedAd { checkIsFirst(ad) }
    ended(request, nativeAd, nativeAd.responseInfo, nil)
  }
  func adLoader(_ adLoader: AdLoader, didFailToReceiveAdWithError error: any Error) { failed(error) }
  func nativeAdDidRecordImpression(_ nativeAd: NativeAd) { say(.impression, request(of: nativeAd)) }
  func nativeAdDidRecordClick(_ nativeAd: NativeAd) { say(.click, request(of: nativeAd)) }
  func nativeAdWillPresentScreen(_ nativeAd: NativeAd) { say(.willPresent, request(of: nativeAd)) }
  func nativeAdWillDismissScreen(_ nativeAd: NativeAd) { say(.willDismiss, request(of: nativeAd)) }
  func nativeAdDidDismissScreen(_ nativeAd: NativeAd) { say(.didDismiss, request(of: nativeAd)) }
  func nativeAdWillLeaveApplication(_ nativeAd: NativeAd) { say(.leavesApp, request(of: nativeAd)) }
}

extension HostStage: VideoControllerDelegate {
  func videoControllerDidPlayVideo(_ video: VideoController) { say(.playsVideo, request(of: video)) }
  func videoControllerDidPauseVideo(_ video: VideoController) { say(.pausesVideo, request(of: video)) }
  func videoControllerDidEndVideoPlayback(_ video: VideoController) { say(.endsVideo, request(of: video)) }
  func videoControllerDidMuteVideo(_ video: VideoController) { say(.mutesVideo, request(of: video)) }
  func videoControllerDidUnmuteVideo(_ video: VideoController) { say(.unmutesVideo, request(of: video)) }

  private func request(of video: VideoController) -> Int? {
    app.requests.indices.first {
      (app.requests[$0].watched as? NativeAd)?.mediaContent.videoController === video
    }
  }
}
