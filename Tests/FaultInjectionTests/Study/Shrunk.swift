import FaultInjection
import Testing
import WaterfallStudy

/// Expects a study to find an error that was made on purpose, and to say shortly how it shows.
///
/// - Returns: the invariants of the findings.
@discardableResult
func expectFound<Script: FaultScript>(
  _ script: Script.Type,
  sourceLocation: SourceLocation = #_sourceLocation
) -> Set<String> {
  let faults = Set(Script.Fault.allCases)
  var report = FaultReport()
  while report.findings.isEmpty, report.requests < 2_000 {
    let next = report.requests..<report.requests + 50
    report.merge(FaultStudy.run(script, requests: next, seed: 1, faults: faults))
  }
  let again = FaultStudy.run(script, requests: 0..<report.requests, seed: 1, faults: faults)
  #expect(report == again, "the same seed gives the same report", sourceLocation: sourceLocation)
  #expect(!report.findings.isEmpty, "it is found", sourceLocation: sourceLocation)
  for finding in report.findings {
    #expect(finding.events.count < 10, "\(finding)", sourceLocation: sourceLocation)
    expectMinimal(finding, script, sourceLocation)
  }
  return Set(report.findings.map(\.broken.invariant))
}

/// Expects that no event of a finding can be left out.
private func expectMinimal<Script: FaultScript>(
  _ finding: FaultFinding,
  _ script: Script.Type,
  _ sourceLocation: SourceLocation
) {
  var script = Script(
    generator: SeededGenerator(seed: 1, request: finding.request),
    faults: Set(Script.Fault.allCases)
  )
  let subject = script.subject
  var trial = subject
  var events: [Script.Trial.Event] = []
  while let event = script.next(trial) {
    events.append(event)
    do throws(BrokenInvariant) { try trial.take(event) } catch { break }
  }
  let invariant = finding.broken.invariant
  let shortest = FaultStudy.shortest(events, breaking: invariant, subject)
  #expect(shortest.map(\.description) == finding.events, sourceLocation: sourceLocation)
  #expect(FaultStudy.broken(by: shortest, subject) == finding.broken, sourceLocation: sourceLocation)
  for index in shortest.indices {
    var without = shortest
    without.remove(at: index)
    #expect(
      FaultStudy.broken(by: without, subject)?.invariant != invariant,
      "without event \(index) of \(finding.events)",
      sourceLocation: sourceLocation
    )
  }
}
