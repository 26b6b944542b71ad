import AdPlatform
import Foundation
import HeadlessUIKit

/// Acts for ``MediationChain``: makes the adapters of one request, asks them, times them and takes their answers.
@MainActor
final class AdLoad {
  /// How a request ended.
  enum Outcome {
    case filled(NativeAdTracker, ResponseInfo)
    case failed(RequestError)
  }

  /// What the adapters of this request are given.
  struct Question {
    var adUnitID: String
    var sources: [MediationConfiguration.Source]
    var request: Request
    var adTypes: [AdLoaderAdType]
    var options: [AdLoaderOptions]
    /// Given up when the request ends: it usually holds the ad, and so this.
    var rootViewController: UIViewController?
    var responseIdentifier: String
  }

  /// An adapter at work, or kept for what it may still say.
  private struct Running {
    let customEvent: any CustomEventNativeAd
    let attempt: CustomEventAttempt
  }

  let log: AdEventLog
  private var question: Question
  private let registry: AdapterRegistry
  private let platform: Platform
  private var completion: ((Outcome) -> Void)?
  private var chain: MediationChain
  private var running: [Int: Running] = [:]
  private var timers: [Int: any Cancellable] = [:]
  /// The ads of the answers that the chain has not decided about yet, oldest first.
  private var receivedAds: [(source: Int, ad: any MediatedUnifiedNativeAd)] = []
  private var waiting: [MediationChain.Event] = []
  private var isHandling = false
  /// The source whose `request` has not returned yet.
  private var requesting: Int?

  /// - Parameter completion: called once, unless the load was never started.
  init(
    _ question: Question,
    registry: AdapterRegistry,
    platform: Platform,
    log: AdEventLog,
    completion: @escaping (Outcome) -> Void
  ) {
    self.question = question
    self.registry = registry
    self.platform = platform
    self.log = log
    self.completion = completion
    chain = MediationChain(timeouts: question.sources.map(\.effectiveTimeout))
  }

  func start() { handle(.started) }

  func cancel() { handle(.cancelled) }

  // MARK: What adapters answer

  func received(_ ad: any MediatedUnifiedNativeAd, from source: Int) {
    noteIfSynchronous(source)
    receivedAds.append((source, ad))
    handle(.received(source: source))
  }

  func failed(_ error: any Error, from source: Int) {
    noteIfSynchronous(source)
    handle(.failed(source: source, error))
  }

  func wasCalledFromBackground(by source: Int) {
    record("answered", source: source, anomaly: .calledFromBackground)
  }

  private func noteIfSynchronous(_ source: Int) {
    if requesting == source { record("answered", source: source, anomaly: .synchronousAnswer) }
  }

  // MARK: What the chain decides

  /// Handles one event after the other: an adapter that answers inside `request` is dealt with once `request`
  /// has returned, so that a thousand sources that fail at once do not stack up.
  private func handle(_ event: MediationChain.Event) {
    waiting.append(event)
    guard !isHandling else { return }
    isHandling = true
    defer { isHandling = false }
    while !waiting.isEmpty {
      let event = waiting.removeFirst()
      for effect in chain.handle(event, at: platform.scheduler.now) { perform(effect, of: event) }
    }
  }

  private func perform(_ effect: MediationChain.Effect, of event: MediationChain.Event) {
    switch effect {
    case .load(let source): load(source)
    case .endAttempt(let source):
      timers.removeValue(forKey: source)?.cancel()
      record(event.name, source: source, error: event.error)
    case .deliver(let source): deliver(from: source)
    case .finish(let failure): finish(failure)
    case .suppress(let source, let anomaly):
      record(event.name, source: source, error: event.error, anomaly: anomaly)
      if case .received = event { discardAd(from: source) }
    }
  }

