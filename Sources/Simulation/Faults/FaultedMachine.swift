import HLS
import InteractiveMediaAds

/// A machine that there are faults for, beside the requests in a waterfall.
package enum FaultedMachine: String, CaseIterable, Hashable, Sendable, Codable {
  /// The mediation host with adapters in all formats: networks that are set up, bid, answer, present and report as they
  /// should not, and apps that do everything at any moment. Each request has a host of its own.
  case adapter
  /// What decides about ads and ad breaks in content, with media, viewers and apps that do everything at any moment.
  case adsManager = "ads-manager"
  /// What decides when the interstitials of a stream play, with lists, assets, viewers and players that do everything at
  /// any moment.
  case schedule

  /// The names of all that can go wrong with it, sorted.
  package var faultNames: [String] {
    switch self {
    case .adapter: AdapterFault.allCases.map(\.rawValue).sorted()
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
  ///   - progress: told from time to time how many requests are over.
  @MainActor
  package func run(
    requests: Range<Int>,
    seed: Int,
    faults: [String],
    progress: (Int) -> Void = { _ in }
  ) -> FaultReport {
    switch self {
    case .adapter:
      FaultStudy.run(
        AdapterScript<FaithfulMessenger>.self,
        requests: requests,
        seed: seed,
        faults: named(faults),
        progress: progress
      )
    case .adsManager:
      FaultStudy.run(
        AdsManagerScript<AdsManagerMachine>.self,
        requests: requests,
        seed: seed,
        faults: named(faults),
        progress: progress
      )
    case .schedule:
      FaultStudy.run(
        ScheduleScript<InterstitialPlayback>.self,
        requests: requests,
        seed: seed,
        faults: named(faults),
        progress: progress
      )
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
    case .adapter:
      FaultStudy.events(
        AdapterScript<FaithfulMessenger>.self,
        ofRequest: request,
        seed: seed,
        faults: named(faults)
      )
    case .adsManager:
      FaultStudy.events(
        AdsManagerScript<AdsManagerMachine>.self,
        ofRequest: request,
        seed: seed,
        faults: named(faults)
      )
    case .schedule:
      FaultStudy.events(
        ScheduleScript<InterstitialPlayback>.self,
        ofRequest: request,
        seed: seed,
        faults: named(faults)
      )
    }
  }

  private func named<Fault: FaultName>(_ names: [String]) -> Set<Fault> {
    Set(Fault.allCases.filter { names.contains($0.rawValue) })
  }
}
