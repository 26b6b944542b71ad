import AdMediation
import AdPlatform
import Foundation
import Synchronization
import Testing

/// Adapters answer from eight threads at once: the first answer decides the outcome of a request, and the host logs the
/// others.
@MainActor
@Suite("Answers from eight threads")
struct AnswerThreadTests {
  private static let requests = 200
  private static let threads = EightThreads.count

  @Test("eight ads for each request: one is delivered, seven are released and recorded")
  func ads() async {
    var asked: [Taken<ScriptedCustomEvent>] = []
    let rig = Rig(scripts: [.answersElsewhere { asked.append(Taken(value: $0)) }])
    let loaders = rig.startLoading(Self.requests)
    let delegates = asked.map { Taken(value: $0.value.delegate) }
    let census = Census()
    await EightThreads.run { [asked] _ in
      for (event, delegate) in zip(asked, delegates) {
        delegate.value?.customEventNativeAd(event.value, didReceive: ThreadAd(census))
      }
    } meanwhile: {
      for _ in 0..<100 { rig.scheduler.advance(by: .zero) }
    }
    #expect(asked.count == Self.requests)
    rig.scheduler.run(for: .zero)
    #expect(rig.publisher.ads.count == Self.requests)
    #expect(rig.publisher.errors.isEmpty)
    #expect(rig.publisher.finishedCount == Self.requests)
    #expect(census.alive == Self.requests)
    for loader in loaders {
      let log = loader.eventLog
      #expect(!loader.isLoading)
      #expect(log.count("request") == 1)
      #expect(log.count("didReceive") == 1)
      #expect(log.count("didReceive", .duplicateAnswer) == Self.threads - 1)
      #expect(log.count("answered", .calledFromBackground) == Self.threads)
      #expect(log.entries.count == 2 * Self.threads + 1)
    }
    rig.publisher.letGoOfAds()
    rig.scheduler.run()
    #expect(census.alive == 0)
  }

  @Test("four ads and four failures for each request: one outcome, seven are recorded")
  func adsAndFailures() async {
    var asked: [Taken<ScriptedCustomEvent>] = []
    let rig = Rig(scripts: [.answersElsewhere { asked.append(Taken(value: $0)) }])
    let loaders = rig.startLoading(Self.requests)
    let delegates = asked.map { Taken(value: $0.value.delegate) }
    let census = Census()
    await EightThreads.run { [asked] thread in
      for (event, delegate) in zip(asked, delegates) {
        if thread.isMultiple(of: 2) {
          delegate.value?.customEventNativeAd(event.value, didReceive: ThreadAd(census))
        } else {
          let error = NSError(domain: "thread", code: thread)
          delegate.value?.customEventNativeAd(event.value, didFailToLoadWithError: error)
        }
      }
    }
    rig.scheduler.run(for: .zero)
    let publisher = rig.publisher
    #expect(publisher.outcomeCount == Self.requests)
    #expect(publisher.errors.allSatisfy { $0.code == .noFill })
    #expect(census.alive == publisher.ads.count)
    for loader in loaders {
      let log = loader.eventLog
      #expect(log.count("didReceive") + log.count("didFailToLoadWithError") == 1)
      #expect(log.count(.duplicateAnswer) == Self.threads - 1)
      #expect(log.count("didReceive", .duplicateAnswer) + log.count("didReceive") == Self.threads / 2)
      #expect(log.count(.calledFromBackground) == Self.threads)
    }
  }

  @Test("a waterfall whose sources all fail goes through them in order, however many threads say so")
  func failures() async {
    var asked: [Taken<ScriptedCustomEvent>] = []
    let sources = 3
    let script = Script.answersElsewhere { asked.append(Taken(value: $0)) }
    let rig = Rig(scripts: Array(repeating: script, count: sources))
    let loaders = rig.startLoading(Self.requests)
    for source in 1...sources {
      #expect(asked.count == source * Self.requests)
      let last = Array(asked.suffix(Self.requests))
      let delegates = last.map { Taken(value: $0.value.delegate) }
      await EightThreads.run { thread in
        for (event, delegate) in zip(last, delegates) {
          let error = NSError(domain: "thread", code: thread)
          delegate.value?.customEventNativeAd(event.value, didFailToLoadWithError: error)
        }
      }
      rig.scheduler.advance(by: .zero)
    }
    #expect(asked.count == sources * Self.requests)
    #expect(rig.publisher.ads.isEmpty)
    #expect(rig.publisher.errors.count == Self.requests)
    for error in rig.publisher.errors {
      let infos = error.responseInfo?.adNetworkInfoArray ?? []
      #expect(infos.map(\.outcome) == [.failed, .failed, .failed])
      #expect(infos.map(\.adSourceInstanceName) == ["source 0", "source 1", "source 2"])
    }
    for loader in loaders {
      #expect(loader.eventLog.count("didFailToLoadWithError") == sources)
      #expect(loader.eventLog.count(.duplicateAnswer) == sources * (Self.threads - 1))
    }
  }

  @Test("a mediation adapter's handler that eight threads call gives one of them an event delegate")
  func handlers() async {
    var handlers: [Taken<(ScriptedMediationAd?, (any Error)?) -> (any MediationAdEventDelegate)?>] = []
    let script = AdapterScript { handlers.append(Taken(value: $0.answer)) }
    let rig = AdapterRig(.native, [script.source()])
    let publisher = PublisherRecorder()
    let loaders = (0..<Self.requests).map { _ in
      AdLoader(adUnitID: AdapterRig.adUnitID, rootViewController: nil, host: rig.host)
    }
    for loader in loaders {
      loader.delegate = publisher
      loader.load(nil)
    }
    await rig.scheduler.runSettling(for: .zero)
    #expect(handlers.count == Self.requests)
    let ads = handlers.map { _ in (0..<Self.threads).map { _ in ScriptedMediationAd() } }
    let given = Mutex(0)
    await EightThreads.run { [handlers] thread in
      for (handler, ads) in zip(handlers, ads) {
        guard let delegate = handler.value(ads[thread], nil) else { continue }
        given.withLock { $0 += 1 }
        delegate.reportClick()
      }
    }
    rig.scheduler.run(for: .zero)
    #expect(given.withLock { $0 } == Self.requests)
    #expect(publisher.ads.count == Self.requests)
    for loader in loaders {
      let log = loader.eventLog
      #expect(log.count("didReceive", .duplicateAnswer) == Self.threads - 1)
      #expect(log.count("answered", .calledFromBackground) == Self.threads)
      // A click, of an ad that the host counts clicks for, before it is delivered.
      #expect(log.count("didRecordClick", .hostCountsClicks) == 1)
    }
  }
}
