import Foundation
import Testing

@testable import AdMediation

/// The chain by itself: events in, effects out, no adapters and no clock.
@Suite struct MediationChainTests {
  typealias Effect = MediationChain.Effect

  private static let failure = NSError(domain: "network", code: 3)

  /// What happens at which second.
  private struct Step: Sendable {
    var event: MediationChain.Event
    var at = 0
    var effects: [Effect]
  }

  private struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var sources: Int
    var steps: [Step]
    var outcomes: [AdSourceOutcome]
  }

  private static let rows: [Row] = [
    Row(
      testDescription: "the first source fills",
      sources: 2,
      steps: [
        Step(event: .started, effects: [.load(source: 0)]),
        Step(event: .received(source: 0), effects: [.endAttempt(source: 0), .deliver(source: 0)]),
      ],
      outcomes: [.filled]
    ),
    Row(
      testDescription: "a failure moves on",
      sources: 2,
      steps: [
        Step(event: .started, effects: [.load(source: 0)]),
        Step(event: .failed(source: 0, failure), effects: [.endAttempt(source: 0), .load(source: 1)]),
        Step(event: .received(source: 1), effects: [.endAttempt(source: 1), .deliver(source: 1)]),
      ],
      outcomes: [.failed, .filled]
    ),
    Row(
      testDescription: "a timeout moves on",
      sources: 2,
      steps: [
        Step(event: .started, effects: [.load(source: 0)]),
        Step(event: .timedOut(source: 0), at: 10, effects: [.endAttempt(source: 0), .load(source: 1)]),
        Step(
          event: .failed(source: 1, failure),
          at: 11,
          effects: [.endAttempt(source: 1), .finish(.noFill)]
        ),
      ],
      outcomes: [.timedOut, .failed]
    ),
    Row(
      testDescription: "an unknown class moves on",
      sources: 2,
      steps: [
        Step(event: .started, effects: [.load(source: 0)]),
        Step(event: .notFound(source: 0, failure), effects: [.endAttempt(source: 0), .load(source: 1)]),
        Step(event: .notFound(source: 1, failure), effects: [.endAttempt(source: 1), .finish(.noFill)]),
      ],
      outcomes: [.notFound, .notFound]
    ),
    Row(
      testDescription: "a late ad is suppressed, before and after another source has won",
      sources: 2,
      steps: [
        Step(event: .started, effects: [.load(source: 0)]),
        Step(event: .timedOut(source: 0), at: 10, effects: [.endAttempt(source: 0), .load(source: 1)]),
        Step(event: .received(source: 0), at: 11, effects: [.suppress(source: 0, .lateAnswer)]),
        Step(event: .received(source: 1), at: 12, effects: [.endAttempt(source: 1), .deliver(source: 1)]),
        Step(event: .received(source: 0), at: 13, effects: [.suppress(source: 0, .lateAnswer)]),
      ],
      outcomes: [.timedOut, .filled]
    ),
    Row(
      testDescription: "a second answer is suppressed, whatever the first one was",
      sources: 2,
      steps: [
        Step(event: .started, effects: [.load(source: 0)]),
        Step(event: .failed(source: 0, failure), effects: [.endAttempt(source: 0), .load(source: 1)]),
        Step(event: .received(source: 0), effects: [.suppress(source: 0, .duplicateAnswer)]),
        Step(event: .received(source: 1), effects: [.endAttempt(source: 1), .deliver(source: 1)]),
        Step(event: .received(source: 1), effects: [.suppress(source: 1, .duplicateAnswer)]),
        Step(event: .failed(source: 1, failure), effects: [.suppress(source: 1, .duplicateAnswer)]),
      ],
      outcomes: [.failed, .filled]
    ),
    Row(
      testDescription: "a timer that fires after the answer changes nothing",
      sources: 1,
      steps: [
        Step(event: .started, effects: [.load(source: 0)]),
        Step(event: .received(source: 0), effects: [.endAttempt(source: 0), .deliver(source: 0)]),
        Step(event: .timedOut(source: 0), at: 10, effects: []),
      ],
      outcomes: [.filled]
    ),
    Row(
      testDescription: "cancelling while loading ends the request; the answer is suppressed",
      sources: 2,
      steps: [
        Step(event: .started, effects: [.load(source: 0)]),
        Step(event: .cancelled, at: 1, effects: [.endAttempt(source: 0), .finish(.cancelled)]),
        Step(event: .received(source: 0), at: 2, effects: [.suppress(source: 0, .answerAfterCancelling)]),
        Step(event: .cancelled, at: 3, effects: []),
      ],
      outcomes: [.cancelled]
    ),
    Row(
      testDescription: "cancelling before the start keeps it from starting",
      sources: 1,
      steps: [
        Step(event: .cancelled, effects: [.finish(.cancelled)]),
        Step(event: .started, effects: []),
      ],
      outcomes: []
    ),
    Row(
      testDescription: "cancelling after the end does nothing",
      sources: 1,
      steps: [
        Step(event: .started, effects: [.load(source: 0)]),
        Step(event: .received(source: 0), effects: [.endAttempt(source: 0), .deliver(source: 0)]),
        Step(event: .cancelled, effects: []),
      ],
      outcomes: [.filled]
    ),
    Row(
      testDescription: "starting twice does nothing",
      sources: 1,
      steps: [
        Step(event: .started, effects: [.load(source: 0)]),
        Step(event: .started, effects: []),
      ],
      outcomes: []
    ),
    Row(
      testDescription: "a waterfall without sources has no fill",
      sources: 0,
      steps: [Step(event: .started, effects: [.finish(.noFill)])],
      outcomes: []
    ),
    Row(
      testDescription: "a source that does not exist changes nothing",
      sources: 1,
      steps: [
        Step(event: .started, effects: [.load(source: 0)]),
        Step(event: .timedOut(source: 7), effects: []),
        Step(event: .received(source: 7), effects: [.suppress(source: 7, .lateAnswer)]),
        Step(event: .received(source: 0), effects: [.endAttempt(source: 0), .deliver(source: 0)]),
      ],
      outcomes: [.filled]
    ),
  ]

  @Test("each event has its effects", arguments: rows)
  private func table(_ row: Row) {
    var chain = MediationChain(timeouts: Array(repeating: .seconds(10), count: row.sources))
    for step in row.steps {
      #expect(chain.handle(step.event, at: .seconds(step.at)) == step.effects, "\(step.event)")
    }
    #expect(chain.attempts.map(\.outcome) == row.outcomes)
  }

  @Test("latency is the time from the question to the answer, source by source")
  func latency() {
    var chain = MediationChain(timeouts: [.seconds(10), .seconds(10), .seconds(10)])
    _ = chain.handle(.started, at: .seconds(5))
    _ = chain.handle(.failed(source: 0, Self.failure), at: .seconds(6))
    _ = chain.handle(.timedOut(source: 1), at: .seconds(16))
    _ = chain.handle(.received(source: 2), at: .seconds(19))
    #expect(chain.attempts.map(\.latency) == [.seconds(1), .seconds(10), .seconds(3)])
  }

  @Test("each attempt keeps its error")
  func errors() {
    var chain = MediationChain(timeouts: [.seconds(10), .seconds(2), .seconds(10)])
    _ = chain.handle(.started, at: .zero)
    _ = chain.handle(.failed(source: 0, Self.failure), at: .zero)
    _ = chain.handle(.timedOut(source: 1), at: .seconds(2))
    _ = chain.handle(.received(source: 2), at: .seconds(2))
    #expect(chain.attempts[0].error as? NSError === Self.failure)
    #expect((chain.attempts[1].error as? RequestError)?.code == .timeout)
    #expect((chain.attempts[1].error as? RequestError)?.message.contains("2.0 s") == true)
    #expect(chain.attempts[2].error == nil)
  }
}
