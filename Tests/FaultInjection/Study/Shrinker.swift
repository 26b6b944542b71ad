/// Makes lists of events short: delta debugging.
///
/// Source: Zeller, Hildebrandt: “Simplifying and Isolating Failure-Inducing Input”, IEEE TSE 28 (2002).
package enum Shrinker {
  /// A part of a list, in its order, that is still broken, and that would not be without any one of its events.
  ///
  /// - Parameter stillBroken: whether a list is; always says the same of the same list. What is never broken comes
  ///   back as it is.
  package static func shortest<Element>(
    _ events: [Element],
    stillBroken: ([Element]) -> Bool
  ) -> [Element] {
    guard stillBroken(events) else { return events }
    var events = events
    var size = max(events.count / 2, 1)
    while true {
      let shorter = without(size, of: events, stillBroken)
      let isShorter = shorter.count < events.count
      events = shorter
      if size > 1 {
        size /= 2
      } else if !isShorter {
        return events
      }
    }
  }

  /// The same, where an event can stand for two neighbours, or for one that is less simple.
  package static func simplest<Element>(
    _ events: [Element],
    joined: (Element, Element) -> Element?,
    simpler: (Element) -> [Element],
    stillBroken: ([Element]) -> Bool
  ) -> [Element] {
    var events = shortest(events, stillBroken: stillBroken)
    var index = 0
    while index < events.count {
      var candidates = simpler(events[index]).map { event in
        var candidate = events
        candidate[index] = event
        return candidate
      }
      if index > 0, let joined = joined(events[index - 1], events[index]) {
        candidates.append(Array(events[..<(index - 1)]) + [joined] + events[(index + 1)...])
      }
      if let broken = candidates.first(where: stillBroken) {
        // What was needed beside the one may not be beside the other.
        events = shortest(broken, stillBroken: stillBroken)
        index = 0
      } else {
        index += 1
      }
    }
    return events
  }

  /// Leaves out each piece of a size that is not needed, from the end on: what came last most often is not.
  private static func without<Element>(
    _ size: Int,
    of events: [Element],
    _ stillBroken: ([Element]) -> Bool
  ) -> [Element] {
    var events = events
    var end = events.count
    while end > 0 {
      let start = max(end - size, 0)
      var candidate = events
      candidate.removeSubrange(start..<end)
      if stillBroken(candidate) { events = candidate }
      end = start
    }
    return events
  }
}
