import AdMediation
import AdPlatform
import Foundation
import Synchronization
import Testing

/// Adapters are set up once, off the main actor, before their first load.
@MainActor
@Suite struct SetUpTests {
  @Test("two loads at once set an adapter up once, with the credentials of all its sources")
  func once() async {
    let first = AdapterScript { $0.fill() }
    let second = AdapterScript { $0.fill() }
    let rig = AdapterRig(.native, [first.source(), second.source()])
    let publisher = PublisherRecorder()
    let loaders = (0..<2).map { _ in
      AdLoader(adUnitID: AdapterRig.adUnitID, rootViewController: nil, host: rig.host)
    }
    for loader in loaders {
      loader.delegate = publisher
      loader.load(nil)
    }
    await rig.scheduler.runSettling(for: .seconds(60))
    _ = await rig.loadNative()
    #expect(publisher.ads.count == 2)
    let seen = first.state.withLock { ($0.setUpCount, $0.setUpParameters, $0.setUpWasOnMainActor) }
    #expect(seen.0 == 1)
    #expect(seen.1 == [[first.parameter, second.parameter]])
    #expect(!seen.2)
  }

  @Test("an adapter whose set-up fails is asked for an ad all the same, and the failure is logged")
  func fails() async throws {
    let unready = AdapterScript { $0.fill() }
    unready.state.withLock { $0.setUp = { $0(NSError(domain: "network", code: 7)) } }
    let rig = AdapterRig(
      .native,
      [unready.source(), .init(className: "Scripted", label: "other", parameter: Script.fills().register())]
    )
    let (ad, _, log) = await rig.loadNative()
    let infos = try #require(ad).responseInfo.adNetworkInfoArray
    #expect(infos.map(\.outcome) == [.filled])
    #expect(log.entries.map(\.name).prefix(3) == ["setUp", "didSetUp", "request"])
    #expect(log.surprises == [.setUpFailed])
    #expect(log.entries[1].details["message"]?.contains("7") == true)
    let status = rig.host.initializationStatus.adapterStatusesByClassName
    #expect(status["Adapter"]?.state == .notReady)
    #expect(status["Scripted"]?.state == .ready)
  }

  @Test("an adapter whose set-up never ends is asked for an ad after ten seconds")
  func neverAnswers() async throws {
    let silent = AdapterScript { $0.fail(3) }
    silent.state.withLock { $0.setUp = { _ in } }
    let rig = AdapterRig(
      .native,
      [silent.source(), .init(className: "Scripted", label: "good", parameter: Script.fills().register())]
    )
    let (ad, _, log) = await rig.loadNative()
    let infos = try #require(ad).responseInfo.adNetworkInfoArray
    let info = try #require(infos.first)
    #expect(info.latency == 10)
    #expect((info.error as NSError?)?.code == 3)
    #expect(log.surprises == [.setUpFailed])
    let didSetUp = try #require(log.entries.first { $0.name == "didSetUp" })
    #expect(didSetUp.details["message"]?.contains("setUp(with:completionHandler:)") == true)
  }

  @Test("a request that is cancelled during the set-up asks no source")
  func cancelledDuringSetUp() async {
    let script = AdapterScript { _ in Issue.record("asked after cancelling") }
    let waiting = Mutex<AdapterScript.SetUpCompletion?>(nil)
    script.state.withLock { $0.setUp = { handler in waiting.withLock { $0 = handler } } }
    let rig = AdapterRig(.native, [script.source()])
    let publisher = PublisherRecorder()
    let loader = AdLoader(adUnitID: AdapterRig.adUnitID, rootViewController: nil, host: rig.host)
    loader.delegate = publisher
    loader.load(nil)
    await rig.scheduler.runSettling(for: .seconds(1))
    loader.cancel()
    waiting.withLock { $0 }?(nil)
    await rig.scheduler.runSettling(for: .seconds(60))
    #expect(publisher.errors.map(\.code) == [.cancelled])
    #expect(loader.eventLog.entries.contains { $0.name == "didSetUp" })
  }

  @Test("the app's start sets up all adapters and says how it went")
  func start() async throws {
    let script = AdapterScript { $0.fill() }
    let rig = AdapterRig(
      .native,
      [script.source(), .init(className: "Nobody.Nothing", label: "missing", parameter: "")]
    )
    var statuses: [InitializationStatus] = []
    rig.host.start { statuses.append($0) }
    await rig.scheduler.runSettling()
    let byName = try #require(statuses.first).adapterStatusesByClassName
    #expect(statuses.count == 1)
    #expect(byName["Adapter"]?.state == .ready)
    #expect(byName["Nobody.Nothing"]?.state == .notReady)
    #expect(byName["Nobody.Nothing"]?.description.contains("There is no class") == true)
    #expect(rig.host.startLog.entries.map(\.name) == ["setUp", "didSetUp"])
    _ = await rig.loadNative()
    #expect(script.state.withLock { $0.setUpCount } == 1)
  }

  @Test(
    "a set-up that fails after its timeout came late, not twice, and its error is the status from then on"
  )
  func failsLate() async throws {
    let late = AdapterScript { $0.fail() }
    let answer = Mutex<AdapterScript.SetUpCompletion?>(nil)
    late.state.withLock { $0.setUp = { handler in answer.withLock { $0 = handler } } }
    let rig = AdapterRig(.native, [late.source()])
    let (_, _, log) = await rig.loadNative()
    answer.withLock { $0 }?(NSError(domain: "network", code: 7))
    await rig.scheduler.runSettling(for: .seconds(1))
    #expect(log.surprises == [.setUpFailed, .lateCompletion])
    let status = try #require(rig.host.initializationStatus.adapterStatusesByClassName["Adapter"])
    #expect(status.state == .notReady)
    #expect(status.description.contains("7"))
  }

  @Test("a class of two names is set up once, with the credentials of both")
  func twoNames() async {
    let first = AdapterScript { $0.fail() }
    let second = AdapterScript { $0.fill() }
    var other = second.source()
    other.className = "AdapterAgain"
    let rig = AdapterRig(.native, [first.source(), other])
    rig.host.registry.register(ScriptedMediationAdapter.self, as: "AdapterAgain")
    let (ad, _, _) = await rig.loadNative()
    #expect(ad != nil)
    #expect(first.state.withLock { $0.setUpParameters } == [[first.parameter, second.parameter]])
  }

  @Test("malformed versions are logged")
  func versions() async {
    let rig = AdapterRig(.native, [.init(className: "Unversioned", label: "", parameter: "")])
    rig.host.registry.register(UnversionedAdapter.self, as: "Unversioned")
    let (_, _, log) = await rig.loadNative()
    let malformed = log.entries.filter { $0.anomaly == .malformedVersion }
    #expect(malformed.map { $0.details["version"] } == ["0.0.0", "1.-2.0"])
  }
}

private final class UnversionedAdapter: NSObject, MediationAdapter {
  override init() { super.init() }
  static func adapterVersion() -> VersionNumber { VersionNumber() }
  static func adSDKVersion() -> VersionNumber {
    VersionNumber(majorVersion: 1, minorVersion: -2, patchVersion: 0)
  }
}
