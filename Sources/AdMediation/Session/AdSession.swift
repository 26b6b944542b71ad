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
    /// Its view is put into the publisher's. The network counts.
    case banner
    /// It presents itself, once. The network counts.
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
    /// The network reports something.
    case reported(MediationAdEvent)
    /// The network has had ``MediationLimits/presentationTime`` to present the ad.
    case presentationTimeEnded
    /// The publisher has released the ad.
    case released
  }

  package enum Effect: Equatable {
    case tellNetworkImpression
    case tellNetworkClick(AssetIdentifier)
    case tellPublisher(MediationAdEvent, noting: AdAnomaly? = nil)
    /// Log a tap that is the network's to count.
    case leaveTapToNetwork(AssetIdentifier)
    /// Log it, and do not tell the publisher.
    case suppress(name: String, AdAnomaly)
    /// Nothing: the event cannot matter in this state.
    case ignored
  }

  private enum State {
    /// A native ad or a banner, which the publisher may show again and again.
    case inView(Placement, Reports)
    case fullScreen(Presentation, Reports)
    case released
  }

  private var state: State

  package init(kind: Kind = .native, networkCountsImpressions: Bool, networkCountsClicks: Bool) {
    let hostCountsImpressions = kind == .native && !networkCountsImpressions
    let hostCountsClicks = kind == .native && !networkCountsClicks
    let reports = Reports(
      impression: hostCountsImpressions ? .awaitedFromHost : .awaitedFromNetwork,
      clicks: hostCountsClicks ? .countedByHost(expectedEchoes: 0) : .countedByNetwork
    )
    state = kind == .fullScreen ? .fullScreen(.loaded, reports) : .inView(.loaded, reports)
  }

  /// Whether the host still has to find out when the rendered view is on the screen.
  var awaitsVisibility: Bool {
    if case .inView(.rendered, let reports) = state { reports.impression == .awaitedFromHost } else { false }
  }

  package mutating func handle(_ event: Event) -> EffectPair<Effect> {
    switch (event, state) {
    case (.rendered, .inView(_, let reports)):
      state = .inView(.rendered, reports)
      return .none
    case (.rendered, .fullScreen(.loaded, let reports)):
      state = .fullScreen(.presented(isSilent: true), reports)
      return .none
    case (.rendered, .released): return EffectPair(.suppress(name: "rendered", .afterRelease))
    case (.untracked, .inView(.rendered, let reports)):
      state = .inView(.untracked, reports)
      return .none
    case (.becameVisible, .inView(.rendered, var reports)) where reports.impression == .awaitedFromHost:
      reports.impression = .countedByHost
      state = .inView(.rendered, reports)
      return EffectPair(.tellNetworkImpression, then: .tellPublisher(.didRecordImpression))
    case (.tapped(let asset), .inView(.rendered, var reports)):
      guard case .countedByHost(let echoes) = reports.clicks else {
        return EffectPair(.leaveTapToNetwork(asset))
      }
      reports.clicks = .countedByHost(expectedEchoes: echoes + 1)
      state = .inView(.rendered, reports)
      return EffectPair(.tellNetworkClick(asset), then: .tellPublisher(.didRecordClick))
    case (.tapped, _): return EffectPair(.suppress(name: "tapped", .tapWhileNotRendered))
    case (.reported(let adEvent), _): return EffectPair(effect(of: adEvent))
    case (.presentationTimeEnded, .fullScreen(.presented(isSilent: true), _)):
      return EffectPair(.suppress(name: "present", .silentPresentation))
    case (.released, .inView), (.released, .fullScreen):
      state = .released
      return .none
    case (.rendered, .fullScreen), (.untracked, _), (.becameVisible, _), (.presentationTimeEnded, _),
      (.released, .released):
      return EffectPair(.ignored)
    }
  }

  private mutating func effect(of adEvent: MediationAdEvent) -> Effect {
    switch state {
    case .released: return .suppress(name: adEvent.name, .afterRelease)
    case .inView(let placement, var reports):
      let effect = reports.add(adEvent, timing: placement.anomaly(of: adEvent))
      state = .inView(placement, reports)
      return effect
    case .fullScreen(.loaded, _) where adEvent.isReward:
      return .suppress(name: adEvent.name, .unexpectedReward)
    case .fullScreen(let presentation, var reports):
      let effect = reports.add(adEvent, timing: presentation.anomaly(of: adEvent))
      state = .fullScreen(presentation.after(adEvent), reports)
      return effect
    }
  }
}

/// Where a native ad or a banner is.
private enum Placement {
  /// Nowhere yet.
  case loaded
  /// In a view.
  case rendered
  /// It was in a view and may be again.
  case untracked

