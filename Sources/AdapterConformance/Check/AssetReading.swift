import AdMediation
import AdPlatform
import Foundation
import HeadlessUIKit

/// The assets of a mediated ad as the adapter gives them, before the host holds them to their bounds.
struct AssetReading: Equatable {
  /// An image, in what can be compared.
  struct Image: Equatable {
    var url: URL?
    var isPicture: Bool
    var pixelWidth: Double
    var pixelHeight: Double
    var scale: Double

    @MainActor
    init(_ image: NativeAdImage) {
      url = image.imageURL
      isPicture = image.image != nil
      let scale = Double(image.image?.scale ?? image.scale)
      pixelWidth = Double(image.image?.size.width ?? 0) * scale
      pixelHeight = Double(image.image?.size.height ?? 0) * scale
      self.scale = scale
    }

    /// Whether it shows the network's image, whatever its scale.
    func shows(_ image: NetworkAssets.Image) -> Bool {
      guard isPicture else { return url == image.url }
      guard let header = ImageHeader(image.data) else { return false }
      return abs(pixelWidth - Double(header.pixelWidth)) < 0.5
        && abs(pixelHeight - Double(header.pixelHeight)) < 0.5
    }

    var words: String {
      isPicture
        ? "a picture of \(pixelWidth) × \(pixelHeight) pixels at scale \(scale)"
        : "the address \((url?.absoluteString ?? "nothing").printable(limit: 120)) at scale \(scale)"
    }
  }

  var texts: [String: String]
  var starRating: NSDecimalNumber?
  var images: [Image]
  var icon: Image?
  /// The extra assets as text, by key.
  var extras: [String: String]
  var mediaView: ObjectIdentifier?
  var hasVideoContent: Bool
  var aspectRatio: Double
  var duration: Double
  var currentTime: Double

  static let mainTexts = ["headline", "body", "callToAction"]
  static let furtherTexts = ["advertiser", "store", "price"]

  @MainActor
  init(_ ad: any MediatedUnifiedNativeAd) {
    texts = [:]
    texts["headline"] = ad.headline
    texts["body"] = ad.body
    texts["callToAction"] = ad.callToAction
    texts["advertiser"] = ad.advertiser
    texts["store"] = ad.store
    texts["price"] = ad.price
    starRating = ad.starRating
    images = (ad.images ?? []).map(Image.init)
    icon = ad.icon.map(Image.init)
    extras = (ad.extraAssets ?? [:]).mapValues { "\($0)" }
    mediaView = ad.mediaView.map { ObjectIdentifier($0) }
    hasVideoContent = ad.hasVideoContent
    aspectRatio = Double(ad.mediaContentAspectRatio)
    duration = ad.duration
    currentTime = ad.currentTime
  }

  /// All images, by the names that the host's log has for them.
  var allImages: [(asset: String, image: Image)] {
    images.enumerated().map { ("images[\($0)]", $1) } + (icon.map { [("icon", $0)] } ?? [])
  }
}

extension NetworkAssets {
  /// The texts, by the names that they have in a mediated ad.
  var texts: [String: String] {
    var texts: [String: String] = [:]
    texts["headline"] = headline
    texts["body"] = body
    texts["callToAction"] = callToAction
    texts["advertiser"] = advertiser
    texts["store"] = store
    texts["price"] = price
    return texts
  }

  var mainImages: [Image] { landscapeImages + portraitImages }
}

extension String? {
  /// The text in quotes, cut to a readable length.
  var quoted: String { map { "\"\($0.printable(limit: 80))\"" } ?? "nil" }
}

extension ConformanceProbe {
  /// Reads the assets from the adapter itself, on the host's platform.
  func read(_ ad: NativeAd) throws -> AssetReading {
    guard let mediatedAd = ad.mediatedAd else { throw RuleNotChecked(reason: "the ad was released") }
    return Platform.$current.withValue(platform) { AssetReading(mediatedAd) }
  }

  /// The options of both image modes, without the one that the network cannot.
  var imageModes: [(name: String, options: [AdLoaderOptions])] {
    var modes: [(String, [AdLoaderOptions])] = [("with image loading", [])]
    if has(.imageAddresses) {
      modes.append(("with image loading disabled", .wishing(disableImageLoading: true)))
    }
    return modes
  }

  /// Breaks the rule unless these texts of the ad are the network's.
  func expectTexts(_ names: [String], in ad: NativeAd, areThoseOf assets: NetworkAssets) throws {
    let reading = try read(ad)
    for name in names {
      let expected = assets.texts[name]
      let actual = reading.texts[name]
      try expect(
        expected == actual,
        "\(name) \(expected.quoted), as the network has it",
        but: "\(name) is \(actual.quoted)\(Self.difference(expected, actual))",
        ability: actual == nil ? NetworkAbility(rawValue: name) : nil,
        marking: { newestDelivers($0, asset: name) }
      )
    }
  }

  /// Where two long texts part, which their beginnings need not show.
  private static func difference(_ expected: String?, _ actual: String?) -> String {
    guard let expected, let actual, expected.count > 60 || actual.count > 60 else { return "" }
    let same = zip(expected, actual).prefix { $0 == $1 }.count
    return " (\(actual.count) characters instead of \(expected.count), the same up to character \(same))"
  }

  /// Whether the newest request wrote this down: what a rule judges, after several requests.
  func isOfNewestRequest(_ event: AdLogEntry) -> Bool { logs.last?.entries.contains(event) ?? false }

  /// Whether this is the delivery of the newest request's ad, or a remark on that asset of it.
  func newestDelivers(_ event: AdLogEntry, asset: String? = nil) -> Bool {
    Self.delivers(event, asset: asset) && isOfNewestRequest(event)
  }

  /// Whether this is the delivery of an ad, or a remark on that asset of it.
  static func delivers(_ event: AdLogEntry, asset: String? = nil) -> Bool {
    guard event.name == "didReceive" else { return false }
    return event.details["asset"] == nil || event.details["asset"] == asset
  }
}
