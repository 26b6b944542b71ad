import AdPlatform
import Testing

@testable import InteractiveMediaAds
@testable import VAST

/// Source: Ad rules, "Ad rules": a break of one minute every 30 minutes of content.
@Suite("Breaks of content whose length is not known")
struct ContentLengthTests {
  private static let everyMinute = AdBreak.named("a", at: .time(.seconds(60)), repeatAfter: .seconds(60))

  /// The cues that come due in steps of a second.
  private func played(_ schedule: inout BreakSchedule, to end: Int) -> [Double] {
    let first = Int(schedule.position.timeInterval) + 1
    return (first...end).compactMap { second in
      guard let cue = schedule.advance(to: .seconds(second)) else { return nil }
      schedule.close(cue)
      return schedule.timeOffset(of: cue)
    }
  }

  @Test("repeat as the playhead reaches them", arguments: [ContentLength.unknown, .endless])
  func repetitions(length: ContentLength) {
    var schedule = BreakSchedule([Self.everyMinute], length: length)
    #expect(schedule.cuePoints == [60, 120])
    #expect(played(&schedule, to: 330) == [60, 120, 180, 240, 300])
    #expect(schedule.mayGrow)
    #expect(schedule.unplayedCount > 0)
  }

  @Test("repeat until the end when that becomes known, and have no cue points behind it")
  func lateDuration() {
    var schedule = BreakSchedule([Self.everyMinute])
    #expect(played(&schedule, to: 100) == [60])
    schedule.learn(.known(.seconds(150)))
    #expect(schedule.cuePoints == [60, 120])
    #expect(!schedule.mayGrow)
    #expect(played(&schedule, to: 149) == [120])
    #expect(schedule.unplayedCount == 0)
  }

  @Test("play if they are ready, also where the content turns out to end")
  func readyAtTheEnd() {
    var run = MachineRun(.init(breaks: [Self.everyMinute], playsBreaksAutomatically: false))
    run.responses["a"] = ResolvedResponse([.make("a")])
    run.initialize()
    for seconds in [60, 120] {
      run.play(to: .seconds(seconds))
      run.send(
        .contentMoved(to: .seconds(seconds), length: seconds == 120 ? .known(.seconds(120)) : .unknown)
      )
      run.send(.start)
      #expect(run.machine.isPlayingBreak, "\(seconds)")
      run.endBreak()
    }
    #expect(run.take().last == "ALL_ADS_COMPLETED")
  }

  @Test("are as many as with a duration that was known from the beginning")
  func sameAsKnown() {
    let breaks = [
      Self.everyMinute, .named("b", at: .start, repeatAfter: .seconds(45)),
      .named("c", at: .time(.seconds(90))),
    ]
    var known = BreakSchedule(breaks, length: .known(.seconds(1_000)))
    var unknown = BreakSchedule(breaks)
    #expect(played(&known, to: 999) == played(&unknown, to: 999))
  }

  @Test("at a part of the content come when its duration is known, also if they were passed by then")
  func passedPart() {
    let breaks = [25, 50, 75].map { AdBreak.named("\($0)", at: .percent(Double($0))) }
    var schedule = BreakSchedule(breaks)
    #expect(played(&schedule, to: 60) == [])
    schedule.learn(.known(.seconds(100)))
    // The last that was passed, as after a seek; the one before it stays for those who go back.
    #expect(played(&schedule, to: 61) == [50])
    #expect(played(&schedule, to: 80) == [75])
    _ = schedule.advance(to: .seconds(10))
    #expect(played(&schedule, to: 30) == [25])
  }

  @Test("at a part of live content wait, and hold nothing back")
  func live() {
    var schedule = BreakSchedule([.named("half", at: .percent(50))])
    #expect(schedule.mayGrow)
    schedule.learn(.endless)
    #expect(!schedule.mayGrow)
    #expect(schedule.waiting == [0])
    // A live stream that has ended has a duration.
    schedule.learn(.known(.seconds(100)))
    #expect(schedule.cuePoints == [50])
  }

