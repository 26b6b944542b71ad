import Testing

@testable import HeadlessAVFoundation

/// One line of a playback's story: what happens when, and what follows.
struct PlaybackStep {
  var at: Duration
  var event: Playback.Event
  var effects: [Playback.Effect]
  var wake: Duration?

  init(_ at: Double, _ event: Playback.Event, _ effects: [Playback.Effect] = [], wake: Double? = nil) {
    self.at = .seconds(at)
    self.event = event
    self.effects = effects
    self.wake = wake.map { .seconds($0) }
  }
}

struct PlaybackStory: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var steps: @Sendable () -> [PlaybackStep]

  init(_ name: String, _ steps: @escaping @Sendable () -> [PlaybackStep]) {
    testDescription = name
    self.steps = steps
  }
}

@Suite("Playback")
struct PlaybackTests {
  static func item(
    _ seconds: Int? = 10,
    load: Int = 0,
    seek: Int = 0,
    stalls: [PlaybackScript.Stall] = [],
    failure: PlaybackScript.Failure? = nil
  ) -> Playback.Event {
    .replace(
      PlaybackMedia(
        script: PlaybackScript(
          duration: seconds.map { .seconds($0) },
          loadLatency: .seconds(load),
          seekLatency: .seconds(seek),
          stalls: stalls,
          failure: failure
        )
      )
    )
  }

  static func rate(_ rate: Float) -> Playback.Event { .setRate(PlaybackRate(rate)) }
  static let every4 = Playback.Event.observe(1, TimeInterest(interval: CMTime(value: 4, timescale: 1)))

  static let stories: [PlaybackStory] = [
    PlaybackStory("plays to the end, and pauses") {
      [
        PlaybackStep(0, item(), wake: 0),
        PlaybackStep(0, rate(1), wake: 0),
        PlaybackStep(0, .wake, [.loaded], wake: 10),
        PlaybackStep(10, .wake, [.playedToEnd]),
        PlaybackStep(11, rate(1)),
      ]
    },
    PlaybackStory("calls a periodic observer at start, multiples and end") {
      [
        PlaybackStep(0, item(8), wake: 0), PlaybackStep(0, every4, wake: 0),
        PlaybackStep(0, .wake, [.loaded]),
        PlaybackStep(1, rate(2), [.tick([1], .zero)], wake: 3),
        PlaybackStep(3, .wake, [.tick([1], .seconds(4))], wake: 5),
        PlaybackStep(5, .wake, [.tick([1], .seconds(8)), .playedToEnd]),
      ]
    },
    PlaybackStory("waits for a load, and gives a seek up when another comes") {
      [
        PlaybackStep(0, item(load: 2), wake: 2), PlaybackStep(0, rate(1), wake: 2),
        PlaybackStep(1, .seek(to: .seconds(3), 7), wake: 2),
        PlaybackStep(1, .seek(to: .seconds(99), 8), [.seekEnded(7, finished: false)], wake: 2),
        PlaybackStep(2, .wake, [.loaded], wake: 2),
        PlaybackStep(2, .wake, [.seekEnded(8, finished: true), .playedToEnd]),
      ]
    },
    PlaybackStory("tells of a seek once, when it ended") {
      [
        PlaybackStep(0, item(seek: 1), wake: 0), PlaybackStep(0, every4, wake: 0),
        PlaybackStep(0, .wake, [.loaded]),
        PlaybackStep(0, rate(1), [.tick([1], .zero)], wake: 4),
        PlaybackStep(2, .seek(to: .seconds(5), 3), wake: 3),
        PlaybackStep(3, .wake, [.seekEnded(3, finished: true), .tick([1], .seconds(5))], wake: 6),
      ]
    },
    PlaybackStory("stalls once at a position") {
      [
        PlaybackStep(0, item(stalls: [.init(at: .seconds(3), for: .seconds(2))]), wake: 0),
        PlaybackStep(0, .wake, [.loaded]),
        PlaybackStep(0, rate(1), wake: 3),
        PlaybackStep(3, .wake, [.stalled], wake: 5),
        PlaybackStep(5, .wake, wake: 12),
        PlaybackStep(6, .seek(to: .zero, 1), wake: 6),
        PlaybackStep(6, .wake, [.seekEnded(1, finished: true)], wake: 16),
      ]
    },
    PlaybackStory("stalls at the very beginning") {
      [
        PlaybackStep(0, item(stalls: [.init(at: .zero, for: .seconds(2))]), wake: 0),
        PlaybackStep(0, .wake, [.loaded]),
        PlaybackStep(0, rate(1), wake: 0),
        PlaybackStep(0, .wake, [.stalled], wake: 2),
        PlaybackStep(2, .wake, wake: 12),
      ]
    },
    PlaybackStory("breaks off") {
      [
        PlaybackStep(0, item(failure: .at(.seconds(4))), wake: 0), PlaybackStep(0, .wake, [.loaded]),
        PlaybackStep(0, rate(1), wake: 4),
        PlaybackStep(4, .wake, [.failedToPlayToEnd]),
        PlaybackStep(5, rate(1)),
        PlaybackStep(5, .seek(to: .zero, 1), [.seekEnded(1, finished: false)]),
      ]
    },
    PlaybackStory("does not load") {
      [
        PlaybackStep(0, item(load: 1, failure: .whileLoading), wake: 1), PlaybackStep(0, rate(1), wake: 1),
        PlaybackStep(0, .seek(to: .seconds(2), 1), wake: 1),
        PlaybackStep(1, .wake, [.seekEnded(1, finished: false), .failedToLoad]),
      ]
    },
    PlaybackStory("is late, and tells each observer once") {
      [
        PlaybackStep(0, item(), wake: 0), PlaybackStep(0, every4, wake: 0), PlaybackStep(0, .wake, [.loaded]),
        PlaybackStep(0, rate(1), [.tick([1], .zero)], wake: 4),
        PlaybackStep(9, .wake, [.tick([1], .seconds(9))], wake: 10),
      ]
    },
    PlaybackStory("plays backward to the start") {
      [
        PlaybackStep(0, item(), wake: 0), PlaybackStep(0, every4, wake: 0),
        PlaybackStep(0, .seek(to: .seconds(6), 1), wake: 0),
        PlaybackStep(0, .wake, [.loaded], wake: 0),
        PlaybackStep(0, .wake, [.seekEnded(1, finished: true), .tick([1], .seconds(6))]),
        PlaybackStep(0, rate(-1), [.tick([1], .seconds(6))], wake: 2),
        PlaybackStep(2, .wake, [.tick([1], .seconds(4))], wake: 6),
        PlaybackStep(6, .wake, [.tick([1], .zero)]),
      ]
    },
    PlaybackStory("has nothing to wait for in a live stream without observers") {
      [
        PlaybackStep(0, item(nil), wake: 0), PlaybackStep(0, .wake, [.loaded]), PlaybackStep(0, rate(1)),
        PlaybackStep(3, every4, wake: 4),
      ]
    },
  ]

