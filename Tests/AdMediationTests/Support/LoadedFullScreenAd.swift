import Testing

@testable import AdMediation

/// Loads an ad whose network does what `onPresent` says, and its publisher.
@MainActor
func loadFullScreenAd<Ad: FullScreenAd>(
  _ type: Ad.Type,
  reward: AdReward? = nil,
  onPresent: @escaping (ScriptedMediationAd) -> Void = { _ in }
) async throws -> (AdapterRig, Ad, ScriptedMediationAd, ScreenPublisher) {
  var network: ScriptedMediationAd?
  let script = AdapterScript {
    let ad = ScriptedMediationAd()
    ad.onPresent = onPresent
    network = ad
    $0.fill(ad)
  }
  let rig = AdapterRig(type.format, [script.source()], reward: reward)
  let publisher = ScreenPublisher()
  let ad = try #require(await rig.load(type).ad)
  ad.fullScreenContentDelegate = publisher
  return (rig, ad, try #require(network), publisher)
}
