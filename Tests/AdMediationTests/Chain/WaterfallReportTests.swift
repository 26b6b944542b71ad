import AdPlatform
import Foundation
import Testing

@testable import AdMediation

/// What the publisher is told about the sources of a request.
@MainActor
@Suite struct WaterfallReportTests {
  private static let failure = NSError(domain: "network", code: 3)

  @Test("each source has its outcome and error, and the time from the request to the answer as its latency")
  func attempts() throws {
    let scheduler = VirtualScheduler()
    scheduler.advance(by: .seconds(5))
    var report = WaterfallReport(
      LoadContext(
        adUnitID: "unit",
        format: .native,
        request: Request(),
        responseIdentifier: "response-1",
        sources: ["a", "b", "c"].map { .init(className: "A", label: $0, parameter: "") }
      ),
      ranking: SourceRanking(
        ["a", "b", "c"].map { .init(className: "A", label: $0, parameter: "") },
        bids: [:]
      ),
      log: AdEventLog(),
      scheduler: scheduler
    )
    let attempts: [(Duration, AdSourceOutcome, (any Error)?)] = [
      (.seconds(1), .failed, Self.failure),
      (.seconds(2), .timedOut, RequestError.timeout(after: .seconds(2))),
      (.seconds(3), .filled, nil),
    ]
    for (index, (duration, outcome, error)) in attempts.enumerated() {
      report.startAttempt()
      scheduler.advance(by: duration)
      report.endAttempt(SourceRank(index), outcome, error)
    }
    let infos = report.responseInfo.adNetworkInfoArray
    #expect(infos.map(\.latency) == [1, 2, 3])
    #expect(infos.map(\.outcome) == [.failed, .timedOut, .filled])
    #expect(infos[0].error as? NSError === Self.failure)
    #expect((infos[1].error as? RequestError)?.code == .timeout)
    #expect((infos[1].error as? RequestError)?.message.contains("2,000 ms") == true)
    #expect(infos[2].error == nil)
    #expect(
      report.log.entries.map(\.name) == ["didFailToLoadWithError", "timedOut", "didReceive"]
    )
  }
}
