internal import AdPlatform
public import Foundation

/// Breaks of a live stream at regular times of the clock, so that every viewer schedules the same breaks with the same
/// identifiers, without asking anybody.
///
/// ```swift
/// let schedule = try AdBreakSchedule(every: .seconds(60), length: .seconds(10))
/// let next = schedule.nextBreak(after: now)
/// next.date        // the next full minute, or the one after if that is less than 30 seconds away
/// next.identifier  // .adBreak("mid-roll-29453761"), the minute of that date
/// ```
///
/// Breaks stand at the multiples of the interval since 1970. The name of a break comes from its own date: it ends with
/// the minute since 1970, or, where breaks do not begin with minutes, with how many intervals have gone by. (The
/// source document's example names the minute after the current one also when it pushes the break to the next; two
/// viewers of one break then ask for two pods. This does not.)
///
/// Source: *Use client-side HLS interstitials for live streams*, *Schedule ad insertion*.
public struct AdBreakSchedule: Sendable, Hashable {
  /// The time from one break to the next.
  public let interval: Duration
  /// How long a break lasts.
  public let length: Duration
  /// How far away a break must be to be scheduled still: time to fetch its ads.
  public let leadTime: Duration
  /// What the names of the breaks begin with.
  public let name: String

  /// One break.
  public struct Break: Sendable, Hashable {
    /// When it begins: a whole second.
    public let date: Date
    /// How long it lasts.
    public let length: Duration
    /// The same for every viewer.
    public let identifier: PodIdentifier
  }

  /// Breaks at regular times.
  ///
  /// - Parameters:
  ///   - interval: whole seconds, at least one and at most a day.
  ///   - length: more than nothing, and less than the interval.
  ///   - leadTime: from nothing up to a day.
  ///   - name: what the names of the breaks begin with; it must be fit for a ``PodIdentifier``.
  /// - Throws: ``AdBreakScheduleError``.
  public init(
    every interval: Duration,
    length: Duration,
    leadTime: Duration = .seconds(30),
    name: String = "mid-roll"
  ) throws(AdBreakScheduleError) {
    let day: Duration = .seconds(86_400)
    guard interval >= .seconds(1), interval <= day, interval.components.attoseconds == 0 else {
      throw .interval(interval)
    }
    guard length > .zero, length < interval else { throw .length(length, interval: interval) }
    guard leadTime >= .zero, leadTime <= day else { throw .leadTime(leadTime) }
    // The longest name that follows: a second of the year 9999.
    if let flaw = PathComponentFlaw(name + "-253402300799") { throw .name(name, flaw) }
    guard !name.isEmpty else { throw .name(name, .empty) }
    self.interval = interval
    self.length = length
    self.leadTime = leadTime
    self.name = name
  }

  /// The first break that begins after a date and is at least the lead time away.
  ///
  /// Of the date, whole seconds count, as in the source document. Dates before 1970 count as 1970, and those after the
  /// year 9999 as its end.
  public func nextBreak(after date: Date) -> Break {
    let now = Self.seconds(date)
    let lead = leadTime.components.seconds + (leadTime.components.attoseconds > 0 ? 1 : 0)
    return adBreak(from: now + max(lead, 1))
  }

  /// The breaks that begin in a range of dates, both ends included, in order, and at most ``maximumBreaks`` of them.
  public func breaks(from start: Date, to end: Date) -> [Break] {
    let first = start.timeIntervalSince1970
    let last = min(end.timeIntervalSince1970, TimeInterval(Self.lastSecond))
    // Not so for dates that are no numbers either.
    guard first <= last, last >= 0 else { return [] }
    var breaks: [Break] = []
    let second = Self.seconds(start)
    var next = adBreak(from: TimeInterval(second) < first ? second + 1 : second)
    while next.date.timeIntervalSince1970 <= last, breaks.count < Self.maximumBreaks {
      breaks.append(next)
      next = adBreak(from: Int64(next.date.timeIntervalSince1970) + 1)
    }
    return breaks
  }

  /// 10,000 breaks: a week of a break every minute.
  public static let maximumBreaks = 10_000

  /// The last second of the year 9999, since 1970.
  private static let lastSecond: Int64 = 253_402_300_799

  /// The first break at or after a second.
  private func adBreak(from second: Int64) -> Break {
    let step = interval.components.seconds
    let start = (second + step - 1) / step * step
    let number = start / (step % 60 == 0 ? 60 : step)
    return Break(
      date: Date(timeIntervalSince1970: TimeInterval(start)),
      length: length,
      identifier: .adBreak("\(name)-\(number)")
    )
  }

  private static func seconds(_ date: Date) -> Int64 {
    let seconds = date.timeIntervalSince1970
    return seconds.isNaN ? 0 : Int64(min(max(seconds, 0), TimeInterval(lastSecond)))
  }
}
