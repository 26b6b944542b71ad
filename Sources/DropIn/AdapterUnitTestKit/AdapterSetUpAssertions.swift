public import AdPlatform
public import GoogleMobileAds

// MARK: - Success

/// Sets up an adapter in real time, and fails the test unless that succeeds within ``AUTKExpectationTimeout``.
///
/// Mirrors `AUTKWaitAndAssertAdapterSetUpWithConfiguration`. Source: `AUTKAdapterSetUpAssertions.h`.
public func AUTKWaitAndAssertAdapterSetUpWithConfiguration(
  _ adapterClass: any MediationAdapter.Type,
  _ configuration: MediationServerConfiguration,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  setUp(adapterClass, configuration, file, line).expectSuccess(withAd: false)
}

/// Sets up an adapter on a scheduler, in virtual or real time, and fails the test unless that succeeds within
/// ``AUTKExpectationTimeout``.
public nonisolated(nonsending) func AUTKWaitAndAssertAdapterSetUpWithConfiguration(
  _ adapterClass: any MediationAdapter.Type,
  _ configuration: MediationServerConfiguration,
  on scheduler: any Scheduler,
  file: StaticString = #filePath,
  line: UInt = #line
) async {
  let answer = scheduler.begin { setUp(adapterClass, configuration, file, line) }
  await answer.expectSuccess(withAd: false, on: scheduler)
}

/// Sets up an adapter with one source's credentials in real time, and fails the test unless that succeeds within
/// ``AUTKExpectationTimeout``.
///
/// Mirrors `AUTKWaitAndAssertAdapterSetUpWithCredentials`. Source: `AUTKAdapterSetUpAssertions.h`.
public func AUTKWaitAndAssertAdapterSetUpWithCredentials(
  _ adapterClass: any MediationAdapter.Type,
  _ credentials: MediationCredentials,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  setUp(adapterClass, [credentials], file, line).expectSuccess(withAd: false)
}

/// Sets up an adapter with one source's credentials on a scheduler, in virtual or real time, and fails the test
/// unless that succeeds within ``AUTKExpectationTimeout``.
public nonisolated(nonsending) func AUTKWaitAndAssertAdapterSetUpWithCredentials(
  _ adapterClass: any MediationAdapter.Type,
  _ credentials: MediationCredentials,
  on scheduler: any Scheduler,
  file: StaticString = #filePath,
  line: UInt = #line
) async {
  let answer = scheduler.begin { setUp(adapterClass, [credentials], file, line) }
  await answer.expectSuccess(withAd: false, on: scheduler)
}

/// Sets up an adapter with these credentials in real time, and fails the test unless that succeeds within
/// ``AUTKExpectationTimeout``.
///
/// Mirrors `AUTKWaitAndAssertAdapterSetUpWithCredentialsArray`. Source: `AUTKAdapterSetUpAssertions.h`.
public func AUTKWaitAndAssertAdapterSetUpWithCredentialsArray(
  _ adapterClass: any MediationAdapter.Type,
  _ credentialsArray: [MediationCredentials],
  file: StaticString = #filePath,
  line: UInt = #line
) {
  setUp(adapterClass, credentialsArray, file, line).expectSuccess(withAd: false)
}

/// Sets up an adapter with these credentials on a scheduler, in virtual or real time, and fails the test unless that
/// succeeds within ``AUTKExpectationTimeout``.
public nonisolated(nonsending) func AUTKWaitAndAssertAdapterSetUpWithCredentialsArray(
  _ adapterClass: any MediationAdapter.Type,
  _ credentialsArray: [MediationCredentials],
  on scheduler: any Scheduler,
  file: StaticString = #filePath,
  line: UInt = #line
) async {
  let answer = scheduler.begin { setUp(adapterClass, credentialsArray, file, line) }
  await answer.expectSuccess(withAd: false, on: scheduler)
}

// MARK: - Failure

/// Sets up an adapter in real time, and fails the test unless that fails with this error within
/// ``AUTKExpectationTimeout``. Domains and codes are compared.
///
/// Mirrors `AUTKWaitAndAssertAdapterSetUpFailureWithConfiguration`. Source: `AUTKAdapterSetUpAssertions.h`.
public func AUTKWaitAndAssertAdapterSetUpFailureWithConfiguration(
  _ adapterClass: any MediationAdapter.Type,
  _ configuration: MediationServerConfiguration,
  _ expectedError: any Error,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  setUp(adapterClass, configuration, file, line).expectFailure(expectedError)
}

