import AdMediation
import AdPlatform
import Foundation
import HeadlessUIKit

extension RuleBook {
  /// Media, and whether all assets stay as they are.
  static let mediaRules: [ConformanceRule] = [
    ConformanceRule(
      .asset(12),
      .recommended,
      "An ad with video content has a media view.",
      source: RuleSource.assets
    ) { probe in
      for (name, assets) in examples(probe) {
        let ad = try await probe.loadAd(assets)
        let reading = try probe.read(ad)
        try probe.expect(
          !reading.hasVideoContent || reading.mediaView != nil,
          "a mediaView for the ad \(name), for hasVideoContent is true",
          but: "mediaView is nil",
          marking: { probe.newestDelivers($0) }
        )
      }
    },
    ConformanceRule(
      .asset(13),
      .recommended,
      "Aspect ratio, duration and current time are not negative; 0 means unknown.",
      source: RuleSource.assets
    ) { probe in
      for (name, assets) in examples(probe) {
        let ad = try await probe.loadAd(assets)
        try expectMeasures(of: ad, "the ad \(name)", probe)
        let view = await probe.show(ad)
        try expectMeasures(of: ad, "the ad \(name), when it is shown", probe)
        view.nativeAd = nil
      }
    },
    ConformanceRule(
      .asset(14),
      .recommended,
      "Reading an asset again returns the same value.",
      source: RuleSource.assets
    ) { probe in
      for (name, assets) in examples(probe) {
        let ad = try await probe.loadAd(assets)
        // Views and images may be made anew for each reading: their content counts.
        let changed = try probe.read(ad).differences(from: try probe.read(ad))
        try probe.expect(
          changed.isEmpty,
          "the same assets of the ad \(name) each time they are read",
          but: changed.joined(separator: "; "),
          marking: { probe.newestDelivers($0) }
        )
      }
    },
  ]

  @MainActor
  private static func examples(_ probe: ConformanceProbe) -> [(name: String, assets: NetworkAssets)] {
    let still = [(name: "without a video", assets: NetworkAssets.full)]
    guard probe.has(.video) else { return still }
    return still + [(name: "with a video", assets: NetworkAssets.video)]
  }

  @MainActor
  private static func expectMeasures(of ad: NativeAd, _ words: String, _ probe: ConformanceProbe) throws {
    let reading = try probe.read(ad)
    let measures = [
      ("mediaContentAspectRatio", reading.aspectRatio), ("duration", reading.duration),
      ("currentTime", reading.currentTime),
    ]
    for (name, value) in measures {
      try probe.expect(
        value.isFinite && value >= 0,
        "\(name) of \(words) to be 0 or more, and 0 when it is unknown",
        but: "\(name) is \(value)",
        marking: { probe.newestDelivers($0, asset: name) }
      )
    }
  }
}

extension AssetReading {
  /// What is not the same in a later reading, in words. The media view and the current time, which moves, are left
  /// out.
  fileprivate func differences(from later: AssetReading) -> [String] {
    var words: [String] = []
    for name in Self.mainTexts + Self.furtherTexts where texts[name] != later.texts[name] {
      words.append("\(name): \(texts[name].quoted), then \(later.texts[name].quoted)")
    }
    if starRating != later.starRating {
      words.append("starRating: \(Self.words(starRating)), then \(Self.words(later.starRating))")
    }
    if images != later.images {
      let lists = [images, later.images].map { list in list.map(\.words).joined(separator: ", ") }
      words.append(
        "images: \(lists[0].isEmpty ? "none" : lists[0]), then \(lists[1].isEmpty ? "none" : lists[1])"
      )
    }
    if icon != later.icon {
      words.append("icon: \(icon?.words ?? "nil"), then \(later.icon?.words ?? "nil")")
    }
    if extras != later.extras {
      words.append("extraAssets: \(extras.count) then \(later.extras.count), or others")
    }
    if (mediaView == nil) != (later.mediaView == nil) {
      words.append("mediaView: \(mediaView == nil ? "nil, then a view" : "a view, then nil")")
    }
    if hasVideoContent != later.hasVideoContent {
      words.append("hasVideoContent: \(hasVideoContent), then \(later.hasVideoContent)")
    }
    return words
  }

  private static func words(_ rating: NSDecimalNumber?) -> String { rating.map { "\($0)" } ?? "nil" }
}
