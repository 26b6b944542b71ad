import AdMediation
import AdPlatform
import Foundation
import WaterfallStudy

/// Acts out the script of one request against the host, and tells its invariants everything that it sees.
///
/// App, networks and image server in one: who does what stands in the script.
@MainActor
final class FaultedRequest {
  /// What the adapters say.
  struct Traits: Sendable {
    let countsImpressions: Bool
    let countsClicks: Bool
  }

  /// What a request needs around it.
  struct Surroundings {
    let host: MediationHost
    let images: FaultedImageServer
    /// Of the sources, in milliseconds.
    let timeouts: [Int]
  }

  let script: ChainScript
  let screen: FaultedScreen
  let surroundings: Surroundings
  private let isOver: @MainActor (FaultedRequest) -> Void
  /// Told what happens, for people.
  let trace: ((String) -> Void)?

  private var invariants: RequestInvariants
  private(set) var broken: BrokenInvariant?
  /// How many steps were done.
  var events = 0
  /// What came of it, for the figures of the study.
  private(set) var counts = SimulatedRequest.Counts()

  /// The steps that no moment has come for yet, by bits.
  private var waiting: UInt64
  /// How many steps wait for their time.
  var scheduled = 0
  var network = FaultedNetwork()
  var loader: AdLoader?
  var ad: NativeAd?
  var winner: (source: Int, number: Int)?
  var logs: [(log: AdEventLog, read: Int)] = []
  /// Whether the host keeps back no reports until the app can hear them.
  var isListening = true
  private var isEnding = false
  var watched = Watched()

  /// Whoever has to be gone in the end.
  struct Watched {
    weak var ad: NativeAd?
    weak var tracker: AnyObject?
    weak var loader: AdLoader?
    var loads: [WeakObject] = []
  }

  struct WeakObject { weak var value: AnyObject? }

  init(
    _ script: ChainScript,
    on screen: FaultedScreen,
    _ surroundings: Surroundings,
    trace: ((String) -> Void)? = nil,
    isOver: @escaping @MainActor (FaultedRequest) -> Void
  ) {
    self.script = script
    self.screen = screen
    self.surroundings = surroundings
    self.trace = trace
    self.isOver = isOver
    invariants = RequestInvariants(
      timeouts: surroundings.timeouts,
      networkCountsImpressions: script.networkCountsImpressions,
      networkCountsClicks: script.networkCountsClicks
    )
    waiting = script.steps.isEmpty ? 0 : UInt64.max >> UInt64(64 - min(script.steps.count, 64))
    start = surroundings.host.platform.scheduler.now
  }

  let start: Duration
  var scheduler: any Scheduler { surroundings.host.platform.scheduler }
  /// The time in a column.
  static func column(_ now: Int) -> String {
    let digits = "\(now)"
    return String(repeating: " ", count: max(0, 6 - digits.count)) + digits + " ms  "
  }

  var now: Int { (scheduler.now - start).wholeMilliseconds }

  var traits: Traits {
    Traits(countsImpressions: script.networkCountsImpressions, countsClicks: script.networkCountsClicks)
  }

  /// Begins.
  func begin() {
    screen.request = self
    let loader = AdLoader(
      adUnitID: ChainFaultStudy.adUnitID,
      rootViewController: screen,
      host: surroundings.host
    )
    loader.delegate = self
    self.loader = loader
    watched.loader = loader
    reach(.start)
    endIfQuiet()
  }

  // MARK: What is seen

  /// An adapter is asked.
  func asked(_ adapter: FaultedCustomEvent, _ source: Int) {
    network.add(adapter, of: source)
    see(.asked(source: source))
    reach(.asked(source))
  }

  /// A network hears something about its ad.
  func told(_ observation: RequestObservation, _ moment: ChainStep.Moment) {
    see(observation)
    reach(moment)
  }

  private func hears(_ report: AdReport) {
    see(.hears(report))
    reach(.heard(report))
  }

  func see(_ observation: RequestObservation) {
    if let trace, let text = observation.text { trace("\(Self.column(now))  \(text)") }
    take(observation)
  }

  private func take(_ observation: RequestObservation) {
    guard broken == nil else { return }
    do throws(BrokenInvariant) {
      try invariants.observe(observation, at: now)
    } catch {
      broken = error
    }
  }

  private func fail(_ invariant: String, _ details: String) {
    if broken == nil { broken = BrokenInvariant(invariant, details) }
  }

  /// Looks at the log, and at who has to be alive.
  func settle() {
    for index in logs.indices {
      let events = logs[index].log.entries
      for event in events[logs[index].read...] {
        guard let observation = RequestObservation(event) else { continue }
        if let trace, let text = observation.text {
          trace("\(Self.column((event.time - start).wholeMilliseconds))  \(text)")
        }
        take(observation)
      }
      logs[index].read = events.count
    }
    if watched.ad == nil { isListening = true }
    see(.settled(isListening: isListening))
    guard let winner, watched.ad != nil else { return }
    if !network.isAlive(winner.number, of: winner.source) {
      fail("the host keeps ad and adapter while the app has the ad", "one of them is gone")
    }
  }

