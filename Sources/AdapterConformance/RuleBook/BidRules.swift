import AdMediation
import AdPlatform
import Foundation

extension RuleBook {
  /// Signals and bids.
  static let bidRules: [ConformanceRule] = [
    ConformanceRule(
      .bid(1),
      .required(.answerSignals),
      "The adapter returns signals exactly once.",
      source: RuleSource.bidding,
      applies: .bidders
    ) { probe in
      let answers = await probe.collectSignalsDirectly(try probe.bidderType)
      try probe.expect(
        answers.count == 1,
        "one call of the completion handler of collectSignals(for:completionHandler:)",
        but: answers.isEmpty ? "no call in 5 seconds" : "\(answers.count) calls",
        marking: { $0.name == "completion of collectSignals" }
      )
      try probe.expect(
        answers[0].text != nil && answers[0].error == nil,
        "signals, for the network gives some",
        but: answers[0].error.map { "an error: \(AdapterFailure($0).message)" }
          ?? "neither signals nor an error",
        marking: { $0.name == "completion of collectSignals" }
      )
    },
    ConformanceRule(
      .bid(2),
      .recommended,
      "Collecting signals does not block the caller until the main thread is free.",
      source: RuleSource.bidding,
      applies: .bidders
    ) { probe in
      let type = try probe.bidderType
      // Both are made here, and only used on the thread that collects the signals.
      nonisolated(unsafe) let parameters = probe.signalParameters
      nonisolated(unsafe) let adapter = Platform.$current.withValue(probe.platform) { type.init() }
      let returns = probe.returnsWhileMainActorIsBusy {
        adapter.collectSignals(for: parameters) { _, _ in }
      }
      // What waited for the main thread goes on now.
      await probe.settle { false }
      try probe.expect(
        returns,
        "collectSignals(for:completionHandler:) to return while the main thread is busy",
        but: "it waits for the main thread; hop there with async, and not with sync or a semaphore"
      )
    },
    ConformanceRule(
      .bid(3),
      .required(.answerSignals),
      "If the network has no signals, the adapter answers once, with an error or without signals.",
      source: RuleSource.bidding,
      needs: [.signalErrors],
      applies: .bidders
    ) { probe in
      probe.arm(.signals)
      let answers = await probe.collectSignalsDirectly(try probe.bidderType)
      if answers.count > 1 {
        try await probe.expectKept("BID-1", otherwise: "signals are given more than once")
      }
      let isAnswer = answers.first.map { $0.error != nil || $0.text?.isEmpty == true } ?? false
      try probe.expect(
        answers.count == 1 && isAnswer,
        "one call of the completion handler with an error, or with an empty text, for the network has no signals",
        but: answers.isEmpty
          ? "no call in 5 seconds"
          : answers.count > 1
            ? "\(answers.count) calls"
            : answers[0].text == nil
              ? "neither signals nor an error"
              : "signals. \(ConformanceProbe.fixtureHint("arm(.signals)", "refuse to give signals"))",
        marking: { $0.name == "completion of collectSignals" }
      )
    },
    ConformanceRule(
      .bid(4),
      .recommended,
      "The adapter passes the bid response to the network unchanged.",
      source: RuleSource.configuration,
      applies: .bidders
    ) { probe in
      for format in probe.fixture.formats.inOrder {
        let bid = ProbeBid(response: probe.fixture.bidResponse, watermark: ProbeBid.usualWatermark)
        let request = try await probe.request(format, bid)
        try probe.expect(
          request.bidResponse == probe.fixture.bidResponse,
          "the network to load a \(format.words) ad with bidResponse, \(Optional(probe.fixture.bidResponse).quoted)",
          but: request.bidResponse.map { "it was given \(Optional($0).quoted)" }
            ?? "it was asked without a bid response",
          marking: { $0.name == "request" && probe.isOfNewestRequest($0) }
        )
      }
    },
    ConformanceRule(
      .bid(5),
      .recommended,
      "The adapter passes the watermark of a bid to the network.",
      source: RuleSource.configuration,
      needs: [.watermark],
      applies: .bidders
    ) { probe in
      let watermark = ExamplePNG.data(width: 30, height: 9)
      for format in probe.fixture.formats.inOrder {
        let bid = ProbeBid(response: probe.fixture.bidResponse, watermark: watermark)
        let request = try await probe.request(format, bid)
        try probe.expect(
          request.watermark == watermark,
          "the network to be given the watermark for its \(format.words) ad",
          but: request.watermark.map { "it was given \($0.count) other bytes" }
            ?? "it was given none (a network that draws none: say so in the fixture's limits)",
          marking: { $0.name == "request" && probe.isOfNewestRequest($0) }
        )
      }
    },
    ConformanceRule(
      .bid(6),
      .required(.answerLoads),
      "The adapter answers a load whose bid response is empty or useless to the network.",
      source: RuleSource.bidding,
      applies: .bidders
    ) { probe in
      for format in probe.fixture.formats.inOrder {
        for (words, response) in [("empty", ""), ("of no use", "\u{0}{]\u{FFFD}")] {
          // Networks that look into the response fail by themselves, the others because they are told to.
          probe.arm(.noFill)
          let load = await probe.load(
            format,
            bid: ProbeBid(response: response, watermark: ProbeBid.usualWatermark)
          )
          try probe.expectSignals(for: load)
          try probe.expect(
            load.hasAd || load.attempt?.outcome == .failed,
            "an ad or an error to the completion handler of the \(format.words) load, whose bid response is \(words)",
            but: load.endInWords,
            marking: { $0.name == "timedOut" && probe.isOfNewestRequest($0) }
          )
        }
      }
    },
    ConformanceRule(
      .bid(7),
      .required(.answerLoads),
      "A bidder answers a request without a bid.",
      source: RuleSource.adapter,
      applies: .bidders
    ) { probe in
      for format in probe.fixture.formats.inOrder {
        probe.arm(.fill())
        let load = await probe.load(format, isWithoutBid: true)
        try probe.expect(
          load.hasAd || load.attempt?.outcome == .failed,
          "an ad or an error to the completion handler of the \(format.words) load, which has no bid response",
          but: load.endInWords,
          marking: { $0.name == "timedOut" && probe.isOfNewestRequest($0) }
        )
      }
    },
    ConformanceRule(
      .bid(8),
      .required(.answerSignals),
      "The adapter answers a request for signals once for each format and banner size.",
      source: RuleSource.bidding,
      applies: .bidders
    ) { probe in
      for format in probe.fixture.formats.inOrder {
        for size in format == .banner ? bannerSizes : [AdSizeInvalid] {
          let answers = await probe.collectSignalsDirectly(
            try probe.bidderType,
            for: probe.signalParameters(format, size)
          )
          if answers.count != 1 {
            try await probe.expectKept("BID-1", otherwise: "signals are not given exactly once")
          }
          try probe.expect(
            answers.count == 1,
            "one call of the completion handler of collectSignals(for:completionHandler:), for \(format.words) ads"
              + (format == .banner ? " of \(Int(size.size.width)) × \(Int(size.size.height)) points" : ""),
            but: answers.isEmpty ? "no call in 5 seconds" : "\(answers.count) calls",
            marking: { $0.name == "completion of collectSignals" }
          )
        }
      }
    },
  ]
}

extension ConformanceProbe {
  /// The class under test, for rules about bidders.
  fileprivate var bidderType: any RTBAdapter.Type {
    get throws {
      guard let type = mediationAdapter as? any RTBAdapter.Type else {
        throw RuleNotChecked(reason: "the adapter does not bid")
      }
      return type
    }
  }

  /// Stops here when the adapter could not bid.
  fileprivate func expectSignals(for load: ProbeLoad) throws {
    try need(load.attempt?.outcome != .noBid, orBlockedBy: "BID-1", because: "there are no signals")
  }

  /// Has the adapter bid and win, and returns the request that the network got.
  fileprivate func request(_ format: AdFormat, _ bid: ProbeBid) async throws -> NetworkSightings.Request {
    let before = network.requests.count
    arm(.fill())
    let load = await load(format, bid: bid)
    withExtendedLifetime(load) {}
    try expectSignals(for: load)
    guard network.requests.count > before, let request = network.requests.last else {
      try await expectAd(of: load, because: "the network is not asked for one")
      let rule = format == .native ? "LOAD-7" : "LOAD-20"
      throw RuleNotChecked.blocked(by: rule, because: "the network was not asked for a \(format.words) ad")
    }
    return request
  }
}
