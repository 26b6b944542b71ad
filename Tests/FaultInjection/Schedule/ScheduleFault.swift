/// What can go wrong with interstitials.
package enum ScheduleFault: String, FaultName {
  // Asset lists.
  /// A list does not come, or cannot be read.
  case listFails = "list-fails"
  /// A list has no assets.
  case emptyList = "empty-list"
  /// A list comes once more, or for an event that does not play.
  case strayList = "stray-list"
  /// A list has other assets than were expected, or leaves out what lies before the offset.
  case otherList = "other-list"

  // Assets.
  /// An asset cannot be played, or not any further.
  case assetFails = "asset-fails"
  /// An asset ends before its time.
  case assetEndsEarly = "asset-ends-early"
  /// An asset turns out to last for another time.
  case durationChanges = "duration-changes"
  /// The durations of assets are unknown.
  case unknownDuration = "unknown-duration"
  /// News of assets that do not play, or have ended.
  case strayNews = "stray-news"

  // Events and timelines.
  /// Events are set, replaced and taken away while something plays.
  case eventsChange = "events-change"
  /// Events that no schedule can have as they are: negative and endless times, dates that are none.
  case impossibleEvents = "impossible-events"
  /// The window of a live stream slides; the content ends elsewhere, or its end is unknown.
  case timelineChanges = "timeline-changes"

  // The viewer and the app.
  /// The viewer seeks the content.
  case seeks
  /// The viewer seeks inside an interstitial.
  case seeksInside = "seeks-inside"
  /// The viewer wants another rate.
  case rates
  /// The app cancels an interstitial.
  case cancels
  /// Times that are negative, or end of all time.
  case impossibleTimes = "impossible-times"

  // The player.
  /// The playhead is somewhere else all at once.
  case playheadJumps = "playhead-jumps"
  /// The content is said to have ended, wherever it is.
  case endsEarly = "ends-early"
  /// Playback begins again.
  case beginsTwice = "begins-twice"
  /// Anything before playback begins.
  case calledTooEarly = "called-too-early"
}
