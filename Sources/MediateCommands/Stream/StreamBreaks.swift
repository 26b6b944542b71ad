import AdPlatform
import Foundation
import InteractiveMediaAds

/// Decides when an app puts which breaks into its player: those that are on, and those that come soon.
struct StreamBreaks {
  private let schedule: AdBreakSchedule
  /// Those before it were given out.
  private var next: Date?

  /// How long before a break its pod is put into the player: time enough for a manifest that is late.
  static let notice: TimeInterval = 60

  init(_ breaks: StreamOptions.Breaks) throws(AdBreakScheduleError) {
    schedule = try AdBreakSchedule(every: breaks.every, length: breaks.length, leadTime: .zero)
  }

  /// The breaks to schedule now; each is given out once.
  ///
  /// - Parameters:
  ///   - content: the date of what plays; nil for content without dates.
  ///   - now: the date on the wall.
  mutating func due(content: Date?, now: Date) -> [AdBreakSchedule.Break] {
    let length = schedule.length.timeInterval
    // A viewer who joins in the middle of a break sees the rest of it.
    var start = content.map { $0 - length } ?? now
    if let next { start = max(start, next) }
    let breaks = schedule.breaks(from: start, to: now + Self.notice).filter { adBreak in
      content.map { adBreak.date + length > $0 } ?? (adBreak.date > now)
    }
    if let last = breaks.last { next = last.date + schedule.interval.timeInterval / 2 }
    return breaks
  }
}
