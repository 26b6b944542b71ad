/// What came of the requests of a study, in whole numbers: parts add up to exactly the whole.
package struct StudyResult: Hashable, Sendable, Codable {
  /// What came of one source.
  package struct Source: Hashable, Sendable, Codable {
    /// How often it was asked.
    package var asked = 0
    /// How often it delivered the ad.
    package var filled = 0
    /// How often it answered in time that it had none.
    package var failed = 0
    /// How often it did not answer in time.
    package var timedOut = 0
    /// How many of its ads were seen.
    package var impressions = 0
    /// How many of its ads were tapped.
    package var clicks = 0
    /// How long requests waited for its answers, all together. A timeout counts in full.
    package var waitedMilliseconds = 0
    /// How much of that time brought no ad.
    package var lostMilliseconds = 0

    /// Nothing yet.
    package init() {}

    /// Adds the counts of another part.
    package mutating func merge(_ other: Source) {
      asked += other.asked
      filled += other.filled
      failed += other.failed
      timedOut += other.timedOut
      impressions += other.impressions
      clicks += other.clicks
      waitedMilliseconds += other.waitedMilliseconds
      lostMilliseconds += other.lostMilliseconds
    }

    /// What its impressions brought, in billionths of a dollar.
    package func revenueNanos(cpmMicros: Int) -> Int { impressions * cpmMicros }
  }

  /// How many requests ended.
  package var requests = 0
  /// By their places in the waterfall.
  package var sources: [Source]
  /// The times from the request to the ad, of those that got one.
  package var latency = LatencyHistogram()

  /// Nothing yet, of so many sources.
  package init(sourceCount: Int) { sources = Array(repeating: Source(), count: sourceCount) }

  /// Adds the requests of another part.
  package mutating func merge(_ other: StudyResult) {
    requests += other.requests
    for _ in sources.count..<max(sources.count, other.sources.count) { sources.append(Source()) }
    for (index, source) in other.sources.enumerated() { sources[index].merge(source) }
    latency.merge(other.latency)
  }

  /// How many requests got an ad.
  package var fills: Int { sources.reduce(0) { $0 + $1.filled } }
  /// How often a source was asked.
  package var attempts: Int { sources.reduce(0) { $0 + $1.asked } }
  /// How many ads were seen.
  package var impressions: Int { sources.reduce(0) { $0 + $1.impressions } }
  /// How many ads were tapped.
  package var clicks: Int { sources.reduce(0) { $0 + $1.clicks } }

  /// How long requests waited for sources, all together.
  package var waitedMilliseconds: Int { sources.reduce(0) { $0 + $1.waitedMilliseconds } }

  /// What all impressions brought, in billionths of a dollar.
  package func revenueNanos(_ configuration: StudyConfiguration) -> Int {
    zip(sources, configuration.sources).reduce(0) {
      $0 + $1.0.revenueNanos(cpmMicros: $1.1.network.cpmMicros)
    }
  }
}
