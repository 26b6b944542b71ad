import AdPlatform
import Testing

@testable import InteractiveMediaAds
@testable import VAST

@Suite("Events that change nothing")
struct IgnoredEventsTests {
  private typealias Entry = MachineRun.Ignored.Entry

  @Test("are named with the reason when nothing has begun", arguments: ManagerProgram.allCases)
  func created(program: ManagerProgram) {
    var run = program.run()
    run.send(.tapped(isClick: true))
    run.send(.pause)
    run.send(.discardAdBreak)
    #expect(
      run.takeIgnored() == [
        Entry(event: .tapped, reason: .noBreakPlays), Entry(event: .pause, reason: .noBreakPlays),
        Entry(event: .discardAdBreak, reason: .notInitialized),
      ]
    )
    #expect(run.take() == [])
  }

  @Test("are named while a break plays", arguments: ManagerProgram.allCases)
  func playing(program: ManagerProgram) throws {
    var run = program.playing()
    let ad = try #require(run.machine.currentAd?.id)
    _ = run.takeIgnored()
    run.send(.start)
    run.send(.resume)
    run.send(.media(ad, .started))
    run.send(.media(PodAd.ID(cue: ad.cue, number: ad.number + 1), .ended))
    run.send(.mediaHalted(PodAd.ID(cue: ad.cue, number: ad.number + 1), true))
    run.send(.mediaHalted(ad, false))
    run.send(.background(false))
    #expect(
      run.takeIgnored() == [
        Entry(event: .start, reason: .breakPlays), Entry(event: .resume, reason: .noChange),
        Entry(event: .media, reason: .outOfOrder), Entry(event: .media, reason: .otherAd),
        Entry(event: .mediaHalted, reason: .otherAd), Entry(event: .mediaHalted, reason: .noChange),
        Entry(event: .background, reason: .noChange),
      ]
    )
    #expect(run.take() == [])
  }

  @Test("are all those after destroy()", arguments: ManagerProgram.allCases)
  func destroyed(program: ManagerProgram) throws {
    var run = program.playing()
    let ad = try #require(run.machine.currentAd?.id)
    run.send(.destroy)
    _ = run.takeIgnored()
    let events: [(AdsManagerMachine.Event, AdsManagerMachine.Event.Name)] = [
      (.start, .start), (.skip, .skip), (.pause, .pause), (.resume, .resume),
      (.discardAdBreak, .discardAdBreak), (.tapped(isClick: true), .tapped), (.volume(0), .volume),
      (.background(true), .background), (.page(isOpen: true), .page),
      (.pictureInPicture(.open), .pictureInPicture), (.contentCompleted, .contentCompleted),
      (.contentMoved(to: .zero, length: .unknown), .contentMoved), (.fetched(0, []), .fetched),
      (.media(ad, .ended), .media), (.mediaHalted(ad, true), .mediaHalted),
      (.destroy, .destroy), (.initialize(.init()), .initialize),
    ]
    for (event, _) in events { run.send(event) }
    let ignored = run.takeIgnored()
    #expect(ignored.map(\.event) == events.map { $0.1 })
    #expect(ignored.allSatisfy { $0.reason == .destroyed })
  }

  @Test(
    "are all that concern the content where there is no playlist",
    arguments: [ManagerProgram.single, .pod]
  )
  func noPlaylist(program: ManagerProgram) {
    var run = program.playing()
    _ = run.takeIgnored()
    run.seek(to: .seconds(60))
    run.send(.contentCompleted)
    run.send(.fetched(0, []))
    let ignored = run.takeIgnored()
    #expect(ignored.map(\.event) == [.contentMoved, .contentCompleted, .fetched])
    #expect(ignored.allSatisfy { $0.reason == .noPlaylist })
  }

  @Test("include no change of the volume, nor a reason to halt beside another one")
  func changes() {
    var run = ManagerProgram.single.playing()
    _ = run.takeIgnored()
    run.send(.volume(0.5))
    run.send(.background(true))
    run.send(.page(isOpen: true))
    run.send(.pause)
    #expect(run.takeIgnored() == [])
  }

  @Test("include late answers, and the content after its end")
  func late() {
    var run = ManagerProgram.adRules.playing()
    _ = run.takeIgnored()
    run.send(.fetched(0, []))
    run.seek(to: .seconds(60))
    run.send(.contentCompleted)
    run.send(.contentCompleted)
    run.seek(to: .seconds(60))
    #expect(
      run.takeIgnored() == [
        Entry(event: .fetched, reason: .lateAnswer), Entry(event: .contentMoved, reason: .breakPlays),
        Entry(event: .contentCompleted, reason: .contentIsOver),
        Entry(event: .contentMoved, reason: .contentIsOver),
      ]
    )
  }

  @Test("are named when all ads are over", arguments: [ManagerProgram.single, .pod])
  func over(program: ManagerProgram) {
    var run = program.playing()
    run.endBreak()
    _ = run.takeIgnored()
    run.send(.start)
    run.send(.discardAdBreak)
    run.send(.background(true))
    #expect(
      run.takeIgnored() == [
        Entry(event: .start, reason: .over), Entry(event: .discardAdBreak, reason: .over),
        Entry(event: .background, reason: .over),
      ]
    )
  }

  @Test("are named when no break of a playlist is left")
  func noBreakIsLeft() {
    var run = MachineRun(rules: [("a", .start)])
    run.seek(to: .seconds(1))
    #expect(run.takeIgnored() == [Entry(event: .contentMoved, reason: .notInitialized)])
    run.initialize()
    run.endBreak()
    _ = run.takeIgnored()
    run.send(.start)
    run.send(.discardAdBreak)
    run.send(.background(true))
    run.seek(to: .seconds(1))
    run.send(.contentCompleted)
    #expect(
      run.takeIgnored() == [
        Entry(event: .start, reason: .over), Entry(event: .discardAdBreak, reason: .over),
        Entry(event: .background, reason: .over), Entry(event: .contentMoved, reason: .over),
        Entry(event: .contentCompleted, reason: .over),
      ]
    )
  }

  @Test("include a break that is discarded while a repeating one may still get its times")
  func nothingWaits() {
    var run = MachineRun(.init(breaks: [.named("a", at: .percent(50))]))
    run.initialize()
    _ = run.takeIgnored()
    run.send(.discardAdBreak)
    run.send(.start)
    #expect(
      run.takeIgnored() == [
        Entry(event: .discardAdBreak, reason: .nothingWaits), Entry(event: .start, reason: .nothingWaits),
      ]
    )
  }

  @Test("do not include a skip to the next ad")
  func skip() {
    var run = ManagerProgram.pod.playing()
    _ = run.takeIgnored()
    run.send(.skip)
    #expect(run.takeIgnored() == [])
  }

  @Test("are told apart from what is done", arguments: ManagerProgram.allCases)
  func isIgnored(program: ManagerProgram) {
    var machine = program.run().machine
    #expect(machine.handle(.pause).map(\.isIgnored) == [true])
    let effects = machine.handle(.initialize(.init()))
    #expect(!effects.isEmpty && effects.allSatisfy { !$0.isIgnored })
  }

  @Test("include clicks on an ad without a page")
  func noPage() {
    var run = MachineRun(ads: [.make("a", page: false)])
    run.initialize()
    run.send(.start)
    _ = run.takeIgnored()
    run.send(.tapped(isClick: true))
    #expect(run.takeIgnored() == [Entry(event: .tapped, reason: .noPage)])
  }

  @Test("are counted when they repeat, and only the last 100 are kept")
  func bounded() {
    var ignored = MachineRun.Ignored()
    for _ in 0..<3 { ignored.add(.start, .over) }
    #expect(ignored.entries == [Entry(event: .start, reason: .over, count: 3)])
    for _ in 0..<100 {
      ignored.add(.pause, .noBreakPlays)
      ignored.add(.resume, .noBreakPlays)
    }
    #expect(ignored.entries.count == MachineRun.Ignored.maximum)
    #expect(ignored.entries.last?.event == .resume)
  }

  @Test("are listed by the ads manager, and the app hears nothing of them")
  @MainActor
  func listed() {
    let app = FilmApp()
    app.request(Response.vast(Response.ad("a")))
    app.advance(by: 1)
    _ = app.take()
    app.manager?.start()
    app.manager?.resume()
    app.advance(by: 1)
    #expect(app.take() == [])
    #expect(app.manager?.remarks.isEmpty == true)
    let last = app.manager?.ignoredEvents.entries.suffix(2)
    #expect(last?.map(\.event) == [.start, .resume])
    #expect(last?.map(\.reason) == [.breakPlays, .noChange])
  }
}
