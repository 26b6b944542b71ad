import AdMediation

/// The events of one source in the log of a run.
struct SourceEvents {
  /// An event, and its place in the log.
  typealias Indexed = (index: Int, entry: AdLogEntry)

  /// Its requests. A waterfall may name several sources alike.
  var requests: ArraySlice<Indexed> = []
  /// The first time that it did not bid.
  var refusal: Indexed?
  /// What the host ignored.
  var ignored: [Indexed] = []

  /// Those of all sources, by label. A waterfall may have thousands, so that the log is read once, and not for each.
  static func bySource(_ events: [AdLogEntry]) -> [String: SourceEvents] {
    var sources: [String: SourceEvents] = [:]
    for (index, entry) in events.enumerated() {
      guard entry.name == "request" || entry.name == "didNotBid" || entry.isSuppressed,
        let source = entry.details["source"]
      else { continue }
      var known = sources.removeValue(forKey: source) ?? SourceEvents()
      if entry.name == "request" { known.requests.append((index, entry)) }
      if entry.name == "didNotBid" { known.refusal = known.refusal ?? (index, entry) }
      if entry.isSuppressed { known.ignored.append((index, entry)) }
      sources[source] = known
    }
    return sources
  }
}
