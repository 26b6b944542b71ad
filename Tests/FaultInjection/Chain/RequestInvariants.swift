import AdMediation

/// What has to hold in the course of a request for a native ad and in the life of its ad, whatever adapters, networks
/// and apps do. Told of everything that is seen, and says at once what does not hold.
package struct RequestInvariants: Sendable {
  /// A request that is under way.
  private struct Course {
    let start: Int
    /// The source that was asked last.
    var source = -1
    var askedAt = 0
    /// What that source has answered first.
    var answer = Answer.none
    var isCancelled = false
  }

  private enum Answer: Equatable { case none, failure, ad(Int) }

  private let timeouts: [Int]
  private let networkCountsImpressions: Bool
  private let networkCountsClicks: Bool
  private var course: Course?
  private var loads = 0
  private var outcomes = 0
  private var isInLoad = false
  private var answers = 0
  private var loggedAnswers = 0
  private var taps = 0
  private var reported = AdReportCounts()
  private var heard = AdReportCounts()
  private var logged = AdReportCounts()
  private var toldImpressions = 0
  private var toldClicks = 0
  private var renderings = 0
  private var untrackings = 0
  /// What networks have reported that the app has not heard yet, in order. Impressions and clicks, which the host counts,
  /// are left out.
  private var unheard: [AdReport] = []
  /// What the log has of the ad that is no anomaly.
  private var effective = AdReportCounts()
  private var ads = 0
  /// Whether nothing was done with the ad since the outcome that the app could have missed.
  private var hasJustAd = false
  /// Whether the app has listened from the outcome on, and there is no other ad that the log tells of.
  private var hearsAll = false
  private var isUntracked = false
  private var isLoggedUntracked = false

  /// Nothing seen yet.
  ///
  /// - Parameters:
  ///   - timeouts: of the sources, in milliseconds.
  ///   - networkCountsImpressions: what the adapters say.
  ///   - networkCountsClicks: what the adapters say.
  package init(timeouts: [Int], networkCountsImpressions: Bool, networkCountsClicks: Bool) {
    self.timeouts = timeouts
    self.networkCountsImpressions = networkCountsImpressions
    self.networkCountsClicks = networkCountsClicks
  }

  /// Whether every request that the app made has ended.
  package var isOver: Bool { outcomes == loads }
  /// How many impressions the app heard of.
  package var impressions: Int { heard[.impression] }
  /// How many clicks the app heard of.
  package var clicks: Int { heard[.click] }

  /// Takes in what was seen.
  ///
  /// - Parameters:
  ///   - observation: what was seen.
  ///   - now: the time in milliseconds.
  /// - Throws: what does not hold.
  package mutating func observe(
    _ observation: RequestObservation,
    at now: Int
  ) throws(BrokenInvariant) {
    switch observation {
    case .loads:
      loads += 1
      isInLoad = true
      if course == nil { course = Course(start: now) }
    case .loaded: isInLoad = false
    case .cancels: if course?.answer == Answer.none { course?.isCancelled = true }
    case .asked(let source): try asked(source, at: now)
    case .answers(let source, let ad):
      answers += 1
      guard course?.source == source, course?.answer == Answer.none else { return }
      course?.answer = ad.map { .ad($0) } ?? .failure
    case .ends(let outcome): try ended(outcome, at: now)
    case .listens: if ads == 1, hasJustAd { hearsAll = true }
    case .letsGo: hearsAll = false
    case .settled(let isListening):
      hasJustAd = false
      try settled(isListening, at: now)
    case .logsAnswer: loggedAnswers += 1
    default: try observe(ofAd: observation)
    }
  }

  /// What has to hold when everybody has let go of everything.
  package mutating func end() throws(BrokenInvariant) {
    try check(
      outcomes == loads,
      "one outcome a request",
      "\(loads) requests have ended \(outcomes) times"
    )
    try check(
      renderings == untrackings,
      "every rendering ends",
      "the network heard of \(renderings) renderings and \(untrackings) ends"
    )
    try checkLog(isListening: true)
  }

  // MARK: The request

  private mutating func asked(_ source: Int, at now: Int) throws(BrokenInvariant) {
    guard let before = course else {
      throw BrokenInvariant(
        "no source is asked outside of a request",
        "source \(source + 1) was asked after the outcome"
      )
    }
    try check(
      source == before.source + 1 && timeouts.indices.contains(source),
      "sources are asked in order, each once",
      "source \(source + 1) was asked after source \(before.source + 1)"
    )
    if before.source >= 0 {
      try check(
        before.answer == .failure || now >= before.askedAt + timeouts[before.source],
        "a source has its time",
        "source \(source + 1) was asked while source \(before.source + 1) had time left"
      )
    }
    course?.source = source
    course?.askedAt = now
    course?.answer = .none
  }

  private mutating func ended(
    _ outcome: RequestObservation.Outcome,
    at now: Int
  ) throws(BrokenInvariant) {
    outcomes += 1
    try check(
      outcomes <= loads,
      "one outcome a request",
      "\(outcomes) outcomes of \(loads) requests: the last is \(outcome)"
    )
    try check(!isInLoad, "an outcome comes after load has returned", "\(outcome) came inside of it")
    guard outcome != .busy else { return }
    guard let course else {
      throw BrokenInvariant("one outcome a request", "\(outcome), and no request was under way")
    }
    self.course = nil
    let last = course.source
    switch outcome {
    case .ad(let source, let ad):
      ads += 1
      hasJustAd = true
      if ads > 1 { hearsAll = false }
      try check(
        source == last && course.answer == .ad(ad),
        "the ad is the first answer of the source that has its turn",
        "ad \(ad) of source \(source + 1) was delivered; source \(last + 1) said \(course.answer)"
      )
      try check(!course.isCancelled, "a cancelled request gets no ad", "it got one")
    case .noFill:
      try check(
        last == timeouts.count - 1,
        "no fill comes when all sources were asked",
        "it came after source \(last + 1) of \(timeouts.count)"
      )
    case .cancelled:
      try check(course.isCancelled || course.answer != .none, "only the app cancels", "it did not")
    case .busy: break
    }
    try check(
      now <= course.start + timeouts.reduce(0, +),
      "a request takes no longer than its sources may",
      "it took \(now - course.start) ms"
    )
  }

  private func settled(_ isListening: Bool, at now: Int) throws(BrokenInvariant) {
    if let course {
      try check(!course.isCancelled, "a cancelled request ends", "it goes on")
      if course.source >= 0 {
        try check(
          course.answer == .none,
          "an answer ends a source's turn",
          "source \(course.source + 1) said \(course.answer), and nothing came of it"
        )
        try check(
          now <= course.askedAt + timeouts[course.source],
          "a source has no more than its time",
          "source \(course.source + 1) was asked \(now - course.askedAt) ms ago"
        )
      } else {
        try check(now <= course.start + 1, "a request asks its sources", "it asked none")
      }
    }
    try checkLog(isListening: isListening)
  }

  // MARK: The ad

  private mutating func observe(ofAd observation: RequestObservation) throws(BrokenInvariant) {
    switch observation {
    case .shows:
      isUntracked = false
      hasJustAd = false
    // An ad that was put away before its first rendering was not untracked.
    case .emptied: isUntracked = isUntracked || renderings > 0
    case .taps(let onAsset): taps += onAsset ? 1 : 0
    case .reports(let report):
      reported[report] += 1
      if report != .impression, report != .click { unheard.append(report) }
      hasJustAd = false
    case .toldRendering:
      isUntracked = false
      renderings += 1
      try check(
        renderings == untrackings + 1,
        "a rendering ends before the next one begins",
        "the network heard of \(renderings) renderings and \(untrackings) ends"
      )
    case .toldUntracking:
      isUntracked = true
      untrackings += 1
      try check(
        untrackings == renderings,
        "a rendering ends once",
        "the network heard of \(renderings) renderings and \(untrackings) ends"
      )
    case .toldImpression:
      toldImpressions += 1
      try check(!networkCountsImpressions, "who counts is not told", "the network was told of an impression")
      try check(toldImpressions == 1, "at most one impression", "the network was told of two")
      try check(!isUntracked, "no impression or click between untrack and the next render", "an impression")
    case .toldClick:
      toldClicks += 1
      try check(!networkCountsClicks, "who counts is not told", "the network was told of a click")
      try check(!isUntracked, "no impression or click between untrack and the next render", "a click")
      try checkClicks(toldClicks, "the network was told of")
    case .hears(let report): try hears(report)
    case .logs(let report, let anomaly): try logs(report, anomaly)
    case .logsRendering: isLoggedUntracked = false
    case .logsUntracking: isLoggedUntracked = true
    default: break
    }
  }

  private mutating func hears(_ report: AdReport) throws(BrokenInvariant) {
    heard[report] += 1
    switch report {
    case .impression:
      try check(heard[.impression] == 1, "at most one impression", "the app heard of two")
      try check(
        networkCountsImpressions ? reported[.impression] > 0 : toldImpressions > 0,
        "an impression is counted by who counts",
        "the app heard of one, and nobody counted"
      )
    case .click:
      try checkClicks(heard[.click], "the app heard of")
    case .willPresentScreen, .willDismissScreen, .didDismissScreen, .willLeaveApplication, .didPlayVideo,
      .didPauseVideo, .didEndVideoPlayback:
      try check(
        heard[report] <= reported[report],
        "the app hears what networks report",
        "it heard \(report.name) \(heard[report]) times, and it was reported \(reported[report]) times"
      )
      // The reports of several ads are heard in an order of their own.
      guard hearsAll else { break }
      let place = unheard.firstIndex(of: report)
      try check(
        place != nil,
        "the app hears reports in the order in which they were made",
        "it heard \(report.name), and the reports not heard yet are \(unheard)"
      )
      unheard.removeFirst((place ?? -1) + 1)
    }
  }

  private func checkClicks(_ clicks: Int, _ who: String) throws(BrokenInvariant) {
    let most = networkCountsClicks ? reported[.click] : taps
    try check(
      clicks <= most,
      "clicks never exceed taps plus network clicks",
      "\(who) \(clicks) clicks, of \(taps) taps and \(reported[.click]) reports"
    )
  }

  // MARK: The log

  private mutating func logs(_ report: AdReport, _ anomaly: AdAnomaly?) throws(BrokenInvariant) {
    // A note beside the entry of the report itself.
    guard anomaly != .calledFromBackground else { return }
    logged[report] += 1
    guard anomaly?.isSuppressed != true else { return }
    effective[report] += 1
    let hostCounts =
      report == .impression && !networkCountsImpressions || report == .click && !networkCountsClicks
    try check(
      !hostCounts || !isLoggedUntracked,
      "no impression or click between untrack and the next render",
      "the log has \(report.name) after didUntrackView"
    )
  }

  /// Whether everything that networks did is in the log: what the app heard, and what it did not, with the reason.
  private func checkLog(isListening: Bool) throws(BrokenInvariant) {
    try check(
      loggedAnswers == answers,
      "every answer is in the log",
      "\(loggedAnswers) of \(answers) are"
    )
    for report in Self.reports {
      let known = reported[report] + hostsOwn(report)
      try check(
        isListening ? logged[report] == known : logged[report] <= known,
        "every suppressed event is in the log",
        "it has \(logged[report]) of \(known) \(report.name)"
      )
      try check(
        !hearsAll || !isListening || heard[report] == effective[report],
        "the app hears what has an effect",
        "it heard \(report.name) \(heard[report]) times, and the log has it \(effective[report]) times"
      )
    }
  }

  private static let reports = AdReport.allCases

  /// What the host says by itself.
  private func hostsOwn(_ report: AdReport) -> Int {
    switch report {
    case .impression: toldImpressions
    case .click: toldClicks
    default: 0
    }
  }

  private func check(
    _ holds: Bool,
    _ invariant: @autoclosure () -> String,
    _ details: @autoclosure () -> String
  ) throws(BrokenInvariant) {
    if !holds { throw BrokenInvariant(invariant(), details()) }
  }
}
