public import AdPlatform
public import GoogleMobileAds

/// Loads a banner in real time, and fails the test unless the ad comes within ``AUTKExpectationTimeout``.
///
/// The load begins on the caller's thread. The main run loop runs while the test waits on the main thread. On the
/// main actor otherwise, as in tests of Swift Testing, it is blocked meanwhile: use the function with a scheduler
/// there.
///
/// Mirrors `AUTKWaitAndAssertLoadBannerAd`.
/// Source: `AUTKMediationBannerAdLoadAssertions.h`.
///
/// - Returns: the event delegate of the ad, which records what the ad reports.
@discardableResult
public func AUTKWaitAndAssertLoadBannerAd(
  _ adapter: any MediationAdapter,
  _ configuration: MediationBannerAdConfiguration,
  file: StaticString = #filePath,
  line: UInt = #line
) -> AUTKMediationBannerAdEventDelegate {
  load(adapter, configuration, file, line).expectSuccess()
}

/// Loads a banner on a scheduler, in virtual or real time, and fails the test unless the ad comes within
/// ``AUTKExpectationTimeout``.
///
/// The load begins on the caller's actor. No thread is blocked while the test waits.
///
/// - Returns: the event delegate of the ad, which records what the ad reports.
@discardableResult
public nonisolated(nonsending) func AUTKWaitAndAssertLoadBannerAd(
  _ adapter: any MediationAdapter,
  _ configuration: MediationBannerAdConfiguration,
  on scheduler: any Scheduler,
  file: StaticString = #filePath,
  line: UInt = #line
) async -> AUTKMediationBannerAdEventDelegate {
  await scheduler.begin { load(adapter, configuration, file, line) }.expectSuccess(on: scheduler)
}

/// Loads a banner in real time, and fails the test unless the load fails with this error within
/// ``AUTKExpectationTimeout``. Domains and codes are compared.
///
/// It waits as ``AUTKWaitAndAssertLoadBannerAd(_:_:file:line:)`` does.
///
/// Mirrors `AUTKWaitAndAssertLoadBannerAdFailure`.
public func AUTKWaitAndAssertLoadBannerAdFailure(
  _ adapter: any MediationAdapter,
  _ configuration: MediationBannerAdConfiguration,
  _ expectedError: any Error,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  load(adapter, configuration, file, line).answer.expectFailure(expectedError)
}

/// Loads a banner on a scheduler, in virtual or real time, and fails the test unless the load fails with this
/// error within ``AUTKExpectationTimeout``. Domains and codes are compared.
public nonisolated(nonsending) func AUTKWaitAndAssertLoadBannerAdFailure(
  _ adapter: any MediationAdapter,
  _ configuration: MediationBannerAdConfiguration,
  _ expectedError: any Error,
  on scheduler: any Scheduler,
  file: StaticString = #filePath,
  line: UInt = #line
) async {
  let pending = scheduler.begin { load(adapter, configuration, file, line) }
  await pending.answer.expectFailure(expectedError, on: scheduler)
}

private func load(
  _ adapter: any MediationAdapter,
  _ configuration: MediationBannerAdConfiguration,
  _ file: StaticString,
  _ line: UInt
) -> TestedLoad<AUTKMediationBannerAdEventDelegate> {
  TestedLoad(.init(), "a banner", keeping: \.bannerAd, file, line) {
    adapter.loadBanner(for: configuration, completionHandler: $0)
  }
}
