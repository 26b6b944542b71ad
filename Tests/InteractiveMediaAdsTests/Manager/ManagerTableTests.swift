import AdPlatform
import Testing

@testable import InteractiveMediaAds
@testable import VAST

/// Every mode, and what can happen to it while a break plays and while none does.
@Suite("An ads manager, whatever happens")
struct ManagerTableTests {
  /// How the ads are played.
  enum Program: String, CaseIterable, Sendable {
    case single, pod, adRules

    func run(sharesPlayer: Bool = false, playsInBackground: Bool = false) -> MachineRun {
      switch self {
      case .single:
        MachineRun(
          ads: [.make("a", skipOffset: .time(.zero))],
          sharesPlayer: sharesPlayer,
          playsInBackground: playsInBackground
        )
      case .pod:
        MachineRun(
          ads: [.make("a", skipOffset: .time(.zero)), .make("b")],
          sharesPlayer: sharesPlayer,
          playsInBackground: playsInBackground
        )
      case .adRules:
        Self.rules(sharesPlayer, playsInBackground)
      }
    }

    private static func rules(_ sharesPlayer: Bool, _ playsInBackground: Bool) -> MachineRun {
      var run = MachineRun(
        rules: [("pre", .start), ("mid", .time(.seconds(60))), ("post", .end)],
        sharesPlayer: sharesPlayer,
        playsInBackground: playsInBackground
      )
      run.responses["pre"] = ResolvedResponse([.make("a", skipOffset: .time(.zero))])
      return run
    }

    /// In the middle of its first ad.
    func playing(sharesPlayer: Bool = false, playsInBackground: Bool = false) -> MachineRun {
      var run = run(sharesPlayer: sharesPlayer, playsInBackground: playsInBackground)
      run.initialize()
      run.send(.start)
      run.media(.progressed(to: .seconds(1)))
      _ = run.take()
      return run
    }

    /// What comes after its first ad.
    var rest: [String] {
      switch self {
      case .single: ["clear", "resume content", "watch no more", "ALL_ADS_COMPLETED"]
      case .pod: ["LOADED b", "load b", "play", "STARTED b"]
      case .adRules: ["clear", "resume content"]
      }
    }
  }

  @Test("is skipped: the next ad plays, or the content", arguments: Program.allCases)
  func skip(program: Program) {
    var run = program.playing()
    run.send(.skip)
    #expect(run.take() == ["SKIPPED a"] + program.rest)
  }

  @Test("plays the next ad when one that is paused is skipped")
  func skipPaused() {
    var run = Program.pod.playing()
    run.send(.pause)
    _ = run.take()
    run.send(.skip)
    #expect(run.take() == ["SKIPPED a", "LOADED b", "load b", "play", "STARTED b"])
  }

  @Test("halts while the page of an ad covers the app, and stays halted after it if the app had paused")
  func page() {
    var run = Program.single.playing()
    run.send(.page(isOpen: true))
    run.send(.page(isOpen: false))
    #expect(run.take() == ["pause", "PAUSE a", "play", "RESUME a"])
    run.send(.pause)
    run.send(.page(isOpen: true))
    run.send(.page(isOpen: false))
    #expect(run.take() == ["pause", "PAUSE a"])
  }

  @Test("skips nothing while no ad plays", arguments: Program.allCases)
  func skipNothing(program: Program) {
    var run = program.run()
    run.send(.skip)
    #expect(run.take() == ["LOG skip() was ignored: no ad plays."])
  }

  @Test("is paused and resumed, once each", arguments: Program.allCases)
  func pause(program: Program) {
    var run = program.playing()
    run.send(.pause)
    run.send(.pause)
    #expect(run.take() == ["pause", "PAUSE a"])
    run.send(.resume)
    run.send(.resume)
    #expect(run.take() == ["play", "RESUME a"])
    run.endAd()
    #expect(run.take().contains("COMPLETE a"))
  }

  @Test("pauses nothing while no ad plays, and no later ad for it", arguments: Program.allCases)
  func pauseBefore(program: Program) {
    var run = program.run()
    run.send(.pause)
    #expect(run.take() == [])
    run.initialize()
    run.send(.start)
    #expect(run.take().contains("STARTED a"))
  }

