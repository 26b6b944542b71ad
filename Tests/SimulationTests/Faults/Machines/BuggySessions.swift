import AdMediation
import Simulation

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

/// Counts clicks on an ad that nobody sees any more.
struct CountsClicksAfterUntracking: SessionDeciding {
  private var session: AdSession

  init(networkCountsImpressions: Bool, networkCountsClicks: Bool) {
    session = AdSession(
      networkCountsImpressions: networkCountsImpressions,
      networkCountsClicks: networkCountsClicks
    )
  }

  mutating func handle(_ event: AdSession.Event) -> [AdSession.Effect] {
    session.handle(event).map { effect in
      if case .suppress("didRecordClick", .afterUntracking) = effect {
        return .tellPublisher(.didRecordClick)
      }
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

/// Does not supply a missing *will dismiss*.
struct LeavesOutWillDismiss: SessionDeciding {
  private var session: AdSession

  init(networkCountsImpressions: Bool, networkCountsClicks: Bool) {
    session = AdSession(
      networkCountsImpressions: networkCountsImpressions,
      networkCountsClicks: networkCountsClicks
    )
  }

  mutating func handle(_ event: AdSession.Event) -> [AdSession.Effect] {
    session.handle(event).filter { effect in
      if case .tellPublisher(_, .missingWillDismiss) = effect { false } else { true }
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
        return .note(name: "didPlayVideo", .beforeRendering)
      }
      return effect
    }
  }
}
