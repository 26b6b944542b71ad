import AdMediation
import FaultInjection
import Foundation
import Testing

// One after the other: each holds the main actor for a while, and the tests of other suites wait for it.
@MainActor
@Suite("The trial of the host", .serialized)
struct HostFaultStudyTests {
  private func study(
    _ error: HostError = HostError(),
    seed: Int = 1,
    faults: Set<HostFault> = Set(HostFault.allCases)
  ) -> FaultStudy<HostScript> {
    FaultStudy(HostScript.self, of: HostTrial(error), seed: seed, faults: faults)
  }

  @Test("finds nothing, whatever goes wrong", arguments: 1...3)
  func sound(seed: Int) {
    let report = study(seed: seed).run(0..<250)
    #expect(report.findings == [])
    #expect(report.requests == 250)
    #expect(report.events > 6_000)
    #expect(report.faults.count == HostFault.allCases.count)
  }

  @Test("gives each fault alone, and finds nothing", arguments: HostFault.allCases)
  func alone(fault: HostFault) {
    let report = study(seed: 4, faults: [fault]).run(0..<30)
    #expect(report.findings == [])
    #expect(report.faults[fault.rawValue, default: 0] > 0)
    #expect(Array(report.faults.keys) == [fault.rawValue])
  }

  @Test("without faults is adapters and an app that do what they should")
  func well() {
    let report = study(seed: 5, faults: []).run(0..<100)
    #expect(report.findings == [])
    #expect(report.faults == [:])
  }

  @Test("in parts is the whole, and tells the events of one request")
  func parts() {
    let events = expectParts(study(seed: 6, faults: [.late, .earlyNotification, .letsGoEarly, .exchange]))
    #expect(events[0].description.contains(" of network "))
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
    #expect(AdReport.allCases.map(\.name) == notifications.map(\.name))
  }

  // MARK: What events do

  /// All that others see of the host in a trial with these events.
  private func seen(_ setting: HostSetting, _ events: [HostEvent]) -> [HostEffect] {
    var seen: [HostEffect] = []
    let error = HostError { effect in
      seen.append(effect)
      return [effect]
    }
    #expect(study(error).broken(by: [.setting(setting), .load, .time(1)] + events) == nil)
    return seen
  }

  private let first = HostEvent.Adapter(source: 0)
  private let second = HostEvent.Adapter(source: 1)

  @Test("logs a late ad, and delivers the one of the next source")
  func late() {
    let seen = seen(
      .customEvents([800, 1_000]),
      [.time(799), .time(100), .answer(first, .ad, onThread: false), .answer(second, .ad, onThread: false)]
    )
    #expect(seen.contains(.ends(.ad(source: 1))))
    #expect(seen.contains { if case .logs(let event) = $0 { event.anomaly == .lateAnswer } else { false } })
  }

  @Test("replays what a custom event reports about an ad that it has not delivered")
  func early() {
    let seen = seen(
      .customEvents([800]),
      [.report(.leavesApp, first, onThread: false), .answer(first, .ad, onThread: false)]
    )
    #expect(seen.last { $0 == .says(.leavesApp) || $0 == .ends(.ad(source: 0)) } == .says(.leavesApp))
  }

  @Test("cancels inside of a call")
  func cancelled() {
    let events: [HostEvent] = [.setting(.customEvents([800])), .when(.asks(0), .cancel), .load]
    var ends: [HostEffect] = []
    let error = HostError { effect in
      if case .ends = effect { ends.append(effect) }
      return [effect]
    }
    #expect(study(error).broken(by: events) == nil)
    #expect(ends == [.ends(.cancelled)])
  }

  @Test(
    "downloads images before it answers",
    arguments: [
      (ImageAnswer.Content.image, HostEffect.ends(.ad(source: 0))), (.notFound, .ends(.noFill)),
    ]
  )
  func images(second: ImageAnswer.Content, outcome: HostEffect) {
    let images = [ImageAnswer(.image, after: 10), ImageAnswer(second, after: 20)]
    let seen = seen(.customEvents([800]), [.download(first, images), .time(20)])
    #expect(seen.contains(outcome))
  }

  // MARK: Errors on purpose

  @Test("finds late ads that are delivered", arguments: 1...3)
  func deliversTwice(seed: Int) { expect(.deliversTwice, seed, breaks: [.oneOutcome]) }

  @Test("finds sources that are waited for for ever", arguments: 1...3)
  func forgetsTimeouts(seed: Int) {
    expect(.forgetsTimeouts, seed, faults: [.neverAnswers, .late], breaks: [.sourceTime, .oneOutcome])
  }

  @Test("finds cancelled requests of which the app hears nothing", arguments: 1...3)
  func cancelsSilently(seed: Int) {
    let events = expect(.cancelsSilently, seed, faults: [.cancel], breaks: [.cancelledEnds])
    #expect(events.count == 3 && events.contains(.load))
  }

  @Test("finds second answers that are not in the log", arguments: 1...3)
  func dropsSecondAnswers(seed: Int) {
    expect(.dropsSecondAnswers, seed, breaks: [.everythingLogged])
  }

  @Test("finds sources that are left out", arguments: 1...3)
  func skipsSources(seed: Int) { expect(.skipsSources, seed, breaks: [.sourceOrder]) }

