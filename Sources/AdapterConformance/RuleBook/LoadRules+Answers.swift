import AdMediation

extension RuleBook {
  /// The rules that native ads and the other formats share, with numbers of their own.
  static func answerRules(
    from number: Int,
    _ formats: Set<AdFormat>,
    _ obligation: ConformanceRule.Obligation,
    source: String
  ) -> [ConformanceRule] {
    let isNative = formats == [.native]
    let prefix = isNative ? "The" : "For banners and full-screen ads, the"
    let (fills, fails) = ("LOAD-\(number)", "LOAD-\(number + 2)")
    return [
      ConformanceRule(
        .load(number),
        obligation,
        prefix + " adapter delivers an ad when the network fills.",
        source: source,
        applies: isNative ? .always : .formats(formats)
      ) { probe in
        for format in probe.formats(of: formats) {
          let count = probe.network.requests.count
          probe.arm(.fill())
          let load = await probe.request(format)
          if !load.hasAd, format != .native {
            try await probe.expectOtherCause(of: load, since: count)
          }
          try probe.expect(
            load.hasAd,
            (probe.isOfCustomEvent ? "didReceive with an ad" : "an ad \(format.toItsHandler)")
              + ", for the network fills",
            but: load.endInWords,
            marking: {
              ["didFailToLoadWithError", "timedOut"].contains($0.name) && probe.isOfNewestRequest($0)
            }
          )
        }
      },
      ConformanceRule(
        .load(number + 1),
        .required(.answerLoads),
        prefix + " adapter answers each request exactly once.",
        source: source,
        applies: isNative ? .always : .formats(formats)
      ) { probe in
        let answers = [(NetworkAnswer.fill(), "fills", fills), (.noFill, "has no ad", fails)]
        for format in probe.formats(of: formats) {
          for (answer, words, rule) in answers {
            probe.arm(answer)
            let load = await probe.request(format)
            let names = load.answers.map(\.name)
            try need(
              !names.isEmpty,
              orBlockedBy: rule,
              because: "there is no answer when the network \(words)"
            )
            try probe.expect(
              names.count == 1,
              (probe.isOfCustomEvent ? "one answer to the request" : "one call \(format.ofItsHandler)")
                + " when the network \(words)",
              but: probe.isOfCustomEvent
                ? "\(names.count) answers: \(names.joined(separator: ", then "))"
                : "\(names.count) calls: "
                  + names.map { $0 == "didReceive" ? "an ad" : "an error" }.joined(separator: ", then "),
              marking: { $0.anomaly == .duplicateAnswer || $0.anomaly == .lateAnswer }
            )
          }
        }
      },
      ConformanceRule(
        .load(number + 2),
        obligation,
        prefix + " adapter reports a failure when the network has no ad.",
        source: source,
        applies: isNative ? .always : .formats(formats)
      ) { probe in
        for format in probe.formats(of: formats) {
          probe.arm(.noFill)
          let load = await probe.request(format)
          try probe.expect(
            load.attempt?.outcome == .failed,
            (probe.isOfCustomEvent ? "didFailToLoadWithError" : "an error \(format.toItsHandler)")
              + ", for the network has no ad",
            but: load.endInWords,
            marking: { ["timedOut", "didReceive"].contains($0.name) && probe.isOfNewestRequest($0) }
          )
        }
      },
    ]
  }
}

extension ConformanceProbe {
  /// Whether the adapter answers by the methods of a delegate, and not by a completion handler.
  fileprivate var isOfCustomEvent: Bool { mediationAdapter == nil }

  /// Requests an ad, and returns how the request was answered.
  fileprivate func request(_ format: AdFormat) async -> ProbeLoad {
    if format == .native { await load() } else { await load(format) }
  }
}

extension AdFormat {
  fileprivate var ofItsHandler: String { "of the completion handler of the \(words) load" }
  fileprivate var toItsHandler: String { "to the completion handler of the \(words) load" }
}
