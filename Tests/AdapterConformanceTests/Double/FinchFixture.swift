import AdMediation
import AdapterConformance

/// A whole fixture for four formats: the adapter, what the network cannot do, and what its ads do by themselves.
@MainActor
final class FinchFixture: NetworkDoubleFixture {
  let double = FinchNetwork()

  static var checksConcurrently: Bool { true }

  var adapter: AdapterClass { .mediationAdapter(FinchAdapter.self) }
  var formats: Set<AdFormat> { [.banner, .interstitial, .rewarded, .native] }
  var limits: [NetworkAbility: String] {
    [
      .adChoicesPosition: "Finch puts its icon where it likes",
      .extraAssets: "Finch has no other assets",
      .imageOrientation: "Finch sends images of all orientations",
      .multipleImages: "Finch sends one image",
      .ageRestrictedTreatment: "Finch knows no age groups",
      .childDirectedTreatment: "Finch serves adults only",
      .testRequests: "Finch has no test ads",
      .underAgeOfConsent: "Finch serves adults only",
      .rewardedVideo: "Finch has no videos",
      .video: "Finch has no videos",
    ]
  }

  var realTimeGrace: Duration { .zero }

  func perform(_ action: NetworkAction, on ad: FinchAd) {
    switch action {
    case .countImpression: ad.countImpression()
    case .countClick: ad.countClick()
    case .presentScreen: ad.delegate?.finchAdWillOpenScreen(ad)
    case .dismissScreen:
      ad.delegate?.finchAdWillCloseScreen(ad)
      ad.delegate?.finchAdDidCloseScreen(ad)
    case .leaveApplication: ad.delegate?.finchAdWillLeaveApp(ad)
    case .playVideo, .pauseVideo, .endVideo: break
    }
  }

  func earnReward(from ad: FinchAd) { ad.delegate?.finchAdDidEarnReward(ad) }
}
