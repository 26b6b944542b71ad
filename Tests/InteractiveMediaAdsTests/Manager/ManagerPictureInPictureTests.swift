import AdPlatform
import Testing

@testable import InteractiveMediaAds
@testable import VAST

/// Picture-in-picture, before, while and after the window is open, for each way of playing ads.
@Suite("An ads manager in picture-in-picture")
struct ManagerPictureInPictureTests {
  @Test(
    "goes on in picture-in-picture only in the content's player",
    arguments: ManagerProgram.allCases,
    [false, true]
  )
  func pictureInPicture(program: ManagerProgram, sharesPlayer: Bool) {
    var run = program.playing(sharesPlayer: sharesPlayer)
    run.send(.pictureInPicture(.open))
    #expect(run.take() == (sharesPlayer ? [] : ["pause", "PAUSE a"]))
    run.send(.pictureInPicture(.closed))
    #expect(run.take() == (sharesPlayer ? [] : ["play", "RESUME a"]))
    run.endAd()
    #expect(run.take().contains("COMPLETE a"))
  }

  @Test("plays on from ad to ad in the window", arguments: ManagerProgram.allCases)
  func podInPictureInPicture(program: ManagerProgram) {
    var run = program.playing(sharesPlayer: true)
    run.send(.pictureInPicture(.open))
    run.send(.skip)
    #expect(run.take() == ["SKIPPED a"] + program.rest)
  }

  @Test(
    "starts no ad while picture-in-picture is active, and says so",
    arguments: [ManagerProgram.single, .pod]
  )
  func startInPictureInPicture(program: ManagerProgram) {
    var run = program.run(sharesPlayer: true)
    run.initialize()
    run.send(.pictureInPicture(.open))
    _ = run.take()
    run.send(.start)
    #expect(run.take().map { String($0.prefix(26)) } == ["LOG start() was refused: n"])
    run.send(.pictureInPicture(.closed))
    #expect(run.take() == [])
    run.send(.start)
    #expect(run.take().contains("STARTED a"))
  }

  @Test(
    "keeps a start() that comes while the window opens or closes, and starts when it is gone",
    arguments: [ManagerProgram.single, .pod],
    [[PictureInPictureState.opening], [.opening, .open, .closing], [.closing]]
  )
  func startInTransition(program: ManagerProgram, states: [PictureInPictureState]) {
    var run = program.run(sharesPlayer: true)
    run.initialize()
    run.send(.pictureInPicture(states[0]))
    _ = run.take()
    run.send(.start)
    #expect(run.take().map { String($0.prefix(18)) } == ["LOG start() waits:"])
    #expect(run.machine.cueWaitingForPictureInPicture != nil)
    for state in states.dropFirst() { run.send(.pictureInPicture(state)) }
    #expect(run.take() == [])
    run.send(.pictureInPicture(.closed))
    #expect(run.take().contains("STARTED a"))
    run.endAd()
    #expect(run.take().contains("COMPLETE a"))
  }

  @Test("keeps a start() that was called at the last moment before the window was open")
  func startAtLastMoment() {
    var run = ManagerProgram.single.run(sharesPlayer: true)
    run.initialize()
    run.send(.pictureInPicture(.opening))
    run.send(.pictureInPicture(.open))
    _ = run.take()
    run.send(.startBeforeWindow)
    #expect(run.take().map { String($0.prefix(18)) } == ["LOG start() waits:"])
    run.send(.pictureInPicture(.closed))
    #expect(run.take().contains("STARTED a"))
  }

  @Test("lets the content play once when the pre-roll has no ads, or is discarded, in picture-in-picture")
  func noPreRollInPictureInPicture() {
    for isDiscarded in [false, true] {
      var run = MachineRun(rules: [("pre", .start), ("mid", .time(.seconds(60)))], sharesPlayer: true)
      run.answersAtOnce = false
      if !isDiscarded { run.responses["pre"] = ResolvedResponse() }
      run.send(.pictureInPicture(.open))
      run.initialize()
      if isDiscarded { run.send(.discardAdBreak) } else { run.answer() }
      run.send(.pictureInPicture(.closed))
      #expect(run.take().filter { $0 == "resume content" }.count == 1)
    }
  }

