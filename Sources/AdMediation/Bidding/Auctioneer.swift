import AdPlatform
import Foundation

/// Acts for ``MediationAuction``: asks the bidders of one request for signals, off the main actor, and the exchange
/// for bids.
@MainActor
final class Auctioneer {
  private let context: LoadContext
  private let host: MediationHost
  private let log: AdEventLog
  private let runner: MachineRunner<MediationAuction>
  /// The adapters that have not answered. Their handlers do not hold them: adapters may keep those.
  private var collecting: [BidRequest.ID: any RTBAdapter] = [:]
  private var timers: [BidRequest.ID: any Cancellable] = [:]
  private var exchangeTimer: (any Cancellable)?
  private var completion: ((MediationAuction) -> Void)?

  /// - Parameter completion: called once, when all bids that come are there.
  init(
    _ context: LoadContext,
    host: MediationHost,
    log: AdEventLog,
    completion: @escaping (MediationAuction) -> Void
  ) {
    self.context = context
    self.host = host
    self.log = log
    self.completion = completion
    runner = MachineRunner(MediationAuction(bidders: context.bidders))
  }

  func start() { handle(.opened) }

  /// Ends the auction without outcome. What bidders still report is logged.
  func cancel() {
    completion = nil
    handle(.cancelled)
    letGo()
  }

  private func handle(_ event: MediationAuction.Event) { runner.handle(event) { perform($0) } }

  private func perform(_ effect: MediationAuction.Effect) {
    switch effect {
    case .collectSignals(let bidder): collectSignals(of: bidder)
    case .requestBids(let signals): requestBids(signals)
    case .finish: finish()
    case .suppress(let bidder, let anomaly): record("didCollectSignals", bidder, anomaly: anomaly)
    case .suppressBids(let anomaly): record("bids", anomaly: anomaly)
    case .ignored: break
    }
  }

  // MARK: Signals

  private func collectSignals(of bidder: BidRequest.ID) {
    let source = context[SourceIndex(bidder)]
    do {
      guard case .mediationAdapter(let type) = try host.registry.adapter(named: source.className),
        let type = type as? any RTBAdapter.Type
      else { throw RequestError.notABidder(source.className) }
      host.prepare(type, named: source.className, log: log) { facts in
        guard self.runner.machine.awaits(bidder) else { return }
        self.collectSignals(of: bidder, type, facts)
      }
    } catch {
      handle(.failed(bidder: bidder, error))
    }
  }

  private func collectSignals(
    of bidder: BidRequest.ID,
    _ type: any RTBAdapter.Type,
    _ facts: AdapterSetUps.Facts
  ) {
    record("collectSignals", bidder)
    let platform = host.platform
    timers[bidder] = platform.scheduler.schedule(after: MediationLimits.signalTime, as: .answerDeadline) {
      self.handle(.failed(bidder: bidder, RequestError.signalTimeout))
    }
    let className = context[SourceIndex(bidder)].className
    // Made here for the thread that collects the signals, and not used here again.
    nonisolated(unsafe) let parameters = RTBRequestParameters(
      configuration: RTBMediationSignalsConfiguration(
        credentials: context.sources.filter { $0.className == className }
          .map { $0.credentials(for: context.format) }
      ),
      adSize: context.adSize,
      extras: facts.extrasClass.flatMap(context.request.adNetworkExtras(for:))
    )
    // Made here for the same thread, and only kept alive here from now on.
    nonisolated(unsafe) let adapter = Platform.$current.withValue(platform) { type.init() }
    collecting[bidder] = adapter
    Platform.$current.withValue(platform) {
      platform.scheduler.callOffMainActor {
        adapter.collectSignals(for: parameters) { @Sendable signals, error in
          platform.scheduler.post { self.collected(signals, error, by: bidder) }
        }
      }
    }
  }

  private func collected(_ signals: String?, _ error: (any Error)?, by bidder: BidRequest.ID) {
    timers.removeValue(forKey: bidder)?.cancel()
    collecting[bidder] = nil
    if let error { return handle(.failed(bidder: bidder, error)) }
    guard let signals else { return handle(.failed(bidder: bidder, RequestError.noSignals)) }
    handle(.signals(bidder: bidder, signals))
  }

  // MARK: Bids

  private func requestBids(_ signals: [BidRequest.ID: String]) {
    // Adapters collect at once, each on its own thread: only in order is the log the same every time.
    for bidder in signals.keys.sorted() { record("didCollectSignals", bidder) }
    guard let exchange = host.bidExchange else {
      return handle(.exchangeFailed(RequestError.noExchange))
    }
    exchangeTimer = host.platform.scheduler.schedule(after: MediationLimits.bidTime, as: .deadline) {
      self.handle(.exchangeFailed(RequestError.bidTimeout))
    }
    let requests = signals.keys.sorted().map { bidder in
      let source = context[SourceIndex(bidder)]
      return BidRequest(
        id: bidder,
        adUnitID: context.adUnitID,
        format: context.format,
        adSize: context.adSize,
        className: source.className,
        label: source.label,
        parameter: source.parameter,
        signals: signals[bidder] ?? ""
      )
    }
    record("requestBids")
    Platform.$current.withValue(host.platform) {
      exchange.requestBids(requests) { self.handle(.bids($0)) }
    }
  }

  /// Stops the timers. Adapters that have not answered are kept for a while: what they still say is recorded.
  private func letGo() {
    exchangeTimer?.cancel()
    for timer in timers.values { timer.cancel() }
    timers = [:]
    guard !collecting.isEmpty else { return }
    host.platform.scheduler.schedule(after: MediationLimits.lateAnswerWindow, as: .deadline) {
      self.collecting = [:]
    }
  }

  private func finish() {
    letGo()
    let auction = runner.machine
    for bidder in auction.bids.keys.sorted() { record("didBid", bidder) }
    for (bidder, error) in auction.rejections.sorted(by: { $0.key < $1.key }) {
      record("didNotBid", bidder, error: error)
    }
    let completion = completion
    self.completion = nil
    completion?(auction)
  }

  private func record(
    _ name: String,
    _ bidder: BidRequest.ID? = nil,
    error: (any Error)? = nil,
    anomaly: AdAnomaly? = nil
  ) {
    var details: [String: String] = [:]
    if let bidder { details["source"] = context[SourceIndex(bidder)].label }
    if let error { details["message"] = AdapterFailure.message(of: error) }
    log.record(
      AdLogEntry(time: host.platform.scheduler.now, name: name, details: details, anomaly: anomaly)
    )
  }
}
