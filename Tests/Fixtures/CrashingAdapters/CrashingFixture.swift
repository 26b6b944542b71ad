import AdMediation
import AdapterConformance
import Foundation
import HeadlessUIKit
import SampleAdapter
import SampleConformance

/// The sample network with an adapter that has a defect.
final class CrashingFixture<Defect: CrashingDefect>: SampleFixture {
  override var adapter: AdapterClass { .customEvent(CrashingCustomEvent<Defect>.self) }
}

/// What goes wrong in an adapter, and when.
protocol CrashingDefect {
  /// The adapter is asked for an ad.
  static func requested(_ options: [Any])
  /// The network has no ad.
  static func failed()
}

extension CrashingDefect {
  static func requested(_ options: [Any]) {}
  static func failed() {}
}

/// Nothing.
enum Works: CrashingDefect {}

/// It has not thought of networks without an ad.
enum Traps: CrashingDefect {
  static func failed() {
    print("about to trap")
    let missing: Int? = Int("none")
    precondition(missing != nil, "the network always has an ad")
  }
}

/// It ends the app when several images are requested.
enum Exits: CrashingDefect {
  static func requested(_ options: [Any]) {
    if options.contains(where: { ($0 as? NativeAdImageAdLoaderOptions)?.shouldRequestMultipleImages == true })
    {
      exit(0)
    }
  }
}

/// It waits on the main thread for what needs the main thread.
enum Blocks: CrashingDefect {
  static func requested(_ options: [Any]) {
    if options.contains(where: { ($0 as? NativeAdImageAdLoaderOptions)?.shouldRequestMultipleImages == true })
    {
      DispatchSemaphore(value: 0).wait()
    }
  }
}

/// It keeps everything.
enum Exhausts: CrashingDefect {
  static func requested(_ options: [Any]) {
    guard
      options.contains(where: { ($0 as? NativeAdImageAdLoaderOptions)?.shouldRequestMultipleImages == true })
    else { return }
    // Reserving it is enough; writing to it would take the machine seconds.
    while true { _ = UnsafeMutableRawPointer.allocate(byteCount: 64 << 20, alignment: 16) }
  }
}

/// It calls itself without an end.
enum Overflows: CrashingDefect {
  static func failed() { print(depth(1)) }

  private static func depth(_ number: Int) -> Int { number == 0 ? 0 : 1 + depth(number + 1) }
}

/// The sample custom event, with a defect.
@MainActor
final class CrashingCustomEvent<Defect: CrashingDefect>: NSObject, @preconcurrency CustomEventNativeAd,
  @preconcurrency CustomEventNativeAdDelegate
{
  weak var delegate: (any CustomEventNativeAdDelegate)?
  private let sample = SampleCustomEventNativeAd()

  override init() {
    super.init()
    sample.delegate = self
  }

  func request(
    withParameter serverParameter: String,
    request: CustomEventRequest,
    adTypes: [Any],
    options: [Any],
    rootViewController: UIViewController
  ) {
    Defect.requested(options)
    sample.request(
      withParameter: serverParameter,
      request: request,
      adTypes: adTypes,
      options: options,
      rootViewController: rootViewController
    )
  }

  func customEventNativeAd(_ customEvent: any CustomEventNativeAd, didFailToLoadWithError error: any Error) {
    Defect.failed()
    delegate?.customEventNativeAd(self, didFailToLoadWithError: error)
  }

  func customEventNativeAd(
    _ customEvent: any CustomEventNativeAd,
    didReceive mediatedUnifiedNativeAd: any MediatedUnifiedNativeAd
  ) {
    delegate?.customEventNativeAd(self, didReceive: mediatedUnifiedNativeAd)
  }
}
