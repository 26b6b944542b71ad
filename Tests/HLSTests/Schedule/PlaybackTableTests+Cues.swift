import HLS

extension PlaybackTableTests {
  static let cues: [Case] = [
    Case(
      rule: "6: once, also after a seek back",
      events: [ad("a", at: 10, [2], once: true)],
      steps: {
        $0.begin(at: 0)
        $0.play(15)
        $0.seek(to: 5)
        $0.play(10)
      },
      seen: "0…10 [a a0:0…2 ] 10…13 13>5 sought 5…15"
    ),
    Case(
      rule: "6: once counts from the begin, also if it is cancelled",
      events: [ad("a", at: 10, [9], once: true)],
      steps: {
        $0.begin(at: 0)
        $0.play(12)
        $0.tell(.cancel(resumption: offset(0)))
        $0.seek(to: 8)
        $0.play(4)
      },
      seen: "0…10 [a a0:0…2 ]cancelled 10>8 sought 8…12"
    ),
    Case(
      rule: "6: without it, again after a seek back",
      events: [ad("a", at: 10, [2])],
      steps: {
        $0.begin(at: 0)
        $0.play(15)
        $0.seek(to: 8)
        $0.play(5)
      },
      seen: "0…10 [a a0:0…2 ] 10…13 13>8 sought 8…10 [a a0:0…2 ] 10…11"
    ),
    Case(
      rule: "7: a join event plays before the content, wherever that begins",
      events: [ad("a", at: 90, [3], cue: .join)],
      steps: {
        $0.begin(at: 40)
        $0.play(5)
      },
      seen: "[a a0:0…3 ] 40…42"
    ),
    Case(
      rule: "7: a join event moves the content only by a given offset",
      events: [ad("a", [3], resume: offset(5), cue: .join)],
      steps: {
        $0.begin(at: 40)
        $0.play(5)
      },
      seen: "[a a0:0…3 ] 40>45 resumed(a) 45…47"
    ),
    Case(
      rule: "7: a join event whose offset is absent moves it by its duration",
      events: [ad("a", [3], resume: .duration, cue: .join)],
      steps: {
        $0.begin(at: 40)
        $0.play(5)
      },
      seen: "[a a0:0…3 ] 40>43 resumed(a) 43…45"
    ),
    Case(
      rule: "7: or by its limit, if that is shorter",
      events: [ad("a", [3], resume: .duration, limit: 2, cue: .join)],
      steps: {
        $0.begin(at: 40)
        $0.play(5)
      },
      seen: "[a a0:0…2 ]limitReached 40>42 resumed(a) 42…45"
    ),
    Case(
      rule: "7: several join events add up",
      events: [ad("a", [3], resume: .duration, cue: .join), ad("b", [4], resume: .duration, cue: .join)],
      steps: {
        $0.begin(at: 0)
        $0.play(8)
      },
      seen: "[a a0:0…3 ] [b b0:0…4 ] 0>7 resumed(b) 7…8"
    ),
    Case(
      rule: "7: a join event leads into the range of another event, which plays from there",
      events: [ad("b", at: 42, [10], resume: offset(10)), ad("a", [5], resume: .duration, cue: .join)],
      steps: {
        $0.begin(at: 40)
        $0.play(13)
      },
      seen: "[a a0:0…5 ] 40>45 resumed(a) [b+3 b0:3…10 ] 45>52 resumed(b) 52…53"
    ),
    Case(
      rule: "7: a leave event whose offset is absent ends at the end",
      events: [ad("a", [2], resume: .duration, cue: .leave)],
      steps: {
        $0.begin(at: 98)
        $0.play(9)
      },
      seen: "98…100 [a a0:0…2 ] ."
    ),
    Case(
      rule: "7: after a join event, the event at the start plays",
      events: [ad("b", at: 40, [2]), ad("a", [3], cue: .join)],
      steps: {
        $0.begin(at: 40)
        $0.play(6)
      },
      seen: "[a a0:0…3 ] [b b0:0…2 ] 40…41"
    ),
    Case(
      rule: "7: a join event does not play again after a seek to the start",
      events: [ad("a", [3], cue: .join)],
      steps: {
        $0.begin(at: 0)
        $0.play(5)
        $0.seek(to: 0)
        $0.play(2)
      },
      seen: "[a a0:0…3 ] 0…2 2>0 sought 0…2"
    ),
    Case(
      rule: "7: a leave event plays after the end",
      events: [ad("a", at: 3, [2], cue: .leave)],
      steps: {
        $0.begin(at: 98)
        $0.play(9)
      },
      seen: "98…100 [a a0:0…2 ] ."
    ),
    Case(
      rule: "7: leave events play after the event at the end",
      events: [ad("z", [2], cue: .leave), ad("a", at: 100, [3])],
      steps: {
        $0.begin(at: 98)
        $0.play(9)
      },
      seen: "98…100 [a a0:0…3 ] [z z0:0…2 ] ."
    ),
    Case(
      rule: "7: a leave event with a negative offset shows content again, once",
      events: [ad("a", at: 3, [2], resume: offset(-3), cue: .leave), ad("b", at: 98, [1])],
      steps: {
        $0.begin(at: 99)
        $0.play(9)
      },
      seen: "99…100 [a a0:0…2 ] 100>97 resumed(a) 97…98 [b b0:0…1 ] 98…100 ."
    ),
    Case(
      rule: "7: a live stream has no leave events",
      events: [ad("a", [2], cue: .leave)],
      on: live(to: 60),
      steps: {
        $0.begin(at: 50)
        $0.play(20)
        $0.tell(.primaryEnded)
      },
      seen: "50…60 no(contentHasNoEnd)"
    ),
  ]
}
