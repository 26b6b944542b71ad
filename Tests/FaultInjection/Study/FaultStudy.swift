import WaterfallStudy

/// Puts requests through scripts of faults, each with a subject of its own, and looks at the invariants after every
/// event.
///
/// What becomes of a request depends on the seed, its index and the faults alone. Nothing is kept of a request that
/// broke nothing, so a million take no more memory than a thousand.
package enum FaultStudy {
  /// Runs some requests of a study.
  ///
  /// - Parameters:
  ///   - script: what is tried, and how.
  ///   - requests: the indices of the requests.
  ///   - seed: what is drawn; the same seed gives the same result on every machine.
  ///   - faults: what may go wrong.
  ///   - progress: told from time to time how many requests are over.
  package static func run<Script: FaultScript>(
    _ script: Script.Type,
    requests: Range<Int>,
    seed: Int,
    faults: Set<Script.Fault>,
    progress: (Int) -> Void = { _ in }
  ) -> FaultReport {
    var report = FaultReport()
    var given: [Script.Fault: Int] = [:]
    var events: [Script.Trial.Event] = []
    for request in requests {
      var script = Script(generator: generator(seed: seed, request: request), faults: faults)
      let broken = play(&script, &events)
      report.requests += 1
      report.events += events.count
      for (fault, count) in script.given { given[fault, default: 0] += count }
      if let broken {
        report.brokenRequests += 1
        if report.hasPlace(forRequest: request) {
          report.insert(finding(of: script, request, broken, events))
        }
      }
      if report.requests % progressInterval == 0 { progress(report.requests) }
    }
    for (fault, count) in given { report.faults[fault.rawValue] = count }
    progress(report.requests)
    return report
  }

  /// What happens to one request of a study, one line an event, up to the first thing that does not hold; and that.
  package static func events<Script: FaultScript>(
    _ script: Script.Type,
    ofRequest request: Int,
    seed: Int,
    faults: Set<Script.Fault>
  ) -> (lines: [String], broken: BrokenInvariant?) {
    var script = Script(generator: generator(seed: seed, request: request), faults: faults)
    var events: [Script.Trial.Event] = []
    let broken = play(&script, &events)
    return (events.map(\.description), broken)
  }

  /// What a list of events breaks.
  package static func broken<Trial: FaultTrial>(
    by events: [Trial.Event],
    _ subject: Trial
  ) -> BrokenInvariant? {
    var trial = subject
    do throws(BrokenInvariant) {
      for event in events { try trial.take(event) }
      try trial.end()
      return nil
    } catch {
      return error
    }
  }

  /// The shortest part of a list of events that breaks the same invariant. Events that can stand for two do.
  package static func shortest<Trial: FaultTrial>(
    _ events: [Trial.Event],
    breaking invariant: String,
    _ subject: Trial
  ) -> [Trial.Event] {
    Shrinker.simplest(events, joined: Trial.joined, simpler: Trial.simpler) {
      broken(by: $0, subject)?.invariant == invariant
    }
  }

  /// Often enough for a progress bar.
  private static let progressInterval = 1_000

  private static func generator(seed: Int, request: Int) -> SeededGenerator {
    SeededGenerator(seed: UInt64(bitPattern: Int64(seed)), request: request)
  }

  private static func play<Script: FaultScript>(
    _ script: inout Script,
    _ events: inout [Script.Trial.Event]
  ) -> BrokenInvariant? {
    events.removeAll(keepingCapacity: true)
    var trial = script.subject
    do throws(BrokenInvariant) {
      while let event = script.next(trial) {
        events.append(event)
        try trial.take(event)
      }
      try trial.end()
      return nil
    } catch {
      return error
    }
  }

  private static func finding<Script: FaultScript>(
    of script: Script,
    _ request: Int,
    _ broken: BrokenInvariant,
    _ events: [Script.Trial.Event]
  ) -> FaultFinding {
    let shortest = shortest(events, breaking: broken.invariant, script.subject)
    return FaultFinding(
      request: request,
      broken: self.broken(by: shortest, script.subject) ?? broken,
      events: shortest.map(\.description)
    )
  }
}
