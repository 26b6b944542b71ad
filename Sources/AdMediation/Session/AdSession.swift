/// Decides what counts in the life of one delivered ad: who counts impressions and clicks, what is forwarded to
/// the publisher, and what is suppressed.
package struct AdSession {
  /// How the ad comes on the screen.
  package enum Kind {
    /// Its assets are laid out by the publisher.
    case native
    /// Its view is put into the publisher's.
    case banner
    /// It presents itself, once.
    case fullScreen
  }

  package enum Event: Equatable {
    /// The publisher shows the ad in a view, or asks it to present itself.
    case rendered
    /// The publisher shows it there no longer.
    case untracked
    /// The rendered view is on the screen.
    case becameVisible
    /// A finger tapped a clickable asset of the rendered view.
    case tapped(AssetIdentifier)
    /// The network says what happened.
    case reported(AdNotification)
    /// The publisher let go of the ad.
    case released
  }

  package enum Effect: Equatable {
    case tellNetworkImpression
    case tellNetworkClick(AssetIdentifier)
    case tellPublisher(AdNotification, noting: AdAnomaly? = nil)
    case suppress(name: String, AdAnomaly)
    case note(name: String, AdAnomaly)
  }

  private enum Phase {
    /// The publisher has the ad and has not shown it yet.
    case delivered
    /// The ad is in a view, or was asked to present itself.
    case rendered
    /// The ad was in a view and may be again; a full-screen ad is over.
    case untracked
    /// The full-screen ad could not be presented.
    case failed
    /// The publisher has let go of the ad; nobody is left to be told.
    case released
  }

  private enum Screen { case closed, open, closing }
  private enum Video { case stopped, playing, paused }

  private let kind: Kind
  private let networkCountsImpressions: Bool
  private let networkCountsClicks: Bool
  private var phase = Phase.delivered
  private var hasImpression = false
  /// The network has counted an impression before the ad was on the screen.
  private var owesImpression = false
  /// Whether a banner is seen.
  private var isVisible = false
  private var hasReward = false
  /// Clicks told to the network that it may still repeat to us.
  private var clicksToBeEchoed = 0
  /// How often the network has said something.
  private(set) var reportCount = 0
  private var screen = Screen.closed
  private var video = Video.stopped

  package init(kind: Kind = .native, networkCountsImpressions: Bool, networkCountsClicks: Bool) {
    self.kind = kind
    self.networkCountsImpressions = networkCountsImpressions
    self.networkCountsClicks = networkCountsClicks
  }

  /// Whether the host still has to find out when the rendered view is on the screen.
  var awaitsVisibility: Bool {
    switch kind {
    case .native: phase == .rendered && !hasImpression && !networkCountsImpressions
    case .banner: phase == .rendered && !isVisible
    case .fullScreen: false
    }
  }

  package mutating func handle(_ event: Event) -> [Effect] { Array(decide(event)) }

  /// The same without an array.
  mutating func decide(_ event: Event) -> Decision<Effect> {
    switch event {
    case .rendered:
      phase = .rendered
      return .nothing
    case .untracked:
      phase = .untracked
      isVisible = false
      return .nothing
    case .released:
      phase = .released
      return .nothing
    case .becameVisible:
      guard awaitsVisibility else { return .nothing }
      isVisible = true
      guard !networkCountsImpressions else { return Decision(payImpression()) }
      hasImpression = true
      return Decision(.tellNetworkImpression, then: .tellPublisher(.didRecordImpression))
    case .tapped(let asset):
      guard phase == .rendered else { return Decision(.suppress(name: "tapped", .afterUntracking)) }
      guard !networkCountsClicks else { return Decision(.suppress(name: "tapped", .tapLeftToNetwork)) }
      clicksToBeEchoed += 1
      return Decision(.tellNetworkClick(asset), then: .tellPublisher(.didRecordClick))
    case .reported(let notification):
      guard phase != .released else {
        return Decision(.suppress(name: notification.name, .afterRelease))
      }
      reportCount += 1
      return reported(notification)
    }
  }

  private mutating func reported(_ notification: AdNotification) -> Decision<Effect> {
    if kind == .fullScreen, phase == .delivered, notification != .didRecordImpression {
      return Decision(.suppress(name: notification.name, .beforePresenting))
    }
    guard phase != .failed else { return Decision(.suppress(name: notification.name, .alreadyPresented)) }
    switch notification {
    case .didRecordImpression: return impressionReported()
    case .didRecordClick: return clickReported()
    case .willPresentScreen, .willDismissScreen, .didDismissScreen: return screenReported(notification)
    case .didFailToPresent: return failureReported(notification)
    case .didRewardUser: return rewardReported(notification)
    case .willLeaveApplication, .didMuteVideo, .didUnmuteVideo: return Decision(.tellPublisher(notification))
    case .didPlayVideo, .didPauseVideo, .didEndVideoPlayback: return videoReported(notification)
    }
  }

  private mutating func impressionReported() -> Decision<Effect> {
    let name = AdNotification.didRecordImpression.name
    guard networkCountsImpressions else { return Decision(.suppress(name: name, .hostCountsImpressions)) }
    guard !hasImpression, !owesImpression else {
      return Decision(.suppress(name: name, .duplicateImpression))
    }
    guard phase != .untracked else { return Decision(.suppress(name: name, .afterUntracking)) }
    guard isOnScreen else {
      owesImpression = true
      return Decision(.note(name: name, .notOnScreenYet))
    }
    hasImpression = true
    return Decision(
      .tellPublisher(.didRecordImpression, noting: phase == .delivered ? .beforeRendering : nil)
    )
  }

  /// Whether a network's impression can count now. Of a native ad its network's word counts, and so it does of a
  /// full-screen ad that was asked to present itself.
  private var isOnScreen: Bool {
    switch kind {
    case .native: true
    case .banner: isVisible
    case .fullScreen: phase == .rendered
    }
  }

  /// Counts the impression that came too early.
  private mutating func payImpression() -> Effect? {
    guard owesImpression else { return nil }
    owesImpression = false
    hasImpression = true
    return .tellPublisher(.didRecordImpression)
  }

  private mutating func clickReported() -> Decision<Effect> {
    let name = AdNotification.didRecordClick.name
    guard networkCountsClicks else {
      guard clicksToBeEchoed > 0 else { return Decision(.suppress(name: name, .hostCountsClicks)) }
      clicksToBeEchoed -= 1
      return Decision(.suppress(name: name, .echoOfHostClick))
    }
    // The tap that closes a full-screen ad may be a click on it.
    guard phase != .untracked || kind == .fullScreen else {
      return Decision(.suppress(name: name, .afterUntracking))
    }
    return Decision(.tellPublisher(.didRecordClick, noting: phase == .delivered ? .beforeRendering : nil))
  }

  /// What cannot be presented is over. Of native ads and banners it is what a tap opens that failed.
  private mutating func failureReported(_ notification: AdNotification) -> Decision<Effect> {
    if kind == .fullScreen {
      guard phase == .rendered else { return Decision(.suppress(name: notification.name, .alreadyPresented)) }
      phase = .failed
    }
    screen = .closed
    return Decision(.tellPublisher(notification))
  }

  private mutating func rewardReported(_ notification: AdNotification) -> Decision<Effect> {
    guard !hasReward else { return Decision(.suppress(name: notification.name, .duplicateReward)) }
    hasReward = true
    return Decision(.tellPublisher(notification))
  }

  /// A screen may close after the ad was untracked, so the phase does not matter here.
  private mutating func screenReported(_ notification: AdNotification) -> Decision<Effect> {
    if kind == .fullScreen, phase == .untracked {
      return Decision(.suppress(name: notification.name, .alreadyPresented))
    }
    switch (screen, notification) {
    case (.closed, .willPresentScreen):
      screen = .open
      return Decision(.tellPublisher(.willPresentScreen), then: kind == .fullScreen ? payImpression() : nil)
    case (.open, .willDismissScreen):
      screen = .closing
      return Decision(.tellPublisher(.willDismissScreen))
    case (.closing, .didDismissScreen):
      screenClosed()
      return Decision(.tellPublisher(.didDismissScreen))
    case (.open, .didDismissScreen):
      screenClosed()
      return Decision(
        .tellPublisher(.willDismissScreen, noting: .missingWillDismiss),
        then: .tellPublisher(.didDismissScreen)
      )
    case (.closed, _):
      return Decision(.suppress(name: notification.name, .noScreenOpen))
    case (.open, _), (.closing, _):
      return Decision(.suppress(name: notification.name, .screenAlreadyOpen))
    }
  }

  private mutating func screenClosed() {
    screen = .closed
    if kind == .fullScreen { phase = .untracked }
  }

  private mutating func videoReported(_ notification: AdNotification) -> Decision<Effect> {
    switch (video, notification) {
    case (.stopped, .didPlayVideo), (.paused, .didPlayVideo):
      video = .playing
    case (.playing, .didPauseVideo):
      video = .paused
    case (.playing, .didEndVideoPlayback), (.paused, .didEndVideoPlayback):
      video = .stopped
    default:
      return Decision(.suppress(name: notification.name, .videoOutOfOrder))
    }
    return Decision(.tellPublisher(notification))
  }
}
