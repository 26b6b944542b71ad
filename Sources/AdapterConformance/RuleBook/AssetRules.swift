import AdMediation
import AdPlatform
import Foundation

extension RuleBook {
  /// Assets.
  static let assetRules: [ConformanceRule] = textRules + imageRules + extraAssetRules + mediaRules

  private static let textRules: [ConformanceRule] = [
    textRule(1, "Headline, body and call to action are those of the network's ad.", AssetReading.mainTexts),
    textRule(2, "Advertiser, store and price are those of the network's ad.", AssetReading.furtherTexts),
    ConformanceRule(
      .asset(3),
      .required(.mapAssets),
      "The star rating is that of the network's ad.",
      source: RuleSource.map,
      needs: [.starRating]
    ) { probe in
      for rating: Decimal in [4.5, 3] {
        var assets = NetworkAssets.full
        assets.starRating = rating
        let ad = try await probe.loadAd(assets)
        let actual = try probe.read(ad).starRating
        if let actual, !isRating(actual) {
          throw RuleNotChecked.blocked(by: "ASSET-4", because: "\(actual) is not a rating from 0 to 5")
        }
        // Networks that count with binary fractions are not held to the last digit.
        try probe.expect(
          actual.map { abs($0.doubleValue - NSDecimalNumber(decimal: rating).doubleValue) < 0.001 }
            ?? false,
          "starRating \(rating), as the network has it",
          but: "starRating is \(actual.map { "\($0)" } ?? "nil")",
          marking: { probe.newestDelivers($0, asset: "starRating") }
        )
      }
    },
    ConformanceRule(
      .asset(4),
      .recommended,
      "The star rating is between 0 and 5.",
      source: RuleSource.map,
      needs: [.starRating]
    ) { probe in
      for rating: Decimal in [0, 2.5, 5] {
        var assets = NetworkAssets.full
        assets.starRating = rating
        let ad = try await probe.loadAd(assets)
        let actual = try probe.read(ad).starRating
        try probe.expect(
          actual.map(isRating) ?? true,
          "a starRating from 0 to 5 for the network's \(rating)",
          but: "starRating is \(actual.map { "\($0)" } ?? "nil")",
          marking: { probe.newestDelivers($0, asset: "starRating") }
        )
      }
    },
    ConformanceRule(
      .asset(5),
      .required(.mapImages),
      "The main images are those of the network's ad, with and without image loading.",
      source: RuleSource.images,
      needs: [.mainImages]
    ) { probe in
      var modes = probe.imageModes
      if probe.has(.multipleImages) {
        modes.append(("with several images", .wishing(multipleImages: true)))
      }
      for mode in modes {
        let ad = try await probe.loadAd(options: mode.options)
        let reading = try probe.read(ad)
        let images = reading.images
        // An adapter may show them in its media view.
        try probe.expect(
          !images.isEmpty || reading.mediaView != nil,
          "a main image \(mode.name), for the network has some",
          but: "images is empty or nil, and mediaView is nil",
          marking: { probe.newestDelivers($0) }
        )
        var left = NetworkAssets.full.mainImages
        for (index, image) in images.enumerated() {
          guard let match = left.firstIndex(where: image.shows) else {
            let isTwice = NetworkAssets.full.mainImages.contains(where: image.shows)
            throw probe.failure(
              expected: "each of images to be one of the network's main images, \(mode.name)",
              actual: "images[\(index)] is \(image.words)\(isTwice ? ", which was there before" : "")",
              marking: { probe.newestDelivers($0, asset: "images[\(index)]") }
            )
          }
          left.remove(at: match)
        }
      }
    },
  ]

  private static func textRule(_ number: Int, _ sentence: String, _ texts: [String]) -> ConformanceRule {
    ConformanceRule(.asset(number), .required(.mapAssets), sentence, source: RuleSource.map) { probe in
      let names = try probe.availableTexts(texts)
      for mode in probe.imageModes {
        let ad = try await probe.loadAd(options: mode.options)
        try probe.expectTexts(names, in: ad, areThoseOf: .full)
      }
    }
  }

  /// A comparison that is not a number answers no.
  static func isRating(_ value: NSDecimalNumber) -> Bool {
    value != .notANumber && value.doubleValue >= 0 && value.doubleValue <= 5
  }
}
