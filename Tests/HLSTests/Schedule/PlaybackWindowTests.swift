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
    #expect(film.transcript == "")
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

  @Test("an event behind which the content was joined does not play when the same events are set again")
  func joinedBehind() {
    let events = [ad("a", at: 10, [5], resume: offset(5)), ad("b", at: 10, [5], resume: offset(5))]
    var shell = shell(events, on: film, from: 17)
    shell.tell(.setEvents(events))
    shell.play(4)
    #expect(shell.transcript == "[b+2 b0:2…5 ] 17>20 resumed(b) 20…21")
  }

  @Test("what playing backwards has passed does not play when the window has slid")
  func slideWhilePlayingBackwards() {
    var shell = shell([ad("a", at: 20, [1]), ad("b", at: 30, [1])], on: live(to: 60), from: 25)
    shell.tell(.playheadMoved(to: .seconds(5)))
    shell.slide(to: live(to: 70))
    shell.play(22)
    #expect(shell.transcript == "5>10 windowSlid 10…30 [b b0:0…1 ] 30…31")
  }

  @Test("what the window has slid over does not play when the content plays over it again")
  func slidOver() {
    var shell = shell([ad("a", at: 10, [1]), ad("b", at: 14, [1])], on: live(to: 60), from: 5)
    shell.slide(to: live(to: 72))
    shell.slide(to: PrimaryTimeline(end: .seconds(72)))
    shell.tell(.playheadMoved(to: .seconds(8)))
    shell.play(8)
    #expect(shell.transcript == "5>12 windowSlid 8…14 [b b0:0…1 ] 14…15")
  }

  @Test("content that is shown again is so up to where it was when the window slides meanwhile")
  func slideWhileShownAgain() {
    let events = [ad("b", at: 8, [1]), ad("a", at: 10, [1], resume: offset(-6))]
    var shell = shell(events, on: live(to: 60), from: 9)
    shell.play(2)
    shell.slide(to: live(to: 66))
    shell.play(6)
    #expect(
      shell.transcript == "9…10 [a a0:0…1 ] 10>4 resumed(a) 4>6 windowSlid 6…8 [b b0:0…1 ] 8…11"
    )
  }

  @Test("an event that is set where content was shown again does not play when playing backwards passes it")
  func setBehind() {
    let event = ad("a", at: 10, [1], resume: offset(-4))
    var shell = shell([event], on: film, from: 9)
    shell.play(7)
    shell.tell(.setEvents([event, ad("b", at: 8, [1])]))
    shell.tell(.playheadMoved(to: .seconds(7)))
    shell.tell(.playheadMoved(to: .seconds(9)))
    #expect(shell.transcript == "9…10 [a a0:0…1 ] 10>6 resumed(a) 6…11")
  }

  @Test("what lies in a range that was skipped while content was shown again does not play backwards")
  func skippedWhileShownAgain() {
    let events = [ad("a", at: 10, [1], resume: offset(-4)), ad("c", at: 14, [1])]
    var shell = shell(events, on: film, from: 9)
    shell.play(2)
    shell.tell(.setEvents(events + [ad("b", at: 8, [1], resume: offset(10))]))
    shell.play(4)
    shell.tell(.playheadMoved(to: .seconds(12)))
    shell.tell(.playheadMoved(to: .seconds(15)))
    #expect(
      shell.transcript == "9…10 [a a0:0…1 ] 10>6 resumed(a) 6…8 [b b0:0…1 ] 8>18 resumed(b) 18…19"
    )
  }

  @Test("an event that waits behind the window and is set again as one that has played once does not play")
  func playedOnceBehindTheWindow() {
    for isSought in [false, true] {
      let first = ad("a", at: 10, [5])
      var shell = Shell([first, ad("b", at: 10, [5])], on: live(to: 60), playedOnce: ["b"])
      shell.begin(at: 10)
      shell.play(2)
      shell.slide(to: live(to: 80))
      shell.tell(.setEvents([first, ad("b", at: 10, [5], once: true, restrict: .jump)]))
      if isSought { shell.seek(to: 40) } else { shell.play(4) }
      let end = isSought ? "]sought 10>40 sought" : "a0:2…5 ] 10>20 windowSlid 20…21"
      #expect(shell.transcript == "[a a0:0…2 \(end)")
    }
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
