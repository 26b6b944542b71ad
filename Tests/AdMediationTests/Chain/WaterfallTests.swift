import AdMediation
import AdPlatform
import Foundation
import Testing

/// Requests through the whole chain: what publishers get.
@MainActor
@Suite struct WaterfallTests {
  @Test("sources are tried in order, one at a time")
  func order() {
    var asked: [Int] = []
    let rig = Rig(
      scripts: (0..<4).map { source in
        Script { event in
          asked.append(source)
          if source < 3 { event.fail() } else { event.fill() }
        }
      }
    )
    let ad = rig.load()
    #expect(asked == [0, 1, 2, 3])
    #expect(ad?.responseInfo.adNetworkInfoArray.map(\.outcome) == [.failed, .failed, .failed, .filled])
    #expect(ad?.responseInfo.loadedAdNetworkResponseInfo?.adSourceName == "source 3")
  }

  @Test("the first fill wins, and the sources behind it are not asked")
  func firstFillWins() {
    let rig = Rig(scripts: [
      .fails(), .fills(),
      Script { _ in Issue.record("asked, though the request had its ad") },
    ])
    #expect(rig.load()?.headline == "Headline")
    #expect(rig.publisher.outcomeCount == 1)
    #expect(rig.publisher.finishedCount == 1)
  }

  @Test("when all fail the error is no fill, with every source's own error")
  func allFail() throws {
    let rig = Rig(scripts: [.fails(7), .fails(8), .neverAnswers], timeouts: [nil, nil, .seconds(2)])
    rig.load()
    let error = try #require(rig.publisher.errors.first)
    #expect(rig.publisher.outcomeCount == 1)
    #expect(error.code == .noFill)
    let sources = try #require(error.responseInfo).adNetworkInfoArray
    #expect(sources.map { AdapterFailure($0.error!).code } == [7, 8, RequestError.Code.timeout.rawValue])
    #expect(sources.map { AdapterFailure($0.error!).domain } == ["scripted", "scripted", "com.google.admob"])
    #expect((error as NSError).userInfo[RequestError.responseInfoKey] as? ResponseInfo === error.responseInfo)
  }

  @Test("a source has 10 seconds unless configured")
  func timeouts() throws {
    let rig = Rig(
      scripts: [.neverAnswers, .neverAnswers, .fills()],
      timeouts: [nil, .milliseconds(500), nil]
    )
    let info = try #require(rig.load()).responseInfo.adNetworkInfoArray
    #expect(info.map(\.outcome) == [.timedOut, .timedOut, .filled])
    #expect(info.map(\.latency) == [10, 0.5, 0])
  }

  @Test("an answer just before the timeout still wins")
  func justInTime() {
    var scheduler: (any Scheduler)?
    let rig = Rig(scripts: [.later(.milliseconds(9_999), on: { scheduler! }) { $0.fill() }])
    scheduler = rig.scheduler
    #expect(rig.load() != nil)
  }

  @Test("response info carries what the configuration said")
  func responseInfo() throws {
    let rig = Rig(sample: "sample-no-inventory", "sample-app-install")
    let ad = try #require(rig.load())
    let failed = try #require(ad.responseInfo.adNetworkInfoArray.first)
    #expect(failed.adNetworkClassName == "SampleAdapter.SampleCustomEventNativeAd")
    #expect(failed.adSourceName == "sample-no-inventory")
    #expect(failed.parameter == "sample-no-inventory")
    #expect(failed.adUnitMapping as? [String: String] == ["parameter": "sample-no-inventory"])
    #expect(failed.latency > 0)
    #expect(ad.responseInfo.loadedAdNetworkResponseInfo?.parameter == "sample-app-install")
    #expect(ad.responseInfo.responseIdentifier == "response-1")
  }

  @Test("the outcome comes after load has returned, even from a source that answers at once")
  func asynchronousOutcome() {
    let rig = Rig(scripts: [.fills()])
    rig.loader().load(nil)
    #expect(rig.publisher.outcomeCount == 0)
    rig.scheduler.run()
    #expect(rig.publisher.outcomeCount == 1)
  }

