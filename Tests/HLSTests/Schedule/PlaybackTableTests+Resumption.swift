import HLS

extension PlaybackTableTests {
  static let resumption: [Case] = [
    Case(
      rule: "4: the time taken counts by the clock",
      events: [ad("a", at: 10, [5], resume: .timeTaken)],
      steps: {
        $0.begin(at: 0)
        $0.play(12)
        $0.now += .seconds(7)
        $0.play(5)
      },
      seen: "0…10 [a a0:0…2 a0:2…5 ] 10>22 resumed(a) 22…24"
    ),
    Case(
      rule: "4: the duration counts what played, however long it took",
      events: [ad("a", at: 10, [5], resume: .duration)],
      steps: {
        $0.begin(at: 0)
        $0.play(12)
        $0.now += .seconds(7)
        $0.play(5)
      },
      seen: "0…10 [a a0:0…2 a0:2…5 ] 10>15 resumed(a) 15…17"
    ),
    Case(
      rule: "4: the duration is what the assets really lasted",
      events: [ad("a", at: 10, [5, 5], resume: .duration)],
      steps: {
        $0.lengths["a"] = [.seconds(4), .seconds(3)]
        $0.begin(at: 0)
        $0.play(20)
      },
      seen: "0…10 [a a0:0…4 a1:0…3 ] 10>17 resumed(a) 17…20"
    ),
    Case(
      rule: "4: the duration is the limit if that is shorter",
      events: [ad("a", at: 10, [5, 5], resume: .duration, limit: 7)],
      steps: forward(20),
      seen: "0…10 [a a0:0…5 a1:0…2 ]limitReached 10>17 resumed(a) 17…20"
    ),
    Case(
      rule: "4: resumption at the end of the content is the end",
      events: [ad("a", at: 95, [10], resume: offset(10))],
      steps: {
        $0.begin(at: 90)
        $0.play(50)
      },
      seen: "90…95 [a a0:0…10 ] 95>100 heldAtEnd ."
    ),
    Case(
      rule: "5: a limit cuts, and what comes later does not begin",
      events: [ad("a", at: 10, [5, 5, 5], limit: 5)],
      steps: forward(20),
      seen: "0…10 [a a0:0…5 ]limitReached 10…15"
    ),
    Case(
      rule: "5: a limit longer than the assets does nothing",
      events: [ad("a", at: 10, [5], limit: 6)],
      steps: forward(20),
      seen: "0…10 [a a0:0…5 ] 10…15"
    ),
    Case(
      rule: "5: a limit of zero plays nothing",
      events: [ad("a", at: 10, [5], limit: 0)],
      steps: forward(20),
      seen: "0…10 [a ]limitReached 10…20"
    ),
    Case(
      rule: "5: a limit cuts assets whose length is not known",
      events: [ad("a", at: 10, [nil, nil], limit: 12)],
      steps: forward(25),
      seen: "0…10 [a a0:0…10 a1:0…2 ]limitReached 10…13"
    ),
    Case(
      rule: "11: a broken asset leads to the next",
      events: [ad("a", at: 10, [5, 5], resume: .duration)],
      steps: {
        $0.broken = ["a0"]
        $0.begin(at: 0)
        $0.play(20)
      },
      seen: "0…10 [a a1:0…5 ] 10>15 resumed(a) 15…20"
    ),
    Case(
      rule: "11: no asset could be played: the content goes on there, whatever the offset",
      events: [ad("a", at: 10, [5, 5], resume: offset(4))],
      steps: {
        $0.broken = ["a0", "a1"]
        $0.begin(at: 0)
        $0.play(12)
      },
      seen: "0…10 [a ]failed 10…12"
    ),
    Case(
      rule: "11: and shows nothing again",
      events: [ad("a", at: 10, [5], resume: offset(-4))],
      steps: {
        $0.broken = ["a0"]
        $0.begin(at: 0)
        $0.play(12)
      },
      seen: "0…10 [a ]failed 10…12"
    ),
    Case(
      rule: "11: and the offsets of the others count",
      events: [
        ad("a", at: 10, [2], resume: offset(3)), ad("b", at: 10, [2], resume: offset(4)),
        ad("c", at: 10, [2], resume: offset(5)),
      ],
      steps: {
        $0.broken = ["b0"]
        $0.begin(at: 0)
        $0.play(15)
      },
      seen: "0…10 [a a0:0…2 ] [b ]failed [c c0:0…2 ] 10>18 resumed(c) 18…19"
    ),
    Case(
      rule: "11: by the clock, neither",
      events: [listed("a", at: 10, resume: .timeTaken)],
      steps: {
        $0.begin(at: 0)
        $0.play(12)
      },
      seen: "0…10 [a list ]failed 10…12"
    ),
    Case(
      rule: "11: a join into one that cannot be played goes on where it began",
      events: [ad("a", at: 10, [10], resume: offset(10))],
      steps: {
        $0.broken = ["a0"]
        $0.begin(at: 14)
        $0.play(1)
      },
      seen: "[a+4 ]failed 14…15"
    ),
    Case(
      rule: "11: and its range can be sought into from then on",
      events: [ad("a", at: 10, [10], resume: offset(10))],
      steps: {
        $0.broken = ["a0"]
        $0.begin(at: 0)
        $0.play(11)
        $0.seek(to: 15)
        $0.play(1)
        $0.seek(to: 9)
        $0.play(2)
      },
      seen: "0…10 [a ]failed 10…11 11>15 sought 15…16 16>9 sought 9…10 [a ]failed 10…11"
    ),
    Case(
      rule: "11: one asset of several that plays is enough for the offset",
      events: [ad("a", at: 10, [5, 5], resume: offset(9))],
      steps: {
        $0.broken = ["a1"]
        $0.begin(at: 0)
        $0.play(16)
      },
      seen: "0…10 [a a0:0…5 ] 10>19 resumed(a) 19…20"
    ),
    Case(
      rule: "11: a join event that cannot be played",
      events: [ad("a", [5], resume: offset(9), cue: .join)],
      steps: {
        $0.broken = ["a0"]
        $0.begin(at: 40)
        $0.play(1)
      },
      seen: "[a ]failed 40…41"
    ),
    Case(
      rule: "11: no asset left: nothing played, so a duration is zero",
      events: [ad("a", at: 10, [5], resume: .duration), ad("b", at: 12, [1])],
      steps: {
        $0.broken = ["a0"]
        $0.begin(at: 0)
        $0.play(14)
      },
      seen: "0…10 [a ]failed 10…12 [b b0:0…1 ] 12…13"
    ),
    Case(
      rule: "11: no assets at all",
      events: [ad("a", at: 10, [])],
      steps: forward(12),
      seen: "0…10 [a ]nothingToPlay 10…12"
    ),
    Case(
      rule: "11: a list that does not come: the content goes on there, whatever the offset",
      events: [listed("a", at: 10, resume: offset(10))],
      steps: forward(12),
      seen: "0…10 [a list ]failed 10…12"
    ),
    Case(
      rule: "11: a list that is empty: the content goes on, at the offset that was given",
      events: [listed("a", at: 10, resume: offset(4))],
      steps: {
        $0.lists["a"] = []
        $0.begin(at: 0)
        $0.play(12)
      },
      seen: "0…10 [a list ]nothingToPlay 10>14 resumed(a) 14…16"
    ),
    Case(
      rule: "11: or there, without one",
      events: [listed("a", at: 10, resume: .duration)],
      steps: {
        $0.lists["a"] = []
        $0.begin(at: 0)
        $0.play(12)
      },
      seen: "0…10 [a list ]nothingToPlay 10…12"
    ),
    Case(
      rule: "11: a list names the assets",
      events: [listed("a", at: 10)],
      steps: {
        $0.lists["a"] = [.seconds(2), nil]
        $0.begin(at: 0)
        $0.play(23)
      },
      seen: "0…10 [a list a0:0…2 a1:0…10 ] 10…11"
    ),
  ]
}
