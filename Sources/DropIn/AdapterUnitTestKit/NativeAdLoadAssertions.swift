public import AdPlatform
public import GoogleMobileAds

/// Loads a native ad in real time, and fails the test unless the ad comes within ``AUTKExpectationTimeout``.
///
/// The load begins on the caller's thread. The main run loop runs while the test waits on the main thread. On the
/// main actor otherwise, as in tests of Swift Testing, it is blocked meanwhile: use the function with a scheduler
/// there.
///
/// Mirrors `AUTKWaitAndAssertLoadNativeAd`.
/// Source: `AUTKMediationNativeAdLoadAssertions.h`.
///
/// - Returns: the event delegate of the ad, which records what the ad reports.
@discardableResult
public func AUTKWaitAndAssertLoadNativeAd(
  _ adapter: any MediationAdapter,
  _ configuration: MediationNativeAdConfiguration,
  file: StaticString = #filePath,
  line: UInt = #line
) -> AUTKMediationNativeAdEventDelegate {
  load(adapter, configuration, file, line).expectSuccess()
}

/// Loads a native ad on a scheduler, in virtual or real time, and fails the test unless the ad comes within
/// ``AUTKExpectationTimeout``.
///
/// The load begins on the caller's actor. No thread is blocked while the test waits.
///
/// - Returns: the event delegate of the ad, which records what the ad reports.
@discardableResult
public nonisolated(nonsending) func AUTKWaitAndAssertLoadNativeAd(
  _ adapter: any MediationAdapter,
  _ configuration: MediationNativeAdConfiguration,
  on scheduler: any Scheduler,
  file: StaticString = #filePath,
  line: UInt = #line
) async -> AUTKMediationNativeAdEventDelegate {
  await scheduler.begin { load(adapter, configuration, file, line) }.expectSuccess(on: scheduler)
}

/// Loads a native ad in real time, and fails the test unless the load fails with this error within
/// ``AUTKExpectationTimeout``. Domains and codes are compared.
///
/// It waits as ``AUTKWaitAndAssertLoadNativeAd(_:_:file:line:)`` does.
///
/// Mirrors `AUTKWaitAndAssertLoadNativeAdFailure`.
public func AUTKWaitAndAssertLoadNativeAdFailure(
  _ adapter: any MediationAdapter,
  _ configuration: MediationNativeAdConfiguration,
  _ expectedError: any Error,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  load(adapter, configuration, file, line).answer.expectFailure(expectedError)
}

/// Loads a native ad on a scheduler, in virtual or real time, and fails the test unless the load fails with this
/// error within ``AUTKExpectationTimeout``. Domains and codes are compared.
public nonisolated(nonsending) func AUTKWaitAndAssertLoadNativeAdFailure(
  _ adapter: any MediationAdapter,
  _ configuration: MediationNativeAdConfiguration,
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
  _ configuration: MediationNativeAdConfiguration,
  _ file: StaticString,
  _ line: UInt
) -> TestedLoad<AUTKMediationNativeAdEventDelegate> {
  TestedLoad(.init(), "a native ad", keeping: \.nativeAd, file, line) {
    adapter.loadNativeAd(for: configuration, completionHandler: $0)
  }
}
