import AdPlatform
import Foundation
import HeadlessUIKit
import Testing

@testable import SampleSDK

/// One after the other: the SDK starts once a process.
@MainActor
@Suite("Starting the SDK", .serialized)
struct SetUpTests {
  let bench = Bench()
  private let answers = Answers()

  @MainActor
  private final class Answers {
    var errors: [SampleSetUpError?] = []
  }

  /// The first line of each test that looks whether the SDK has started: another suite may start it between `init` and
  /// the test, but not within one that never waits.
  private func reset() { SampleAds.reset() }

  private func start(_ units: [String]) {
    bench.inside { SampleAds.initialize(adUnitIDs: units) { [answers] in answers.errors.append($0) } }
  }

  @Test("takes 150 milliseconds, and the next time none")
  func succeeds() {
    reset()
    start(["sample-content", "no such unit"])
    #expect(answers.errors.isEmpty)
    bench.scheduler.advance(by: .milliseconds(149))
    #expect(answers.errors.isEmpty && !SampleAds.isInitialized)
    bench.scheduler.advance(by: .milliseconds(1))
    #expect(answers.errors == [nil])
    #expect(SampleAds.isInitialized)
    start(["no such unit"])
    bench.scheduler.advance(by: .zero)
    #expect(answers.errors == [nil, nil])
  }

  @Test("fails without a known ad unit, by name", arguments: [[], [""], ["lost", "found"]])
  func fails(units: [String]) throws {
    reset()
    start(units)
    bench.scheduler.run()
    let error = try #require(answers.errors.first ?? nil)
    #expect(error == (units.count > 1 ? .unknownAdUnits(units) : .noAdUnit))
    #expect(!SampleAds.isInitialized)
    #expect(error.description.contains(": "))
    for unit in units where !unit.isEmpty { #expect(error.description.contains(unit)) }
  }

  @Test("may be asked for on any thread, and answers on the main actor")
  func anyThread() async {
    let scheduler = VirtualScheduler()
    let platform = Platform(scheduler: scheduler, httpClient: SampleHTTPClient(scheduler: scheduler))
    await Task.detached { [answers] in
      Platform.$current.withValue(platform) {
        SampleAds.initialize(adUnitIDs: ["sample-content"]) { answers.errors.append($0) }
      }
    }.value
    scheduler.run()
    #expect(answers.errors == [nil])
  }

  @Test("has a version of three numbers")
  func version() {
    let parts = SampleAds.version.split(separator: ".").compactMap { Int($0) }
    #expect(parts.count == 3)
  }

  @Test("does with a test network what that is told, each time")
  func testNetwork() {
    reset()
    let network = SampleTestNetwork()
    start([network.adUnitID])
    network.setUpAnswer = .error(.serverUnreachable)
    bench.scheduler.run()
    start(["sample-content", network.adUnitID])
    bench.scheduler.run()
    network.setUpAnswer = .success
    start([network.adUnitID])
    bench.scheduler.run()
    network.setUpAnswer = .silence
    start([network.adUnitID])
    bench.scheduler.run()
    #expect(answers.errors == [.serverUnreachable, .serverUnreachable, nil])
    #expect(network.setUpCount == 4)
    #expect(!SampleAds.isInitialized)
  }
}
