import AdMediation
import AdapterConformance
import SampleConformance
import Testing

@testable import DocumentCustomEvent

/// The custom event of the document, as the document has it but for its slips.
@MainActor
@Suite("The document's own adapter") struct DocumentAdapterTests {
  @Test("breaks no required rule, and blocks none")
  func required() async {
    let report = await ConformanceSuite.run(with: DocumentFixture.self, atOnce: .max)
    let required = report.failures.filter { $0.rule.level == .required }
    #expect(required.map(\.description) == [])
    #expect(report.blockedRules.filter { $0.level == .required }.map(\.description) == [])
    #expect(report.isConforming)
  }

  @Test("breaks recommended rules where the document does otherwise, and no others")
  func recommended() async {
    let report = await ConformanceSuite.run(with: DocumentFixture.self, atOnce: .max)
    // It delivers native ads without a look at the ad types and one image whatever is asked for, tells its network no
    // orientation but portrait, no corner and nothing of tests and minors, writes "" where there is nothing, and leaves
    // videos out.
    #expect(
      Set(report.failures.map(\.rule.id)) == [
        "LOAD-9", "LOAD-21", "OPTION-4", "OPTION-5", "OPTION-6", "ASSET-9", "EVENT-18", "PRIVACY-1",
        "PRIVACY-2",
      ]
    )
  }
}

/// The document's adapter in front of the sample network.
private final class DocumentFixture: SampleFixture {
  override var adapter: AdapterClass { .customEvent(SampleCustomEventNativeAdSwift.self) }
}
