import HLS
import Testing

/// What the machine answers, step by step.
@Suite("An interstitial playback, step by step")
struct PlaybackStepTests {
  @Test("a list that is loaded ahead is not asked for again, also when the same events are set again")
  func listAhead() {
    let event = PlaybackTableTests.listed("a", at: 10)
    var shell = Shell([event], on: film)
    shell.begin(at: 0)
    shell.tell(.assetsLoaded(id: "a", durations: [.seconds(2)], from: .zero))
    shell.tell(.setEvents([event]))
    shell.play(13)
    #expect(shell.transcript == "0…10 [a a0:0…2 ] 10…11")
  }

  @Test("a list that is loaded while another event plays is not asked for again")
  func listMeanwhile() {
    var shell = Shell([ad("a", at: 10, [2]), PlaybackTableTests.listed("b", at: 10)], on: film)
    shell.begin(at: 10)
    shell.play(1)
    shell.tell(.assetsLoaded(id: "b", durations: [.seconds(2)], from: .zero))
    shell.play(4)
    #expect(shell.transcript == "[a a0:0…1 a0:1…2 ] [b b0:0…2 ] 10…11")
  }

  @Test("a list that is loaded ahead says at once where the content goes on")
  func plannedList() {
    var machine = InterstitialPlayback(
      events: [PlaybackTableTests.listed("a", at: 10, resume: .duration)],
      timeline: film
    )
    _ = machine.handle(.began(at: .zero), at: .zero)
    _ = machine.handle(.assetsLoaded(id: "a", durations: [.seconds(7)], from: .zero), at: .zero)
    #expect(machine.schedule.slots.map(\.resumesAt) == [.seconds(17)])
  }

  @Test("the length of an asset counts for its event, be that ahead, playing, or no longer set")
  func knownLength() {
    let events = [ad("a", at: 10, [nil], resume: .duration), ad("b", at: 30, [nil], resume: .duration)]
    var machine = InterstitialPlayback(events: events, timeline: film)
    func know(_ id: String, _ seconds: Double) -> [InterstitialPlayback.Effect] {
      machine.handle(.assetDurationKnown(id: id, index: 0, duration: .seconds(seconds)), at: .zero)
    }
    _ = machine.handle(.began(at: .zero), at: .zero)
    #expect(know("b", 4) == [])
    #expect(machine.schedule.slots.last?.resumesAt == .seconds(34))
    _ = machine.handle(.playheadMoved(to: .seconds(10)), at: .zero)
    #expect(know("b", 5) == [])
    #expect(machine.current?.assetDurations == [nil])
    #expect(know("a", 7) == [])
    #expect(machine.current?.assetDurations == [.seconds(7)])
    _ = machine.handle(.setEvents([]), at: .zero)
    #expect(know("a", 8) == [])
    #expect(machine.current?.assetDurations == [.seconds(8)])
    #expect(know("b", 8) == [.refuse(.unknownAsset(id: "b", index: 0))])
  }

  @Test("an asset that ends behind the limit counts up to the limit")
  func endBehindTheLimit() {
    let event = ad("a", at: 10, [20], resume: .duration, limit: 8)
    var machine = InterstitialPlayback(events: [event], timeline: film)
    _ = machine.handle(.began(at: .seconds(10)), at: .zero)
    let effects = machine.handle(.assetEnded(id: "a", index: 0, at: .seconds(12)), at: .zero)
    #expect(effects.first == .end(id: "a", reason: .limitReached))
    #expect(machine.position == .seconds(18))
    #expect(machine.events.map(\.assetDurations) == [[.seconds(20)]])
  }

  @Test("an asset that ends says how long it is, and one that fails does not", arguments: [false, true])
  func learnedLength(fails: Bool) {
    var machine = InterstitialPlayback(events: [ad("a", at: 10, [10, 10])], timeline: film)
    _ = machine.handle(.began(at: .seconds(10)), at: .zero)
    let event: InterstitialPlayback.Event =
      fails
      ? .assetFailed(id: "a", index: 0, at: .seconds(7)) : .assetEnded(id: "a", index: 0, at: .seconds(7))
    _ = machine.handle(event, at: .zero)
    let durations: [Duration?] = [.seconds(fails ? 10 : 7), .seconds(10)]
    #expect(machine.current?.assetDurations == durations)
    #expect(machine.events.map(\.assetDurations) == [durations])
    _ = machine.handle(.assetEnded(id: "a", index: 1, at: .seconds(10)), at: .zero)
    #expect(machine.schedule.playoutEnd == .seconds(fails ? 120 : 117))
  }

