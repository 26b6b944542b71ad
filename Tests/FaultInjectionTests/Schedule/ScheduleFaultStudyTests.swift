import FaultInjection
import HLS
import Testing

// One after the other: each keeps a processor for a while, and the tests of other suites wait for it.
@Suite("The trial of the interstitial schedule", .serialized)
struct ScheduleFaultStudyTests {
  private func study(
    _ subject: ScheduleTrial = ScheduleTrial(),
    seed: Int = 1,
    faults: Set<ScheduleFault> = Set(ScheduleFault.allCases)
  ) -> FaultStudy<ScheduleScript> {
    FaultStudy(ScheduleScript.self, of: subject, seed: seed, faults: faults)
  }

  @Test("finds nothing, whatever goes wrong", arguments: 1...3)
  func sound(seed: Int) {
    let report = study(seed: seed).run(0..<300)
    #expect(report.findings == [])
    #expect(report.requests == 300)
    #expect(report.events > 8_000)
  }

  @Test("gives each fault alone, and finds nothing", arguments: ScheduleFault.allCases)
  func alone(fault: ScheduleFault) {
    let report = study(seed: 4, faults: [fault]).run(0..<30)
    #expect(report.findings == [])
    #expect(report.faults[fault.rawValue, default: 0] > 0)
    #expect(Array(report.faults.keys) == [fault.rawValue])
  }

  @Test("without faults is a viewer who watches")
  func watching() {
    let report = study(seed: 5, faults: []).run(0..<100)
    #expect(report.findings == [])
    #expect(report.faults == [:])
  }

  @Test("in parts is the whole, and tells the events of one player")
  func parts() {
    let faults: Set<ScheduleFault> = [.seeks, .cancels, .listFails]
    let events = expectParts(study(seed: 6, faults: faults)).map(\.description)
    #expect(events.contains { $0.hasPrefix("playback begins at") })
  }

  // MARK: Errors on purpose

  @Test("finds interstitials that do not end")
  func forgetsTheEnd() { expect(.forgetsTheEnd, breaks: [.oneAtATime, .showsWhatItSays, .endsOnce]) }

  @Test("finds what plays twice and may once")
  func playsOnceAgain() { expect(.playsOnceAgain, breaks: [.playsOnce]) }

  @Test("finds moves of the content that were not reported")
  func losesTheWay() { expect(.losesTheWay, breaks: [.samePosition], passingOverOthers: true) }

  @Test("finds interstitials that last too long")
  func ignoresLimits() { expect(.ignoresLimits, breaks: [.limit]) }

  @Test("finds what was to be refused")
  func ignoresRestrictions() { expect(.ignoresRestrictions, breaks: [.restrictions]) }

  @Test("finds refusals that were not reported")
  func hidesRefusals() { expect(.hidesRefusals, breaks: [.refusalRecorded]) }

  @Test("finds content that does not go on")
  func staysStill() { expect(.staysStill, breaks: [.contentGoesOn]) }

  @Test("finds content that is skipped for an interstitial that failed")
  func skipsWhatFailed() { expect(.skipsWhatFailed, breaks: [.failedSkipsNothing]) }

  @Test("finds a seek into the middle of an interstitial")
  func seeksIntoTheMiddle() { expect(.seeksIntoTheMiddle, breaks: [.seekBeginsAtStart]) }

  @Test("finds start offsets where no viewer joins")
  func alwaysJoins() { expect(.alwaysJoins, breaks: [.startOffsetForJoining]) }

  @Test("finds an end that was not reported")
  func neverFinishes() { expect(.neverFinishes, breaks: [.finishesOnce]) }

  @Test("finds two interstitials at once")
  func playsTwoAtOnce() { expect(.playsTwoAtOnce, breaks: [.oneAtATime, .endsOnce]) }

  @Test("finds events that the content passes")
  func passesEvents() { expect(.passesEvents, breaks: [.dueBegins], passingOverOthers: true) }

  @Test("finds content that goes back for no reason")
  func goesBack() { expect(.goesBack, breaks: [.backwardOnlyWhenAsked], passingOverOthers: true) }

  /// Expects a study to find an error, which breaks one of these invariants, and to say shortly how.
  private func expect(
    _ subject: ScheduleTrial,
    breaks invariants: Set<ScheduleInvariant>,
    passingOverOthers: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectFound(
      study(subject),
      breaking: Set(invariants.map(\.rawValue)),
      passingOverOthers: passingOverOthers,
      sourceLocation: sourceLocation
    )
  }
}
