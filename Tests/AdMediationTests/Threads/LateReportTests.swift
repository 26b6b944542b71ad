import AdMediation
import AdPlatform
import Dispatch
import Foundation
import SampleSDK
import Testing

/// The publisher releases an ad while a report on it is on its way from another thread.
@MainActor
@Suite("Reports that are overtaken")
struct LateReportTests {
  @Test("a report that is overtaken by the end of its ad is recorded")
  func overtaken() async {
    let scheduler = GatedScheduler()
    let registry = AdapterRegistry()
    registry.register(ScriptedCustomEvent.self, as: "Scripted")
    let mediated = ThreadAd()
    let script = Script.answersElsewhere { event in
      event.delegate?.customEventNativeAd(event, didReceive: mediated)
    }
    let source = MediationConfiguration.Source(
      className: "Scripted",
      label: "source",
      parameter: script.register()
    )
    let host = MediationHost(
      configuration: MediationConfiguration(adUnits: ["home": .init(sources: [source])]),
      registry: registry,
      platform: Platform(
        scheduler: scheduler,
        httpClient: SampleHTTPClient(scheduler: scheduler, fallback: nil)
      )
    )
    let publisher = PublisherRecorder()
    let loader = AdLoader(adUnitID: "home", rootViewController: nil, host: host)
    loader.delegate = publisher
    loader.load(nil)
    scheduler.time.advance(by: .zero)
    #expect(publisher.ads.count == 1)
    let end = DispatchGroup()
    end.enter()
    Thread {
      MediatedNativeAdNotificationSource.mediatedNativeAdDidRecordClick(mediated)
      end.leave()
    }.start()
    await scheduler.gate.reached()
    publisher.letGoOfAds()
    scheduler.gate.open()
    await withCheckedContinuation { continuation in
      end.notify(queue: .global()) { @Sendable in continuation.resume() }
    }
    scheduler.time.advance(by: .zero)
    let log = loader.eventLog
    #expect(log.count("released") == 1)
    #expect(log.count("didRecordClick") == 0)
    #expect(log.count("didRecordClick", .afterRelease) == 1)
  }
}

/// Virtual time whose inbox lets other threads in when it is told to.
private final class GatedScheduler: Scheduler {
  let time = VirtualScheduler(realTimeGrace: .zero)
  let gate = Gate()

  var now: Duration { time.now }

  func schedule(
    after delay: Duration,
    as purpose: SchedulePurpose,
    _ action: @escaping @MainActor () -> Void
  ) -> any Cancellable { time.schedule(after: delay, as: purpose, action) }

  nonisolated var inbox: Inbox {
    if !MainActor.isCurrent { gate.pass() }
    return time.inbox
  }
}

/// Stops one thread until it is opened.
private final class Gate: Sendable {
  private let arrival = DispatchGroup()
  private let opening = DispatchSemaphore(value: 0)

  init() { arrival.enter() }

  func pass() {
    arrival.leave()
    opening.wait()
  }

  func open() { opening.signal() }

  /// Waits until a thread stands before the gate.
  func reached() async {
    await withCheckedContinuation { continuation in
      arrival.notify(queue: .global()) { @Sendable in continuation.resume() }
    }
  }
}
