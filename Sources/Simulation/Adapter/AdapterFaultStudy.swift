/// Tries the host with mediation adapters in all formats: networks that are set up, bid, answer, present and report as
/// they should not, and apps that do everything at any moment.
@MainActor
package enum AdapterFaultStudy {
  /// Runs some requests of a study, each with a host of its own.
  ///
  /// - Parameters:
  ///   - requests: the indices of the requests.
  ///   - seed: what is drawn; the same seed gives the same result on every machine.
  ///   - faults: what may go wrong.
  ///   - progress: told from time to time how many requests are over.
  package static func run(
    requests: Range<Int>,
    seed: Int,
    faults: Set<AdapterFault>,
    progress: (Int) -> Void = { _ in }
  ) -> FaultReport {
    FaultStudy.run(Script.self, requests: requests, seed: seed, faults: faults, progress: progress)
  }

  /// What happens in one request of a study, one line an event, and what it breaks.
  package static func events(
    ofRequest request: Int,
    seed: Int,
    faults: Set<AdapterFault>
  ) -> (lines: [String], broken: BrokenInvariant?) {
    FaultStudy.events(Script.self, ofRequest: request, seed: seed, faults: faults)
  }

  private typealias Script = AdapterScript<FaithfulMessenger>
}
