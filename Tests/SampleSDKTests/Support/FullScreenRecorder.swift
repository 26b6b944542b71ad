import AdPlatform
import Foundation
import SampleSDK

/// Takes down what becomes of a full-screen ad.
@MainActor
final class FullScreenRecorder: NSObject, SampleFullScreenAdDelegate {
  private(set) var events: [String] = []
  private(set) var errors: [SampleErrorCode] = []
  private(set) var presentationErrors: [SamplePresentationError] = []
  private(set) var rewards: [SampleReward] = []

  func fullScreenAdDidReceiveAd(_ ad: SampleFullScreenAd) { events.append("receive") }
  func fullScreenAd(_ ad: SampleFullScreenAd, didFailToReceiveAdWith errorCode: SampleErrorCode) {
    errors.append(errorCode)
  }
  func fullScreenAd(_ ad: SampleFullScreenAd, didFailToPresentWith error: SamplePresentationError) {
    presentationErrors.append(error)
  }
  func fullScreenAdWillPresent(_ ad: SampleFullScreenAd) { events.append("willPresent") }
  func fullScreenAdDidRecordImpression(_ ad: SampleFullScreenAd) { events.append("impression") }
  func fullScreenAdDidRecordClick(_ ad: SampleFullScreenAd) { events.append("click") }
  func fullScreenAdWillLeaveApplication(_ ad: SampleFullScreenAd) { events.append("willLeave") }
  func fullScreenAdDidStartVideo(_ ad: SampleFullScreenAd) { events.append("startVideo") }
  func fullScreenAdDidEndVideo(_ ad: SampleFullScreenAd) { events.append("endVideo") }
  func fullScreenAd(_ ad: SampleFullScreenAd, didEarn reward: SampleReward) {
    events.append("reward")
    rewards.append(reward)
  }
  func fullScreenAdWillDismiss(_ ad: SampleFullScreenAd) { events.append("willDismiss") }
  func fullScreenAdDidDismiss(_ ad: SampleFullScreenAd) { events.append("didDismiss") }
}

/// The formats that cover the screen.
enum FullScreenFormat: String, CaseIterable, Sendable {
  case interstitial = "sample-interstitial"
  case rewarded = "sample-rewarded"
  case rewardedInterstitial = "sample-rewarded-interstitial"
  case appOpen = "sample-app-open"

  /// The ad unit that fills.
  var unit: String { rawValue }

  @MainActor
  func makeAd() -> SampleFullScreenAd {
    switch self {
    case .interstitial: SampleInterstitial()
    case .rewarded: SampleRewardedAd()
    case .rewardedInterstitial: SampleRewardedAd(isInterstitial: true)
    case .appOpen: SampleAppOpenAd()
    }
  }
}

extension Bench {
  /// Fetches a full-screen ad and gives the network five seconds, or more, to answer.
  func fetchAd(
    _ format: FullScreenFormat,
    unit: String? = nil,
    request: SampleAdRequest = SampleAdRequest(),
    within time: Duration = .seconds(5)
  ) -> (ad: SampleFullScreenAd, recorder: FullScreenRecorder) {
    let recorder = FullScreenRecorder()
    let ad = format.makeAd()
    ad.adUnitID = unit ?? format.unit
    ad.delegate = recorder
    inside { ad.fetchAd(request) }
    scheduler.advance(by: time)
    return (ad, recorder)
  }
}
