import AdMediation
import AdPlatform
import Foundation
import HeadlessUIKit
import WaterfallStudy

/// The real host on virtual time, with the networks, the exchange and the app of one trial around it.
@MainActor
final class HostStage: NSObject {
  let setting: HostSetting
  let scheduler = StudyScheduler()
  let error: HostError
  var watch: HostWatch
  private(set) var broken: BrokenInvariant?

  private(set) var host: MediationHost?
  let networks = HostNetworks()
  let app: StudyApp
  let images: FaultedImageServer
  /// What is to happen inside calls.
  private var waiting: [(moment: HostEvent.Moment, event: HostEvent)] = []
  /// Whether events have no place now: they would come inside of one that moves time, or after the end.
  private var isOver = false
  private var readStartLog = 0
  private weak var watchedHost: MediationHost?

  static let adUnitID = "trial"

  init(_ setting: HostSetting, _ error: HostError) {
    self.setting = setting
    self.error = error
    watch = HostWatch(setting)
    app = StudyApp(setting.format)
    images = FaultedImageServer(scheduler: scheduler)
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
    for (index, type) in classes.enumerated() {
      switch setting.kind {
      case .customEvent: registry.register(FaultedCustomEvent.self, as: "network \(index)")
      case .mediationAdapter: registry.register(type, as: "network \(index)")
      }
    }
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
      platform: Platform(scheduler: scheduler, httpClient: images)
    )
    host.bidExchange = self
    return host
  }

  var now: Int { scheduler.now.wholeMilliseconds }

  // MARK: The course

  /// Lets something happen, and everything that comes of it at this moment.
  func take(_ event: HostEvent) throws(BrokenInvariant) {
    if case .time(let time) = event {
      scheduler.advance(by: .milliseconds(time))
    } else {
      act(event)
    }
    try settle()
  }

  /// Does what an event says, if it can happen now.
  func act(_ event: HostEvent) {
    guard !isOver else { return }
    switch event {
    case .setting, .time: break
    case .when(let moment, let event): waiting.append((moment, event))
    case .setUp, .signals, .bids, .answer, .download, .forget, .report: actOfNetwork(event)
    default: actOfApp(event)
    }
  }

  /// Does what has waited for a moment.
  func reach(_ moment: HostEvent.Moment) {
    guard waiting.contains(where: { $0.moment == moment }) else { return }
    let events = waiting.filter { $0.moment == moment }
    waiting.removeAll { $0.moment == moment }
    for (_, event) in events { act(event) }
  }

  /// Looks at something that was seen.
  func see(_ look: (inout HostWatch) throws(BrokenInvariant) -> Void) {
    guard broken == nil, !isOver else { return }
    do throws(BrokenInvariant) { try look(&watch) } catch { broken = error }
  }

  func fail(_ invariant: HostInvariant, _ details: String) {
    if broken == nil { broken = BrokenInvariant(invariant, details) }
  }

  private func settle() throws(BrokenInvariant) {
    scheduler.advance(by: .zero)
    readLogs()
    checkKept()
    let (now, timers) = (now, scheduler.answerTimers)
    see { watch throws(BrokenInvariant) in
      try watch.settled(at: now)
      try watch.checkTimers(timers, at: now)
    }
    guard let broken else { return }
    abandon()
    throw broken
  }

  private func readLogs() {
    if let host {
      let events = host.startLog.entries
      for event in events[readStartLog...] where event.name == "didSetUp" {
        for case .logs(let event) in error.alter(.logs(event)) { watch.logsSetUp(event.anomaly) }
      }
      readStartLog = events.count
    }
    for request in app.requests.indices { readLog(of: request) }
  }

  /// Reads what is new in the log of a request.
  private func readLog(of request: Int) {
    let events = app.requests[request].log.entries
    let read = app.requests[request].read
    app.requests[request].read = events.count
    for event in events[read...] { show(.logs(event), request) }
    if app.requests[request].isGone, !watch.courses[request].isListening { watch.listens(request) }
  }

  /// Lets the others see an effect, after what the log has of it; or what an error makes of that.
  func emit(_ effect: HostEffect, _ request: Int) {
    readLog(of: request)
    show(effect, request)
  }

  private func show(_ effect: HostEffect, _ request: Int) {
    let now = now
    for effect in error.alter(effect) {
      switch effect {
      case .isTold, .isTapped, .asks: break
      case .tells(let told): see { watch throws(BrokenInvariant) in try watch.told(told, request) }
      case .ends(let outcome):
        see { watch throws(BrokenInvariant) in try watch.ended(request, outcome, at: now) }
      case .says(let report):
        see { watch throws(BrokenInvariant) in try watch.hears(report, request) }
        reach(.hears(report))
      case .refuses:
        watch.refused(request)
        reach(.refused)
      case .logs(let event): see { watch throws(BrokenInvariant) in try watch.logs(event, request) }
      }
    }
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

  /// Lets everything that is under way come to its end, and releases it.
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
    see { watch throws(BrokenInvariant) in
      try watch.settled(at: now)
      try watch.gone()
    }
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
