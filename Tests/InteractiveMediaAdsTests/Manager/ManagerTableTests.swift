import AdPlatform
import Testing

@testable import InteractiveMediaAds
@testable import VAST

/// Every mode, and what can happen to it while a break plays and while none does.
@Suite("An ads manager, whatever happens")
struct ManagerTableTests {
  @Test("is skipped: the next ad plays, or the content", arguments: ManagerProgram.allCases)
  func skip(program: ManagerProgram) {
    var run = program.playing()
    run.send(.skip)
    #expect(run.take() == ["SKIPPED a"] + program.rest)
  }

  @Test("plays the next ad when one that is paused is skipped")
  func skipPaused() {
    var run = ManagerProgram.pod.playing()
    run.send(.pause)
    _ = run.take()
    run.send(.skip)
    #expect(run.take() == ["SKIPPED a", "LOADED b", "load b", "play", "STARTED b"])
  }

  @Test("has been seen when an ad was skipped, though the next one fails")
  func skippedBeforeAnError() {
    var run = ManagerProgram.pod.playing()
    run.send(.skip)
    _ = run.take()
    run.media(.failed(.mediaPlayback, "broken"))
    #expect(run.take() == ["LOG 400", "clear", "resume content", "watch no more", "ALL_ADS_COMPLETED"])
  }

  @Test("stays paused when it cannot be skipped")
  func skipPausedInVain() {
    var run = MachineRun(ads: [.make("a")])
    run.initialize()
    run.send(.start)
    run.send(.pause)
    _ = run.take()
    run.send(.skip)
    #expect(run.take() == ["LOG skip() was ignored: the ad cannot be skipped."])
    run.send(.resume)
    #expect(run.take() == ["play", "RESUME a"])
  }

  @Test("halts while the page of an ad covers the app, and stays halted after it if the app had paused")
  func page() {
    var run = ManagerProgram.single.playing()
    run.send(.page(isOpen: true))
    run.send(.page(isOpen: false))
    #expect(run.take() == ["pause", "PAUSE a", "play", "RESUME a"])
    run.send(.pause)
    run.send(.page(isOpen: true))
    run.send(.page(isOpen: false))
    #expect(run.take() == ["pause", "PAUSE a"])
  }

