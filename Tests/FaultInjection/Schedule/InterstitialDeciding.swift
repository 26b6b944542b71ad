package import HLS

/// What decides what plays: content or interstitials. ``InterstitialPlayback`` does; tests have others that decide
/// wrongly.
package protocol InterstitialDeciding {
  /// A player that has not begun.
  init(timeline: PrimaryTimeline)
  /// The plan.
  var schedule: InterstitialSchedule { get }
  /// How many events there are.
  var eventCount: Int { get }
  /// The names of events that began and play once.
  var playedOnce: Set<String> { get }
  /// How the content moved other than by playing, the last ones.
  var jumps: [ContentJump] { get }
  /// What was not done, the last ones.
  var refusals: [InterstitialPlayback.Refusal] { get }
  /// Where the content is.
  var position: Duration { get }
  /// What is shown.
  var phase: InterstitialPlayback.Phase { get }
  /// The event that plays.
  var current: InterstitialEvent? { get }
  /// Where the content has to stop for the next event.
  func nextStart(from position: Duration) -> Duration?
  /// Takes in what happened, and says what to do.
  mutating func handle(_ event: InterstitialPlayback.Event, at now: Duration) -> [InterstitialPlayback.Effect]
}

extension InterstitialPlayback: InterstitialDeciding {
  /// A player that has not begun, without events.
  package init(timeline: PrimaryTimeline) { self.init(events: [], timeline: timeline) }

  /// How many events there are.
  package var eventCount: Int { events.count }
}
