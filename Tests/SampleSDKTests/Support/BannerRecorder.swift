import AdPlatform
import Foundation
import SampleSDK

/// Takes down what becomes of a banner.
@MainActor
final class BannerRecorder: NSObject, SampleBannerDelegate {
  private(set) var events: [String] = []
  private(set) var errors: [SampleErrorCode] = []

  func bannerDidReceiveAd(_ banner: SampleBanner) { events.append("receive") }
  func banner(_ banner: SampleBanner, didFailToReceiveAdWith errorCode: SampleErrorCode) {
    errors.append(errorCode)
  }
  func bannerDidRecordImpression(_ banner: SampleBanner) { events.append("impression") }
  func bannerDidRecordClick(_ banner: SampleBanner) { events.append("click") }
  func bannerWillPresentScreen(_ banner: SampleBanner) { events.append("willPresent") }
  func bannerWillDismissScreen(_ banner: SampleBanner) { events.append("willDismiss") }
  func bannerDidDismissScreen(_ banner: SampleBanner) { events.append("didDismiss") }
  func bannerWillLeaveApplication(_ banner: SampleBanner) { events.append("willLeave") }
}

extension Bench {
  /// Fetches a banner and waits for everything that is answered.
  func fetchBanner(
    _ unit: String?,
    size: CGSize = CGSize(width: 320, height: 50),
    request: SampleAdRequest = SampleAdRequest()
  ) -> (banner: SampleBanner, recorder: BannerRecorder) {
    let recorder = BannerRecorder()
    let banner = SampleBanner(size: size)
    banner.adUnitID = unit
    banner.delegate = recorder
    inside { banner.fetchAd(request) }
    scheduler.run()
    return (banner, recorder)
  }
}
