import AdMediation
import AdPlatform
import Dispatch
import Foundation
import Testing

/// Whatever an adapter does with its request, the request ends exactly once and the log says what was wrong.
@MainActor
@Suite struct MisbehavingAdapterTests {
  @Test("the second of two ads is recorded and released")
  func answersTwice() {
    weak var second: ScriptedAd?
    let rig = Rig(scripts: [
      Script { event in
        event.fill(ScriptedAd())
        let ad = ScriptedAd()
        ad.headline = "Second"
        second = ad
        event.fill(ad)
      }
    ])
    let ad = rig.load()
    #expect(ad?.headline == "Headline")
    #expect(rig.publisher.outcomeCount == 1)
    #expect(ad?.eventLog.anomalies.map(\.anomaly).contains(.duplicateAnswer) == true)
    #expect(second == nil)
  }

  @Test("the same ad delivered again stays the publisher's", arguments: [true, false])
  func sameAdTwice(atOnce: Bool) throws {
    let mediated = ScriptedAd()
    var event: ScriptedCustomEvent?
    let rig = Rig(scripts: [
      Script(handlesClicks: true, handlesImpressions: true) {
        event = $0
        $0.fill(mediated)
        if atOnce { $0.fill(mediated) }
      }
    ])
    let ad = try #require(rig.load())
    if !atOnce { event?.fill(mediated) }
    rig.shownAdView().nativeAd = ad
    report(.didRecordImpression, for: mediated)
    report(.didRecordClick, for: mediated)
    #expect(rig.publisher.heard == ["didRecordImpression", "didRecordClick"])
    #expect(ad.eventLog.anomalies.map(\.anomaly).contains(.duplicateAnswer))
  }

  @Test("after cancelling, a source that had failed before answers twice, not late")
  func duplicateAfterCancelling() {
    var first: ScriptedCustomEvent?
    let rig = Rig(scripts: [
      Script {
        first = $0
        $0.fail()
      },
      .neverAnswers,
    ])
    let loader = rig.loader()
    loader.load(nil)
    rig.scheduler.advance(by: .seconds(1))
    loader.cancel()
    first?.fill()
    #expect(loader.eventLog.anomalies.last?.anomaly == .duplicateAnswer)
  }

  @Test("a failure after the ad is recorded, however late")
  func failsAfterFilling() throws {
    let rig = Rig(sample: "sample-fill-then-error")
    let ad = try #require(rig.load())
    #expect(rig.publisher.outcomeCount == 1)
    let anomaly = try #require(ad.eventLog.anomalies.first { $0.anomaly == .duplicateAnswer })
    #expect(anomaly.name == "didFailToLoadWithError")
  }

  @Test("an ad after the failure is recorded and released")
  func fillsAfterFailing() {
    let rig = Rig(scripts: [
      Script { event in
        event.fail()
        event.fill()
      }
    ])
    let loader = rig.loader()
    loader.load(nil)
    rig.scheduler.run()
    #expect(rig.publisher.errors.map(\.code) == [.noFill])
    #expect(loader.eventLog.anomalies.map(\.anomaly).contains(.duplicateAnswer))
  }

  @Test("a late ad is recorded and released, and the next source fills")
  func late() throws {
    var scheduler: (any Scheduler)?
    weak var lateAd: ScriptedAd?
    let rig = Rig(
      scripts: [
        .later(.seconds(30), on: { scheduler! }) { event in
          let ad = ScriptedAd()
          lateAd = ad
          event.fill(ad)
          #expect(lateAd != nil)
        },
        .fills(),
      ]
    )
    scheduler = rig.scheduler
    let ad = try #require(rig.load())
    #expect(lateAd == nil)
    #expect(ad.responseInfo.adNetworkInfoArray.map(\.outcome) == [.timedOut, .filled])
    let late = try #require(ad.eventLog.anomalies.first { $0.anomaly == .lateAnswer })
    #expect(late.time == .seconds(30))
    #expect(late.details["source"] == "source 0")
  }

