import AdMediation
import FaultInjection
import Testing

@Suite("The invariants of a request")
struct HostWatchTests {
  /// What the app sees of the first request, and when, in milliseconds.
  private typealias Seen = [(Sight, Int)]

  private enum Sight {
    case loads, loaded, cancels, settled
    case asked(Int)
    /// The source that was asked at that place answers with an ad, or fails.
    case answers(Int, isAd: Bool)
    case ends(HostEffect.Outcome)
    case listens, shows, empties, taps
    case reports(AdReport)
    case tells(HostEffect.Told)
    case hears(AdReport)
    case logs(String, AdAnomaly? = nil)
  }

  private static let delivery: Seen = [
    (.loads, 0), (.loaded, 0), (.asked(0), 0), (.answers(0, isAd: true), 100), (.ends(.ad(source: 0)), 100),
    (.logs("didReceive"), 100),
  ]
  private static let rendering: Seen = [(.shows, 100), (.logs("didRender"), 100), (.tells(.rendering), 100)]
  private static let untracking: Seen = [
    (.logs("didUntrackView"), 200), (.tells(.untracking), 200), (.empties, 200),
  ]

  /// What is broken in a request of two custom events of a second each.
  private func broken(_ seen: Seen, impressions: Bool = false, clicks: Bool = false) -> HostInvariant? {
    var setting = HostSetting.customEvents([1_000, 1_000])
    setting.networkCountsImpressions = impressions
    setting.networkCountsClicks = clicks
    var watch = HostWatch(setting)
    do throws(BrokenInvariant) {
      for (sight, time) in seen { try Self.show(sight, to: &watch, at: time) }
      try watch.settled(at: seen.last?.1 ?? 0)
      try watch.end()
      try watch.gone()
      return nil
    } catch {
      return HostInvariant(rawValue: error.invariant)
    }
  }

  private static func show(_ sight: Sight, to watch: inout HostWatch, at now: Int) throws(BrokenInvariant) {
    switch sight {
    case .loads: _ = watch.loads(at: now)
    case .loaded: watch.loaded(0)
    case .cancels: watch.cancels(0, at: now)
    case .settled: try watch.settled(at: now)
    case .asked(let source): try watch.asked(source: source, of: 0, as: source, at: now)
    case .answers(let source, let isAd): watch.answered(source, of: 0, isAd: isAd, at: now)
    case .ends(let outcome): try watch.ended(0, outcome, at: now)
    case .listens: watch.listens(0, hearsAll: true)
    case .shows: watch.shows(0)
    case .empties: watch.empties(0)
    case .taps: watch.taps(0)
    case .reports(let report): watch.reported(report, 0, of: 0)
    case .tells(let told): try watch.told(told, 0)
    case .hears(let report): try watch.hears(report, 0)
    case .logs(let name, let anomaly):
      try watch.logs(AdLogEntry(time: .milliseconds(now), name: name, anomaly: anomaly), 0)
    }
  }

  @Test("hold for a request with everything in order")
  func sound() {
    let impression: Seen = [
      (.tells(.impression), 100), (.logs("didRecordImpression"), 100), (.hears(.impression), 100),
    ]
    let click: Seen = [
      (.taps, 120), (.tells(.click), 120), (.logs("didRecordClick"), 120), (.hears(.click), 120),
    ]
    #expect(broken(Self.delivery + Self.rendering + impression + click + Self.untracking) == nil)
    #expect(broken([(.loads, 0), (.loaded, 0), (.cancels, 0), (.ends(.cancelled), 0)]) == nil)
  }

  @Test("say when a request has no outcome, or two")
  func outcomes() {
    #expect(broken([(.loads, 0), (.loaded, 0)]) == .oneOutcome)
    #expect(broken(Self.delivery + [(.ends(.noFill), 100)]) == .oneOutcome)
    #expect(broken([(.loads, 0), (.ends(.cancelled), 0)]) == .outcomeAfterLoad)
    #expect(broken([(.loads, 0), (.loaded, 0), (.ends(.cancelled), 0)]) == .onlyAppCancels)
    #expect(broken(Self.delivery.prefix(3) + [(.ends(.noFill), 2_001)]) == .requestEnds)
  }