  /// What is unusual about the moment of a report.
  func anomaly(of adEvent: MediationAdEvent) -> AdAnomaly? {
    switch (self, adEvent) {
    case (.loaded, .didRecordImpression), (.loaded, .didRecordClick): .beforeRendering
    case (.untracked, .didRecordImpression), (.untracked, .didRecordClick): .afterUntracking
    default: nil
    }
  }
}

/// How far a full-screen ad has come.
private enum Presentation {
  case loaded
  /// It was asked to present itself, and its network has not reported anything since if it is silent.
  case presented(isSilent: Bool)
  case dismissed
  case failed

  /// What is unusual about the moment of a report.
  func anomaly(of adEvent: MediationAdEvent) -> AdAnomaly? {
    switch (self, adEvent) {
    case (.loaded, _): .beforePresenting
    // The tap that closes an ad may be a click on it, and rewards and ends of videos may come late.
    case (.dismissed, .didRecordImpression), (.dismissed, .willPresentScreen),
      (.dismissed, .willDismissScreen), (.dismissed, .didDismissScreen), (.dismissed, .didFailToPresent),
      (.failed, .didRecordImpression), (.failed, .willPresentScreen), (.failed, .willDismissScreen),
      (.failed, .didDismissScreen), (.failed, .didFailToPresent):
      .alreadyPresented
    default: nil
    }
  }

  func after(_ adEvent: MediationAdEvent) -> Presentation {
    switch (self, adEvent) {
    case (.presented, .didDismissScreen): .dismissed
    case (.presented, .didFailToPresent): .failed
    case (.presented, _): .presented(isSilent: false)
    case (.loaded, _), (.dismissed, _), (.failed, _): self
    }
  }
}

/// What has been reported about an ad so far.
private struct Reports {
  enum Impression { case awaitedFromHost, countedByHost, awaitedFromNetwork, countedByNetwork }

  enum Clicks {
    /// The network was told of so many clicks that it may repeat to the host.
    case countedByHost(expectedEchoes: Int)
    case countedByNetwork
  }

  enum Screen { case closed, open, closing }
  enum Video { case stopped, playing, paused }

  var impression: Impression
  var clicks: Clicks
  private var isRewarded = false
  private var screen = Screen.closed
  private var video = Video.stopped

  init(impression: Impression, clicks: Clicks) {
    self.impression = impression
    self.clicks = clicks
  }

  /// Adds a report, and decides whether the publisher is told of it.
  ///
  /// - Parameter timing: what is unusual about its moment.
  mutating func add(_ adEvent: MediationAdEvent, timing: AdAnomaly?) -> AdSession.Effect {
    if let anomaly = count(adEvent) { return .suppress(name: adEvent.name, anomaly) }
    let anomaly = timing ?? orderAnomaly(of: adEvent)
    follow(adEvent)
    return .tellPublisher(adEvent, noting: anomaly)
  }

  /// Counts an impression, a click or a reward.
  ///
  /// - Returns: why it must not be counted. Nothing else is kept from the publisher.
  private mutating func count(_ adEvent: MediationAdEvent) -> AdAnomaly? {
    switch (adEvent, impression, clicks) {
    case (.didRecordImpression, .awaitedFromHost, _), (.didRecordImpression, .countedByHost, _):
      return .hostCountsImpressions
    case (.didRecordImpression, .countedByNetwork, _): return .duplicateImpression
    case (.didRecordImpression, .awaitedFromNetwork, _): impression = .countedByNetwork
    case (.didRecordClick, _, .countedByHost(0)): return .hostCountsClicks
    case (.didRecordClick, _, .countedByHost(let echoes)):
      clicks = .countedByHost(expectedEchoes: echoes - 1)
      return .echoOfHostClick
    case (.didRewardUser, _, _):
      guard !isRewarded else { return .duplicateReward }
      isRewarded = true
    default: break
    }
    return nil
  }

  /// What is unusual about a report after those that came before.
  private func orderAnomaly(of adEvent: MediationAdEvent) -> AdAnomaly? {
    switch (adEvent, screen, video) {
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
  private mutating func follow(_ adEvent: MediationAdEvent) {
    switch adEvent {
    case .willPresentScreen: screen = .open
    case .willDismissScreen: screen = .closing
    case .didDismissScreen, .didFailToPresent: screen = .closed
    case .didPlayVideo: video = .playing
    case .didPauseVideo: video = .paused
    case .didEndVideoPlayback: video = .stopped
    default: break
    }
  }
}

extension MediationAdEvent {
  fileprivate var isReward: Bool { if case .didRewardUser = self { true } else { false } }
}
