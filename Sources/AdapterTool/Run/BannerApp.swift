import AdMediation
import AdapterConformance
import Foundation
import HeadlessUIKit

/// An app with a banner below the edge of the screen, which scrolls to it.
@MainActor
final class BannerApp: AdApp, BannerViewDelegate {
  private let window = UIWindow()
  private let rootViewController = UIViewController()
  private var banner: BannerView?
  private var answered: ((Result<ResponseInfo, any Error>) -> Void)?
  private(set) var log = AdEventLog()
  private(set) var report: AdReport?

  init(adUnit: String, host: MediationHost) {
    let banner = BannerView(adSize: AdSizeBanner, origin: CGPoint(x: 35, y: 700), host: host)
    banner.adUnitID = adUnit
    banner.rootViewController = rootViewController
    window.rootViewController = rootViewController
    rootViewController.view.addSubview(banner)
    self.banner = banner
  }

  func load(answered: @escaping (Result<ResponseInfo, any Error>) -> Void) {
    self.answered = answered
    banner?.delegate = self
    banner?.load(nil)
    log = banner?.eventLog ?? log
  }

  func bannerViewDidReceiveAd(_ bannerView: BannerView) {
    guard let info = bannerView.responseInfo else { return }
    let size = bannerView.subviews.first?.bounds.size ?? .zero
    report = .banner(width: Double(size.width), height: Double(size.height))
    answered?(.success(info))
  }

  func bannerView(_ bannerView: BannerView, didFailToReceiveAdWithError error: any Error) {
    answered?(.failure(error))
  }

  var steps: [AppStep] {
    [
      AppStep(after: Patience.toScroll, .shown) { self.window.makeKeyAndVisible() },
      AppStep(after: Patience.toTap, .tapped) { self.banner?.subviews.first?.tap() },
      AppStep(after: Patience.onLandingPage, .returned) { self.rootViewController.closeFrontScreen() },
      AppStep(after: .zero) {
        self.banner?.removeFromSuperview()
        self.banner = nil
      },
    ]
  }
}
