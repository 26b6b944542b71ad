import AdMediation
import AdPlatform
import Foundation
import SampleAdapter
import SampleSDK

/// Calls the adapter as a mediation host does, on virtual time.
@MainActor
final class MediationDesk {
  let scheduler = VirtualScheduler(realTimeGrace: .zero)
  let window = UIWindow()
  let recorder = MediationRecorder()
  private(set) var adapter: SampleMediationAdapter? = SampleMediationAdapter()

  init() {
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
  }

  var root: UIViewController { window.rootViewController ?? UIViewController() }

  var platform: Platform {
    Platform(scheduler: scheduler, httpClient: SampleHTTPClient(scheduler: scheduler, fallback: nil))
  }

  /// What a host's load says.
  struct Wishes {
    var bidResponse: String?
    var watermark: Data?
    var extras: SampleMediationExtras?
    var isTestRequest = false
    var options: [AdLoaderOptions] = []
    var adSize = AdSizeBanner
  }

  /// Loads an ad of this ad unit and gives the network five seconds to answer.
  func load(_ format: AdFormat, _ unit: String?, _ wishes: Wishes = Wishes()) {
    let settings = unit.map { ["parameter": $0] } ?? [:]
    let parts = MediationAdConfiguration.Parts(
      bidResponse: wishes.bidResponse,
      watermark: wishes.watermark,
      credentials: MediationCredentials(settings: settings, format: format),
      extras: wishes.extras,
      isTestRequest: wishes.isTestRequest,
      rootViewController: root
    )
    Platform.$current.withValue(platform) { load(format, parts, wishes) }
    scheduler.advance(by: .seconds(5))
  }

  private func load(_ format: AdFormat, _ parts: MediationAdConfiguration.Parts, _ wishes: Wishes) {
    guard let adapter else { return }
    let recorder = recorder
    switch format {
    case .banner:
      adapter.loadBanner(for: MediationBannerAdConfiguration(parts, adSize: wishes.adSize)) {
        recorder.take($0, $1)
      }
    case .interstitial:
      adapter.loadInterstitial(for: MediationInterstitialAdConfiguration(parts)) { recorder.take($0, $1) }
    case .rewarded:
      adapter.loadRewardedAd(for: MediationRewardedAdConfiguration(parts)) { recorder.take($0, $1) }
    case .rewardedInterstitial:
      adapter.loadRewardedInterstitialAd(for: MediationRewardedAdConfiguration(parts)) {
        recorder.take($0, $1)
      }
    case .native:
      adapter.loadNativeAd(for: MediationNativeAdConfiguration(parts, options: wishes.options)) {
        recorder.take($0, $1)
      }
    case .appOpen:
      adapter.loadAppOpenAd(for: MediationAppOpenAdConfiguration(parts)) { recorder.take($0, $1) }
    }
  }

  /// Presents the loaded ad, whichever full-screen format it has.
  func present(from viewController: UIViewController? = nil) {
    let viewController = viewController ?? root
    switch recorder.ads.first {
    case let ad as any MediationInterstitialAd: ad.present(from: viewController)
    case let ad as any MediationRewardedAd: ad.present(from: viewController)
    case let ad as any MediationAppOpenAd: ad.present(from: viewController)
    default: break
    }
  }

  /// The network's screen over the app.
  var screen: SampleFullScreenAdViewController? {
    root.presentedViewController as? SampleFullScreenAdViewController
  }

  /// Releases all that a host keeps for an ad.
  func drop() {
    adapter = nil
    recorder.forgetAds()
  }
}
