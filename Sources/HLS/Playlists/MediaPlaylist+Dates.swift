public import Foundation

extension MediaPlaylist {
  /// The date of the playlist's start, or nil if no segment has a date. It is counted back from the first segment
  /// with one.
  ///
  /// Source: RFC 8216bis, section 4.4.4.6 (`EXT-X-PROGRAM-DATE-TIME`).
  public var startDate: Date? { programDate(at: .zero) }

  /// The date of a time in the playlist, or nil if no segment has a date. Behind the end and before the start the
  /// dates go on as there.
  public func programDate(at time: Duration) -> Date? { contents.date(at: time)?.date }

  /// The time of a date in the playlist, or nil if no segment has a date. It is exact to the microsecond. Dates before
  /// the start have times below zero, and those behind the end later ones than ``totalDuration``. A date that falls
  /// between two segments, because the clock was put forward there, has the time of the second one.
  public func time(of date: Date) -> Duration? { ProgramDate(date).flatMap(contents.time) }

  /// The dates that tags give, each with the time of its segment, in the order of the times.
  public var programDates: [(time: Duration, date: Date)] {
    contents.lists.dates.map {
      (time: segments[$0.number - contents.firstNumber].startTime, date: $0.value.date)
    }
  }

  /// When a date range ends, as far as it says: its end date, its duration, or, with `END-ON-NEXT`, the start of the
  /// next one of its class.
  ///
  /// Source: RFC 8216bis, section 4.4.5.1.
  public func endDate(of range: DateRange) -> Date? {
    if let duration = range.duration, let start = ProgramDate(range.startDate) {
      return ProgramDate(sinceEpoch: start.sinceEpoch + duration).date
    }
    if let end = range.endDate { return end }
    guard range.endOnNext, let cueClass = range.cueClass else { return nil }
    return contents.start(ofClass: cueClass, after: range.startDate)
  }

  /// Where a date range stands in the playlist.
  ///
  /// - Returns: the line of its first tag, from 1, and how many segments stand before it.
  public func place(ofDateRange id: String) -> (line: Int, segmentIndex: Int)? {
    contents.dateRangeIndices[id].map { index in
      (line: contents.dateRanges[index].line, segmentIndex: contents.dateRanges[index].segmentIndex)
    }
  }
}
