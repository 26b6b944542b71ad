package import AdMediation
import WaterfallStudy

extension HostWatch {
  // MARK: What the app does

  mutating func presents(_ request: Int) { self[request].presents += 1 }

  /// The app listens from now on.
  ///
  /// - Parameter hearsAll: whether it listens from the first moment.
  package mutating func listens(_ request: Int, hearsAll: Bool? = nil) {
    self[request].isListening = true
    if let hearsAll { self[request].hearsAll = hearsAll }
  }

  /// The app shows the ad.
  package mutating func shows(_ request: Int) {
    self[request].wasShown = true
    self[request].isUntracked = false
    self[request].isListening = true
  }

  /// No view shows the ad any more.
  package mutating func empties(_ request: Int) {
    // An ad that was put away before its first rendering was not untracked.
    if self[request].renderings > 0 { self[request].isUntracked = true }
  }

  /// A finger has tapped the ad, where a tap is a click.
  package mutating func taps(_ request: Int) { self[request].taps += 1 }

  /// Follows how long networks say nothing after they were asked to present an ad.
  mutating func followSilence(_ request: Int, at now: Int) {
    guard courses[request].passedOn > 0, courses[request].screen == .closed else { return }
    let start = courses[request].silentSince ?? now
    courses[request].silentSince = start
    if now >= start + MediationLimits.presentationTime.wholeMilliseconds { courses[request].wasSilent = true }
  }

  // MARK: What networks do, and hear

  /// A network reports something.
  ///
  /// - Parameter asking: whose ad it is about.
  package mutating func reported(_ report: AdReport, _ asking: Int, of request: Int) {
    self[request].reported[report] += 1
    let isWinner = self[request].winner.map { $0 == asking } ?? (self[request].lastAsking == asking)
    guard isWinner else { return }
    self[request].winnerReported[report] += 1
    // Decided without the log, in which the host says what has an effect.
    let course = self[request]
    if report == .reward, course.screen == .open, course.passedOn > 0, !course.wasSilent, !course.isReleased,
      !course.unheard.contains(.didDismiss), !course.unheard.contains(.failsToPresent)
    {
      self[request].hasEarnedReward = true
    }
    if ![.impression, .click, .reward].contains(report) { self[request].unheard.append(report) }
  }

  /// The host asks an ad to present itself.
  mutating func isToPresent(
    _ asking: Int,
    of request: Int,
    isAppPresenting: Bool
  ) throws(BrokenInvariant) {
    self[request].passedOn += 1
    let course = self[request]
    try check(isAppPresenting, .presentedOnce, "the app had not asked for it")
    try check(course.winner == asking, .firstAnswer, "another ad than the first was presented")
    try check(course.passedOn == 1, .presentedOnce, "\(course.passedOn) times")
    shows(request)
  }

  /// The network of a native ad is told something about it.
  package mutating func told(_ told: HostEffect.Told, _ request: Int) throws(BrokenInvariant) {
    switch told {
    case .rendering:
      self[request].isUntracked = false
      self[request].renderings += 1
      let course = self[request]
      try check(course.renderings == course.untrackings + 1, .oneRendering, course.renderingDetails)
    case .untracking:
      self[request].isUntracked = true
      self[request].untrackings += 1
      let course = self[request]
      try check(course.renderings == course.untrackings, .renderingEndsOnce, course.renderingDetails)
    case .impression:
      self[request].toldImpressions += 1
      self[request].own[.impression] += 1
      try check(!setting.networkCountsImpressions, .countsItself, "the network was told of an impression")
      try check(self[request].toldImpressions == 1, .oneImpression, "the network was told of two")
      try check(!self[request].isUntracked, .unseen, "an impression")
    case .click:
      self[request].own[.click] += 1
      try check(!setting.networkCountsClicks, .countsItself, "the network was told of a click")
      try check(!self[request].isUntracked, .unseen, "a click")
      try check(
        self[request].own[.click] <= self[request].taps,
        .clicks,
        "the network was told of \(self[request].own[.click]), of \(self[request].taps) taps"
      )
    }
  }

  // MARK: What the app hears

  /// The app hears something about its ad.
  package mutating func hears(_ report: AdReport, _ request: Int) throws(BrokenInvariant) {
    try check(!self[request].isReleased, .silentAfterRelease, report.name)
    try check(self[request].winner != nil, .ownReports, "\(report.name), and there is no ad")
    self[request].heard[report] += 1
    let course = self[request]
    let isOwn = report == .impression || report == .click
    try check(
      isOwn || course.heard[report] <= course.winnerReported[report],
      .ownReports,
      "\(report.name) \(course.heard[report]) times, of \(course.winnerReported[report])"
    )
    switch report {
    case .impression:
      try check(course.heard[.impression] == 1, .oneImpression, "the app heard of two")
      try check(
        setting.hostCountsImpressions ? course.toldImpressions > 0 : course.reported[.impression] > 0,
        .countedByOne,
        "the app was told of one, and none was counted"
      )
      try check(
        course.wasShown || !setting.hostCountsImpressions,
        .impressionOnScreen,
        "the ad was not shown"
      )
    case .click:
      try check(
        course.heard[.click] <= (setting.hostCountsClicks ? course.taps : course.winnerReported[.click]),
        .clicks,
        "\(course.heard[.click]), of \(course.taps) taps and \(course.winnerReported[.click]) reports"
      )
    case .reward:
      try check(course.heard[.reward] == 1, .oneReward, "\(course.heard[.reward])")
      try check(course.passedOn > 0, .rewardEarned, "the ad was not presented")
      try check(!course.couldNotBePresented, .rewardEarned, "the ad could not be presented")
    default:
      let place = self[request].unheard.firstIndex(of: report)
      try check(
        place != nil,
        .hearsInOrder,
        "\(report.name), and the reports not heard yet are \(course.unheard)"
      )
      // The host knows of an end that the app did not listen to.
      for missed in course.unheard.prefix(place ?? 0) where [.didDismiss, .failsToPresent].contains(missed) {
        follow(missed, request)
      }
      self[request].unheard.removeFirst((place ?? -1) + 1)
      if report == .failsToPresent, course.passedOn > 0 { self[request].couldNotBePresented = true }
      follow(report, request)
    }
  }

