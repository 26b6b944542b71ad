import AdMediation
import AdPlatform
import Foundation

extension RuleBook {
  /// What is asked for, and by whom.
  static let requestRules: [ConformanceRule] = [
    ConformanceRule(
      .load(7),
      .recommended,
      "The adapter passes the configured parameter to the network unchanged.",
      source: RuleSource.request
    ) { probe in
      probe.arm(.fill())
      let load = await probe.load()
      if load.ad == nil { try await probe.expectNetworkAsked(since: 0) }
      let parameters = probe.network.requests.map(\.parameter)
      // A network that answers bids only finds in the bid what it is to load.
      let areRight = parameters.allSatisfy { $0 == probe.fixture.networkParameter } || probe.onlyBids
      try probe.expect(
        !parameters.isEmpty && areRight,
        "a request to the network for \"\(probe.fixture.networkParameter.printable())\"",
        but: parameters.isEmpty
          ? "the network was asked for nothing"
          : "the network was asked for "
            + parameters.map { Optional($0).quoted }.joined(separator: ", "),
        marking: { $0.name == "request" && probe.isOfNewestRequest($0) }
      )
    },
    ConformanceRule(
      .load(8),
      .recommended,
      "The adapter fails a request whose parameter is empty.",
      source: RuleSource.use
    ) { probe in
      try need(!probe.onlyBids, ConformanceProbe.bidReason)
      probe.arm(.fill())
      let load = await probe.load(parameter: "")
      try probe.expect(
        load.attempt?.outcome == .failed,
        "didFailToLoadWithError for the parameter \"\"",
        but: load.endInWords,
        marking: { $0.name == "timedOut" || $0.name == "didReceive" }
      )
    },
    ConformanceRule(
      .load(9),
      .recommended,
      "The adapter does not deliver an ad of a type that was not requested.",
      source: RuleSource.request,
      applies: .customEvents
    ) { probe in
      try await probe.expectDirectAd()
      probe.arm(.fill())
      let request = probe.requestDirectly(adTypes: [AdLoaderAdType(rawValue: "banner")])
      await probe.settle(for: .seconds(20))
      try probe.expect(
        !request.hasDelivered,
        "didFailToLoadWithError, for adTypes holds \"banner\" only, and not \"native\"",
        but: "didReceive with a native ad",
        marking: { $0.name == "didReceive" }
      )
    },
    ConformanceRule(
      .load(10),
      .recommended,
      "The adapter delivers the ad only after its load method has returned.",
      source: RuleSource.request
    ) { probe in
      let ad = try await probe.loadAd()
      withExtendedLifetime(ad) {}
      try probe.expect(
        !probe.timeline.contains { $0.anomaly == .synchronousAnswer },
        "request(withParameter:request:adTypes:options:rootViewController:) to return, and didReceive after it",
        but: "didReceive was called before request had returned",
        marking: { $0.anomaly == .synchronousAnswer }
      )
    },
    ConformanceRule(
      .load(11),
      .recommended,
      "The adapter ignores options that it does not know, and applies the others.",
      source: RuleSource.options
    ) { probe in
      func known() -> [AdLoaderOptions] {
        .wishing(multipleImages: true, orientation: .portrait) + .wishing(.bottomLeftCorner)
      }
      _ = try await probe.loadAd(options: known())
      let expected = try probe.newestRequest(after: 0)
      let count = probe.network.requests.count
      probe.arm(.fill())
      let load = await probe.load(options: [UnknownOptions()] + known() + [UnknownOptions()])
      try probe.expect(
        load.ad != nil,
        "an ad, as without the unknown options",
        but: load.endInWords,
        marking: { ["didFailToLoadWithError", "timedOut"].contains($0.name) }
      )
      let actual = probe.network.requests.count > count ? probe.network.requests.last : nil
      try probe.expect(
        expected == actual,
        "the network to be asked as without the unknown options: \(words(expected))",
        but: words(actual),
        marking: { $0.name == "request" && probe.isOfNewestRequest($0) }
      )
    },
    ConformanceRule(
      .load(12),
      .recommended,
      "A new instance of the adapter shares no state with an earlier one.",
      source: RuleSource.request
    ) { probe in
      let firstAd = try await probe.loadAd()
      let first = (
        try probe.newestRequest(after: 0), try probe.read(firstAd).allImages.map(\.image.isPicture)
      )
      let imageOptions = [AdLoaderOptions].wishing(
        disableImageLoading: probe.has(.imageAddresses),
        multipleImages: true,
        orientation: .portrait
      )
      let between = try await probe.loadAd(options: imageOptions + .wishing(.bottomLeftCorner))
      withExtendedLifetime(between) {}
      let count = probe.network.requests.count
      let lastAd = try await probe.loadAd()
      let last = (
        try probe.newestRequest(after: count), try probe.read(lastAd).allImages.map(\.image.isPicture)
      )
      try probe.expect(
        first.0 == last.0,
        "a request without options to ask the network as the first one did: \(words(first.0))",
        but: "after a request with options: \(words(last.0))",
        marking: { $0.name == "request" && probe.isOfNewestRequest($0) }
      )
      try probe.expect(
        first.1 == last.1,
        "a request without options to give images as the first one did: \(first.1.count), \(pictures(first.1))",
        but: "after a request with options: \(last.1.count), \(pictures(last.1))",
        marking: { probe.newestDelivers($0) }
      )
    },
  ]

