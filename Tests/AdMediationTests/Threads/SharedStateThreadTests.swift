import AdMediation
import AdPlatform
import Foundation
import Synchronization
import Testing

/// What all adapters share, from eight threads at once.
@MainActor
@Suite("Shared state on eight threads")
struct SharedStateThreadTests {
  private static let threads = EightThreads.count

  @Test("a log keeps what it has room for, counts the rest, and keeps each thread's order")
  func log() async {
    let log = AdEventLog()
    let each = 2_000
    await EightThreads.run { thread in
      for number in 0..<each {
        log.record(AdLogEntry(time: .milliseconds(number), name: "\(thread)"))
        if number.isMultiple(of: 500) { _ = log.description }
      }
    } meanwhile: {
      for _ in 0..<20 { #expect(log.anomalies.isEmpty) }
    }
    #expect(log.entries.count == MediationLimits.maximumLoggedEvents)
    #expect(log.entries.count + log.omittedCount == Self.threads * each)
    for thread in 0..<Self.threads {
      let times = log.entries.filter { $0.name == "\(thread)" }.map(\.time)
      #expect(times == times.indices.map { .milliseconds($0) })
    }
  }

  @Test("settings always have a value that was set")
  func settings() async {
    let configuration = RequestConfiguration()
    let strange = Mutex(0)
    await EightThreads.run { thread in
      for number in 0..<500 {
        configuration.testDeviceIdentifiers = ["\(thread)", "\(number)"]
        configuration.maxAdContentRating = thread.isMultiple(of: 2) ? .general : .teen
        configuration.tagForUnderAgeOfConsent = NSNumber(value: thread.isMultiple(of: 2))
        configuration.ageRestrictedTreatment = thread.isMultiple(of: 2) ? .child : .teen
        let devices = configuration.testDeviceIdentifiers ?? []
        let isKnown =
          devices.count == 2 && devices.allSatisfy { Int($0) != nil }
          && [.general, .teen].contains(configuration.maxAdContentRating)
          && configuration.tagForUnderAgeOfConsent != nil
          && [.child, .teen].contains(configuration.ageRestrictedTreatment)
          && MobileAds.shared.versionNumber.majorVersion == 12
        if !isKnown { strange.withLock { $0 += 1 } }
      }
    }
    #expect(strange.withLock { $0 } == 0)
  }

  @Test("a set-up that eight threads complete is over once, and the rest is recorded")
  func setUp() async {
    let script = AdapterScript { $0.fill() }
    let completion = Mutex<AdapterScript.SetUpCompletion?>(nil)
    script.state.withLock { $0.setUp = { handler in completion.withLock { $0 = handler } } }
    let rig = AdapterRig(.native, [script.source()])
    var statuses: [InitializationStatus] = []
    rig.host.start { statuses.append($0) }
    await rig.scheduler.runSettling(for: .zero)
    let complete = completion.withLock { $0 }
    let each = 200
    await EightThreads.run { _ in
      for _ in 0..<each { complete?(nil) }
    } meanwhile: {
      for _ in 0..<100 { rig.scheduler.advance(by: .zero) }
    }
    await rig.scheduler.runSettling(for: .zero)
    #expect(statuses.map { $0.adapterStatusesByClassName["Adapter"]?.state } == [.ready])
    let log = rig.host.startLog
    #expect(log.count("didSetUp") == 1)
    #expect(log.count("didSetUp", .duplicateCompletion) == Self.threads * each - 1)
  }

  @Test("signals that eight threads give make one bid, and the rest is recorded")
  func signals() async {
    let bidder = AdapterScript { $0.fill() }
    let completion = Mutex<AdapterScript.SignalCompletion?>(nil)
    bidder.state.withLock { $0.signals = { handler in completion.withLock { $0 = handler } } }
    let rig = AdapterRig(.native, [bidder.source(kind: .bidding, cpm: 1)])
    let exchange = ScriptedExchange()
    rig.host.bidExchange = exchange
    let publisher = PublisherRecorder()
    let loader = AdLoader(adUnitID: AdapterRig.adUnitID, rootViewController: nil, host: rig.host)
    loader.delegate = publisher
    loader.load(nil)
    await rig.scheduler.runSettling(for: .zero)
    let give = completion.withLock { $0 }
    let each = 200
    await EightThreads.run { thread in
      for _ in 0..<each { give?("signals", nil) }
    }
    await rig.scheduler.runSettling(for: .seconds(60))
    #expect(exchange.requests.count == 1)
    #expect(publisher.ads.count == 1)
    #expect(publisher.errors.isEmpty)
    #expect(loader.eventLog.count("didCollectSignals") == 1)
    #expect(loader.eventLog.count("didCollectSignals", .duplicateCompletion) == Self.threads * each - 1)
  }
}
