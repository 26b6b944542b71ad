import AdMediation
import WaterfallStudy

/// Looks at what host, networks and app do, and says the first thing that does not hold.
///
/// Times are milliseconds since the start of the trial. Requests, and the times that an adapter was asked, have
/// numbers in the order in which they came.
package struct HostWatch {
  private struct SetUp {
    let start: Int
    var first: (isReady: Bool, time: Int)?
    var answers = 0
  }

  let setting: HostSetting
  var courses: [RequestCourse] = []
  /// The requests of which something was seen since everything was checked last.
  private var changed: Set<Int> = []
  private var setUps: [Int: SetUp] = [:]
  /// Entries of the log: set-ups that ended, and late answers of networks to them.
  private var loggedSetUps = 0
  private var loggedVainSetUps = 0
  private var starts: [Int] = []
  private var startsOver = 0
  private var busyLoads = 0
  private var busyOutcomes = 0

  /// Looks at a trial with this setting.
  package init(_ setting: HostSetting) { self.setting = setting }

  /// What was seen of a request.
  subscript(request: Int) -> RequestCourse {
    get { courses[request] }
    _modify {
      changed.insert(request)
      yield &courses[request]
    }
  }

  // MARK: Set-up

  mutating func starts(at now: Int) { starts.append(now) }

  mutating func started() throws(BrokenInvariant) {
    startsOver += 1
    try check(startsOver <= starts.count, .startEnds, "\(startsOver) times for \(starts.count)")
  }

  mutating func setUpAsked(_ network: Int, offMain: Bool, at now: Int) throws(BrokenInvariant) {
    try check(offMain, .setUpOnce, "network \(network + 1) on the main actor")
    try check(setUps[network] == nil, .setUpOnce, "network \(network + 1) twice")
    setUps[network] = SetUp(start: now)
  }

  mutating func setUpAnswered(_ network: Int, isReady: Bool, at now: Int) {
    setUps[network]?.answers += 1
    if setUps[network]?.first == nil { setUps[network]?.first = (isReady, now) }
  }

  /// An entry of the log about a set-up.
  mutating func logsSetUp(_ anomaly: AdAnomaly?) {
    if anomaly == nil || anomaly == .setUpFailed { loggedSetUps += 1 } else { loggedVainSetUps += 1 }
  }

  /// A set-up may have failed, or have taken too long.
  private func checkSetUpIsOver(_ network: Int, at now: Int) throws(BrokenInvariant) {
    guard setting.kind == .mediationAdapter else { return }
    try check(
      setUps[network].map { $0.first != nil || now >= $0.start + Self.setUpTime } ?? false,
      .setUpFirst,
      "network \(network + 1) was asked, and its set-up is not over"
    )
  }

  private func checkSetUps(at now: Int) throws(BrokenInvariant) {
    guard !setUps.isEmpty || !starts.isEmpty else { return }
    var (over, vain) = (RoughCount(), RoughCount())
    for setUp in setUps.values {
      let limit = setUp.start + Self.setUpTime
      // What happens at the very moment of the limit may be in time or not.
      let inTime = setUp.first.map { $0.time < limit } ?? false
      if inTime || now >= limit { over.count += 1 }
      if setUp.first?.time == limit { vain.slack += 1 }
      vain.count += setUp.answers - (inTime ? 1 : 0)
    }
    try check(
      over.allows(RoughCount(count: loggedSetUps)),
      .setUpEnds,
      "\(over.count) should have ended, and \(loggedSetUps) have"
    )
    try check(
      vain.allows(RoughCount(count: loggedVainSetUps)),
      .everythingLogged,
      "networks answered \(vain.count) set-ups too late, and the log has \(loggedVainSetUps)"
    )
    let late = starts.count { now > $0 + Self.setUpTime }
    try check(startsOver >= late, .startEnds, "\(starts.count) starts, \(startsOver) ends")
  }

  // MARK: Bidding

  mutating func signalsAsked(
    _ network: Int,
    of request: Int,
    offMain: Bool,
    at now: Int
  ) throws(BrokenInvariant) {
    try check(offMain, .signalsOnce, "network \(network + 1) on the main actor")
    try checkSetUpIsOver(network, at: now)
    let bidders = setting.sources.indices.filter {
      setting.sources[$0].network == network && setting.sources[$0].bids != nil
    }
    // A network with two bidders is asked for each.
    guard let source = bidders.first(where: { self[request].signals[$0] == nil }) else {
      throw BrokenInvariant(.signalsOnce, "network \(network + 1) was asked again")
    }
    self[request].signals[source] = (now, 0)
  }

  mutating func signalsAnswered(_ source: Int, of request: Int, at now: Int) {
    guard let asked = self[request].signals[source] else { return }
    self[request].signals[source]?.answers += 1
    let limit = asked.time + Self.signalTime
    if asked.answers == 0, now == limit { self[request].vain.slack += 1 }
    if asked.answers > 0 || now >= limit || self[request].isOver { self[request].vain.count += 1 }
  }

  mutating func bidsAsked(of request: Int, at now: Int) throws(BrokenInvariant) {
    try check(
      self[request].auction == nil && !self[request].isAuctionOver,
      .auctionEnds,
      "the exchange was asked again"
    )
    self[request].auction = .init(time: now)
  }

  /// - Parameters:
  ///   - bids: what each bidder is to load with.
  ///   - unusable: how many bids are unusable.
  mutating func bidsAnswered(_ bids: [Int: String], unusable: Int, of request: Int, at now: Int) {
    guard let auction = self[request].auction else { return }
    self[request].auction?.isAnswered = true
    let limit = auction.time + Self.bidTime
    if !auction.isAnswered, now == limit { self[request].vain.slack += unusable + 1 }
    guard !auction.isAnswered, now <= limit, !self[request].isOver else {
      self[request].vain.count += 1
      return
    }
    self[request].bids = bids
    self[request].vain.count += unusable
  }

  private func checkAuction(_ course: RequestCourse, at now: Int) throws(BrokenInvariant) {
    let bidders = setting.sources.count { $0.bids != nil }
    guard bidders > 0, course.lastAsking == nil, !course.isOver, !course.isAuctionOver else { return }
    if let auction = course.auction {
      try check(!auction.isAnswered, .auctionEnds, "the exchange has answered, and nothing came of it")
      try check(now <= auction.time + Self.bidTime, .auctionEnds, "the exchange was waited for too long")
    } else {
      let isWaiting = course.signals.values.contains { $0.answers == 0 && now <= $0.time + Self.signalTime }
      try check(
        isWaiting || course.signals.count < bidders,
        .auctionEnds,
        "all bidders had their time, and the exchange was not asked"
      )
      try check(
        now <= course.start + Self.setUpTime + Self.signalTime,
        .auctionEnds,
        "the bidders were waited for too long"
      )
    }
  }

  // MARK: The request

  /// The app asks for an ad.
  ///
  /// - Returns: the number of the request.
  package mutating func loads(at now: Int) -> Int {
    changed.insert(courses.count)
    courses.append(RequestCourse(start: now))
    return courses.count - 1
  }

  /// The call in which the app asked has returned.
  package mutating func loaded(_ request: Int) { self[request].isInLoad = false }

  /// The app asks while a request is under way that has to end first.
  mutating func loadsWhileBusy() { busyLoads += 1 }

  /// The app cancels a request that is under way.
  package mutating func cancels(_ request: Int, at now: Int) {
    self[request].wasToBeCancelled = true
    // An answer of this moment may have ended it.
    if self[request].last?.first?.time != now { self[request].isCancelled = true }
  }

  /// An adapter is asked.
  ///
  /// - Parameters:
  ///   - source: its place in the ad unit.
  ///   - request: the number of the request.
  ///   - number: the number of the asking, among all of the trial.
  ///   - bidResponse: what it is to load with.
  ///   - now: the time.
  package mutating func asked(
    source: Int,
    of request: Int,
    as number: Int,
    bidResponse: String? = nil,
    at now: Int
  ) throws(BrokenInvariant) {
    let course = self[request]
    try check(!course.isOver, .sourceOrder, "source \(source + 1) was asked after the outcome")
    try check(
      setting.sources.indices.contains(source) && !course.hasAsked(source)
        && setting.sources.indices.prefix(source)
          .allSatisfy {
            course.hasAsked($0) || setting.sources[$0].bids != nil || setting.sources[source].bids != nil
          },
      .sourceOrder,
      "source \(source + 1) was asked after \(course.last.map { "source \($0.source + 1)" } ?? "none")"
    )
    try checkSetUpIsOver(setting.sources[source].network, at: now)
    if let last = course.last {
      try check(
        last.first?.isAd == false || now >= last.time + setting.sources[last.source].timeout,
        .sourceTime,
        "source \(source + 1) was asked while source \(last.source + 1) had time left"
      )
    }
    try check(
      bidResponse == course.bids[source] && (bidResponse != nil) == (setting.sources[source].bids != nil),
      .ownBid,
      "source \(source + 1) is to load with \(bidResponse ?? "none"), not \(course.bids[source] ?? "none")"
    )
    self[request].askings[number] = .init(source: source, time: now)
    self[request].lastAsking = number
  }

  /// An adapter answers a host that hears it.
  package mutating func answered(_ asking: Int, of request: Int, isAd: Bool, at now: Int) {
    self[request].answers += 1
    if self[request].askings[asking]?.first == nil { self[request].askings[asking]?.first = (isAd, now) }
  }

  /// The app hears how a request has ended.
  package mutating func ended(_ request: Int, _ outcome: HostEffect.Outcome, at now: Int)
    throws(BrokenInvariant)
  {
    self[request].outcomes += 1
    let course = self[request]
    try check(course.outcomes == 1, .oneOutcome, "request \(request + 1) has ended \(course.outcomes) times")
    try check(!course.isInLoad, .outcomeAfterLoad, "request \(request + 1) ended inside of it")
    try check(now <= course.start + longest, .requestEnds, "it took \(now - course.start) ms")
    switch outcome {
    case .ad(let source):
      try check(
        course.last?.source == source && course.last?.first?.isAd == true,
        .firstAnswer,
        "the ad of source \(source + 1) was delivered, and its first answer was another"
      )
      try check(!course.isCancelled, .cancelledHasNoAd, "it got one")
      self[request].winner = course.lastAsking
    case .noFill:
      let left = setting.sources.indices.first { setting.sources[$0].bids == nil && !course.hasAsked($0) }
      try check(left == nil, .noFillAtEnd, "source \((left ?? 0) + 1) was not asked")
    case .cancelled: try check(course.wasToBeCancelled, .onlyAppCancels, "it did not")
    }
  }

  mutating func endedBusy() throws(BrokenInvariant) {
    busyOutcomes += 1
    try check(busyOutcomes <= busyLoads, .oneOutcome, "a request was refused, and none was under way")
  }

  private func checkRequest(_ course: RequestCourse, at now: Int) throws(BrokenInvariant) {
    guard !course.isOver else { return }
    try check(!course.isCancelled, .cancelledEnds, "it goes on")
    guard let last = course.last else {
      let isAtOnce = setting.kind == .customEvent
      try check(!isAtOnce || now <= course.start + 1, .asksSources, "it asked none")
      return try check(now <= course.start + longest, .requestEnds, "it has taken \(now - course.start) ms")
    }
    let limit = last.time + setting.sources[last.source].timeout
    if let first = last.first, first.time < limit, first.isAd || setting.kind == .customEvent {
      throw BrokenInvariant(.answerEnds, "source \(last.source + 1) has answered, and nothing came of it")
    }
    try check(
      last.first != nil || now <= limit || course.loggedTimeouts.contains(last.source),
      .sourceTime,
      "source \(last.source + 1) was asked \(now - last.time) ms ago"
    )
    try check(now <= course.start + longest, .requestEnds, "it has taken \(now - course.start) ms")
  }

  /// The longest that a request may take.
  private var longest: Int {
    let timeouts = setting.sources.reduce(0) { $0 + $1.timeout }
    guard setting.kind == .mediationAdapter else { return timeouts }
    return timeouts + Self.setUpTime * (setting.sources.count + 1) + Self.signalTime + Self.bidTime
  }

  // MARK: At all times

  /// Everything that was under way at this moment is done.
  package mutating func settled(at now: Int) throws(BrokenInvariant) {
    try checkSetUps(at: now)
    for (request, course) in courses.enumerated() {
      try checkAuction(course, at: now)
      try checkRequest(course, at: now)
      followSilence(request, at: now)
      if changed.contains(request) { try checkAd(course) }
    }
    changed = []
  }

  /// - Parameter timers: how many for answers of networks are left.
  func checkTimers(_ timers: Int, at now: Int) throws(BrokenInvariant) {
    guard courses.allSatisfy(\.isOver),
      setUps.values.allSatisfy({ $0.first != nil || now > $0.start + Self.setUpTime })
    else { return }
    try check(timers == 0, .timersEnd, "\(timers) left")
  }

  /// Everything has come to its end.
  package func end() throws(BrokenInvariant) {
    for (number, course) in courses.enumerated() {
      try check(course.isOver, .oneOutcome, "request \(number + 1) has none")
    }
    try check(busyOutcomes == busyLoads, .oneOutcome, "a refused request has none")
    try check(startsOver == starts.count, .startEnds, "\(startsOver) times for \(starts.count)")
  }

  /// Everybody has released everything.
  package func gone() throws(BrokenInvariant) {
    for course in courses {
      try check(course.renderings == course.untrackings, .renderingEnds, course.renderingDetails)
    }
  }

  func check(
    _ holds: Bool,
    _ invariant: HostInvariant,
    _ details: @autoclosure () -> String
  ) throws(BrokenInvariant) {
    if !holds { throw BrokenInvariant(invariant, details()) }
  }

  private static let setUpTime = MediationLimits.setUpTime.wholeMilliseconds
  private static let signalTime = MediationLimits.signalTime.wholeMilliseconds
  private static let bidTime = MediationLimits.bidTime.wholeMilliseconds
}

extension RequestCourse {
  /// Whether that source was asked.
  fileprivate func hasAsked(_ source: Int) -> Bool { askings.values.contains { $0.source == source } }
}
