import AdMediation
import AdPlatform
import Dispatch
import Foundation
import Synchronization

extension ConformanceProbe {
  static func adUnitID(of format: AdFormat) -> String {
    format == .native ? "conformance" : "conformance-\(format.name)"
  }

  /// Gives the host ad units in all formats, with the adapter as their only source.
  ///
  /// - Parameters:
  ///   - parameter: the fixture's unless given.
  ///   - settings: the fixture's unless given.
  ///   - bid: what the network bids with, if it is to bid.
  ///   - fault: what is wrong with a setting.
  ///   - isWithoutBid: whether it is asked without a bid also when it answers bids only.
  func configure(
    parameter: String? = nil,
    settings: [String: String]? = nil,
    bid: ProbeBid? = nil,
    isWithoutBid: Bool = false,
    fault: SettingFault? = nil
  ) {
    let bid =
      bid
      ?? (onlyBids && !isWithoutBid
        ? ProbeBid(response: fixture.bidResponse, watermark: ProbeBid.usualWatermark) : nil)
    exchange.response = bid?.response ?? ""
    exchange.watermark = bid?.watermark
    let source = MediationConfiguration.Source(
      className: Self.className,
      label: Self.sourceLabel,
      parameter: parameter ?? (fault?.key == "parameter" ? fault?.value ?? "" : fixture.parameter),
      settings: (settings ?? fixture.settings).with(fault),
      kind: bid == nil ? .waterfall : .bidding,
      cpm: bid == nil ? nil : 1
    )
    let units = AdFormat.allCases.map { format in
      (Self.adUnitID(of: format), MediationConfiguration.AdUnit(format: format, sources: [source]))
    }
    host.configuration = MediationConfiguration(adUnits: Dictionary(uniqueKeysWithValues: units))
  }

  /// Sets a mediation adapter up, as an app does before it loads. There is nothing to do for a custom event.
  ///
  /// Loads follow also when the set-up fails, as in an app. What goes wrong then is explained by SETUP-1.
  func prepare() async {
    guard mediationAdapter != nil else { return }
    configure()
    logs.append(host.startLog)
    host.start()
    await settle(for: .seconds(11))
    guard host.initializationStatus.adapterStatusesByClassName[Self.className]?.state != .ready else {
      return
    }
    let isAnswered = host.startLog.entries.contains {
      $0.name == "didSetUp" && $0.time < MediationLimits.setUpTime
    }
    setUpProblem =
      isAnswered ? "the set-up failed, though the network was ready" : "the set-up was not answered"
  }

  /// Whether the newest configuration has a bidder.
  var isBidding: Bool {
    host.configuration.adUnits.values.contains { $0.sources.contains { $0.kind == .bidding } }
  }

  // MARK: Without a host

  /// Sets the adapter up as a host would, but without one, and waits until it answers, for 10 seconds at the most.
  ///
  /// - Parameters:
  ///   - settings: the credentials; none for nil.
  ///   - others: further ones.
  func setUpDirectly(
    _ adapter: any MediationAdapter.Type,
    settings: [String: String]?,
    others: [[String: String]] = []
  ) async -> [CompletionRecorder.Answer] {
    let credentials = settings.map { settings in
      ([settings] + others).flatMap { settings in
        fixture.formats.inOrder.map { MediationCredentials(settings: settings, format: $0) }
      }
    }
    // Made here for the thread that sets the adapter up, as the class is used there only.
    nonisolated(unsafe) let configuration = MediationServerConfiguration(credentials: credentials ?? [])
    nonisolated(unsafe) let adapter = adapter
    return await completions(of: "setUp") { complete in
      adapter.setUp(with: configuration) { complete(nil, $0) }
    }
  }

  /// Collects signals as a host would, but without one, and waits until they come, for 5 seconds at the most.
  func collectSignalsDirectly(
    _ type: any RTBAdapter.Type,
    for parameters: RTBRequestParameters? = nil
  ) async -> [CompletionRecorder.Answer] {
    // Made here for the thread that collects the signals.
    nonisolated(unsafe) let parameters = parameters ?? signalParameters
    nonisolated(unsafe) let adapter = Platform.$current.withValue(platform) { type.init() }
    let answers = await completions(of: "collectSignals", limit: MediationLimits.signalTime) { complete in
      adapter.collectSignals(for: parameters) { complete($0, $1) }
    }
    withExtendedLifetime(adapter) {}
    return answers
  }

  /// What a bidder is told in checks.
  var signalParameters: RTBRequestParameters {
    let format = fixture.formats.inOrder.first ?? .native
    return signalParameters(format, format == .banner ? AdSizeBanner : AdSizeInvalid)
  }

