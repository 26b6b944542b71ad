import AdMediation

extension StudyResult {
  /// Counts a request that is over.
  package mutating func add(_ request: SimulatedRequest.Counts) {
    requests += 1
    for attempt in request.attempts where sources.indices.contains(attempt.source) {
      let milliseconds = attempt.latency.wholeMilliseconds
      sources[attempt.source].asked += 1
      sources[attempt.source].waitedMilliseconds += milliseconds
      if attempt.outcome != .filled { sources[attempt.source].lostMilliseconds += milliseconds }
      switch attempt.outcome {
      case .filled: sources[attempt.source].filled += 1
      case .timedOut: sources[attempt.source].timedOut += 1
      case .failed, .notFound, .noBid, .cancelled: sources[attempt.source].failed += 1
      }
    }
    if let time = request.latency { latency.add(milliseconds: time.wholeMilliseconds) }
    if let winner = request.winner {
      sources[winner].impressions += request.impressions
      sources[winner].clicks += request.clicks
    }
  }
}
