import AdPlatform
import Testing

@testable import InteractiveMediaAds
@testable import VAST

@Suite("The breaks of a playlist")
struct BreakScheduleTests {
  private func schedule(
    _ offsets: [BreakOffset],
    length: ContentLength = .unknown,
    playingAfter: Duration? = nil
  ) -> BreakSchedule {
    BreakSchedule(
      offsets.enumerated().map { .named("\($0.offset)", at: $0.element) },
      length: length,
      playingAfter: playingAfter
    )
  }

  private func time(_ schedule: BreakSchedule, _ cue: BreakSchedule.CueID?) -> Double? {
    cue.map(schedule.timeOffset)
  }

  @Test("are cue points in the order of the content: 0 before it, seconds in it, −1 after it")
  func cuePoints() {
    let schedule = schedule(
      [
        .end, .time(.seconds(90)), .start, .time(.seconds(15)), .percent(50), .percent(100), .percent(0),
      ],
      length: .known(.seconds(100))
    )
    #expect(schedule.cuePoints == [0, 15, 50, 90, -1])
    #expect(schedule.unplayedCount == 5)
  }

  @Test("of the same time are one cue, and their ads one pod")
  func sameTime() {
    let schedule = schedule([.time(.seconds(15)), .start, .time(.seconds(15)), .time(.zero)])
    #expect(schedule.cuePoints == [0, 15])
    #expect(schedule.cues.map(\.breaks) == [[0, 2], [1, 3]])
  }

  @Test("have the pod index of their place: 0, then 1 to n, −1")
  func podIndex() {
    let schedule = schedule([.end, .time(.seconds(90)), .start, .time(.seconds(15))])
    #expect(schedule.cues.indices.map(schedule.podIndex) == [-1, 2, 0, 1])
    #expect(schedule.cues.indices.map(schedule.timeOffset) == [-1, 90, 0, 15])
  }

  @Test("at a part of the content wait until its duration is known")
  func parts() {
    var schedule = schedule([.percent(50), .time(.seconds(10))])
    #expect(schedule.cuePoints == [10])
    #expect(schedule.mayGrow)
    #expect(schedule.advance(to: .seconds(30)) == 0)
    schedule.learn(.known(.seconds(100)))
    #expect(!schedule.mayGrow)
    #expect(schedule.cuePoints == [10, 50])
    #expect(time(schedule, schedule.advance(to: .seconds(60))) == 50)
  }

  @Test("that repeat are cues until the end of the content")
  func repetition() {
    let breaks = [AdBreak.named("a", at: .time(.seconds(10)), repeatAfter: .seconds(30))]
    #expect(BreakSchedule(breaks, length: .known(.seconds(100))).cuePoints == [10, 40, 70])
    #expect(BreakSchedule(breaks, length: .known(.seconds(70))).cuePoints == [10, 40])
    let long = BreakSchedule(breaks, length: .known(.seconds(1_000_000)))
    #expect(long.cuePoints.count == 1 + BreakSchedule.mostRepetitions)
    #expect(long.cutShort == [0])
  }

  @Test("that repeat from a part of the content on are cues until its end, too")
  func repetitionFromPercent() {
    let quarter = [AdBreak.named("a", at: .percent(25), repeatAfter: .seconds(30))]
    #expect(BreakSchedule(quarter, length: .known(.seconds(100))).cuePoints == [25, 55, 85])
    var late = BreakSchedule([AdBreak.named("a", at: .percent(0), repeatAfter: .seconds(30))] + quarter)
    #expect(late.cuePoints == [0, 30, 60, 90])
    late.learn(.known(.seconds(100)))
    #expect(late.cuePoints == [0, 25, 30, 55, 60, 85, 90])
  }

  @Test("that repeat are no more cues, however many they are, than a player can bear")
  func manyRepetitions() {
    let breaks = (0..<1_000).map {
      AdBreak.named("\($0)", at: .time(.milliseconds($0)), repeatAfter: .seconds(1))
    }
    let schedule = BreakSchedule(breaks, length: .known(.seconds(86_400)))
    #expect(schedule.cuePoints.count == 1_000 + BreakSchedule.mostRepetitionsInAll)
  }

  @Test("at a numbered place are left out, and named")
  func numbered() {
    #expect(schedule([.position(1), .start]).unplaceable == [0])
  }

