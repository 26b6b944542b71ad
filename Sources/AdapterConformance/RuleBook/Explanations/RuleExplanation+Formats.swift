// Explanations that several formats share. They differ in the words for the ad, and in its class.

/// An ad of the invented network, in the words of an explanation.
struct ExplainedAd {
  /// The ad in a sentence: `native ad`.
  let words: String
  /// Its class in the code of the examples.
  let type: String
  /// What the adapter passes to the completion handler.
  let mediationAd: String

  static let native = ExplainedAd(words: "native ad", type: "AcmeNativeAd", mediationAd: "AcmeMediatedAd(ad)")
  static let banner = ExplainedAd(words: "banner", type: "AcmeBanner", mediationAd: "self")
  static let fullScreen = ExplainedAd(words: "full-screen ad", type: "AcmeInterstitial", mediationAd: "self")
  /// All formats but native.
  static let other = ExplainedAd(
    words: "banner or full-screen ad",
    type: "AcmeInterstitial",
    mediationAd: "self"
  )
}

// Answering requests.
extension RuleExplanation {
  static func fill(_ ad: ExplainedAd) -> RuleExplanation {
    RuleExplanation(
      why: """
        The network has a \(ad.words), but the host never gets it: the source runs into its timeout, and \
        the waterfall goes on to the next source. The publisher waits longer and loses the revenue of the \
        ad. The check lets the network fill and expects the ad at the completion handler.
        """,
      example: """
          func acmeDidLoad(_ ad: \(ad.type)) {
        -   self.ad = ad  // The completion handler is never called.
        +   eventDelegate = completionHandler?(\(ad.mediationAd), nil)
        +   completionHandler = nil
          }
        """
    )
  }

  static func oneAnswer(_ ad: ExplainedAd) -> RuleExplanation {
    RuleExplanation(
      why: """
        A request for a \(ad.words) ends with its first answer. This host ignores and logs a second one; \
        another host may count the request twice or replace an ad that is already on screen. The check \
        lets the network fill, then lets it have no ad, and expects exactly one answer each time.
        """,
      example: """
          func acme(_ ad: \(ad.type), didFailWith error: AcmeError) {
            _ = completionHandler?(nil, error)
        - }  // Acme calls this again when its retry fails.
        +   completionHandler = nil
        + }
        """
    )
  }

  static func noFill(_ ad: ExplainedAd) -> RuleExplanation {
    RuleExplanation(
      why: """
        If the adapter does not report that its network has no \(ad.words), the waterfall waits for the \
        timeout of the source, 10 seconds by default, before it asks the next one. The user often leaves \
        the screen before an ad appears.
        """,
      example: """
          func acme(_ ad: \(ad.type), didFailWith error: AcmeError) {
        -   guard error.code != AcmeError.noFill.code else { return }
            _ = completionHandler?(nil, error)
            completionHandler = nil
          }
        """
    )
  }

  static func strongAd(_ ad: ExplainedAd) -> RuleExplanation {
    RuleExplanation(
      why: """
        The publisher may show a \(ad.words) long after it was loaded. If nothing holds the network's ad \
        until then, the user sees an ad that counts no impression and opens nothing when tapped. The check \
        waits 60 seconds of virtual time and reads livingAds of the fixture's sightings.
        """,
      example: """
        - /// Acme's ad. Nothing else holds it.
        - private weak var ad: \(ad.type)?
        + /// Acme's ad, held until the publisher releases the mediation ad.
        + private var ad: \(ad.type)?
        """
    )
  }
}

// What the network counts and opens.
extension RuleExplanation {
  static func countedImpression(_ ad: ExplainedAd) -> RuleExplanation {
    RuleExplanation(
      why: """
        The network counts the impressions of its \(ad.words) and pays for them, but the publisher's \
        reports get them only from the adapter. A missing report makes the ad unit look worse than it is, \
        and a second one inflates its figures. The check lets the network count one impression and counts \
        the reports.
        """,
      example: """
          func acmeDidCountImpression(_ ad: \(ad.type)) {
        -   print("impression")  // The host is not told.
        +   eventDelegate?.reportImpression()
          }
        """
    )
  }