  @Test("say when sources do not have their turns")
  func sources() {
    let asked: Seen = [(.loads, 0), (.loaded, 0), (.asked(0), 0)]
    #expect(broken([(.loads, 0), (.asked(1), 0)]) == .sourceOrder)
    #expect(broken([(.loads, 0), (.loaded, 0), (.settled, 2)]) == .asksSources)
    #expect(broken(asked + [(.asked(1), 999)]) == .sourceTime)
    #expect(broken(asked + [(.answers(0, isAd: true), 10), (.asked(1), 10)]) == .sourceTime)
    #expect(broken(asked + [(.settled, 1_001)]) == .sourceTime)
    #expect(broken(asked + [(.answers(0, isAd: false), 10), (.settled, 10)]) == .answerEnds)
    #expect(broken(asked + [(.cancels, 10), (.settled, 10)]) == .cancelledEnds)
    #expect(
      broken(asked + [(.cancels, 10), (.answers(0, isAd: true), 20), (.ends(.ad(source: 0)), 20)])
        == .cancelledHasNoAd
    )
    #expect(broken(asked + [(.ends(.noFill), 10)]) == .noFillAtEnd)
    #expect(broken(asked + [(.answers(0, isAd: true), 10), (.ends(.ad(source: 1)), 10)]) == .firstAnswer)
    #expect(broken(asked + [(.ends(.ad(source: 0)), 10)]) == .firstAnswer)
    #expect(broken(Self.delivery + [(.asked(1), 200)]) == .sourceOrder)
    #expect(broken(asked + [(.answers(0, isAd: false), 10), (.asked(0), 10)]) == .sourceOrder)
  }

  @Test("report impressions and clicks that are counted but did not happen")
  func counts() {
    let shown = Self.delivery + Self.rendering
    #expect(broken(shown + [(.hears(.impression), 100)]) == .countedByOne)
    #expect(broken(shown + [(.tells(.impression), 100), (.tells(.impression), 100)]) == .oneImpression)
    #expect(broken(shown + [(.tells(.impression), 100)], impressions: true) == .countsItself)
    #expect(broken(shown + [(.taps, 100), (.tells(.click), 100)], clicks: true) == .countsItself)
    #expect(broken(shown + [(.hears(.click), 100)]) == .clicks)
    let told: Seen = [(.taps, 300), (.tells(.click), 300)]
    #expect(broken(shown + Self.untracking + told) == .unseen)
    let logged: Seen = [(.taps, 100), (.tells(.click), 100)]
    let late: Seen = [(.logs("didUntrackView"), 300), (.logs("didRecordClick"), 300)]
    #expect(broken(shown + logged + late) == .unseen)
    // A network may count when it likes.
    let reported: Seen = [
      (.reports(.click), 300), (.logs("didRecordClick", .afterUntracking), 300), (.hears(.click), 300),
    ]
    #expect(broken(shown + Self.untracking + reported, clicks: true) == nil)
  }

  @Test("say when reports and renderings come out of order")
  func order() {
    let reports: Seen = [(.listens, 100), (.reports(.willPresent), 100), (.reports(.didDismiss), 100)]
    let heard: Seen = [(.hears(.didDismiss), 100), (.hears(.willPresent), 100)]
    #expect(broken(Self.delivery + reports + heard) == .hearsInOrder)
    #expect(broken(Self.delivery + [(.listens, 100), (.hears(.didDismiss), 100)]) == .ownReports)
    #expect(broken(Self.delivery + Self.rendering) == .renderingEnds)
    #expect(broken(Self.delivery + Self.rendering + [(.tells(.rendering), 100)]) == .oneRendering)
    #expect(broken(Self.delivery + Self.untracking) == .renderingEndsOnce)
  }

  @Test("say what is not in the log")
  func log() {
    #expect(broken(Array(Self.delivery.dropLast())) == .everythingLogged)
    let report = Self.delivery + [(.reports(.playsVideo), 100)]
    #expect(broken(report) == .everythingLogged)
    #expect(broken(report + [(.logs("didPlayVideo", .afterRelease), 100)]) == nil)
    #expect(broken(report + [(.logs("didPlayVideo", .calledFromBackground), 100)]) == .everythingLogged)
    #expect(broken(report + [(.listens, 100), (.logs("didPlayVideo"), 100)]) == .hearsEffects)
  }
}
