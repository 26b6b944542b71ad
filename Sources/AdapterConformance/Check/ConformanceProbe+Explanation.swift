import AdMediation

extension ConformanceProbe {
  /// Whether the adapter breaks another rule. That rule is checked with a fixture of its own.
  func breaks(_ id: String) async -> Bool {
    guard id != rule.id, let other = RuleBook.rule(id) else { return false }
    if case .broken = await ConformanceSuite.check(other, with: type(of: fixture)) { return true }
    return false
  }

  /// Stops here when the adapter breaks another rule that explains what was seen, or that rule is blocked by one.
  func expectKept(_ id: String, otherwise reason: @autoclosure () -> String) async throws {
    guard id != rule.id, let other = RuleBook.rule(id) else { return }
    switch await ConformanceSuite.check(other, with: type(of: fixture)) {
    case .broken: throw RuleNotChecked.blocked(by: id, because: reason())
    case .blocked(let blocked) where !blocked.causes.contains(rule.id):
      throw RuleNotChecked.blocked(by: blocked.causes, because: reason())
    case .blocked, .passed, .notChecked: return
    }
  }

  /// Stops here when the network was not asked, for the adapter gets no ad without asking it: LOAD-1 names the cause.
  ///
  /// - Parameter count: how many requests the network had got before.
  func expectNetworkAsked(since count: Int) async throws {
    guard network.requests.count == count else { return }
    try await expectKept("LOAD-1", otherwise: "there is no ad, and the network is not asked for one")
  }

  /// Stops here when a native load fails with the same error as one of another format, and the network is asked for
  /// neither: one defect keeps both from it.
  ///
  /// - Parameters:
  ///   - load: the failed load of the other format.
  ///   - count: how many requests the network had got before.
  func expectOtherCause(of load: ProbeLoad, since count: Int) async throws {
    guard fixture.formats.contains(.native), network.requests.count == count,
      let error = load.attempt?.error.map(AdapterFailure.init)
    else { return }
    let other = ConformanceProbe(rule: rule, making: type(of: fixture))
    await other.prepare()
    other.arm(.fill())
    let native = await other.load(.native)
    guard let same = native.attempt?.error.map(AdapterFailure.init), other.network.requests.isEmpty,
      same.domain == error.domain, same.code == error.code
    else { return }
    try await expectKept("LOAD-1", otherwise: "a native load fails with the same error")
  }

  /// Stops here when a load has no ad, for the adapter never has one of the format.
  func expectAd(of load: ProbeLoad, because reason: String) async throws {
    guard !load.hasAd else { return }
    let rule = load.format == .native ? "LOAD-1" : "LOAD-17"
    try await expectKept(rule, otherwise: "there is no \(load.format.words) ad, and \(reason)")
  }

  /// Whether the adapter reports to the host what its network counts by itself.
  func reportsWhatNetworkCounts(_ event: AdEventName, after action: NetworkAction) async -> Bool {
    let mark = mark
    await perform(action)
    await waitForLateCalls()
    return !reports(event, since: mark).isEmpty
  }

  /// Breaks the rule, or is blocked, unless the network counted something that it was asked to count.
  func expectCount(_ count: Int, of thing: String, after action: NetworkAction) throws {
    guard count == 0 else { return }
    if rule.family == .event, has(.renderedView), network.renderedView == nil {
      throw RuleNotChecked.blocked(by: "VIEW-1", because: "the network is given no view, and counts nothing")
    }
    throw failure(
      expected: "the network counts the \(thing) of an ad that is shown",
      actual: "it counted none. \(Self.fixtureHint("perform(.\(action.rawValue))", "count one"))",
      marking: { ["didRender", "present"].contains($0.name) }
    )
  }

  /// A sentence for what is either the adapter's defect or the fixture's.
  static func fixtureHint(_ call: String, _ doing: String) -> String {
    "If the adapter is right, check the fixture: \(call) has to make the double \(doing)."
  }

  /// The same for ads that are said to be gone.
  static let livingAdsHint =
    "If the adapter holds it, check the fixture: sightings.livingAds has to count the delivered ads that still exist."

