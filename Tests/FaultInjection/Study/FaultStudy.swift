import WaterfallStudy

/// Puts requests through scripts of faults, each with a subject of its own, and checks the invariants after every event.
///
/// What becomes of a request depends on the seed, its index and the faults alone. Nothing is kept of a request that
/// broke nothing, so a million take no more memory than a thousand.
package struct FaultStudy<Script: FaultScript> {
  /// One event of the study.
  package typealias Event = Script.Trial.Event

  private let subject: () -> Script.Trial
  private let seed: Int
  private let faults: Set<Script.Fault>

  /// A study.
  ///
  /// - Parameters:
  ///   - script: what is tried, and how.
  ///   - subject: makes what it is tried on, before anything has happened to it: always the same.
  ///   - seed: what is drawn; the same seed gives the same result on every machine.
  ///   - faults: what may go wrong.
  package init(
    _ script: Script.Type,
    of subject: @autoclosure @escaping () -> Script.Trial,
    seed: Int,
    faults: Set<Script.Fault> = Set(Script.Fault.allCases)
  ) {
    self.subject = subject
    self.seed = seed
    self.faults = faults
  }

  /// Runs some requests.
  ///
  /// - Parameters:
  ///   - requests: their indices.
  ///   - progress: told from time to time how many requests are over.
  package func run(_ requests: Range<Int>, progress: (Int) -> Void = { _ in }) -> FaultReport {
    var report = FaultReport()
    var given: [Script.Fault: Int] = [:]
    var events: [Event] = []
    for request in requests {
      let (script, broken) = play(request, &events)
      report.requests += 1
      report.events += events.count
      for (fault, count) in script.draw.given { given[fault, default: 0] += count }
      if let broken {
        report.brokenRequests += 1
        if report.hasPlace(forRequest: request) { report.insert(finding(request, broken, events)) }
      }
      if report.requests % Self.progressInterval == 0 { progress(report.requests) }
    }
    for (fault, count) in given { report.faults[fault.rawValue] = count }
    progress(report.requests)
    return report
  }

  /// All that happens to one request, up to the first thing that does not hold; and that.
  package func events(ofRequest request: Int) -> (events: [Event], broken: BrokenInvariant?) {
    var events: [Event] = []
    let broken = play(request, &events).broken
    return (events, broken)
  }

  /// What a list of events breaks.
  package func broken(by events: [Event]) -> BrokenInvariant? {
    var trial = subject()
    do throws(BrokenInvariant) {
      for event in events { try trial.take(event) }
      try trial.end()
      return nil
    } catch {
      return error
    }
  }

  /// The shortest part of a list of events that breaks the same invariant. Events that can stand for two do.
  package func shortest(_ events: [Event], breaking invariant: String) -> [Event] {
    Shrinker.simplest(events, joined: Script.Trial.joined, simpler: Script.Trial.simpler) {
      broken(by: $0)?.invariant == invariant
    }
  }

  /// Often enough for a progress bar.
  private static var progressInterval: Int { 1_000 }

  private func play(_ request: Int, _ events: inout [Event]) -> (script: Script, broken: BrokenInvariant?) {
    let generator = SeededGenerator(seed: UInt64(bitPattern: Int64(seed)), request: request)
    var script = Script(FaultDraw(generator, faults: faults))
    events.removeAll(keepingCapacity: true)
    var trial = subject()
    do throws(BrokenInvariant) {
      for event in script.beginning {
        events.append(event)
        try trial.take(event)
      }
      for _ in 0..<script.length {
        let event = script.next(trial)
        events.append(event)
        try trial.take(event)
      }
      try trial.end()
      return (script, nil)
    } catch {
      return (script, error)
    }
  }

  private func finding(_ request: Int, _ broken: BrokenInvariant, _ events: [Event]) -> FaultFinding {
    let shortest = shortest(events, breaking: broken.invariant)
    return FaultFinding(
      request: request,
      broken: self.broken(by: shortest) ?? broken,
      events: shortest.map(\.description)
    )
  }
}
