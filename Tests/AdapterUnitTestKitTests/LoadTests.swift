import AdPlatform
import AdapterUnitTestKit
import Foundation
import TestTraits
import Testing

@MainActor
@Suite struct LoadTests {
  let adapter = KitAdapter()
  let scheduler = VirtualScheduler(realTimeGrace: .zero)
  let error = NSError(domain: "network", code: 3)

  @Test("a load that succeeds passes and keeps the ad", arguments: Format.allCases)
  func success(format: Format) async {
    #expect(format.load(adapter) === adapter.ad)
    #expect(await format.load(adapter, on: scheduler) === adapter.ad)
  }

  @Test("a load that fails as expected passes", arguments: Format.allCases)
  func failure(format: Format) async {
    adapter.answer = .failure(
      NSError(domain: "network", code: 3, userInfo: ["only": "domain and code count"])
    )
    format.fail(adapter, error)
    await format.fail(adapter, error, on: scheduler)
  }

  @Test("an error fails a test that expects an ad", arguments: Format.allCases)
  func unexpectedFailure(format: Format) async {
    adapter.answer = .failure(error)
    await fails("failed with the error network 3") { #expect(format.load(adapter) == nil) }
    await fails("failed with the error network 3") {
      #expect(await format.load(adapter, on: scheduler) == nil)
    }
  }

  @Test("an ad fails a test that expects an error", arguments: Format.allCases)
  func unexpectedSuccess(format: Format) async {
    await fails("succeeded. Expected the error network 3.") { format.fail(adapter, error) }
    await fails("succeeded. Expected the error network 3.") {
      await format.fail(adapter, error, on: scheduler)
    }
  }

  @Test("another error fails the test", arguments: [("network", 4), ("another", 3)])
  func wrongError(domain: String, code: Int) async {
    adapter.answer = .failure(NSError(domain: domain, code: code))
    await fails("with the error \(domain) \(code), not with network 3.") {
      AUTKWaitAndAssertLoadBannerAdFailure(adapter, .init(), error)
    }
  }

  @Test("neither an ad nor an error fails the test")
  func neither() async {
    adapter.answer = .neither
    await fails("neither an ad nor an error") { AUTKWaitAndAssertLoadBannerAd(adapter, .init()) }
    await fails("succeeded. Expected the error network 3.") {
      AUTKWaitAndAssertLoadBannerAdFailure(adapter, .init(), error)
    }
  }

  @Test("a second answer fails the test")
  func twice() async {
    adapter.answer = .twice
    await fails("more than once") { AUTKWaitAndAssertLoadBannerAd(adapter, .init()) }
  }

  @Test("no answer fails the test after a second of virtual time")
  func silence() async {
    adapter.answer = .silence
    await fails("No answer to the request to load a banner within 1.0 s.") {
      await AUTKWaitAndAssertLoadBannerAd(adapter, .init(), on: scheduler)
    }
    #expect(scheduler.now == .seconds(1))
    await fails("No answer to the request to load a banner within 1.0 s.") {
      await AUTKWaitAndAssertLoadBannerAdFailure(adapter, .init(), error, on: scheduler)
    }
    #expect(scheduler.now == .seconds(2))
  }

  @Test("an answer may come on another thread, on the main queue or in a task")
  func elsewhere() async {
    let patient = VirtualScheduler()
    for way in [KitAdapter.Way.onThread, .onMainQueue, .inMainActorTask] {
      let adapter = KitAdapter()
      adapter.way = way
      let eventDelegate = await AUTKWaitAndAssertLoadBannerAd(adapter, .init(), on: patient)
      #expect(eventDelegate.bannerAd === adapter.ad)
      adapter.ad.delegate?.reportImpression()
      #expect(eventDelegate.reportImpressionInvokeCount == 1)
    }
  }

  @Test("an answer counts that comes before the timeout")
  func late() async {
    adapter.way = .after(.milliseconds(999))
    #expect(await Format.banner.load(adapter, on: scheduler) === adapter.ad)
    adapter.way = .after(.milliseconds(1001))
    await fails("No answer") { await AUTKWaitAndAssertLoadBannerAd(adapter, .init(), on: scheduler) }
  }

  // In processes of their own: these wait in real time for the main actor, which all other tests of this process share.

  @Test("time may be real", .exitTest)
  func realTime() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let adapter = KitAdapter()
      adapter.way = .after(.milliseconds(1))
      #expect(await Format.banner.load(adapter, on: SystemScheduler()) === adapter.ad)
    }
  }

  @Test("a wait that blocks the main actor sees answers from other threads only", .exitTest)
  func blocked() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let adapter = KitAdapter()
      adapter.way = .onThread
      AUTKWaitAndAssertLoadBannerAd(adapter, .init())
      adapter.way = .inMainActorTask
      await fails("The test waited on the main actor") { AUTKWaitAndAssertLoadBannerAd(adapter, .init()) }
    }
  }

  @Test("a wait off the main actor sees answers from the main actor", .exitTest)
  func offMainActor() async {
    await #expect(processExitsWith: .success) {
      let adapter = KitAdapter()
      adapter.way = .inMainActorTask
      AUTKWaitAndAssertLoadBannerAd(adapter, .init())
    }
  }

  @Test("a failure is reported at the line of the assertion")
  func location() async {
    adapter.answer = .neither
    let line = #line + 2
    await withKnownIssue {
      await AUTKWaitAndAssertLoadBannerAd(adapter, .init(), on: scheduler)
    } matching: { issue in
      issue.sourceLocation?.line == line && issue.sourceLocation?.fileName == "LoadTests.swift"
    }
  }
}

/// Expects an assertion to fail the test with a message that contains this text.
@MainActor
func fails(_ text: String, _ assertion: @MainActor () async -> Void) async {
  await withKnownIssue {
    await assertion()
  } matching: { issue in
    issue.comments.contains { $0.rawValue.contains(text) }
  }
}
