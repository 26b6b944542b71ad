import AdPlatform
import ReportPage

/// A stretch of a break in which no ad plays.
struct AdGap: Equatable {
  var start: Duration
  var end: Duration

  /// Shorter ones are changes from one ad to the next.
  private static let shortest = Duration.seconds(1)

  /// Those of a break.
  static func all(from start: Duration, to end: Duration, between ads: [NumberedAd]) -> [AdGap] {
    let played = ads.compactMap { $0.item(runEnd: end) }.sorted { $0.start < $1.start }
    var gaps: [AdGap] = []
    var last = start
    for ad in played {
      gaps.append(AdGap(start: last, end: Duration(timeInterval: ad.start)))
      last = max(last, Duration(timeInterval: ad.end ?? ad.start))
    }
    return (gaps + [AdGap(start: last, end: end)]).filter { $0.end - $0.start >= shortest }
  }

  /// - Parameters:
  ///   - words: what the viewer sees.
  ///   - origin: what the times of the chart count from.
  func item(_ words: String, from origin: Duration) -> LaneChart.Item {
    LaneChart.Item(
      at: (start - origin).timeInterval,
      to: (end - origin).timeInterval,
      .faint,
      words,
      caption: words,
      brief: "no ad"
    )
  }
}
