/// What was unusual about something an adapter or an ad server did.
public enum AdAnomaly: Hashable, Sendable, Codable {
  // What an adapter did with its request.
  /// The ad was delivered before the request had returned.
  case synchronousAnswer
  /// The call came from another thread than the main actor's.
  case calledFromBackground
  /// The request had been answered already.
  case duplicateAnswer
  /// The source had timed out, or another one had won, before the answer came.
  case lateAnswer
  /// The publisher had cancelled before the answer came.
  case answerAfterCancelling
  /// The answer has both an ad and an error.
  case errorBesideAd
  /// The completion handler of the set-up or of the signals was called again.
  case duplicateCompletion
  /// Set-up or signals ended after their timeout.
  case lateCompletion
  /// The set-up failed or did not end in time; ads are requested all the same.
  case setUpFailed
  /// The exchange bid for a bidder that was not asked, or had bid already.
  case unusableBid
  /// The version has a negative part, or is 0.0.0.
  case malformedVersion

  // What a network reported about its ad.
  /// The report came before the publisher had the ad, and was forwarded once it had.
  case arrivedBeforeDelivery
  /// The ad had not been rendered yet.
  case beforeRendering
  /// The publisher had not presented the ad.
  case beforePresenting
  /// The ad was presented already, or had failed to be.
  case alreadyPresented
  /// The ad was not rendered any more.
  case afterUntracking
  /// The publisher had released the ad.
  case afterRelease
  /// No publisher received the ad.
  case adNotDelivered
  /// The ad had its impression already.
  case duplicateImpression
  /// The user was rewarded already.
  case duplicateReward
  /// The app is not waiting for a reward.
  case unexpectedReward
  /// The adapter says that the host counts impressions.
  case hostCountsImpressions
  /// The network repeats the click that the host has just reported to it.
  case echoOfHostClick
  /// The adapter says that the host counts clicks.
  case hostCountsClicks
  /// The screen before had not been reported closed.
  case screenAlreadyOpen
  /// No screen had been reported open.
  case noScreenOpen
  /// The screen closed without *will dismiss*.
  case missingWillDismiss
  /// The report does not follow from the video's state.
  case videoOutOfOrder

  // What the host noticed by itself.
  /// The asset is invalid and was dropped.
  case assetDropped(String)
  /// The publisher asked for pictures and gets an address.
  case imageNotLoaded
  /// The tap hit no clickable asset.
  case tapOutsideAssets
  /// The tapped ad is not rendered any more.
  case tapWhileNotRendered
  /// The banner is larger than the requested size.
  case bannerTooLarge
  /// The ad was asked to present itself, and its network reported nothing.
  case silentPresentation

  /// Whether the host ignored it. Everything else had its effect and was only noted.
  public var isSuppressed: Bool {
    switch self {
    case .duplicateAnswer, .lateAnswer, .answerAfterCancelling, .duplicateCompletion, .unusableBid,
      .afterRelease, .adNotDelivered, .duplicateImpression, .duplicateReward, .unexpectedReward,
      .hostCountsImpressions, .echoOfHostClick, .hostCountsClicks, .assetDropped, .tapOutsideAssets,
      .tapWhileNotRendered:
      true
    default: false
    }
  }

  /// One sentence that says what was unusual and what to do about it.
  public var explanation: String {
    switch self {
    case .synchronousAnswer: "delivered before the request had returned"
    case .calledFromBackground: "called from a background thread; call the host on the main actor"
    case .duplicateAnswer: "ignored: this request was answered already; answer exactly once"
    case .lateAnswer: "ignored: after the timeout; the late ad is released"
    case .answerAfterCancelling: "ignored: the request was cancelled; the late ad is released"
    case .errorBesideAd: "answered with an ad and an error; the error counts"
    case .duplicateCompletion: "ignored: the completion handler was called already; call it once"
    case .lateCompletion: "after the timeout"
    case .setUpFailed: "the adapter is not ready; ads are requested all the same"
    case .unusableBid: "ignored: a bid for a bidder that was not asked, or has bid already"
    case .malformedVersion: "not a valid version: a part is negative, or all are 0"
    case .arrivedBeforeDelivery: "reported before the publisher had the ad; forwarded now"
    case .beforeRendering: "reported before the ad was rendered"
    case .beforePresenting: "reported before the ad was presented"
    case .alreadyPresented: "reported after the ad had closed or had failed to present"
    case .afterUntracking: "reported while the ad was not rendered"
    case .afterRelease: "ignored: the publisher has released the ad"
    case .adNotDelivered: "ignored: no publisher received this ad; report for the object that was delivered"
    case .duplicateImpression: "ignored: an ad has one impression"
    case .duplicateReward: "ignored: an ad rewards its user once"
    case .unexpectedReward:
      "ignored: the app is not waiting for a reward; report it while the ad is presented or soon after"
    case .hostCountsImpressions:
      "ignored: the host counts impressions; return true from handlesUserImpressions() if the network does"
    case .echoOfHostClick: "ignored: the click that the host has just reported to the network"
    case .hostCountsClicks:
      "ignored: the host counts clicks; return true from handlesUserClicks() if the network does"
    case .screenAlreadyOpen: "a screen is open already; report when it closes"
    case .noScreenOpen: "no screen is open; report when it opens"
    case .missingWillDismiss: "the screen closed without being announced"
    case .videoOutOfOrder: "does not follow from the video's last report"
    case .assetDropped(let reason): "dropped: \(reason)"
    case .imageNotLoaded:
      "a URL where the publisher asked for a picture; download the picture before you deliver the ad"
    case .tapOutsideAssets: "not a click: no clickable asset there"
    case .tapWhileNotRendered: "not a click: the ad is not rendered there any more"
    case .bannerTooLarge: "the banner's view is larger than the requested size"
    case .silentPresentation:
      "the network neither presented the ad nor reported that it cannot: call willPresentFullScreenView or didFailToPresentWithError"
    }
  }
}
