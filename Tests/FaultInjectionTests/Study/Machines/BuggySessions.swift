import AdMediation
import AdPlatform
import FaultInjection

/// Tells the app of every impression that the network reports.
struct CountsImpressionsTwice: SessionDeciding {
  private var session: AdSession

  init(networkCountsImpressions: Bool, networkCountsClicks: Bool) {
    session = AdSession(
      networkCountsImpressions: networkCountsImpressions,
      networkCountsClicks: networkCountsClicks
    )
  }

  mutating func handle(_ event: AdSession.Event) -> [AdSession.Effect] {
    session.handle(event).map { effect in
      if case .suppress(_, .duplicateImpression) = effect { return .tellPublisher(.didRecordImpression) }
      return effect
    }
  }
}

/// Counts taps on an ad that is not rendered any more.
struct CountsTapsAfterUntracking: SessionDeciding {
  private var session: AdSession

  init(networkCountsImpressions: Bool, networkCountsClicks: Bool) {
    session = AdSession(
      networkCountsImpressions: networkCountsImpressions,
      networkCountsClicks: networkCountsClicks
    )
  }

  mutating func handle(_ event: AdSession.Event) -> [AdSession.Effect] {
    session.handle(event).map { effect in
      if case .suppress(_, .tapWhileNotRendered) = effect { return .tellNetworkClick(.bodyAsset) }
      return effect
    }
  }
}

/// Counts a tap and the network's report of it.
struct CountsEchoes: SessionDeciding {
  private var session: AdSession

  init(networkCountsImpressions: Bool, networkCountsClicks: Bool) {
    session = AdSession(
      networkCountsImpressions: networkCountsImpressions,
      networkCountsClicks: networkCountsClicks
    )
  }

  mutating func handle(_ event: AdSession.Event) -> [AdSession.Effect] {
    session.handle(event).map { effect in
      if case .suppress(_, .echoOfHostClick) = effect { return .tellPublisher(.didRecordClick) }
      return effect
    }
  }
}

/// Supplies a missing *will dismiss*, which no network has reported.
struct InventsWillDismiss: SessionDeciding {
  private var session: AdSession

  init(networkCountsImpressions: Bool, networkCountsClicks: Bool) {
    session = AdSession(
      networkCountsImpressions: networkCountsImpressions,
      networkCountsClicks: networkCountsClicks
    )
  }

  mutating func handle(_ event: AdSession.Event) -> [AdSession.Effect] {
    session.handle(event).flatMap { effect in
      if case .tellPublisher(_, .missingWillDismiss) = effect {
        [.tellPublisher(.willDismissScreen), effect]
      } else {
        [effect]
      }
    }
  }
}

/// Writes down nothing of what comes when the app has let go of the ad.
struct DropsLateReports: SessionDeciding {
  private var session: AdSession

  init(networkCountsImpressions: Bool, networkCountsClicks: Bool) {
    session = AdSession(
      networkCountsImpressions: networkCountsImpressions,
      networkCountsClicks: networkCountsClicks
    )
  }

  mutating func handle(_ event: AdSession.Event) -> [AdSession.Effect] {
    session.handle(event).filter { effect in
      if case .suppress(_, .afterRelease) = effect { false } else { true }
    }
  }
}

/// Writes video down, and tells the app nothing of it.
struct KeepsVideoToItself: SessionDeciding {
  private var session: AdSession

  init(networkCountsImpressions: Bool, networkCountsClicks: Bool) {
    session = AdSession(
      networkCountsImpressions: networkCountsImpressions,
      networkCountsClicks: networkCountsClicks
    )
  }

  mutating func handle(_ event: AdSession.Event) -> [AdSession.Effect] {
    session.handle(event).map { effect in
      if case .tellPublisher(.didPlayVideo, _) = effect {
        return .suppress(name: "didPlayVideo", .beforeRendering)
      }
      return effect
    }
  }
}
