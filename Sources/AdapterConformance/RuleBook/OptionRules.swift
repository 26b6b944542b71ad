import AdMediation
import AdPlatform
import Foundation

extension RuleBook {
  /// The publisher's options.
  static let optionRules: [ConformanceRule] = imageOptionRules + wishRules

  private static let imageOptionRules: [ConformanceRule] = [
    ConformanceRule(
      .option(1),
      .recommended,
      "Images contain pictures unless the publisher disabled image loading.",
      source: RuleSource.options
    ) { probe in
      let ad = try await probe.loadAd()
      for (asset, image) in try probe.imagesToJudge(of: ad) {
        try probe.expect(
          image.isPicture,
          "a picture as \(asset): let the network load it, or download it before you deliver the ad",
          but: "\(asset) is \(image.words)",
          marking: { probe.newestDelivers($0, asset: asset) }
        )
      }
    },
    ConformanceRule(
      .option(2),
      .recommended,
      "Images have a URL and a scale if the publisher disabled image loading.",
      source: RuleSource.options,
      needs: [.imageAddresses]
    ) { probe in
      let ad = try await probe.loadAd(options: .wishing(disableImageLoading: true))
      for (asset, image) in try probe.imagesToJudge(of: ad) {
        try probe.expect(
          !image.isPicture && image.url != nil && image.scale > 0 && image.scale.isFinite,
          "an address and a scale as \(asset), for the publisher disabled image loading",
          but: "\(asset) is \(image.words)",
          marking: { probe.newestDelivers($0, asset: asset) }
        )
      }
    },
    ConformanceRule(
      .option(3),
      .recommended,
      "The adapter downloads no images if the publisher disabled image loading.",
      source: RuleSource.options,
      needs: [.imageAddresses]
    ) { probe in
      let ad = try await probe.loadAd(options: .wishing(disableImageLoading: true))
      _ = try probe.imagesToJudge(of: ad)
      let request = try probe.newestRequest(after: 0)
      try probe.expect(
        request.wantsPictures != true,
        "the network to be asked for addresses only, for the publisher disabled image loading",
        but: "the network was asked to load the pictures",
        marking: { $0.name == "request" && probe.isOfNewestRequest($0) }
      )
      let fetched = probe.imageServer.fetched.map { $0.absoluteString.printable(limit: 120) }
      try probe.expect(
        fetched.isEmpty,
        "no image to be fetched, for the publisher disabled image loading",
        but: "\(fetched.count) were fetched: \(fetched.prefix(3).joined(separator: ", "))",
        marking: { probe.newestDelivers($0) }
      )
    },
    ConformanceRule(
      .option(4),
      .recommended,
      "The adapter delivers several main images if, and only if, the publisher asks for them.",
      source: RuleSource.options,
      needs: [.mainImages, .multipleImages]
    ) { probe in
      let one = try await probe.loadAd()
      let count = try probe.read(one).images.count
      try probe.expect(
        count <= 1,
        "one main image, for the publisher did not ask for several",
        but: "\(count) main images",
        marking: { probe.newestDelivers($0) }
      )
      let several = try await probe.loadAd(options: .wishing(multipleImages: true))
      let severalCount = try probe.read(several).images.count
      try need(severalCount > 0, orBlockedBy: "ASSET-5", because: "there is no main image")
      try probe.expect(
        severalCount >= 2,
        "several main images, for shouldRequestMultipleImages is true and the network has four",
        but: "one main image",
        marking: { probe.newestDelivers($0) }
      )
    },
  ]

  private static let wishRules: [ConformanceRule] = [
    ConformanceRule(
      .option(5),
      .recommended,
      "The adapter passes the preferred image orientation to the network.",
      source: RuleSource.options,
      needs: [.imageOrientation]
    ) { probe in
      let orientations: [(NativeAdImageAdLoaderOptionsOrientation, NetworkSightings.Request.Orientation)] =
        [
          (.portrait, .portrait), (.landscape, .landscape),
        ]
      for (wish, expected) in orientations {
        let request = try await probe.networkRequest(options: .wishing(orientation: wish))
        try probe.expect(
          request.orientation == expected,
          "the network to be asked for images in \(expected.rawValue), as preferredImageOrientation says",
          but: request.orientation.map { "it was asked for \($0.rawValue)" }
            ?? "it was told no orientation (a network that knows none: say so in the fixture's limits)",
          marking: { $0.name == "request" && probe.isOfNewestRequest($0) }
        )
      }
    },
    ConformanceRule(
      .option(6),
      .recommended,
      "The adapter passes the preferred position of the AdChoices icon to the network.",
      source: RuleSource.options,
      needs: [.adChoicesPosition]
    ) { probe in
      let corners: [(AdChoicesPosition, NetworkSightings.Request.Corner)] = [
        (.topLeftCorner, .topLeft), (.bottomRightCorner, .bottomRight), (.bottomLeftCorner, .bottomLeft),
        (.topRightCorner, .topRight),
      ]
      for (wish, expected) in corners {
        let request = try await probe.networkRequest(options: .wishing(wish))
        try probe.expect(
          request.adChoicesCorner == expected,
          "the network to be told \(expected.rawValue), as preferredAdChoicesPosition says",
          but: request.adChoicesCorner.map { "it was told \($0.rawValue)" }
            ?? "it was told no corner (a network that knows none: say so in the fixture's limits)",
          marking: { $0.name == "request" && probe.isOfNewestRequest($0) }
        )
      }
    },
    ConformanceRule(
      .option(7),
      .recommended,
      "A request without options is the same at the network as one with default options.",
      source: RuleSource.options
    ) { probe in
      let without = try await probe.networkRequest()
      let with = try await probe.networkRequest(options: [
        NativeAdImageAdLoaderOptions(), NativeAdViewAdOptions(),
      ])
      // What is not said without options is the network's own default, and none of the adapter's.
      let agree =
        isDefault(without.wantsPictures, with.wantsPictures)
        && isDefault(without.wantsMultipleImages, with.wantsMultipleImages)
        && isDefault(without.orientation, with.orientation)
        && isDefault(without.adChoicesCorner, with.adChoicesCorner)
      try probe.expect(
        agree,
        "the defaults of the options: \(words(with))",
        but: "without options \(words(without))",
        marking: { $0.name == "request" && probe.isOfNewestRequest($0) }
      )
    },
  ]

  private static func isDefault<Wish: Equatable>(_ without: Wish?, _ with: Wish?) -> Bool {
    without == nil || with == nil || without == with
  }
}
