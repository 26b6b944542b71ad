import AdPlatform
import Glibc
public import GoogleMobileAds

/// Fails the test if the adapter takes longer than ``AUTKSyncMethodTimeout``, in real time, to give its version. Time
/// in which the machine runs other threads instead does not count.
///
/// Mirrors `AUTKTestAdapterVersionLatency`. Source: `AUTKLatencyTests.h`.
public func AUTKTestAdapterVersionLatency(
  _ adapterClass: any MediationAdapter.Type,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  CallSite(file: file, line: line).failIfSlow("adapterVersion()") { _ = adapterClass.adapterVersion() }
}

/// Fails the test if the adapter takes longer than ``AUTKSyncMethodTimeout``, in real time, to give the version of
/// its network's SDK. Time in which the machine runs other threads instead does not count.
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
    let latency = latency(of: call)
    guard latency.timeInterval > AUTKSyncMethodTimeout else { return }
    let milliseconds = (latency.milliseconds * 10).rounded() / 10
    fail("\(method) took \(milliseconds) ms. At most \(AUTKSyncMethodTimeout * 1000) ms are allowed.")
  }
}

/// How long a call takes, without the time in which a busy machine runs other threads instead: the real time if the
/// call waits for something, otherwise the processor's.
private func latency(of call: () -> Void) -> Duration {
  let before = ThreadUsage()
  let duration = ContinuousClock().measure(call)
  let after = ThreadUsage()
  return after.waits > before.waits ? duration : min(duration, after.processorTime - before.processorTime)
}

/// What the current thread has used so far.
private struct ThreadUsage {
  let processorTime: Duration
  /// How often it gave up the processor to wait for something.
  let waits: Int

  /// `RUSAGE_THREAD` of Linux, which Glibc does not show to Swift.
  private static let thread = __rusage_who_t(1)

  init() {
    var usage = rusage()
    getrusage(Self.thread, &usage)
    let (user, system) = (usage.ru_utime, usage.ru_stime)
    processorTime = .seconds(user.tv_sec + system.tv_sec) + .microseconds(user.tv_usec + system.tv_usec)
    waits = usage.ru_nvcsw
  }
}
