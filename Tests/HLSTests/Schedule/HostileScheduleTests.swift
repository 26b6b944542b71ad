import Foundation
import HLS
import Testing

/// Values that no schedule should contain, and calls that no player should make.
@Suite("Hostile input to an interstitial schedule")
struct HostileScheduleTests {
  static let endless = Duration(secondsComponent: .max, attosecondsComponent: 0)
  static let past = Duration(secondsComponent: .min, attosecondsComponent: 0)

  @Test("what cannot be done is refused and recorded, before playback, in the content and in an interstitial")
  func refusals() {
    var machine = InterstitialPlayback(events: [ad("a", at: 10)], timeline: film)
    func refused(_ event: InterstitialPlayback.Event) -> InterstitialPlayback.Refusal? {
      let effects = machine.handle(event, at: .zero)
      guard effects.count == 1, case .refuse(let refusal) = effects[0], machine.refusals.last == refusal
      else { return nil }
      return refusal
    }
    #expect(refused(.playheadMoved(to: .seconds(1))) == .notBegun)
    #expect(refused(.seek(from: .zero, to: .seconds(1))) == .notBegun)
    #expect(refused(.primaryEnded) == .notBegun)
    #expect(refused(.rateRequested(1)) == .noInterstitial)
    #expect(refused(.cancel(resumption: nil)) == .noInterstitial)
    _ = machine.handle(.began(at: .zero), at: .zero)
    #expect(refused(.began(at: .zero)) == .alreadyBegun)
    #expect(refused(.seekInAsset(from: .zero, to: .zero)) == .noInterstitial)
    #expect(refused(.assetEnded(id: "a", index: 0, at: .zero)) == .notPlaying(id: "a", index: 0))
    #expect(refused(.assetListFailed(id: "x")) == .notPlaying(id: "x", index: nil))
    #expect(refused(.assetsLoaded(id: "x", durations: [], from: .zero)) == .notPlaying(id: "x", index: nil))
    #expect(
      refused(.assetDurationKnown(id: "a", index: 7, duration: .zero)) == .unknownAsset(id: "a", index: 7)
    )
    #expect(
      refused(.assetDurationKnown(id: "a", index: 0, duration: .seconds(-1))) == .negativeDuration(id: "a")
    )
    #expect(
      refused(.assetsLoaded(id: "a", durations: [.seconds(-1)], from: .zero)) == .negativeDuration(id: "a")
    )
    _ = machine.handle(.playheadMoved(to: .seconds(10)), at: .zero)
    #expect(machine.phase == .interstitial(id: "a", asset: 0))
    #expect(refused(.playheadMoved(to: .seconds(11))) == .contentIsSuspended)
    #expect(refused(.primaryEnded) == .contentIsSuspended)
    #expect(refused(.assetEnded(id: "a", index: 1, at: .zero)) == .notPlaying(id: "a", index: 1))
    #expect(refused(.assetEnded(id: "x", index: 0, at: .zero)) == .notPlaying(id: "x", index: 0))
    #expect(refused(.assetListFailed(id: "a")) == .notPlaying(id: "a", index: nil))
    #expect(refused(.rateRequested(.nan)) == .unusableRate)
    #expect(machine.phase == .interstitial(id: "a", asset: 0))
  }

  @Test("records keep to their limit")
  func records() {
    var machine = InterstitialPlayback(events: [], timeline: film)
    for _ in 0..<5_000 { _ = machine.handle(.primaryEnded, at: .zero) }
    #expect(
      (InterstitialPlayback.recordLimit..<2 * InterstitialPlayback.recordLimit + 1).contains(
        machine.refusals.count
      )
    )
    _ = machine.handle(.began(at: .zero), at: .zero)
    for step in 0..<5_000 {
      _ = machine.handle(.seek(from: machine.position, to: .seconds(step % 9)), at: .zero)
    }
    #expect(
      (InterstitialPlayback.recordLimit..<2 * InterstitialPlayback.recordLimit + 1).contains(
        machine.jumps.count
      )
    )
    #expect(machine.jumps.last?.to == machine.position)
  }

  @Test("durations of centuries, and below zero, are held, and remarked on")
  func absurdDurations() {
    let events = [
      InterstitialEvent(
        id: "a",
        start: .time(.seconds(5)),
        assetDurations: [Self.endless, Self.endless],
        resumption: .offset(Self.endless)
      ),
      InterstitialEvent(
        id: "b",
        start: .time(.seconds(4)),
        assetDurations: [Self.past, .seconds(3)],
        plannedDuration: Self.past,
        resumption: .offset(Self.past),
        playoutLimit: Self.endless
      ),
      InterstitialEvent(id: "c", start: .time(Self.past)),
      InterstitialEvent(id: "d", start: .time(Self.endless)),
    ]
    let timelines = [
      film, PrimaryTimeline(), PrimaryTimeline(start: Self.past, end: Self.endless),
      PrimaryTimeline(start: Self.endless, end: Self.past),
    ]
    for timeline in timelines {
      let schedule = InterstitialSchedule(events: events, primary: timeline)
      #expect(schedule.remarks.contains(.durationOutOfBounds(id: "a")))
      #expect(schedule.remarks.contains(.negativeDuration(id: "b")))
      #expect(schedule.slots.count + schedule.dropped.count == events.count)
      for time in [Self.past, .zero, .seconds(5), Self.endless] {
        _ = schedule.primary(ofPlayout: schedule.playout(ofPrimary: time))
        _ = schedule.playout(ofIntegrated: time)
        _ = schedule.integrated(ofPlayout: time)
      }
      var shell = Shell(events, on: timeline)
      for time in [Self.endless, Self.past, .zero] {
        shell.now = time
        shell.tell(.began(at: time))
        shell.tell(.playheadMoved(to: time))
        shell.tell(.assetEnded(id: "a", index: 0, at: time))
        shell.tell(.assetProgress(id: "b", index: 0, at: time))
        shell.tell(.seek(from: time, to: time))
        shell.tell(.seekInAsset(from: time, to: time))
        shell.tell(.assetDurationKnown(id: "a", index: 0, duration: time))
        shell.tell(.cancel(resumption: .offset(time)))
      }
    }
  }

  @Test("dates that are not numbers are dropped with a reason, and make no anchors")
  func absurdDates() {
    let numbers = [Double.nan, .infinity, -.infinity, 1e300, -1e300]
    let events = numbers.enumerated().map { index, number in
      InterstitialEvent(id: "\(index)", start: .date(Date(timeIntervalSinceReferenceDate: number)))
    }
    let schedule = InterstitialSchedule(events: events, primary: film)
    #expect(
      schedule.dropped.map(\.reason) == [
        .unusableDate, .unusableDate, .unusableDate, .afterEnd, .beforeWindow,
      ]
    )
    for number in numbers.prefix(3) {
      let timeline = PrimaryTimeline(
        end: .seconds(9),
        dateOfZero: Date(timeIntervalSinceReferenceDate: number)
      )
      #expect(timeline.dateAnchors.isEmpty)
      #expect(
        InterstitialSchedule(events: [dated("a", 1)], primary: timeline).dropped.map(\.reason) == [
          .contentHasNoDates
        ]
      )
    }
  }

  @Test(
    "more events than a schedule holds are dropped with that reason, and ten thousand that have nothing to play are passed"
  )
  func manyEvents() {
    let limit = InterstitialSchedule.eventLimit
    let many = (0..<limit + 3).map { InterstitialEvent(id: "\($0)", start: .time(.milliseconds($0))) }
    let schedule = InterstitialSchedule(events: many, primary: PrimaryTimeline())
    #expect(schedule.slots.count == limit)
    #expect(schedule.dropped.map(\.reason) == Array(repeating: .tooManyEvents, count: 3))

    let chain = (0..<10_000).map { ad("\($0)", at: Double($0), [], resume: offset(1)) }
    var machine = InterstitialPlayback(events: chain, timeline: PrimaryTimeline())
    let effects = machine.handle(.began(at: .zero), at: .zero)
    #expect(effects.count == 3 * 10_000 + 1)
    #expect(machine.position == .seconds(10_000))
    #expect(machine.phase == .content)
  }

  @Test("events that all go back before each other stay as many as they are")
  func goingBack() {
    let events = (1...40).map { ad("\($0)", at: Double($0), [1], resume: offset(-Double($0))) }
    let schedule = InterstitialSchedule(events: events, primary: film)
    #expect(schedule.slots.count == 40)
    #expect(schedule.playoutEnd == .seconds(100 + 40 + (1...40).reduce(0, +)))
    var shell = Shell(events, on: film)
    shell.begin(at: 0)
    shell.play(2_000)
    #expect(shell.machine.phase == .ended)
    #expect(shell.machine.jumps.count == 41)
  }
}
