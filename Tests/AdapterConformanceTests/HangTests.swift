import AdMediation
import Dispatch
import Foundation
import TestTraits
import Testing

@testable import AdapterConformance

/// Adapters that block the main thread for ever, in processes of their own.
@Suite struct HangTests {
  @Test("an adapter that waits in its request ends the process, and the rule is named", .exitTest)
  func request() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(1),
      observing: [\.standardErrorContent]
    ) {
      await Self.check("LOAD-3", with: ModelFixture<WaitsInRequest>.self, limit: .milliseconds(300))
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("something has blocked the main actor for 0.3 seconds"), "\(message)")
    #expect(message.contains("  last at work: LOAD-3 (required): "), "\(message)")
    #expect(message.contains("WaitsInRequest"), "\(message)")
  }

  @Test("so does one that waits when it is made", .exitTest)
  func makingIt() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(1),
      observing: [\.standardErrorContent]
    ) {
      await Self.check("ASSET-1", with: ModelFixture<WaitsInInit>.self, limit: .milliseconds(300))
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("  last at work: ASSET-1 (required): "), "\(message)")
  }

  @Test("a check that takes longer than the limit and lets others work is left alone", .exitTest)
  func slow() async {
    await #expect(processExitsWith: .success) {
      let rule = ConformanceRule(.load(99), .recommended, "A sentence.", source: "A source") { _ in
        let start = ContinuousClock.now
        while ContinuousClock.now - start < .seconds(1.2) {
          usleep(20_000)
          await Task.yield()
        }
      }
      await HangWatch.$current.withValue(HangWatch(limit: .milliseconds(600))) {
        _ = await ConformanceSuite.check(rule, with: ModelFixture<ModelCustomEvent>.self)
      }
    }
  }

  private static func check(_ id: String, with fixture: any AdapterFixture.Type, limit: Duration) async {
    guard let rule = RuleBook.rule(id) else { return }
    // Ends the process in another way should the watch not do it.
    alarm(30)
    await HangWatch.$current.withValue(HangWatch(limit: limit)) {
      _ = await ConformanceSuite.check(rule, with: fixture)
    }
  }
}

private final class WaitsInRequest: ModelCustomEvent {
  override func fetch(_ parameter: String, _ networkRequest: TestNetworkRequest) {
    DispatchSemaphore(value: 0).wait()
  }
}

private final class WaitsInInit: ModelCustomEvent {
  required init() {
    super.init()
    DispatchSemaphore(value: 0).wait()
  }
}