  @Test("are due when the playhead passes them, the last of several, and each once")
  func passing() {
    var schedule = schedule([.time(.seconds(10)), .time(.seconds(20)), .time(.seconds(30))])
    #expect(schedule.advance(to: .milliseconds(9_999)) == nil)
    #expect(schedule.advance(to: .seconds(10)) == 0)
    schedule.close(0)
    #expect(schedule.advance(to: .seconds(35)) == 2)
    schedule.close(2)
    // Back and over all of them: only the second has not played.
    #expect(schedule.advance(to: .seconds(5)) == nil)
    #expect(schedule.advance(to: .seconds(35)) == 1)
    schedule.close(1)
    #expect(schedule.advance(to: .zero) == nil)
    #expect(schedule.advance(to: .seconds(100)) == nil)
  }

  @Test("are passed by playing, not by being there or going back")
  func goingBack() {
    var schedule = schedule([.time(.seconds(10)), .time(.seconds(20))])
    #expect(schedule.advance(to: .seconds(25)) == 1)
    #expect(schedule.advance(to: .seconds(15)) == nil)
    #expect(schedule.advance(to: .seconds(15)) == nil)
    #expect(schedule.advance(to: .milliseconds(20_100)) == 1)
  }

  @Test("are found by a jump as they are by steps", arguments: [1, 3, 8, 9, 50, 99])
  func jumps(count: Int) {
    let offsets = (1...100).map { BreakOffset.time(.seconds($0 * 10)) }
    var schedule = schedule(offsets.reversed())
    _ = schedule.advance(to: .seconds(5))
    let cue = schedule.advance(to: .seconds(5 + count * 10))
    #expect(time(schedule, cue) == Double(count * 10))
    #expect(schedule.upcoming(within: .seconds(5)).map(schedule.timeOffset) == Double((count + 1) * 10))
    #expect(schedule.upcoming(within: .seconds(4)) == nil)
  }

  @Test("at the time after which ads play and before it are given up, but not the post-roll")
  func resuming() {
    let offsets: [BreakOffset] = [.start, .time(.seconds(15)), .time(.milliseconds(15_001)), .end]
    let resumed = schedule(offsets, playingAfter: .seconds(15))
    #expect(resumed.cues.map(\.isUnplayed) == [false, false, true, true])
    #expect(resumed.cuePoints == [0, 15, 15.001, -1])
    #expect(schedule(offsets, playingAfter: .zero).preRoll == nil)
    #expect(schedule(offsets).preRoll != nil)
  }

  @Test("are given up when the content is over, but not the post-roll")
  func endOfContent() {
    var schedule = schedule([.start, .time(.seconds(15)), .percent(50), .end])
    schedule.giveUpAllButPostRoll()
    #expect(schedule.unplayedCount == 1)
    #expect(schedule.postRoll != nil)
    #expect(!schedule.mayGrow)
  }

  @Test("are many in any order, and each tick has the cue that it passes")
  func many() {
    var random = 1
    let offsets = (0..<20_000).map { _ in
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return BreakOffset.time(.milliseconds(1 + abs(random >> 33) % 7_200_000))
    }
    var schedule = schedule(offsets)
    #expect(schedule.cuePoints == schedule.cuePoints.sorted())
    let ticksWithCue = Set(schedule.cuePoints.map { Int(($0 / 0.2).rounded(.up)) })
    var due = 0
    for tick in 1...36_000 {
      if let cue = schedule.advance(to: .milliseconds(200 * tick)) {
        due += 1
        schedule.close(cue)
      }
    }
    #expect(due == ticksWithCue.count)
  }

  @Test("repeats all breaks together only so often")
  func repetitionsOfAll() {
    let breaks = (0..<100).map {
      AdBreak.named("\($0)", at: .time(.seconds($0)), repeatAfter: .milliseconds(7 + $0))
    }
    let schedule = BreakSchedule(breaks, length: .known(.seconds(3600)))
    #expect(schedule.cues.count <= breaks.count + BreakSchedule.mostRepetitionsInAll)
  }

  @Test("has a break ahead for who goes back to its very time")
  func backToBreak() {
    let breaks = [60, 120].map { AdBreak.named("\($0)", at: .time(.seconds($0))) }
    var schedule = BreakSchedule(breaks)
    #expect(schedule.advance(to: .seconds(130)) == 1)
    #expect(schedule.advance(to: .seconds(60)) == nil)
    #expect(schedule.advance(to: .milliseconds(60_200)) == 0)
  }
}
