import HLS
import Testing

/// What a viewer may do, and what a viewer sees who comes into the middle.
@Suite("Seeking and joining in an interstitial schedule")
struct SeekTableTests {
  typealias Case = PlaybackTableTests.Case

  static func seek(_ from: Double, _ to: Double, then seconds: Double) -> @Sendable (inout Shell) -> Void {
    {
      $0.begin(at: from)
      $0.seek(to: to)
      $0.play(seconds)
    }
  }

  static func join(_ time: Double, then seconds: Double) -> @Sendable (inout Shell) -> Void {
    {
      $0.begin(at: time)
      $0.play(seconds)
    }
  }

  static let jump: [Case] = [
    Case(
      rule: "8: JUMP: a seek over the event leads to it, and the content goes on behind it",
      events: [ad("a", at: 10, [5], restrict: .jump)],
      steps: seek(0, 50, then: 7),
      seen: "no(seek 50 a) 0>10 restricted(a) [a a0:0…5 ] 10…12"
    ),
    Case(
      rule: "8: JUMP: also when it was played before",
      events: [ad("a", at: 10, [5], restrict: .jump)],
      steps: {
        $0.begin(at: 0)
        $0.play(20)
        $0.seek(to: 5)
        $0.seek(to: 30)
        $0.play(6)
      },
      seen: "0…10 [a a0:0…5 ] 10…15 15>5 sought no(seek 30 a) 5>10 restricted(a) [a a0:0…5 ] 10…11"
    ),
    Case(
      rule: "8: JUMP: free once an event that plays once has begun",
      events: [ad("a", at: 10, [5], once: true, restrict: .jump)],
      steps: {
        $0.begin(at: 0)
        $0.play(20)
        $0.seek(to: 5)
        $0.seek(to: 30)
        $0.play(1)
      },
      seen: "0…10 [a a0:0…5 ] 10…15 15>5 sought 5>30 sought 30…31"
    ),
    Case(
      rule: "8: JUMP: of several, the first",
      events: [ad("b", at: 20, [1], restrict: .jump), ad("a", at: 10, [1], restrict: .jump)],
      steps: seek(0, 50, then: 2),
      seen: "no(seek 50 a) 0>10 restricted(a) [a a0:0…1 ] 10…11"
    ),
    Case(
      rule: "8: JUMP: events without it are sought over",
      events: [ad("b", at: 5), ad("a", at: 10, [1], restrict: .jump)],
      steps: seek(0, 50, then: 2),
      seen: "no(seek 50 a) 0>10 restricted(a) [a a0:0…1 ] 10…11"
    ),
    Case(
      rule: "8: JUMP: a seek to the event is free",
      events: [ad("a", at: 10, [1], restrict: .jump)],
      steps: seek(0, 10, then: 2),
      seen: "0>10 sought [a a0:0…1 ] 10…11"
    ),
    Case(
      rule: "8: JUMP: a seek back over the event is free",
      events: [ad("a", at: 10, [1], restrict: .jump)],
      steps: seek(20, 5, then: 1),
      seen: "20>5 sought 5…6"
    ),
    Case(
      rule: "8: JUMP: a seek from where it has just played is free",
      events: [ad("a", at: 10, [1], restrict: .jump)],
      steps: {
        $0.begin(at: 10)
        $0.play(1)
        $0.seek(to: 50)
        $0.play(1)
      },
      seen: "[a a0:0…1 ] 10>50 sought 50…51"
    ),
    Case(
      rule: "8: JUMP: a seek into the range that it replaces leads to its start",
      events: [ad("a", at: 10, [5], resume: offset(5), restrict: .jump)],
      steps: seek(0, 12, then: 6),
      seen: "no(seek 12 a) 0>10 restricted(a) [a a0:0…5 ] 10>15 resumed(a) 15…16"
    ),
    Case(
      rule: "8: JUMP: a join is no seek",
      events: [ad("a", at: 10, [5], restrict: .jump)],
      steps: join(30, then: 1),
      seen: "30…31"
    ),
    Case(
      rule: "8: SKIP: no seek forward inside, back is free",
      events: [ad("a", at: 10, [8], restrict: .skip)],
      steps: {
        $0.begin(at: 10)
        $0.play(4)
        $0.tell(.seekInAsset(from: .seconds(4), to: .seconds(6)))
        $0.play(1)
        $0.tell(.seekInAsset(from: .seconds(5), to: .seconds(1)))
        $0.play(2)
      },
      seen: "[a a0:0…4 no(inside 6 a) a0:4…5 a0:1…3"
    ),
    Case(
      rule: "8: SKIP: no faster rate inside, a slower one is free",
      events: [ad("a", at: 10, [8], restrict: .skip)],
      steps: {
        $0.begin(at: 10)
        $0.tell(.rateRequested(2))
        $0.tell(.rateRequested(0.5))
      },
      seen: "[a no(×2.0 a) ×1.0 ×0.5"
    ),
    Case(
      rule: "8: without SKIP, all is free inside",
      events: [ad("a", at: 10, [8])],
      steps: {
        $0.begin(at: 10)
        $0.tell(.rateRequested(2))
        $0.tell(.seekInAsset(from: .seconds(0), to: .seconds(6)))
        $0.play(3)
      },
      seen: "[a ×2.0 a0:6…8 ] 10…11"
    ),
    Case(
      rule: "8: without SKIP, a seek inside plays up to the limit",
      events: [ad("a", at: 10, [8], limit: 5)],
      steps: {
        $0.begin(at: 10)
        $0.tell(.seekInAsset(from: .seconds(0), to: .seconds(3)))
        $0.play(3)
      },
      seen: "[a a0:3…5 ]limitReached 10…11"
    ),
    Case(
      rule: "8: without SKIP, a seek inside to behind the limit ends it",
      events: [ad("a", at: 10, [8], limit: 5)],
      steps: {
        $0.begin(at: 10)
        $0.tell(.seekInAsset(from: .seconds(0), to: .seconds(6)))
        $0.play(1)
      },
      seen: "[a ]limitReached 10…11"
    ),
  ]

  @Test("restricts", arguments: jump) func restricts(_ item: Case) { check(item) }
  @Test("lands", arguments: into) func lands(_ item: Case) { check(item) }
  @Test("leaves", arguments: away) func leaves(_ item: Case) { check(item) }
}
