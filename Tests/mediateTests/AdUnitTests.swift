import AdMediation
import Foundation
import Testing

@testable import AdapterTool
@testable import MediateCommands

@Suite("The bundled ad units")
struct AdUnitTests {
  /// What is expected of a run.
  struct Expectation: Sendable, CustomTestStringConvertible {
    var adUnit: String
    var format = "native"
    var attempts: [String]
    /// The publisher's events, in order; defaults to those of a shown and tapped ad.
    var events = Self.shown + Self.screen
    /// Ignored events: name and beginning of the explanation.
    var suppressed: [[String]] = []

    static let shown = ["didRecordImpression", "didRecordClick"]
    static let screen = ["willPresentScreen", "willDismissScreen", "didDismissScreen"]

    var testDescription: String { adUnit }
  }

  static let expectations: [Expectation] = [
    Expectation(adUnit: "sample/native", attempts: ["notFound", "failed", "timedOut", "filled"]),
    Expectation(adUnit: "sample/content", attempts: ["filled"]),
    Expectation(
      adUnit: "sample/video",
      attempts: ["filled"],
      events: ["didPlayVideo"] + Expectation.shown + Expectation.screen + ["didEndVideoPlayback"]
    ),
    Expectation(adUnit: "sample/portrait", attempts: ["filled"]),
    Expectation(adUnit: "sample/landscape", attempts: ["filled"]),
    Expectation(adUnit: "sample/multiple-images", attempts: ["filled"]),
    Expectation(adUnit: "sample/image-urls", attempts: ["filled"]),
    Expectation(adUnit: "sample/minimal", attempts: ["filled"], events: Expectation.shown),
    Expectation(adUnit: "sample/unicode", attempts: ["filled"]),
    Expectation(adUnit: "sample/right-to-left", attempts: ["filled"]),
    Expectation(
      adUnit: "sample/external-click",
      attempts: ["filled"],
      events: Expectation.shown + ["willLeaveApplication"]
    ),
    Expectation(
      adUnit: "sample/no-fill",
      attempts: ["notFound", "failed", "failed", "failed", "failed", "timedOut"],
      events: []
    ),
    Expectation(adUnit: "sample/not-a-custom-event", attempts: ["notFound", "filled"]),
    Expectation(adUnit: "sample/slow", attempts: ["filled"]),
    Expectation(
      adUnit: "sample/late",
      attempts: ["timedOut", "filled"],
      suppressed: [["didReceive", "ignored: after the timeout"]]
    ),
    Expectation(
      adUnit: "sample/twice",
      attempts: ["filled"],
      suppressed: [["didReceive", "ignored: this request was answered already"]]
    ),
    Expectation(
      adUnit: "sample/fill-then-error",
      attempts: ["filled"],
      suppressed: [["didFailToLoadWithError", "ignored: this request was answered already"]]
    ),
    Expectation(adUnit: "sample/adapter", attempts: ["filled"]),
    Expectation(
      adUnit: "sample/bidding",
      attempts: ["noBid", "filled"],
      events: ["didPlayVideo"] + Expectation.shown + Expectation.screen + ["didEndVideoPlayback"]
    ),
    Expectation(adUnit: "sample/mixed", attempts: ["failed", "filled"]),
    Expectation(adUnit: "sample/banner", format: "banner", attempts: ["filled"]),
    Expectation(adUnit: "sample/banner-bidding", format: "banner", attempts: ["filled"]),
    Expectation(adUnit: "sample/interstitial", format: "interstitial", attempts: ["failed", "filled"]),
    Expectation(
      adUnit: "sample/fails-to-present",
      format: "interstitial",
      attempts: ["filled"],
      events: ["didFailToPresent"]
    ),
    Expectation(
      adUnit: "sample/rewarded",
      format: "rewarded",
      attempts: ["filled"],
      events: Expectation.shown + Expectation.screen + [
        "didPlayVideo", "didEndVideoPlayback", "didRewardUser",
      ]
    ),
    Expectation(
      adUnit: "sample/rewarded-interstitial",
      format: "rewardedInterstitial",
      attempts: ["filled"],
      events: Expectation.shown + Expectation.screen + [
        "didPlayVideo", "didEndVideoPlayback", "didRewardUser",
      ]
    ),
    Expectation(adUnit: "sample/app-open", format: "appOpen", attempts: ["filled"]),
  ]

