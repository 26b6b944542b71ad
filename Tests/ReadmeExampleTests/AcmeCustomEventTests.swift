import AdMediation
import AdPlatform
import Foundation
import Testing

@testable import ReadmeExample

@MainActor
@Test("Acme's ad loads, and its impression is counted")
func acmeLoads() async throws {
  let json = """
    {"adUnits": {"home": {"sources": [
      {"className": "ReadmeExample.AcmeCustomEvent", "label": "Acme", "parameter": "acme-home", "timeout": 5}
    ]}}}
    """
  let scheduler = VirtualScheduler()
  let host = MediationHost(
    configuration: try MediationConfiguration(json: Data(json.utf8)),
    platform: Platform(scheduler: scheduler)
  )
  let loader = AdLoader(adUnitID: "home", rootViewController: nil, host: host)
  let ad = try await scheduler.run { try await loader.load() }
  #expect(ad.headline == "Rocket skates")

  let window = UIWindow()
  window.rootViewController = UIViewController()
  let adView = NativeAdView(frame: window.bounds)
  window.rootViewController?.view.addSubview(adView)
  window.makeKeyAndVisible()
  adView.nativeAd = ad
  #expect(ad.eventLog.entries.map(\.name).contains("didRecordImpression"))
}
