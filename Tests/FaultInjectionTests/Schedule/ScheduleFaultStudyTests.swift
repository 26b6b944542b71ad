import FaultInjection
import HLS
import Testing

// One after the other: each keeps a processor for a while, and the tests of other suites wait for it.
@Suite("The trial of the interstitial schedule", .serialized)
struct ScheduleFaultStudyTests {
  private typealias Script = ScheduleScript<InterstitialPlayback>

  @Test("finds nothing, whatever goes wrong", arguments: 1...3)
  func sound(seed: Int) {
    let report = FaultStudy.run(
      Script.self,
      requests: 0..<300,
      seed: seed,
      faults: Set(ScheduleFault.allCases)
    )
    #expect(report.findings == [])
    #expect(report.requests == 300)
    #expect(report.events > 8_000)
  }

  @Test("gives each fault alone, and finds nothing", arguments: ScheduleFault.allCases)
  func alone(fault: ScheduleFault) {
    let report = FaultStudy.run(Script.self, requests: 0..<30, seed: 4, faults: [fault])
    #expect(report.findings == [])
    #expect(report.faults[fault.rawValue, default: 0] > 0)
    #expect(Array(report.faults.keys) == [fault.rawValue])
  }

  @Test("without faults is a viewer who watches")
  func watching() {
    let report = FaultStudy.run(Script.self, requests: 0..<100, seed: 5, faults: [])
    #expect(report.findings == [])
    #expect(report.faults == [:])
  }

  @Test("in parts is the whole, and tells the events of one player")
  func parts() {
    let faults: Set<ScheduleFault> = [.seeks, .cancels, .listFails]
    let whole = FaultStudy.run(Script.self, requests: 0..<60, seed: 6, faults: faults)
    var sum = FaultStudy.run(Script.self, requests: 20..<60, seed: 6, faults: faults)
    sum.merge(FaultStudy.run(Script.self, requests: 0..<20, seed: 6, faults: faults))
    #expect(sum == whole)
    let events = (0..<60).map { FaultStudy.events(Script.self, ofRequest: $0, seed: 6, faults: faults).lines }
    #expect(events.reduce(0) { $0 + $1.count } == whole.events)
    #expect(events[0].contains { $0.hasPrefix("playback begins at") })
  }

  // MARK: Errors on purpose

  @Test("finds interstitials that do not end")
  func forgetsTheEnd() {
    let invariants = expectFound(ScheduleScript<ForgetsTheEnd>.self)
    #expect(invariants.isSubset(of: [says(.oneAtATime), says(.showsWhatItSays), says(.endsOnce)]))
  }

  @Test("finds what plays twice and may once")
  func playsOnceAgain() {
    #expect(expectFound(ScheduleScript<PlaysOnceAgain>.self) == [says(.playsOnce)])
  }

  @Test("finds moves of the content that nobody told")
  func losesTheWay() {
    #expect(expectFound(ScheduleScript<LosesTheWay>.self).contains(says(.samePosition)))
  }

  @Test("finds interstitials that last too long")
  func ignoresLimits() {
    #expect(expectFound(ScheduleScript<IgnoresLimits>.self) == [says(.limit)])
  }

  @Test("finds what was to be refused")
  func ignoresRestrictions() {
    #expect(expectFound(ScheduleScript<IgnoresRestrictions>.self) == [says(.restrictions)])
  }

  @Test("finds refusals that nobody told")
  func hidesRefusals() {
    #expect(expectFound(ScheduleScript<HidesRefusals>.self) == [says(.refusalRecorded)])
  }

  @Test("finds content that does not go on")
  func staysStill() {
    #expect(expectFound(ScheduleScript<StaysStill>.self) == [says(.contentGoesOn)])
  }

  @Test("finds content that is skipped for an interstitial that failed")
  func skipsWhatFailed() {
    #expect(expectFound(ScheduleScript<SkipsWhatFailed>.self) == [says(.failedSkipsNothing)])
  }

  @Test("finds a seek into the middle of an interstitial")
  func seeksIntoTheMiddle() {
    #expect(expectFound(ScheduleScript<SeeksIntoTheMiddle>.self) == [says(.seekBeginsAtStart)])
  }

  @Test("finds start offsets where nobody joins")
  func alwaysJoins() {
    #expect(expectFound(ScheduleScript<AlwaysJoins>.self) == [says(.startOffsetForJoining)])
  }

  @Test("finds an end that nobody told")
  func neverFinishes() {
    #expect(expectFound(ScheduleScript<NeverFinishes>.self) == [says(.finishesOnce)])
  }

  @Test("finds two interstitials at once")
  func playsTwoAtOnce() {
    let invariants = expectFound(ScheduleScript<PlaysTwoAtOnce>.self)
    #expect(invariants.isSubset(of: [says(.oneAtATime), says(.endsOnce)]))
  }

  @Test("finds events that the content passes")
  func passesEvents() {
    #expect(expectFound(ScheduleScript<PassesEvents>.self).contains(says(.dueBegins)))
  }

  @Test("finds content that goes back for no reason")
  func goesBack() {
    #expect(expectFound(ScheduleScript<GoesBack>.self).contains(says(.backwardOnlyWhenAsked)))
  }

  private func says(_ invariant: ScheduleInvariant) -> String { invariant.rawValue }
}
