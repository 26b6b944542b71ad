import HLS
import Testing

/// Timelines that change under the content, and events that change while others play.
@Suite("An interstitial playback whose timeline or events change")
struct PlaybackWindowTests {
  private func shell(_ events: [InterstitialEvent], on timeline: PrimaryTimeline, from seconds: Double)
    -> Shell
  {
    var shell = Shell(events, on: timeline)
    shell.begin(at: seconds)
    return shell
  }

  @Test("events before the content go on when the same events are set again")
  func sameEventsBeforeContent() {
    let events = [ad("a", [5], cue: .join), ad("b", [5], cue: .join)]
    var shell = shell(events, on: film, from: 0)
    shell.play(2)
    shell.tell(.setEvents(events))
    shell.play(10)
    #expect(shell.transcript == "[a a0:0…2 a0:2…5 ] [b b0:0…5 ] 0…2")
  }

  @Test("an event that waits stays when the window has slid past it and the events are set again")
  func waitingBehindTheWindow() {
    let events = [dated("a", 10, [5]), dated("b", 10, [5])]
    var shell = shell(events, on: live(to: 60), from: 5)
    shell.play(7)
    shell.slide(to: live(to: 80))
    shell.tell(.setEvents(events))
    shell.play(9)
    #expect(shell.transcript == "5…10 [a a0:0…2 a0:2…5 ] [b b0:0…5 ] 10>20 resumed(b) 20…21")
  }

  @Test("an event at the new start of the window plays after another one has played")
  func newStart() {
    let events = [ad("a", at: 42, [5]), ad("b", at: 50, [5])]
    var shell = shell(events, on: live(to: 60), from: 41)
    shell.play(6)
    shell.slide(to: live(to: 110))
    shell.play(7)
    #expect(shell.transcript == "41…42 [a a0:0…5 ] 42>50 windowSlid [b b0:0…5 ] 50…52")
  }

  @Test(
    "the content is put back to the end of a film that got shorter, and stays ahead of a live edge that went back"
  )
  func shorter() {
    var film = shell([], on: film, from: 60)
    film.slide(to: PrimaryTimeline(end: .seconds(50), dateOfZero: noon))
    #expect(film.transcript == "60>50 heldAtEnd")
    var live = shell([], on: HLSTests.live(to: 60), from: 58)
    live.slide(to: HLSTests.live(to: 55))
    #expect(live.transcript == "" && live.machine.position == .seconds(58))
  }

  @Test("a playhead beyond the end is at the end of a film, and beyond the live edge it is where it is")
  func beyondTheEnd() {
    var film = shell([], on: film, from: 90)
    film.tell(.playheadMoved(to: .seconds(150)))
    #expect(film.machine.position == .seconds(100))
    var live = shell([], on: HLSTests.live(to: 60), from: 50)
    live.tell(.playheadMoved(to: .seconds(65)))
    #expect(live.machine.position == .seconds(65))
  }

  @Test("a playhead before the window is moved to its start")
  func beforeTheWindow() {
    var live = shell([], on: HLSTests.live(to: 110), from: 60)
    live.tell(.playheadMoved(to: .seconds(45)))
    #expect(live.transcript == "45>50 windowSlid" && live.machine.position == .seconds(50))
  }

  @Test("the end of the content is at its end, and events before it still play")
  func endBeforeTheEnd() {
    var shell = shell([ad("a", at: 95, [5])], on: film, from: 90)
    shell.tell(.primaryEnded)
    #expect(shell.transcript == "[a")
    var plain = self.shell([], on: film, from: 90)
    plain.tell(.primaryEnded)
    #expect(plain.transcript == "." && plain.machine.position == .seconds(100))
  }

  @Test("joining is recorded as such, with the jump into the window")
  func joining() {
    let shell = shell([], on: live(to: 110), from: 20)
    #expect(
      shell.machine.jumps == [
        ContentJump(from: nil, to: .seconds(20), reason: .joined),
        ContentJump(from: .seconds(20), to: .seconds(50), reason: .windowSlid),
      ]
    )
  }
}
