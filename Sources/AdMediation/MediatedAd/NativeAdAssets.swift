import AdPlatform
import Foundation
import HeadlessUIKit

/// The assets of a mediated ad, read once and held to their bounds. What breaks them is left out and listed.
@MainActor
struct NativeAdAssets {
  var headline: String?
  var images: [NativeAdImage]?
  var body: String?
  var icon: NativeAdImage?
  var callToAction: String?
  var starRating: NSDecimalNumber?
  var store: String?
  var price: String?
  var advertiser: String?
  var extraAssets: [String: Any]?
  var media = Media()

  /// What is known of the ad's media.
  struct Media {
    var hasVideo = false
    /// Width by height; 0 when unknown.
    var aspectRatio: CGFloat = 0
    /// In seconds; 0 when unknown.
    var duration: TimeInterval = 0
  }

  /// What was unusual, by asset.
  private(set) var anomalies: [(asset: String, anomaly: AdAnomaly)] = []

  /// No assets.
  init() {}

  /// - Parameter wantsPictures: whether the publisher left the loading of images to the adapter.
  init(_ ad: any MediatedUnifiedNativeAd, wantsPictures: Bool) {
    headline = text(ad.headline, of: "headline")
    body = text(ad.body, of: "body")
    callToAction = text(ad.callToAction, of: "callToAction")
    store = text(ad.store, of: "store")
    price = text(ad.price, of: "price")
    advertiser = text(ad.advertiser, of: "advertiser")
    starRating = rating(ad.starRating)
    icon = ad.icon.flatMap { image($0, of: "icon", wantsPictures) }
    images = ad.images.map { images($0, wantsPictures) }
    extraAssets = ad.extraAssets
    media = Media(
      hasVideo: ad.hasVideoContent,
      aspectRatio: CGFloat(number(Double(ad.mediaContentAspectRatio), of: "mediaContentAspectRatio")),
      duration: number(ad.duration, of: "duration")
    )
  }

  /// A time in seconds, with 0 for what cannot be one.
  static func seconds(_ value: TimeInterval) -> TimeInterval { value.isFinite && value > 0 ? value : 0 }

  private mutating func note(_ asset: String, _ anomaly: AdAnomaly) { anomalies.append((asset, anomaly)) }

  private mutating func text(_ value: String?, of asset: String) -> String? {
    guard value == "" else { return value }
    note(asset, .assetDropped("an empty text; an absent asset is nil"))
    return nil
  }

  private mutating func rating(_ value: NSDecimalNumber?) -> NSDecimalNumber? {
    guard let value else { return nil }
    guard !value.decimalValue.isNaN, value.doubleValue >= 0, value.doubleValue <= 5 else {
      note("starRating", .assetDropped("\(value) is not a rating from 0 to 5"))
      return nil
    }
    return value
  }

  private mutating func images(_ values: [NativeAdImage], _ wantsPictures: Bool) -> [NativeAdImage] {
    // Nearly always all of them are kept.
    var dropped: [Int] = []
    for (index, value) in values.enumerated()
    where image(value, of: "images[\(index)]", wantsPictures) == nil { dropped.append(index) }
    return dropped.isEmpty ? values : values.indices.filter { !dropped.contains($0) }.map { values[$0] }
  }

  private mutating func image(_ value: NativeAdImage, of asset: String, _ wantsPictures: Bool)
    -> NativeAdImage?
  {
    if let image = value.image {
      guard image.size.width > 0, image.size.height > 0 else {
        note(asset, .assetDropped("an image without size"))
        return nil
      }
      return value
    }
    guard let url = value.imageURL, url.isWebURL || url.isFileURL else {
      let address = (value.imageURL?.absoluteString ?? "nothing").printable()
      note(asset, .assetDropped("\(address) is not an http, https or file URL"))
      return nil
    }
    guard value.scale > 0, value.scale.isFinite else {
      note(asset, .assetDropped("a scale of \(value.scale)"))
      return nil
    }
    if wantsPictures { note(asset, .imageNotLoaded) }
    return value
  }

  private mutating func number(_ value: Double, of asset: String) -> Double {
    guard value.isFinite, value >= 0 else {
      note(asset, .assetDropped("\(value) is not a valid value; 0 means unknown"))
      return 0
    }
    return value
  }
}
