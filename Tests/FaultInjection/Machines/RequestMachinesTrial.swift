import AdMediation
import AdPlatform

/// Puts the two machines of a request, without the host around them, through a list of events: the chain until it
/// delivers an ad, and the session from then on. Tests put machines with errors made on purpose in their place.
package struct RequestMachinesTrial<Chain: ChainDeciding, Session: SessionDeciding>: FaultTrial {
  /// What can happen.
  package typealias Event = RequestMachinesEvent

  private enum NetworkError: Error { case noAd }

  private let timeouts: [Int]
  private var chain: Chain
  private var session: Session
  private var invariants: RequestInvariants
  private var now = 0
  private var isLoaded = false
  /// The sources that were asked.
  private var asked: Set<Int> = []
  /// When the times of sources are over.
  private var deadlines: [Int: Int] = [:]
  private var hasAd = false
  private var isReleased = false
  private var isRendered = false
  private var isUntracked = false

  /// Before anything has happened.
  package init(timeouts: [Int], networkCountsImpressions: Bool, networkCountsClicks: Bool) {
    self.timeouts = timeouts
    chain = Chain(sourceCount: timeouts.count)
    session = Session(
      networkCountsImpressions: networkCountsImpressions,
      networkCountsClicks: networkCountsClicks
    )
    invariants = RequestInvariants(
      timeouts: timeouts,
      networkCountsImpressions: networkCountsImpressions,
      networkCountsClicks: networkCountsClicks
    )
  }

  package mutating func take(_ event: Event) throws(BrokenInvariant) {
    switch event {
    case .load:
      guard !isLoaded else { return }
      isLoaded = true
      try observe(.loads)
      try observe(.loaded)
      try decide(.requested)
    case .cancel:
      guard isLoaded else { return }
      try observe(.cancels)
      try decide(.cancelled)
    case .wait(let milliseconds): try wait(milliseconds)
    case .deliver(let source):
      guard asked.contains(source) else { return }
      try observe(.answers(source: source, ad: 0))
      try decide(.received(source: SourceRank(source), source))
    case .fail(let source):
      guard asked.contains(source) else { return }
      try observe(.answers(source: source, ad: nil))
      try decide(.failed(source: SourceRank(source), NetworkError.noAd))
    case .render, .becomeVisible, .tap, .untrack, .report, .release:
      guard hasAd else { return }
      try takeOfAd(event)
    }
    try observe(.settled(isListening: true))
  }

  package mutating func end() throws(BrokenInvariant) {
    while let next = deadlines.values.min() { try wait(next - now) }
    if hasAd { try takeOfAd(.release) }
    try observe(.settled(isListening: true))
    try invariants.end()
  }

  private mutating func takeOfAd(_ event: Event) throws(BrokenInvariant) {
    switch event {
    case .report(let report):
      try observe(.reports(report))
      try decide(.reported(report.notification))
    case .render where !isReleased:
      try untrack()
      isRendered = true
      isUntracked = false
      try observe(.shows)
      try observe(.logsRendering)
      try decide(.rendered)
      try observe(.toldRendering)
    case .becomeVisible where !isReleased: try decide(.becameVisible)
    case .tap where isRendered || isUntracked:
      // A view may be tapped that shows the ad no longer.
      try observe(.taps(onAsset: isRendered))
      try decide(.tapped(.headlineAsset))
    case .untrack: try untrack()
    case .release where !isReleased:
      // A view keeps its ad.
      try untrack()
      isReleased = true
      try decide(.released)
    default: break
    }
  }

  private mutating func untrack() throws(BrokenInvariant) {
    guard isRendered else { return }
    isRendered = false
    isUntracked = true
    try observe(.logsUntracking)
    try decide(.untracked)
    try observe(.toldUntracking)
    try observe(.emptied)
  }

  private mutating func wait(_ milliseconds: Int) throws(BrokenInvariant) {
    let end = now + milliseconds
    while let next = deadlines.min(by: { $0.value < $1.value }), next.value <= end {
      now = next.value
      deadlines[next.key] = nil
      try decide(.timedOut(source: SourceRank(next.key), after: .milliseconds(timeout(of: next.key))))
    }
    now = end
  }

  private func timeout(of source: Int) -> Int { timeouts.indices.contains(source) ? timeouts[source] : 0 }

  // MARK: What is decided

  private mutating func decide(_ event: NumberedChain.Event) throws(BrokenInvariant) {
    for effect in chain.handle(event) {
      switch effect {
      case .load(let rank):
        let source = rank.rawValue
        asked.insert(source)
        deadlines[source] = now + timeout(of: source)
        try observe(.asked(source: source))
      case .endAttempt(let source, let outcome, _):
        deadlines[source.rawValue] = nil
        if outcome == .filled || outcome == .failed { try observe(.logsAnswer(nil)) }
      case .deliver(let source, _):
        hasAd = true
        try observe(.ends(.ad(source: source.rawValue, ad: 0)))
        try observe(.listens)
      case .finish(.noFill): try observe(.ends(.noFill))
      case .finish(.cancelled): try observe(.ends(.cancelled))
      case .suppress(_, _, let anomaly): try observe(.logsAnswer(anomaly))
      case .ignored: break
      }
    }
  }

  private mutating func decide(_ event: AdSession.Event) throws(BrokenInvariant) {
    for effect in session.handle(event) {
      switch effect {
      case .tellNetworkImpression: try observe(.toldImpression)
      case .tellNetworkClick: try observe(.toldClick)
      case .tellPublisher(let notification, let anomaly):
        guard let report = AdReport(notification) else { continue }
        try observe(.logs(report, anomaly))
        try observe(.hears(report))
      case .suppress(let name, let anomaly):
        guard let report = AdReport(named: name) else { continue }
        try observe(.logs(report, anomaly))
      case .ignored: break
      }
    }
  }

  private mutating func observe(_ observation: RequestObservation) throws(BrokenInvariant) {
    try invariants.observe(observation, at: now)
  }
}
