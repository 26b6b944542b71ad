import AdMediation
import Foundation
import Testing

@testable import mediate

@Suite("The bundled ad units")
struct AdUnitTests {
  /// What is expected of a run.
  struct Expectation: Sendable, CustomTestStringConvertible {
    var adUnit: String
    var attempts: [String]
    /// The publisher's events, in order; those of a shown and tapped ad unless said otherwise.
    var events = Self.shown + Self.screen
    /// What has no effect: name and beginning of the explanation.
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
      suppressed: [["didReceive", "suppressed: after its time"]]
    ),
    Expectation(
      adUnit: "sample/twice",
      attempts: ["filled"],
      suppressed: [["didReceive", "suppressed: this request was answered already"]]
    ),
    Expectation(
      adUnit: "sample/fill-then-error",
      attempts: ["filled"],
      suppressed: [["didFailToLoadWithError", "suppressed: this request was answered already"]]
    ),
  ]

  @Test("do what they are for", arguments: expectations)
  func run(_ expectation: Expectation) async throws {
    let result = try await MediateBinary.run("run", expectation.adUnit, "--json")
    #expect(result.errors.isEmpty)
    let document = try RunDocument(result.output)
    let isFilled = expectation.attempts.last == "filled"
    #expect(result.status == (isFilled ? 0 : 1))
    #expect(document.adUnit == expectation.adUnit)
    #expect(document.outcome == (isFilled ? "filled" : "noFill"))
    #expect((document.ad != nil) == isFilled)
    #expect(document.attempts.map(\.outcome) == expectation.attempts)
    #expect(document.attempts.allSatisfy { ($0.error == nil) == ($0.outcome == "filled") })
    let notifications = Set(
      Expectation.shown + Expectation.screen + [
        "willLeaveApplication", "didPlayVideo", "didPauseVideo", "didEndVideoPlayback",
      ]
    )
    #expect(document.effectiveEvents.filter(notifications.contains).sorted() == expectation.events.sorted())
    #expect(document.events.filter { $0.anomaly != nil }.count == expectation.suppressed.count)
    #expect(document.suppressedEvents.count == expectation.suppressed.count)
    for (event, expected) in zip(document.suppressedEvents, expectation.suppressed) {
      #expect(event.name == expected[0])
      #expect(event.anomaly?.hasPrefix(expected[1]) == true)
    }
    if isFilled { #expect(document.effectiveEvents.suffix(2) == ["didUntrackView", "released"]) }
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
