import Testing

@testable import InteractiveMediaAds

/// What a video display tells of its ad, by itself: looks at the player in, words for the delegate out.
@Suite("A watch over the item of an ad")
struct AdItemWatchTests {
  typealias Event = AdItemWatch.Event
  typealias Effect = AdItemWatch.Effect

  private struct Step: Sendable {
    var event: Event
    var effects: [Effect]

    init(_ event: Event, _ effects: Effect...) {
      self.event = event
      self.effects = effects
    }
  }

  private struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var steps: [Step]
  }

  /// A look at an ad of ten seconds.
  private static func seen(
    _ time: Double,
    wants: Bool = true,
    plays: Bool = true,
    buffered: Double = 0,
    of total: Double = 10
  )
    -> Event
  {
    .seen(.init(wantsToPlay: wants, isPlaying: plays, time: time, total: total, buffered: buffered))
  }

  private static let begun = [
    Step(.ready(total: 10), .didLoad, .isPlaybackReady),
    Step(seen(0), .didStart, .didProgress(0, total: 10)),
  ]

  private static let rows: [Row] = [
    Row(
      testDescription: "an ad is loaded once",
      steps: [Step(.ready(total: 10), .didLoad, .isPlaybackReady), Step(.ready(total: 10))]
    ),
    Row(testDescription: "nothing is seen before it is loaded", steps: [Step(seen(0, buffered: 5))]),
    Row(
      testDescription: "it starts when it plays, and progresses when its time changes",
      steps: begun + [Step(seen(0)), Step(seen(1), .didProgress(1, total: 10))]
    ),
    Row(
      testDescription: "it does not start while it waits",
      steps: [Step(.ready(total: 10), .didLoad, .isPlaybackReady), Step(seen(0, plays: false))]
    ),
    Row(
      testDescription: "a pause is told once, and so is its end",
      steps: begun + [
        Step(seen(1, wants: false, plays: false), .didPause), Step(seen(2, wants: false, plays: false)),
        Step(seen(2), .didResume, .didProgress(2, total: 10)),
      ]
    ),
    Row(
      testDescription: "the halt at the end is no pause, and one in a film of unknown length is",
      steps: begun + [
        Step(seen(10, wants: false, plays: false), .didProgress(10, total: 10)),
        Step(seen(10, wants: false, plays: false, of: 0), .didPause),
      ]
    ),
    Row(
      testDescription: "what is buffered is told when it grows",
      steps: begun + [
        Step(seen(0, buffered: 3), .didBuffer(to: 3)), Step(seen(0, buffered: 3)), Step(seen(0, buffered: 2)),
        Step(seen(0, buffered: 4), .didBuffer(to: 4)),
      ]
    ),
    Row(
      testDescription: "a stall is told once, until it plays again",
      steps: begun + [
        Step(.stalled, .didStartBuffering), Step(.stalled), Step(seen(0, plays: false)),
        Step(seen(0), .isPlaybackReady), Step(seen(0)), Step(.stalled, .didStartBuffering),
      ]
    ),
    Row(
      testDescription: "a stall before the start is told, and neither one before loading nor in a pause",
      steps: [
        Step(.stalled), Step(.ready(total: 10), .didLoad, .isPlaybackReady),
        Step(.stalled, .didStartBuffering),
        Step(seen(0), .didStart, .isPlaybackReady, .didProgress(0, total: 10)),
        Step(seen(0, wants: false, plays: false), .didPause), Step(.stalled),
      ]
    ),
    Row(
      testDescription: "nothing is told after the end",
      steps: begun + [
        Step(.ended(total: 10), .didComplete), Step(.ended(total: 10)), Step(.failed), Step(.stalled),
        Step(.ready(total: 10)), Step(seen(3, buffered: 9)),
      ]
    ),
    Row(
      testDescription: "an ad that is too short to be seen starts and ends",
      steps: [
        Step(.ended(total: 1)), Step(.ready(total: 1), .didLoad, .isPlaybackReady),
        Step(.ended(total: 1), .didStart, .didComplete), Step(.ended(total: 1)), Step(.failed),
        Step(.ready(total: 1)),
      ]
    ),
    Row(
      testDescription: "a failure is told once, and nothing after it",
      steps: [
        Step(.failed, .didFail), Step(.failed), Step(.ready(total: 10)), Step(.ended(total: 10)),
        Step(.stalled),
        Step(seen(1, buffered: 5)),
      ]
    ),
  ]

  @Test("each event has its effects", arguments: rows)
  private func table(_ row: Row) {
    var watch = AdItemWatch()
    for (index, step) in row.steps.enumerated() {
      #expect(watch.handle(step.event) == step.effects, "step \(index): \(step.event)")
    }
  }
}