  @Test("a loader that the publisher released still has its outcome")
  func loaderReleased() {
    let rig = Rig(scripts: [.fills()])
    weak var loader: AdLoader?
    do {
      let strong = rig.loader()
      strong.load(nil)
      loader = strong
    }
    #expect(loader != nil)
    rig.scheduler.run()
    #expect(rig.publisher.outcomeCount == 1)
    #expect(loader == nil)
  }

  @Test("a second load while one is under way fails by itself and leaves the first alone")
  func loadInProgress() {
    let rig = Rig(scripts: [.fills()])
    let loader = rig.loader()
    loader.load(nil)
    loader.load(nil)
    rig.scheduler.run()
    #expect(rig.publisher.ads.count == 1)
    #expect(rig.publisher.errors.map(\.code) == [.loadInProgress])
    loader.load(nil)
    rig.scheduler.run()
    #expect(rig.publisher.ads.count == 2)
  }

  @Test("an unknown ad unit fails with the nearest names")
  func unknownAdUnit() throws {
    let rig = Rig(scripts: [.fills()])
    let loader = AdLoader(adUnitID: "hme", rootViewController: nil, host: rig.host)
    loader.delegate = rig.publisher
    loader.load(nil)
    rig.scheduler.run()
    let error = try #require(rig.publisher.errors.first)
    #expect(error.code == .invalidArgument)
    #expect(error.message.contains("\"hme\"") && error.message.contains("home"))
  }

  @Test(
    "a loader without an ad type that is known is told so",
    arguments: [[], [AdLoaderAdType(rawValue: "x")]]
  )
  func noAdTypes(types: [AdLoaderAdType]) {
    let rig = Rig(scripts: [.fills()])
    let loader = AdLoader(
      adUnitID: Rig.adUnitID,
      rootViewController: nil,
      adTypes: types,
      host: rig.host
    )
    loader.delegate = rig.publisher
    loader.load(nil)
    rig.scheduler.run()
    #expect(rig.publisher.errors.map(\.code) == [.invalidRequest])
  }

  @Test("a thousand sources that fail at once do not pile up on the stack")
  func manySources() {
    let rig = Rig(scripts: Array(repeating: .fails(), count: 1_000) + [.fills()])
    #expect(rig.load()?.responseInfo.adNetworkInfoArray.count == 1_001)
  }

  // MARK: Cancelling

  @Test("cancelling ends the request once, and the adapter's answer is recorded and released")
  func cancelling() {
    var scheduler: (any Scheduler)?
    weak var lateAd: ScriptedAd?
    let rig = Rig(scripts: [
      .later(.seconds(1), on: { scheduler! }) { event in
        let ad = ScriptedAd()
        lateAd = ad
        event.fill(ad)
      },
      Script { _ in Issue.record("asked after cancelling") },
    ])
    scheduler = rig.scheduler
    let loader = rig.loader()
    loader.load(nil)
    rig.scheduler.advance(by: .milliseconds(500))
    loader.cancel()
    loader.cancel()
    #expect(rig.publisher.errors.map(\.code) == [.cancelled])
    rig.scheduler.run()
    #expect(rig.publisher.outcomeCount == 1)
    #expect(lateAd == nil)
    #expect(loader.eventLog.anomalies.map(\.anomaly) == [.answerAfterCancelling])
    #expect(!loader.isLoading)
  }

  @Test("cancelling before anything was asked asks nothing")
  func cancellingEarly() {
    let rig = Rig(scripts: [Script { _ in Issue.record("asked after cancelling") }])
    let loader = rig.loader()
    loader.load(nil)
    loader.cancel()
    rig.scheduler.run()
    #expect(rig.publisher.errors.map(\.code) == [.cancelled])
  }

  // MARK: async

  @Test("load() waits for the ad")
  func asyncLoad() async throws {
    let rig = Rig(sample: "sample-app-install")
    let ad = try await rig.scheduler.run { try await rig.loader().load() }
    #expect(ad.headline != nil)
  }

  @Test("load() works in real time, too")
  func realTime() async throws {
    let source = Rig(scripts: [.fills()]).host.configuration
    let registry = AdapterRegistry()
    registry.register(ScriptedCustomEvent.self, as: "Scripted")
    let host = MediationHost(
      configuration: source,
      registry: registry,
      platform: Platform(scheduler: SystemScheduler())
    )
    let loader = AdLoader(adUnitID: Rig.adUnitID, rootViewController: nil, host: host)
    #expect(try await loader.load().headline == "Headline")
  }

