import AdPlatform
import Foundation
import HeadlessUIKit

@testable import SampleSDK

/// A network on virtual time, and everything that its loaders answered.
@MainActor
final class Bench {
  let scheduler = VirtualScheduler()
  let inventory: SampleInventory

  init(_ inventory: SampleInventory = .bundled) { self.inventory = inventory }

  /// Runs a loader's call as a host would: on this bench's time and inventory.
  func inside<Result>(_ call: () -> Result) -> Result {
    let platform = Platform(scheduler: scheduler, httpClient: SampleHTTPClient(scheduler: scheduler))
    return Platform.$current.withValue(platform) {
      SampleInventory.$current.withValue(inventory) { call() }
    }
  }

  /// Starts a fetch with a loader that only the network keeps.
  func startFetch(
    _ unit: String?,
    _ prepare: (SampleNativeAdRequest) -> Void = { _ in }
  ) -> AnswerRecorder {
    let recorder = AnswerRecorder(scheduler)
    let request = SampleNativeAdRequest()
    prepare(request)
    let loader = SampleNativeAdLoader()
    loader.adUnitID = unit
    loader.delegate = recorder
    inside { loader.fetchAd(request) }
    return recorder
  }

  /// Fetches and waits for everything that is answered.
  func fetch(_ unit: String?, _ prepare: (SampleNativeAdRequest) -> Void = { _ in }) -> AnswerRecorder {
    let recorder = startFetch(unit, prepare)
    scheduler.run()
    return recorder
  }
}

/// Takes down what a loader answers.
@MainActor
final class AnswerRecorder: NSObject, SampleNativeAdLoaderDelegate {
  private let scheduler: any Scheduler
  private(set) var ads: [SampleNativeAd] = []
  private(set) var errors: [SampleErrorCode] = []
  private(set) var milliseconds: [Double] = []

  init(_ scheduler: any Scheduler) { self.scheduler = scheduler }

  func adLoader(_ adLoader: SampleNativeAdLoader, didReceive nativeAd: SampleNativeAd) {
    ads.append(nativeAd)
    milliseconds.append(scheduler.now.milliseconds)
  }

  func adLoader(_ adLoader: SampleNativeAdLoader, didFailToLoadAdWith errorCode: SampleErrorCode) {
    errors.append(errorCode)
    milliseconds.append(scheduler.now.milliseconds)
  }

  func forgetAds() { ads = [] }
}

/// Takes down what happens to an ad.
@MainActor
final class EventRecorder: NSObject, SampleNativeAdDelegate {
  private(set) var events: [String] = []

  func note(_ event: String) { events.append(event) }

  func nativeAdWillPresentScreen(_ nativeAd: SampleNativeAd) { note("willPresent") }
  func nativeAdWillDismissScreen(_ nativeAd: SampleNativeAd) { note("willDismiss") }
  func nativeAdDidDismissScreen(_ nativeAd: SampleNativeAd) { note("didDismiss") }
  func nativeAdWillLeaveApplication(_ nativeAd: SampleNativeAd) { note("willLeave") }
  func nativeAdDidRecordImpression(_ nativeAd: SampleNativeAd) { note("impression") }
  func nativeAdDidRecordClick(_ nativeAd: SampleNativeAd) { note("click") }
  func nativeAdDidPlayVideo(_ nativeAd: SampleNativeAd) { note("play") }
  func nativeAdDidPauseVideo(_ nativeAd: SampleNativeAd) { note("pause") }
  func nativeAdDidEndVideoPlayback(_ nativeAd: SampleNativeAd) { note("end") }
}

/// A visible window with an ad's view in it.
@MainActor
struct Stage {
  let window = UIWindow()
  let controller = UIViewController()
  let adView = UIView(frame: CGRect(x: 20, y: 40, width: 300, height: 250))

  init(showsAdView: Bool = true) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    if showsAdView { controller.view.addSubview(adView) }
  }
}
