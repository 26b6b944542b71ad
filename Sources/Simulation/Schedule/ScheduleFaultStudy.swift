import HLS

/// Tries content with interstitials: events, lists, assets, viewers and players that do everything at any moment.
package enum ScheduleFaultStudy {
  /// Runs some players of a study.
  ///
  /// - Parameters:
  ///   - requests: the indices of the players.
  ///   - seed: what is drawn; the same seed gives the same result on every machine.
  ///   - faults: what may go wrong.
  ///   - progress: told from time to time how many players are over.
  package static func run(
    requests: Range<Int>,
    seed: Int,
    faults: Set<ScheduleFault>,
    progress: (Int) -> Void = { _ in }
  ) -> FaultReport {
    FaultStudy.run(Script.self, requests: requests, seed: seed, faults: faults, progress: progress)
  }

  /// What happens to one player of a study, one line an event, and what it breaks.
  package static func events(
    ofRequest request: Int,
    seed: Int,
    faults: Set<ScheduleFault>
  ) -> (lines: [String], broken: BrokenInvariant?) {
    FaultStudy.events(Script.self, ofRequest: request, seed: seed, faults: faults)
  }

  private typealias Script = ScheduleScript<InterstitialPlayback>
}
