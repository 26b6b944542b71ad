/// Events of one start that play if the content comes there, whether or not it does in the schedule.
struct DueGroup: Sendable {
  let start: Duration
  let ids: [String]
}

/// Slots of one start, which play without content between them.
struct SlotGroup: Sendable {
  /// Into the schedule's slots.
  let slots: Range<Int>
  /// The content's time at which they begin.
  let start: Duration
  /// The content's time to which they lead. Before ``start`` if content is shown again.
  let resumesAt: Duration
  /// The content's time at which new content goes on: after what is shown again, and what that skips.
  let continuesAt: Duration
  let cue: InterstitialEvent.Cue?

  var replaysContent: Bool { resumesAt < start }
}
