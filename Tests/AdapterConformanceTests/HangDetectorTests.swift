import Testing

@testable import AdapterConformance

/// When the main actor is taken for blocked, without threads and without time.
@MainActor
@Suite struct HangDetectorTests {
  private let load = WatchedCheck(RuleBook.rules[0], with: ModelFixture<ModelCustomEvent>.self)
  private let view = WatchedCheck(RuleBook.rules[1], with: ModelFixture<ModelCustomEvent>.self)

  /// The effects of so many polls.
  private func poll(_ detector: inout HangDetector, times: Int) -> [HangDetector.Effect] {
    (0..<times).map { _ in detector.poll() }
  }

  private static let almost = HangDetector.missedPollsUntilHang - 1

  @Test("a main actor that never answers is blocked, after enough polls and no sooner")
  func blocked() {
    var detector = HangDetector()
    #expect(detector.began(load) == .startPolling)
    #expect(detector.poll() == .askMainActor)
    #expect(poll(&detector, times: Self.almost).allSatisfy { $0 == .nothing })
    #expect(detector.poll() == .giveUp(.init(last: load, others: [])))
  }

  @Test("a main actor that answers late is asked again, for as long as the check takes")
  func slow() {
    var detector = HangDetector()
    _ = detector.began(load)
    for _ in 0..<100 {
      #expect(detector.poll() == .askMainActor)
      #expect(poll(&detector, times: Self.almost).allSatisfy { $0 == .nothing })
      detector.mainActorAnswered()
    }
  }

  @Test("a check that does something shows that the main actor is there")
  func active() {
    var detector = HangDetector()
    _ = detector.began(load)
    _ = detector.poll()
    let signs: [(inout HangDetector) -> Void] = [
      { $0.continued(load) }, { _ = $0.began(view) }, { $0.ended(view) },
    ]
    for sign in signs {
      #expect(poll(&detector, times: Self.almost).allSatisfy { $0 == .nothing })
      sign(&detector)
    }
    #expect(poll(&detector, times: Self.almost).allSatisfy { $0 == .nothing })
  }

  @Test("while no check is under way no adapter is polled or blamed, and the next one is watched again")
  func idle() {
    var detector = HangDetector()
    _ = detector.began(load)
    _ = detector.poll()
    detector.ended(load)
    #expect(detector.poll() == .stopPolling)
    #expect(detector.began(view) == .startPolling)
    #expect(detector.began(load) == .nothing)
  }

  @Test("a process that gets no processor has ten times as long, and no longer")
  func starved() {
    var detector = HangDetector()
    _ = detector.began(load)
    #expect(detector.poll(isStarved: true) == .askMainActor)
    let polls = HangDetector.missedPollsUntilHang * HangDetector.starvedPollsThatCountAsOne
    for _ in 1..<polls { #expect(detector.poll(isStarved: true) == .nothing) }
    #expect(detector.poll(isStarved: true) == .giveUp(.init(last: load, others: [])))
  }

  @Test("of several checks the one last at work is named, and the others beside it")
  func interleaved() throws {
    var detector = HangDetector()
    _ = detector.began(load)
    _ = detector.began(view)
    detector.continued(load)
    let hang = HangDetector.Hang(last: load, others: [view])
    #expect(poll(&detector, times: Self.almost + 2).last == .giveUp(hang))
    let message = hang.message(after: .seconds(60))
    #expect(message.contains("  last at work: \(load.rule)\n"))
    #expect(message.contains("  beside it:    \(view.rule.id)\n"))
    #expect(message.contains("ModelFixture<"))
    #expect(message.contains("for 60.0 seconds"))
  }
}
