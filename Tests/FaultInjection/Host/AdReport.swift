import AdMediation
import WaterfallStudy

/// What a network reports about its ad.
package enum AdReport: Int, CaseIterable, Hashable, Sendable {
  case impression, click, willPresent, failsToPresent, willDismiss, didDismiss, leavesApp
  case playsVideo, pausesVideo, endsVideo, mutesVideo, unmutesVideo, reward

  /// The name in the host's log.
  package var name: String {
    switch self {
    case .impression: "didRecordImpression"
    case .click: "didRecordClick"
    case .willPresent: "willPresentScreen"
    case .failsToPresent: "didFailToPresent"
    case .willDismiss: "willDismissScreen"
    case .didDismiss: "didDismissScreen"
    case .leavesApp: "willLeaveApplication"
    case .playsVideo: "didPlayVideo"
    case .pausesVideo: "didPauseVideo"
    case .endsVideo: "didEndVideoPlayback"
    case .mutesVideo: "didMuteVideo"
    case .unmutesVideo: "didUnmuteVideo"
    case .reward: "didRewardUser"
    }
  }

  /// The report with this name in logs.
  package init?(named name: String) {
    guard let report = Self.named[name] else { return nil }
    self = report
  }

  private static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })

  /// What the networks of an ad unit can report.
  package static func of(_ setting: HostSetting) -> [AdReport] {
    let all: [AdReport] = [.impression, .click, .willPresent, .willDismiss, .didDismiss]
    return switch setting.format {
    case .native where setting.kind == .customEvent:
      all + [.leavesApp, .playsVideo, .pausesVideo, .endsVideo]
    case .native:
      all + [
        .failsToPresent, .leavesApp, .playsVideo, .pausesVideo, .endsVideo, .mutesVideo, .unmutesVideo,
      ]
    case .banner, .interstitial: all + [.failsToPresent, .leavesApp]
    case .rewarded, .rewardedInterstitial: all + [.failsToPresent, .playsVideo, .endsVideo, .reward]
    case .appOpen: all + [.failsToPresent]
    }
  }

  /// Tells the host, as custom events do.
  func tell(of ad: any MediatedUnifiedNativeAd) {
    typealias Source = MediatedNativeAdNotificationSource
    switch self {
    case .impression: Source.mediatedNativeAdDidRecordImpression(ad)
    case .click: Source.mediatedNativeAdDidRecordClick(ad)
    case .willPresent: Source.mediatedNativeAdWillPresentScreen(ad)
    case .willDismiss: Source.mediatedNativeAdWillDismissScreen(ad)
    case .didDismiss: Source.mediatedNativeAdDidDismissScreen(ad)
    case .leavesApp: Source.mediatedNativeAdWillLeaveApplication(ad)
    case .playsVideo: Source.mediatedNativeAdDidPlayVideo(ad)
    case .pausesVideo: Source.mediatedNativeAdDidPauseVideo(ad)
    case .endsVideo: Source.mediatedNativeAdDidEndVideoPlayback(ad)
    case .failsToPresent, .mutesVideo, .unmutesVideo, .reward: break
    }
  }

  /// Tells the host, as mediation adapters do.
  func tell(_ host: ReportedHost) {
    let delegate = host.delegate
    // The host's answers to all formats; only one of them is an ad's.
    let rewarded = host.format.isRewarded ? delegate as? any MediationRewardedAdEventDelegate : nil
    let native = host.format.isRewarded ? nil : delegate as? any MediationNativeAdEventDelegate
    switch self {
    case .impression: delegate?.reportImpression()
    case .click: delegate?.reportClick()
    case .willPresent: delegate?.willPresentFullScreenView()
    case .failsToPresent: delegate?.didFailToPresentWithError(NetworkProfile.Answer.Failure.noInventory)
    case .willDismiss: delegate?.willDismissFullScreenView()
    case .didDismiss: delegate?.didDismissFullScreenView()
    case .leavesApp: native?.willBackgroundApplication()
    case .playsVideo:
      native?.didPlayVideo()
      rewarded?.didStartVideo()
    case .pausesVideo: native?.didPauseVideo()
    case .endsVideo: if let rewarded { rewarded.didEndVideo() } else { native?.didEndVideo() }
    case .mutesVideo: native?.didMuteVideo()
    case .unmutesVideo: native?.didUnmuteVideo()
    case .reward: rewarded?.didRewardUser()
    }
  }
}

/// Where the ad of a mediation adapter reports, on its way to and from another thread.
///
/// Unchecked because the protocol cannot say what its documentation does: it is safe from any thread.
struct ReportedHost: @unchecked Sendable {
  let format: AdFormat
  var delegate: (any MediationAdEventDelegate)?
}
