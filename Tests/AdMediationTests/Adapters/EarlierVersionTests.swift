import Foundation
import Synchronization
import Testing

@testable import AdMediation

/// Names and labels of versions 8 to 11 of the mirrored SDK, which adapters and their tests still use.
@MainActor
@Suite("Code for earlier versions of the SDK") struct EarlierVersionTests {
  @Test("is set up by the earlier label")
  func setUpLabel() async {
    EarlierAdapter.setUps.withLock { $0 = [] }
    let rig = AdapterRig(.native, [.init(className: "Earlier", label: "source", parameter: "unit")])
    rig.host.registry.register(EarlierAdapter.self, as: "Earlier")
    _ = await rig.loadNative()
    #expect(EarlierAdapter.setUps.withLock { $0 } == [["unit"]])
    let status = rig.host.initializationStatus.adapterStatusesByClassName["Earlier"]
    #expect(status?.state == .notReady)
    #expect(status?.description.contains("earlier 5") == true)
  }

  @Test("reads the shared instance by a method and by a property")
  func sharedInstance() {
    #expect(GADMobileAds.sharedInstance() === MobileAds.shared)
    #expect(GADMobileAds.sharedInstance === MobileAds.shared)
    #expect(GADMobileAds.sharedInstance().isSDKVersionAtLeast(major: 11, minor: 13, patch: 0))
    #expect(!GADMobileAds.sharedInstance().isSDKVersionAtLeast(major: 99, minor: 0, patch: 0))
  }

  @Test("tags a request configuration by methods")
  func tags() {
    let configuration = RequestConfiguration()
    configuration.tag(forChildDirectedTreatment: true)
    configuration.tagForUnderAge(ofConsent: false)
    #expect(configuration.tagForChildDirectedTreatment == true)
    #expect(configuration.tagForUnderAgeOfConsent == false)
  }

  @Test("resizes a banner by either label")
  func changedSize() {
    let earlier = EarlierBanner()
    let banner: any MediationBannerAd = earlier
    banner.changeSize(to: AdSizeLeaderboard)
    #expect(earlier.size?.size == AdSizeLeaderboard.size)
  }

  @Test("makes rewards by the labels of their header")
  func reward() {
    let reward = GADAdReward(rewardType: "coins", rewardAmount: 3)
    #expect(reward == AdReward(type: "coins", amount: 3))
    #expect(GADAdReward(rewardType: nil, rewardAmount: nil) == AdReward(type: "", amount: 0))
  }

  @Test("finds in the document's words whether images are to be downloaded, and which ad types are requested")
  func document() {
    let options = NativeAdImageAdLoaderOptions()
    #expect(options.shouldDownloadImages)
    options.disableImageLoading = true
    #expect(!options.shouldDownloadImages)
    #expect(CustomEventRequest(Request(), forLabel: "source").adTypes == [.unifiedNative])
  }
}

private final class EarlierAdapter: NSObject, MediationAdapter {
  static let setUps = Mutex<[[String?]]>([])

  static func adapterVersion() -> VersionNumber { VersionNumber() }
  static func adSDKVersion() -> VersionNumber { VersionNumber() }

  static func setUpWith(
    _ configuration: MediationServerConfiguration,
    completionHandler: @escaping GADMediationAdapterSetUpCompletionBlock
  ) {
    let parameters = configuration.credentials.map { $0.settings["parameter"] as? String }
    setUps.withLock { $0.append(parameters) }
    completionHandler(NSError(domain: "earlier", code: 5, userInfo: [NSLocalizedDescriptionKey: "earlier 5"]))
  }
}

private final class EarlierBanner: NSObject, MediationBannerAd {
  var size: AdSize?
  var view: UIView { MainActor.assumeIsolated { UIView() } }

  func changeAdSize(to adSize: AdSize) { size = adSize }
}
