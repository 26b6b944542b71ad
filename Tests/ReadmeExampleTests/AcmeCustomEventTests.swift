import AdMediation
import AdPlatform
import Testing

@testable import ReadmeExample

@MainActor
@Test("The host loads Acme's ad and records its impression")
func acmeLoads() async throws {
  let acme = MediationConfiguration.Source(
    className: "ReadmeExample.AcmeCustomEvent",
    label: "Acme",
    parameter: "acme-home",
    timeout: .seconds(5)
  )
  let scheduler = VirtualScheduler()
  let host = MediationHost(
    configuration: MediationConfiguration(adUnits: ["home": .init(sources: [acme])]),
    platform: Platform(scheduler: scheduler)
  )
  let loader = AdLoader(adUnitID: "home", rootViewController: nil, host: host)
  let ad = try await scheduler.run { try await loader.load() }
  #expect(ad.headline == "Rocket skates")

  let window = UIWindow()
  let adView = NativeAdView(frame: window.bounds)
  window.addSubview(adView)
  window.makeKeyAndVisible()
  adView.nativeAd = ad
  #expect(ad.eventLog.entries.map(\.name).contains("didRecordImpression"))
}
