public import Foundation

/// The timeline of the content: which times can be shown, and which dates they have.
public struct PrimaryTimeline: Hashable, Sendable {
  /// A time of the content whose date is known.
  public struct DateAnchor: Hashable, Sendable {
    /// The time of the content.
    public var time: Duration
    /// The program date then.
    public var date: Date

    /// An anchor of this time and date.
    public init(time: Duration, date: Date) {
      self.time = time
      self.date = date
    }
  }

  /// The first time that can be shown. It moves on in a live stream.
  public let start: Duration
  /// The end of what can be shown: of a live stream, the live edge. `nil` if it is not known.
  public let end: Duration?
  /// Whether more content may come (a live stream without `EXT-X-ENDLIST`).
  public let isLive: Bool
  /// Times with dates, by time: each counts until the next. Before the first one, the first counts.
  public let dateAnchors: [DateAnchor]
  /// The times at which segments begin, and the end of the last, in order. Empty if they are not known.
  public let segmentBoundaries: [Duration]
  /// The indices of the anchors whose dates are later than all before them.
  private let forwardAnchors: [Int]

  /// Creates a timeline with one date, that of the time zero, or none. A date that is not finite counts as none.
  public init(
    start: Duration = .zero,
    end: Duration? = nil,
    isLive: Bool = false,
    dateOfZero: Date? = nil,
    segmentBoundaries: [Duration] = []
  ) {
    self.init(
      start: start,
      end: end,
      isLive: isLive,
      dateAnchors: dateOfZero.map { [DateAnchor(time: .zero, date: $0)] } ?? [],
      segmentBoundaries: segmentBoundaries
    )
  }

  /// A timeline whose program dates jump.
  public init(
    start: Duration = .zero,
    end: Duration? = nil,
    isLive: Bool = false,
    dateAnchors: [DateAnchor],
    segmentBoundaries: [Duration] = []
  ) {
    let start = start.bounded
    self.start = start
    self.end = end.map { max($0.bounded, start) }
    self.isLive = isLive
    let anchors =
      dateAnchors
      .filter { $0.date.timeIntervalSinceReferenceDate.isFinite }
      .map { DateAnchor(time: $0.time.bounded, date: $0.date) }
      .sortedIfNeeded { $0.time < $1.time }
    self.dateAnchors = anchors
    self.forwardAnchors = anchors.indices.reduce(into: []) { forward, index in
      if let last = forward.last, anchors[index].date <= anchors[last].date { return }
      forward.append(index)
    }
    self.segmentBoundaries = segmentBoundaries.map(\.bounded).sortedIfNeeded(by: <)
  }

  /// The time of a date, in whole microseconds, or `nil` if the timeline has no dates or the date is not finite.
  ///
  /// A date that the content has twice, because its program dates go back, gives the earlier time; a date that its
  /// program dates leave out gives the time at which they jump.
  public func time(of date: Date) -> Duration? {
    guard date.timeIntervalSinceReferenceDate.isFinite, let first = dateAnchors.first else { return nil }
    let after = forwardAnchors.partitionPoint { dateAnchors[$0].date > date }
    guard after > 0 else { return first.time(of: date) }
    let index = forwardAnchors[after - 1]
    let time = dateAnchors[index].time(of: date)
    return index + 1 < dateAnchors.count ? min(time, dateAnchors[index + 1].time) : time
  }

  /// The date of a time, or `nil` if the timeline has no dates.
  public func date(at time: Duration) -> Date? {
    let time = time.bounded
    let after = dateAnchors.partitionPoint { $0.time > time }
    guard dateAnchors.indices.contains(max(after - 1, 0)) else { return nil }
    let anchor = dateAnchors[max(after - 1, 0)]
    return anchor.date.addingTimeInterval((time - anchor.time) / .seconds(1))
  }

  /// The nearest segment boundary, the earlier of two that are equally near. A time that lies outside the known
  /// segments stays.
  public func nearestSegmentBoundary(to time: Duration) -> Duration {
    guard let first = segmentBoundaries.first, let last = segmentBoundaries.last, time >= first, time <= last
    else { return time }
    let index = segmentBoundaries.partitionPoint { $0 >= time }
    let after = segmentBoundaries[index]
    guard index > segmentBoundaries.startIndex else { return after }
    let before = segmentBoundaries[index - 1]
    return time - before <= after - time ? before : after
  }

  /// A time moved into what can be shown.
  func held(_ time: Duration) -> Duration {
    let time = max(time, start)
    return end.map { min(time, $0) } ?? time
  }
}

extension PrimaryTimeline.DateAnchor {
  fileprivate func time(of date: Date) -> Duration {
    let seconds = date.timeIntervalSince(self.date)
    let limit = Duration.bound / .seconds(1)
    let microseconds = (min(max(seconds, -limit), limit) * 1_000_000).rounded()
    return (time + .microseconds(Int64(microseconds))).bounded
  }
}