  /// The outcome of a rule that is broken: one defect is one failure, so another rule may be the one to blame.
  func outcome(of failure: ConformanceFailure) async -> ConformanceOutcome {
    if let explanation = await explanation() { return blocked(explanation) }
    return .broken(failure)
  }

  /// The outcome of a rule that cannot be checked.
  func outcome(of skip: RuleNotChecked) async -> ConformanceOutcome {
    guard !skip.blockedBy.isEmpty else { return .notChecked(reason: skip.reason) }
    let skip = await withFirstCause(skip)
    guard let explanation = await explanation(), explanation.blockedBy != skip.blockedBy else {
      return blocked(skip)
    }
    return blocked(explanation)
  }

  /// The same block by LOAD-1 where that blocks the rule that the check has found in its way.
  private func withFirstCause(_ skip: RuleNotChecked) async -> RuleNotChecked {
    guard let id = skip.blockedBy.first, skip.blockedBy.count == 1, ["LOAD-7", "LOAD-17"].contains(id),
      let other = RuleBook.rule(id),
      case .blocked(let blocked) = await ConformanceSuite.check(other, with: type(of: fixture)),
      blocked.causes == ["LOAD-1"]
    else { return skip }
    return RuleNotChecked(reason: blocked.reason, blockedBy: blocked.causes)
  }

  private func blocked(_ block: RuleNotChecked) -> ConformanceOutcome {
    .blocked(BlockedRule(rule: rule, causes: block.blockedBy, reason: block.reason))
  }

  /// The defects that spoil what other rules look at, whatever these are about.
  private func explanation() async -> RuleNotChecked? {
    guard !["LOAD-2", "LOAD-18"].contains(rule.id) else { return nil }
    await waitForLateCalls()
    for format in AdFormat.allCases where answerCounts(format).contains(where: { $0 > 1 }) {
      let id = format == .native ? "LOAD-2" : "LOAD-18"
      guard await breaks(id) else { continue }
      return .blocked(by: id, because: "a request for a \(format.words) ad was answered more than once")
    }
    if let silence = await silence() { return silence }
    if let setUpProblem, await breaks("SETUP-1") { return .blocked(by: "SETUP-1", because: setUpProblem) }
    guard [.screen, .reward].contains(rule.family), !timeline.contains(where: \.isAdEvent),
      timeline.contains(where: { $0.name == "present" }), await reportsNothingOfScreens()
    else { return nil }
    return .blocked(by: "SCREEN-4", because: "the adapter reports nothing of an ad that is presented")
  }

  /// A request that the adapter does not answer, if it is silent also where it matters most: when the network fills, and
  /// then when it has no ad.
  private func silence() async -> RuleNotChecked? {
    let silent = Set(requests.filter { $0.log.entries.contains { $0.name == "timedOut" } }.map(\.format))
    for format in AdFormat.allCases where silent.contains(format) {
      let (native, others) = (["LOAD-1", "LOAD-3"], ["LOAD-17", "LOAD-19"])
      let causes = format == .native ? native + others : others + native
      for id in causes.prefix(while: { $0 != rule.id }) where await isSilent(underRule: id) {
        return .blocked(by: id, because: "the adapter does not answer a request for a \(format.words) ad")
      }
    }
    return nil
  }

  /// Whether the adapter breaks a rule by not answering.
  private func isSilent(underRule id: String) async -> Bool {
    guard let other = RuleBook.rule(id),
      case .broken(let failure) = await ConformanceSuite.check(other, with: type(of: fixture))
    else { return false }
    return failure.timeline.contains { $0.name == "timedOut" }
  }

  /// Whether the adapter reports nothing at all of an ad that is presented as it should.
  private func reportsNothingOfScreens() async -> Bool {
    guard rule.id != "SCREEN-4", let other = RuleBook.rule("SCREEN-4"),
      case .broken(let failure) = await ConformanceSuite.check(other, with: type(of: fixture))
    else { return false }
    return !failure.timeline.contains(where: \.isAdEvent)
  }

  /// How many answers each request for an ad of a format has.
  private func answerCounts(_ format: AdFormat) -> [Int] {
    requests.filter { $0.format == format }.map { $0.log.entries.count(where: \.isAnswer) }
  }
}
