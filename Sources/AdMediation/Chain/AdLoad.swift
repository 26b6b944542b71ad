import AdPlatform
import Foundation
import HeadlessUIKit

/// Acts for ``MediationChain``: makes the adapters of one request, asks them, times them and takes their answers.
@MainActor
final class AdLoad {
  /// How a request ended.
  enum Outcome {
    case filled(AdTracker, ResponseInfo)
    case failed(RequestError)
  }

  /// An adapter at work, or kept for what it may still say.
  private struct Running {
    let adapter: any NSObjectProtocol
    let answersTo: any Sendable & AnyObject
  }

  /// The ad of an answer.
  private struct Received {
    let ad: LoadedAd.Ad
    let eventDelegate: MediationEventDelegate?

    var reporters: [any NSObjectProtocol] { [ad.object] + (eventDelegate.map { [$0] } ?? []) }
  }

  /// An event that the chain has not decided about yet, and the ad that came with it.
  private struct Waiting {
    let event: MediationChain.Event
    let answer: Received?
  }

  private struct Completion {
    let call: (Outcome) -> Void
  }

  let log: AdEventLog
  private var question: Question
  private let host: MediationHost
  private var completion: Completion?
  /// The load itself, from its start to its end: nobody else has to keep it.
  private var underWay: AdLoad?
  private var auctioneer: Auctioneer?
  /// Why bidders of the request are not in its ranking.
  private var rejections: [Int: any Error] = [:]
  private var ranking = SourceRanking([], bids: [:])
  /// Knows the sources by their places in the ranking, as do all that follow here.
  private var chain = MediationChain(timeouts: [])
  /// The adapter that was asked last.
  private var asked: Running?
  private var askedBefore: [Running] = []
  /// The timeout of the source that is loading.
  private var timer: (any Cancellable)?
  private var waiting: [Waiting] = []
  private var isHandling = false
  /// The source that is being asked and has not returned yet.
  private var requesting: Int?

  private var platform: Platform { host.platform }

  /// - Parameter completion: called once, unless the load was never started.
  init(_ question: Question, host: MediationHost, log: AdEventLog, completion: @escaping (Outcome) -> Void) {
    self.question = question
    self.host = host
    self.log = log
    self.completion = Completion(call: completion)
  }

  /// Starts the waterfall, after an auction if there are bidders.
  func start() {
    guard completion != nil else { return }
    underWay = self
    guard question.sources.contains(where: { $0.kind == .bidding }) else { return startChain(bids: [:]) }
    auctioneer = Auctioneer(question, host: host, log: log) { [weak self] auction in
      guard let self else { return }
      auctioneer = nil
      rejections = auction.rejections
      startChain(bids: auction.bids)
    }
    auctioneer?.start()
  }

  private func startChain(bids: [Int: Bid]) {
    guard completion != nil else { return }
    ranking = SourceRanking(question.sources, bids: bids)
    chain = MediationChain(timeouts: ranking.map { question.sources[$0.source].effectiveTimeout })
    handle(.started)
  }

  func cancel() {
    auctioneer?.cancel()
    handle(.cancelled)
  }

  // MARK: What adapters answer

  func received(
    _ ad: LoadedAd.Ad,
    reportingTo eventDelegate: MediationEventDelegate? = nil,
    from source: Int
  ) {
    handle(.received(source: source), with: Received(ad: ad, eventDelegate: eventDelegate))
  }

  func failed(_ error: any Error, from source: Int) { handle(.failed(source: source, error)) }

  func wasCalledFromBackground(by source: Int) {
    record("answered", source: source, anomaly: .calledFromBackground)
  }

  func gaveAdBesideError(_ source: Int) { record("answered", source: source, anomaly: .errorBesideAd) }

  /// Whether that source is being asked just now.
  func isRequesting(_ source: Int) -> Bool { requesting == source }

  func answeredSynchronously(_ source: Int) {
    record("answered", source: source, anomaly: .synchronousAnswer)
  }

  // MARK: What the chain decides