  @Test("do what they are for", arguments: expectations)
  func run(_ expectation: Expectation) async throws {
    let result = try await MediateBinary.run("run", expectation.adUnit, "--json")
    #expect(result.errors.isEmpty)
    let document = try RunDocument(result.output)
    let isFilled = expectation.attempts.last == "filled"
    #expect(result.status == (isFilled ? 0 : 1))
    #expect(document.adUnit == expectation.adUnit)
    #expect(document.format == expectation.format)
    #expect(document.outcome == (isFilled ? "filled" : "noFill"))
    #expect((document.ad != nil) == isFilled)
    #expect(document.attempts.map(\.outcome) == expectation.attempts)
    #expect(document.attempts.allSatisfy { ($0.error == nil) == ($0.outcome == "filled") })
    let notifications = Set(
      Expectation.shown + Expectation.screen + [
        "willLeaveApplication", "didPlayVideo", "didPauseVideo", "didEndVideoPlayback",
        "didRewardUser", "didFailToPresent",
      ]
    )
    #expect(document.effectiveEvents.filter(notifications.contains).sorted() == expectation.events.sorted())
    #expect(document.events.filter { $0.anomaly != nil }.count == expectation.suppressed.count)
    #expect(document.suppressedEvents.count == expectation.suppressed.count)
    for (event, expected) in zip(document.suppressedEvents, expectation.suppressed) {
      #expect(event.name == expected[0])
      #expect(event.anomaly?.hasPrefix(expected[1]) == true)
    }
    if isFilled {
      let end = expectation.format == "native" ? ["didUntrackView", "released"] : ["released"]
      #expect(document.effectiveEvents.suffix(end.count) == end[...])
    }
  }

  @Test("a bid goes before the sources that it beats, and the report says why")
  func bidding() async throws {
    let document = try RunDocument(await MediateBinary.run("run", "sample/bidding", "--json").output)
    let winner = try #require(document.attempts.last)
    #expect(winner.label == "High bidder" && winner.kind == "bidding" && winner.cpm == 2.5)
    #expect(winner.rankingReason == "bid $2.50 beats $1.50 of Custom event")
    #expect(document.attempts.first?.error?.message == "The bidder did not bid.")
  }

  @Test("the report has a banner's size, and a reward with whether it was earned")
  func otherFormats() async throws {
    let banner = try RunDocument(await MediateBinary.run("run", "sample/banner", "--json").output)
    #expect(banner.ad?.width == 320 && banner.ad?.height == 50)
    let rewarded = try RunDocument(await MediateBinary.run("run", "sample/rewarded", "--json").output)
    #expect(rewarded.ad?.reward == .init(type: "coins", amount: 10, earned: true))
    let text = await AdapterTool.mediate.output(of: ["run", "sample/rewarded"]).standardOutput
    #expect(text.contains("reward  10 coins, earned") && text.contains("1 screen, 1 reward."))
  }

  @Test("are all tried here, and each says in one sentence what it is for")
  func areComplete() {
    let units = MediationConfiguration.bundled.adUnits
    #expect(units.keys.sorted() == Self.expectations.map(\.adUnit).sorted())
    for (name, unit) in units {
      let summary = unit.summary ?? ""
      #expect(summary.hasSuffix(".") && summary.count < 100, "\(name)")
    }
  }

  @Test("are listed with what they are for, the default one first")
  func list() async throws {
    let result = try await MediateBinary.run("units")
    #expect(result.status == 0)
    let names = result.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    let sorted = MediationConfiguration.bundled.adUnits.keys.sorted()
    #expect(names == ["sample/native"] + sorted.filter { $0 != "sample/native" })
  }

  @Test("are listed for machines with their waterfalls")
  func listAsJSON() async throws {
    struct Document: Decodable {
      struct Unit: Decodable {
        var name: String
        var summary: String?
        var sources: [Source]
      }
      struct Source: Decodable {
        var className: String
        var label: String
        var parameter: String
        var timeoutMilliseconds: Int
      }
      var adUnits: [Unit]
    }
    let result = try await MediateBinary.run("units", "--json")
    let document = try JSONDecoder().decode(Document.self, from: Data(result.output.utf8))
    #expect(document.adUnits.count == Self.expectations.count)
    let native = try #require(document.adUnits.first)
    #expect(native.name == "sample/native")
    #expect(native.summary == MediationConfiguration.bundled.adUnits["sample/native"]?.summary)
    #expect(native.sources.map(\.timeoutMilliseconds) == [10_000, 10_000, 2000, 10_000])
  }

  @Test("a misspelt class is answered with the one that was meant")
  func nearestClass() async throws {
    let document = try RunDocument(try await MediateBinary.run("--json").output)
    let message = try #require(document.attempts.first?.error?.message)
    #expect(message.contains("Did you mean \"SampleAdapter.SampleCustomEventNativeAd\"?"))
  }
}
