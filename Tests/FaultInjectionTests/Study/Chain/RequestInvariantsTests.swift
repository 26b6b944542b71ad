import AdMediation
import FaultInjection
import Testing

@Suite("The invariants of a request")
struct RequestInvariantsTests {
  /// What somebody sees of a request of two sources of a second each, and when, in milliseconds.
  private typealias Seen = [(RequestObservation, Int)]

  private static let delivery: Seen = [
    (.loads, 0), (.loaded, 0), (.asked(source: 0), 0), (.answers(source: 0, ad: 0), 100),
    (.ends(.ad(source: 0, ad: 0)), 100), (.logsAnswer(nil), 100),
  ]
  private static let rendering: Seen = [(.shows, 100), (.logsRendering, 100), (.toldRendering, 100)]
  private static let untracking: Seen = [
    (.logsUntracking, 200), (.toldUntracking, 200), (.emptied, 200),
  ]

  private func broken(
    _ seen: Seen,
    impressions: Bool = false,
    clicks: Bool = false
  ) -> String? {
    var invariants = RequestInvariants(
      timeouts: [1_000, 1_000],
      networkCountsImpressions: impressions,
      networkCountsClicks: clicks
    )
    do throws(BrokenInvariant) {
      for (observation, time) in seen { try invariants.observe(observation, at: time) }
      try invariants.observe(.settled(isListening: true), at: seen.last?.1 ?? 0)
      try invariants.end()
      return nil
    } catch {
      return error.invariant
    }
  }

  @Test("hold for a request with everything in order")
  func sound() {
    let impression: Seen = [
      (.toldImpression, 100), (.logs(.impression, nil), 100), (.hears(.impression), 100),
    ]
    let click: Seen = [
      (.taps(onAsset: true), 120), (.toldClick, 120), (.logs(.click, nil), 120), (.hears(.click), 120),
    ]
    #expect(broken(Self.delivery + Self.rendering + impression + click + Self.untracking) == nil)
    #expect(broken([(.loads, 0), (.loaded, 0), (.cancels, 0), (.ends(.cancelled), 0)]) == nil)
  }

  @Test("say when a request has no outcome, or two")
  func outcomes() {
    #expect(broken([(.loads, 0), (.loaded, 0)]) == "one outcome a request")
    #expect(broken(Self.delivery + [(.ends(.noFill), 100)]) == "one outcome a request")
    #expect(broken([(.loads, 0), (.ends(.cancelled), 0)]) == "an outcome comes after load has returned")
  }

  @Test("say when sources do not have their turns")
  func sources() {
    let asked: Seen = [(.loads, 0), (.loaded, 0), (.asked(source: 0), 0)]
    #expect(broken([(.loads, 0), (.asked(source: 1), 0)]) == "sources are asked in order, each once")
    #expect(broken(asked + [(.asked(source: 1), 999)]) == "a source has its time")
    #expect(broken(asked + [(.settled(isListening: true), 1_001)]) == "a source has no more than its time")
    #expect(
      broken(asked + [(.answers(source: 0, ad: nil), 10), (.settled(isListening: true), 10)])
        == "an answer ends a source's turn"
    )
    #expect(
      broken(asked + [(.cancels, 10), (.settled(isListening: true), 10)]) == "a cancelled request ends"
    )
    #expect(
      broken(asked + [(.cancels, 10), (.answers(source: 0, ad: 0), 20), (.ends(.ad(source: 0, ad: 0)), 20)])
        == "a cancelled request gets no ad"
    )
    #expect(
      broken(asked + [(.ends(.noFill), 10)]) == "no fill comes when all sources were asked"
    )
    #expect(
      broken(asked + [(.answers(source: 0, ad: 0), 10), (.ends(.ad(source: 0, ad: 1)), 10)])
        == "the ad is the first answer of the source that has its turn"
    )
    #expect(broken(Self.delivery + [(.asked(source: 1), 200)]) == "no source is asked outside of a request")
  }

  @Test("say when impressions and clicks are counted that nobody had")
  func counts() {
    let shown = Self.delivery + Self.rendering
    #expect(
      broken(shown + [(.hears(.impression), 100)]) == "an impression is counted by who counts"
    )
    #expect(
      broken(shown + [(.toldImpression, 100), (.toldImpression, 100)]) == "at most one impression"
    )
    #expect(broken(shown + [(.toldImpression, 100)], impressions: true) == "who counts is not told")
    #expect(
      broken(shown + [(.hears(.click), 100)]) == "clicks never exceed taps plus network clicks"
    )
    let unseen = "no impression or click between untrack and the next render"
    let told: Seen = [(.taps(onAsset: true), 300), (.toldClick, 300)]
    #expect(broken(shown + Self.untracking + told) == unseen)
    let logged: Seen = [(.taps(onAsset: true), 100), (.toldClick, 100)]
    let late: Seen = [(.logsUntracking, 300), (.logs(.click, nil), 300)]
    #expect(broken(shown + logged + late) == unseen)
    // A network may count when it likes.
    let reported: Seen = [
      (.reports(.click), 300), (.logs(.click, .afterUntracking), 300), (.hears(.click), 300),
    ]
    #expect(broken(shown + Self.untracking + reported, clicks: true) == nil)
  }

  @Test("say when reports and renderings come out of order")
  func order() {
    let reports: Seen = [
      (.listens, 100), (.reports(.willPresentScreen), 100), (.reports(.didDismissScreen), 100),
    ]
    let heard: Seen = [(.hears(.didDismissScreen), 100), (.hears(.willPresentScreen), 100)]
    #expect(
      broken(Self.delivery + reports + heard) == "the app hears reports in the order in which they were made"
    )
    let invented: Seen = [(.listens, 100), (.hears(.didDismissScreen), 100)]
    #expect(broken(Self.delivery + invented) == "the app hears what networks report")
    #expect(broken(Self.delivery + Self.rendering) == "every rendering ends")
    #expect(
      broken(Self.delivery + Self.rendering + [(.toldRendering, 100)])
        == "a rendering ends before the next one begins"
    )
    #expect(broken(Self.delivery + Self.untracking) == "a rendering ends once")
  }

  @Test("say what is not in the log")
  func log() {
    #expect(broken(Array(Self.delivery.dropLast())) == "every answer is in the log")
    let report = Self.delivery + [(.reports(.didPlayVideo), 100)]
    #expect(broken(report) == "every suppressed event is in the log")
    #expect(broken(report + [(.logs(.didPlayVideo, .afterRelease), 100)]) == nil)
    #expect(
      broken(report + [(.logs(.didPlayVideo, .calledFromBackground), 100)])
        == "every suppressed event is in the log"
    )
  }
}