  @Test("play after the break that lies at the same time and whose ads are there already, or that has played")
  func sameTime() {
    for hasPlayed in [false, true] {
      var schedule = BreakSchedule([.named("a", at: .time(.seconds(30))), .named("b", at: .percent(50))])
      let first = schedule.upcoming(within: .seconds(60))
      #expect(first != nil)
      if let first { schedule.ask(first) }
      if hasPlayed {
        #expect(schedule.advance(to: .seconds(30)) == first)
        if let first { schedule.close(first) }
      }
      schedule.learn(.known(.seconds(60)))
      #expect(schedule.cuePoints == [30])
      if !hasPlayed {
        #expect(schedule.advance(to: .seconds(30)) == first)
        if let first { schedule.close(first) }
      }
      let second = schedule.advance(to: .seconds(30.2))
      #expect(second.map { schedule.cues[$0].breaks } == [1])
      #expect(second.map(schedule.podIndex) == 1)
    }
  }

  @Test("repeat to the end of a live stream that has ended, however often they have come by then")
  func endedStream() {
    var schedule = BreakSchedule([Self.everyMinute], length: .endless)
    for minute in 1...1_500 { _ = schedule.advance(to: .seconds(60 * minute)) }
    schedule.learn(.known(.seconds(60 * 1_510)))
    #expect(schedule.cuePoints.last == Double(60 * 1_509))
    #expect(schedule.cutShort == [])
  }

  @Test("play the last of those that a seek passes, however far it goes")
  func farSeek() {
    var schedule = BreakSchedule([.named("a", at: .start, repeatAfter: .seconds(1))])
    #expect(schedule.advance(to: .seconds(100_000)).map(schedule.timeOffset) == 100_000)
    #expect(schedule.cues.count < BreakSchedule.mostRepetitions + 200)
    #expect(schedule.cutShort == [0])
  }

  @Test("repeat no more often, in all, than a player can bear, and say so")
  func limit() {
    var schedule = BreakSchedule([.named("a", at: .start, repeatAfter: .milliseconds(1))])
    #expect(schedule.cues.count == 1 + BreakSchedule.mostRepetitionsInAll)
    #expect(schedule.cutShort == [0])
    #expect(!schedule.mayGrow)
    #expect(schedule.advance(to: .seconds(5)) != nil)
  }

  // MARK: The manager

  @Test("play each time they come, and end with the content")
  func manager() {
    var run = MachineRun(AdsManagerMachine.Setup(breaks: [Self.everyMinute]))
    run.responses["a"] = ResolvedResponse([.make("a")])
    run.initialize()
    var started = 0
    for _ in 0..<5 {
      run.play(to: run.machine.schedule.position + .seconds(61))
      started += run.take().filter { $0 == "STARTED a" }.count
      run.endBreak()
    }
    #expect(started == 5)
    _ = run.take()
    run.send(.contentCompleted)
    #expect(run.take() == ["watch no more", "ALL_ADS_COMPLETED"])
  }

  @Test("that cannot be placed are named: in live content at once, else at its end")
  func remarks() {
    var live = MachineRun(rules: [("half", .percent(50)), ("mid", .time(.seconds(10)))])
    live.initialize(contentLength: .endless)
    #expect(live.take().first?.hasPrefix("LOG The break “half” waits") == true)
    live.play(to: .seconds(11))
    live.endBreak()
    #expect(live.take().last == "ALL_ADS_COMPLETED")

    var unknown = MachineRun(rules: [("half", .percent(50))])
    unknown.initialize()
    _ = unknown.take()
    unknown.send(.contentCompleted)
    let lines = unknown.take()
    #expect(lines.first?.hasPrefix("LOG The break “half” did not play") == true)
    #expect(lines.last == "ALL_ADS_COMPLETED")
  }

  @Test("a break behind the content's end is named when the content is over")
  func behindTheEnd() {
    var run = MachineRun(rules: [("mid", .time(.seconds(60))), ("late", .time(.seconds(500)))])
    run.initialize()
    run.send(.contentMoved(to: .seconds(1), length: .known(.seconds(120))))
    _ = run.take()
    run.send(.contentCompleted)
    #expect(
      run.take().first
        == "LOG The break at 500.0 s did not play: its place is behind the end of the content, which is 120.0 s long."
    )
  }

  @Test("with too many repetitions are named, once")
  func tooMany() {
    var run = MachineRun(
      AdsManagerMachine.Setup(
        breaks: [.named("a", at: .time(.seconds(100)), repeatAfter: .milliseconds(1))]
      )
    )
    run.initialize()
    run.play(to: .seconds(50))
    #expect(run.take().filter { $0.hasPrefix("LOG The break “a” does not play each time") }.count == 1)
  }
}