/// Sets up an adapter on a scheduler, in virtual or real time, and fails the test unless that fails with this error
/// within ``AUTKExpectationTimeout``. Domains and codes are compared.
public nonisolated(nonsending) func AUTKWaitAndAssertAdapterSetUpFailureWithConfiguration(
  _ adapterClass: any MediationAdapter.Type,
  _ configuration: MediationServerConfiguration,
  _ expectedError: any Error,
  on scheduler: any Scheduler,
  file: StaticString = #filePath,
  line: UInt = #line
) async {
  let answer = scheduler.begin { setUp(adapterClass, configuration, file, line) }
  await answer.expectFailure(expectedError, on: scheduler)
}

/// Sets up an adapter with one source's credentials in real time, and fails the test unless that fails with this
/// error within ``AUTKExpectationTimeout``. Domains and codes are compared.
///
/// Mirrors `AUTKWaitAndAssertAdapterSetUpFailureWithCredentials`. Source: `AUTKAdapterSetUpAssertions.h`.
public func AUTKWaitAndAssertAdapterSetUpFailureWithCredentials(
  _ adapterClass: any MediationAdapter.Type,
  _ credentials: MediationCredentials,
  _ expectedError: any Error,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  setUp(adapterClass, [credentials], file, line).expectFailure(expectedError)
}

/// Sets up an adapter with one source's credentials on a scheduler, in virtual or real time, and fails the test
/// unless that fails with this error within ``AUTKExpectationTimeout``. Domains and codes are compared.
public nonisolated(nonsending) func AUTKWaitAndAssertAdapterSetUpFailureWithCredentials(
  _ adapterClass: any MediationAdapter.Type,
  _ credentials: MediationCredentials,
  _ expectedError: any Error,
  on scheduler: any Scheduler,
  file: StaticString = #filePath,
  line: UInt = #line
) async {
  let answer = scheduler.begin { setUp(adapterClass, [credentials], file, line) }
  await answer.expectFailure(expectedError, on: scheduler)
}

/// Sets up an adapter with these credentials in real time, and fails the test unless that fails with this error
/// within ``AUTKExpectationTimeout``. Domains and codes are compared.
///
/// Mirrors `AUTKWaitAndAssertAdapterSetUpFailureWithCredentialsArray`. Source: `AUTKAdapterSetUpAssertions.h`.
public func AUTKWaitAndAssertAdapterSetUpFailureWithCredentialsArray(
  _ adapterClass: any MediationAdapter.Type,
  _ credentialsArray: [MediationCredentials],
  _ expectedError: any Error,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  setUp(adapterClass, credentialsArray, file, line).expectFailure(expectedError)
}

/// Sets up an adapter with these credentials on a scheduler, in virtual or real time, and fails the test unless that
/// fails with this error within ``AUTKExpectationTimeout``. Domains and codes are compared.
public nonisolated(nonsending) func AUTKWaitAndAssertAdapterSetUpFailureWithCredentialsArray(
  _ adapterClass: any MediationAdapter.Type,
  _ credentialsArray: [MediationCredentials],
  _ expectedError: any Error,
  on scheduler: any Scheduler,
  file: StaticString = #filePath,
  line: UInt = #line
) async {
  let answer = scheduler.begin { setUp(adapterClass, credentialsArray, file, line) }
  await answer.expectFailure(expectedError, on: scheduler)
}

// MARK: -

private func setUp(
  _ adapterClass: any MediationAdapter.Type,
  _ credentials: [MediationCredentials],
  _ file: StaticString,
  _ line: UInt
) -> PendingAnswer {
  let configuration = AUTKMediationServerConfiguration()
  configuration.credentials = credentials
  return setUp(adapterClass, configuration, file, line)
}

private func setUp(
  _ adapterClass: any MediationAdapter.Type,
  _ configuration: MediationServerConfiguration,
  _ file: StaticString,
  _ line: UInt
) -> PendingAnswer {
  let answer = PendingAnswer(to: "set up", file, line)
  adapterClass.setUp(with: configuration) { answer.receive(error: $0) }
  return answer
}

/// Fails the test unless the versions are equal.
///
/// Mirrors `AUTKAssertEqualVersion`. Source: `AUTKAdapterSetUpAssertions.h`.
public func AUTKAssertEqualVersion(
  _ version1: VersionNumber,
  _ version2: VersionNumber,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  guard version1 != version2 else { return }
  CallSite(file: file, line: line).fail("Version \(version1) is not \(version2).")
}
