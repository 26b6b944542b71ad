extension RuleBook {
  /// What the network of a native ad counts, opens and plays.
  static let networkEventExplanations: [String: RuleExplanation] = [
    "EVENT-10": .countedImpression(.native),
    "EVENT-11": .countedClick(.native),
    "EVENT-14": RuleExplanation(
      why: """
        An app pauses its game, its sound and its timers when an ad covers it. If a screen is not \
        announced, the app keeps running where the user cannot see it. The check opens every kind of \
        screen that the fixture names, twice each.
        """,
      example: """
          func acmeWillOpenPage(_ ad: AcmeNativeAd) {
            eventDelegate?.willPresentFullScreenView()
        - }  // acmeWillOpenStore(_:) is not implemented.
        + }
        + func acmeWillOpenStore(_ ad: AcmeNativeAd) {
        +   eventDelegate?.willPresentFullScreenView()
        + }
        """
    ),
    "EVENT-15": RuleExplanation(
      why: """
        An app that paused for the screen of an ad waits for its end. If the closing is not reported, the \
        game stays paused and the sound stays off until the user restarts the app. The check opens and \
        closes every kind of screen that the fixture names.
        """,
      example: """
          func acmeDidClose(_ ad: AcmeNativeAd) {
        -   self.ad.resumeVideo()  // The host is not told.
        +   self.ad.resumeVideo()
        +   eventDelegate?.didDismissFullScreenView()
          }
        """
    ),
    "EVENT-16": .screenOrder(.native),
    "EVENT-17": RuleExplanation(
      why: """
        An app saves its state and stops its timers before another app comes to the front. If the adapter \
        does not announce it, the app learns of it only when it is in the background already. The check \
        lets the network leave the application and expects exactly one call.
        """,
      example: """
          func acmeWillLeaveApp(_ ad: AcmeNativeAd) {
        -   print("Acme opens Safari.")  // The host is not told.
        +   MediatedNativeAdNotificationSource
        +     .mediatedNativeAdWillLeaveApplication(self)
          }
        """
    ),
    "EVENT-18": RuleExplanation(
      why: """
        A publisher lowers its own sound while a video ad plays, and restores it at the end. If the start, \
        a pause or the end is missing, both play at once, or the app stays silent. The check lets the \
        network play, pause and end a video.
        """,
      example: """
        - func acmeDidStartVideo(_ ad: AcmeNativeAd) {
        -   eventDelegate?.didPlayVideo()
        - }  // The pause and the end are not reported.
        + func acmeDidStartVideo(_: AcmeNativeAd) { eventDelegate?.didPlayVideo() }
        + func acmeDidPauseVideo(_: AcmeNativeAd) { eventDelegate?.didPauseVideo() }
        + func acmeDidEndVideo(_: AcmeNativeAd) { eventDelegate?.didEndVideo() }
        """
    ),
    "EVENT-19": RuleExplanation(
      why: """
        A publisher that counts starts and completed videos gets wrong numbers from repeated reports, and \
        its sound gets out of step with the video if they come in the wrong order. The check plays, pauses \
        and ends a video and expects each report at most once, in this order.
        """,
      example: """
        - func acmeVideo(_ ad: AcmeNativeAd, didReach second: TimeInterval) {
        -   eventDelegate?.didPlayVideo()  // Again each second.
        + func acmeDidStartVideo(_ ad: AcmeNativeAd) {
        +   eventDelegate?.didPlayVideo()
          }
        """
    ),
    "EVENT-22": .announcedClosing(.native),
  ]

  /// The view that shows a native ad.
  static let viewExplanations: [String: RuleExplanation] = [
    "VIEW-1": RuleExplanation(
      why: """
        A network that counts by itself watches the view that shows its ad. Without the view it counts \
        neither impressions nor clicks, and the publisher earns nothing. The check expects the network to \
        get the ad view or a view inside it; a misspelled didRender is the usual cause of a failure.
        """,
      example: """
          func didRender(
        -   inView view: UIView,  // The label is "in": the host never calls this.
        +   in view: UIView,
            clickableAssetViews: [GADNativeAssetIdentifier: UIView],
            nonclickableAssetViews: [GADNativeAssetIdentifier: UIView],
            viewController: UIViewController
          ) {
            ad.register(view)
          }
        """
    ),
    "VIEW-2": RuleExplanation(
      why: """
        A network that still watches a view after its ad was removed counts impressions and clicks of \
        other content. It may treat them as invalid traffic and withhold payments. The check untracks the \
        ad and reads which view the network has.
        """,
      example: """
          func didUntrackView(_ view: UIView?) {
        -   // Acme still watches the view.
        +   ad.unregister()
          }
        """
    ),
    "VIEW-3": RuleExplanation(
      why: """
        A view holds its images and often the whole screen around it. An adapter that keeps a view after \
        didUntrackView(_:) makes the app's memory grow with every ad that the user scrolls past. The check \
        untracks and releases the view and expects it to be deallocated.
        """,
      example: """
        - private var renderedView: UIView?
        + private weak var renderedView: UIView?

          func didUntrackView(_ view: UIView?) {
            ad.unregister()
          }
        """
    ),
    "VIEW-4": RuleExplanation(
      why: """
        The view is nil if it was deallocated before the host could untrack it. An adapter that returns \
        early in that case leaves its network with the old view, and the ad counts nothing in its next \
        view. The check releases a view that shows the ad and then renders the ad in a new one.
        """,
      example: """
          func didUntrackView(_ view: UIView?) {
        -   guard view != nil else { return }
        -   ad.unregister()
        +   ad.unregister()  // Also when view is nil.
          }
        """
    ),
    "VIEW-5": RuleExplanation(
      why: """
        When an ad moves to another view, the host untracks the old one and then renders the new one. An \
        adapter that untracks later takes the new view from its network, which then counts nothing. The \
        check shows the ad in a second view and reads which view the network has.
        """,
      example: """
          func didUntrackView(_ view: UIView?) {
        -   Task { @MainActor in ad.unregister() }  // After the next didRender.
        +   ad.unregister()  // Before this method returns.
          }
        """
    ),
    "VIEW-6": RuleExplanation(
      why: """
        An ad in a list is untracked when the user scrolls away, and rendered again when the user comes \
        back. An adapter that ends the ad at the first untracking loses every later click. The check taps \
        the ad, untracks it, shows it in a new view and taps it again.
        """,
      example: """
          func didUntrackView(_ view: UIView?) {
        -   ad.finish()  // Acme ignores all later clicks.
        +   ad.unregister()  // The next didRender registers a view again.
          }
        """
    ),
  ]
}