  @Test("a seek inside says that some had played, unless it is from the beginning", arguments: [0.0, 4.0])
  func seekInside(from seconds: Double) {
    var machine = InterstitialPlayback(events: [ad("a", at: 10)], timeline: film)
    _ = machine.handle(.began(at: .seconds(10)), at: .zero)
    _ = machine.handle(.seekInAsset(from: .seconds(seconds), to: .seconds(1)), at: .zero)
    let effects = machine.handle(.assetFailed(id: "a", index: 0, at: .zero), at: .zero)
    #expect(effects.first == .end(id: "a", reason: seconds > 0 ? .played : .failed))
  }

  @Test("an asset that ends before it began is refused, and counts as no time")
  func endsBeforeItBegan() {
    var machine = InterstitialPlayback(events: [ad("a", at: 10, resume: .duration)], timeline: film)
    _ = machine.handle(.began(at: .seconds(10)), at: .zero)
    let effects = machine.handle(.assetEnded(id: "a", index: 0, at: .seconds(-2)), at: .zero)
    #expect(
      effects == [.refuse(.negativeDuration(id: "a")), .end(id: "a", reason: .played), .playContent]
    )
    #expect(machine.position == .seconds(10))
  }

  @Test("an event whose asset fails has played if some of it had", arguments: [(0.0, false), (2.0, true)])
  func failsLater(seconds: Double, hasPlayed: Bool) {
    var machine = InterstitialPlayback(events: [ad("a", at: 10)], timeline: film)
    _ = machine.handle(.began(at: .seconds(10)), at: .zero)
    _ = machine.handle(.assetProgress(id: "a", index: 0, at: .seconds(seconds)), at: .zero)
    let effects = machine.handle(.assetFailed(id: "a", index: 0, at: .zero), at: .zero)
    #expect(effects.first == .end(id: "a", reason: hasPlayed ? .played : .failed))
  }

  @Test("a list of an event that was replaced meanwhile plays, and does not count for the one in its place")
  func replacedList() {
    var machine = InterstitialPlayback(events: [PlaybackTableTests.listed("a", at: 10)], timeline: film)
    _ = machine.handle(.began(at: .seconds(10)), at: .zero)
    _ = machine.handle(.setEvents([PlaybackTableTests.listed("a", at: 20)]), at: .zero)
    #expect(
      machine.handle(.assetsLoaded(id: "a", durations: [.seconds(7)], from: .zero), at: .zero)
        == [.playAsset(id: "a", index: 0, from: .zero, until: nil)]
    )
    #expect(machine.events.map(\.needsAssetList) == [true])
    #expect(machine.current?.needsAssetList == false && machine.current?.assetDurations == [.seconds(7)])
  }

  @Test("a list of another event that fails does not end the one that waits for its own")
  func otherListFails() {
    var machine = InterstitialPlayback(events: [PlaybackTableTests.listed("a", at: 10)], timeline: film)
    _ = machine.handle(.began(at: .seconds(10)), at: .zero)
    #expect(
      machine.handle(.assetListFailed(id: "b"), at: .zero) == [.refuse(.notPlaying(id: "b", index: nil))]
    )
    #expect(machine.phase == .interstitial(id: "a", asset: nil))
  }

  @Test("a limit holds for an asset that lasts longer than was known")
  func longerThanKnown() {
    var shell = Shell([ad("a", at: 10, [5], limit: 8)], on: film)
    shell.lengths["a"] = [.seconds(12)]
    shell.begin(at: 0)
    shell.play(20)
    #expect(shell.transcript == "0…10 [a a0:0…8 ]limitReached 10…12")
    var exact = Shell([ad("a", at: 10, [8], limit: 8)], on: film)
    exact.begin(at: 0)
    exact.play(20)
    #expect(exact.transcript == "0…10 [a a0:0…8 ] 10…12")
  }

  @Test("how far the content went on after an event does not count for the event in its place")
  func replacedWhilePlaying() {
    var machine = InterstitialPlayback(events: [ad("a", at: 20, [10], resume: .duration)], timeline: film)
    _ = machine.handle(.began(at: .zero), at: .zero)
    _ = machine.handle(.playheadMoved(to: .seconds(20)), at: .zero)
    _ = machine.handle(.setEvents([ad("a", at: 5, [10])]), at: .zero)
    _ = machine.handle(.assetEnded(id: "a", index: 0, at: .seconds(10)), at: .zero)
    #expect(machine.position == .seconds(30))
    #expect(machine.schedule.slots.map(\.resumesAt) == [.seconds(5)])
  }

  @Test("how far the content went on after a cancelled event counts until that event is replaced")
  func replacedAfterCancelling() {
    let event = ad("a", at: 20, resume: offset(10))
    let other = ad("a", at: 20, resume: offset(15))
    for (sets, end) in [([[event]], 23), ([[other]], 35), ([[], [event]], 30)] {
      var machine = InterstitialPlayback(events: [event], timeline: film)
      _ = machine.handle(.began(at: .seconds(20)), at: .zero)
      _ = machine.handle(.cancel(resumption: offset(3)), at: .zero)
      for events in sets { _ = machine.handle(.setEvents(events), at: .zero) }
      #expect(machine.schedule.slots.map(\.resumesAt) == [.seconds(end)])
    }
  }

  @Test("an event that plays once stays in the plan while it plays, and leaves it then")
  func playsOnce() {
    var machine = InterstitialPlayback(events: [ad("a", at: 20, once: true)], timeline: film)
    _ = machine.handle(.began(at: .seconds(20)), at: .zero)
    _ = machine.handle(.setTimeline(PrimaryTimeline(end: .seconds(90))), at: .zero)
    #expect(machine.schedule.slots.map(\.event.id) == ["a"])
    _ = machine.handle(.assetEnded(id: "a", index: 0, at: .seconds(10)), at: .zero)
    #expect(machine.schedule.slots.isEmpty)
  }

  @Test("a list that begins at the offset that was asked for")
  func listFromOffset() {
    let event = PlaybackTableTests.listed("a", at: 10, resume: offset(20))
    var machine = InterstitialPlayback(events: [event], timeline: live(to: 60))
    #expect(
      machine.handle(.began(at: .seconds(18)), at: .zero) == [
        .begin(id: "a", startOffset: .seconds(8)), .loadAssets(id: "a", startOffset: .seconds(8)),
      ]
    )
    #expect(
      machine.handle(.assetsLoaded(id: "a", durations: [.seconds(5)], from: .seconds(8)), at: .zero) == [
        .playAsset(id: "a", index: 0, from: .zero, until: nil)
      ]
    )
    _ = machine.handle(.assetEnded(id: "a", index: 0, at: .seconds(5)), at: .seconds(5))
    #expect(machine.position == .seconds(30))
    #expect(machine.events.first?.needsAssetList == true)
  }

  @Test("what could not be played does not snap the content to a segment, what has played does")
  func snap() {
    var event = ad("a", at: 14, [3], resume: offset(4))
    event.snapsResumption = true
    let boundaries = stride(from: 0, through: 100, by: 10).map { Duration.seconds($0) }
    let timeline = PrimaryTimeline(end: .seconds(100), segmentBoundaries: boundaries)
    for (broken, seen) in [
      (["a0"], "13…14 [a ]failed 14…15"), ([], "13…14 [a a0:0…3 ] 14>20 resumed(a) 20…21"),
    ] as [(Set<String>, String)] {
      var shell = Shell([event], on: timeline)
      shell.broken = broken
      shell.begin(at: 13)
      shell.play(broken.isEmpty ? 5 : 2)
      #expect(shell.transcript == seen)
    }
  }

  @Test("all has ended when the leave event has, though the content may have grown", arguments: [100, 150])
  func leave(end: Int) {
    var machine = InterstitialPlayback(events: [ad("z", resume: offset(5), cue: .leave)], timeline: film)
    _ = machine.handle(.began(at: .seconds(100)), at: .zero)
    _ = machine.handle(.primaryEnded, at: .zero)
    _ = machine.handle(.setTimeline(PrimaryTimeline(end: .seconds(end))), at: .zero)
    let effects = machine.handle(.assetEnded(id: "z", index: 0, at: .seconds(10)), at: .zero)
    #expect(effects == [.end(id: "z", reason: .played), .finish])
    #expect(machine.position == .seconds(100))
  }

  @Test("the content plays when playback begins, and is told to again only after an interstitial")
  func playContent() {
    var machine = InterstitialPlayback(events: [ad("a", at: 10)], timeline: film)
    #expect(machine.handle(.began(at: .zero), at: .zero) == [.playContent])
    #expect(machine.handle(.playheadMoved(to: .seconds(1)), at: .zero) == [])
  }

  @Test("an event that may not be skipped plays no faster than at its own rate")
  func maximumRate() {
    for (restrictions, rate) in [([], nil), (.jump, nil), (.skip, 1), ([.jump, .skip], 1)]
      as [(InterstitialEvent.Restrictions, Double?)]
    {
      var machine = InterstitialPlayback(events: [ad("a", at: 10, restrict: restrictions)], timeline: film)
      _ = machine.handle(.began(at: .zero), at: .zero)
      #expect(machine.maximumRate == nil)
      _ = machine.handle(.playheadMoved(to: .seconds(10)), at: .zero)
      #expect(machine.maximumRate == rate)
    }
  }

  @Test("names of events that have played once are forgotten when there are too many and no such events")
  func playedOnceLimit() {
    let names = Set((0...10_000).map(String.init))
    let event = ad("7", at: 10, once: true)
    let few = InterstitialPlayback(events: [event], timeline: film, playedOnce: names.subtracting(["0"]))
    #expect(few.playedOnce.count == 10_000)
    let many = InterstitialPlayback(events: [event], timeline: film, playedOnce: names)
    #expect(many.playedOnce == ["7"])
  }

  @Test("an event that the content ran over plays, and the way back is recorded")
  func overrun() {
    var machine = InterstitialPlayback(events: [ad("a", at: 10)], timeline: film)
    _ = machine.handle(.began(at: .zero), at: .zero)
    #expect(
      machine.handle(.playheadMoved(to: .seconds(12)), at: .zero).first == .begin(id: "a", startOffset: .zero)
    )
    let effects = machine.handle(.assetEnded(id: "a", index: 0, at: .seconds(10)), at: .zero)
    let jump = ContentJump(from: .seconds(12), to: .seconds(10), reason: .resumed(after: "a"))
    #expect(effects == [.end(id: "a", reason: .played), .moveContent(jump), .playContent])
    #expect(machine.jumps.last == jump)
  }

  @Test("a seek after the content ran over an event ends that event, and is asked for its restrictions")
  func overrunBySeek() {
    var machine = InterstitialPlayback(events: [ad("a", at: 10)], timeline: film)
    _ = machine.handle(.began(at: .zero), at: .zero)
    let effects = machine.handle(.seek(from: .seconds(12), to: .seconds(50)), at: .zero)
    #expect(
      effects.prefix(1) == [.begin(id: "a", startOffset: .zero)]
        && effects.suffix(3) == [
          .end(id: "a", reason: .sought),
          .moveContent(ContentJump(from: .seconds(12), to: .seconds(50), reason: .sought)), .playContent,
        ]
    )
    machine = InterstitialPlayback(events: [ad("a", at: 10, restrict: .jump)], timeline: film)
    _ = machine.handle(.began(at: .zero), at: .zero)
    let refused = machine.handle(.seek(from: .seconds(12), to: .seconds(50)), at: .zero)
    #expect(refused.last == .refuse(.seek(from: .seconds(12), to: .seconds(50), by: "a")))
    #expect(machine.phase == .interstitial(id: "a", asset: 0))
  }

  @Test("playing backwards, and forward again, plays no event, nor one that was skipped")
  func backwards() {
    var machine = InterstitialPlayback(
      events: [ad("a", at: 10, resume: offset(10)), ad("b", at: 15)],
      timeline: film
    )
    _ = machine.handle(.began(at: .seconds(10)), at: .zero)
    _ = machine.handle(.assetEnded(id: "a", index: 0, at: .seconds(10)), at: .zero)
    #expect(machine.position == .seconds(20))
    #expect(machine.handle(.playheadMoved(to: .seconds(5)), at: .zero).isEmpty)
    #expect(machine.position == .seconds(5))
    #expect(machine.nextStart(from: .seconds(5)) == nil)
    #expect(machine.handle(.playheadMoved(to: .seconds(30)), at: .zero).isEmpty)
    #expect(machine.jumps.count == 2)
  }

  @Test("the next start is that of the next event that plays, and none while an interstitial plays")
  func nextStart() {
    var machine = InterstitialPlayback(events: [ad("a", at: 10), ad("b", at: 20)], timeline: film)
    #expect(machine.nextStart(from: .zero) == nil)
    _ = machine.handle(.began(at: .zero), at: .zero)
    #expect(machine.nextStart(from: .zero) == .seconds(10))
    #expect(machine.nextStart(from: .seconds(10)) == .seconds(10))
    #expect(machine.nextStart(from: .seconds(11)) == .seconds(20))
    #expect(machine.nextStart(from: .seconds(21)) == nil)
    _ = machine.handle(.playheadMoved(to: .seconds(10)), at: .zero)
    #expect(machine.nextStart(from: .seconds(10)) == nil)
    _ = machine.handle(.assetEnded(id: "a", index: 0, at: .seconds(10)), at: .zero)
    #expect(machine.nextStart(from: .seconds(10)) == .seconds(20))
  }
}
