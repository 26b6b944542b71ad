import HLS
import Testing

/// Live streams, whose window slides, and schedules that change.
@Suite("A live stream with interstitials, and schedules that change")
struct LiveTableTests {
  typealias Case = PlaybackTableTests.Case

  static let live: [Case] = [
    Case(
      rule: "12: a dated event plays at its date, and the content goes on by the clock",
      events: [dated("a", 50, [5])],
      on: HLSTests.live(to: 60),
      steps: {
        $0.begin(at: 42)
        $0.play(8)
        $0.slide(to: HLSTests.live(to: 66))
        $0.play(7)
      },
      seen: "42…50 [a a0:0…5 ] 50>55 resumed(a) 55…57"
    ),
    Case(
      rule: "12: a date beyond the live edge waits for the window",
      events: [dated("a", 64, [5])],
      on: HLSTests.live(to: 60),
      steps: {
        $0.begin(at: 58)
        $0.play(5)
        $0.slide(to: HLSTests.live(to: 66))
        $0.play(8)
      },
      seen: "58…60 60…64 [a a0:0…4"
    ),
    Case(
      rule: "12: a position behind the window moves to its start",
      events: [ad("a", at: 10)],
      on: HLSTests.live(to: 60),
      steps: {
        $0.begin(at: 5)
        $0.slide(to: HLSTests.live(to: 72))
        $0.play(1)
      },
      seen: "5>12 windowSlid 12…13"
    ),
    Case(
      rule: "12: an event at the window's new start plays",
      events: [ad("a", at: 12, [1])],
      on: HLSTests.live(to: 60),
      steps: {
        $0.begin(at: 5)
        $0.slide(to: HLSTests.live(to: 72))
        $0.play(2)
      },
      seen: "5>12 windowSlid [a a0:0…1 ] 12…13"
    ),
    Case(
      rule: "12: a join outside the window moves into it",
      events: [],
      on: HLSTests.live(to: 100),
      steps: {
        $0.begin(at: 5)
        $0.play(1)
      },
      seen: "5>40 windowSlid 40…41"
    ),
    Case(
      rule: "12: a join beyond the edge too",
      events: [],
      on: HLSTests.live(to: 100),
      steps: { $0.begin(at: 500) },
      seen: "500>100 heldAtEnd"
    ),
    Case(
      rule: "12: a seek out of the window too",
      events: [],
      on: HLSTests.live(to: 100),
      steps: {
        $0.begin(at: 50)
        $0.seek(to: 0)
        $0.seek(to: 900)
      },
      seen: "50>40 windowSlid 40>100 heldAtEnd"
    ),
    Case(
      rule: "12: an interstitial that has begun plays on while the window slides over it",
      events: [ad("a", at: 10, [100], resume: offset(0))],
      on: HLSTests.live(to: 60),
      steps: {
        $0.begin(at: 10)
        $0.play(50)
        $0.slide(to: HLSTests.live(to: 110))
        $0.play(52)
      },
      seen: "[a a0:0…50 a0:50…100 ] 10>50 windowSlid 50…52"
    ),
    Case(
      rule: "12: an event that waits for the same time plays on too",
      events: [ad("a", at: 10, [5], resume: .timeTaken), ad("b", at: 10, [2], resume: .timeTaken)],
      on: HLSTests.live(to: 60),
      steps: {
        $0.begin(at: 10)
        $0.play(2)
        $0.slide(to: HLSTests.live(to: 76))
        $0.play(6)
      },
      seen: "[a a0:0…2 a0:2…5 ] [b b0:0…2 ] 10>17 resumed(b) 17…18"
    ),
    Case(
      rule: "12: the content goes on no later than the edge",
      events: [ad("a", at: 59, [5], resume: offset(30))],
      on: HLSTests.live(to: 60),
      steps: {
        $0.begin(at: 58)
        $0.play(7)
      },
      seen: "58…59 [a a0:0…5 ] 59>60 heldAtEnd"
    ),
    Case(
      rule: "8: JUMP in a live stream",
      events: [dated("a", 30, [5]), restricted(dated("b", 40, [5]))],
      on: HLSTests.live(to: 60),
      steps: {
        $0.begin(at: 20)
        $0.seek(to: 55)
        $0.play(6)
      },
      seen: "no(seek 55 b) 20>40 restricted(b) [b b0:0…5 ] 40>45 resumed(b) 45…46"
    ),
    Case(
      rule: "9: a join into a break of a live stream",
      events: [dated("a", 40, [10, 10])],
      on: HLSTests.live(to: 60),
      steps: {
        $0.begin(at: 42 + 10)
        $0.play(9)
      },
      seen: "[a+12 a1:2…10 ] 52>60 resumed(a)"
    ),
    Case(
      rule: "a stream that ends becomes one with an end",
      events: [ad("z", [2], cue: .leave)],
      on: HLSTests.live(to: 60),
      steps: {
        $0.begin(at: 58)
        $0.slide(to: PrimaryTimeline(end: .seconds(60)))
        $0.play(9)
      },
      seen: "58…60 [z z0:0…2 ] ."
    ),
  ]

