import AdPlatform
import Synchronization

/// What a stub of the network's SDK calls. The static methods are safe from any thread. Those with a completion
/// handler answer later, on the main actor and the double's platform; if no double has the name, on the current platform.
extension NetworkDouble {
  /// Requests an ad of the double that has the placement of the request, and delivers it.
  ///
  /// - Parameters:
  ///   - request: what the adapter asks for, in the kit's terms. The double records it.
  ///   - makeAd: makes the stub's ad from the armed assets, or fills an ad that exists already. Nil if it is no
  ///     longer needed: nothing is delivered, and `completion` is not called.
  ///   - completion: called once, with the ad or the reason why there is none; not at all if the armed answer is
  ///     ``NetworkAnswer/stall``.
  public nonisolated static func load(
    _ request: NetworkSightings.Request,
    making makeAd: @escaping @MainActor @Sendable (NetworkAssets, NetworkDouble) -> Ad?,
    completion: @escaping @MainActor @Sendable (Result<Ad, NetworkDoubleError>) -> Void
  ) {
    reach(request.parameter, refusing: { completion(.failure($0)) }) { double in
      double.answer(request) { answer in
        switch answer {
        case .failure(let error): completion(.failure(error))
        case .success(let assets):
          guard let ad = makeAd(assets, double) else { return }
          double.deliver(ad)
          completion(.success(ad))
        }
      }
    }
  }

  /// Sets the SDK up.
  ///
  /// - Parameters:
  ///   - name: a placement, or another name that is registered.
  ///   - completion: called once, after 50 ms; with an error if no double is found, or ``NetworkFault/setUp`` is armed.
  public nonisolated static func setUp(
    _ name: String?,
    completion: @escaping @MainActor @Sendable (NetworkDoubleError?) -> Void
  ) {
    reach(name, refusing: completion) { double in
      double.recordSetUp()
      double.schedule(after: .milliseconds(50)) {
        guard !double.faults.contains(.setUp) else { return completion(.fault(.setUp)) }
        DoubleRegistry.shared.recordSetUp(of: double)
        completion(nil)
      }
    }
  }

  /// Collects the signals for a bid.
  ///
  /// - Parameters:
  ///   - name: a placement, or another name that is registered.
  ///   - completion: called once, after 20 ms; with an error if no double is found, or ``NetworkFault/signals`` is armed.
  public nonisolated static func collectSignals(
    _ name: String?,
    completion: @escaping @MainActor @Sendable (Result<String, NetworkDoubleError>) -> Void
  ) {
    reach(name, refusing: { completion(.failure($0)) }) { double in
      double.schedule(after: .milliseconds(20)) {
        completion(double.faults.contains(.signals) ? .failure(.fault(.signals)) : .success(double.signals))
      }
    }
  }

  /// Collects the signals for a bid of the double that was set up last: for an SDK that collects them for the whole app,
  /// and not for a placement.
  ///
  /// - Parameter completion: called once, after 20 ms; with an error before any set-up, or if ``NetworkFault/signals`` is
  ///   armed.
  public nonisolated static func collectSignals(
    completion: @escaping @MainActor @Sendable (Result<String, NetworkDoubleError>) -> Void
  ) {
    collectSignals(DoubleRegistry.shared.newestSetUp(of: Self.self)?.placement, completion: completion)
  }

  /// Collects the signals for a bid at once: for an SDK that returns them instead of calling a completion handler.
  ///
  /// - Parameter name: a placement, or another name that is registered.
  /// - Returns: nil if no double is found, or ``NetworkFault/signals`` is armed.
  public nonisolated static func collectSignals(_ name: String) -> String? {
    find(name)?.armedSignals.withLock(\.self)
  }

  /// Collects the signals of the double that was set up last, at once: for an SDK that returns a token for the app.
  ///
  /// An SDK has one such token for the process: a fixture whose stub calls this cannot have its rules checked
  /// concurrently, see ``AdapterFixture/checksConcurrently``.
  ///
  /// - Returns: nil if ``setUp(_:completion:)`` has not succeeded, the double no longer exists, or
  ///   ``NetworkFault/signals`` is armed.
  public nonisolated static func collectSignals() -> String? {
    let double = DoubleRegistry.shared.newestSetUp(of: NetworkDouble.self)
    return double?.armedSignals.withLock(\.self)
  }

  /// Records a request and answers it as armed, without an ad of the stub: for requests over HTTP.
  ///
  /// - Parameters:
  ///   - request: what the network's SDK asks for.
  ///   - completion: called once, later; not at all if the armed answer is ``NetworkAnswer/stall``.
  public func answer(
    _ request: NetworkSightings.Request,
    completion: @escaping @MainActor (Result<NetworkAssets, NetworkDoubleError>) -> Void
  ) {
    if let bid = request.bidResponse, bid != bidResponse {
      return schedule(after: Self.refusalDelay) { completion(.failure(.unknownBid(bid))) }
    }
    record(request)
    switch answer.kind {
    case .fill(let assets): schedule(after: answer.delay) { completion(.success(assets)) }
    case .noFill: schedule(after: answer.delay) { completion(.failure(.noFill)) }
    case .error(let code): schedule(after: answer.delay) { completion(.failure(.server(code: code))) }
    case .stall: break
    }
  }

  /// An SDK refuses before it asks its servers, and still not at once.
  private nonisolated static var refusalDelay: Duration { .milliseconds(10) }

  /// Calls `action` with the double of this name on the main actor, or refuses.
  private nonisolated static func reach(
    _ name: String?,
    refusing refuse: @escaping @MainActor @Sendable (NetworkDoubleError) -> Void,
    _ action: @escaping @MainActor @Sendable (NetworkDouble) -> Void
  ) {
    if let double = find(name) { return double.platform.scheduler.deliver { action(double) } }
    let scheduler = Platform.current.scheduler
    scheduler.deliver {
      scheduler.schedule(after: refusalDelay) { refuse(.unknownPlacement(name ?? "")) }
    }
  }

  /// Calls `action` later: for what the network does by itself. It runs on the double's platform, even if the caller
  /// has lost it.
  public func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) {
    Platform.$current.withValue(platform) { _ = platform.scheduler.schedule(after: delay, action) }
  }
}
