import AdMediation
import AdapterConformance
import Foundation
import HeadlessUIKit

/// An app that presents an ad over itself, at a pause; a person taps the ad, comes back, and closes it.
@MainActor
final class FullScreenApp<Ad: FullScreenAd>: AdApp {
  private let adUnit: String
  private let host: MediationHost
  private let window = UIWindow()
  private let rootViewController = UIViewController()
  private var ad: Ad?
  private var reward: RewardReport?
  let log = AdEventLog()
  private(set) var hasAd = false

  init(_ type: Ad.Type, adUnit: String, host: MediationHost) {
    self.adUnit = adUnit
    self.host = host
    window.rootViewController = rootViewController
    window.makeKeyAndVisible()
  }

  var report: AdReport? { hasAd ? .fullScreen(reward: reward) : nil }

  func load(answered: @escaping (Result<ResponseInfo, any Error>) -> Void) {
    Ad.load(with: adUnit, request: nil, host: host, log: log) { ad, error in
      self.ad = ad
      if let ad {
        self.hasAd = true
        self.reward = (ad as? RewardingAd).map { RewardReport($0.adReward, isEarned: false) }
        answered(.success(ad.responseInfo))
      } else if let error {
        answered(.failure(error))
      }
    }
  }

  var steps: [AppStep] {
    [
      AppStep(after: Patience.toScroll, .shown) { self.present() },
      AppStep(after: Patience.toTap, .tapped) { self.rootViewController.presentedViewController?.view.tap() },
      AppStep(after: Patience.onLandingPage, .returned) {
        // The landing page over the ad; the ad itself stays.
        self.rootViewController.presentedViewController?.closeFrontScreen()
      },
      AppStep(after: self.ad is RewardingAd ? Patience.forReward : Patience.forFullScreenAd, .closed) {
        self.rootViewController.closeFrontScreen()
      },
      AppStep(after: .zero) { self.ad = nil },
    ]
  }

  private func present() {
    switch ad {
    case let ad as InterstitialAd: ad.present(from: rootViewController)
    case let ad as AppOpenAd: ad.present(from: rootViewController)
    case let ad as RewardingAd:
      ad.present(from: rootViewController) { [weak self, unowned ad] in
        self?.reward = RewardReport(ad.adReward, isEarned: true)
      }
    default: break
    }
  }
}

extension UIViewController {
  /// Closes what covers this screen, if anything does.
  func closeFrontScreen() {
    guard presentedViewController != nil else { return }
    dismiss(animated: true)
  }
}
