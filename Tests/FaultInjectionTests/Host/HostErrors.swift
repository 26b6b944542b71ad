import AdMediation
import FaultInjection

// Errors made on purpose: what a host that has them would make the others see. Each is to be found.
extension HostError {
  // MARK: Requests

  /// Delivers a late ad, too.
  static var deliversTwice: HostError {
    HostError { effect in
      guard case .logs(let event) = effect, event.name == "didReceive", event.isSuppressed else {
        return [effect]
      }
      return [effect, .ends(.ad(source: event.details["source"].flatMap { Int($0) } ?? 0))]
    }
  }

  /// Waits for ever for a source that says nothing.
  static var forgetsTimeouts: HostError { HostError(wait: { _ in .seconds(1_000_000) }) }

  /// Does not tell the app that its request is cancelled.
  static var cancelsSilently: HostError { HostError { $0 == .ends(.cancelled) ? [] : [$0] } }

  /// Does not log the second answer of a source.
  static var dropsSecondAnswers: HostError { drops(.duplicateAnswer) }

  /// Leaves a source out when the one before it fails.
  static var skipsSources: HostError {
    HostError { effect in
      if case .asks(let source) = effect, source > 0 { [.asks(source: source + 1)] } else { [effect] }
    }
  }

  /// Says nothing when there is no ad.
  static var forgetsNoFill: HostError { HostError { $0 == .ends(.noFill) ? [] : [$0] } }

  /// Says twice that there is no ad.
  static var saysNoFillTwice: HostError { HostError { $0 == .ends(.noFill) ? [$0, $0] : [$0] } }

  /// Waits twice as long as it says.
  static var waitsTwiceAsLong: HostError { HostError(wait: { $0 * 2 }) }

  /// Gives up at half the time.
  static var givesUpEarly: HostError { HostError(wait: { $0 / 2 }) }

  // MARK: Counts

  /// Tells the app of every impression that the network reports.
  static var countsImpressionsTwice: HostError { counts(.duplicateImpression, as: .says(.impression)) }

  /// Counts taps on an ad that is not rendered any more.
  static var countsTapsAfterUntracking: HostError { HostError { $0 == .isTapped ? [.tells(.click)] : [$0] } }

  /// Counts a tap and the network's report of it.
  static var countsEchoes: HostError { counts(.echoOfHostClick, as: .says(.click)) }

  /// Tells of every impression twice.
  static var countsTwice: HostError { HostError { $0 == .says(.impression) ? [$0, $0] : [$0] } }

  /// Rewards whenever a network says so.
  static var rewardsAlways: HostError { HostError { $0 == .isTold(.reward) ? [.says(.reward)] : [$0] } }

  /// Takes the first reward for a second one.
  static var mistakesRewards: HostError {
    HostError { effect in
      switch effect {
      case .says(.reward): return []
      case .logs(let event) where event.name == AdReport.reward.name && event.anomaly == nil:
        return [.logs(AdLogEntry(time: event.time, name: event.name, anomaly: .duplicateReward))]
      default: return [effect]
      }
    }
  }

  /// Keeps clicks to itself.
  static var keepsClicks: HostError { HostError { $0 == .says(.click) ? [] : [$0] } }

  // MARK: Reports

  /// Passes on what networks report, and looks at nothing.
  static var passesEverythingOn: HostError {
    HostError { effect in if case .isTold(let report) = effect { [.says(report)] } else { [effect] } }
  }

  /// Supplies a missing *will dismiss*, which no network has reported.
  static var inventsWillDismiss: HostError { counts(.missingWillDismiss, as: .says(.willDismiss)) }

  /// Logs nothing of what comes when the app has released the ad.
  static var dropsLateReports: HostError { drops(.afterRelease) }

  /// Logs video, and tells the app nothing of it.
  static var keepsVideoToItself: HostError { HostError { $0 == .says(.playsVideo) ? [] : [$0] } }

  /// Forgets that a screen is about to close.
  static var forgetsWillDismiss: HostError { HostError { $0 == .says(.willDismiss) ? [] : [$0] } }

  /// Says that a screen has closed before it says that it is about to.
  static var closesAtOnce: HostError {
    HostError { $0 == .says(.willDismiss) ? [.says(.didDismiss), $0] : [$0] }
  }

  /// Does not log what has no effect.
  static var hidesWhatFailed: HostError {
    HostError { effect in if case .logs(let event) = effect, event.isSuppressed { [] } else { [effect] } }
  }

  /// Says nothing when an ad cannot be presented.
  static var refusesSilently: HostError { HostError { $0 == .refuses ? [] : [$0] } }

  /// Lets timers run whose answers are there.
  static var letsTimersRun: HostError {
    var error = HostError()
    error.keepsTimers = true
    return error
  }

  /// Keeps the ads of networks for ever.
  static var keepsForEver: HostError {
    var error = HostError()
    error.keepsAds = true
    return error
  }

  // MARK: Parts

  private static func drops(_ anomaly: AdAnomaly) -> HostError {
    HostError { effect in if case .logs(let event) = effect, event.anomaly == anomaly { [] } else { [effect] }
    }
  }

  private static func counts(_ anomaly: AdAnomaly, as other: HostEffect) -> HostError {
    HostError { effect in
      if case .logs(let event) = effect, event.anomaly == anomaly { [effect, other] } else { [effect] }
    }
  }
}
