extension RuleBook {
  /// Impressions and clicks of native ads that the host counts, or that must not be counted.
  static let hostEventExplanations: [String: RuleExplanation] = [
    "EVENT-1": RuleExplanation(
      why: """
        The network pays for the impressions that it knows of. If the adapter does not pass on the host's \
        impression, the publisher earns nothing for the ad; if it passes it on twice, the network may \
        treat it as invalid traffic. For a network that counts by its view, the check expects no further \
        impression from didRecordImpression().
        """,
      example: """
          func didRecordImpression() {
        -   // Acme is not told.
        +   ad.recordImpression()
          }
        """
    ),
    "EVENT-2": RuleExplanation(
      why: """
        An ad that is rendered is not seen yet: its view may be in no window. An impression at that moment \
        charges the advertiser for an ad that the user did not see, and differs from the host's count. The check \
        renders the ad in a view outside any window.
        """,
      example: """
        - func didRender(
        -   in view: UIView,
        -   clickableAssetViews: [GADNativeAssetIdentifier: UIView],
        -   nonclickableAssetViews: [GADNativeAssetIdentifier: UIView],
        -   viewController: UIViewController
        - ) {
        -   ad.recordImpression()  // The user has not seen the view yet.
        + func didRecordImpression() {
        +   ad.recordImpression()  // The host has counted it.
          }
        """
    ),
    "EVENT-3": RuleExplanation(
      why: """
        The host recognizes the tap, and the network opens the landing page and pays for the click. If the \
        adapter does not pass it on, the tap does nothing; if it passes it on twice, the network counts a \
        false click. For a network that counts by its view, the check expects no further click.
        """,
      example: """
          func didRecordClickOnAsset(
            with assetName: GADNativeAssetIdentifier,
            view: UIView,
            viewController: UIViewController
          ) {
        -   print("click")  // Acme is not told.
        +   ad.handleClick(on: view)
          }
        """
    ),
    "EVENT-4": RuleExplanation(
      why: """
        A network uses the tapped view to detect accidental clicks and to decide what to open. With \
        another view it may reject the click and not pay for it. The check expects the tapped asset view \
        or a view inside it; a network that is not told the view is not checked.
        """,
      example: """
          func didRecordClickOnAsset(
            with assetName: GADNativeAssetIdentifier,
            view: UIView,
            viewController: UIViewController
          ) {
        -   ad.handleClick(on: viewController.view)
        +   ad.handleClick(on: view)  // The view that was tapped.
          }
        """
    ),
    "EVENT-5": RuleExplanation(
      why: """
        Users tap the image and the headline as well as the button. If the adapter passes on only some \
        assets, these taps do nothing and earn nothing. The check taps the headline, the body, the icon, \
        the image and the advertiser.
        """,
      example: """
          func didRecordClickOnAsset(
            with assetName: GADNativeAssetIdentifier,
            view: UIView,
            viewController: UIViewController
          ) {
        -   guard assetName == .callToActionAsset else { return }
        -   ad.handleClick(on: view)
        +   ad.handleClick(on: view)  // Whatever assetName is.
          }
        """
    ),
    "EVENT-6": RuleExplanation(
      why: """
        If handlesUserImpressions() is false, the host counts the impression itself. An adapter that also \
        reports its network's count makes two impressions of one, and the publisher's figures no longer \
        match its payments. The check lets the network count and expects no report.
        """,
      example: """
        - func handlesUserImpressions() -> Bool { false }
        + func handlesUserImpressions() -> Bool { true }

          func acmeDidCountImpression(_ ad: AcmeNativeAd) {
            eventDelegate?.reportImpression()
          }
        """
    ),
    "EVENT-7": RuleExplanation(
      why: """
        If handlesUserClicks() is false, the host recognizes taps and counts the clicks. An adapter that \
        also reports clicks of its network inflates the click-through rate, which looks like invalid \
        traffic. The check lets the network count a click that no tap has caused, and expects no report.
        """,
      example: """
        - func handlesUserClicks() -> Bool { false }
        + func handlesUserClicks() -> Bool { true }

          func acmeDidCountClick(_ ad: AcmeNativeAd) {
            eventDelegate?.reportClick()
          }
        """
    ),
    "EVENT-8": RuleExplanation(
      why: """
        The host has counted the impression before it calls didRecordImpression(). An adapter that reports \
        it back asks for a second impression of the same ad. This host suppresses and logs it; another one \
        may count it.
        """,
      example: """
          func didRecordImpression() {
            ad.recordImpression()
        -   eventDelegate?.reportImpression()  // The host has counted it.
          }
        """
    ),
    "EVENT-9": RuleExplanation(
      why: """
        The host has counted the click before it calls didRecordClickOnAsset(with:view:viewController:). \
        Some SDKs echo it in their delegate, and one echo is accepted; every further report is a false \
        click. The check taps the ad once and counts the reports.
        """,
      example: """
          func acmeDidCountClick(_ ad: AcmeNativeAd) {
        -   eventDelegate?.reportClick()
        +   // handlesUserClicks() is false: the host has counted it.
          }
        - func acmeDidOpenLandingPage(_ ad: AcmeNativeAd) {
        -   eventDelegate?.reportClick()  // The same click again.
        - }
        """
    ),
    "EVENT-12": RuleExplanation(
      why: """
        Many apps load an ad and never show it. An impression that is reported at load time counts all of \
        these ads as seen, and the publisher's figures are wrong. The check loads an ad, does not show it, \
        and expects no report.
        """,
      example: """
          func acmeDidLoad(_ ad: AcmeNativeAd) {
            eventDelegate = completionHandler?(AcmeMediatedAd(ad), nil)
            completionHandler = nil
        -   eventDelegate?.reportImpression()  // The ad is only loaded.
          }
        + func acmeDidCountImpression(_ ad: AcmeNativeAd) {
        +   eventDelegate?.reportImpression()
        + }
        """
    ),
    "EVENT-13": RuleExplanation(
      why: """
        A network may count an impression only after a part of the ad was visible for a while. An adapter \
        that reports one as soon as the ad is rendered reports more than the network pays for. The check \
        shows the ad and compares the reports with the network's count.
        """,
      example: """
          // In didRender(in:…)
          ad.register(view)
        - eventDelegate?.reportImpression()  // Acme has not counted it.
        + // acmeDidCountImpression(_:) reports what Acme counts.
        """
    ),
    "EVENT-20": RuleExplanation(
      why: """
        After didUntrackView(_:) the view shows something else, so an impression is false and an \
        advertiser pays for nothing. The check untracks an ad that was shown, and another one immediately \
        after it was rendered. It expects no report, and for the first ad no count at the network either.
        """,
      example: """
          func didUntrackView(_ view: UIView?) {
        -   eventDelegate?.reportImpression()  // Acme has not counted it.
        +   ad.unregister()  // Acme counts no impression from now on.
          }
        """
    ),
    "EVENT-21": RuleExplanation(
      why: """
        After didUntrackView(_:) the publisher reuses the view, for example in a table. A tap on its own \
        content that opens an advertisement is a false click, and takes the user to a page that the user \
        did not ask for. The check untracks the ad and taps the view again.
        """,
      example: """
          func didUntrackView(_ view: UIView?) {
        -   // The tap recognizer stays on the view.
        +   tapRecognizer.view?.removeGestureRecognizer(tapRecognizer)
          }
        """
    ),
  ]
}
