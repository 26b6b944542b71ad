/// What holds for requests and ads of custom events and mediation adapters, whatever happens.
///
/// Source: the documentation of the host's public interface, and that of the protocols that adapters implement.
package enum HostInvariant: String, CaseIterable {
  // Set-up.
  /// Before the first load.
  case setUpOnce = "a network is set up once, off the main actor"
  /// With success, failure, or when its time is over.
  case setUpEnds = "a set-up ends, once, in its time"
  /// Neither for signals nor for ads.
  case setUpFirst = "a network is asked for nothing before it is set up"
  /// Of `start`.
  case startEnds = "mediation starts once for each time it was asked to"

  // Bidding.
  /// By all who bid, or without them.
  case auctionEnds = "an auction takes no longer than its bidders and the exchange may"
  /// And those of no other ad.
  case ownBid = "a bidder loads with its own bid, and others without one"
  /// Off the main actor.
  case signalsOnce = "a bidder is asked for signals once a request, off the main actor"

  // The request.
  /// Neither none nor two.
  case oneOutcome = "one outcome a request"
  /// Never inside the call that asked.
  case outcomeAfterLoad = "an outcome comes after load has returned"
  /// With the waterfall's order, except for those that have bid, and never outside of a request.
  case sourceOrder = "sources are asked in order, one at a time, each once"
  /// Until it has answered, or its time is over.
  case sourceTime = "a source has its time, and no more"
  /// The next one is asked, or the request ends.
  case answerEnds = "an answer ends a source's turn"
  /// At once, if nothing has to be set up.
  case asksSources = "a request asks its sources"
  /// An answer that comes later has no effect.
  case firstAnswer = "the ad is the first answer of the source that has its turn"
  /// Not before.
  case noFillAtEnd = "no fill comes when all sources were asked"
  /// Of an adapter that has answered, or whose answer is no longer needed.
  case timersEnd = "no timer for an answer is left when no answer is awaited"
  /// An adapter that does not answer.
  case requestEnds = "a request takes no longer than its sources may"
  /// At once.
  case cancelledEnds = "a cancelled request ends"
  /// Whatever its sources answer.
  case cancelledHasNoAd = "a cancelled request gets no ad"
  /// And no other object.
  case onlyAppCancels = "only the app cancels"

  // The ad.
  /// However often it is reported.
  case oneImpression = "at most one impression an ad"
  /// By the network, if it says that it counts, else by the host.
  case countedByOne = "an impression is counted by who counts"
  /// It knows.
  case countsItself = "who counts is not told"
  /// If the host counts.
  case impressionOnScreen = "an impression that the host counts is heard when the ad is shown"
  /// Of its own ad.
  case clicks = "clicks never exceed taps plus network clicks"
  /// The user does not see it there.
  case unseen = "no impression or click between untrack and the next render"
  /// In one view after the other.
  case oneRendering = "a rendering ends before the next one begins"
  /// And not without having begun.
  case renderingEndsOnce = "a rendering ends once"
  /// Also when the app releases the ad.
  case renderingEnds = "every rendering ends"
  /// Whatever order that is.
  case hearsInOrder = "the app hears reports in the order in which they were made"
  /// Only by the app.
  case presentedOnce = "an ad is asked to present itself once, and only by the app"
  /// Asked of the network, or refused.
  case presentAnswered = "each attempt to present is passed on or refused"
  /// Once an ad.
  case oneReward = "at most one reward an ad"
  /// Reported first while the ad is on the screen, whatever else is wrong with the report.
  case earnedIsRewarded = "a reward that is earned is given"
  /// Not for an ad that was not presented, or could not be.
  case rewardEarned = "a reward is earned by an ad that was presented"

  // What is said of it.
  /// Of the ads that lost, nothing.
  case ownReports = "the app hears what the network of its ad reports"
  /// As long as it listens.
  case hearsEffects = "the app hears what has an effect"
  /// There is no publisher left to notify.
  case silentAfterRelease = "nothing is heard of an ad that is gone"
  /// With the reason.
  case everythingLogged = "everything that networks do is in the log"

  // Who is there.
  /// Until the app releases them.
  case keptForApp = "the host keeps ad and adapter while the app has the ad, or it is on the screen"
  /// Neither its loads nor its ads.
  case nothingOutlives = "nothing outlives its request"
}
