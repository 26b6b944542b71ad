/// What holds for content with interstitials, whatever happens.
///
/// Source: *HTTP Live Streaming 2nd Edition* (draft-pantos-hls-rfc8216bis), appendix D; *AVPlayerInterstitialEvent*.
package enum ScheduleInvariant: String, CaseIterable {
  /// Content, or one interstitial.
  case oneAtATime = "at most one thing plays"
  /// None is left open.
  case endsOnce = "an interstitial that began ends once"
  /// What is said to play is what was begun.
  case showsWhatItSays = "what is said to be shown is what the effects show"
  /// After the last interstitial.
  case contentGoesOn = "the content goes on after an interstitial, unless another begins or all has ended"
  /// From any state.
  case comesToAnEnd = "a player that only plays comes to the end"
  /// Told when it is reached, and only then.
  case finishesOnce = "the end is told once when it is reached"
  /// `ONCE`.
  case playsOnce = "an event that plays once never begins twice"
  /// The player and the machine agree.
  case samePosition = "the content is where its moves and its playing have brought it"
  /// From the start of the window to the end.
  case insideTimeline = "the content stays inside its timeline"
  /// By a seek, a window that slides, or an event that wants it.
  case backwardOnlyWhenAsked = "the content goes back only for a seek or an event that shows it again"
  /// Not a moment later.
  case nextStartAhead = "the next event lies ahead while content plays"
  /// What is planned plays.
  case dueBegins = "an event begins when the content comes to it"
  /// Neither sooner than its time nor an event that is not there.
  case beginsInTime = "what begins is due"
  /// D.5.
  case seekBeginsAtStart = "a seek into the range of an interstitial begins at its start"
  /// D.4.
  case startOffsetForJoining =
    "a list is asked for from an offset only where playback of a live stream begins"
  /// D.5.
  case failedSkipsNothing = "the content goes on where it was after interstitials that could not be played"
  /// From and until make sense.
  case assetInOrder = "an asset plays from a time to a later one"
  /// `X-PLAYOUT-LIMIT`.
  case limit = "no interstitial plays longer than its limit"
  /// `X-RESTRICT`.
  case restrictions = "what is restricted is refused, and nothing else for it"
  /// And nothing comes of it.
  case refusalRecorded = "each refusal is recorded, and each jump"
  /// The last ones only.
  case boundedRecords = "records do not grow without end"
  /// Each event once, in order.
  case sortedSchedule = "the schedule has each event once, in order, inside its window"
}
