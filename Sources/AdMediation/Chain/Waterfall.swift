import AdPlatform
import Foundation
import HeadlessUIKit

/// Acts for ``MediationChain``: asks the sources of one request for an ad, and delivers the first one.
@MainActor
final class Waterfall {
  private var report: WaterfallReport
  private let host: MediationHost
  private let runner: MachineRunner<MediationChain<ReceivedAd>>
  /// Nil once the request has ended.
  private var load: AdLoad?
  private var rootViewController: UIViewController?
  /// The source that was asked last.
  private var attempt: AdapterAttempt?
  private var earlierAttempts: [AdapterAttempt] = []

  var context: LoadContext { _read { yield report.context } }
  private var platform: Platform { _read { yield host.platform } }

  init(
    _ report: consuming WaterfallReport,
    rootViewController: UIViewController?,
    host: MediationHost,
    load: AdLoad
  ) {
    runner = MachineRunner(MediationChain(sourceCount: report.ranking.count))
    self.report = report
    self.rootViewController = rootViewController
    self.host = host
    self.load = load
  }

  func start() { handle(.requested) }

  func cancel() { handle(.cancelled) }

  // MARK: What adapters answer

  func received(_ ad: ReceivedAd, from source: SourceRank) { handle(.received(source: source, ad)) }

  func failed(_ error: any Error, from source: SourceRank) { handle(.failed(source: source, error)) }

  func timedOut(_ source: SourceRank) {
    handle(.timedOut(source: source, after: report[source].effectiveTimeout))
  }

  /// Logs what is unusual about an answer that counts.
  func note(_ anomaly: AdAnomaly, from source: SourceRank) {
    report.log("answered", source, anomaly: anomaly)
  }

  // MARK: What the chain decides

  private func handle(_ event: MediationChain<ReceivedAd>.Event) { runner.handle(event) { perform($0) } }

  private func perform(_ effect: MediationChain<ReceivedAd>.Effect) {
    switch effect {
    case .load(let source): ask(source)
    case .endAttempt(let source, let outcome, let error):
      attempt?.stopTimer()
      report.endAttempt(source, outcome, error)
    case .deliver(_, let ad): deliver(ad)
    case .finish(.noFill):
      report.log("didFailToReceiveAd", .details(["message": "no fill"]))
      end(.failed(.noFill(adUnitID: context.adUnitID, responseInfo: report.responseInfo)))
    case .finish(.cancelled): end(.failed(.cancelled))
    case .suppress(let source, .ad(let ad), let anomaly):
      report.log("didReceive", source, anomaly: anomaly)
      discard(ad)
    case .suppress(let source, .failure(let error), let anomaly):
      report.log("didFailToLoadWithError", source, error, anomaly: anomaly)
    case .ignored: break
    }
  }

  private func ask(_ source: SourceRank) {
    report.startAttempt()
    let className = report[source].className
    do {
      switch try host.registry.adapter(named: className) {
      case .customEvent(let type):
        guard context.format == .native else {
          throw AdapterLookupError.formatNotSupported(className, context.format)
        }
        ask(source) { $0.ask(type, report[source], rootViewController) }
      case .mediationAdapter(let type):
        host.prepare(type, named: className, log: report.log) { [weak self] facts in
          guard let self, runner.machine.loadingSource == source else { return }
          ask(source) { $0.ask(type, parts(for: source, extras: facts.extrasClass)) }
        }
      }
    } catch {
      report.log("request", source)
      handle(.notFound(source: source, error))
    }
  }

  /// Starts the timeout of a source and asks its adapter.
  private func ask(_ source: SourceRank, _ ask: (AdapterAttempt) -> Void) {
    let attempt = AdapterAttempt(source, of: self, scheduler: platform.scheduler)
    if let earlier = self.attempt { earlierAttempts.append(earlier) }
    self.attempt = attempt
    report.log("request", source)
    attempt.startTimer(report[source].effectiveTimeout)
    Platform.$current.withValue(platform) { attempt.request(ask) }
  }

  /// What a mediation adapter is given, whatever the format.
  private func parts(
    for rank: SourceRank,
    extras: (any AdNetworkExtras.Type)?
  ) -> MediationAdConfiguration.Parts {
    let source = report.ranking[rank]
    return MediationAdConfiguration.Parts(
      bidResponse: source.bid?.response,
      watermark: source.bid?.watermark,
      credentials: context[source.index].credentials(for: context.format),
      extras: extras.flatMap(context.request.adNetworkExtras(for:)),
      isTestRequest: context.request.isTesting,
      rootViewController: rootViewController
    )
  }

  /// The chain delivers the ad of the source that is loading, which was asked last.
  private func deliver(_ ad: ReceivedAd) {
    guard let attempt, let adapter = attempt.adapter else { return }
    attempt.adapter = nil
    self.attempt = nil
    let loadedAd = LoadedAd(received: ad, adapter: adapter, attempt: attempt)
    end(.filled(DeliveredAd(loadedAd, log: report.log, platform: platform), report.responseInfo))
  }

  /// Ends the request. The adapters that did not win are kept for a while: what they still report is logged.
  private func end(_ outcome: AdLoad.Outcome) {
    rootViewController = nil
    if attempt != nil || !earlierAttempts.isEmpty {
      platform.scheduler.schedule(after: MediationLimits.lateAnswerWindow, as: .deadline) {
        self.attempt?.adapter = nil
        for attempt in self.earlierAttempts { attempt.adapter = nil }
        self.attempt = nil
        self.earlierAttempts = []
      }
    }
    let load = load
    self.load = nil
    load?.end(outcome)
  }

  /// Releases an ad that came too late, and from now on logs what its network still reports about it.
  private func discard(_ ad: ReceivedAd) {
    ad.forEachReporter {
      let early = MediationAdEventRouter.shared.discard($0, log: report.log, scheduler: platform.scheduler)
      for adEvent in early { report.log(adEvent.name, .none, anomaly: .adNotDelivered) }
    }
  }
}
