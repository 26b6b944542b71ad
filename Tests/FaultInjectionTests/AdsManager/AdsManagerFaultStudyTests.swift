import FaultInjection
import InteractiveMediaAds
import Testing

// One after the other: each keeps a processor for a while, and the tests of other suites wait for it.
@Suite("The trial of the ads manager", .serialized)
struct AdsManagerFaultStudyTests {
  private typealias Script = AdsManagerScript<AdsManagerMachine>

  @Test("finds nothing, whatever goes wrong", arguments: 1...3)
  func sound(seed: Int) {
    let report = FaultStudy.run(
      Script.self,
      requests: 0..<300,
      seed: seed,
      faults: Set(AdsManagerFault.allCases)
    )
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
    let report = FaultStudy.run(Script.self, requests: 0..<30, seed: 4, faults: faults)
    #expect(report.findings == [])
    #expect(report.faults[fault.rawValue, default: 0] > 0)
    #expect(Set(report.faults.keys).isSubset(of: faults.map(\.rawValue)))
  }

  @Test("without faults is a viewer who watches")
  func watching() {
    let report = FaultStudy.run(Script.self, requests: 0..<100, seed: 5, faults: [])
    #expect(report.findings == [])
    #expect(report.faults == [:])
  }

  @Test("in parts is the whole, and tells the events of one manager")
  func parts() {
    let faults: Set<AdsManagerFault> = [.seeks, .skips, .failsMidway]
    let whole = FaultStudy.run(Script.self, requests: 0..<60, seed: 6, faults: faults)
    var sum = FaultStudy.run(Script.self, requests: 20..<60, seed: 6, faults: faults)
    sum.merge(FaultStudy.run(Script.self, requests: 0..<20, seed: 6, faults: faults))
    #expect(sum == whole)
    let events = (0..<60).map { FaultStudy.events(Script.self, ofRequest: $0, seed: 6, faults: faults).lines }
    #expect(events.reduce(0) { $0 + $1.count } == whole.events)
    #expect(events[0].contains("the app calls initialize"))
  }

  // MARK: Errors on purpose

  @Test("finds that the content is not resumed after an error")
  func forgetsToResume() {
    let invariants = expectFound(AdsManagerScript<ForgetsToResume>.self)
    #expect(invariants.isSubset(of: [says(.saysWhatItDoes), says(.resumesAlways)]))
  }

  @Test("finds breaks that play twice")
  func playsBreaksAgain() {
    #expect(expectFound(AdsManagerScript<PlaysBreaksAgain>.self).contains(says(.fetchOnce)))
  }

  @Test("finds tracking that is called twice")
  func callsTwice() {
    let invariants = expectFound(AdsManagerScript<CallsTwice>.self)
    #expect(invariants.isSubset(of: [says(.trackingOnce), says(.trackingWithEvent), says(.nothingAfterEnd)]))
  }

  @Test("finds breaks that begin in picture-in-picture, and ads that play on")
  func ignoresPictureInPicture() {
    let invariants = expectFound(AdsManagerScript<IgnoresPictureInPicture>.self)
    #expect(invariants.contains(says(.noneInPictureInPicture)))
  }

  @Test("finds ads that stay halted")
  func staysHalted() {
    #expect(expectFound(AdsManagerScript<StaysHalted>.self) == [says(.haltsWhileHeld)])
  }

  @Test("finds events in the wrong order")
  func mixesQuartiles() {
    #expect(!expectFound(AdsManagerScript<MixesQuartiles>.self).isEmpty)
  }

  @Test("finds ads that are left in the player")
  func leavesMedia() {
    #expect(expectFound(AdsManagerScript<LeavesMedia>.self) == [says(.resumesFree)])
  }

  @Test("finds that the end is never told")
  func neverCompletes() {
    #expect(expectFound(AdsManagerScript<NeverCompletes>.self) == [says(.completesAlways)])
  }

  @Test("finds breaks that the content passes")
  func losesLateAds() {
    #expect(expectFound(AdsManagerScript<LosesLateAds>.self).contains(says(.breakIsDue)))
  }

  @Test("finds that news of an earlier ad counts")
  func hearsLateNews() {
    #expect(expectFound(AdsManagerScript<HearsLateNews>.self).contains(says(.lateNews)))
  }

  @Test("finds what is told after the end")
  func speaksAfterTheEnd() {
    #expect(expectFound(AdsManagerScript<SpeaksAfterTheEnd>.self).contains(says(.completesOnce)))
  }

  @Test("finds what survives destroy")
  func survivesDestroy() {
    #expect(expectFound(AdsManagerScript<SurvivesDestroy>.self).contains(says(.nothingAfterDestroy)))
  }

  @Test("finds ads that are skipped although they may not be")
  func skipsAnything() {
    #expect(expectFound(AdsManagerScript<SkipsAnything>.self) == [says(.skipsWhenAsked)])
  }

  @Test("finds a pre-roll that is forgotten while its ads are on their way")
  func losesPreRoll() {
    #expect(expectFound(AdsManagerScript<LosesPreRoll>.self) == [says(.preRollPlays)])
  }

  @Test("finds a start() that is forgotten while the window opens or closes")
  func forgetsStart() {
    #expect(expectFound(AdsManagerScript<ForgetsStart>.self) == [says(.startIsKept)])
  }

  @Test("finds a break that does not repeat")
  func neverRepeats() {
    #expect(expectFound(AdsManagerScript<NeverRepeats>.self).contains(says(.breakIsDue)))
  }

  private func says(_ invariant: AdsManagerInvariant) -> String { invariant.rawValue }
}
