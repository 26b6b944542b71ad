import AdPlatform
import ReportPage

/// A stretch of a break in which no ad plays.
struct AdGap: Equatable {
  var start: Duration
  var end: Duration

  /// Shorter ones are changes from one ad to the next.
  private static let shortest = Duration.seconds(1)

  /// What the viewer of a stream sees then.
  static let streamWords = "no ad: the rest of the break’s video, such as a slate"

  /// Those of a break.
  static func all(from start: Duration, to end: Duration, between ads: [NumberedAd]) -> [AdGap] {
    let played = ads.filter { $0.item(runEnd: end) != nil }.map { numbered in
      // An ad that is not heard to start is under way when the viewer joins.
      (start: numbered.ad.start ?? start, end: numbered.ad.end ?? end)
    }
    var gaps: [AdGap] = []
    var last = start
    for ad in played.sorted(by: { $0.start < $1.start }) {
      gaps.append(AdGap(start: last, end: ad.start))
      last = max(last, ad.end)
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
