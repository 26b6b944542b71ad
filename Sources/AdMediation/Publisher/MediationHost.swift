public import AdPlatform
import Foundation

/// What loaders share: the configuration, the adapters and the machine.
///
/// Apps use ``shared`` and give it a configuration at launch. Tests make a host of their own, with a
/// `VirtualScheduler` in its platform.
@MainActor
public final class MediationHost {
  /// The host of loaders that are given no other.
  public static let shared = MediationHost()

  /// The ad units and their waterfalls.
  public var configuration: MediationConfiguration
  /// Where adapters are found.
  public let registry: AdapterRegistry
  /// Time and network for the host and for the adapters that it calls.
  public let platform: Platform

  /// Where bids come from. None unless set: then bidders do not take part.
  public var bidExchange: (any BidExchange)?

  private let setUps: AdapterSetUps
  private var responseCount = 0

  /// A host of these parts.
  public init(
    configuration: MediationConfiguration = MediationConfiguration(),
    registry: AdapterRegistry = .shared,
    platform: Platform = .current
  ) {
    self.configuration = configuration
    self.registry = registry
    self.platform = platform
    setUps = AdapterSetUps(platform: platform)
  }

  /// Sets up the adapters of all ad units, instead of each before its first load.
  ///
  /// - Parameter completionHandler: called once, when all set-ups are over.
  public func start(completionHandler: @escaping (InitializationStatus) -> Void = { _ in }) {
    var waiting = 1
    let isOver: @MainActor () -> Void = {
      waiting -= 1
      if waiting == 0 { completionHandler(self.initializationStatus) }
    }
    for name in classNames {
      guard case .mediationAdapter(let type) = try? registry.adapter(named: name) else { continue }
      waiting += 1
      prepare(type, named: name, log: startLog) { _ in isOver() }
    }
    platform.scheduler.schedule(after: .zero, isOver)
  }

  /// What happened when the adapters were set up by ``start(completionHandler:)``.
  public let startLog = AdEventLog()

  /// How the set-ups of the adapters of all ad units stand.
  public var initializationStatus: InitializationStatus {
    let statuses = classNames.map { ($0, status(ofClassNamed: $0)) }
    return InitializationStatus(adapterStatusesByClassName: Dictionary(uniqueKeysWithValues: statuses))
  }

  private func status(ofClassNamed name: String) -> AdapterStatus {
    do {
      switch try registry.adapter(named: name) {
      case .customEvent:
        return AdapterStatus(state: .ready, description: "a custom event, which has no set-up", latency: 0)
      case .mediationAdapter(let type): return setUps.status(of: type)
      }
    } catch {
      return AdapterStatus(state: .notReady, description: AdapterFailure.message(of: error), latency: 0)
    }
  }

  private var sources: [(format: AdFormat, source: MediationConfiguration.Source)] {
    configuration.adUnits.sorted { $0.key < $1.key }.flatMap { _, unit in
      unit.sources.map { (unit.format, $0) }
    }
  }

  private var classNames: [String] { Set(sources.map(\.source.className)).sorted() }

  /// Sets an adapter up unless that was done before; it gets the credentials of all sources that name it.
  func prepare(
    _ type: any MediationAdapter.Type,
    named className: String,
    log: AdEventLog,
    ready: @escaping (AdapterSetUps.Facts) -> Void
  ) {
    let credentials = { self.credentials(for: type) }
    setUps.prepare(type, named: className, credentials: credentials, log: log, ready: ready)
  }

  /// A class may have several names.
  private func credentials(for type: any MediationAdapter.Type) -> [MediationCredentials] {
    let names = classNames.filter {
      guard case .mediationAdapter(let named) = try? registry.adapter(named: $0) else { return false }
      return ObjectIdentifier(named) == ObjectIdentifier(type)
    }
    return sources.filter { names.contains($0.source.className) }.map {
      $0.source.credentials(for: $0.format)
    }
  }

  /// Makes the context of a request for an ad unit.
  ///
  /// - Throws: ``RequestError`` when there is no such ad unit, or it has another format.
  func makeContext(
    adUnitID: String,
    format: AdFormat,
    request: Request?
  ) throws(RequestError) -> LoadContext {
    guard let adUnit = configuration.adUnits[adUnitID] else {
      let nearest = NearestNames.to(adUnitID, among: configuration.adUnits.keys)
      throw .unknownAdUnit(adUnitID, nearest: nearest)
    }
    guard adUnit.format == format else { throw .wrongFormat(adUnitID, is: adUnit.format, asked: format) }
    return LoadContext(
      adUnitID: adUnitID,
      format: format,
      request: request ?? Self.plainRequest,
      responseIdentifier: nextResponseIdentifier(),
      sources: adUnit.sources
    )
  }

  /// The request of a publisher who specifies none. It is only read.
  private static let plainRequest = Request()

  /// Names the responses of one host in order, so that the same run gives the same names.
  private func nextResponseIdentifier() -> String {
    responseCount += 1
    return "response-\(responseCount)"
  }
}
