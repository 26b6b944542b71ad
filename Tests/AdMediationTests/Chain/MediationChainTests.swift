import Foundation
import Testing

@testable import AdMediation

/// The chain by itself: events in, effects out, no adapters and no clock.
@Suite struct MediationChainTests {
  typealias Chain = MediationChain<Int>
  typealias Effect = Chain.Effect

  private static let failure = NSError(domain: "network", code: 3)
  private static let timeout = RequestError.timeout(after: .seconds(10))

  private struct Step: Sendable {
    var event: Chain.Event
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
        Step(event: .requested, effects: [.load(source: 0)]),
        Step(
          event: .received(source: 0, 0),
          effects: [.endAttempt(source: 0, .filled, nil), .deliver(source: 0, 0)]
        ),
      ],
      outcomes: [.filled]
    ),
    Row(
      testDescription: "a failure moves on",
      sources: 2,
      steps: [
        Step(event: .requested, effects: [.load(source: 0)]),
        Step(
          event: .failed(source: 0, failure),
          effects: [.endAttempt(source: 0, .failed, failure), .load(source: 1)]
        ),
        Step(
          event: .received(source: 1, 1),
          effects: [.endAttempt(source: 1, .filled, nil), .deliver(source: 1, 1)]
        ),
      ],
      outcomes: [.failed, .filled]
    ),
    Row(
      testDescription: "a timeout moves on",
      sources: 2,
      steps: [
        Step(event: .requested, effects: [.load(source: 0)]),
        Step(
          event: .timedOut(source: 0, after: .seconds(10)),
          effects: [.endAttempt(source: 0, .timedOut, timeout), .load(source: 1)]
        ),
        Step(
          event: .failed(source: 1, failure),
          effects: [.endAttempt(source: 1, .failed, failure), .finish(.noFill)]
        ),
      ],
      outcomes: [.timedOut, .failed]
    ),
    Row(
      testDescription: "an unknown class moves on",
      sources: 2,
      steps: [
        Step(event: .requested, effects: [.load(source: 0)]),
        Step(
          event: .notFound(source: 0, failure),
          effects: [.endAttempt(source: 0, .notFound, failure), .load(source: 1)]
        ),
        Step(
          event: .notFound(source: 1, failure),
          effects: [.endAttempt(source: 1, .notFound, failure), .finish(.noFill)]
        ),
      ],
      outcomes: [.notFound, .notFound]
    ),
    Row(
      testDescription: "a late ad is suppressed, before and after another source has won",
      sources: 2,
      steps: [
        Step(event: .requested, effects: [.load(source: 0)]),
        Step(
          event: .timedOut(source: 0, after: .seconds(10)),
          effects: [.endAttempt(source: 0, .timedOut, timeout), .load(source: 1)]
        ),
        Step(event: .received(source: 0, 0), effects: [.suppress(source: 0, .ad(0), .lateAnswer)]),
        Step(
          event: .received(source: 1, 1),
          effects: [.endAttempt(source: 1, .filled, nil), .deliver(source: 1, 1)]
        ),
        Step(event: .received(source: 0, 0), effects: [.suppress(source: 0, .ad(0), .lateAnswer)]),
      ],
      outcomes: [.timedOut, .filled]
    ),
    Row(
      testDescription: "a second answer is suppressed, whatever the first one was",
      sources: 2,
      steps: [
        Step(event: .requested, effects: [.load(source: 0)]),
        Step(
          event: .failed(source: 0, failure),
          effects: [.endAttempt(source: 0, .failed, failure), .load(source: 1)]
        ),
        Step(event: .received(source: 0, 0), effects: [.suppress(source: 0, .ad(0), .duplicateAnswer)]),
        Step(
          event: .received(source: 1, 1),
          effects: [.endAttempt(source: 1, .filled, nil), .deliver(source: 1, 1)]
        ),
        Step(event: .received(source: 1, 1), effects: [.suppress(source: 1, .ad(1), .duplicateAnswer)]),
        Step(
          event: .failed(source: 1, failure),
          effects: [.suppress(source: 1, .failure(failure), .duplicateAnswer)]
        ),
      ],
      outcomes: [.failed, .filled]
    ),
    Row(
      testDescription: "a timer that fires after the answer changes nothing",
      sources: 1,
      steps: [
        Step(event: .requested, effects: [.load(source: 0)]),
        Step(
          event: .received(source: 0, 0),
          effects: [.endAttempt(source: 0, .filled, nil), .deliver(source: 0, 0)]
        ),
        Step(event: .timedOut(source: 0, after: .seconds(10)), effects: [.ignored]),
      ],
      outcomes: [.filled]
    ),
    Row(
      testDescription: "cancelling while loading ends the request; the answer is suppressed",
      sources: 2,
      steps: [
        Step(event: .requested, effects: [.load(source: 0)]),
        Step(
          event: .cancelled,
          effects: [.endAttempt(source: 0, .cancelled, RequestError.cancelled), .finish(.cancelled)]
        ),
        Step(event: .received(source: 0, 0), effects: [.suppress(source: 0, .ad(0), .answerAfterCancelling)]),
        Step(event: .cancelled, effects: [.ignored]),
      ],
      outcomes: [.cancelled]
    ),
    Row(
      testDescription: "cancelling before the start keeps it from starting",
      sources: 1,
      steps: [
        Step(event: .cancelled, effects: [.finish(.cancelled)]),
        Step(event: .requested, effects: [.ignored]),
      ],
      outcomes: []
    ),
    Row(
      testDescription: "cancelling after the end does nothing",
      sources: 1,
      steps: [
        Step(event: .requested, effects: [.load(source: 0)]),
        Step(
          event: .received(source: 0, 0),
          effects: [.endAttempt(source: 0, .filled, nil), .deliver(source: 0, 0)]
        ),
        Step(event: .cancelled, effects: [.ignored]),
      ],
      outcomes: [.filled]
    ),
    Row(
      testDescription: "starting twice does nothing",
      sources: 1,
      steps: [
        Step(event: .requested, effects: [.load(source: 0)]),
        Step(event: .requested, effects: [.ignored]),
      ],
      outcomes: []
    ),
    Row(
      testDescription: "a waterfall without sources has no fill",
      sources: 0,
      steps: [
        Step(event: .requested, effects: [.finish(.noFill)]),
        Step(event: .cancelled, effects: [.ignored]),
      ],
      outcomes: []
    ),
    Row(
      testDescription: "a class that is not found after its source has ended is suppressed",
      sources: 2,
      steps: [
        Step(event: .requested, effects: [.load(source: 0)]),
        Step(
          event: .failed(source: 0, failure),
          effects: [.endAttempt(source: 0, .failed, failure), .load(source: 1)]
        ),
        Step(
          event: .notFound(source: 0, failure),
          effects: [.suppress(source: 0, .failure(failure), .duplicateAnswer)]
        ),
      ],
      outcomes: [.failed]
    ),
    Row(
      testDescription: "a source that does not exist changes nothing",
      sources: 1,
      steps: [
        Step(event: .requested, effects: [.load(source: 0)]),
        Step(event: .timedOut(source: 7, after: .seconds(10)), effects: [.ignored]),
        Step(event: .received(source: 7, 7), effects: [.suppress(source: 7, .ad(7), .lateAnswer)]),
        Step(
          event: .received(source: 0, 0),
          effects: [.endAttempt(source: 0, .filled, nil), .deliver(source: 0, 0)]
        ),
      ],
      outcomes: [.filled]
    ),
  ]

  @Test("each event has its effects", arguments: rows)
  private func table(_ row: Row) {
    var chain = Chain(sourceCount: row.sources)
    for step in row.steps { #expect(Array(chain.handle(step.event)) == step.effects, "\(step.event)") }
    let outcomes = (0..<row.sources).compactMap { chain.outcome(of: SourceRank($0)) }
    #expect(outcomes == row.outcomes)
  }
}

extension SourceRank: ExpressibleByIntegerLiteral {
  init(integerLiteral value: Int) { self.init(value) }
}

extension MediationChain<Int>.Effect: Equatable {
  /// Errors are the same if they have the same text.
  static func == (a: Self, b: Self) -> Bool { "\(a)" == "\(b)" }
}