  @Test("an answer inside request is taken, and noted")
  func synchronous() {
    let ad = Rig(scripts: [.fills()]).load()
    #expect(ad?.eventLog.anomalies.map(\.anomaly) == [.synchronousAnswer])
  }

  @Test("a background thread's answer is taken in time, and noted")
  func background() async throws {
    let rig = Rig(scripts: [
      Script { event in
        nonisolated(unsafe) let delegate = event.delegate!
        nonisolated(unsafe) let event: any CustomEventNativeAd = event
        nonisolated(unsafe) let ad: any MediatedUnifiedNativeAd = ScriptedAd()
        DispatchQueue.global().async { delegate.customEventNativeAd(event, didReceive: ad) }
      }
    ])
    rig.scheduler.realTimeGrace = .seconds(10)
    rig.loader().load(nil)
    await rig.scheduler.runSettling(for: .seconds(5))
    let ad = try #require(rig.publisher.ads.first)
    #expect(ad.eventLog.anomalies.map(\.anomaly) == [.calledFromBackground])
    #expect(rig.publisher.outcomeCount == 1)
  }

  @Test("a source that never answers ends with its timeout and is released")
  func neverAnswers() {
    weak var customEvent: ScriptedCustomEvent?
    let rig = Rig(scripts: [Script { customEvent = $0 }])
    let loader = rig.loader()
    loader.load(nil)
    rig.scheduler.advance(by: .seconds(11))
    #expect(rig.publisher.errors.count == 1)
    #expect(customEvent != nil, "kept, so that a late answer is recorded")
    rig.scheduler.run()
    #expect(customEvent == nil)
  }

  @Test("an adapter that is gone before its network answers loses nothing of the request")
  func releasedFirst() {
    // Held only by the host, and only until the late-answer window is over.
    var scheduler: (any Scheduler)?
    weak var customEvent: ScriptedCustomEvent?
    let rig = Rig(scripts: [
      Script { event in
        customEvent = event
        scheduler!.schedule(after: .seconds(100)) { [weak event] in event?.fill() }
      }
    ])
    scheduler = rig.scheduler
    rig.loader().load(nil)
    rig.scheduler.run()
    #expect(customEvent == nil)
    #expect(rig.publisher.errors.map(\.code) == [.noFill])
    #expect(rig.publisher.outcomeCount == 1)
  }

  @Test("an unknown class and a class that is not an adapter fail their sources, and the chain goes on")
  func unusableClasses() throws {
    let rig = Rig([
      .init(className: "Skripted", label: "mistyped", parameter: ""),
      .init(className: "AdMediation.NativeAd", label: "no custom event", parameter: ""),
      .init(className: "Scripted", label: "good", parameter: Script.fills().register()),
    ])
    let info = try #require(rig.load()).responseInfo.adNetworkInfoArray
    #expect(info.map(\.outcome) == [.notFound, .notFound, .filled])
    let unknown = AdapterFailure(try #require(info[0].error))
    #expect(unknown.message.contains("no class \"Skripted\"") && unknown.message.contains("\"Scripted\""))
    #expect(unknown.code == RequestError.Code.mediationDataError.rawValue)
    let wrong = AdapterFailure(try #require(info[1].error))
    #expect(wrong.message.contains("AdMediation.NativeAd") && wrong.message.contains("is not an adapter"))
  }

  @Test("two requests at once do not mix")
  func twoAtOnce() {
    var scheduler: (any Scheduler)?
    var count = 0
    let rig = Rig(scripts: [
      Script { event in
        count += 1
        let ad = ScriptedAd()
        ad.headline = "ad \(count)"
        scheduler!.schedule(after: .seconds(count == 1 ? 2 : 1)) { event.fill(ad) }
      }
    ])
    scheduler = rig.scheduler
    let first = rig.loader()
    let second = rig.loader()
    let other = PublisherRecorder()
    second.delegate = other
    first.load(nil)
    second.load(nil)
    rig.scheduler.run()
    #expect(rig.publisher.ads.map(\.headline) == ["ad 1"])
    #expect(other.ads.map(\.headline) == ["ad 2"])
  }
}
