import AdPlatform
import Foundation

/// Reports how a request goes through its waterfall: in the log, and in the response info.
@MainActor
struct WaterfallReport {
  /// What became of one source.
  struct Attempt {
    let outcome: AdSourceOutcome
    let error: (any Error)?
    let latency: Duration
  }

  let log: AdEventLog
  let ranking: SourceRanking
  private let context: LoadContext
  /// Why bidders of the request are not in its ranking.
  private let rejections: [BidRequest.ID: any Error]
  private let scheduler: any Scheduler
  /// When the source was asked that is loading.
  private var start = Duration.zero
  /// The attempts that are over, in the order of the ranking.
  private var attempts: [Attempt] = []

  init(
    _ context: LoadContext,
    ranking: SourceRanking,
    rejections: [BidRequest.ID: any Error] = [:],
    log: AdEventLog,
    scheduler: any Scheduler
  ) {
    self.context = context
    self.ranking = ranking
    self.rejections = rejections
    self.log = log
    self.scheduler = scheduler
  }

  func source(_ rank: SourceRank) -> MediationConfiguration.Source { context[ranking[rank].index] }

  /// Notes the time at which a source is asked.
  mutating func startAttempt() { start = scheduler.now }

  mutating func endAttempt(_ source: SourceRank, _ outcome: AdSourceOutcome, _ error: (any Error)?) {
    attempts.append(Attempt(outcome: outcome, error: error, latency: scheduler.now - start))
    // The host's own errors say no more than the outcome.
    log(outcome.eventName, source, outcome == .failed || outcome == .notFound ? error : nil)
  }

  /// The rejected bidders come first, for the auction did.
  var responseInfo: ResponseInfo {
    var infos: [AdNetworkResponseInfo] = []
    infos.reserveCapacity(rejections.count + attempts.count)
    for (bidder, error) in rejections.sorted(by: { $0.key < $1.key }) {
      infos.append(AdNetworkResponseInfo(source: context[SourceIndex(bidder)], rejection: error))
    }
    for (source, attempt) in zip(ranking, attempts) {
      infos.append(
        AdNetworkResponseInfo(source: context[source.index], reason: source.reason, attempt: attempt)
      )
    }
    return ResponseInfo(responseIdentifier: context.responseIdentifier, adNetworkInfoArray: infos)
  }

  // MARK: The log

  func log(
    _ name: String,
    _ source: SourceRank,
    _ error: (any Error)? = nil,
    anomaly: AdAnomaly? = nil
  ) {
    let message = error.map(AdapterFailure.message)
    log(name, .source(self.source(source).label, message: message), anomaly: anomaly)
  }

  func log(_ name: String, _ details: AdLogDetails, anomaly: AdAnomaly? = nil) {
    log.record(AdLogEntry(time: scheduler.now, name: name, details, anomaly: anomaly))
  }
}

extension AdSourceOutcome {
  /// The name in the log.
  fileprivate var eventName: String {
    switch self {
    case .filled: "didReceive"
    case .failed: "didFailToLoadWithError"
    case .timedOut: "timedOut"
    case .notFound: "notFound"
    case .noBid: "noBid"
    case .cancelled: "cancelled"
    }
  }
}