  @Test("meets an error: the next ad plays, or the content", arguments: Program.allCases)
  func error(program: Program) {
    var run = program.playing()
    run.media(.failed(.mediaPlayback, "broken"))
    var expected = ["LOG 400"] + program.rest
    if program == .single { expected.insert("error 400", at: 2) }
    #expect(run.take() == expected)
  }

  @Test("halts in the background unless the settings allow it", arguments: Program.allCases, [false, true])
  func background(program: Program, isAllowed: Bool) {
    var run = program.playing(playsInBackground: isAllowed)
    run.send(.background(true))
    #expect(run.take() == (isAllowed ? [] : ["pause", "PAUSE a"]))
    run.send(.background(false))
    #expect(run.take() == (isAllowed ? [] : ["play", "RESUME a"]))
  }

  @Test("stays paused after the background when the app had paused it", arguments: Program.allCases)
  func backgroundWhilePaused(program: Program) {
    var run = program.playing()
    run.send(.pause)
    run.send(.background(true))
    run.send(.background(false))
    #expect(run.take() == ["pause", "PAUSE a"])
    run.send(.background(true))
    run.send(.resume)
    #expect(run.take() == [])
    run.send(.background(false))
    #expect(run.take() == ["play", "RESUME a"])
  }

  @Test(
    "goes on in picture-in-picture only in the content's player",
    arguments: Program.allCases,
    [false, true]
  )
  func pictureInPicture(program: Program, sharesPlayer: Bool) {
    var run = program.playing(sharesPlayer: sharesPlayer)
    run.send(.pictureInPicture(.open))
    #expect(run.take() == (sharesPlayer ? [] : ["pause", "PAUSE a"]))
    run.send(.pictureInPicture(.closed))
    #expect(run.take() == (sharesPlayer ? [] : ["play", "RESUME a"]))
    run.endAd()
    #expect(run.take().contains("COMPLETE a"))
  }

  @Test("plays on from ad to ad in the window", arguments: Program.allCases)
  func podInPictureInPicture(program: Program) {
    var run = program.playing(sharesPlayer: true)
    run.send(.pictureInPicture(.open))
    run.send(.skip)
    #expect(run.take() == ["SKIPPED a"] + program.rest)
  }

