public import AdPlatform
public import GoogleMobileAds

/// Loads a rewarded interstitial in real time, and fails the test unless the ad comes within
/// ``AUTKExpectationTimeout``.
///
/// The load begins on the caller's thread. The main run loop runs while the test waits on the main thread. On the
/// main actor otherwise, as in tests of Swift Testing, it is blocked meanwhile: use the function with a scheduler
/// there.
///
/// Mirrors `AUTKWaitAndAssertLoadRewardedInterstitialAd`.
/// Source: `AUTKMediationRewardedInterstitialAdLoadAssertions.h`.
///
/// - Returns: the event delegate of the ad, which records what the ad reports.
@discardableResult
public func AUTKWaitAndAssertLoadRewardedInterstitialAd(
  _ adapter: any MediationAdapter,
  _ configuration: MediationRewardedAdConfiguration,
  file: StaticString = #filePath,
  line: UInt = #line
) -> AUTKMediationRewardedAdEventDelegate {
  load(adapter, configuration, file, line).expectSuccess()
}

/// Loads a rewarded interstitial on a scheduler, in virtual or real time, and fails the test unless the ad comes
/// within ``AUTKExpectationTimeout``.
///
/// The load begins on the caller's actor. No thread is blocked while the test waits.
///
/// - Returns: the event delegate of the ad, which records what the ad reports.
@discardableResult
public nonisolated(nonsending) func AUTKWaitAndAssertLoadRewardedInterstitialAd(
  _ adapter: any MediationAdapter,
  _ configuration: MediationRewardedAdConfiguration,
  on scheduler: any Scheduler,
  file: StaticString = #filePath,
  line: UInt = #line
) async -> AUTKMediationRewardedAdEventDelegate {
  await scheduler.begin { load(adapter, configuration, file, line) }.expectSuccess(on: scheduler)
}

/// Loads a rewarded interstitial in real time, and fails the test unless the load fails with this error within
/// ``AUTKExpectationTimeout``. Domains and codes are compared.
///
/// It waits as ``AUTKWaitAndAssertLoadRewardedInterstitialAd(_:_:file:line:)`` does.
///
/// Mirrors `AUTKWaitAndAssertLoadRewardedInterstitialAdFailure`.
public func AUTKWaitAndAssertLoadRewardedInterstitialAdFailure(
  _ adapter: any MediationAdapter,
  _ configuration: MediationRewardedAdConfiguration,
  _ expectedError: any Error,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  load(adapter, configuration, file, line).answer.expectFailure(expectedError)
}

/// Loads a rewarded interstitial on a scheduler, in virtual or real time, and fails the test unless the load fails
/// with this error within ``AUTKExpectationTimeout``. Domains and codes are compared.
public nonisolated(nonsending) func AUTKWaitAndAssertLoadRewardedInterstitialAdFailure(
  _ adapter: any MediationAdapter,
  _ configuration: MediationRewardedAdConfiguration,
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
  _ configuration: MediationRewardedAdConfiguration,
  _ file: StaticString,
  _ line: UInt
) -> TestedLoad<AUTKMediationRewardedAdEventDelegate> {
  TestedLoad(.init(), "a rewarded interstitial", keeping: \.rewardedAd, file, line) {
    adapter.loadRewardedInterstitialAd(for: configuration, completionHandler: $0)
  }
}
