import AdMediation
import AdapterConformance
import Dispatch
import Foundation

extension Mutant {
  static let threadMutants: [Mutant] = [
    Mutant(
      "delivers its ad from a background thread",
      breaks: ["THREAD-1"],
      fixture: PatientFixture<DeliversInBackground>.self
    ),
    Mutant(
      "fails on a background thread",
      breaks: ["THREAD-2"],
      fixture: PatientFixture<FailsInBackground>.self
    ),
    Mutant(
      "announces screens from a background thread",
      breaks: ["THREAD-3"],
      fixture: PatientFixture<ModelWith<AnnouncesInBackground>>.self
    ),
    Mutant(
      "reports impressions from a background thread",
      breaks: ["THREAD-3"],
      fixture: PatientFixture<SelfTrackingWith<CountsInBackground>>.self
    ),
  ]
}

/// A fixture for adapters that work on other threads.
@MainActor
private final class PatientFixture<Adapter: ModelCustomEvent>: TestFixture {
  let double = TestNetwork()

  init() {}

  var adapter: AdapterClass { .customEvent(Adapter.self) }
}

private let background = DispatchQueue(label: "adapter")

private final class DeliversInBackground: ModelCustomEvent {
  override func deliver(_ ad: ModelMediatedAd) {
    nonisolated(unsafe) let (delegate, customEvent) = (self.delegate, self as any CustomEventNativeAd)
    nonisolated(unsafe) let mediatedAd: any MediatedUnifiedNativeAd = ad
    background.async { delegate?.customEventNativeAd(customEvent, didReceive: mediatedAd) }
  }
}

private final class FailsInBackground: ModelCustomEvent {
  override func fail(_ code: Int) {
    nonisolated(unsafe) let (delegate, customEvent) = (self.delegate, self as any CustomEventNativeAd)
    background.async {
      delegate?.customEventNativeAd(
        customEvent,
        didFailToLoadWithError: NSError(domain: "test.network", code: code)
      )
    }
  }
}

private final class AnnouncesInBackground: ModelMediatedAd {
  override func adWillPresent(_ ad: TestNetworkAd) {
    nonisolated(unsafe) let mediatedAd: any MediatedUnifiedNativeAd = self
    background.async { MediatedNativeAdNotificationSource.mediatedNativeAdWillPresentScreen(mediatedAd) }
  }
}

private final class CountsInBackground: SelfTrackingMediatedAd {
  override func adDidCountImpression(_ ad: TestNetworkAd) {
    nonisolated(unsafe) let mediatedAd: any MediatedUnifiedNativeAd = self
    background.async { MediatedNativeAdNotificationSource.mediatedNativeAdDidRecordImpression(mediatedAd) }
  }
}