  static let change: [Case] = [
    Case(
      rule: "13: what plays is not disturbed when events are taken away",
      events: [ad("a", at: 10, [5]), ad("b", at: 10, [5])],
      steps: {
        $0.begin(at: 10)
        $0.play(2)
        $0.tell(.setEvents([]))
        $0.play(5)
      },
      seen: "[a a0:0…2 a0:2…5 ] 10…12"
    ),
    Case(
      rule: "13: an event with the same name replaces one that has not begun",
      events: [ad("a", at: 10, [5])],
      steps: {
        $0.begin(at: 0)
        $0.tell(.setEvents([ad("a", at: 5, [1])]))
        $0.play(12)
      },
      seen: "0…5 [a a0:0…1 ] 5…11"
    ),
    Case(
      rule: "13: of two events with one name, the later counts",
      events: [ad("a", at: 5, [1]), ad("a", at: 10, [2])],
      steps: PlaybackTableTests.forward(13),
      seen: "0…10 [a a0:0…2 ] 10…11"
    ),
    Case(
      rule: "13: one that plays does not change, the next time it has",
      events: [ad("a", at: 10, [5])],
      steps: {
        $0.begin(at: 10)
        $0.play(2)
        $0.tell(.setEvents([ad("a", at: 10, [1], resume: offset(4))]))
        $0.play(4)
        $0.seek(to: 10)
        $0.play(2)
      },
      seen: "[a a0:0…2 a0:2…5 ] 10…11 11>10 sought [a a0:0…1 ] 10>14 resumed(a) 14…15"
    ),
    Case(
      rule: "an event that joins those that wait for the same time plays with them",
      events: [ad("a", at: 10, [2])],
      steps: {
        $0.begin(at: 10)
        $0.tell(.setEvents([ad("a", at: 10, [2]), ad("b", at: 10, [1])]))
        $0.play(4)
      },
      seen: "[a a0:0…2 ] [b b0:0…1 ] 10…11"
    ),
    Case(
      rule: "an event set where the content stands plays at once",
      events: [],
      steps: {
        $0.begin(at: 0)
        $0.play(10)
        $0.tell(.setEvents([ad("a", at: 10, [1])]))
        $0.play(2)
      },
      seen: "0…10 [a a0:0…1 ] 10…11"
    ),
    Case(
      rule: "an event set for a time that has passed does not play",
      events: [],
      steps: {
        $0.begin(at: 0)
        $0.play(10)
        $0.tell(.setEvents([ad("a", at: 9, [1])]))
        $0.play(2)
      },
      seen: "0…10 10…12"
    ),
    Case(
      rule: "a length that becomes known while it plays counts",
      events: [ad("a", at: 10, [nil], resume: .duration), ad("b", at: 13), ad("c", at: 15, [1])],
      steps: {
        $0.begin(at: 9)
        $0.tell(.assetDurationKnown(id: "a", index: 0, duration: .seconds(5)))
        $0.play(9)
      },
      seen: "9…10 [a a0:0…5 ] 10>15 resumed(a) [c c0:0…1 ] 15…17"
    ),
    Case(
      rule: "once survives new events",
      events: [ad("a", at: 10, [1], once: true)],
      steps: {
        $0.begin(at: 10)
        $0.tell(.setEvents([ad("a", at: 10, [2], once: true)]))
        $0.play(2)
        $0.tell(.setEvents([]))
        $0.tell(.setEvents([ad("a", at: 10, [2], once: true)]))
        $0.seek(to: 9)
        $0.play(2)
      },
      seen: "[a a0:0…1 ] 10…11 11>9 sought 9…11"
    ),
  ]

  static func restricted(_ event: InterstitialEvent) -> InterstitialEvent {
    var event = event
    event.restrictions = .jump
    return event
  }

  @Test("slides", arguments: live) func slides(_ item: Case) { check(item) }
  @Test("changes", arguments: change) func changes(_ item: Case) { check(item) }
}
