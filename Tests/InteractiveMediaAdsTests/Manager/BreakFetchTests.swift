import AdPlatform
import Testing

@testable import InteractiveMediaAds
@testable import VAST

/// The ads of a break are asked for once, and count once.
@Suite("The ads of a break of ad rules")
struct BreakFetchTests {
  private typealias Entry = MachineRun.Ignored.Entry

  @Test("that are none are told when the answer is there, before the break is due")
  func empty() {
    var run = MachineRun(rules: [("mid", .time(.seconds(60)))])
    run.responses["mid"] = ResolvedResponse()
    run.initialize()
    _ = run.take()
    run.play(to: .seconds(55))
    #expect(run.take() == ["fetch mid", "AD_BREAK_FETCH_ERROR", "watch no more", "ALL_ADS_COMPLETED"])
  }

  @Test("that come twice count once")
  func twice() {
    var run = MachineRun(rules: [("mid", .time(.seconds(60)))])
    run.initialize()
    run.play(to: .seconds(55))
    _ = run.takeIgnored()
    run.send(.fetched(0, [ResolvedResponse([.make("other")])]))
    #expect(run.takeIgnored() == [Entry(event: .fetched, reason: .lateAnswer)])
    run.play(to: .seconds(60))
    #expect(run.take().last == "STARTED mid")
  }

  @Test("that come when the content is over do not count, and nothing is told of them")
  func afterTheContent() {
    var run = MachineRun(rules: [("mid", .time(.seconds(60))), ("post", .end)])
    run.responses["mid"] = ResolvedResponse()
    run.answersAtOnce = false
    run.initialize()
    run.play(to: .seconds(55))
    run.send(.contentCompleted)
    _ = run.take()
    run.answer()
    #expect(
      run.take() == ["LOADED post", "pause content", "load post", "play", "STARTED post"]
    )
    #expect(run.takeIgnored() == [Entry(event: .fetched, reason: .lateAnswer)])
  }

  @Test("that are not there when the content is over hold nothing up")
  func contentIsOver() {
    var run = MachineRun(rules: [("mid", .time(.seconds(60)))])
    run.answersAtOnce = false
    run.initialize()
    run.play(to: .seconds(60))
    _ = run.take()
    run.send(.contentCompleted)
    #expect(
      run.take() == [
        "LOG The break at 60.0 s did not play: the content was over before its ads were there.",
        "watch no more", "ALL_ADS_COMPLETED",
      ]
    )
  }

  @Test("are those of a break of its own when it gets its place where another one is asked for")
  func samePlace() {
    var run = MachineRun(rules: [("a", .time(.seconds(60))), ("half", .percent(50))])
    run.initialize()
    run.play(to: .seconds(53))
    #expect(run.take().last == "fetch a")
    run.send(.contentMoved(to: .seconds(54), length: .known(.seconds(120))))
    run.play(to: .seconds(60))
    run.endBreak()
    run.play(to: .seconds(61))
    #expect(run.take().filter { $0.hasPrefix("STARTED") } == ["STARTED a", "STARTED half"])
  }

  @Test("that wait for start() are kept when the viewer goes back and comes again")
  func again() {
    var run = MachineRun(rules: [("mid", .time(.seconds(60)))], automatic: false)
    run.initialize()
    run.play(to: .seconds(60))
    #expect(run.take().suffix(2) == ["fetch mid", "AD_BREAK_READY 60.0"])
    run.seek(to: .seconds(50))
    run.seek(to: .seconds(61))
    #expect(run.take() == [])
    run.send(.start)
    #expect(run.take() == ["LOADED mid", "pause content", "load mid", "play", "STARTED mid"])
  }

  @Test(
    "at a part of live content are said once to wait, whatever the manager waits for",
    arguments: ["nothing", "pre-roll", "window"]
  )
  func live(isWaitingFor: String) {
    let half = ("half", BreakOffset.percent(50))
    var run = MachineRun(rules: isWaitingFor == "pre-roll" ? [("pre", .start), half] : [half])
    run.answersAtOnce = false
    run.initialize()
    if isWaitingFor == "window" { run.send(.pictureInPicture(.open)) }
    _ = run.take()
    for second in 1...3 { run.send(.contentMoved(to: .seconds(second), length: .endless)) }
    #expect(run.take().filter { $0.hasPrefix("LOG The break “half” waits: its place is a part") }.count == 1)
  }
}