  @Test("skips nothing before its ad has started, and ends an ad that is too short to be seen")
  func notStarted() {
    var run = ManagerProgram.single.run()
    run.startsMedia = false
    run.initialize()
    run.send(.start)
    _ = run.take()
    run.send(.skip)
    #expect(run.take() == ["LOG skip() was ignored: the ad has not started."])
    run.media(.loaded(duration: .seconds(1)))
    _ = run.take()
    run.media(.ended)
    #expect(
      run.take() == [
        "STARTED a", "FIRST_QUARTILE a", "MIDPOINT a", "THIRD_QUARTILE a", "COMPLETE a", "clear",
        "resume content", "watch no more", "ALL_ADS_COMPLETED",
      ]
    )
  }

  @Test("is discarded before it starts: the content goes on")
  func discardReady() {
    var run = ManagerProgram.single.run()
    run.initialize()
    _ = run.take()
    run.send(.discardAdBreak)
    #expect(run.take() == ["resume content", "watch no more", "ALL_ADS_COMPLETED"])
  }

  @Test("skips nothing while no ad plays", arguments: ManagerProgram.allCases)
  func skipNothing(program: ManagerProgram) {
    var run = program.run()
    run.send(.skip)
    #expect(run.take() == ["LOG skip() was ignored: no ad plays."])
  }

  @Test("is paused and resumed, once each", arguments: ManagerProgram.allCases)
  func pause(program: ManagerProgram) {
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

  @Test("pauses nothing while no ad plays, and no later ad for it", arguments: ManagerProgram.allCases)
  func pauseBefore(program: ManagerProgram) {
    var run = program.run()
    run.send(.pause)
    #expect(run.take() == [])
    run.initialize()
    run.send(.start)
    #expect(run.take().contains("STARTED a"))
  }

  @Test("meets an error: the next ad plays, or the content", arguments: ManagerProgram.allCases)
  func error(program: ManagerProgram) {
    var run = program.playing()
    run.media(.failed(.mediaPlayback, "broken"))
    var expected = ["LOG 400"] + program.rest
    if program == .single { expected.insert("error 400", at: 2) }
    #expect(run.take() == expected)
  }

  @Test(
    "halts in the background unless the settings allow it",
    arguments: ManagerProgram.allCases,
    [false, true]
  )
  func background(program: ManagerProgram, isAllowed: Bool) {
    var run = program.playing(playsInBackground: isAllowed)
    run.send(.background(true))
    #expect(run.take() == (isAllowed ? [] : ["pause", "PAUSE a"]))
    run.send(.background(false))
    #expect(run.take() == (isAllowed ? [] : ["play", "RESUME a"]))
  }

  @Test("stays paused after the background when the app had paused it", arguments: ManagerProgram.allCases)
  func backgroundWhilePaused(program: ManagerProgram) {
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

  @Test("gives up the break that plays, and the content goes on", arguments: ManagerProgram.allCases)
  func discard(program: ManagerProgram) {
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

  @Test("is over when the last break is given up before its time")
  func discardLast() {
    var run = MachineRun(rules: [("mid", .time(.seconds(60)))])
    run.initialize()
    _ = run.take()
    run.send(.discardAdBreak)
    #expect(run.take() == ["watch no more", "ALL_ADS_COMPLETED"])
  }

  @Test("plays no media of a type that its settings leave out", arguments: ManagerProgram.allCases)
  func types(program: ManagerProgram) {
    var run = program.run()
    run.initialize(choice: MediaFileChoice(mimeTypes: ["video/webm"]))
    #expect(run.take().contains("LOG 403"))
    #expect(run.machine.currentAd == nil)
  }

  @Test("is destroyed, and does nothing more", arguments: ManagerProgram.allCases)
  func destroy(program: ManagerProgram) {
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

  @Test("watches no content when it is destroyed before an ad plays", arguments: ManagerProgram.allCases)
  func destroyEarly(program: ManagerProgram) {
    var run = program.run()
    run.send(.destroy)
    #expect(run.take() == ["watch no more"])
  }

  @Test("is initialized once", arguments: ManagerProgram.allCases)
  func initializeTwice(program: ManagerProgram) {
    var run = program.playing()
    run.initialize()
    #expect(run.take() == ["LOG initialize(with:) was ignored: the ads manager is initialized."])
  }

  @Test("passes breaks by a seek while none plays, and by none while one does")
  func seek() {
    var run = ManagerProgram.adRules.playing()
    run.seek(to: .seconds(90))
    #expect(run.take() == [])
    run.endBreak()
    _ = run.take()
    run.seek(to: .seconds(90))
    #expect(run.take().contains("STARTED mid"))
    for program in [ManagerProgram.single, .pod] {
      var run = program.playing()
      run.seek(to: .seconds(90))
      #expect(run.take() == [])
    }
  }

  @Test("is started before it is initialized: it says what is missing", arguments: ManagerProgram.allCases)
  func startTooEarly(program: ManagerProgram) {
    var run = program.run()
    run.send(.start)
    #expect(run.take() == ["LOG start() was ignored: initialize the ads manager first."])
  }

  @Test("keeps an ad that loads in the background from starting", arguments: ManagerProgram.allCases)
  func loadsInBackground(program: ManagerProgram) {
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

  @Test("halts an ad that starts while something holds it, and says so", arguments: ManagerProgram.allCases)
  func startsWhileHeld(program: ManagerProgram) {
    var run = program.run()
    run.startsMedia = false
    run.initialize()
    run.send(.start)
    run.media(.loaded(duration: .seconds(10)))
    run.send(.background(true))
    #expect(run.take().suffix(2) == ["play", "pause"])
    run.media(.started)
    #expect(run.take() == ["STARTED a", "pause", "PAUSE a"])
    run.send(.background(false))
    #expect(run.take() == ["play", "RESUME a"])
  }

  @Test(
    "is paused by who halts its media, and not by what the manager halts",
    arguments: ManagerProgram.allCases
  )
  func mediaHalted(program: ManagerProgram) throws {
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
    var run = ManagerProgram.adRules.playing()
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
    var run = ManagerProgram.single.run()
    run.showsCalls = true
    run.send(.volume(0))
    run.initialize()
    run.send(.start)
    _ = run.take()
    run.send(.volume(0.5))
    #expect(run.take() == ["call a/unmute"])
  }

  @Test("is over when no ad of the last break can be played")
  func lastBreakUnplayable() {
    var run = MachineRun(rules: [("pre", .start), ("mid", .time(.seconds(60)))])
    run.responses["pre"] = ResolvedResponse([.unplayable("a")])
    run.responses["mid"] = ResolvedResponse([.unplayable("b")])
    run.initialize()
    _ = run.take()
    run.play(to: .seconds(60))
    #expect(
      run.take() == ["fetch mid", "LOG 403", "AD_BREAK_FETCH_ERROR", "watch no more", "ALL_ADS_COMPLETED"]
    )
  }

  @Test("plays no ad that is not linear: its error URL hears so, and the content goes on")
  func nonLinear() throws {
    var overlay = try Fixtures.resolved(Fixtures.overlay)
    overlay.errorURLs = [try #require(URLTemplate("https://track.example/overlay/error"))]
    var run = MachineRun(ads: [overlay])
    run.showsCalls = true
    run.initialize()
    #expect(
      run.take() == [
        "call overlay/error 201", "LOG 200", "error 200", "resume content", "watch no more",
        "ALL_ADS_COMPLETED",
      ]
    )
  }

  @Test("calls the custom clicks of an ad that has no page")
  func customClicks() throws {
    var ad = ResolvedAd.make("a", page: false)
    let url = try #require(URLTemplate("https://track.example/a/custom"))
    ad.linear?.videoClicks.customClicks = [Click(id: nil, url: url)]
    var run = MachineRun(ads: [ad])
    run.showsCalls = true
    run.initialize()
    run.send(.start)
    _ = run.take()
    run.send(.tapped(isClick: true))
    #expect(run.take() == ["call a/custom"])
  }

  @Test(
    "holds the ads of a break until it begins, is given up, or nothing comes any more",
    arguments: [
      .contentMoved(to: .seconds(60), length: .unknown), .discardAdBreak, .contentCompleted, .destroy,
    ] as [AdsManagerMachine.Event]
  )
  func heldAds(event: AdsManagerMachine.Event) {
    var run = MachineRun(rules: [("mid", .time(.seconds(60))), ("later", .time(.seconds(300)))])
    func held() -> Int? { if case .adRules(let machine) = run.machine { machine.ads.count } else { nil } }
    run.initialize()
    run.play(to: .seconds(55))
    #expect(held() == 1)
    run.send(event)
    #expect(held() == 0)
  }
}
