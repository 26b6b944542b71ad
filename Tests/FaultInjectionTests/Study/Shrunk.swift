import FaultInjection
import Testing

/// Expects a study to find an error that was made on purpose, and to say shortly how it shows.
///
/// - Parameters:
///   - study: has the error.
///   - expected: one of these is broken first.
///   - passesOver: whether others may be broken before.
/// - Returns: the shortest list of events.
@discardableResult
func expectFound<Script: FaultScript>(
  _ study: FaultStudy<Script>,
  breaking expected: Set<String>,
  passingOverOthers passesOver: Bool = false,
  sourceLocation: SourceLocation = #_sourceLocation
) -> [Script.Trial.Event] {
  for request in 0..<2_000 {
    let (events, broken) = study.events(ofRequest: request)
    guard let invariant = broken?.invariant else { continue }
    if passesOver, !expected.contains(invariant) { continue }
    #expect(expected.contains(invariant), sourceLocation: sourceLocation)
    let shortest = study.shortest(events, breaking: invariant)
    #expect(shortest.count <= 10, "\(shortest)", sourceLocation: sourceLocation)
    #expect(study.broken(by: shortest)?.invariant == invariant, sourceLocation: sourceLocation)
    for index in shortest.indices {
      var without = shortest
      without.remove(at: index)
      let stillBroken = study.broken(by: without)?.invariant == invariant
      #expect(!stillBroken, "without event \(index) of \(shortest)", sourceLocation: sourceLocation)
    }
    return shortest
  }
  Issue.record("it is not found", sourceLocation: sourceLocation)
  return []
}

/// Expects that the parts of a study make up the whole, and tell the events of each request.
///
/// - Returns: the events of the first request.
@discardableResult
func expectParts<Script: FaultScript>(
  _ study: FaultStudy<Script>,
  sourceLocation: SourceLocation = #_sourceLocation
) -> [Script.Trial.Event] {
  let whole = study.run(0..<40)
  var sum = study.run(15..<40)
  sum.merge(study.run(0..<15))
  #expect(sum == whole, sourceLocation: sourceLocation)
  let events = (0..<40).map { study.events(ofRequest: $0).events }
  #expect(events.reduce(0) { $0 + $1.count } == whole.events, sourceLocation: sourceLocation)
  return events[0]
}
