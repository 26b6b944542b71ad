package import AdPlatform

/// Decides what counts in the life of one delivered ad.
///
/// Everything that the network reports goes to the publisher, in the order of the reports. Only what would falsify a
/// count is suppressed: a second impression or reward, and an impression or click that the host counts itself. What is
/// unusual is noted beside the report.
package struct AdSession: StateMachine {
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
  }

  private enum Phase {
    /// The publisher has the ad and has not shown it yet.
    case delivered
    /// The ad is in a view, or was asked to present itself.
    case rendered
    /// The ad was in a view and may be again.
    case untracked
    /// The full-screen ad has closed, or could not be presented.
    case over
    /// The publisher has released the ad.
    case released
  }

  private enum Screen { case closed, open, closing }
  private enum Video { case stopped, playing, paused }

  private let kind: Kind
  private let networkCountsImpressions: Bool
  private let networkCountsClicks: Bool
  private var phase = Phase.delivered
  private var hasImpression = false
  private var hasReward = false
  /// Clicks that the network was told of and may repeat to the host.
  private var clicksToBeEchoed = 0
  /// How often the network has reported something.
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
    kind == .native && phase == .rendered && !hasImpression && !networkCountsImpressions
  }

  package mutating func handle(_ event: Event) -> EffectPair<Effect> {
    switch event {
    case .rendered:
      guard phase != .released else { return EffectPair(.suppress(name: "rendered", .afterRelease)) }
      phase = .rendered
      return .none
    case .untracked:
      if phase == .rendered { phase = .untracked }
      return .none
    case .released:
      phase = .released
      return .none
    case .becameVisible:
      guard awaitsVisibility else { return .none }
      hasImpression = true
      return EffectPair(.tellNetworkImpression, then: .tellPublisher(.didRecordImpression))
    case .tapped(let asset):
      guard phase == .rendered else { return EffectPair(.suppress(name: "tapped", .tapWhileNotRendered)) }
      guard !networkCountsClicks else { return EffectPair(.suppress(name: "tapped", .tapLeftToNetwork)) }
      clicksToBeEchoed += 1
      return EffectPair(.tellNetworkClick(asset), then: .tellPublisher(.didRecordClick))
    case .reported(let notification):
      guard phase != .released else {
        return EffectPair(.suppress(name: notification.name, .afterRelease))
      }
      reportCount += 1
      if let anomaly = count(notification) {
        return EffectPair(.suppress(name: notification.name, anomaly))
      }
      let anomaly = timingAnomaly(of: notification) ?? orderAnomaly(of: notification)
      follow(notification)
      return EffectPair(.tellPublisher(notification, noting: anomaly))
    }
  }

  /// Counts an impression, a click or a reward.
  ///
  /// - Returns: why it must not be counted. Nothing else is kept from the publisher.
  private mutating func count(_ notification: AdNotification) -> AdAnomaly? {
    switch notification {
    case .didRecordImpression:
      guard networkCountsImpressions else { return .hostCountsImpressions }
      guard !hasImpression else { return .duplicateImpression }
      hasImpression = true
    case .didRecordClick:
      guard !networkCountsClicks else { return nil }
      guard clicksToBeEchoed > 0 else { return .hostCountsClicks }
      clicksToBeEchoed -= 1
      return .echoOfHostClick
    case .didRewardUser:
      guard kind != .fullScreen || phase != .delivered else { return .unexpectedReward }
      guard !hasReward else { return .duplicateReward }
      hasReward = true
    default: break
    }
    return nil
  }

  /// What is unusual about the moment of a report.
  private func timingAnomaly(of notification: AdNotification) -> AdAnomaly? {
    switch (kind, phase, notification) {
    case (.fullScreen, .delivered, _): .beforePresenting
    // The tap that closes an ad may be a click on it, and rewards and ends of videos may come late.
    case (.fullScreen, .over, .didRecordImpression), (.fullScreen, .over, .willPresentScreen),
      (.fullScreen, .over, .willDismissScreen), (.fullScreen, .over, .didDismissScreen),
      (.fullScreen, .over, .didFailToPresent):
      .alreadyPresented
    case (.fullScreen, _, _): nil
    case (_, .delivered, .didRecordImpression), (_, .delivered, .didRecordClick): .beforeRendering
    case (_, .untracked, .didRecordImpression), (_, .untracked, .didRecordClick): .afterUntracking
    default: nil
    }
  }

  /// What is unusual about a report after those that came before.
  private func orderAnomaly(of notification: AdNotification) -> AdAnomaly? {
    switch (notification, screen, video) {
    case (.willPresentScreen, .open, _), (.willPresentScreen, .closing, _), (.willDismissScreen, .closing, _):
      .screenAlreadyOpen
    case (.willDismissScreen, .closed, _), (.didDismissScreen, .closed, _): .noScreenOpen
    case (.didDismissScreen, .open, _): .missingWillDismiss
    case (.didPlayVideo, _, .playing), (.didPauseVideo, _, .stopped), (.didPauseVideo, _, .paused),
      (.didEndVideoPlayback, _, .stopped):
      .videoOutOfOrder
    default: nil
    }
  }

  /// Takes a report as the state that it announces.
  private mutating func follow(_ notification: AdNotification) {
    switch notification {
    case .willPresentScreen: screen = .open
    case .willDismissScreen: screen = .closing
    case .didDismissScreen, .didFailToPresent:
      screen = .closed
      if kind == .fullScreen, phase == .rendered { phase = .over }
    case .didPlayVideo: video = .playing
    case .didPauseVideo: video = .paused
    case .didEndVideoPlayback: video = .stopped
    default: break
    }
  }
}
