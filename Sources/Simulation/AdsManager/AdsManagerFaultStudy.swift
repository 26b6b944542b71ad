import InteractiveMediaAds

/// Tries the ads manager: content, breaks, media, viewers and apps that do everything at any moment.
package enum AdsManagerFaultStudy {
  /// Runs some managers of a study.
  ///
  /// - Parameters:
  ///   - requests: the indices of the managers.
  ///   - seed: what is drawn; the same seed gives the same result on every machine.
  ///   - faults: what may go wrong.
  ///   - progress: told from time to time how many managers are over.
  package static func run(
    requests: Range<Int>,
    seed: Int,
    faults: Set<AdsManagerFault>,
    progress: (Int) -> Void = { _ in }
  ) -> FaultReport {
    FaultStudy.run(Script.self, requests: requests, seed: seed, faults: faults, progress: progress)
  }

  /// What happens to one manager of a study, one line an event, and what it breaks.
  package static func events(
    ofRequest request: Int,
    seed: Int,
    faults: Set<AdsManagerFault>
  ) -> (lines: [String], broken: BrokenInvariant?) {
    FaultStudy.events(Script.self, ofRequest: request, seed: seed, faults: faults)
  }

  private typealias Script = AdsManagerScript<AdsManagerMachine>
}
