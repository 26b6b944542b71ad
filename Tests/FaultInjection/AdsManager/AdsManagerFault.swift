/// What can go wrong with an ads manager.
package enum AdsManagerFault: String, FaultName {
  // Ad servers.
  /// A break has no ads.
  case emptyBreak = "empty-break"
  /// A break's ads cannot be had.
  case failedBreak = "failed-break"
  /// An ad server takes its time, and the content goes on.
  case slowBreak = "slow-break"
  /// An ad server does not answer, until its time is over.
  case silentBreak = "silent-break"
  /// An ad server answers once more, or for a break that is over.
  case answersTwice = "answers-twice"
  /// An ad that cannot be played at all.
  case unplayableAd = "unplayable-ad"

  // Media.
  /// Media does not load, until its time is over.
  case neverLoads = "never-loads"
  /// Media fails before it plays.
  case failsToLoad = "fails-to-load"
  /// Media fails while it plays.
  case failsMidway = "fails-midway"
  /// Media halts for want of data.
  case stalls
  /// Media does not go on, until its time is over.
  case neverGoesOn = "never-goes-on"
  /// Media ends before, or after, its time, or lasts for an unknown time.
  case wrongDuration = "wrong-duration"
  /// Media tells the same news once more.
  case newsTwice = "news-twice"
  /// Media of an ad that is over has news.
  case lateNews = "late-news"
  /// Media tells anything at any moment.
  case newsOutOfOrder = "news-out-of-order"

  // The viewer.
  /// The viewer seeks in the content.
  case seeks
  /// The viewer skips ads.
  case skips
  /// The viewer taps ads, opens their pages and closes them.
  case taps
  /// The viewer halts the ad in the player itself, and lets it go on.
  case halts
  /// The app goes to the background and comes back.
  case background
  /// Picture-in-picture begins and ends.
  case pictureInPicture = "picture-in-picture"
  /// The window of picture-in-picture does not open.
  case windowFails = "window-fails"

  // The app.
  /// The app pauses ads, and lets them go on.
  case pauses
  /// The app mutes ads.
  case mutes
  /// The app gives up breaks.
  case discards
  /// The app destroys the manager.
  case destroys
  /// The app says that the content is over before it is.
  case completesEarly = "completes-early"
  /// The app calls the same once more.
  case calledTwice = "called-twice"
  /// The app calls anything before the manager is initialized.
  case calledTooEarly = "called-too-early"
  /// The app calls anything after the end.
  case calledTooLate = "called-too-late"
  /// Nothing tells where the content is.
  case noPlayhead = "no-playhead"
}
