/// Decides what counts in the life of one delivered ad: who counts impressions and clicks, what is forwarded to
/// the publisher, and what is suppressed.
struct NativeAdSession {
  enum Event: Equatable {
    /// The publisher shows the ad in a view.
    case rendered
    /// The publisher shows it there no longer.
    case untracked
    /// The rendered view is on the screen.
    case becameVisible
    /// A finger tapped a clickable asset of the rendered view.
    case tapped(AssetIdentifier)
    /// The network says what happened.
    case reported(NativeAdNotification)
    /// The publisher let go of the ad.
    case released
  }

  enum Effect: Equatable {
    case tellNetworkImpression
    case tellNetworkClick(AssetIdentifier)
    case tellPublisher(NativeAdNotification, noting: AdAnomaly? = nil)
    case suppress(name: String, AdAnomaly)
  }

  private enum Phase {
    /// The publisher has the ad and has not shown it yet.
    case delivered
    /// The ad is in a view.
    case rendered
    /// The ad was in a view and may be again.
    case untracked
    /// The publisher has let go of the ad; nobody is left to be told.
    case released
  }

  private enum Screen { case closed, open, closing }
  private enum Video { case stopped, playing, paused }

  private let networkCountsImpressions: Bool
  private let networkCountsClicks: Bool
  private var phase = Phase.delivered
  private var hasImpression = false
  /// Clicks told to the network that it may still repeat to us.
  private var clicksToBeEchoed = 0
  private var screen = Screen.closed
  private var video = Video.stopped

  init(networkCountsImpressions: Bool, networkCountsClicks: Bool) {
    self.networkCountsImpressions = networkCountsImpressions
    self.networkCountsClicks = networkCountsClicks
  }

  /// Whether the host still has to find out when the rendered view is on the screen.
  var awaitsVisibility: Bool { phase == .rendered && !hasImpression && !networkCountsImpressions }

  mutating func handle(_ event: Event) -> [Effect] {
    switch event {
    case .rendered:
      phase = .rendered
      return []
    case .untracked:
      phase = .untracked
      return []
    case .released:
      phase = .released
      return []
    case .becameVisible:
      guard awaitsVisibility else { return [] }
      hasImpression = true
      return [.tellNetworkImpression, .tellPublisher(.didRecordImpression)]
    case .tapped(let asset):
      guard phase == .rendered else { return [.suppress(name: "tapped", .afterUntracking)] }
      guard !networkCountsClicks else { return [.suppress(name: "tapped", .tapLeftToNetwork)] }
      clicksToBeEchoed += 1
      return [.tellNetworkClick(asset), .tellPublisher(.didRecordClick)]
    case .reported(let notification):
      guard phase != .released else {
        return [.suppress(name: notification.rawValue, .afterRelease)]
      }
      return reported(notification)
    }
  }

  private mutating func reported(_ notification: NativeAdNotification) -> [Effect] {
    switch notification {
    case .didRecordImpression: impressionReported()
    case .didRecordClick: clickReported()
    case .willPresentScreen, .willDismissScreen, .didDismissScreen: screenReported(notification)
    case .willLeaveApplication: [.tellPublisher(.willLeaveApplication)]
    case .didPlayVideo, .didPauseVideo, .didEndVideoPlayback: videoReported(notification)
    }
  }

  private mutating func impressionReported() -> [Effect] {
    let name = NativeAdNotification.didRecordImpression.rawValue
    guard networkCountsImpressions else { return [.suppress(name: name, .hostCountsImpressions)] }
    guard !hasImpression else { return [.suppress(name: name, .duplicateImpression)] }
    guard phase != .untracked else { return [.suppress(name: name, .afterUntracking)] }
    hasImpression = true
    return [.tellPublisher(.didRecordImpression, noting: phase == .delivered ? .beforeRendering : nil)]
  }

  private mutating func clickReported() -> [Effect] {
    let name = NativeAdNotification.didRecordClick.rawValue
    guard networkCountsClicks else {
      guard clicksToBeEchoed > 0 else { return [.suppress(name: name, .hostCountsClicks)] }
      clicksToBeEchoed -= 1
      return [.suppress(name: name, .echoOfHostClick)]
    }
    guard phase != .untracked else { return [.suppress(name: name, .afterUntracking)] }
    return [.tellPublisher(.didRecordClick, noting: phase == .delivered ? .beforeRendering : nil)]
  }

  /// A screen may close after the ad was untracked, so the phase does not matter here.
  private mutating func screenReported(_ notification: NativeAdNotification) -> [Effect] {
    switch (screen, notification) {
    case (.closed, .willPresentScreen):
      screen = .open
      return [.tellPublisher(.willPresentScreen)]
    case (.open, .willDismissScreen):
      screen = .closing
      return [.tellPublisher(.willDismissScreen)]
    case (.closing, .didDismissScreen):
      screen = .closed
      return [.tellPublisher(.didDismissScreen)]
    case (.open, .didDismissScreen):
      screen = .closed
      return [
        .tellPublisher(.willDismissScreen, noting: .missingWillDismiss), .tellPublisher(.didDismissScreen),
      ]
    case (.closed, _):
      return [.suppress(name: notification.rawValue, .noScreenOpen)]
    case (.open, _), (.closing, _):
      return [.suppress(name: notification.rawValue, .screenAlreadyOpen)]
    }
  }

  private mutating func videoReported(_ notification: NativeAdNotification) -> [Effect] {
    switch (video, notification) {
    case (.stopped, .didPlayVideo), (.paused, .didPlayVideo):
      video = .playing
    case (.playing, .didPauseVideo):
      video = .paused
    case (.playing, .didEndVideoPlayback), (.paused, .didEndVideoPlayback):
      video = .stopped
    default:
      return [.suppress(name: notification.rawValue, .videoOutOfOrder)]
    }
    return [.tellPublisher(notification)]
  }
}