  /// Handles one event after the other: an adapter that answers inside `request` is dealt with once `request`
  /// has returned, so that a thousand sources that fail at once do not stack up.
  private func handle(_ event: MediationChain.Event, with answer: Received? = nil) {
    guard !isHandling else { return waiting.append(Waiting(event: event, answer: answer)) }
    isHandling = true
    defer { isHandling = false }
    decide(event, answer)
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      decide(next.event, next.answer)
    }
  }

  private func decide(_ event: MediationChain.Event, _ answer: Received?) {
    for effect in chain.decide(event, at: platform.scheduler.now) { perform(effect, of: event, answer) }
  }

  private func perform(
    _ effect: MediationChain.Effect,
    of event: MediationChain.Event,
    _ answer: Received?
  ) {
    switch effect {
    case .load(let source): load(source)
    case .endAttempt(let source):
      timer?.cancel()
      timer = nil
      record(event.name, source: source, error: event.error)
    case .deliver:
      if let answer { deliver(answer) }
    case .finish(let failure): finish(failure)
    case .suppress(let source, let anomaly):
      record(event.name, source: source, error: event.error, anomaly: anomaly)
      if let answer { discard(answer) }
    }
  }

  private func load(_ source: Int) {
    let className = configuration(of: source).className
    do {
      switch try host.registry.adapter(named: className) {
      case .customEvent(let type):
        guard question.format == .native else {
          throw AdapterLookupError.formatNotSupported(className, question.format)
        }
        ask(type, source)
      case .mediationAdapter(let type):
        host.prepare(type, named: className, log: log) { [weak self] facts in
          guard let self, chain.loadingSource == source else { return }
          ask(type, facts, source)
        }
      }
    } catch {
      record("request", source: source)
      handle(.notFound(source: source, error))
    }
  }

  private func ask(_ type: any CustomEventNativeAd.Type, _ source: Int) {
    let configuration = configuration(of: source)
    let attempt = CustomEventAttempt(source: source, load: self, scheduler: platform.scheduler)
    request(source) {
      let customEvent = type.init()
      customEvent.delegate = attempt
      keep(Running(adapter: customEvent, answersTo: attempt))
      customEvent.request(
        withParameter: configuration.parameter,
        request: CustomEventRequest(
          question.request,
          forLabel: configuration.label,
          adTypes: question.adTypes.compactMap { $0 as? AdLoaderAdType }
        ),
        adTypes: question.adTypes,
        options: question.options,
        rootViewController: question.rootViewController ?? UIViewController()
      )
    }
  }

  private func ask(_ type: any MediationAdapter.Type, _ facts: AdapterSetUps.Facts, _ source: Int) {
    let attempt = MediationAdapterAttempt(source: source, load: self, scheduler: platform.scheduler)
    request(source) {
      let adapter = type.init()
      keep(Running(adapter: adapter, answersTo: attempt))
      attempt.ask(adapter, question, question.parts(for: ranking[source], extras: facts.extrasClass))
    }
  }

  private func keep(_ running: Running) {
    if let asked { askedBefore.append(asked) }
    asked = running
  }

  /// Starts the timeout of a source and asks its adapter.
  private func request(_ source: Int, _ ask: () -> Void) {
    record("request", source: source)
    // The timer keeps the load, which keeps itself until its end, and the end of each attempt cancels the timer.
    timer = platform.scheduler.schedule(
      after: configuration(of: source).effectiveTimeout,
      as: .answerDeadline
    ) { self.handle(.timedOut(source: source)) }
    requesting = source
    Platform.$current.withValue(platform, operation: ask)
    requesting = nil
  }

  /// The chain lets the ad of the source win that is loading, which was asked last.
  private func deliver(_ answer: Received) {
    guard let winner = asked else { return }
    asked = nil
    let loadedAd = LoadedAd(
      ad: answer.ad,
      adapter: winner.adapter,
      answeredTo: winner.answersTo,
      eventDelegate: answer.eventDelegate
    )
    end(.filled(AdTracker(loadedAd, log: log, platform: platform), responseInfo))
  }

  private func finish(_ failure: MediationChain.Failure) {
    switch failure {
    case .noFill:
      record("didFailToReceiveAd", .details(["message": "no fill"]))
      end(.failed(.noFill(adUnitID: question.adUnitID, responseInfo: responseInfo)))
    case .cancelled:
      end(.failed(.cancelled))
    }
  }

  /// Ends the request. The adapters that did not win are kept for a while: what they still say is recorded.
  private func end(_ outcome: Outcome) {
    let completion = self.completion
    self.completion = nil
    underWay = nil
    auctioneer = nil
    question.rootViewController = nil
    if asked != nil || !askedBefore.isEmpty {
      platform.scheduler.schedule(after: MediationLimits.lateAnswerWindow, as: .deadline) {
        self.asked = nil
        self.askedBefore = []
      }
    }
    completion?.call(outcome)
  }

  /// Releases an ad that came too late, and from now on writes down what its network still says of it.
  private func discard(_ answer: Received) {
    for reporter in answer.reporters {
      let early = NotificationRouter.shared.discard(reporter, log: log, scheduler: platform.scheduler)
      for notification in early { record(notification.name, .none, anomaly: .adNotDelivered) }
    }
  }

  // MARK: What is written down

  private func configuration(of source: Int) -> MediationConfiguration.Source {
    question.sources[ranking[source].source]
  }

  /// The bidders that are out come first, for the auction did.
  var responseInfo: ResponseInfo {
    var infos: [AdNetworkResponseInfo] = []
    infos.reserveCapacity(rejections.count + chain.attempts.count)
    for (source, error) in rejections.sorted(by: { $0.key < $1.key }) {
      infos.append(AdNetworkResponseInfo(source: question.sources[source], rejection: error))
    }
    for (place, attempt) in zip(ranking, chain.attempts) {
      let source = question.sources[place.source]
      infos.append(AdNetworkResponseInfo(source: source, reason: place.reason, attempt: attempt))
    }
    return ResponseInfo(responseIdentifier: question.responseIdentifier, adNetworkInfoArray: infos)
  }

  private func record(
    _ name: String,
    source: Int,
    error: (any Error)? = nil,
    anomaly: AdAnomaly? = nil
  ) {
    let message = error.map(AdapterFailure.message)
    record(name, .source(configuration(of: source).label, message: message), anomaly: anomaly)
  }

  private func record(_ name: String, _ facts: AdEventFacts, anomaly: AdAnomaly? = nil) {
    log.record(AdEvent(time: platform.scheduler.now, name: name, facts, anomaly: anomaly))
  }
}
