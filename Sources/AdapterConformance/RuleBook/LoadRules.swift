import AdMediation
import AdPlatform
import Foundation

extension RuleBook {
  /// Answering requests.
  static let loadRules: [ConformanceRule] =
    answerRules(from: 1, [.native], .required(.forwardEvents), source: RuleSource.forward) + errorRules
    + requestRules + concurrencyRules
    + answerRules(from: 17, AdFormat.others, .required(.answerLoads), source: RuleSource.adapter)
    + formatRules
    + detailRules

  /// How the adapter fails.
  private static let errorRules: [ConformanceRule] = [
    ConformanceRule(
      .load(4),
      .required(.forwardEvents),
      "The adapter reports a failure when the network fails.",
      source: RuleSource.forward
    ) { probe in
      let code = try probe.errorCodes[1]
      probe.arm(.error(code: code))
      let load = await probe.load()
      try probe.expect(
        load.attempt?.outcome == .failed,
        "didFailToLoadWithError, for the network has failed with code \(code)",
        but: load.endInWords
          + (load.attempt?.outcome == .filled
            ? ". \(ConformanceProbe.fixtureHint("arm(.error(code: \(code)))", "fail"))" : ""),
        marking: { $0.name == "timedOut" || $0.name == "didReceive" }
      )
    },
    ConformanceRule(
      .load(5),
      .recommended,
      "An error has a domain that identifies its source; any code is valid, including 0.",
      source: RuleSource.forward
    ) { probe in
      probe.arm(.noFill)
      let load = await probe.load()
      guard load.attempt?.outcome == .failed, let error = load.adapterError else {
        throw RuleNotChecked.blocked(by: "LOAD-3", because: "there is no failure")
      }
      try probe.expect(
        !error.domain.allSatisfy(\.isWhitespace),
        "an error with a domain, such as \"com.example.network\"",
        but: "code \(error.code) of the domain \"\(error.domain)\": \(error.message)",
        marking: { $0.name == "didFailToLoadWithError" }
      )
    },
    ConformanceRule(
      .load(6),
      .recommended,
      "The error has the network's error code, or wraps an error that has it.",
      source: RuleSource.forward,
      needs: [.errorCodes]
    ) { probe in
      // Two codes, lest one happens to be the only one that the adapter knows.
      for code in try probe.errorCodes.prefix(2) {
        let count = probe.network.requests.count
        probe.arm(.error(code: code))
        let load = await probe.load()
        guard load.attempt?.outcome == .failed, let error = load.attempt?.error else {
          throw RuleNotChecked.blocked(by: "LOAD-4", because: "there is no failure")
        }
        try await probe.expectNetworkAsked(since: count)
        let codes = codes(of: error)
        try probe.expect(
          codes.contains(code),
          "code \(code), with which the network failed, in the error or in its underlying error",
          but:
            "the codes \(codes), message: \(AdapterFailure(error).message.withoutFinalStop). If the stub of the SDK "
            + "has an error type of its own, give it the code of the NetworkDoubleError",
          marking: { $0.name == "didFailToLoadWithError" && probe.isOfNewestRequest($0) }
        )
      }
    },
  ]

  /// The codes of an error and of those that it wraps, and not without end for one that wraps itself.
  private static func codes(of error: any Error) -> [Int] {
    var codes: [Int] = []
    var next: NSError? = error as NSError
    while let current = next, codes.count < 10 {
      codes.append(current.code)
      next = (current.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError }
    }
    return codes
  }
}

extension String {
  fileprivate var withoutFinalStop: String { hasSuffix(".") ? String(dropLast()) : self }
}

extension ConformanceProbe {
  /// The codes that the network fails with: two, or more.
  fileprivate var errorCodes: [Int] {
    get throws {
      let codes = fixture.errorCodes
      try need(
        codes.count >= 2,
        "the fixture lists fewer than two codes of the network: add them to errorCodes"
      )
      return codes
    }
  }
}
