import AdMediation

extension AdapterWatch {
  // MARK: What the app does

  mutating func presents(_ request: Int) { courses[request].presents += 1 }

  mutating func listens(_ request: Int) { courses[request].isListening = true }

  mutating func shows(_ request: Int) {
    courses[request].wasShown = true
    courses[request].isListening = true
  }

  // MARK: What networks do, and hear

  /// - Parameter asking: whose ad it is about.
  mutating func reported(_ report: AdapterReport, _ asking: Int, of request: Int) {
    courses[request].reported[report] += 1
    let isWinner = courses[request].winner.map { $0 == asking } ?? (courses[request].lastAsking == asking)
    guard isWinner else { return }
    courses[request].winnerReported[report] += 1
    if ![.impression, .click, .reward].contains(report) { courses[request].unheard.append(report) }
  }

  /// The host asks an ad to present itself.
  mutating func isToPresent(
    _ asking: Int,
    of request: Int,
    isAppPresenting: Bool
  ) throws(BrokenInvariant) {
    courses[request].passedOn += 1
    let course = courses[request]
    try check(isAppPresenting, .presentedOnce, "the app had not asked for it")
    try check(course.winner == asking, .firstAnswer, "another ad than the first was presented")
    try check(course.passedOn == 1, .presentedOnce, "\(course.passedOn) times")
    shows(request)
  }

  mutating func toldImpression(_ request: Int) throws(BrokenInvariant) {
    courses[request].toldImpressions += 1
    courses[request].own[.impression] += 1
    try check(!setting.networkCounts, .oneImpression, "the network counts, and was told of one")
    try check(courses[request].toldImpressions == 1, .oneImpression, "the network was told of two")
  }

  mutating func toldClick(_ request: Int) throws(BrokenInvariant) {
    courses[request].own[.click] += 1
    try check(!setting.networkCounts, .clicks, "the network counts, and was told of one")
    try check(
      courses[request].own[.click] <= courses[request].taps,
      .clicks,
      "the network was told of \(courses[request].own[.click]), of \(courses[request].taps) taps"
    )
  }

  // MARK: What the app hears

  mutating func hears(_ report: AdapterReport, _ request: Int) throws(BrokenInvariant) {
    try check(!courses[request].isReleased, .silentAfterRelease, report.name)
    try check(courses[request].winner != nil, .ownReports, "\(report.name), and there is no ad")
    courses[request].heard[report] += 1
    let course = courses[request]
    switch report {
    case .impression:
      try check(course.heard[.impression] == 1, .oneImpression, "the app heard of two")
      try check(
        course.wasShown || setting.networkCounts || setting.format != .native,
        .impressionOnScreen,
        "the ad was not shown"
      )
    case .click:
      try check(
        course.heard[.click] <= course.taps + course.winnerReported[.click],
        .clicks,
        "\(course.heard[.click]), of \(course.taps) taps and \(course.winnerReported[.click]) reports"
      )
    case .reward:
      try check(course.heard[.reward] == 1, .oneReward, "\(course.heard[.reward])")
      try check(course.passedOn > 0, .rewardEarned, "the ad was not presented")
      try check(!course.couldNotBePresented, .rewardEarned, "the ad could not be presented")
    default:
      let place = courses[request].unheard.firstIndex(of: report)
      try check(
        place != nil,
        .hearsInOrder,
        "\(report.name), and the reports not heard yet are \(course.unheard)"
      )
      // The host knows of an end that the app did not listen to.
      for missed in course.unheard.prefix(place ?? 0) where [.didDismiss, .failsToPresent].contains(missed) {
        follow(missed, request)
      }
      courses[request].unheard.removeFirst((place ?? -1) + 1)
      if report == .failsToPresent, course.passedOn > 0 { courses[request].couldNotBePresented = true }
      follow(report, request)
    }
    let isOwn = report == .impression || report == .click
    try check(
      isOwn || course.heard[report] <= course.winnerReported[report],
      .ownReports,
      "\(report.name) \(course.heard[report]) times, of \(course.winnerReported[report])"
    )
  }

  mutating func refused(_ request: Int) { courses[request].refusals += 1 }

  /// Follows what the app hears of screens.
  private mutating func follow(_ report: AdapterReport, _ request: Int) {
    let isFullScreen = setting.format.isFullScreen
    // What comes before the ad is presented, or after it is over, changes nothing.
    if isFullScreen, courses[request].passedOn == 0 || courses[request].screen == .over { return }
    switch report {
    case .willPresent: courses[request].screen = .open
    case .willDismiss where courses[request].screen == .open: courses[request].screen = .closing
    case .didDismiss, .failsToPresent: courses[request].screen = isFullScreen ? .over : .closed
    default: break
    }
  }

  // MARK: The log

  /// An entry of the log of a request.
  mutating func logs(_ event: AdLogEntry, _ request: Int) {
    switch event.name {
    case "request": if let source = event.source { courses[request].loggedRequests.insert(source) }
    case "timedOut": if let source = event.source { courses[request].loggedTimeouts.insert(source) }
    case "didReceive": if event.details["asset"] == nil { courses[request].loggedAnswers += 1 }
    case "didFailToLoadWithError":
      // A source that was never asked was not set up.
      let wasAsked = event.source.map { courses[request].loggedRequests.contains($0) } ?? true
      courses[request].loggedAnswers += wasAsked ? 1 : 0
    case "didBid", "didNotBid": courses[request].isAuctionOver = true
    case "didSetUp": logsSetUp(event.anomaly)
    case "didCollectSignals": if event.anomaly != nil { courses[request].loggedInVain.count += 1 }
    case "bids": courses[request].loggedInVain.count += 1
    case "released": courses[request].isReleased = true
    default:
      if let report = AdapterReport(named: event.name) { logs(report, event.anomaly, request) }
    }
  }

  private mutating func logs(_ report: AdapterReport, _ anomaly: AdAnomaly?, _ request: Int) {
    // A note beside the entry of the report itself.
    if anomaly == .calledFromBackground { return }
    courses[request].logged[report] += 1
    if anomaly?.isSuppressed != true { courses[request].effective[report] += 1 }
  }

  /// Whether what networks did is in the log of a request, and the app has heard what has an effect.
  func checkAd(_ course: AdapterCourse) throws(BrokenInvariant) {
    try check(
      course.answers == course.loggedAnswers,
      .everythingLogged,
      "\(course.answers) answers, and the log has \(course.loggedAnswers)"
    )
    try check(
      course.vain.allows(course.loggedInVain),
      .everythingLogged,
      "\(course.vain.count) signals and bids in vain, and the log has \(course.loggedInVain.count)"
    )
    for report in AdapterReport.allCases {
      var known = course.reported[report] + course.own[report]
      // The host writes down its own refusals.
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

extension AdFormat {
  /// Whether ads of this format present themselves.
  var isFullScreen: Bool { self != .native && self != .banner }
}

extension AdapterReport {
  /// Whether the app has a word for it in that format.
  func isHeard(in format: AdFormat) -> Bool {
    switch self {
    case .impression, .click, .willPresent, .willDismiss, .didDismiss: true
    case .failsToPresent: format.isFullScreen
    case .leavesApp: format == .native
    case .playsVideo, .pausesVideo, .endsVideo, .mutesVideo, .unmutesVideo, .reward: false
    }
  }
}