  @Test("finds second impressions of a network that count", arguments: 1...3)
  func countsImpressionsTwice(seed: Int) {
    let events = expect(.countsImpressionsTwice, seed, breaks: [.oneImpression])
    #expect(events.count { $0.reports(.impression) } == 2)
  }

  @Test("finds clicks on invisible views", arguments: 1...3)
  func countsTapsAfterUntracking(seed: Int) {
    let events = expect(
      .countsTapsAfterUntracking,
      seed,
      faults: [.tapsEverywhere, .rendersAgain],
      breaks: [.unseen, .clicks, .countsItself]
    )
    #expect(events.last.map { if case .tap = $0 { true } else { false } } == true)
  }

  @Test("finds taps that count twice", arguments: 1...3)
  func countsEchoes(seed: Int) {
    let faults: Set<HostFault> = [.tapsEverywhere, .duplicateNotification, .backgroundNotification]
    let events = expect(.countsEchoes, seed, faults: faults, breaks: [.clicks])
    #expect(events.contains { $0.reports(.click) })
  }

  @Test("finds reports that no network has made", arguments: 1...3)
  func inventsWillDismiss(seed: Int) {
    let events = expect(.inventsWillDismiss, seed, breaks: [.ownReports])
    #expect(events.contains { $0.reports(.willPresent) })
  }

  @Test("finds late reports that are not in the log", arguments: 1...3)
  func dropsLateReports(seed: Int) {
    let events = expect(.dropsLateReports, seed, faults: [.afterRelease], breaks: [.everythingLogged])
    #expect(events.first?.description.contains("networks keep their ads") == true)
  }

  @Test("finds video that the app does not hear of", arguments: 1...3)
  func keepsVideoToItself(seed: Int) {
    let faults: Set<HostFault> = [.earlyNotification, .backgroundNotification]
    let events = expect(.keepsVideoToItself, seed, faults: faults, breaks: [.hearsEffects])
    #expect(events.contains { $0.reports(.playsVideo) })
  }

  @Test("finds impressions that count twice")
  func countsTwice() { expect(.countsTwice, breaks: [.oneImpression]) }

  @Test("finds reports that are passed on as they come")
  func passesEverythingOn() {
    expect(
      .passesEverythingOn,
      breaks: [
        .oneImpression, .hearsInOrder, .ownReports, .clicks, .impressionOnScreen, .hearsEffects,
        .countedByOne,
      ]
    )
  }

  @Test("finds requests without an outcome")
  func forgetsNoFill() { expect(.forgetsNoFill, breaks: [.oneOutcome, .requestEnds, .answerEnds]) }

  @Test("finds requests with two outcomes")
  func saysNoFillTwice() { expect(.saysNoFillTwice, breaks: [.oneOutcome]) }

  @Test("finds screens that close without a word")
  func forgetsWillDismiss() { expect(.forgetsWillDismiss, breaks: [.hearsEffects]) }

  @Test("finds screens that have closed before they are about to")
  func closesAtOnce() { expect(.closesAtOnce, breaks: [.hearsInOrder, .ownReports]) }

  @Test("finds rewards that were not earned, and second ones")
  func rewardsAlways() { expect(.rewardsAlways, breaks: [.oneReward, .rewardEarned, .ownReports]) }

  @Test("finds clicks that the app does not hear")
  func keepsClicks() { expect(.keepsClicks, breaks: [.hearsEffects]) }

  @Test("finds what is not logged")
  func hidesWhatFailed() { expect(.hidesWhatFailed, breaks: [.everythingLogged]) }

  @Test("finds attempts to present that come to nothing")
  func refusesSilently() { expect(.refusesSilently, breaks: [.presentAnswered]) }

  @Test("finds sources, set-ups and bidders that are waited for too long")
  func waitsTwiceAsLong() {
    expect(.waitsTwiceAsLong, breaks: [.sourceTime, .setUpEnds, .auctionEnds, .startEnds])
  }

  @Test("finds sources, set-ups and bidders that do not get their time")
  func givesUpEarly() {
    expect(.givesUpEarly, breaks: [.sourceTime, .setUpEnds, .setUpFirst, .auctionEnds])
  }

  @Test("finds timers that go on when no answer is awaited")
  func letsTimersRun() { expect(.letsTimersRun, breaks: [.timersEnd]) }

  @Test("finds rewards that are earned and not given, although the log has a reason")
  func mistakesRewards() { expect(.mistakesRewards, breaks: [.earnedIsRewarded]) }

  @Test("finds ads that stay")
  func keepsAds() { expect(.keepsForEver, breaks: [.nothingOutlives]) }

  /// Expects a study to find an error, which breaks one of these invariants, and to say shortly how.
  @discardableResult
  private func expect(
    _ error: HostError,
    _ seed: Int = 1,
    faults: Set<HostFault> = Set(HostFault.allCases),
    breaks invariants: Set<HostInvariant>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> [HostEvent] {
    expectFound(
      study(error, seed: seed, faults: faults),
      breaking: Set(invariants.map(\.rawValue)),
      sourceLocation: sourceLocation
    )
  }
}

extension HostEvent {
  /// Whether a network reports this, now or inside of a call.
  fileprivate func reports(_ wanted: AdReport) -> Bool {
    switch self {
    case .report(let report, _, _): report == wanted
    case .when(_, let event): event.reports(wanted)
    default: false
    }
  }
}
