import AdMediation
import Dispatch
import Foundation
import Synchronization
import TestTraits
import Testing

@testable import AdapterConformance

/// Correct adapters that work on other threads, checked while all processors are busy.
@Suite struct StabilityTests {
  /// The rules that ask the adapter without a host.
  private static let directRules = ["LOAD-9", "LOAD-15", "LOAD-16", "LIFE-4", "BANNER-3"]

  @MainActor private static let fixtures: [any AdapterFixture.Type] = [
    ThreadedFixture<AnswersFromQueue>.self, ThreadedFixture<AnswersFromThread>.self,
    ThreadedFixture<AnswersFromTask>.self, ThreadedMediationFixture<MediationFromQueue>.self,
  ]

  @Test("rules that ask the adapter directly wait for its threads, also on a busy machine", .exitTest)
  func directRequests() async throws {
    // In a process of its own, so that other tests do not wait for the main actor meanwhile.
    let result = try await #require(
      processExitsWith: .success,
      observing: [\.standardErrorContent]
    ) {
      let processors = BusyProcessors(limit: .seconds(20))
      let problems = await Self.problems(with: Self.directRules)
      processors.stop()
      FileHandle.standardError.write(Data(problems.joined(separator: "\n").utf8))
    }
    #expect(String(decoding: result.standardErrorContent, as: UTF8.self) == "")
  }

  @MainActor
  @Test(
    "no rule gives up on tasks of the main actor, although the fixture says that nothing runs elsewhere",
    arguments: ["LOAD-17", "LOAD-19", "SCREEN-1"]
  )
  func withoutGrace(id: String) async throws {
    let rule = try #require(RuleBook.rule(id))
    let outcome = await ConformanceSuite.check(rule, with: MediationFixture<MediationFromTasks>.self)
    guard case .passed = outcome else { return _ = Issue.record("\(outcome)") }
  }

  @Test("no rule gives up on tasks that wait behind others for a thread", .exitTest)
  func busyPool() async throws {
    let result = try await #require(
      processExitsWith: .success,
      observing: [\.standardErrorContent]
    ) {
      let tasks = BusyTasks()
      let rule = try #require(RuleBook.rule("LOAD-1"))
      let outcome = await ConformanceSuite.check(rule, with: MediationFixture<MediationFromTasks>.self)
      tasks.stop()
      guard case .passed = outcome else {
        return FileHandle.standardError.write(Data("\(outcome)".utf8))
      }
    }
    #expect(String(decoding: result.standardErrorContent, as: UTF8.self) == "")
  }

  /// What the kit has against the adapters.
  @MainActor
  private static func problems(with ids: [String]) async -> [String] {
    let problems = Mutex<[String]>([])
    await sideBySide(fixtures) { fixture in
      for rule in ids.compactMap(RuleBook.rule) {
        let problem: String
        switch await ConformanceSuite.check(rule, with: fixture) {
        case .passed, .notChecked: continue
        case .broken(let failure): problem = "\(fixture): \(failure)"
        case .blocked(let blocked): problem = "\(fixture): \(blocked)"
        }
        problems.withLock { $0.append(problem) }
      }
    }
    return problems.withLock(\.self)
  }
}

/// The same for mediation adapters.
@MainActor
private final class ThreadedMediationFixture<Adapter: ModelMediationAdapter>: MediationFixture<Adapter> {
  override var realTimeGrace: Duration { .milliseconds(50) }
}

/// Answers wherever its subclasses do.
private class AnswersElsewhere: ModelCustomEvent {
  /// Calls `work` off the main actor.
  nonisolated class func elsewhere(_ work: @escaping @Sendable () -> Void) { work() }

  override func deliver(_ ad: ModelMediatedAd) {
    nonisolated(unsafe) let (delegate, customEvent) = (self.delegate, self as any CustomEventNativeAd)
    nonisolated(unsafe) let mediatedAd: any MediatedUnifiedNativeAd = ad
    Self.elsewhere { delegate?.customEventNativeAd(customEvent, didReceive: mediatedAd) }
  }

  override func fail(_ code: Int) {
    nonisolated(unsafe) let (delegate, customEvent) = (self.delegate, self as any CustomEventNativeAd)
    let error = NSError(domain: "test.network", code: code)
    Self.elsewhere { delegate?.customEventNativeAd(customEvent, didFailToLoadWithError: error) }
  }
}

private final class AnswersFromQueue: AnswersElsewhere {
  override class func elsewhere(_ work: @escaping @Sendable () -> Void) {
    DispatchQueue.global(qos: .utility).async { DispatchQueue.global().async(execute: work) }
  }
}

private final class AnswersFromThread: AnswersElsewhere {
  override class func elsewhere(_ work: @escaping @Sendable () -> Void) {
    Thread.detachNewThread(work)
  }
}

private final class AnswersFromTask: AnswersElsewhere {
  override class func elsewhere(_ work: @escaping @Sendable () -> Void) {
    Task.detached(priority: .low) {
      await Task.yield()
      work()
    }
  }
}

/// Comes back to the main actor more often than the kit follows at once.
private final class MediationFromTasks: ModelMediationAdapter {
  override func fetch(
    _ request: TestNetworkRequest,
    _ configuration: MediationAdConfiguration,
    completion: @escaping @MainActor (ModelAd?, (any Error)?) -> (any MediationAdEventDelegate)?
  ) {
    nonisolated(unsafe) let configuration = configuration
    Task { @MainActor in
      for _ in 0..<24 { await Task.yield() }
      ask(request, configuration, completion)
    }
  }

  private func ask(
    _ request: TestNetworkRequest,
    _ configuration: MediationAdConfiguration,
    _ completion: @escaping @MainActor (ModelAd?, (any Error)?) -> (any MediationAdEventDelegate)?
  ) { super.fetch(request, configuration, completion: completion) }
}

/// Hops over a global queue before it asks its network.
private final class MediationFromQueue: ModelMediationAdapter {
  override func fetch(
    _ request: TestNetworkRequest,
    _ configuration: MediationAdConfiguration,
    completion: @escaping @MainActor (ModelAd?, (any Error)?) -> (any MediationAdEventDelegate)?
  ) {
    nonisolated(unsafe) let configuration = configuration
    DispatchQueue.global(qos: .utility).async {
      DispatchQueue.main.async {
        MainActor.assumeIsolated { self.ask(request, configuration, completion) }
      }
    }
  }

  private func ask(
    _ request: TestNetworkRequest,
    _ configuration: MediationAdConfiguration,
    _ completion: @escaping @MainActor (ModelAd?, (any Error)?) -> (any MediationAdEventDelegate)?
  ) { super.fetch(request, configuration, completion: completion) }
}