  @Test("starts no ad while picture-in-picture is active, and says so", arguments: [Program.single, .pod])
  func startInPictureInPicture(program: Program) {
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
    arguments: [Program.single, .pod],
    [[PictureInPictureState.opening], [.opening, .open, .closing], [.closing]]
  )
  func startInTransition(program: Program, states: [PictureInPictureState]) {
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
    var run = Program.single.run(sharesPlayer: true)
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

  @Test("gives up the break that plays, and the content goes on", arguments: Program.allCases)
  func discard(program: Program) {
    var run = program.playing()
    run.send(.discardAdBreak)
    var expected = ["clear", "resume content"]
    if program != .adRules { expected += ["watch no more", "ALL_ADS_COMPLETED"] }
    #expect(run.take() == expected)
  }

  @Test("gives up the next break when none plays")
  func discardNext() {
    var run = MachineRun(rules: [("mid1", .time(.seconds(60))), ("mid2", .time(.seconds(90)))])
    run.initialize()
    run.send(.discardAdBreak)
    run.play(to: .seconds(91))
    let lines = run.take()
    #expect(!lines.contains("STARTED mid1"))
    #expect(lines.contains("STARTED mid2"))
  }

  @Test("is destroyed, and does nothing more", arguments: Program.allCases)
  func destroy(program: Program) {
    var run = program.playing()
    run.send(.destroy)
    #expect(run.take() == ["watch no more", "clear"])
    for event: AdsManagerMachine.Event in [
      .start, .resume, .pause, .contentCompleted, .contentMoved(to: .seconds(60), length: .unknown), .destroy,
      .discardAdBreak, .background(true), .pictureInPicture(.open), .volume(0),
      .tapped(isClick: true),
      .initialize(.init()),
    ] {
      run.send(event)
    }
    #expect(run.take() == [])
  }

  @Test("is initialized once", arguments: Program.allCases)
  func initializeTwice(program: Program) {
    var run = program.playing()
    run.initialize()
    #expect(run.take() == ["LOG initialize(with:) was ignored: the ads manager is initialized."])
  }

  @Test("passes breaks by a seek while none plays, and by none while one does")
  func seek() {
    var run = Program.adRules.playing()
    run.seek(to: .seconds(90))
    #expect(run.take() == [])
    run.endBreak()
    _ = run.take()
    run.seek(to: .seconds(90))
    #expect(run.take().contains("STARTED mid"))
    for program in [Program.single, .pod] {
      var run = program.playing()
      run.seek(to: .seconds(90))
      #expect(run.take() == [])
    }
  }

  @Test("is started before it is initialized: it says what is missing", arguments: Program.allCases)
  func startTooEarly(program: Program) {
    var run = program.run()
    run.send(.start)
    #expect(run.take() == ["LOG start() was ignored: initialize the ads manager first."])
  }

  @Test("keeps an ad that loads in the background from starting", arguments: Program.allCases)
  func loadsInBackground(program: Program) {
    var run = program.run()
    run.startsMedia = false
    run.initialize()
    run.send(.start)
    run.send(.background(true))
    _ = run.take()
    run.media(.loaded(duration: .seconds(10)))
    #expect(run.take() == [])
    run.send(.background(false))
    #expect(run.take() == ["play"])
  }

  @Test("halts an ad that starts while something holds it, and says so", arguments: Program.allCases)
  func startsWhileHeld(program: Program) {
    var run = program.run()
    run.startsMedia = false
    run.initialize()
    run.send(.start)
    run.media(.loaded(duration: .seconds(10)))
    run.send(.background(true))
    _ = run.take()
    run.media(.started)
    #expect(run.take() == ["STARTED a", "pause", "PAUSE a"])
    run.send(.background(false))
    #expect(run.take() == ["play", "RESUME a"])
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

  @Test("is paused by who halts its media, and not by what the manager halts", arguments: Program.allCases)
  func mediaHalted(program: Program) throws {
    var run = program.playing()
    let ad = try #require(run.machine.currentAd?.id)
    run.send(.mediaHalted(ad, true))
    run.send(.mediaHalted(ad, true))
    #expect(run.take() == ["pause", "PAUSE a"])
    run.send(.mediaHalted(ad, false))
    #expect(run.take() == ["play", "RESUME a"])
    run.send(.background(true))
    run.send(.mediaHalted(ad, true))
    _ = run.take()
    run.send(.background(false))
    #expect(run.take() == ["play", "RESUME a"])
    run.send(.skip)
    _ = run.take()
    run.send(.mediaHalted(ad, true))
    #expect(run.take() == [])
  }

  @Test("does not pause a break for what was paused before it")
  func pausedBreak() {
    var run = Program.adRules.playing()
    run.send(.pause)
    run.send(.discardAdBreak)
    run.seek(to: .seconds(60))
    #expect(run.take().last == "STARTED mid")
  }

  @Test("gives up a break that waits for start(), or for its ads")
  func discardWaiting() {
    var ready = MachineRun(rules: [("mid", .time(.seconds(60)))], automatic: false)
    ready.initialize()
    ready.play(to: .seconds(60))
    ready.send(.discardAdBreak)
    #expect(ready.take().suffix(3) == ["AD_BREAK_READY 60.0", "watch no more", "ALL_ADS_COMPLETED"])

    var awaiting = MachineRun(rules: [("mid", .time(.seconds(60))), ("post", .end)])
    awaiting.answersAtOnce = false
    awaiting.responses["mid"] = ResolvedResponse()
    awaiting.initialize()
    awaiting.play(to: .seconds(60))
    awaiting.send(.discardAdBreak)
    _ = awaiting.take()
    awaiting.answer()
    #expect(awaiting.take() == [])
  }

  @Test("knows in an ad that it was mute before")
  func muteBefore() {
    var run = Program.single.run()
    run.showsCalls = true
    run.send(.volume(0))
    run.initialize()
    run.send(.start)
    _ = run.take()
    run.send(.volume(0.5))
    #expect(run.take() == ["call a/unmute"])
  }
}