  @Test("load() throws the request's error")
  func asyncFailure() async throws {
    let rig = Rig(sample: "sample-no-inventory")
    await #expect {
      try await rig.scheduler.run { try await rig.loader().load() }
    } throws: {
      ($0 as? RequestError)?.code == .noFill
    }
  }

  @Test("cancelling the task cancels the request")
  func asyncCancel() async throws {
    var waiting: Task<NativeAd, any Error>?
    let rig = Rig(scripts: [Script { _ in waiting?.cancel() }])
    let loader = rig.loader()
    let error = await #expect(throws: RequestError.self) {
      try await rig.scheduler.run {
        let task = Task { try await loader.load() }
        waiting = task
        return try await task.value
      }
    }
    #expect(error?.code == .cancelled)
    #expect(!loader.isLoading)
  }

  @Test("a task that is cancelled before it asks asks nothing")
  func asyncCancelledBefore() async throws {
    let rig = Rig(scripts: [Script { _ in Issue.record("asked after cancelling") }])
    let loader = rig.loader()
    let error = await #expect(throws: RequestError.self) {
      try await rig.scheduler.run {
        withUnsafeCurrentTask { $0?.cancel() }
        return try await loader.load()
      }
    }
    #expect(error?.code == .cancelled)
  }

  @Test(
    "what a network reported early is heard by a publisher who waited for the ad",
    arguments: [true, false]
  )
  func asyncEarly(isVirtual: Bool) async throws {
    let mediated = ScriptedAd()
    let rig = Rig(scripts: [
      Script(handlesImpressions: true) { event in
        report(.didRecordImpression, for: mediated)
        event.fill(mediated)
      }
    ])
    let real = SystemScheduler()
    let host = MediationHost(
      configuration: rig.host.configuration,
      registry: rig.registry,
      platform: isVirtual ? rig.host.platform : Platform(scheduler: real)
    )
    let loader = AdLoader(adUnitID: Rig.adUnitID, rootViewController: nil, host: host)
    let ad: NativeAd
    if isVirtual {
      ad = try await rig.scheduler.run { try await loader.load() }
      ad.delegate = rig.publisher
      rig.scheduler.run()
    } else {
      ad = try await loader.load()
      ad.delegate = rig.publisher
      await withCheckedContinuation { continuation in
        real.schedule(after: .milliseconds(20)) { continuation.resume() }
      }
    }
    #expect(rig.publisher.heard == ["didRecordImpression"])
    #expect(ad.eventLog.anomalies.map(\.anomaly).contains(.beforeRendering))
  }

  @Test("a publisher may load again inside a delegate call, with a log of its own")
  func loadAgain() throws {
    let rig = Rig(scripts: [.fails()])
    let loader = rig.loader()
    var logs: [AdEventLog] = []
    let again = LoadingAgain { failed in
      logs.append(failed.eventLog)
      if logs.count < 3 { failed.load(nil) }
    }
    loader.delegate = again
    loader.load(nil)
    rig.scheduler.run()
    #expect(again.errors.map(\.code) == [.noFill, .noFill, .noFill])
    #expect(Set(logs.map(ObjectIdentifier.init)).count == 3)
  }

  @MainActor
  private final class LoadingAgain: AdLoaderDelegate {
    var errors: [RequestError] = []
    let onFailure: (AdLoader) -> Void
    init(onFailure: @escaping (AdLoader) -> Void) { self.onFailure = onFailure }
    func adLoader(_ adLoader: AdLoader, didFailToReceiveAdWithError error: any Error) {
      if let error = error as? RequestError { errors.append(error) }
      onFailure(adLoader)
    }
  }

  @Test("an answered source leaves no timeout behind")
  func timersStopped() {
    let rig = Rig(scripts: [.fills()])
    rig.loader().load(nil)
    // Less than the timeout, which would be gone by itself after it.
    rig.scheduler.advance(by: .seconds(1))
    #expect(rig.publisher.ads.count == 1)
    #expect(rig.scheduler.scheduledCount == 0)
  }
}
