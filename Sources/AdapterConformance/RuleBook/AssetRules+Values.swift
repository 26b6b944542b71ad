import AdMediation
import AdPlatform
import Foundation
import HeadlessUIKit

extension RuleBook {
  /// Assets that are unusual, or not there.
  static let extraAssetRules: [ConformanceRule] = [
    ConformanceRule(
      .asset(8),
      .recommended,
      "Assets without a property of their own are in the extra assets.",
      source: RuleSource.extras,
      needs: [.extraAssets]
    ) { probe in
      let extra = NetworkAssets.full.extra
      for mode in probe.imageModes {
        let ad = try await probe.loadAd(options: mode.options)
        let extras = try probe.read(ad).extras
        try probe.expect(
          extras.values.contains { $0 == extra },
          "\(extra.quoted) in extraAssets, under a key of the adapter's choice",
          but: extras.isEmpty
            ? "extraAssets is empty or nil"
            : "extraAssets holds "
              + extras.sorted { $0.key < $1.key }.prefix(5)
              .map { "\(Optional($0.key).quoted): \(Optional($0.value).quoted)" }
              .joined(separator: ", "),
          marking: { probe.newestDelivers($0) }
        )
      }
    },
    ConformanceRule(
      .asset(9),
      .recommended,
      "An asset that the network's ad does not have is nil.",
      source: RuleSource.map
    ) { probe in
      let abilities = try probe.available([
        .body, .callToAction, .advertiser, .store, .price, .starRating, .icon, .mainImages, .extraAssets,
      ])
      let usual = try await probe.loadAd()
      withExtendedLifetime(usual) {}
      probe.arm(.fill(.minimal))
      let load = await probe.load()
      guard let ad = load.ad else {
        throw RuleNotChecked(reason: "an ad with a headline only is refused: \(load.endInWords)")
      }
      let reading = try probe.read(ad)
      for ability in abilities {
        let name = ability == .mainImages ? "images" : ability.rawValue
        try expectAbsent(reading.words(of: ability), name, probe)
      }
    },
    ConformanceRule(
      .asset(10),
      .recommended,
      "The ad has an AdChoices view by the time it is shown.",
      source: RuleSource.adChoices,
      needs: [.adChoices]
    ) { probe in
      let ad = try await probe.loadAd()
      let view = await probe.show(ad)
      let icon = Platform.$current.withValue(probe.platform) { ad.mediatedAd?.adChoicesView }
      try probe.expect(
        icon != nil,
        "adChoicesView to be the network's icon, before the ad is shown or from didRender on",
        but: "adChoicesView is nil",
        marking: { $0.name == "didRender" }
      )
      view.nativeAd = nil
    },
    ConformanceRule(
      .asset(11),
      .required(.mapAssets),
      "Text is unchanged in any script, direction and length.",
      source: RuleSource.assets
    ) { probe in
      let usual = try probe.read(try await probe.loadAd()).texts
      let names = try probe.availableTexts(AssetReading.mainTexts + AssetReading.furtherTexts)
        .filter { usual[$0] == NetworkAssets.full.texts[$0] }
      try need(!names.isEmpty, orBlockedBy: "ASSET-1", because: "no text is the network's")
      let ad = try await probe.loadAd(.international)
      try probe.expectTexts(names, in: ad, areThoseOf: .international)
    },
  ]

  @MainActor
  private static func expectAbsent(_ value: String?, _ asset: String, _ probe: ConformanceProbe) throws {
    try probe.expect(
      value == nil,
      "\(asset) to be nil, for the network does not have it",
      but: "\(asset) is \(value ?? "nil")",
      marking: { probe.newestDelivers($0, asset: asset) }
    )
  }
}

extension AssetReading {
  /// What the ad has of an asset, where it should have nothing.
  fileprivate func words(of ability: NetworkAbility) -> String? {
    switch ability {
    case .starRating: starRating.map { "\($0)" }
    case .icon: icon?.words
    case .mainImages: images.first?.words
    case .extraAssets:
      extras.filter { $0.value.allSatisfy(\.isWhitespace) }.keys.sorted().first
        .map { "an empty text for \(Optional($0).quoted)" }
    default: texts[ability.rawValue].map { "\"\($0.printable(limit: 80))\"" }
    }
  }
}
