import HLS

extension SeekTableTests {
  static let into: [Case] = [
    Case(
      rule: "9: a seek plays none of the events that it passes",
      events: [ad("a", at: 10), ad("b", at: 20, resume: offset(5))],
      steps: seek(0, 40, then: 1),
      seen: "0>40 sought 40…41"
    ),
    Case(
      rule: "9: a seek to an event's time plays all events of that time",
      events: [ad("a", at: 10, [1]), ad("b", at: 10, [2])],
      steps: seek(0, 10, then: 4),
      seen: "0>10 sought [a a0:0…1 ] [b b0:0…2 ] 10…11"
    ),
    Case(
      rule: "9: a join at an event's time plays it",
      events: [ad("a", at: 10, [1])],
      steps: join(10, then: 2),
      seen: "[a a0:0…1 ] 10…11"
    ),
    Case(
      rule: "9: a seek into the range that an event replaces plays it from its start",
      events: [ad("a", at: 10, [4, 6], resume: offset(10))],
      steps: seek(0, 17, then: 11),
      seen: "0>10 into(a) [a a0:0…4 a1:0…6 ] 10>20 resumed(a) 20…21"
    ),
    Case(
      rule: "9: back, too",
      events: [ad("a", at: 10, [5], resume: offset(10))],
      steps: seek(40, 19, then: 6),
      seen: "40>10 into(a) [a a0:0…5 ] 10>20 resumed(a) 20…21"
    ),
    Case(
      rule: "9: of several events at one time, all",
      events: [ad("a", at: 10, [5], resume: .duration), ad("b", at: 10, [5], resume: .duration)],
      steps: seek(0, 17, then: 11),
      seen: "0>10 into(a) [a a0:0…5 ] [b b0:0…5 ] 10>20 resumed(b) 20…21"
    ),
    Case(
      rule: "9: while it plays, it begins again",
      events: [ad("a", at: 10, [10], resume: offset(10))],
      steps: {
        $0.begin(at: 10)
        $0.play(4)
        $0.seek(to: 17)
        $0.play(2)
      },
      seen: "[a a0:0…4 ]sought [a a0:0…2"
    ),
    Case(
      rule: "9: to its start and to its point of resumption is not into it",
      events: [ad("a", at: 10, [2], resume: offset(10))],
      steps: {
        $0.begin(at: 0)
        $0.seek(to: 20)
        $0.seek(to: 10)
        $0.play(3)
      },
      seen: "0>20 sought 20>10 sought [a a0:0…2 ] 10>20 resumed(a) 20…21"
    ),
    Case(
      rule: "9: the list is asked for as a whole",
      events: [listed("a", at: 10, resume: offset(20))],
      on: live(to: 60),
      steps: {
        $0.lists["a"] = [.seconds(5)]
        $0.begin(at: 50)
        $0.seek(to: 18)
        $0.play(6)
      },
      seen: "50>10 into(a) [a list a0:0…5 ] 10>30 resumed(a) 30…31"
    ),
    Case(
      rule: "9: a join into it plays it from there",
      events: [ad("a", at: 10, [4, 6], resume: .duration)],
      steps: join(12, then: 9),
      seen: "[a+2 a0:2…4 a1:0…6 ] 12>20 resumed(a) 20…21"
    ),
    Case(
      rule: "9: by the clock too",
      events: [ad("a", at: 10, [10], resume: .timeTaken)],
      steps: join(12, then: 9),
      seen: "[a+2 a0:2…10 ] 12>20 resumed(a) 20…21"
    ),
    Case(
      rule: "9: content shorter than that: the content goes on at the resume point",
      events: [ad("a", at: 10, [4], resume: offset(10))],
      steps: join(17, then: 1),
      seen: "[a+7 ]passedOver 17>20 resumed(a) 20…21"
    ),
    Case(
      rule: "9: a limit shorter than that, likewise",
      events: [ad("a", at: 10, [nil], resume: offset(10), limit: 5)],
      steps: join(17, then: 1),
      seen: "[a+7 ]passedOver 17>20 resumed(a) 20…21"
    ),
    Case(
      rule: "9: into the second of two events at one time",
      events: [ad("a", at: 10, [5], resume: .duration), ad("b", at: 10, [5], resume: .duration)],
      steps: join(17, then: 4),
      seen: "[b+2 b0:2…5 ] 17>20 resumed(b) 20…21"
    ),
    Case(
      rule: "9: into the first of two events at one time",
      events: [ad("a", at: 10, [5], resume: .duration), ad("b", at: 10, [5], resume: .duration)],
      steps: join(13, then: 8),
      seen: "[a+3 a0:3…5 ] [b b0:0…5 ] 13>20 resumed(b) 20…21"
    ),
    Case(
      rule: "9: of a live stream, the list is asked for with the offset",
      events: [listed("a", at: 10, resume: offset(20))],
      on: live(to: 60),
      steps: {
        $0.lists["a"] = [.seconds(5), .seconds(9)]
        $0.begin(at: 18)
        $0.play(7)
      },
      seen: "[a+8 list+8 a1:3…9 ] 18>30 resumed(a) 30…31"
    ),
    Case(
      rule: "9: behind a join event, too",
      events: [listed("a", at: 10, resume: offset(20)), ad("j", [1], cue: .join)],
      on: live(to: 60),
      steps: {
        $0.lists["a"] = [.seconds(9)]
        $0.begin(at: 18)
        $0.play(3)
      },
      seen: "[j j0:0…1 ] [a+8 list+8 a0:8…9 ] 18>30 resumed(a) 30…31"
    ),
    Case(
      rule: "9: of a recording, as a whole",
      events: [listed("a", at: 10, resume: offset(20))],
      steps: {
        $0.lists["a"] = [.seconds(5), .seconds(9)]
        $0.begin(at: 18)
        $0.play(7)
      },
      seen: "[a+8 list a1:3…9 ] 18>30 resumed(a) 30…31"
    ),
    Case(
      rule: "9: content that is shown again asks for the whole list",
      events: [listed("b", at: 4, resume: offset(4)), ad("a", at: 10, [3], resume: offset(-5))],
      on: live(to: 60),
      steps: {
        $0.lists["b"] = [.seconds(4)]
        $0.begin(at: 10)
        $0.play(7)
      },
      seen: "[a a0:0…3 ] 10>5 resumed(a) [b+1 list b0:1…4 ] 5>8 resumed(b) 8…9"
    ),
    Case(
      rule: "9: into the range of an event that plays once and has played: content",
      events: [ad("a", at: 10, [5], resume: offset(5), once: true)],
      steps: {
        $0.begin(at: 10)
        $0.play(6)
        $0.seek(to: 12)
        $0.play(1)
      },
      seen: "[a a0:0…5 ] 10>15 resumed(a) 15…16 16>12 sought 12…13"
    ),
    Case(
      rule: "9: the end of a replaced range is content",
      events: [ad("a", at: 10, [5], resume: offset(5))],
      steps: join(15, then: 1),
      seen: "15…16"
    ),
  ]

  private static func listed(_ id: String, at seconds: Double, resume: InterstitialEvent.Resumption)
    -> InterstitialEvent
  { PlaybackTableTests.listed(id, at: seconds, resume: resume) }
}