  @Test("follows its table", arguments: stories)
  func follows(story: PlaybackStory) {
    var playback = Playback()
    for (index, step) in story.steps().enumerated() {
      #expect(playback.handle(step.event, at: step.at) == step.effects, "effects of step \(index)")
      #expect(playback.wakeTime == step.wake, "wake after step \(index)")
    }
  }

  @Test("rates that are no pace are none", arguments: [0, -0.0, .nan, .leastNonzeroMagnitude] as [Float])
  func noRates(rate: Float) { #expect(PlaybackRate(rate) == .zero) }

  @Test("the heap of observers agrees with looking at each", arguments: [1, -1, 2.5] as [Float])
  func heapAgrees(rate: Float) {
    let rate = PlaybackRate(rate)
    var queue = ObserverQueue()
    var generator = Generator()
    var position = Duration.seconds(rate.isForward ? 0 : 500)
    let interests = (0..<200).map { _ in
      TimeInterest(interval: CMTime(value: Int64.random(in: 1...300, using: &generator), timescale: 7))
    }
    for (id, interest) in interests.enumerated() { queue.add(id, interest, at: position) }
    queue.restart(at: position, rate: rate)
    for id in stride(from: 0, to: 200, by: 3) { queue.remove(id) }
    for _ in 0..<300 {
      let left = interests.indices.filter { $0 % 3 != 0 }
      let due = left.compactMap { id in interests[id].next(after: position, rate: rate).map { ($0, id) } }
      let first = rate.isForward ? due.map(\.0).min() : due.map(\.0).max()
      #expect(queue.nextPosition == first)
      guard let first else { return }
      position = first
      #expect(queue.passed(to: position) == due.filter { $0.0 == first }.map(\.1))
    }
  }

  private struct Generator: RandomNumberGenerator {
    var state: UInt64 = 5
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 31
    }
  }
}
