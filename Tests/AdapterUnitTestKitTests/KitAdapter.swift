import AdPlatform
import AdapterUnitTestKit
import Foundation

/// An adapter that answers each request as a test says. In `settings` of its credentials, `set-up` makes set-up fail.
final class KitAdapter: NSObject, RTBAdapter {
  enum Answer {
    case ad
    case failure(any Error)
    case neither
    case twice
    case silence
  }

  /// Where and when it answers.
  enum Way {
    case atOnce
    case onThread
    case inMainActorTask
    case onMainQueue
    case after(Duration)
  }

  nonisolated static let setUpError = NSError(domain: "kit", code: 5)

  var answer = Answer.ad
  var way = Way.atOnce
  let ad = KitAd()

  static func adapterVersion() -> VersionNumber {
    VersionNumber(majorVersion: 1, minorVersion: 2, patchVersion: 3)
  }

  static func adSDKVersion() -> VersionNumber {
    VersionNumber(majorVersion: 4, minorVersion: 5, patchVersion: 6)
  }

  static func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping GADMediationAdapterSetUpCompletionBlock
  ) {
    let fails = configuration.credentials.contains { $0.settings["set-up"] != nil }
    completionHandler(fails ? setUpError : nil)
  }

  func collectSignals(
    for params: RTBRequestParameters,
    completionHandler: @escaping GADRTBSignalCompletionHandler
  ) { completionHandler("signals", nil) }

  func loadBanner(
    for adConfiguration: MediationBannerAdConfiguration,
    completionHandler: @escaping GADMediationBannerLoadCompletionHandler
  ) { reply { self.ad.keep(completionHandler($0, $1)) } }

  func loadInterstitial(
    for adConfiguration: MediationInterstitialAdConfiguration,
    completionHandler: @escaping GADMediationInterstitialLoadCompletionHandler
  ) { reply { self.ad.keep(completionHandler($0, $1)) } }

  func loadRewardedAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping GADMediationRewardedLoadCompletionHandler
  ) { reply { self.ad.keep(completionHandler($0, $1)) } }

  func loadRewardedInterstitialAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping GADMediationRewardedLoadCompletionHandler
  ) { reply { self.ad.keep(completionHandler($0, $1)) } }

  func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) { reply { self.ad.keep(completionHandler($0, $1)) } }

  func loadAppOpenAd(
    for adConfiguration: MediationAppOpenAdConfiguration,
    completionHandler: @escaping GADMediationAppOpenLoadCompletionHandler
  ) { reply { self.ad.keep(completionHandler($0, $1)) } }

  private func reply(_ handler: @escaping (KitAd?, (any Error)?) -> Void) {
    let (ad, answer) = (ad, answer)
    // Called in one place, once; the test waits for it meanwhile.
    nonisolated(unsafe) let call = {
      switch answer {
      case .ad: handler(ad, nil)
      case .failure(let error): handler(nil, error)
      case .neither: handler(nil, nil)
      case .twice:
        handler(ad, nil)
        handler(ad, nil)
      case .silence: break
      }
    }
    switch way {
    case .atOnce: call()
    case .onThread: Thread.detachNewThread { call() }
    case .inMainActorTask: Task { @MainActor in call() }
    case .onMainQueue: DispatchQueue.main.async { call() }
    case .after(let delay):
      let scheduler = Platform.current.scheduler
      scheduler.deliver { scheduler.schedule(after: delay) { call() } }
    }
  }
}

/// An ad of every format.
final class KitAd: NSObject, MediationBannerAd, MediationInterstitialAd, MediationRewardedAd,
  MediationNativeAd, MediationAppOpenAd
{
  private let lock = NSLock()
  private var kept: (any MediationAdEventDelegate)?

  /// Who is told what happens to the ad.
  var delegate: (any MediationAdEventDelegate)? { lock.withLock { kept } }

  func keep(_ delegate: (any MediationAdEventDelegate)?) { lock.withLock { kept = delegate } }

  var view: UIView { MainActor.assumeIsolated { UIView() } }
  func present(from viewController: UIViewController) {}

  var headline: String? { nil }
  var images: [NativeAdImage]? { nil }
  var body: String? { nil }
  var icon: NativeAdImage? { nil }
  var callToAction: String? { nil }
  var starRating: NSDecimalNumber? { nil }
  var store: String? { nil }
  var price: String? { nil }
  var advertiser: String? { nil }
  var extraAssets: [String: Any]? { nil }
}
