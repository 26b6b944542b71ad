import HLS
import Testing

/// What a viewer sees for every rule: forward, by seeking and by joining.
@Suite("What an interstitial schedule plays")
struct PlaybackTableTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: String
    let events: [InterstitialEvent]
    var on = film
    let steps: @Sendable (inout Shell) -> Void
    let seen: String
    var testDescription: String { rule }
  }

  /// Begins at zero and plays this long.
  static func forward(_ seconds: Double) -> @Sendable (inout Shell) -> Void {
    {
      $0.begin(at: 0)
      $0.play(seconds)
    }
  }

  static let order: [Case] = [
    Case(
      rule: "1: an event plays at its time, and the content goes on there",
      events: [ad("a", at: 10)],
      steps: forward(30),
      seen: "0…10 [a a0:0…10 ] 10…20"
    ),
    Case(
      rule: "1: events at one time play in the order in which they stand",
      events: [ad("b", at: 10, [5]), ad("a", at: 10, [5])],
      steps: forward(30),
      seen: "0…10 [b b0:0…5 ] [a a0:0…5 ] 10…20"
    ),
    Case(
      rule: "1: their resume offsets add up",
      events: [ad("a", at: 10, [5], resume: offset(4)), ad("b", at: 10, [5], resume: offset(3))],
      steps: forward(25),
      seen: "0…10 [a a0:0…5 ] [b b0:0…5 ] 10>17 resumed(b) 17…22"
    ),
    Case(
      rule: "1: offsets of both signs add up",
      events: [ad("a", at: 10, [5], resume: offset(4)), ad("b", at: 10, [5], resume: offset(-4))],
      steps: forward(25),
      seen: "0…10 [a a0:0…5 ] [b b0:0…5 ] 10…15"
    ),
    Case(
      rule: "2: an event inside a skipped range does not play",
      events: [ad("a", at: 10, resume: offset(10)), ad("b", at: 15)],
      steps: forward(30),
      seen: "0…10 [a a0:0…10 ] 10>20 resumed(a) 20…30"
    ),
    Case(
      rule: "2: an event at the time at which the content goes on plays",
      events: [ad("a", at: 10, resume: offset(10)), ad("b", at: 20, [5])],
      steps: forward(30),
      seen: "0…10 [a a0:0…10 ] 10>20 resumed(a) [b b0:0…5 ] 20…25"
    ),
    Case(
      rule: "2: the ranges of events at one time add up",
      events: [
        ad("a", at: 10, [1], resume: offset(5)), ad("b", at: 10, [1], resume: offset(5)), ad("c", at: 18),
      ],
      steps: forward(15),
      seen: "0…10 [a a0:0…1 ] [b b0:0…1 ] 10>20 resumed(b) 20…23"
    ),
    Case(
      rule: "2: a range that turned out longer skips what lies in it",
      events: [ad("a", at: 10, [nil], resume: .duration), ad("b", at: 15), ad("c", at: 20, [1])],
      steps: forward(30),
      seen: "0…10 [a a0:0…10 ] 10>20 resumed(a) [c c0:0…1 ] 20…29"
    ),
    Case(
      rule: "2: a range by the clock is as long as the event really took",
      events: [ad("a", at: 10, resume: .timeTaken)],
      steps: {
        $0.begin(at: 10)
        $0.play(4)
        $0.now += .seconds(5)
        $0.play(7)
        $0.seek(to: 22)
        $0.play(1)
      },
      seen: "[a a0:0…4 a0:4…10 ] 10>25 resumed(a) 25…26 26>10 into(a) [a a0:0…1"
    ),
    Case(
      rule: "3: a negative offset shows content again, and not the event",
      events: [ad("a", at: 10, resume: offset(-4))],
      steps: forward(30),
      seen: "0…10 [a a0:0…10 ] 10>6 resumed(a) 6…16"
    ),
    Case(
      rule: "2: what would have been skipped by an event that was sought over plays",
      events: [
        ad("a", at: 10, [1], resume: offset(9), once: true), ad("b", at: 15, [2], resume: offset(30)),
        ad("c", at: 20, [1]),
      ],
      steps: forward(15),
      seen: "0…10 [a a0:0…1 ] 10>19 resumed(a) 19…20 [c c0:0…1 ] 20…22"
    ),
    Case(
      rule: "3: events between play again",
      events: [ad("b", at: 8, [2]), ad("a", at: 10, [3], resume: offset(-4))],
      steps: forward(25),
      seen: "0…8 [b b0:0…2 ] 8…10 [a a0:0…3 ] 10>6 resumed(a) 6…8 [b b0:0…2 ] 8…14"
    ),
    Case(
      rule: "3: events between do not play again if they play once",
      events: [ad("b", at: 8, [2], once: true), ad("a", at: 10, [3], resume: offset(-4))],
      steps: forward(23),
      seen: "0…8 [b b0:0…2 ] 8…10 [a a0:0…3 ] 10>6 resumed(a) 6…14"
    ),
    Case(
      rule: "3: another event that goes back does not play again",
      events: [ad("b", at: 8, [2], resume: offset(-1)), ad("a", at: 10, [3], resume: offset(-4))],
      steps: forward(24),
      seen: "0…8 [b b0:0…2 ] 8>7 resumed(b) 7…10 [a a0:0…3 ] 10>6 resumed(a) 6…14"
    ),
    Case(
      rule: "3: the content goes back into a range that an event replaces",
      events: [ad("b", at: 4, [4], resume: offset(4)), ad("a", at: 10, [3], resume: offset(-5))],
      steps: forward(20),
      seen:
        "0…4 [b b0:0…4 ] 4>8 resumed(b) 8…10 [a a0:0…3 ] 10>5 resumed(a) [b+1 b0:1…4 ] 5>8 resumed(b) 8…12"
    ),
    Case(
      rule: "3: the event plays again after a seek back",
      events: [ad("a", at: 10, [2], resume: offset(-4))],
      steps: {
        $0.begin(at: 0)
        $0.play(20)
        $0.seek(to: 9)
        $0.play(4)
      },
      seen: "0…10 [a a0:0…2 ] 10>6 resumed(a) 6…14 14>9 sought 9…10 [a a0:0…2 ] 10>6 resumed(a) 6…7"
    ),
    Case(
      rule: "3: back before the start is the start",
      events: [ad("a", at: 3, [1], resume: offset(-9))],
      steps: forward(9),
      seen: "0…3 [a a0:0…1 ] 3>0 windowSlid 0…5"
    ),
  ]

  static func listed(
    _ id: String,
    at seconds: Double,
    resume: InterstitialEvent.Resumption = .offset(.zero)
  ) -> InterstitialEvent {
    var event = ad(id, at: seconds, [], resume: resume)
    event.needsAssetList = true
    return event
  }

  @Test("plays in order", arguments: order) func playsInOrder(_ item: Case) { check(item) }
  @Test("resumes", arguments: resumption) func resumes(_ item: Case) { check(item) }
  @Test("keeps cues", arguments: cues) func keepsCues(_ item: Case) { check(item) }
}

func check(_ item: PlaybackTableTests.Case) {
  var shell = Shell(item.events, on: item.on)
  item.steps(&shell)
  #expect(shell.transcript == item.seen, "\(item.rule)")
}
