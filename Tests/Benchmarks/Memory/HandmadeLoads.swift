import AdMediation
import AdPlatform
import Foundation
import HeadlessUIKit
import SampleAdapter

/// Loads by hand: for each the custom event and what it makes, and nothing else.
@MainActor
final class HandmadeLoads: ManyLoads, @preconcurrency CustomEventNativeAdDelegate {
  let count: Int
  private let scheduler = VirtualScheduler(realTimeGrace: .zero)
  private let platform: Platform
  private let controller = UIViewController()
  private let request = CustomEventRequest(Request(), forLabel: "Sample")
  private var customEvents: [SampleCustomEventNativeAd] = []
  private var ads: [any MediatedUnifiedNativeAd] = []

  init(_ count: Int) {
    self.count = count
    platform = Platform(scheduler: scheduler)
    customEvents.reserveCapacity(count)
    ads.reserveCapacity(count)
  }

  var adCount: Int { ads.count }

  func start() {
    Platform.$current.withValue(platform) {
      for _ in 0..<count {
        let customEvent = SampleCustomEventNativeAd()
        customEvent.delegate = self
        customEvents.append(customEvent)
        customEvent.request(
          withParameter: MediatedApp.adUnitID,
          request: request,
          adTypes: [AdLoaderAdType.native],
          options: [],
          rootViewController: controller
        )
      }
    }
  }

  func end() { scheduler.run() }

  func customEventNativeAd(
    _ customEvent: any CustomEventNativeAd,
    didReceive mediatedNativeAd: any MediatedUnifiedNativeAd
  ) {
    ads.append(mediatedNativeAd)
  }

  func customEventNativeAd(_ customEvent: any CustomEventNativeAd, didFailToLoadWithError error: any Error) {}
}
