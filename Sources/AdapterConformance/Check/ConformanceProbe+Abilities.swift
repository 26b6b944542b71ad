import AdMediation

extension ConformanceProbe {
  /// Whether the network can do something.
  func has(_ ability: NetworkAbility) -> Bool { fixture.limits[ability] == nil }

  /// What of these the network can do. When it is nothing, the rule says nothing of it.
  func available(_ abilities: [NetworkAbility]) throws -> [NetworkAbility] {
    let available = abilities.filter(has)
    if available.isEmpty, let reason = abilities.first.flatMap({ fixture.limits[$0] }) {
      throw RuleNotChecked(reason: reason)
    }
    return available
  }

  /// The names of those texts that the network has. An ability to deliver a text is called like the text.
  func availableTexts(_ names: [String]) throws -> [String] {
    let missing = names.compactMap(NetworkAbility.init).filter { !has($0) }
    if missing.count == names.count { _ = try available(missing) }
    return names.filter { name in !missing.contains { $0.rawValue == name } }
  }

  /// The images of an ad, where the network has any.
  func imagesToJudge(of ad: NativeAd) throws -> [(asset: String, image: AssetReading.Image)] {
    let rules = try available([.mainImages, .icon]).map { $0 == .icon ? "ASSET-6" : "ASSET-5" }
    let images = try read(ad).allImages
    guard !images.isEmpty else { throw RuleNotChecked.blocked(by: rules, because: "there is no image") }
    return images
  }

  /// The asset that the kit taps where it does not matter which: the button, as most people do.
  var clickAsset: AssetIdentifier { has(.callToAction) ? .callToActionAsset : .headlineAsset }
}
