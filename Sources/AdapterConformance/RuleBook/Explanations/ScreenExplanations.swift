extension RuleBook {
  /// Full-screen ads, and the rewards of some.
  static let screenExplanations: [String: RuleExplanation] = [
    "SCREEN-1": RuleExplanation(
      why: """
        The publisher decides when an ad may cover its app. An ad that opens when it is loaded interrupts \
        the user, which store rules forbid; an ad that does not open leaves the app waiting. The check \
        reads presentations of the fixture's sightings before and after present(from:).
        """,
      example: """
          func acmeDidLoad(_ ad: AcmeInterstitial) {
            eventDelegate = completionHandler?(self, nil)
            completionHandler = nil
        -   ad.show(from: adConfiguration.topViewController)
          }
        + func present(from viewController: UIViewController) {
        +   interstitial.show(from: viewController)
        + }
        """
    ),
    "SCREEN-2": RuleExplanation(
      why: """
        The publisher passes the view controller that is on screen. UIKit refuses to present from one that \
        is not in the window or already presents something, and the ad does not open. The check compares \
        the view controller that the network gets with the one that was passed.
        """,
      example: """
          func present(from viewController: UIViewController) {
        -   interstitial.show(from: UIViewController())
        +   interstitial.show(from: viewController)
          }
        """
    ),
    "SCREEN-3": RuleExplanation(
      why: """
        An ad can expire before it is presented. The app waits for the ad to end, so it needs the failure \
        to continue. A false impression, closing or reward for an ad that the user did not see is as bad. The check \
        lets the network refuse and expects didFailToPresentWithError(_:) once; \
        willPresentFullScreenView() is tolerated.
        """,
      example: """
          func acme(
            _ ad: AcmeInterstitial, didFailToShowWith error: AcmeError
          ) {
        -   eventDelegate?.didDismissFullScreenView()
        +   eventDelegate?.didFailToPresentWithError(error)
          }
        """
    ),
    "SCREEN-4": .reportedScreen(.fullScreen),
    "SCREEN-5": .screenOrder(.fullScreen),
    "SCREEN-6": .announcedClosing(.fullScreen),
    "SCREEN-7": .countedImpression(.fullScreen),
    "SCREEN-8": .countedClick(.fullScreen),
    "SCREEN-9": RuleExplanation(
      why: """
        Many full-screen ads are loaded and never presented, and some fail when they are. An impression \
        that is reported before the network counts one promises the publisher revenue that is never paid. \
        The check compares the reports with the network's count after loading and step by step while the \
        ad opens.
        """,
      example: """
          func present(from viewController: UIViewController) {
            interstitial.show(from: viewController)
        -   eventDelegate?.reportImpression()  // Acme has not counted it.
          }
        + func acmeDidCountImpression(_ ad: AcmeInterstitial) {
        +   eventDelegate?.reportImpression()
        + }
        """
    ),
    "REWARD-1": RuleExplanation(
      why: """
        The user has watched the ad for the reward. A reward that is not reported costs the publisher the \
        user's trust, and one that is reported twice gives away goods of the app. The check lets the user \
        earn a reward, closes the ad and counts the reports.
        """,
      example: """
          func acmeDidEarnReward(_ ad: AcmeRewardedAd) {
        -   eventDelegate?.didEndVideo()  // No reward.
        +   eventDelegate?.didRewardUser()
          }
        """
    ),
    "REWARD-2": RuleExplanation(
      why: """
        A reward for an ad that was closed early teaches users to close ads. The advertiser pays for \
        nothing, and the network lowers its bids. The check presents the ad, closes it before the reward \
        is earned, and expects no report.
        """,
      example: """
        + func acmeDidEarnReward(_ ad: AcmeRewardedAd) {
        +   eventDelegate?.didRewardUser()
        + }
          func acmeDidClose(_ ad: AcmeRewardedAd) {
        -   eventDelegate?.didRewardUser()  // Even if it was closed early.
            eventDelegate?.didDismissFullScreenView()
          }
        """
    ),
    "REWARD-3": RuleExplanation(
      why: """
        A publisher measures how many users watch a rewarded video to its end, and turns its own sound off \
        while the video plays. Without the reports it can do neither. The check lets the network start and \
        end the video, and expects no report of the end before the video has ended.
        """,
      example: """
          func acmeDidStartVideo(_ ad: AcmeRewardedAd) {
            eventDelegate?.didStartVideo()
        - }  // acmeDidEndVideo(_:) is not implemented.
        + }
        + func acmeDidEndVideo(_ ad: AcmeRewardedAd) {
        +   eventDelegate?.didEndVideo()
        + }
        """
    ),
  ]
}
