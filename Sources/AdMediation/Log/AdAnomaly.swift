/// What was unusual about something an adapter or an ad server did.
public enum AdAnomaly: Hashable, Sendable {
  // What a custom event did with its request.
  /// The answer came before `request` had returned.
  case synchronousAnswer
  /// The call came from another thread than the main actor's.
  case calledFromBackground
  /// The request had been answered already.
  case duplicateAnswer
  /// The source had timed out, or another one had won, before the answer came.
  case lateAnswer
  /// The publisher had cancelled before the answer came.
  case answerAfterCancelling

  /// An error came along with the ad.
  case errorBesideAd
  /// The completion handler of the set-up or of the signals was called again.
  case duplicateCompletion
  /// Set-up or signals came after their time.
  case lateCompletion
  /// The exchange bid for somebody who was not asked, or had bid already.
  case unusableBid
  /// The version has a negative part, or is 0.0.0.
  case malformedVersion

  // What a network reported about its ad.
  /// The notification came before the ad was delivered, and was replayed.
  case arrivedBeforeDelivery
  /// The ad had not been rendered yet.
  case beforeRendering
  /// The ad was not on the screen yet; the impression counts once it is.
  case notOnScreenYet
  /// The publisher had not asked the ad to present itself.
  case beforePresenting
  /// The ad was presented already, or had failed to be.
  case alreadyPresented
  /// The ad was not rendered any more.
  case afterUntracking
  /// The publisher had let go of the ad.
  case afterRelease
  /// No publisher ever got the ad.
  case adNotDelivered
  /// The ad had its impression already.
  case duplicateImpression
  /// The user was rewarded already.
  case duplicateReward
  /// The ad was closed long before the user was rewarded.
  case lateReward
  /// The custom event does not handle impressions; the host counts them.
  case hostCountsImpressions
  /// The network repeats the click that the host has just told it.
  case echoOfHostClick
  /// The custom event does not handle clicks; the host counts them.
  case hostCountsClicks
  /// A screen was open already.
  case screenAlreadyOpen
  /// No screen was open.
  case noScreenOpen
  /// The screen closed without *will dismiss*, which the host supplied.
  case missingWillDismiss
  /// The video was not in a state in which this can happen.
  case videoOutOfOrder

  // What the host noticed by itself.
  /// The asset broke its bounds and was left out.
  case assetDropped(String)
  /// The publisher asked for pictures and gets an address.
  case imageNotLoaded
  /// The network counts clicks, so the host did not count this tap.
  case tapLeftToNetwork
  /// The tap hit no clickable asset.
  case tapOutsideAssets
  /// The banner is larger than it may be.
  case bannerTooLarge
  /// The ad was asked to present itself, and its network said nothing.
  case silentPresentation

  /// Whether it had no effect. What is not suppressed was only noted.
  public var isSuppressed: Bool {
    switch self {
    case .synchronousAnswer, .calledFromBackground, .arrivedBeforeDelivery, .beforeRendering,
      .missingWillDismiss, .imageNotLoaded, .notOnScreenYet, .errorBesideAd, .malformedVersion,
      .bannerTooLarge,
      .silentPresentation, .lateCompletion:
      false
    default: true
    }
  }

  /// One sentence that says what was unusual and what to do about it.
  public var explanation: String {
    switch self {
    case .synchronousAnswer: "answered before request(…) had returned; networks answer later"
    case .calledFromBackground: "called from a background thread; call the host on the main actor"
    case .duplicateAnswer: "suppressed: this request was answered already; answer exactly once"
    case .lateAnswer: "suppressed: after its time; a late ad is released"
    case .answerAfterCancelling: "suppressed: the request was cancelled; a late ad is released"
    case .errorBesideAd: "answered with an ad and an error; the ad counts"
    case .duplicateCompletion: "suppressed: the handler was called already; call it once"
    case .lateCompletion: "after its time"
    case .unusableBid: "suppressed: a bid for a bidder that was not asked, or has bid already"
    case .malformedVersion: "no version: a part is negative, or all are 0"
    case .arrivedBeforeDelivery: "reported before the ad was delivered; replayed now"
    case .beforeRendering: "reported before the ad was rendered"
    case .afterUntracking: "suppressed: the ad is not rendered any more"
    case .afterRelease: "suppressed: the publisher has let go of the ad"
    case .adNotDelivered: "suppressed: no publisher got this ad; report for the object that was delivered"
    case .notOnScreenYet: "reported before the ad was on the screen; counted once it is"
    case .beforePresenting: "suppressed: the ad was not asked to present itself yet"
    case .alreadyPresented: "suppressed: the ad was presented already, or has failed to be"
    case .duplicateImpression: "suppressed: an ad has one impression"
    case .duplicateReward: "suppressed: an ad rewards its user once"
    case .lateReward: "suppressed: the ad was closed too long ago; reward the user before, or soon after"
    case .hostCountsImpressions:
      "suppressed: the host counts impressions; implement handlesUserImpressions() if the network does"
    case .echoOfHostClick: "suppressed: the same click that the host has just reported to the network"
    case .hostCountsClicks:
      "suppressed: the host counts clicks; implement handlesUserClicks() if the network does"
    case .screenAlreadyOpen: "suppressed: a screen is open already"
    case .noScreenOpen: "suppressed: no screen is open"
    case .missingWillDismiss: "supplied by the host: the network reported didDismissScreen without it"
    case .videoOutOfOrder: "suppressed: the video cannot do this now"
    case .assetDropped(let reason): "dropped: \(reason)"
    case .imageNotLoaded: "an address where the publisher asked for a picture; use NativeAdImageDownloader"
    case .tapLeftToNetwork: "not counted by the host: the custom event handles clicks"
    case .tapOutsideAssets: "no click: nothing clickable there"
    case .bannerTooLarge: "the banner's view is larger than the size that was asked for"
    case .silentPresentation:
      "the network neither presented the ad nor said that it cannot: call willPresentFullScreenView or didFailToPresentWithError"
    }
  }
}
