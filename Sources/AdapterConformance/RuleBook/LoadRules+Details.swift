import AdMediation
import AdPlatform
import Foundation

extension RuleBook {
  /// What else a request says, and what an adapter cannot load.
  static let detailRules: [ConformanceRule] = [
    ConformanceRule(
      .load(21),
      .recommended,
      "The adapter marks a request as a test at the network if, and only if, it is a test request.",
      source: RuleSource.configuration,
      needs: [.testRequests],
      applies: .allFormats
    ) { probe in
      for isTest in [true, false] {
        let request = Request()
        request.isTesting = isTest
        let asked = try await probe.networkRequest(request)
        try probe.expect(
          asked.isTest == isTest || asked.isTest == nil && !isTest,
          "the network to be asked for \(isTest ? "test ads" : "no test ads"), as the publisher does",
          but: asked.isTest.map { $0 ? "a test ad was requested" : "no test ad was requested" }
            ?? "it was not told",
          marking: { $0.name == "request" && probe.isOfNewestRequest($0) }
        )
      }
    },
    ConformanceRule(
      .load(22),
      .recommended,
      "The adapter passes the publisher's extras to the network.",
      source: RuleSource.extrasHeader,
      applies: .allFormats
    ) { probe in
      let expected = probe.fixture.networkExtras
      try need(
        !expected.isEmpty,
        "the fixture lists no extras that the network sees: add them to networkExtras"
      )
      if let adapter = probe.mediationAdapter, let extras = probe.fixture.extras {
        let named = adapter.networkExtrasClass()
        try probe.expect(
          named.map { $0 == type(of: extras) } ?? false,
          "networkExtrasClass() to return \(type(of: extras)), the class of the publisher's extras",
          but: named.map { "it returns \($0)" } ?? "it returns nil, so the host passes no extras on"
        )
      }
      let asked = try await probe.networkRequest(Request())
      let missing = expected.filter { asked.extras?[$0.key] != $0.value }
      try probe.expect(
        missing.isEmpty,
        "the network to be given the extras: "
          + expected.sorted { $0.key < $1.key }.map { "\($0.key): \(Optional($0.value).quoted)" }
          .joined(separator: ", "),
        but: "without "
          + missing.keys.sorted().map { "\($0) (\((asked.extras?[$0]).quoted))" }.joined(separator: ", "),
        marking: { $0.name == "request" && probe.isOfNewestRequest($0) }
      )
    },
    ConformanceRule(
      .load(23),
      .recommended,
      "The adapter fails a load with its own error if a required setting is missing or malformed.",
      source: RuleSource.adapter,
      applies: .allFormats
    ) { probe in
      let faults = probe.fixture.settingFaults.filter { $0.stage == .load }
      try need(!faults.isEmpty, "the fixture lists no setting that a load needs: add it to settingFaults")
      for fault in faults {
        for format in probe.fixture.formats.inOrder {
          probe.arm(.fill())
          let load = await probe.load(format, fault: fault)
          let error = load.attempt?.error.map(AdapterFailure.init)
          try probe.expect(
            load.attempt?.outcome == .failed && error.map(fault.matches) ?? false,
            "\(fault.errorWords) from the \(format.words) load \(fault.words)",
            but: load.endInWords,
            marking: { ["timedOut", "didReceive", "didFailToLoadWithError"].contains($0.name) }
          )
        }
      }
    },
    ConformanceRule(
      .load(24),
      .required(.answerLoads),
      "The adapter answers a request for a format that it does not support with an error.",
      source: RuleSource.adapter,
      applies: .mediationAdapters
    ) { probe in
      let others = Set(AdFormat.allCases).subtracting(probe.fixture.formats).inOrder
      try need(!others.isEmpty, "the adapter has all formats")
      for format in others {
        probe.arm(.fill())
        let load = await probe.load(format)
        try need(
          !load.hasAd,
          "the adapter loads \(format.words) ads, which are not in the fixture's formats"
        )
        try probe.expect(
          load.attempt?.outcome != .timedOut,
          "an error to the completion handler of the \(format.words) load, for the adapter has no such ads",
          but: load.endInWords,
          marking: { $0.name == "timedOut" && probe.isOfNewestRequest($0) }
        )
      }
    },
  ]
}

extension ConformanceProbe {
  /// Arms a fill, requests an ad in the adapter's first format, and returns the request that the network got.
  func networkRequest(_ request: Request) async throws -> NetworkSightings.Request {
    let before = network.requests.count
    let format = fixture.formats.inOrder.first ?? .native
    arm(.fill())
    let load = await load(format, request: request)
    withExtendedLifetime(load) {}
    guard network.requests.count > before, let asked = network.requests.last else {
      try await expectAd(of: load, because: "the network is not asked for one")
      throw RuleNotChecked.blocked(
        by: format == .native ? "LOAD-7" : "LOAD-20",
        because: "the network was not asked"
      )
    }
    return asked
  }
}
