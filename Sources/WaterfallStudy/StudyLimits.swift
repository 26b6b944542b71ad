/// What a study accepts. Each limit is far above what an honest one needs.
package enum StudyLimits {
  /// 1,000,000,000 requests: a day of a machine with many cores, and sums that no `Int` runs over.
  package static let maximumRequests = 1_000_000_000
  /// 1,000 requests in flight at once. The result is the same for any number.
  package static let maximumConcurrency = 1_000
  /// 100 sources: three times the longest waterfall in use.
  package static let maximumSources = 100
  /// 10 minutes, twice the longest timeout: the host ignores later answers.
  package static let maximumLatencyMilliseconds = 600_000
  /// 1,000 dollars for a thousand impressions.
  package static let maximumCPM = 1_000.0
  /// 64 MiB for one part of a study: some million latencies that differ.
  package static let maximumPartBytes = 64 << 20
}
