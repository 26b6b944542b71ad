import HLS

extension SeekTableTests {
  static let away: [Case] = [
    Case(
      rule: "10: a seek while an interstitial plays cancels it",
      events: [ad("a", at: 10), ad("b", at: 10)],
      steps: {
        $0.begin(at: 10)
        $0.play(3)
        $0.seek(to: 40)
        $0.play(1)
      },
      seen: "[a a0:0…3 ]sought 10>40 sought 40…41"
    ),
    Case(
      rule: "10: and those that follow restrict it",
      events: [ad("a", at: 10), ad("b", at: 20, [1], restrict: .jump)],
      steps: {
        $0.begin(at: 10)
        $0.play(3)
        $0.seek(to: 40)
        $0.play(2)
      },
      seen: "[a a0:0…3 ]sought no(seek 40 b) 10>20 restricted(b) [b b0:0…1 ] 20…21"
    ),
    Case(
      rule: "10: JUMP refuses it forward",
      events: [ad("a", at: 10, [5], restrict: .jump)],
      steps: {
        $0.begin(at: 10)
        $0.play(3)
        $0.seek(to: 40)
        $0.play(3)
      },
      seen: "[a a0:0…3 no(seek 40 a) a0:3…5 ] 10…11"
    ),
    Case(
      rule: "10: SKIP refuses it forward",
      events: [ad("a", at: 10, [5], restrict: .skip)],
      steps: {
        $0.begin(at: 10)
        $0.play(3)
        $0.seek(to: 40)
        $0.play(3)
      },
      seen: "[a a0:0…3 no(seek 40 a) a0:3…5 ] 10…11"
    ),
    Case(
      rule: "10: JUMP of an event that waits refuses it",
      events: [ad("a", at: 10, [5]), ad("b", at: 10, [1], restrict: .jump)],
      steps: {
        $0.begin(at: 10)
        $0.play(3)
        $0.seek(to: 40)
        $0.play(4)
      },
      seen: "[a a0:0…3 no(seek 40 b) a0:3…5 ] [b b0:0…1 ] 10…11"
    ),
    Case(
      rule: "10: JUMP of an event that has just played does not refuse it",
      events: [ad("a", at: 10, [1], restrict: .jump), ad("b", at: 10, [5])],
      steps: {
        $0.begin(at: 9)
        $0.play(4)
        $0.seek(to: 40)
        $0.play(1)
      },
      seen: "9…10 [a a0:0…1 ] [b b0:0…2 ]sought 10>40 sought 40…41"
    ),
    Case(
      rule: "10: into the range of an event that plays once, and has begun",
      events: [ad("a", at: 10, [5], resume: offset(10), once: true)],
      steps: {
        $0.begin(at: 10)
        $0.play(1)
        $0.seek(to: 15)
        $0.play(1)
      },
      seen: "[a a0:0…1 ]sought 10>15 sought 15…16"
    ),
    Case(
      rule: "10: back is free",
      events: [ad("a", at: 10, [5], restrict: [.jump, .skip])],
      steps: {
        $0.begin(at: 10)
        $0.play(3)
        $0.seek(to: 8)
        $0.play(3)
      },
      seen: "[a a0:0…3 ]sought 10>8 sought 8…10 [a a0:0…1"
    ),
    Case(
      rule: "10: a join event that restricts is not sought away from",
      events: [ad("a", [5], cue: .join, restrict: .skip)],
      steps: {
        $0.begin(at: 10)
        $0.play(3)
        $0.seek(to: 8)
        $0.play(3)
      },
      seen: "[a a0:0…3 no(seek 8 a) a0:3…5 ] 10…11"
    ),
    Case(
      rule: "10: a seek back from a leave event",
      events: [ad("a", [5], cue: .leave)],
      steps: {
        $0.begin(at: 99)
        $0.play(3)
        $0.seek(to: 98)
        $0.play(8)
      },
      seen: "99…100 [a a0:0…2 ]sought 100>98 sought 98…100 [a a0:0…5 ] ."
    ),
    Case(
      rule: "10: a seek after the end of all",
      events: [],
      steps: {
        $0.begin(at: 99)
        $0.play(3)
        $0.seek(to: 98)
        $0.play(1)
      },
      seen: "99…100 . 100>98 sought 98…99"
    ),
    Case(
      rule: "10: a seek after the end of content that has grown is not refused by what played there",
      events: [ad("a", at: 100, [1], restrict: .jump)],
      steps: {
        $0.begin(at: 99)
        $0.play(3)
        $0.slide(to: PrimaryTimeline(end: .seconds(150)))
        $0.seek(to: 140)
        $0.play(1)
      },
      seen: "99…100 [a a0:0…1 ] . 100>140 sought 140…141"
    ),
    Case(
      rule: "10: cancelling resumes at the offset of the app, and drops those that wait",
      events: [ad("a", at: 10, resume: offset(3)), ad("b", at: 10)],
      steps: {
        $0.begin(at: 10)
        $0.play(3)
        $0.tell(.cancel(resumption: offset(7)))
        $0.play(1)
      },
      seen: "[a a0:0…3 ]cancelled 10>17 cancelled(a) 17…18"
    ),
    Case(
      rule: "10: cancelled events replace what the content moved on by, and those that waited nothing",
      events: [ad("a", at: 10, resume: offset(30)), ad("b", at: 10, resume: offset(20))],
      steps: {
        $0.begin(at: 10)
        $0.play(3)
        $0.tell(.cancel(resumption: offset(7)))
        $0.seek(to: 25)
        $0.play(1)
      },
      seen: "[a a0:0…3 ]cancelled 10>17 cancelled(a) 17>25 sought 25…26"
    ),
    Case(
      rule: "10: cancelling with the time that has played counts a seek inside",
      events: [ad("a", at: 10)],
      steps: {
        $0.begin(at: 10)
        $0.tell(.seekInAsset(from: .zero, to: .seconds(6)))
        $0.tell(.cancel(resumption: .duration))
        $0.play(1)
      },
      seen: "[a ]cancelled 10>16 cancelled(a) 16…17"
    ),
    Case(
      rule: "10: cancelling may go back in content that is shown again, which ends where it would have",
      events: [ad("b", at: 8, [2]), ad("a", at: 10, [1], resume: offset(-4))],
      steps: {
        $0.begin(at: 9)
        $0.play(5)
        $0.tell(.cancel(resumption: offset(-2)))
        $0.play(5)
      },
      seen: "9…10 [a a0:0…1 ] 10>6 resumed(a) 6…8 [b b0:0…1 ]cancelled 8>6 cancelled(b) 6…11"
    ),
    Case(
      rule: "10: cancelling without an offset counts what has played",
      events: [ad("a", at: 10, resume: .duration), ad("b", at: 15, [1])],
      steps: {
        $0.begin(at: 10)
        $0.play(3)
        $0.tell(.cancel(resumption: nil))
        $0.play(3)
      },
      seen: "[a a0:0…3 ]cancelled 10>13 cancelled(a) 13…15 [b b0:0…1 ]"
    ),
    Case(
      rule: "10: an event that begins again has its whole range again, though it was cancelled before",
      events: [ad("a", at: 10, resume: .duration)],
      steps: {
        $0.begin(at: 10)
        $0.play(3)
        $0.tell(.cancel(resumption: nil))
        $0.seek(to: 10)
        $0.play(1)
        $0.seek(to: 15)
        $0.play(1)
      },
      seen: "[a a0:0…3 ]cancelled 10>13 cancelled(a) 13>10 sought [a a0:0…1 ]sought [a a0:0…1"
    ),
    Case(
      rule: "10: cancelling by the clock counts all events of the time",
      events: [ad("a", at: 10, [2]), ad("b", at: 10)],
      steps: {
        $0.begin(at: 10)
        $0.play(5)
        $0.tell(.cancel(resumption: .timeTaken))
        $0.play(1)
      },
      seen: "[a a0:0…2 ] [b b0:0…3 ]cancelled 10>15 cancelled(b) 15…16"
    ),
  ]
}
