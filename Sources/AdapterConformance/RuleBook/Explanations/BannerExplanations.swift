extension RuleBook {
  /// Banners.
  static let bannerExplanations: [String: RuleExplanation] = [
    "BANNER-1": RuleExplanation(
      why: """
        The publisher reserves space for the size that it requests. A larger view covers buttons of the \
        app, which leads to accidental clicks that networks do not pay for. The check compares the size of \
        the delivered view with the requested size, for each size that the network supports.
        """,
      example: """
          // In loadBanner(for:completionHandler:)
        - banner = AcmeBanner(size: UIScreen.main.bounds.size)
        + banner = AcmeBanner(size: adConfiguration.adSize.size)
        """
    ),
    "BANNER-2": RuleExplanation(
      why: """
        A network chooses a creative by the size. An adapter that asks for a fixed size gets a small ad in \
        a large space, which pays less, or one that is cut off. The check requests 320 × 50, 300 × 250 and \
        728 × 90 points and reads the network's requests.
        """,
      example: """
          // In loadBanner(for:completionHandler:)
        - acmeRequest.bannerSize = AdSizeBanner.size
        + acmeRequest.bannerSize = adConfiguration.adSize.size
          banner.load(acmeRequest)
        """
    ),
    "BANNER-3": RuleExplanation(
      why: """
        The host reads view more than once, to measure it and to show it. If each reading makes a new \
        view, the one on screen is not the one that the network watches, and it stays empty or counts \
        nothing. The check reads view twice and compares the objects.
        """,
      example: """
        - var view: UIView {
        -   AcmeBanner(size: adConfiguration.adSize.size)
        - }
        + private lazy var banner = AcmeBanner(
        +   size: adConfiguration.adSize.size)
        +
        + var view: UIView { banner }
        """
    ),
    "BANNER-4": .countedImpression(.banner),
    "BANNER-5": .countedClick(.banner),
    "BANNER-6": .reportedScreen(.banner),
    "BANNER-7": .screenOrder(.banner),
  ]

  /// What the publisher says about its users.
  static let privacyExplanations: [String: RuleExplanation] = [
    "PRIVACY-1": .treatment(
      "The publisher has declared that its app is directed at children.",
      "tagForChildDirectedTreatment",
      boundary: " No rule checks other consent: a consent string of the GDPR's TCF, or an opt-out of sale.",
      code: """
        acmeRequest.isChildDirected =
          treatment.tagForChildDirectedTreatment?.boolValue
        """
    ),
    "PRIVACY-2": .treatment(
      "The publisher has declared that the user is under the age of consent.",
      "tagForUnderAgeOfConsent",
      code: """
        acmeRequest.isUnderAgeOfConsent =
          treatment.tagForUnderAgeOfConsent?.boolValue
        """
    ),
    "PRIVACY-3": .treatment(
      "The publisher has declared that the user is a child.",
      "ageRestrictedTreatment",
      code: """
        switch treatment.ageRestrictedTreatment {
        case .child: acmeRequest.ageGroup = .child
        case .teen: acmeRequest.ageGroup = .teen
        case .unspecified: break
        }
        """
    ),
    "PRIVACY-4": RuleExplanation(
      why: """
        A publisher that says nothing about its users serves adults as well. An adapter that takes \
        everyone for a child gets ads without personalization, which pay much less. The check sets nothing \
        and expects the network not to be told of a child, a user under the age of consent or an age \
        group.
        """,
      example: """
          // In loadBanner(for:completionHandler:)
          let treatment = MobileAds.shared.requestConfiguration
          acmeRequest.isChildDirected =
        -   treatment.tagForChildDirectedTreatment?.boolValue ?? true
        +   treatment.tagForChildDirectedTreatment?.boolValue  // Or nil.
        """
    ),
  ]
}