  /// What banners and full-screen ads are requested with.
  static let formatRules: [ConformanceRule] = [
    ConformanceRule(
      .load(20),
      .recommended,
      "For banners and full-screen ads, the adapter requests the configured parameter and format from the network.",
      source: RuleSource.adapter,
      forEach: AdFormat.others
    ) { probe, format in
      let count = probe.network.requests.count
      probe.arm(.fill())
      let load = await probe.load(format)
      withExtendedLifetime(load) {}
      let requests = probe.network.requests.dropFirst(count)
      let expected = probe.fixture.networkParameter
      let networkFormat = probe.fixture.networkFormat(for: format)
      // A network that answers bids only finds in the bid what it is to load.
      let stray = requests.first {
        $0.parameter != expected && !probe.onlyBids || $0.format ?? networkFormat != networkFormat
      }
      if requests.isEmpty, !load.hasAd {
        try await probe.expectKept(
          "LOAD-17",
          otherwise: "there is no \(format.words) ad, and no request for one"
        )
      }
      if let stray, stray.parameter != expected {
        try await probe.expectKept("LOAD-7", otherwise: "the parameter does not reach the network")
      }
      try probe.expect(
        !requests.isEmpty && stray == nil,
        "the network to be asked for \(networkFormat.words) ads of \(Optional(expected).quoted)"
          + (format == networkFormat ? "" : " when a \(format.words) ad is loaded"),
        but: stray.map {
          "it was asked for \($0.format?.words ?? "") ads of \(Optional($0.parameter).quoted). If that is right, "
            + "the fixture's networkParameter and networkFormat(for:) have to say so"
        }
          ?? "the network was asked for nothing",
        marking: { $0.name == "request" && probe.isOfNewestRequest($0) }
      )
    }
  ]

  private static func pictures(_ arePictures: [Bool]) -> String {
    "\(arePictures.count { $0 }) of them pictures"
  }

  /// A request of the network, for messages.
  static func words(_ request: NetworkSightings.Request?) -> String {
    guard let request else { return "no request" }
    let wishes = [
      request.wantsPictures.map { "pictures: \($0)" },
      request.wantsMultipleImages.map { "several images: \($0)" },
      request.orientation.map { "orientation: \($0.rawValue)" },
      request.adChoicesCorner.map { "AdChoices: \($0.rawValue)" },
    ]
    return "\(Optional(request.parameter).quoted) "
      + (wishes.allSatisfy { $0 == nil }
        ? "without wishes" : wishes.compactMap(\.self).joined(separator: ", "))
  }
}