  @Test("starts a break that waits for the app after the window, if the app said so while it opened")
  func manualStartInTransition() {
    var run = MachineRun(rules: [("pre", .start)], automatic: false, sharesPlayer: true)
    run.initialize()
    run.send(.pictureInPicture(.opening))
    run.send(.start)
    run.send(.discardAdBreak)
    run.send(.pictureInPicture(.closed))
    #expect(run.take().last == "ALL_ADS_COMPLETED")

    run = MachineRun(rules: [("pre", .start)], automatic: false, sharesPlayer: true)
    run.initialize()
    run.send(.pictureInPicture(.opening))
    run.send(.start)
    run.send(.pictureInPicture(.closed))
    #expect(run.take().last == "STARTED pre")
  }

  @Test("lets a break that comes due in picture-in-picture wait; then the last that was passed plays")
  func dueInPictureInPicture() {
    var run = MachineRun(
      rules: [("mid1", .time(.seconds(60))), ("mid2", .time(.seconds(90)))],
      sharesPlayer: true
    )
    run.initialize()
    run.play(to: .seconds(50))
    _ = run.take()
    run.send(.pictureInPicture(.open))
    #expect(run.machine.cueWaitingForPictureInPicture == nil)
    run.seek(to: .seconds(70))
    run.seek(to: .seconds(71))
    #expect(run.machine.cueWaitingForPictureInPicture.map(run.machine.schedule.timeOffset) == 60)
    run.seek(to: .seconds(100))
    let waits =
      "waits: no ad starts while picture-in-picture is active. It comes when the window has closed, unless another break "
      + "comes due before that."
    #expect(run.take() == ["LOG The break at 60.0 s \(waits)", "LOG The break at 90.0 s \(waits)"])
    run.send(.pictureInPicture(.closed))
    #expect(run.machine.cueWaitingForPictureInPicture == nil)
    run.seek(to: .milliseconds(100_200))
    #expect(
      run.take() == ["fetch mid2", "LOADED mid2", "pause content", "load mid2", "play", "STARTED mid2"]
    )
  }

  @Test("lets a pre-roll and a post-roll wait for the end of picture-in-picture")
  func rollsInPictureInPicture() {
    var run = MachineRun(rules: [("pre", .start), ("post", .end)], sharesPlayer: true)
    run.send(.pictureInPicture(.open))
    run.initialize()
    #expect(
      run.take() == [
        "watch content", "fetch pre", "resume content",
        "LOG The pre-roll waits: no ad starts while picture-in-picture is active. It comes when the window has closed, "
          + "unless another break comes due before that.",
      ]
    )
    run.send(.pictureInPicture(.closed))
    run.seek(to: .zero)
    #expect(run.take().contains("STARTED pre"))
    run.endBreak()
    run.send(.pictureInPicture(.open))
    _ = run.take()
    run.send(.contentCompleted)
    #expect(!run.take().contains("STARTED post"))
    run.send(.pictureInPicture(.closed))
    #expect(run.take().contains("STARTED post"))
    run.endBreak()
    #expect(run.take().last == "ALL_ADS_COMPLETED")
  }

  @Test("plays no break that was overtaken in picture-in-picture, be it a pre-roll or one that was due")
  func overtakenInPictureInPicture() {
    var run = MachineRun(
      rules: [("pre", .start), ("mid1", .time(.seconds(60))), ("mid2", .time(.seconds(90)))],
      sharesPlayer: true
    )
    run.send(.pictureInPicture(.open))
    run.initialize()
    run.seek(to: .seconds(70))
    run.send(.pictureInPicture(.closed))
    #expect(run.take().filter { $0.hasPrefix("STARTED") } == ["STARTED mid1"])

    var late = MachineRun(
      rules: [("mid1", .time(.seconds(60))), ("mid2", .time(.seconds(90)))],
      sharesPlayer: true
    )
    late.answersAtOnce = false
    late.initialize()
    late.play(to: .seconds(60))
    late.send(.pictureInPicture(.open))
    late.answer()
    late.seek(to: .seconds(100))
    late.send(.pictureInPicture(.closed))
    late.answer()
    #expect(late.take().filter { $0.hasPrefix("STARTED") } == ["STARTED mid2"])
  }

  @Test("lets ads that arrive in picture-in-picture wait")
  func fetchedInPictureInPicture() {
    var run = MachineRun(rules: [("mid", .time(.seconds(60)))], sharesPlayer: true)
    run.answersAtOnce = false
    run.initialize()
    run.play(to: .seconds(60))
    run.send(.pictureInPicture(.open))
    _ = run.take()
    run.answer()
    #expect(run.take() == [])
    run.send(.pictureInPicture(.closed))
    run.seek(to: .seconds(60))
    #expect(run.take().contains("STARTED mid"))
  }

  @Test(
    "plays one break after picture-in-picture: the last that was passed, not the pre-roll nor one that was due"
  )
  func passedInPictureInPicture() {
    var run = MachineRun(rules: [("pre", .start), ("mid", .time(.seconds(60)))], sharesPlayer: true)
    run.send(.pictureInPicture(.open))
    run.initialize()
    run.seek(to: .seconds(100))
    run.send(.pictureInPicture(.closed))
    run.endBreak()
    run.seek(to: .milliseconds(100_200))
    #expect(run.take().filter { $0.hasPrefix("STARTED") } == ["STARTED mid"])

    var awaiting = MachineRun(
      rules: [("mid1", .time(.seconds(60))), ("mid2", .time(.seconds(90)))],
      sharesPlayer: true
    )
    awaiting.answersAtOnce = false
    awaiting.initialize()
    awaiting.play(to: .seconds(60))
    awaiting.send(.pictureInPicture(.open))
    awaiting.answer()
    awaiting.seek(to: .seconds(100))
    awaiting.send(.pictureInPicture(.closed))
    awaiting.answer()
    awaiting.endBreak()
    awaiting.seek(to: .milliseconds(100_200))
    #expect(awaiting.take().filter { $0.hasPrefix("STARTED") } == ["STARTED mid2"])
  }

  @Test("says once that a break waits for the window, and of none after the window")
  func awaitingInPictureInPicture() {
    var run = MachineRun(rules: [("mid", .time(.seconds(60)))], sharesPlayer: true)
    run.answersAtOnce = false
    run.initialize()
    run.send(.pictureInPicture(.open))
    run.seek(to: .seconds(70))
    run.send(.pictureInPicture(.closed))
    #expect(run.machine.cueWaitingForPictureInPicture == nil)
    #expect(run.take().filter { $0.hasPrefix("LOG") }.count == 1)
  }

  @Test("says that a pre-roll is passed over by a break that came due in the window, and only then")
  func passedOverInPictureInPicture() {
    for isPassed in [false, true] {
      var run = MachineRun(rules: [("pre", .start), ("mid", .time(.seconds(60)))], sharesPlayer: true)
      run.send(.pictureInPicture(.open))
      run.initialize()
      if isPassed { run.seek(to: .seconds(70)) }
      _ = run.take()
      run.send(.pictureInPicture(.closed))
      let remark = "LOG The pre-roll is passed over: the break at 60.0 s came due before it could play."
      #expect(run.take().filter { $0.hasPrefix("LOG") } == (isPassed ? [remark] : []))
    }
  }

  @Test("asks for no post-roll while the window is open")
  func postRollInPictureInPicture() {
    var run = MachineRun(rules: [("post", .end)], sharesPlayer: true)
    run.initialize()
    run.send(.pictureInPicture(.open))
    _ = run.take()
    run.send(.contentCompleted)
    #expect(run.take().map { String($0.prefix(23)) } == ["LOG The post-roll waits"])
    run.send(.pictureInPicture(.closed))
    #expect(run.take().prefix(2) == ["fetch post", "LOADED post"])
  }

  @Test("lets a repetition wait that nothing was known of before the window opened")
  func repetitionInPictureInPicture() {
    let repeated = AdBreak.named("a", at: .time(.seconds(60)), repeatAfter: .seconds(60))
    var run = MachineRun(.init(breaks: [repeated], sharesPlayer: true))
    run.initialize()
    run.send(.pictureInPicture(.open))
    run.seek(to: .seconds(600))
    #expect(run.take().last?.hasPrefix("LOG The break at 600.0 s waits") == true)
  }

  @Test("starts no ready break after the window unless the app said so, and tells once that it waits")
  func readyInPictureInPicture() {
    var run = MachineRun(rules: [("pre", .start)], automatic: false, sharesPlayer: true)
    run.initialize()
    run.send(.pictureInPicture(.opening))
    _ = run.take()
    run.send(.pictureInPicture(.closed))
    #expect(run.take() == [])
    run.send(.pictureInPicture(.open))
    run.send(.start)
    #expect(run.take().map { String($0.prefix(25)) } == ["LOG start() was refused: "])
    run.send(.startBeforeWindow)
    // Once it is kept, it stays so.
    run.send(.start)
    #expect(run.take().map { String($0.prefix(18)) } == Array(repeating: "LOG start() waits:", count: 2))
    run.send(.pictureInPicture(.closed))
    #expect(run.take().last == "STARTED pre")
  }
}
