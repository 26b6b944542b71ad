import AdMediation
import FaultInjection
import Foundation
import Testing

// One after the other: each holds the main actor for a while, and the tests of other suites wait for it.
@MainActor
@Suite("The trial of mediation adapters", .serialized)
struct AdapterFaultStudyTests {
  private typealias Script = AdapterScript<FaithfulMessenger>

  @Test("finds nothing, whatever goes wrong", arguments: 1...3)
  func sound(seed: Int) {
    let report = FaultStudy.run(
      Script.self,
      requests: 0..<150,
      seed: seed,
      faults: Set(AdapterFault.allCases)
    )
    #expect(report.findings == [])
    #expect(report.requests == 150)
    #expect(report.events > 4_000)
  }

  @Test("gives each fault alone, and finds nothing", arguments: AdapterFault.allCases)
  func alone(fault: AdapterFault) {
    let report = FaultStudy.run(Script.self, requests: 0..<25, seed: 4, faults: [fault])
    #expect(report.findings == [])
    #expect(report.faults[fault.rawValue, default: 0] > 0)
    #expect(Array(report.faults.keys) == [fault.rawValue])
  }

  @Test("without faults is adapters and an app that do what they should")
  func well() {
    let report = FaultStudy.run(Script.self, requests: 0..<100, seed: 5, faults: [])
    #expect(report.findings == [])
    #expect(report.faults == [:])
  }

  @Test("in parts is the whole, and tells the events of one request")
  func parts() {
    let faults: Set<AdapterFault> = [.late, .earlyNotification, .letsGoEarly, .exchange]
    let whole = FaultStudy.run(Script.self, requests: 0..<60, seed: 6, faults: faults)
    var sum = FaultStudy.run(Script.self, requests: 20..<60, seed: 6, faults: faults)
    sum.merge(FaultStudy.run(Script.self, requests: 0..<20, seed: 6, faults: faults))
    #expect(sum == whole)
    let events = (0..<60).map { FaultStudy.events(Script.self, ofRequest: $0, seed: 6, faults: faults).lines }
    #expect(events.reduce(0) { $0 + $1.count } == whole.events)
    #expect(events.allSatisfy { $0[0].contains(" of network ") })
  }

  @Test("knows reports by the names that the host gives them")
  func names() {
    let failure = AdapterFailure(URLError(.cancelled))
    let notifications: [MediationAdEvent] = [
      .didRecordImpression, .didRecordClick, .willPresentScreen, .didFailToPresent(failure),
      .willDismissScreen,
      .didDismissScreen, .willLeaveApplication, .didPlayVideo, .didPauseVideo, .didEndVideoPlayback,
      .didMuteVideo,
      .didUnmuteVideo, .didRewardUser(nil),
    ]
    #expect(AdapterReport.allCases.map(\.name) == notifications.map(\.name))
  }

  // MARK: Errors on purpose

  @Test("finds impressions that count twice")
  func countsTwice() { expect(CountsTwice.self, breaks: [.oneImpression]) }

  @Test("finds reports that are passed on as they come")
  func passesEverythingOn() {
    expect(
      PassesEverythingOn.self,
      breaks: [.oneImpression, .hearsInOrder, .ownReports, .clicks, .impressionOnScreen, .hearsEffects]
    )
  }

  @Test("finds requests without an outcome")
  func forgetsNoFill() { expect(ForgetsNoFill.self, breaks: [.oneOutcome, .requestEnds]) }

  @Test("finds requests with two outcomes")
  func saysNoFillTwice() { expect(SaysNoFillTwice.self, breaks: [.oneOutcome]) }

  @Test("finds screens that close without a word")
  func forgetsWillDismiss() { expect(ForgetsWillDismiss.self, breaks: [.hearsEffects]) }

  @Test("finds screens that have closed before they are about to")
  func closesAtOnce() { expect(ClosesAtOnce.self, breaks: [.hearsInOrder]) }

  @Test("finds rewards that nobody has earned, and second ones")
  func rewardsAlways() { expect(RewardsAlways.self, breaks: [.oneReward, .rewardEarned, .ownReports]) }

  @Test("finds clicks that the app does not hear")
  func keepsClicks() { expect(KeepsClicks.self, breaks: [.hearsEffects]) }

  @Test("finds what is not written down")
  func hidesWhatFailed() { expect(HidesWhatFailed.self, breaks: [.everythingLogged]) }

  @Test("finds attempts to present that come to nothing")
  func refusesSilently() { expect(RefusesSilently.self, breaks: [.presentAnswered]) }

  @Test("finds sources, set-ups and bidders that are waited for too long")
  func waitsTwiceAsLong() {
    expect(WaitsTwiceAsLong.self, breaks: [.sourceTime, .setUpEnds, .auctionEnds, .startEnds])
  }

  @Test("finds sources, set-ups and bidders that do not get their time")
  func givesUpEarly() {
    expect(GivesUpEarly.self, breaks: [.sourceTime, .setUpEnds, .setUpFirst, .auctionEnds])
  }

  @Test("finds ads that stay")
  func keepsAds() { expect(KeepsAds.self, breaks: [.nothingOutlives]) }

  /// Expects a study to find an error on purpose, to break one of these invariants only, and to say shortly how.
  private func expect<Carrier: Messenger>(
    _ messenger: Carrier.Type,
    breaks invariants: Set<AdapterInvariant>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = expectFound(AdapterScript<Carrier>.self, sourceLocation: sourceLocation)
    #expect(found.isSubset(of: Set(invariants.map(\.rawValue))), sourceLocation: sourceLocation)
  }
}
