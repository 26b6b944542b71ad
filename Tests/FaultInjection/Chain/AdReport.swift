package import AdMediation

/// What a network reports about its native ad.
package enum AdReport: Int, CaseIterable, Hashable, Sendable {
  case impression, click, willPresentScreen, willDismissScreen, didDismissScreen, willLeaveApplication
  case didPlayVideo, didPauseVideo, didEndVideoPlayback

  /// The same as the host knows it.
  package var notification: MediationAdEvent {
    switch self {
    case .impression: .didRecordImpression
    case .click: .didRecordClick
    case .willPresentScreen: .willPresentScreen
    case .willDismissScreen: .willDismissScreen
    case .didDismissScreen: .didDismissScreen
    case .willLeaveApplication: .willLeaveApplication
    case .didPlayVideo: .didPlayVideo
    case .didPauseVideo: .didPauseVideo
    case .didEndVideoPlayback: .didEndVideoPlayback
    }
  }

  /// The report that the host calls so; nil for what no network reports about a native ad.
  package init?(_ notification: MediationAdEvent) {
    switch notification {
    case .didRecordImpression: self = .impression
    case .didRecordClick: self = .click
    case .willPresentScreen: self = .willPresentScreen
    case .willDismissScreen: self = .willDismissScreen
    case .didDismissScreen: self = .didDismissScreen
    case .willLeaveApplication: self = .willLeaveApplication
    case .didPlayVideo: self = .didPlayVideo
    case .didPauseVideo: self = .didPauseVideo
    case .didEndVideoPlayback: self = .didEndVideoPlayback
    default: return nil
    }
  }

  /// The report with this name in logs.
  package init?(named name: String) {
    switch name {
    case "didRecordImpression": self = .impression
    case "didRecordClick": self = .click
    case "willPresentScreen": self = .willPresentScreen
    case "willDismissScreen": self = .willDismissScreen
    case "didDismissScreen": self = .didDismissScreen
    case "willLeaveApplication": self = .willLeaveApplication
    case "didPlayVideo": self = .didPlayVideo
    case "didPauseVideo": self = .didPauseVideo
    case "didEndVideoPlayback": self = .didEndVideoPlayback
    default: return nil
    }
  }

  /// As the host's log has it.
  package var name: String { notification.name }

  /// The three about screens.
  package static let screens: [AdReport] = [.willPresentScreen, .willDismissScreen, .didDismissScreen]
}
