import AdMediation
import Foundation
import Synchronization
import TestTraits
import Testing

@testable import AdapterConformance

/// Many SDKs keep their state for the process: they are started with a key, asked for a bid token without one, and
/// told once how to treat users.
///
/// In processes of their own: these rules are checked one at a time, and checks of other tests would wait for them.
@MainActor
@Suite struct ProcessWideStateTests {
  @Test("an adapter whose SDK keeps its state for the process is checked one rule at a time", .exitTest)
  func correct() async {
    await #expect(processExitsWith: .success) {
      let report = await ConformanceSuite.runTogether(with: ProcessWideFixture<ProcessWideBidder>.self)
      #expect(report.failures.map(\.description) == [])
      #expect(report.blockedRules.map(\.description) == [])
    }
  }

  @Test("the results do not depend on which rules are selected", .exitTest)
  func selected() async {
    await #expect(processExitsWith: .success) {
      let rules = RuleBook.rules.filter { $0.family == .privacy || $0.family == .bid }
      let report = await ConformanceSuite.runTogether(rules, with: ProcessWideFixture<ProcessWideBidder>.self)
      #expect(report.failures.map(\.description) == [])
      for rule in rules {
        let outcome = await ConformanceSuite.check(rule, with: ProcessWideFixture<ProcessWideBidder>.self)
        #expect("\(outcome)" == "\(report.results.first { $0.rule.id == rule.id }.map(\.outcome) ?? .passed)")
      }
    }
  }

  @Test("fixtures of several adapters, and cases that run side by side, wait for each other")
  func severalTasks() async {
    let rules = RuleBook.rules.filter { $0.family == .bid }
    let fixtures: [any AdapterFixture.Type] = [
      ProcessWideFixture<ProcessWideBidder>.self, OtherProcessWideFixture.self,
    ]
    let checks = fixtures.flatMap { fixture in
      rules.map { rule in Task { await ConformanceSuite.check(rule, with: fixture) } }
    }
    for check in checks {
      switch await check.value {
      case .passed, .notChecked: break
      case .broken(let failure): Issue.record("\(failure.description)")
      case .blocked(let blocked): Issue.record("\(blocked.description)")
      }
    }
  }
}

/// What the SDK knows, for all of its callers.
private struct SDKState {
  var key: String?
  var isChildDirected: Bool?
}

private let sdk = Mutex(SDKState())

@MainActor
private class ProcessWideFixture<Adapter: MediationAdapter>: CorpusFixture<Adapter> {
  required init() {
    super.init()
    sdk.withLock { $0 = SDKState() }
  }

  override class var checksConcurrently: Bool { false }
}

@MainActor
private final class OtherProcessWideFixture: ProcessWideFixture<ProcessWideBidder> {}

private final class ProcessWideBidder: ModelBidder {
  override class func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping MediationAdapterSetUpCompletionHandler
  ) {
    let keys = configuration.credentials.compactMap { $0.settings["parameter"] as? String }
    sdk.withLock { $0.key = keys.first { !$0.isEmpty } ?? $0.key }
    super.setUp(with: configuration, completionHandler: completionHandler)
  }

  override func collectSignals(
    for params: RTBRequestParameters,
    completionHandler: @escaping RTBSignalCompletionHandler
  ) {
    // The host accepts the call from any thread.
    nonisolated(unsafe) let completionHandler = completionHandler
    TestNetworkSDK.collectSignals(sdk.withLock(\.key)) { signals in
      completionHandler(signals, signals == nil ? ModelMediationAdapter.error(7) : nil)
    }
  }

  override func request(_ format: AdFormat, _ configuration: MediationAdConfiguration) -> TestNetworkRequest {
    var request = super.request(format, configuration)
    request.isChildDirected = sdk.withLock {
      $0.isChildDirected = request.isChildDirected ?? $0.isChildDirected
      return $0.isChildDirected
    }
    return request
  }
}
