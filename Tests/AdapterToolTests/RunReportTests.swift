import AdMediation
import ReportPage
import Testing

@testable import AdapterTool

@Suite("What a run says at its end")
struct RunReportTests {
  private func report(_ names: [String]) -> RunReport {
    RunReport(
      adUnit: "home",
      format: .rewarded,
      isVirtual: true,
      attempts: [],
      ad: .fullScreen(reward: nil),
      events: names.enumerated().map { AdLogEntry(time: .milliseconds($0), name: $1) },
      omittedEvents: 0,
      unclaimed: []
    )
  }

  @Test("a screen that is not reported closed is named")
  func openScreen() {
    let names = ["present", "willPresentScreen", "didRecordImpression", "willDismissScreen", "released"]
    #expect(report(names).openScreens == 1)
    #expect(report(names + ["didDismissScreen"]).openScreens == 0)
    #expect(report(["didDismissScreen"]).openScreens == 0)
  }

  @Test("a page has the lanes that have events, and every event in its log")
  func lanes() throws {
    let names = ["present", "willPresentScreen", "didRecordImpression", "didDismissScreen", "didRewardUser"]
    let report = report(names)
    let lanes = report.timelineChart.lanes
    #expect(lanes.map(\.name) == ["Ad and app", "Impressions", "Screens", "Rewards"])
    // The screen is a bar, too.
    #expect(lanes[2].items.map(\.label) == ["screen open", "willPresentScreen", "didDismissScreen"])
    #expect(lanes[2].items[0].end == 0.003)
    let page = try #require(report.page?.document)
    for index in names.indices { #expect(page.contains("<tr id=\"e\(index)\"")) }
  }
}
