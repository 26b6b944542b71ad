extension RuleBook {
  /// What the network is asked for.
  static let requestExplanations: [String: RuleExplanation] = [
    "LOAD-7": RuleExplanation(
      why: """
        The parameter names what the publisher has set up at the network, usually an ad unit. An adapter \
        that changes or ignores it asks for another ad unit or for none, and the revenue is lost or booked \
        elsewhere. The check compares the parameter of the network's request with networkParameter of the \
        fixture.
        """,
      example: """
          // In loadNativeAd(for:completionHandler:)
          let settings = adConfiguration.credentials.settings
          let placement = settings["parameter"] as? String ?? ""
        - acmeRequest.placement = placement.lowercased()
        + acmeRequest.placement = placement
        """
    ),
    "LOAD-8": RuleExplanation(
      why: """
        A publisher who forgets to fill in the parameter finds the mistake by its error. An adapter that \
        returns without an answer hides it and holds up the waterfall; one that falls back to a default ad \
        unit earns money for another account. The check configures an empty parameter.
        """,
      example: """
          // In loadNativeAd(for:completionHandler:)
        - guard !placement.isEmpty else { return }
        + guard !placement.isEmpty else {
        +   _ = completionHandler(nil, AcmeError.missingPlacement)
        +   return
        + }
        """
    ),
    "LOAD-9": RuleExplanation(
      why: """
        The ad types say which ads the publisher can show. A native ad that arrives where none was \
        requested cannot be shown: the impression is lost, and the request is wasted. The check passes an \
        ad type other than native and expects no ad.
        """,
      example: """
          // In request(withParameter:request:adTypes:options:…)
        - loader.load(serverParameter) { [self] ad in  // Ignores adTypes.
        -   delegate?.customEventNativeAd(self, didReceive: AcmeMediatedAd(ad))
        + guard adTypes.contains(where: { $0 as? AdLoaderAdType == .native })
        + else {
        +   delegate?.customEventNativeAd(
        +     self, didFailToLoadWithError: AcmeError.unsupportedAdType)
        +   return
          }
        """
    ),
    "LOAD-11": RuleExplanation(
      why: """
        New versions of the SDK add options, and a publisher may pass several. An adapter that stops at \
        the first option it does not know ignores the publisher's other preferences, and one that fails \
        loses the ad. The check puts unknown options before and after known ones.
        """,
      example: """
          // In loadNativeAd(for:completionHandler:)
          for option in adConfiguration.options {
            guard let images = option as? NativeAdImageAdLoaderOptions
        -   else { break }  // The options after it are not read.
        +   else { continue }
            acmeRequest.loadsImages = !images.isImageLoadingDisabled
          }
        """
    ),
    "LOAD-20": RuleExplanation(
      why: """
        A network usually has a separate ad unit for each format. An adapter that asks for the wrong ad \
        unit or format gets no ad, or one that the publisher cannot use, such as an interstitial without a \
        reward. The check compares the network's request with networkParameter and networkFormat(for:) of \
        the fixture.
        """,
      example: """
          // In loadRewardedAd(for:completionHandler:)
        - interstitial = AcmeInterstitial(placement: placement)
        - interstitial.load(acmeRequest)  // It has no reward.
        + rewardedAd = AcmeRewardedAd(placement: placement)
        + rewardedAd.load(acmeRequest)
        """
    ),
    "LOAD-21": RuleExplanation(
      why: """
        A developer who tests with live ads risks the publisher's account: the network may treat the \
        impressions and clicks as invalid traffic. A user who gets test ads earns the publisher nothing. \
        The check loads once with test mode and once without, and reads the network's requests.
        """,
      example: """
          // In loadBanner(for:completionHandler:)
          acmeRequest.placement = placement
        - banner.load(acmeRequest)  // isTestRequest is not read.
        + acmeRequest.isTest = adConfiguration.isTestRequest
        + banner.load(acmeRequest)
        """
    ),
    "LOAD-22": RuleExplanation(
      why: """
        A publisher passes extras for features of one network, such as keywords. An adapter that drops \
        them makes the publisher's code useless without any sign of it. The host passes extras on only if \
        networkExtrasClass() returns their class; the check also reads them in the network's request.
        """,
      example: """
          nonisolated static func networkExtrasClass()
            -> (any AdNetworkExtras.Type)?
        - { nil }  // The host passes no extras on.
        + { AcmeExtras.self }
        +
        + func apply(_ adConfiguration: MediationAdConfiguration) {
        +   let extras = adConfiguration.extras as? AcmeExtras
        +   acmeRequest.keywords = extras?.keywords
        + }
        """
    ),
    "LOAD-23": RuleExplanation(
      why: """
        A missing or mistyped setting is a frequent mistake of a publisher who adds a source. It is easy \
        to fix if the adapter's own error names the setting, and hard to find after a timeout or a foreign \
        error. The check omits or changes the settings that settingFaults of the fixture names.
        """,
      example: """
          // In loadBanner(for:completionHandler:)
          let settings = adConfiguration.credentials.settings
        - acmeRequest.placement = settings["placement"] as? String ?? ""
        - banner.load(acmeRequest)
        + guard let placement = settings["placement"] as? String else {
        +   _ = completionHandler(nil, AcmeError.missingPlacement)
        +   return
        + }
        + acmeRequest.placement = placement
        """
    ),
    "LOAD-24": RuleExplanation(
      why: """
        A publisher can add a source to an ad unit of any format. If the adapter does not answer a format \
        that it lacks, each request of that ad unit waits for the timeout. An adapter that omits the load \
        method keeps the rule: the default implementation answers with an error.
        """,
      example: """
          func loadAppOpenAd(
            for adConfiguration: MediationAppOpenAdConfiguration,
            completionHandler: @escaping MediationAppOpenLoadCompletionHandler
          ) {
        -   // Acme has no app open ads.
        +   _ = completionHandler(nil, AcmeError.unsupportedFormat)
          }
        """
    ),
  ]
}
