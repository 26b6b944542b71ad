public import AdPlatform
public import GoogleMobileAds

/// Loads an interstitial in real time, and fails the test unless the ad comes within ``AUTKExpectationTimeout``.
///
/// The load begins on the caller's thread. The main run loop runs while the test waits on the main thread. On the
/// main actor otherwise, as in tests of Swift Testing, it is blocked meanwhile: use the function with a scheduler
/// there.
///
/// Mirrors `AUTKWaitAndAssertLoadInterstitialAd`.
/// Source: `AUTKMediationInterstitialAdLoadAssertions.h`.
///
/// - Returns: the event delegate of the ad, which records what the ad reports.
@discardableResult
public func AUTKWaitAndAssertLoadInterstitialAd(
  _ adapter: any MediationAdapter,
  _ configuration: MediationInterstitialAdConfiguration,
  file: StaticString = #filePath,
  line: UInt = #line
) -> AUTKMediationInterstitialAdEventDelegate {
  load(adapter, configuration, file, line).expectSuccess()
}

/// Loads an interstitial on a scheduler, in virtual or real time, and fails the test unless the ad comes within
/// ``AUTKExpectationTimeout``.
///
/// The load begins on the caller's actor. No thread is blocked while the test waits.
///
/// - Returns: the event delegate of the ad, which records what the ad reports.
@discardableResult
public nonisolated(nonsending) func AUTKWaitAndAssertLoadInterstitialAd(
  _ adapter: any MediationAdapter,
  _ configuration: MediationInterstitialAdConfiguration,
  on scheduler: any Scheduler,
  file: StaticString = #filePath,
  line: UInt = #line
) async -> AUTKMediationInterstitialAdEventDelegate {
  await scheduler.begin { load(adapter, configuration, file, line) }.expectSuccess(on: scheduler)
}

/// Loads an interstitial in real time, and fails the test unless the load fails with this error within
/// ``AUTKExpectationTimeout``. Domains and codes are compared.
///
/// It waits as ``AUTKWaitAndAssertLoadInterstitialAd(_:_:file:line:)`` does.
///
/// Mirrors `AUTKWaitAndAssertLoadInterstitialAdFailure`.
public func AUTKWaitAndAssertLoadInterstitialAdFailure(
  _ adapter: any MediationAdapter,
  _ configuration: MediationInterstitialAdConfiguration,
  _ expectedError: any Error,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  load(adapter, configuration, file, line).answer.expectFailure(expectedError)
}

/// Loads an interstitial on a scheduler, in virtual or real time, and fails the test unless the load fails with this
/// error within ``AUTKExpectationTimeout``. Domains and codes are compared.
public nonisolated(nonsending) func AUTKWaitAndAssertLoadInterstitialAdFailure(
  _ adapter: any MediationAdapter,
  _ configuration: MediationInterstitialAdConfiguration,
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
  _ configuration: MediationInterstitialAdConfiguration,
  _ file: StaticString,
  _ line: UInt
) -> TestedLoad<AUTKMediationInterstitialAdEventDelegate> {
  TestedLoad(.init(), "an interstitial", keeping: \.interstitialAd, file, line) {
    adapter.loadInterstitial(for: configuration, completionHandler: $0)
  }
}
