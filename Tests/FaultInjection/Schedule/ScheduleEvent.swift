package import HLS

/// What happens around a player with interstitials.
package enum ScheduleEvent: Sendable, Hashable {
  /// There is an event, in place of the one with its name.
  case set(InterstitialEvent)
  /// An event is no more.
  case remove(String)
  /// The content's timeline.
  case timeline(SimulatedTimeline)
  /// Playback begins at a time of the content.
  case begin(ScheduleTime)
  /// So many milliseconds pass, and what plays goes on.
  case time(Int)
  /// The viewer seeks the content.
  case seek(ScheduleTime)
  /// The viewer seeks inside the asset that plays.
  case seekInside(ScheduleTime)
  /// The viewer wants a rate.
  case rate(Double)
  /// The app cancels what plays.
  case cancel(InterstitialEvent.Resumption?)
  /// The asset list that is waited for comes.
  case list([ScheduleTime?], from: ScheduleTime)
  /// The asset list that is waited for fails.
  case listFails
  /// An asset list comes, of whatever event.
  case strayList(String, [ScheduleTime?], from: ScheduleTime)
  /// The asset that plays ends where it is.
  case assetEnds
  /// The asset that plays fails where it is.
  case assetFails
  /// An asset lasts for so long.
  case duration(String, Int, ScheduleTime)
  /// An asset has ended, or failed, whatever plays.
  case strayEnd(String, Int, ScheduleTime, failed: Bool)
  /// The playhead of the content is somewhere.
  case playhead(ScheduleTime)
  /// The content has ended, wherever it is.
  case contentEnds
}

/// A time, in milliseconds. Also one that no clock has.
package struct ScheduleTime: Sendable, Hashable, ExpressibleByIntegerLiteral {
  /// Or ``Int/max``, and its negative: as far as a duration can be.
  package var milliseconds: Int

  /// So many milliseconds.
  package init(milliseconds: Int) { self.milliseconds = milliseconds }

  /// So many milliseconds.
  package init(integerLiteral milliseconds: Int) { self.milliseconds = milliseconds }

  /// The latest time that there is.
  package static let latest = ScheduleTime(milliseconds: .max)
  /// The earliest.
  package static let earliest = ScheduleTime(milliseconds: -.max)

  /// The time as machines take it.
  var duration: Duration {
    switch milliseconds {
    case .max: Duration(secondsComponent: .max, attosecondsComponent: 0)
    case -.max: Duration(secondsComponent: .min, attosecondsComponent: 0)
    default: .milliseconds(milliseconds)
    }
  }
}

/// What times there are of the content.
package enum SimulatedTimeline: Sendable, Hashable {
  /// It ends there, in seconds; nil if its end is unknown.
  case onDemand(end: Int?)
  /// The window of a live stream, in seconds.
  case live(Int, Int)

  /// The timeline as machines take it. Its dates begin with 0 of the reference date, its segments have 6 seconds.
  var timeline: PrimaryTimeline {
    switch self {
    case .onDemand(let end):
      PrimaryTimeline(
        end: end.map { .seconds($0) },
        dateOfZero: InterstitialEvent.zeroDate,
        segmentBoundaries: Self.boundaries
      )
    case .live(let start, let end):
      PrimaryTimeline(
        start: .seconds(start),
        end: .seconds(end),
        isLive: true,
        dateOfZero: InterstitialEvent.zeroDate,
        segmentBoundaries: Self.boundaries
      )
    }
  }

  private static let boundaries: [Duration] = (0...16).map { .seconds(6 * $0) }
}
