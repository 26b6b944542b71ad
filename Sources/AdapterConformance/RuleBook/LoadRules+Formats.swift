import AdMediation
import AdPlatform
import Foundation

extension RuleBook {
  /// How requests for banners and full-screen ads are answered.
  static let formatRules: [ConformanceRule] = [
    ConformanceRule(
      .load,
      17,
      .required(.answerLoads),
      "In the other formats, too, a network that fills is answered with an ad.",
      source: RuleSource.adapter,
      applies: .formats(AdFormat.others),
      check: { probe in
        for format in probe.formats(of: AdFormat.others) {
          probe.arm(.fill())
          let load = await probe.load(format)
          try probe.expect(
            load.hasAd,
            "an ad to the completion handler of the \(format.words) load, for the network fills",
            but: load.endInWords,
            marking: {
              ["didFailToLoadWithError", "timedOut"].contains($0.name) && probe.isOfNewestRequest($0)
            }
          )
        }
      }
    ),
    ConformanceRule(
      .load,
      18,
      .required(.answerLoads),
      "In the other formats, too, a request is answered exactly once.",
      source: RuleSource.adapter,
      applies: .formats(AdFormat.others),
      check: { probe in
        let answers = [(NetworkAnswer.fill(), "fills", "LOAD-17"), (.noFill, "has no ad", "LOAD-19")]
        for format in probe.formats(of: AdFormat.others) {
          for (answer, words, rule) in answers {
            probe.arm(answer)
            let load = await probe.load(format)
            guard !load.answers.isEmpty else {
              throw RuleNotChecked.blocked(by: rule, because: "there is no answer when the network \(words)")
            }
            try probe.expect(
              load.answers.count == 1,
              "one call of the completion handler of the \(format.words) load when the network \(words)",
              but: "\(load.answers.count) calls",
              marking: { $0.anomaly == .duplicateAnswer || $0.anomaly == .lateAnswer }
            )
          }
        }
      }
    ),
    ConformanceRule(
      .load,
      19,
      .required(.answerLoads),
      "In the other formats, too, a network without an ad is a failure, not silence.",
      source: RuleSource.adapter,
      applies: .formats(AdFormat.others),
      check: { probe in
        for format in probe.formats(of: AdFormat.others) {
          probe.arm(.noFill)
          let load = await probe.load(format)
          try probe.expect(
            load.attempt?.outcome == .failed,
            "an error to the completion handler of the \(format.words) load, for the network has no ad",
            but: load.endInWords,
            marking: { ["timedOut", "didReceive"].contains($0.name) && probe.isOfNewestRequest($0) }
          )
        }
      }
    ),
    ConformanceRule(
      .load,
      20,
      .recommended,
      "In the other formats, too, the network is asked for the configured parameter, and for that format.",
      source: RuleSource.adapter,
      applies: .formats(AdFormat.others),
      check: { probe in
        for format in probe.formats(of: AdFormat.others) {
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
      }
    ),
  ]
}
