import AdPlatform
import Foundation

/// Acts for ``AdapterSetUp``: sets the adapters of one host up, off the main actor, as their static members are made
/// for.
@MainActor
final class AdapterSetUps {
  /// What an adapter class says about itself.
  struct Facts {
    var adapterVersion = VersionNumber()
    var adSDKVersion = VersionNumber()
    var extrasClass: (any AdNetworkExtras.Type)?
  }

  private struct Entry {
    var setUp = AdapterSetUp()
    var facts = Facts()
    var className: String
    var log: AdEventLog
    var waiting: [() -> Void] = []
    var timer: (any Cancellable)?
  }

  private let platform: Platform
  private var entries: [ObjectIdentifier: Entry] = [:]

  init(platform: Platform) { self.platform = platform }

  /// Sets an adapter up unless that was done before.
  ///
  /// - Parameters:
  ///   - className: its name in the configuration.
  ///   - credentials: those of all sources that name the adapter; called when it has to be set up.
  ///   - log: where it is logged.
  ///   - ready: called when the set-up is over, whether it has succeeded or not; at once if it was over before. An
  ///     adapter that is not ready may still load ads.
  func prepare(
    _ type: any MediationAdapter.Type,
    named className: String,
    credentials: () -> [MediationCredentials],
    log: AdEventLog,
    ready: @escaping (Facts) -> Void
  ) {
    let key = ObjectIdentifier(type)
    entries[key, default: Entry(className: className, log: log)].waiting.append { [weak self] in
      guard let entry = self?.entries[key] else { return }
      ready(entry.facts)
    }
    handle(.needed(at: platform.scheduler.now), of: type, credentials: credentials)
  }

  /// What is known of an adapter.
  func status(of type: any MediationAdapter.Type) -> AdapterStatus {
    let entry = entries[ObjectIdentifier(type)]
    return switch entry?.setUp.state {
    case .ready(let latency):
      AdapterStatus(state: .ready, description: "ready", latency: latency.timeInterval)
    case .failed(let error, let latency): .notReady(error, latency)
    case .overdue(_, let latency): .notReady(RequestError.setUpTimeout, latency)
    case .underWay: AdapterStatus(state: .notReady, description: "being set up", latency: 0)
    case .notStarted, nil: AdapterStatus(state: .notReady, description: "not set up yet", latency: 0)
    }
  }

  private func handle(
    _ event: AdapterSetUp.Event,
    of type: any MediationAdapter.Type,
    credentials: () -> [MediationCredentials] = { [] }
  ) {
    let key = ObjectIdentifier(type)
    guard let effects = entries[key]?.setUp.handle(event) else { return }
    for effect in effects {
      switch effect {
      case .start: start(type, credentials())
      case .finish:
        entries[key]?.timer?.cancel()
        let failure = entries[key]?.setUp.failure
        record("didSetUp", type, failure: failure, anomaly: failure == nil ? nil : .setUpFailed)
        tellWaiting(key)
      case .answer: tellWaiting(key)
      case .note(let anomaly): record("didSetUp", type, anomaly: anomaly)
      case .wait, .ignored: break
      }
    }
  }

  private func tellWaiting(_ key: ObjectIdentifier) {
    let waiting = entries[key]?.waiting ?? []
    entries[key]?.waiting = []
    for ready in waiting { ready() }
  }

  private func start(_ type: any MediationAdapter.Type, _ credentials: [MediationCredentials]) {
    record("setUp", type)
    entries[ObjectIdentifier(type)]?.timer = platform.scheduler.schedule(
      after: MediationLimits.setUpTime,
      as: .answerDeadline
    ) { [weak self, platform] in self?.handle(.timedOut(at: platform.scheduler.now), of: type) }
    // A class itself may be used on any thread; whether its static members may is the adapter's business, and they are
    // made to be called off the main actor.
    nonisolated(unsafe) let adapter = type
    // Made here for the thread that sets the adapter up, and not used here again.
    nonisolated(unsafe) let configuration = MediationServerConfiguration(credentials: credentials)
    let platform = platform
    Platform.$current.withValue(platform) {
      platform.scheduler.callOffMainActor { [weak self] in
        // Made here and only read on the main actor.
        nonisolated(unsafe) let facts = Facts(
          adapterVersion: adapter.adapterVersion(),
          adSDKVersion: adapter.adSDKVersion(),
          extrasClass: adapter.networkExtrasClass()
        )
        platform.scheduler.post { self?.learned(facts, of: adapter) }
        adapter.setUp(with: configuration) { @Sendable error in
          platform.scheduler.post { self?.handle(.completed(error, at: platform.scheduler.now), of: adapter) }
        }
      }
    }
  }

  private func learned(_ facts: Facts, of type: any MediationAdapter.Type) {
    entries[ObjectIdentifier(type)]?.facts = facts
    for (name, version) in [
      ("adapterVersion", facts.adapterVersion), ("adSDKVersion", facts.adSDKVersion),
    ] where !version.isWellFormed {
      record(name, type, details: ["version": version.description], anomaly: .malformedVersion)
    }
  }

  private func record(
    _ name: String,
    _ type: any MediationAdapter.Type,
    failure: (any Error)? = nil,
    details: [String: String] = [:],
    anomaly: AdAnomaly? = nil
  ) {
    guard let entry = entries[ObjectIdentifier(type)] else { return }
    var details = details
    details["className"] = entry.className
    if let failure { details["message"] = AdapterFailure.message(of: failure) }
    entry.log.record(
      AdLogEntry(time: platform.scheduler.now, name: name, details: details, anomaly: anomaly)
    )
  }
}

extension AdapterStatus {
  fileprivate static func notReady(_ error: any Error, _ latency: Duration) -> AdapterStatus {
    AdapterStatus(
      state: .notReady,
      description: AdapterFailure.message(of: error),
      latency: latency.timeInterval
    )
  }
}
