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
      rule: "11: no asset left: the content goes on, at the offset that was given",
      events: [ad("a", at: 10, [5], resume: offset(4))],
      steps: {
        $0.broken = ["a0"]
        $0.begin(at: 0)
        $0.play(12)
      },
      seen: "0…10 [a ]failed 10>14 resumed(a) 14…16"
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
      rule: "11: a list that does not come",
      events: [listed("a", at: 10)],
      steps: forward(12),
      seen: "0…10 [a list ]failed 10…12"
    ),
    Case(
      rule: "11: a list that is empty",
      events: [listed("a", at: 10)],
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
