import AdMediation
import AdPlatform
import Foundation

extension RuleBook {
  /// The icon, and how large images are.
  static let imageRules: [ConformanceRule] = [
    ConformanceRule(
      .asset(6),
      .required(.mapImages),
      "The icon is that of the network's ad, with and without image loading.",
      source: RuleSource.images,
      needs: [.icon]
    ) { probe in
      guard let expected = NetworkAssets.full.icon else { return }
      for mode in probe.imageModes {
        let ad = try await probe.loadAd(options: mode.options)
        let icon = try probe.read(ad).icon
        try probe.expect(
          icon?.shows(expected) == true,
          "the network's icon \(mode.name): 40 × 40 pixels, \(expected.url.absoluteString)",
          but: "icon is \(icon?.words ?? "nil")",
          marking: { probe.newestDelivers($0, asset: "icon") }
        )
      }
    },
    ConformanceRule(
      .asset(7),
      .recommended,
      "Images keep their scale, with and without image loading.",
      source: RuleSource.images,
      needs: [.imageScale]
    ) { probe in
      for scale in [2.0, 3.0] {
        let assets = NetworkAssets.full.scaled(to: scale)
        for mode in probe.imageModes {
          let ad = try await probe.loadAd(assets, options: mode.options)
          for (asset, image) in try probe.imagesToJudge(of: ad) {
            try probe.expect(
              abs(image.scale - scale) < 0.001,
              "\(asset) at scale \(scale), as the network has it, \(mode.name)",
              but: "\(asset) is \(image.words)",
              marking: { probe.newestDelivers($0, asset: asset) }
            )
          }
        }
      }
    },
  ]
}

extension NetworkAssets {
  /// The same with all images at this scale.
  fileprivate func scaled(to scale: Double) -> NetworkAssets {
    var assets = self
    func scaled(_ image: Image) -> Image { Image(url: image.url, data: image.data, scale: scale) }
    assets.landscapeImages = landscapeImages.map(scaled)
    assets.portraitImages = portraitImages.map(scaled)
    assets.icon = icon.map(scaled)
    return assets
  }
}
