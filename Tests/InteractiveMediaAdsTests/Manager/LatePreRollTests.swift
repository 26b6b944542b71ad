import AdPlatform
import Testing

@testable import InteractiveMediaAds
@testable import VAST

/// Source: Ad rules, "Ad rules": a break at the beginning of the content always plays.
@Suite("A pre-roll whose ads are late")
struct LatePreRollTests {
  private func run() -> MachineRun {
    var run = MachineRun(rules: [("pre", .start), ("mid", .time(.seconds(300))), ("post", .end)])
    run.answersAtOnce = false
    run.initialize()
    _ = run.take()
    return run
  }

  @Test(
    "plays however far the content has come, and before a break that was passed meanwhile",
    arguments: [0, 1, 40]
  )
  func plays(ticks: Int) {
    var run = run()
    for tick in 0..<ticks { run.seek(to: .seconds(400) + .milliseconds(200 * tick)) }
    run.answer()
    #expect(run.take().filter { $0.hasPrefix("STARTED") } == ["STARTED pre"])
    run.endBreak()
    run.seek(to: .seconds(410))
    run.answer()
    #expect(run.take().filter { $0.hasPrefix("STARTED") } == ["STARTED mid"])
  }

  @Test("without ads leaves the content to the break that was passed meanwhile")
  func withoutAds() {
    var run = run()
    run.responses["pre"] = ResolvedResponse()
    run.seek(to: .seconds(400))
    run.answer()
    #expect(run.take() == ["AD_BREAK_FETCH_ERROR", "resume content"])
    run.seek(to: .seconds(400))
    run.answer()
    #expect(run.take().contains("STARTED mid"))
  }

  @Test("is given up when the content is over before its ads are there, and named")
  func contentIsOver() {
    var run = run()
    run.send(.contentCompleted)
    #expect(
      run.take().first == "LOG The pre-roll did not play: the content was over before its ads were there."
    )
  }

  @Test("is not passed over in silence, and neither is a mid-roll")
  func midRoll() {
    var run = MachineRun(rules: [("a", .time(.seconds(60))), ("b", .time(.seconds(65)))])
    run.answersAtOnce = false
    run.initialize()
    run.play(to: .seconds(66))
    #expect(
      run.take().contains(
        "LOG The break at 60.0 s is passed over: the break at 65.0 s came due before it could play."
      )
    )
    run.answer()
    #expect(run.take().filter { $0.hasPrefix("STARTED") } == ["STARTED b"])
  }
}
