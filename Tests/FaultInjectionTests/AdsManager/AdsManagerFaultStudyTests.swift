import FaultInjection
import InteractiveMediaAds
import Testing

// One after the other: each keeps a processor for a while, and the tests of other suites wait for it.
@Suite("The trial of the ads manager", .serialized)
struct AdsManagerFaultStudyTests {
  private func study(
    _ error: AdsManagerTrial.Error = AdsManagerTrial.Error(),
    seed: Int = 1,
    faults: Set<AdsManagerFault> = Set(AdsManagerFault.allCases)
  ) -> FaultStudy<AdsManagerScript> {
    FaultStudy(AdsManagerScript.self, of: AdsManagerTrial(error), seed: seed, faults: faults)
  }

  @Test("finds nothing, whatever goes wrong", arguments: 1...3)
  func sound(seed: Int) {
    let report = study(seed: seed).run(0..<300)
    #expect(report.findings == [])
    #expect(report.requests == 300)
    #expect(report.events > 10_000)
  }

  @Test("gives each fault alone, and finds nothing", arguments: AdsManagerFault.allCases)
  func alone(fault: AdsManagerFault) {
    let needed: [AdsManagerFault: Set<AdsManagerFault>] = [
      .neverGoesOn: [.stalls], .lateNews: [.skips], .windowFails: [.pictureInPicture],
    ]
    let faults = Set([fault]).union(needed[fault] ?? [])
    let report = study(seed: 4, faults: faults).run(0..<30)
    #expect(report.findings == [])
    #expect(report.faults[fault.rawValue, default: 0] > 0)
    #expect(Set(report.faults.keys).isSubset(of: faults.map(\.rawValue)))
  }

  @Test("without faults is a viewer who watches")
  func watching() {
    let report = study(seed: 5, faults: []).run(0..<100)
    #expect(report.findings == [])
    #expect(report.faults == [:])
  }

  @Test("in parts is the whole, and tells the events of one manager")
  func parts() {
    let faults: Set<AdsManagerFault> = [.seeks, .skips, .failsMidway]
    let events = expectParts(study(seed: 6, faults: faults)).map(\.description)
    #expect(events.contains("the app calls initialize"))
  }

  // MARK: Errors on purpose

  @Test("finds that the content is not resumed after an error")
  func forgetsToResume() { expect(.forgetsToResume, breaks: [.saysWhatItDoes, .resumesAlways]) }

  @Test("finds breaks that play twice")
  func playsBreaksAgain() { expect(.playsBreaksAgain, breaks: [.fetchOnce], passingOverOthers: true) }

  @Test("finds tracking that is called twice")
  func callsTwice() { expect(.callsTwice, breaks: [.trackingOnce, .trackingWithEvent, .nothingAfterEnd]) }

  @Test("finds breaks that begin in picture-in-picture, and ads that play on")
  func ignoresPictureInPicture() {
    expect(.ignoresPictureInPicture, breaks: [.noneInPictureInPicture], passingOverOthers: true)
  }

  @Test("finds ads that stay halted")
  func staysHalted() { expect(.staysHalted, breaks: [.haltsWhileHeld]) }

  @Test("finds events in the wrong order")
  func mixesQuartiles() { expect(.mixesQuartiles, breaks: Set(AdsManagerInvariant.allCases)) }

  @Test("finds ads that are left in the player")
  func leavesMedia() { expect(.leavesMedia, breaks: [.resumesFree]) }

  @Test("finds that the end is never told")
  func neverCompletes() { expect(.neverCompletes, breaks: [.completesAlways]) }

  @Test("finds breaks that the content passes")
  func losesLateAds() { expect(.losesLateAds, breaks: [.breakIsDue], passingOverOthers: true) }

  @Test("finds that news of an earlier ad counts")
  func hearsLateNews() { expect(.hearsLateNews, breaks: [.lateNews], passingOverOthers: true) }

  @Test("finds what is told after the end")
  func speaksAfterTheEnd() { expect(.speaksAfterTheEnd, breaks: [.completesOnce], passingOverOthers: true) }

  @Test("finds what survives destroy")
  func survivesDestroy() { expect(.survivesDestroy, breaks: [.nothingAfterDestroy], passingOverOthers: true) }

  @Test("finds ads that are skipped although they may not be")
  func skipsAnything() { expect(.skipsAnything, breaks: [.skipsWhenAsked]) }

  @Test("finds a pre-roll that is forgotten while its ads are on their way")
  func losesPreRoll() { expect(.losesPreRoll, breaks: [.preRollPlays]) }

  @Test("finds a start() that is forgotten while the window opens or closes")
  func forgetsStart() { expect(.forgetsStart, breaks: [.startIsKept]) }

  @Test("finds a break that does not repeat")
  func neverRepeats() { expect(.neverRepeats, breaks: [.breakIsDue], passingOverOthers: true) }

  /// Expects a study to find an error, which breaks one of these invariants, and to say shortly how.
  private func expect(
    _ error: AdsManagerTrial.Error,
    breaks invariants: Set<AdsManagerInvariant>,
    passingOverOthers: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectFound(
      study(error),
      breaking: Set(invariants.map(\.rawValue)),
      passingOverOthers: passingOverOthers,
      sourceLocation: sourceLocation
    )
  }
}
