import AdMediation
import AdPlatform
import AdapterConformance
import Foundation

/// An app that lays out a native ad below the edge of the screen and scrolls to it.
@MainActor
final class NativeAdApp: AdApp, NativeAdLoaderDelegate {
  private let loader: AdLoader
  private let screen = NativeAdScreen()
  private var ad: NativeAd?
  private var answered: ((Result<ResponseInfo, any Error>) -> Void)?
  private(set) var report: AdReport?

  init(adUnit: String, options: [AdLoaderOptions], host: MediationHost) {
    loader = AdLoader(
      adUnitID: adUnit,
      rootViewController: screen.rootViewController,
      options: options,
      host: host
    )
  }

  var log: AdEventLog { loader.eventLog }

  func load(answered: @escaping (Result<ResponseInfo, any Error>) -> Void) {
    self.answered = answered
    loader.delegate = self
    loader.load(nil)
  }

  func adLoader(_ adLoader: AdLoader, didReceive nativeAd: NativeAd) {
    ad = nativeAd
    report = .native(NativeAdReport(nativeAd))
    answered?(.success(nativeAd.responseInfo))
  }

  func adLoader(_ adLoader: AdLoader, didFailToReceiveAdWithError error: any Error) {
    answered?(.failure(error))
  }

  var steps: [AppStep] {
    [
      AppStep(after: Patience.toRender) { self.screen.show(self.ad) },
      // Rendered below the edge of the screen, as in an app that scrolls: the impression is later.
      AppStep(after: Patience.toScroll, .shown) { self.screen.window.makeKeyAndVisible() },
      AppStep(after: Patience.toTap, .tapped) { if let ad = self.ad { self.screen.tap(ad) } },
      AppStep(after: Patience.onLandingPage, .returned) { self.screen.rootViewController.closeFrontScreen() },
      AppStep(after: self.timeToTheEndOfTheVideo) {
        self.screen.show(nil)
        self.ad = nil
      },
    ]
  }

  private var timeToTheEndOfTheVideo: Duration {
    guard let media = ad?.mediaContent, media.hasVideoContent else { return .zero }
    let rest = Duration(timeInterval: max(0, media.duration - media.currentTime))
    return min(rest, Patience.longestLook) + Patience.afterVideo
  }
}
