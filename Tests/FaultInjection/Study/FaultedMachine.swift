import HLS
import InteractiveMediaAds
package import WaterfallStudy

/// A machine that there are faults for.
package enum FaultedMachine: String, CaseIterable, Hashable, Sendable, Codable {
  /// The mediation host with custom events: networks, image servers and apps of the sample waterfall do what they should
  /// not, alone and several at once.
  case chain
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
    case .chain: ChainFault.allCases.map(\.rawValue).sorted()
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
  /// - Throws: ``WaterfallStudy/Stopped`` when time does not go on, which is an error of the host.
  @MainActor
  package func run(
    requests: Range<Int>,
    seed: Int,
    faults: [String],
    progress: (Int) -> Void = { _ in }
  ) throws(WaterfallStudy.Stopped) -> FaultReport {
    switch self {
    case .chain:
      try ChainFaultStudy.run(
        .sample,
        requests: requests,
        seed: seed,
        concurrency: Self.concurrency,
        faults: named(faults),
        progress: progress
      ).faults
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
    case .chain:
      ChainFaultStudy.events(.sample, ofRequest: request, seed: seed, faults: named(faults))
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

  /// 16 requests of a chain are in flight at once. The result is the same for any number.
  private static let concurrency = 16

  private func named<Fault: FaultName>(_ names: [String]) -> Set<Fault> {
    Set(Fault.allCases.filter { names.contains($0.rawValue) })
  }
}
