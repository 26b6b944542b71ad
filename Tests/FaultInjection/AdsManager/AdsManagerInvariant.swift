/// What holds for an ads manager, whatever happens.
///
/// Source: Ad rules, "SDK operation modes" and "Ad rules"; Picture in picture, "Starting ads"; VAST 4.2, tracking event
/// descriptions.
package enum AdsManagerInvariant: String, CaseIterable {
  // The content.
  /// One request to pause, then one to resume.
  case pausesOnce = "the content is paused only when it is not"
  /// Only apps that wait for the first break are told to go on.
  case resumesOnce = "the content is resumed once for each pause, and at most once before the first"
  /// The screen is free when the content goes on.
  case resumesFree = "the content is resumed when no ad is left in the player"
  /// Whatever happened, the viewer gets the content back.
  case resumesAlways = "the content is resumed in the end"
  /// The player of both never shows both.
  case adsInPause = "ads load and play only while the content is paused"
  /// What the shell asks the machine is what the app was told.
  case saysWhatItDoes = "a break plays exactly while the content is paused"
  /// The playhead is read while there is something to wait for.
  case watches = "the playhead is watched once, and not after the end"

  // Breaks.
  /// A viewer who has seen a break does not see it again.
  case breakOnce = "a break never plays twice"
  /// No advertiser pays for ads that were requested twice.
  case fetchOnce = "a break is fetched once at a time, and never after it played"
  /// No break before its time.
  case breakInTime = "a break does not begin before the content has come to it"
  /// No break is passed over that can play.
  case breakIsDue = "a break that the content passes plays, or its ads are on their way"
  /// Source: Ad rules, "Ad rules".
  case preRollPlays = "a pre-roll plays however late its ads come"
  /// Source: Picture in picture, "Starting ads".
  case noneInPictureInPicture = "no break begins in picture-in-picture"
  /// An app cannot know that the window opens.
  case startIsKept = "a start() while the window opens or closes takes effect when it is gone"
  /// Start, and end or error.
  case breakTracking = "a break calls its start once, and then its end or its error once"
  /// Only for apps that start breaks.
  case breakReady = "AD_BREAK_READY comes only where breaks wait for the app, and none plays"
  /// Once for a break that shows nothing.
  case fetchError = "AD_BREAK_FETCH_ERROR comes at most once a break"

  // Ads.
  /// One after the other.
  case loadedOnce = "an ad is loaded once, after the one before it has ended"
  /// LOADED, STARTED, quartiles, COMPLETE or SKIPPED.
  case eventOrder = "an ad's events come in order, each once"
  /// None is left behind.
  case adEnds = "every ad that started ends"
  /// Nothing comes of an ad that is over.
  case nothingAfterEnd = "nothing is told or called of an ad after its end"
  /// What advertisers pay for.
  case trackingOnce = "each tracking URL of an ad is called at most once"
  /// An event and its URLs go together.
  case trackingWithEvent = "tracking is called with the event that it is for, of the ad that plays"
  /// No ad is skipped against the viewer's will.
  case skipsWhenAsked = "an ad is skipped when the viewer asks, and it may be"
  /// Clicks are the viewer's.
  case clicksWhenAsked = "taps and clicks are told when the viewer taps"
  /// Ads halt for the app, the background, a page and picture-in-picture, and go on after them.
  case haltsWhileHeld = "an ad's media halts while something holds it, and goes on when nothing does"
  /// Play, pause and clear have something to act on.
  case mediaInOrder = "media is loaded before it is told anything, and cleared once"
  /// News of other ads changes nothing.
  case lateNews = "news of an ad that is over changes nothing"

  // The end.
  /// Source: Ad rules, "Ad rules".
  case completesOnce = "ALL_ADS_COMPLETED comes once, and is the last that is told"
  /// Also after errors.
  case completesAlways = "ALL_ADS_COMPLETED comes in the end"
  /// The delegate hears nothing more.
  case nothingAfterDestroy = "nothing is done after destroy"
  /// Single ads and pods tell what broke them.
  case reportsOnce = "an error is reported once, when nothing could be played"
}
