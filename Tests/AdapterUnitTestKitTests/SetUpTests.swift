import AdPlatform
import AdapterUnitTestKit
import Foundation
import Testing

@MainActor
@Suite struct SetUpTests {
  let scheduler = VirtualScheduler(realTimeGrace: .zero)
  let good = AUTKMediationCredentials()
  let bad = AUTKMediationCredentials()
  let error = NSError(domain: "kit", code: 5)

  init() { bad.settings = ["set-up": "fails"] }

  private func configuration(_ credentials: AUTKMediationCredentials) -> AUTKMediationServerConfiguration {
    let configuration = AUTKMediationServerConfiguration()
    configuration.credentials = [credentials]
    return configuration
  }

  @Test("set-up that succeeds passes")
  func success() async {
    AUTKWaitAndAssertAdapterSetUpWithConfiguration(KitAdapter.self, configuration(good))
    AUTKWaitAndAssertAdapterSetUpWithCredentials(KitAdapter.self, good)
    AUTKWaitAndAssertAdapterSetUpWithCredentialsArray(KitAdapter.self, [good, good])
    await AUTKWaitAndAssertAdapterSetUpWithConfiguration(KitAdapter.self, configuration(good), on: scheduler)
    await AUTKWaitAndAssertAdapterSetUpWithCredentials(KitAdapter.self, good, on: scheduler)
    await AUTKWaitAndAssertAdapterSetUpWithCredentialsArray(KitAdapter.self, [good, good], on: scheduler)
  }

  @Test("set-up that fails as expected passes")
  func failure() async {
    AUTKWaitAndAssertAdapterSetUpFailureWithConfiguration(KitAdapter.self, configuration(bad), error)
    AUTKWaitAndAssertAdapterSetUpFailureWithCredentials(KitAdapter.self, bad, error)
    AUTKWaitAndAssertAdapterSetUpFailureWithCredentialsArray(KitAdapter.self, [good, bad], error)
    await AUTKWaitAndAssertAdapterSetUpFailureWithConfiguration(
      KitAdapter.self,
      configuration(bad),
      error,
      on: scheduler
    )
    await AUTKWaitAndAssertAdapterSetUpFailureWithCredentials(KitAdapter.self, bad, error, on: scheduler)
    await AUTKWaitAndAssertAdapterSetUpFailureWithCredentialsArray(
      KitAdapter.self,
      [bad],
      error,
      on: scheduler
    )
  }

  @Test("set-up that does not end as expected fails the test")
  func unexpected() async {
    await fails("The request to set up failed with the error kit 5") {
      AUTKWaitAndAssertAdapterSetUpWithCredentials(KitAdapter.self, bad)
    }
    await fails("The request to set up succeeded.") {
      AUTKWaitAndAssertAdapterSetUpFailureWithCredentials(KitAdapter.self, good, error)
    }
    await fails("with the error kit 5, not with kit 6.") {
      AUTKWaitAndAssertAdapterSetUpFailureWithCredentials(
        KitAdapter.self,
        bad,
        NSError(domain: "kit", code: 6)
      )
    }
  }

  @Test("unequal versions fail the test")
  func versions() async {
    AUTKAssertEqualVersion(KitAdapter.adapterVersion(), KitAdapter.adapterVersion())
    await fails("Version 1.2.3 is not 4.5.6.") {
      AUTKAssertEqualVersion(KitAdapter.adapterVersion(), KitAdapter.adSDKVersion())
    }
  }

  @Test("a version that takes too long fails the test")
  func latency() async {
    AUTKTestAdapterVersionLatency(KitAdapter.self)
    AUTKTestAdSDKVersionLatency(KitAdapter.self)
    await fails("adapterVersion() took") { AUTKTestAdapterVersionLatency(SlowAdapter.self) }
    await fails("adSDKVersion() took") { AUTKTestAdSDKVersionLatency(SlowAdapter.self) }
    #expect(AUTKSyncMethodTimeout < AUTKExpectationTimeout)
  }
}

/// Its versions take longer than is allowed: one computes, the other waits for another thread that computes.
private final class SlowAdapter: NSObject, MediationAdapter {
  static func adapterVersion() -> VersionNumber {
    let time = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      _ = adSDKVersion()
      time.signal()
    }
    time.wait()
    return VersionNumber()
  }

  static func adSDKVersion() -> VersionNumber {
    let start = clock()
    while clock() - start < CLOCKS_PER_SEC / 10 {}
    return VersionNumber()
  }
}
