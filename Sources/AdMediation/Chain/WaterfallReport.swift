import AdPlatform
import Foundation

/// Reports how a request goes through its waterfall: in the log, and in the response info.
///
/// It cannot be copied: each use of it by its waterfall would be a copy of all that it has.
@MainActor
struct WaterfallReport: ~Copyable {
  let log: AdEventLog
  let ranking: SourceRanking
  let context: LoadContext
  private let scheduler: any Scheduler
  /// When the source was asked that is loading.
  private var start = Duration.zero
  /// The bidders that are not in the ranking, for the auction came first, and then the attempts that are over.
  private var infos: [AdNetworkResponseInfo] = []

  /// - Parameter rejections: why bidders of the request are not in its ranking.
  init(
    _ context: LoadContext,
    ranking: SourceRanking,
    rejections: [BidRequest.ID: any Error] = [:],
    log: AdEventLog,
    scheduler: any Scheduler
  ) {
    self.context = context
    self.ranking = ranking
    self.log = log
    self.scheduler = scheduler
    for (bidder, error) in rejections.sorted(by: { $0.key < $1.key }) {
      infos.append(AdNetworkResponseInfo(source: context[SourceIndex(bidder)], rejection: error))
    }
  }

  subscript(rank: SourceRank) -> MediationConfiguration.Source {
    _read { yield context[ranking[rank].index] }
  }

  /// Notes the time at which a source is asked.
  mutating func startAttempt() { start = scheduler.now }

  mutating func endAttempt(_ source: SourceRank, _ outcome: AdSourceOutcome, _ error: (any Error)?) {
    let ranked = ranking[source]
    infos.append(
      AdNetworkResponseInfo(
        source: context[ranked.index],
        outcome: outcome,
        error: error,
        latency: scheduler.now - start,
        reason: ranked.reason
      )
    )
    // The host's own errors say no more than the outcome.
    log(outcome.eventName, source, outcome == .failed || outcome == .notFound ? error : nil)
  }

  var responseInfo: ResponseInfo {
    ResponseInfo(responseIdentifier: context.responseIdentifier, adNetworkInfoArray: infos)
  }

  // MARK: The log

  func log(
    _ name: String,
    _ source: SourceRank,
    _ error: (any Error)? = nil,
    anomaly: AdAnomaly? = nil
  ) {
    let message = error.map(AdapterFailure.message)
    log(name, .source(self[source].label, message: message), anomaly: anomaly)
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
