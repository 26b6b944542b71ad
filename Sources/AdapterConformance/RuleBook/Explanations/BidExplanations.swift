extension RuleBook {
  /// Signals and bids.
  static let bidExplanations: [String: RuleExplanation] = [
    "BID-1": RuleExplanation(
      why: """
        The auction waits for the signals of every bidder. Without an answer the network takes part in no \
        auction and all ads are late; with two answers the bid may be for outdated signals. The check lets \
        the network give signals and expects one call with signals and without an error.
        """,
      example: """
          // In collectSignals(for:completionHandler:)
        - completionHandler(AcmeAds.cachedSignals, nil)
          AcmeAds.collectSignals { signals, error in
        -   completionHandler(signals, error)  // The second answer.
        +   completionHandler(signals, error)
          }
        """
    ),
    "BID-2": RuleExplanation(
      why: """
        Signals are collected for every request, on any thread, and the auction waits for them. An adapter \
        that waits for the main thread loses auctions whenever the app is busy, and can stop it in a \
        deadlock. The check collects signals off the main thread and keeps the main actor busy.
        """,
      example: """
          // In collectSignals(for:completionHandler:)
        - let signals = DispatchQueue.main.sync { AcmeAds.currentSignals() }
        - completionHandler(signals, nil)
        + AcmeAds.collectSignals { signals, error in  // On Acme's queue.
        +   completionHandler(signals, error)
        + }
        """
    ),
    "BID-3": RuleExplanation(
      why: """
        A network may have no signals, for example before it is set up. An adapter that stays silent holds \
        up the auction for the bidders of all networks. The check lets the network refuse and expects one \
        call with an error or with an empty text.
        """,
      example: """
          // In collectSignals(for:completionHandler:)
        - AcmeAds.collectSignals { signals, _ in
        -   if let signals { completionHandler(signals, nil) }
        + AcmeAds.collectSignals { signals, error in
        +   if let signals { return completionHandler(signals, nil) }
        +   completionHandler(nil, error ?? AcmeError.noSignals)
          }
        """
    ),
    "BID-4": RuleExplanation(
      why: """
        The bid response contains the ad that has won the auction. If it is dropped or changed, the \
        network serves another ad or none, and the price that was bid is not paid. The check compares the \
        response in the network's request with bidResponse of the fixture, in every format.
        """,
      example: """
          // In loadRewardedAd(for:completionHandler:)
        - acmeRequest.bidResponse = adConfiguration.bidResponse?.lowercased()
        + acmeRequest.bidResponse = adConfiguration.bidResponse
        """
    ),
    "BID-5": RuleExplanation(
      why: """
        The watermark is a PNG image that identifies the source of an ad; the network draws it over the \
        ad. Without it a screenshot does not show where a bad ad came from. The check compares the \
        bytes in the network's request with those of the bid.
        """,
      example: """
          // In loadBanner(for:completionHandler:)
          acmeRequest.bidResponse = adConfiguration.bidResponse
        - banner.load(acmeRequest)  // The watermark is not passed on.
        + acmeRequest.watermark = adConfiguration.watermark
        + banner.load(acmeRequest)
        """
    ),
    "BID-6": RuleExplanation(
      why: """
        A bid response can be damaged on its way. If the adapter does not answer, the winner of the \
        auction blocks the request until its timeout, and the runner-up is asked too late. The check \
        passes an empty response and a meaningless one, and accepts an ad or an error.
        """,
      example: """
          // In loadBanner(for:completionHandler:)
        - if adConfiguration.bidResponse == "" { return }
        + if adConfiguration.bidResponse == "" {
        +   _ = completionHandler(nil, AcmeError.invalidBid)
        +   return
        + }
        """
    ),
    "BID-7": RuleExplanation(
      why: """
        A publisher can put a bidding adapter into a waterfall, where a request has no bid response. An \
        adapter that stays silent makes the waterfall wait for its timeout. The check loads each format \
        without a bid and accepts an ad or an error.
        """,
      example: """
          // In loadBanner(for:completionHandler:)
        - guard let response = adConfiguration.bidResponse else { return }
        + guard let response = adConfiguration.bidResponse else {
        +   _ = completionHandler(nil, AcmeError.missingBid)
        +   return
        + }
          acmeRequest.bidResponse = response
        """
    ),
    "BID-8": RuleExplanation(
      why: """
        The host collects signals for every format and banner size that the publisher uses. If the adapter \
        has no answer for one of them, the auctions of that ad unit wait for a timeout each time. The \
        check asks for each format and for banners of 320 × 50, 300 × 250 and 728 × 90 points.
        """,
      example: """
          // In collectSignals(for:completionHandler:)
        - guard params.adSize.size != AdSizeLeaderboard.size else { return }
        + guard params.adSize.size != AdSizeLeaderboard.size else {
        +   return completionHandler(nil, AcmeError.unsupportedSize)
        + }
          AcmeAds.collectSignals { completionHandler($0, $1) }
        """
    ),
  ]
}
