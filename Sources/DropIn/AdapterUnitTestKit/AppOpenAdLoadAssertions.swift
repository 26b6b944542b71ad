public import AdPlatform
public import GoogleMobileAds

/// Loads an app open ad in real time, and fails the test unless the ad comes within ``AUTKExpectationTimeout``.
///
/// The load begins on the caller's thread. The main run loop runs while the test waits on the main thread. On the
/// main actor otherwise, as in tests of Swift Testing, it is blocked meanwhile: use the function with a scheduler
/// there.
///
/// Mirrors `AUTKWaitAndAssertLoadAppOpenAd`.
/// Source: `AUTKMediationAppOpenAdLoadAssertions.h`.
///
/// - Returns: the event delegate of the ad, which records what the ad reports.
@discardableResult
public func AUTKWaitAndAssertLoadAppOpenAd(
  _ adapter: any MediationAdapter,
  _ configuration: MediationAppOpenAdConfiguration,
  file: StaticString = #filePath,
  line: UInt = #line
) -> AUTKMediationAppOpenAdEventDelegate {
  load(adapter, configuration, file, line).expectSuccess()
}

/// Loads an app open ad on a scheduler, in virtual or real time, and fails the test unless the ad comes within
/// ``AUTKExpectationTimeout``.
///
/// The load begins on the caller's actor. No thread is blocked while the test waits.
///
/// - Returns: the event delegate of the ad, which records what the ad reports.
@discardableResult
public nonisolated(nonsending) func AUTKWaitAndAssertLoadAppOpenAd(
  _ adapter: any MediationAdapter,
  _ configuration: MediationAppOpenAdConfiguration,
  on scheduler: any Scheduler,
  file: StaticString = #filePath,
  line: UInt = #line
) async -> AUTKMediationAppOpenAdEventDelegate {
  await scheduler.begin { load(adapter, configuration, file, line) }.expectSuccess(on: scheduler)
}

/// Loads an app open ad in real time, and fails the test unless the load fails with this error within
/// ``AUTKExpectationTimeout``. Domains and codes are compared.
///
/// It waits as ``AUTKWaitAndAssertLoadAppOpenAd(_:_:file:line:)`` does.
///
/// Mirrors `AUTKWaitAndAssertLoadAppOpenAdFailure`.
public func AUTKWaitAndAssertLoadAppOpenAdFailure(
  _ adapter: any MediationAdapter,
  _ configuration: MediationAppOpenAdConfiguration,
  _ expectedError: any Error,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  load(adapter, configuration, file, line).answer.expectFailure(expectedError)
}

/// Loads an app open ad on a scheduler, in virtual or real time, and fails the test unless the load fails with this
/// error within ``AUTKExpectationTimeout``. Domains and codes are compared.
public nonisolated(nonsending) func AUTKWaitAndAssertLoadAppOpenAdFailure(
  _ adapter: any MediationAdapter,
  _ configuration: MediationAppOpenAdConfiguration,
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
  _ configuration: MediationAppOpenAdConfiguration,
  _ file: StaticString,
  _ line: UInt
) -> TestedLoad<AUTKMediationAppOpenAdEventDelegate> {
  TestedLoad(.init(), "an app open ad", keeping: \.appOpenAd, file, line) {
    adapter.loadAppOpenAd(for: configuration, completionHandler: $0)
  }
}