  /// What a bidder is told about an ad in a format.
  func signalParameters(_ format: AdFormat, _ adSize: AdSize) -> RTBRequestParameters {
    let credentials = [MediationCredentials(settings: settings, format: format)]
    return RTBRequestParameters(
      configuration: RTBMediationSignalsConfiguration(credentials: credentials),
      adSize: adSize,
      extras: mediationAdapter.flatMap(extras)
    )
  }

  /// The publisher's extras, as the host gives them to an adapter: in the class that the adapter names.
  func extras(for type: any MediationAdapter.Type) -> (any AdNetworkExtras)? {
    type.networkExtrasClass().flatMap(withExtras(nil).adNetworkExtras)
  }

  /// A request to which the publisher has attached the fixture's extras.
  func withExtras(_ request: Request?) -> Request {
    let request = request ?? Request()
    if let extras = fixture.extras { request.register(extras) }
    if !fixture.customEventExtras.isEmpty {
      let extras = CustomEventExtras()
      extras.setExtras(fixture.customEventExtras, forLabel: Self.sourceLabel)
      request.register(extras)
    }
    return request
  }

  /// What the adapter finds in its credentials.
  var settings: [String: String] {
    fixture.settings.merging(["parameter": fixture.parameter]) { own, _ in own }
  }

  /// Calls something off the main actor that answers by a completion handler, and waits for it.
  private func completions(
    of name: String,
    limit: Duration = MediationLimits.setUpTime,
    _ call: @escaping @Sendable (@escaping @Sendable (String?, (any Error)?) -> Void) -> Void
  ) async -> [CompletionRecorder.Answer] {
    let recorder = CompletionRecorder()
    let log = AdEventLog()
    logs.append(log)
    let scheduler = scheduler
    log.record(AdLogEntry(time: scheduler.now, name: name))
    recorder.timer = scheduler.schedule(after: limit, as: .answerDeadline) {}
    Platform.$current.withValue(platform) {
      scheduler.callOffMainActor {
        call { text, error in
          scheduler.post {
            var details: [String: String] = [:]
            if let error { details["message"] = AdapterFailure(error).message }
            log.record(AdLogEntry(time: scheduler.now, name: "completion of \(name)", details: details))
            recorder.answers.append(.init(text: text, error: error))
            recorder.timer?.cancel()
          }
        }
      }
    }
    await settle(for: limit)
    // What comes a second time comes soon.
    await settle { false }
    return recorder.answers
  }

  /// What a static member returns, called off the main actor; nil if it does not return within 10 seconds of real
  /// time, or more on a busy machine.
  func offMainActor<Value: Sendable>(_ call: @escaping @Sendable () -> Value) async -> Value? {
    let returned = ReturnedValue<Value>()
    runOnNewThread {
      let value = call()
      returned.value.withLock { $0 = value }
    }
    var limit = RealTimeLimit(.seconds(10))
    while returned.value.withLock({ $0 == nil }), await limit.wait() {}
    return returned.value.withLock { $0 }
  }

  /// Whether something returns, off the main actor, though the main actor does not move.
  func returnsWhileMainActorIsBusy(_ call: @escaping @Sendable () -> Void) -> Bool {
    let returned = ReturnedValue<Bool>()
    runOnNewThread {
      call()
      returned.value.withLock { $0 = true }
    }
    var limit = RealTimeLimit(.seconds(1))
    while returned.value.withLock({ $0 == nil }), limit.waitOnThisThread() {}
    return returned.value.withLock { $0 } == true
  }

  /// On a thread of its own: those of queues may all be busy, with other tests for example.
  private func runOnNewThread(_ call: @escaping @Sendable () -> Void) {
    let platform = platform
    Thread.detachNewThread { Platform.$current.withValue(platform, operation: call) }
  }
}

/// What the network bids in a check.
struct ProbeBid {
  var response: String
  var watermark: Data?

  /// Some adapters refuse a bid without a watermark.
  static let usualWatermark = ExamplePNG.data(width: 24, height: 8)
}

/// What a completion handler was called with.
@MainActor
final class CompletionRecorder {
  struct Answer {
    var text: String?
    var error: (any Error)?
  }

  var answers: [Answer] = []
  /// Ends the wait for the first one.
  var timer: (any Cancellable)?
}

/// What a call on another thread has returned, once it has.
private final class ReturnedValue<Value: Sendable>: Sendable {
  let value = Mutex<Value?>(nil)
}

extension [String: String] {
  /// The same settings with one of them missing or malformed.
  func with(_ fault: SettingFault?) -> [String: String] {
    guard let fault, keys.contains(fault.key) || fault.value != nil,
      fault.key != "parameter" || keys.contains("parameter")
    else { return self }
    var settings = self
    settings[fault.key] = fault.value
    return settings
  }
}