  // MARK: The course

  /// Does the steps that have waited for a moment.
  func reach(_ moment: ChainStep.Moment) {
    guard waiting != 0 else { return }
    for index in script.steps.indices where waiting & (1 << UInt64(index)) != 0 {
      let step = script.steps[index]
      guard step.moment == moment else { continue }
      waiting &= ~(1 << UInt64(index))
      if let delay = step.delay { schedule(step, after: delay) } else { act(step) }
    }
  }

  private func schedule(_ step: ChainStep, after delay: Int) {
    scheduled += 1
    scheduler.schedule(after: .milliseconds(delay)) { [self] in
      scheduled -= 1
      guard broken == nil else { return finishIfBroken() }
      settle()
      act(step)
      endIfQuiet()
    }
  }

  /// When nothing more is to come, everybody lets go of everything.
  func endIfQuiet() {
    guard !isEnding, scheduled == 0, invariants.isOver || broken != nil else { return }
    isEnding = true
    scheduler.schedule(after: .milliseconds(1)) { [self] in
      guard scheduled == 0, invariants.isOver || broken != nil else { return isEnding = false }
      settle()
      letGo()
      scheduler.schedule(after: MediationLimits.lateAnswerWindow + .seconds(11)) { [self] in end() }
    }
  }

  private func letGo() {
    screen.reset()
    loader = nil
    ad = nil
    network.letGo()
    reach(.released)
  }

  private func end() {
    // A step of the last moments may have asked for more.
    guard scheduled == 0 || broken != nil else {
      scheduler.schedule(after: .seconds(60)) { [self] in end() }
      return
    }
    letGo()
    settle()
    if broken == nil {
      do throws(BrokenInvariant) { try invariants.end() } catch { broken = error }
      if let remains { fail("nothing outlives its request", "\(remains) is still there") }
    }
    over()
  }

  func finishIfBroken() {
    guard !isEnding else { return }
    isEnding = true
    letGo()
    over()
  }

  private func over() {
    counts.impressions = invariants.impressions
    counts.clicks = invariants.clicks
    waiting = 0
    screen.request = nil
    isOver(self)
  }

  private var remains: String? {
    if let network = network.remains { return network }
    if watched.ad != nil { return "the app's ad" }
    if watched.tracker != nil { return "the ad's session" }
    if watched.loader != nil { return "the loader" }
    return watched.loads.contains { $0.value != nil } ? "the request" : nil
  }
}

// MARK: - What the app hears

extension FaultedRequest: NativeAdLoaderDelegate, NativeAdDelegate, VideoControllerDelegate {
  func adLoader(_ adLoader: AdLoader, didReceive nativeAd: NativeAd) {
    let place = network.place(of: nativeAd.mediatedAd)
    see(.ends(.ad(source: place?.source ?? -1, ad: place?.number ?? -1)))
    // The app has use for one ad.
    guard let place, winner == nil else { return }
    if counts.attempts.isEmpty {
      counts.attempts = nativeAd.responseInfo.attempts
      counts.latency = scheduler.now - start
    }
    winner = place
    ad = nativeAd
    watched.ad = nativeAd
    watched.tracker = nativeAd.liveObject
    isListening = false
    reach(.won(place.source))
    reach(.outcome)
    endIfQuiet()
  }

  func adLoader(_ adLoader: AdLoader, didFailToReceiveAdWithError error: any Error) {
    let error = error as? RequestError
    switch error?.code {
    case .loadInProgress: see(.ends(.busy))
    case .cancelled: see(.ends(.cancelled))
    default: see(.ends(.noFill))
    }
    if counts.attempts.isEmpty, winner == nil { counts.attempts = error?.responseInfo?.attempts ?? [] }
    if error?.code != .loadInProgress { reach(.outcome) }
    endIfQuiet()
  }

  func nativeAdDidRecordImpression(_ nativeAd: NativeAd) { hears(.impression) }
  func nativeAdDidRecordClick(_ nativeAd: NativeAd) { hears(.click) }
  func nativeAdWillPresentScreen(_ nativeAd: NativeAd) { hears(.willPresentScreen) }
  func nativeAdWillDismissScreen(_ nativeAd: NativeAd) { hears(.willDismissScreen) }
  func nativeAdDidDismissScreen(_ nativeAd: NativeAd) { hears(.didDismissScreen) }
  func nativeAdWillLeaveApplication(_ nativeAd: NativeAd) { hears(.willLeaveApplication) }
  func videoControllerDidPlayVideo(_ videoController: VideoController) { hears(.didPlayVideo) }
  func videoControllerDidPauseVideo(_ videoController: VideoController) { hears(.didPauseVideo) }
  func videoControllerDidEndVideoPlayback(_ videoController: VideoController) {
    hears(.didEndVideoPlayback)
  }
}

extension ResponseInfo {
  /// What became of the sources, by their places in the waterfall.
  fileprivate var attempts: [SimulatedRequest.Attempt] {
    adNetworkInfoArray.compactMap { source in
      Int(source.parameter).map { .init(source: $0, outcome: source.outcome) }
    }
  }
}
