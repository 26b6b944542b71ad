/// What can happen to a delivered ad.
public enum MediationAdEvent: Hashable, Sendable {
  /// The impression was counted.
  case didRecordImpression
  /// A click was counted.
  case didRecordClick
  /// A modal screen is about to open: the ad itself, or what a tap on it opens.
  case willPresentScreen
  /// The modal screen is about to close.
  case willDismissScreen
  /// The modal screen has closed.
  case didDismissScreen
  /// The ad could not be presented.
  case didFailToPresent(AdapterFailure)
  /// The user is about to leave the app.
  case willLeaveApplication
  /// The video has begun or goes on.
  case didPlayVideo
  /// The video has paused.
  case didPauseVideo
  /// The video has ended.
  case didEndVideoPlayback
  /// The video's sound was turned off.
  case didMuteVideo
  /// The video's sound was turned on.
  case didUnmuteVideo
  /// The user has earned the reward: this one, if the network says which.
  case didRewardUser(AdReward?)

  /// The name in reports.
  public var name: String {
    switch self {
    case .didRecordImpression: "didRecordImpression"
    case .didRecordClick: "didRecordClick"
    case .willPresentScreen: "willPresentScreen"
    case .willDismissScreen: "willDismissScreen"
    case .didDismissScreen: "didDismissScreen"
    case .didFailToPresent: "didFailToPresent"
    case .willLeaveApplication: "willLeaveApplication"
    case .didPlayVideo: "didPlayVideo"
    case .didPauseVideo: "didPauseVideo"
    case .didEndVideoPlayback: "didEndVideoPlayback"
    case .didMuteVideo: "didMuteVideo"
    case .didUnmuteVideo: "didUnmuteVideo"
    case .didRewardUser: "didRewardUser"
    }
  }

  /// What belongs to it in reports.
  var details: [String: String] {
    switch self {
    case .didFailToPresent(let failure): ["message": failure.message]
    case .didRewardUser(let reward?): ["reward": "\(reward.amount) \(reward.type)"]
    default: [:]
    }
  }
}
