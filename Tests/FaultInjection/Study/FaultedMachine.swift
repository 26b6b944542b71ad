/// What there are faults for.
package enum FaultedMachine: String, CaseIterable, Hashable, Sendable, Codable {
  /// The mediation host with custom events, and with mediation adapters in all formats: networks that are set up, bid,
  /// answer, present and report as they should not, and apps that do everything at any moment. Each request has a host
  /// of its own.
  case host
  /// What decides about ads and ad breaks in content, with media, viewers and apps that do everything at any moment.
  case adsManager = "ads-manager"
  /// What decides when the interstitials of a stream play, with lists, assets, viewers and players that do everything at
  /// any moment.
  case schedule

  /// The names of all that can go wrong with it, sorted.
  package var faultNames: [String] {
    switch self {
    case .host: HostFault.allCases.map(\.rawValue).sorted()
    case .adsManager: AdsManagerFault.allCases.map(\.rawValue).sorted()
    case .schedule: ScheduleFault.allCases.map(\.rawValue).sorted()
    }
  }

  /// Runs some requests of a study.
  ///
  /// - Parameters:
  ///   - requests: the indices of the requests.
  ///   - seed: what is drawn; the same seed gives the same result on every machine.
  ///   - faults: the names of what may go wrong.
  @MainActor
  package func run(requests: Range<Int>, seed: Int, faults: [String]) -> FaultReport {
    switch self {
    case .host: host(seed, faults).run(requests)
    case .adsManager: adsManager(seed, faults).run(requests)
    case .schedule: schedule(seed, faults).run(requests)
    }
  }

  /// What happens in one request of a study, one line an event, and what it breaks.
  @MainActor
  package func events(
    ofRequest request: Int,
    seed: Int,
    faults: [String]
  ) -> (lines: [String], broken: BrokenInvariant?) {
    switch self {
    case .host: lines(host(seed, faults).events(ofRequest: request))
    case .adsManager: lines(adsManager(seed, faults).events(ofRequest: request))
    case .schedule: lines(schedule(seed, faults).events(ofRequest: request))
    }
  }

  @MainActor
  private func host(_ seed: Int, _ faults: [String]) -> FaultStudy<HostScript> {
    FaultStudy(HostScript.self, of: HostTrial(), seed: seed, faults: named(faults))
  }

  private func adsManager(_ seed: Int, _ faults: [String]) -> FaultStudy<AdsManagerScript> {
    FaultStudy(AdsManagerScript.self, of: AdsManagerTrial(), seed: seed, faults: named(faults))
  }

  private func schedule(_ seed: Int, _ faults: [String]) -> FaultStudy<ScheduleScript> {
    FaultStudy(ScheduleScript.self, of: ScheduleTrial(), seed: seed, faults: named(faults))
  }

  private func lines(
    _ result: (events: [some CustomStringConvertible], broken: BrokenInvariant?)
  ) -> (lines: [String], broken: BrokenInvariant?) {
    (result.events.map(\.description), result.broken)
  }

  private func named<Fault: FaultName>(_ names: [String]) -> Set<Fault> {
    Set(Fault.allCases.filter { names.contains($0.rawValue) })
  }
}