  static func countedClick(_ ad: ExplainedAd) -> RuleExplanation {
    RuleExplanation(
      why: """
        The network handles the taps on its \(ad.words), so the host learns of a click only from the \
        adapter. Without the report the publisher's click-through rate is too low; with a second one it is \
        too high. The check lets the network count one click and counts the reports.
        """,
      example: """
          func acmeDidCountClick(_ ad: \(ad.type)) {
        -   print("click")  // The host is not told.
        +   eventDelegate?.reportClick()
          }
        """
    )
  }

  static func reportedScreen(_ ad: ExplainedAd) -> RuleExplanation {
    RuleExplanation(
      why: """
        An app pauses its game and its sound while a screen of a \(ad.words) covers it, and continues when \
        the screen has closed. If the opening is not announced, the app keeps running behind the ad; if \
        the closing is not reported, the app stays paused. The check opens a screen, closes it, and \
        expects willPresentFullScreenView() and didDismissFullScreenView().
        """,
      example: """
          func acmeWillOpen(_ ad: \(ad.type)) {
            eventDelegate?.willPresentFullScreenView()
        - }  // acmeDidClose(_:) is not implemented.
        + }
        + func acmeDidClose(_ ad: \(ad.type)) {
        +   eventDelegate?.didDismissFullScreenView()
        + }
        """
    )
  }

  static func screenOrder(_ ad: ExplainedAd) -> RuleExplanation {
    RuleExplanation(
      why: """
        An app that pauses and continues with the screens of a \(ad.words) gets out of step if a report \
        comes twice or in the wrong order: it may continue while the ad is still visible. The order is \
        willPresentFullScreenView(), willDismissFullScreenView(), didDismissFullScreenView(). A missing \
        report does not break this rule.
        """,
      example: """
          func acmeWillOpen(_ ad: \(ad.type)) {
            eventDelegate?.willPresentFullScreenView()
          }
          func acmeDidOpen(_ ad: \(ad.type)) {
        -   eventDelegate?.willPresentFullScreenView()  // The same screen.
        +   // acmeWillOpen(_:) has announced the screen.
          }
        """
    )
  }

  static func announcedClosing(_ ad: ExplainedAd) -> RuleExplanation {
    RuleExplanation(
      why: """
        An app prepares the return of its own content when the screen of a \(ad.words) is about to close, \
        for example by loading the next level. Without willDismissFullScreenView() it learns too late that \
        the user is coming back.
        """,
      example: """
        + func acmeWillClose(_ ad: \(ad.type)) {
        +   eventDelegate?.willDismissFullScreenView()
        + }
          func acmeDidClose(_ ad: \(ad.type)) {
            eventDelegate?.didDismissFullScreenView()
        - }  // acmeWillClose(_:) is not implemented.
        + }
        """
    )
  }
}

// What the network is told about the user.
extension RuleExplanation {
  /// - Parameters:
  ///   - fact: what the publisher says about its users, as the subject of a sentence.
  ///   - setting: the property of `RequestConfiguration` that says so.
  ///   - boundary: what the rule does not check, with a space before it.
  ///   - code: passes it on to the request.
  static func treatment(
    _ fact: String,
    _ setting: String,
    boundary: String = "",
    code: String
  ) -> RuleExplanation {
    RuleExplanation(
      why: """
        \(fact) If the network is not told, it may personalize its ads, which privacy laws such as COPPA \
        and the GDPR restrict. The check sets \(setting) and reads the request that the network receives; \
        an adapter that fails the load instead keeps the rule.\(boundary)
        """,
      wrong: """
        // In loadBanner(for:completionHandler:)
        banner.load(acmeRequest)  // \(setting) is not read.
        """,
      right: """
        // In loadBanner(for:completionHandler:)
        let treatment = MobileAds.shared.requestConfiguration
        \(code)
        banner.load(acmeRequest)
        """
    )
  }
}
