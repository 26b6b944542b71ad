import AdMediation
import AdPlatform
import Foundation
import HeadlessUIKit
import WaterfallStudy

/// The real host on virtual time, with the networks, the exchange and the app of one trial around it.
@MainActor
final class AdapterStage: NSObject {
  let setting: AdapterSetting
  let scheduler = StudyScheduler()
  var messenger: any Messenger
  var watch: AdapterWatch
  private(set) var broken: BrokenInvariant?

  private(set) var host: MediationHost?
  let networks = AdapterNetworks()
  let app: AdapterApp
  /// What is to happen inside calls.
  private var waiting: [(moment: AdapterEvent.Moment, event: AdapterEvent)] = []
  /// Whether events have no place now: they would come inside of one that moves time, or after the end.
  private var isOver = false
  private var readStartLog = 0
  private weak var watchedHost: MediationHost?

  static let adUnitID = "trial"

  init(_ setting: AdapterSetting, _ messenger: any Messenger) {
    self.setting = setting
    self.messenger = messenger
    watch = AdapterWatch(setting)
    app = AdapterApp(setting.format)
    super.init()
    scheduler.stage = self
    let host = makeHost()
    self.host = host
    watchedHost = host
    app.open(host, delegate: self)
  }

  private func makeHost() -> MediationHost {
    let classes: [FaultedAdapter.Type] = [FirstAdapter.self, SecondAdapter.self, ThirdAdapter.self]
    let registry = AdapterRegistry()
    for (index, type) in classes.enumerated() { registry.register(type, as: "network \(index)") }
    let sources = setting.sources.enumerated().map { index, source in
      MediationConfiguration.Source(
        className: "network \(source.network)",
        label: "\(index)",
        parameter: "\(index)",
        kind: source.bids == nil ? .waterfall : .bidding,
        cpm: source.bids.map(Double.init) ?? 1,
        timeout: .milliseconds(source.timeout)
      )
    }
    let unit = MediationConfiguration.AdUnit(format: setting.format, sources: sources)
    let host = MediationHost(
      configuration: MediationConfiguration(adUnits: [Self.adUnitID: unit]),
      registry: registry,
      platform: Platform(scheduler: scheduler, httpClient: NoHTTPClient())
    )
    host.bidExchange = self
    return host
  }

  var now: Int { scheduler.now.wholeMilliseconds }

  // MARK: The course

  /// Lets something happen, and everything that comes of it at this moment.
  func take(_ event: AdapterEvent) throws(BrokenInvariant) {
    if case .time(let time) = event {
      scheduler.advance(by: .milliseconds(time))
    } else {
      act(event)
    }
    try settle()
  }

  /// Does what an event says, if it can happen now.
  func act(_ event: AdapterEvent) {
    guard !isOver else { return }
    switch event {
    case .setting, .time: break
    case .when(let moment, let event): waiting.append((moment, event))
    case .setUp, .signals, .bids, .answer, .report: actOfNetwork(event)
    default: actOfApp(event)
    }
  }

  /// Does what has waited for a moment.
  func reach(_ moment: AdapterEvent.Moment) {
    guard waiting.contains(where: { $0.moment == moment }) else { return }
    let events = waiting.filter { $0.moment == moment }
    waiting.removeAll { $0.moment == moment }
    for (_, event) in events { act(event) }
  }

  /// Looks at something that was seen.
  func see(_ look: (inout AdapterWatch) throws(BrokenInvariant) -> Void) {
    guard broken == nil, !isOver else { return }
    do throws(BrokenInvariant) { try look(&watch) } catch { broken = error }
  }

  func fail(_ invariant: AdapterInvariant, _ details: String) {
    if broken == nil { broken = BrokenInvariant(invariant, details) }
  }

  private func settle() throws(BrokenInvariant) {
    scheduler.advance(by: .zero)
    readLogs()
    checkKept()
    let now = now
    see { watch throws(BrokenInvariant) in try watch.settled(at: now) }
    guard let broken else { return }
    abandon()
    throw broken
  }

  private func readLogs() {
    if let host {
      let events = host.startLog.entries
      for event in events[readStartLog...] where event.name == "didSetUp" {
        if let event = messenger.reading(event) { watch.logsSetUp(event.anomaly) }
      }
      readStartLog = events.count
    }
    for request in app.requests.indices { readLog(of: request) }
  }

  /// Reads what is new in the log of a request.
  func readLog(of request: Int) {
    let events = app.requests[request].log.entries
    for event in events[app.requests[request].read...] {
      if let event = messenger.reading(event) { watch.logs(event, request) }
    }
    app.requests[request].read = events.count
    if app.requests[request].isGone { watch.listens(request) }
  }

  private func checkKept() {
    for (request, course) in watch.courses.enumerated() {
      guard let winner = course.winner, !networks.isAlive(winner) else { continue }
      // An end that the app has not heard may have been heard by the host.
      let mayBeOver = course.unheard.contains { $0 == .didDismiss || $0 == .failsToPresent }
      let isOnScreen =
        setting.format.isFullScreen && !mayBeOver && (course.screen == .open || course.screen == .closing)
      if isOnScreen { fail(.keptForApp, "the ad on the screen is gone") }
      if app.holds(request) {
        fail(.keptForApp, "the app has an ad, and its adapter or network's ad is gone")
      }
    }
  }

  // MARK: The end

  /// Lets everything that is under way come to its end, and lets go of it.
  func end() throws(BrokenInvariant) {
    closeScreens()
    try settle()
    see { watch throws(BrokenInvariant) in try watch.end() }
    if let broken {
      abandon()
      throw broken
    }
    waiting = []
    letGo()
    scheduler.run()
    readLogs()
    let now = now
    see { watch throws(BrokenInvariant) in try watch.settled(at: now) }
    isOver = true
    host = nil
    if let remains { fail(.nothingOutlives, "\(remains) is still there") }
    if let broken { throw broken }
  }

  /// Lets time go by until nothing is under way, and networks close what they have opened.
  private func closeScreens() {
    scheduler.run()
    // What closes may open something else inside of that, as often as an event says so.
    for round in 0...waiting.count {
      readLogs()
      let open = watch.courses.filter { course in
        // Reports of an end from before the ad was presented have closed nothing.
        let mayBeOpen = setting.format.isFullScreen && course.passedOn > 0 && round == 0
        return course.screen == .open || course.screen == .closing
          || course.effective[.willPresent] > (mayBeOpen ? 0 : course.effective[.didDismiss])
      }
      for asking in open.compactMap(\.winner) { report(.didDismiss, asking, onThread: false) }
      scheduler.run()
    }
  }

  private func letGo() {
    app.letGo()
    networks.letGo()
  }

  /// Leaves a trial that is broken: nothing of it may stay.
  private func abandon() {
    isOver = true
    waiting = []
    letGo()
    scheduler.run()
    host = nil
  }

  private var remains: String? {
    if let remains = networks.remains { return remains }
    if let remains = app.remains { return remains }
    return watchedHost == nil ? nil : "the host"
  }
}

/// Nobody fetches anything in a trial.
private final class NoHTTPClient: HTTPClient {
  func send(
    _ request: HTTPRequest,
    completion: @escaping @MainActor (Result<HTTPResponse, HTTPError>) -> Void
  ) -> any Cancellable { NoTransfer() }

  private final class NoTransfer: Cancellable {
    func cancel() {}
  }
}
