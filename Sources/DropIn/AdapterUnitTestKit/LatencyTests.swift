import AdPlatform
public import GoogleMobileAds

/// Fails the test if the adapter takes longer than ``AUTKSyncMethodTimeout``, in real time, to give its version.
///
/// Mirrors `AUTKTestAdapterVersionLatency`. Source: `AUTKLatencyTests.h`.
public func AUTKTestAdapterVersionLatency(
  _ adapterClass: any MediationAdapter.Type,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  CallSite(file: file, line: line).failIfSlow("adapterVersion()") { _ = adapterClass.adapterVersion() }
}

/// Fails the test if the adapter takes longer than ``AUTKSyncMethodTimeout``, in real time, to give the version of its
/// network's SDK.
///
/// Mirrors `AUTKTestAdSDKVersionLatency`. Source: `AUTKLatencyTests.h`.
public func AUTKTestAdSDKVersionLatency(
  _ adapterClass: any MediationAdapter.Type,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  CallSite(file: file, line: line).failIfSlow("adSDKVersion()") { _ = adapterClass.adSDKVersion() }
}

extension CallSite {
  fileprivate func failIfSlow(_ method: String, _ call: () -> Void) {
    // Real time on purpose: it is what is measured.
    let latency = ContinuousClock().measure(call)
    guard latency.timeInterval > AUTKSyncMethodTimeout else { return }
    let milliseconds = (latency.milliseconds * 10).rounded() / 10
    fail("\(method) took \(milliseconds) ms. At most \(AUTKSyncMethodTimeout * 1000) ms are allowed.")
  }
}
