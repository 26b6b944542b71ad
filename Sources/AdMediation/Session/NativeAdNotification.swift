/// What can happen to a delivered ad. The raw values are the names in reports.
public enum NativeAdNotification: String, Hashable, Sendable, CaseIterable {
  /// The impression was counted.
  case didRecordImpression
  /// A click was counted.
  case didRecordClick
  /// A modal screen is about to open.
  case willPresentScreen
  /// The modal screen is about to close.
  case willDismissScreen
  /// The modal screen has closed.
  case didDismissScreen
  /// The user is about to leave the app.
  case willLeaveApplication
  /// The video has begun or goes on.
  case didPlayVideo
  /// The video has paused.
  case didPauseVideo
  /// The video has ended.
  case didEndVideoPlayback
}