  private func load(_ source: Int) {
    let configuration = question.sources[source]
    record("request", source: source)
    let type: any CustomEventNativeAd.Type
    do {
      type = try registry.customEvent(named: configuration.className)
    } catch {
      return handle(.notFound(source: source, error))
    }
    let attempt = CustomEventAttempt(source: source, load: self, scheduler: platform.scheduler)
    timers[source] = platform.scheduler.schedule(
      after: configuration.effectiveTimeout,
      as: .deadline
    ) { [weak self] in self?.handle(.timedOut(source: source)) }
    requesting = source
    Platform.$current.withValue(platform) {
      let customEvent = type.init()
      customEvent.delegate = attempt
      running[source] = Running(customEvent: customEvent, attempt: attempt)
      customEvent.request(
        withParameter: configuration.parameter,
        request: CustomEventRequest(question.request, forLabel: configuration.label),
        adTypes: question.adTypes,
        options: question.options,
        rootViewController: question.rootViewController ?? UIViewController()
      )
    }
    requesting = nil
  }

  private func deliver(from source: Int) {
    guard let ad = takeAd(from: source), let winner = running.removeValue(forKey: source) else { return }
    let tracker = NativeAdTracker(
      mediatedAd: ad,
      customEvent: winner.customEvent,
      attempt: winner.attempt,
      log: log,
      platform: platform
    )
    end(.filled(tracker, responseInfo))
  }

  private func finish(_ failure: MediationChain.Failure) {
    switch failure {
    case .noFill:
      record("didFailToReceiveAd", details: ["message": "no fill"])
      end(.failed(.noFill(adUnitID: question.adUnitID, responseInfo: responseInfo)))
    case .cancelled:
      end(.failed(.cancelled))
    }
  }

  /// Ends the request. The adapters that did not win are kept for a while: what they still say is recorded.
  private func end(_ outcome: Outcome) {
    let completion = self.completion
    self.completion = nil
    question.rootViewController = nil
    if !running.isEmpty {
      platform.scheduler.schedule(after: MediationLimits.lateAnswerWindow, as: .deadline) {
        self.running = [:]
      }
    }
    completion?(outcome)
  }

  /// Releases an ad that came too late, and from now on writes down what its network still says of it.
  private func discardAd(from source: Int) {
    guard let ad = takeAd(from: source) else { return }
    let early = NotificationRouter.shared.discard(ad, log: log, scheduler: platform.scheduler)
    for notification in early { record(notification.rawValue, anomaly: .adNotDelivered) }
  }

  private func takeAd(from source: Int) -> (any MediatedUnifiedNativeAd)? {
    guard let index = receivedAds.firstIndex(where: { $0.source == source }) else { return nil }
    return receivedAds.remove(at: index).ad
  }

  // MARK: What is written down

  var responseInfo: ResponseInfo {
    ResponseInfo(
      responseIdentifier: question.responseIdentifier,
      adNetworkInfoArray: zip(question.sources, chain.attempts).map {
        AdNetworkResponseInfo(source: $0, attempt: $1)
      }
    )
  }

  private func record(
    _ name: String,
    source: Int? = nil,
    error: (any Error)? = nil,
    details: [String: String] = [:],
    anomaly: AdAnomaly? = nil
  ) {
    var details = details
    if let source {
      details["source"] = question.sources[source].label
    }
    if let error { details["message"] = AdapterFailure(error).message }
    log.record(AdEvent(time: platform.scheduler.now, name: name, details: details, anomaly: anomaly))
  }
}

extension MediationChain.Event {
  /// The name in reports.
  fileprivate var name: String {
    switch self {
    case .started: "request"
    case .notFound: "notFound"
    case .received: "didReceive"
    case .failed: "didFailToLoadWithError"
    case .timedOut: "timedOut"
    case .cancelled: "cancelled"
    }
  }

  fileprivate var error: (any Error)? {
    switch self {
    case .notFound(_, let error), .failed(_, let error): error
    case .started, .received, .timedOut, .cancelled: nil
    }
  }
}