  mutating func refused(_ request: Int) { self[request].refusals += 1 }

  /// Follows what the app hears of screens.
  private mutating func follow(_ report: AdReport, _ request: Int) {
    let isFullScreen = setting.format.isFullScreen
    // What comes before the ad is presented, or after it is over, changes nothing.
    if isFullScreen, self[request].passedOn == 0 || self[request].screen == .over { return }
    switch report {
    case .willPresent: self[request].screen = .open
    case .willDismiss where self[request].screen == .open: self[request].screen = .closing
    case .didDismiss, .failsToPresent: self[request].screen = isFullScreen ? .over : .closed
    default: break
    }
  }

  // MARK: The log

  /// An entry of the log of a request.
  package mutating func logs(_ event: AdLogEntry, _ request: Int) throws(BrokenInvariant) {
    switch event.name {
    case "request": if let source = event.source { self[request].loggedRequests.insert(source) }
    case "timedOut": if let source = event.source { self[request].loggedTimeouts.insert(source) }
    case "didReceive": if event.details["asset"] == nil { self[request].loggedAnswers += 1 }
    case "didFailToLoadWithError":
      // A source that was never asked was not set up.
      let wasAsked = event.source.map { self[request].loggedRequests.contains($0) } ?? true
      self[request].loggedAnswers += wasAsked ? 1 : 0
    case "didRender": self[request].isLoggedUntracked = false
    case "didUntrackView": self[request].isLoggedUntracked = true
    case "didBid", "didNotBid": self[request].isAuctionOver = true
    case "didSetUp": logsSetUp(event.anomaly)
    case "didCollectSignals": if event.anomaly != nil { self[request].loggedInVain.count += 1 }
    case "bids": self[request].loggedInVain.count += 1
    case "released": self[request].isReleased = true
    default:
      if let report = AdReport(named: event.name) { try logs(report, event.anomaly, request) }
    }
  }

  private mutating func logs(
    _ report: AdReport,
    _ anomaly: AdAnomaly?,
    _ request: Int
  ) throws(BrokenInvariant) {
    // A note beside the entry of the report itself.
    if anomaly == .calledFromBackground { return }
    self[request].logged[report] += 1
    guard anomaly?.isSuppressed != true else { return }
    self[request].effective[report] += 1
    let hostCounts =
      report == .impression && setting.hostCountsImpressions || report == .click && setting.hostCountsClicks
    try check(
      !hostCounts || !self[request].isLoggedUntracked,
      .unseen,
      "the log has \(report.name) after didUntrackView"
    )
  }

  /// Whether what networks did is in the log of a request, and the app has heard what has an effect.
  func checkAd(_ course: RequestCourse) throws(BrokenInvariant) {
    try check(
      course.answers == course.loggedAnswers,
      .everythingLogged,
      "\(course.answers) answers, and the log has \(course.loggedAnswers)"
    )
    try check(
      course.vain.allows(course.loggedInVain),
      .everythingLogged,
      "\(course.vain.count) late signals and bids, and the log has \(course.loggedInVain.count)"
    )
    for report in AdReport.allCases {
      var known = course.reported[report] + course.own[report]
      // The host logs its own refusals.
      if report == .failsToPresent { known += course.presents - course.passedOn }
      let logged = course.logged[report]
      try check(
        course.isListening ? logged == known : logged <= known,
        .everythingLogged,
        "\(known) \(report.name), and the log has \(logged)"
      )
      if report == .reward || course.hearsAll && report.isHeard(in: setting.format) {
        var effective = course.effective[report]
        if report == .failsToPresent { effective -= course.presents - course.passedOn }
        try check(
          course.heard[report] == effective || !setting.format.isRewarded && report == .reward,
          .hearsEffects,
          "\(report.name) \(course.heard[report]) times, and the log has it \(effective) times"
        )
      }
    }
    try check(
      !course.hasEarnedReward || course.isReleased || course.heard[.reward] == 1,
      .earnedIsRewarded,
      "the app heard of \(course.heard[.reward])"
    )
    if course.hearsAll {
      try check(
        course.presents == course.passedOn + course.refusals,
        .presentAnswered,
        "\(course.presents) attempts, \(course.passedOn) passed on, \(course.refusals) refused"
      )
    }
  }
}

extension AdLogEntry {
  /// The place in the ad unit of the source that it is about: its label in a trial.
  fileprivate var source: Int? { details["source"].flatMap { Int($0) } }
}

extension RequestCourse {
  var renderingDetails: String { "the network heard of \(renderings) renderings and \(untrackings) ends" }
}

extension AdFormat {
  /// Whether ads of this format present themselves.
  var isFullScreen: Bool { self != .native && self != .banner }
}

extension AdReport {
  /// Whether the app has a word for it in that format.
  func isHeard(in format: AdFormat) -> Bool {
    switch self {
    case .impression, .click, .willPresent, .willDismiss, .didDismiss: true
    case .failsToPresent: format.isFullScreen
    case .leavesApp, .playsVideo, .pausesVideo, .endsVideo, .mutesVideo, .unmutesVideo: format == .native
    case .reward: false
    }
  }
}
