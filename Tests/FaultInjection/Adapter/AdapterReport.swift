package import AdMediation

/// What an adapter reports to the event delegate of its ad.
package enum AdapterReport: Int, CaseIterable, Hashable, Sendable {
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

  /// What the event delegates of a format can be told.
  package static func of(_ format: AdFormat) -> [AdapterReport] {
    let all: [AdapterReport] = [
      .impression, .click, .willPresent, .failsToPresent, .willDismiss, .didDismiss,
    ]
    return switch format {
    case .banner, .interstitial: all + [.leavesApp]
    case .rewarded, .rewardedInterstitial: all + [.playsVideo, .endsVideo, .reward]
    case .native: all + [.leavesApp, .playsVideo, .pausesVideo, .endsVideo, .mutesVideo, .unmutesVideo]
    case .appOpen: all
    }
  }
}
