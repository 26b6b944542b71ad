import AdMediation
import AdPlatform
import Foundation
import HeadlessUIKit

/// The assets of a native ad as the publisher got them.
struct NativeAdReport: Encodable {
  var headline: String?
  var images: [ImageReport]?
  var body: String?
  var icon: ImageReport?
  var callToAction: String?
  var starRating: Double?
  var store: String?
  var price: String?
  var advertiser: String?
  var extraAssets: [String: JSONValue]?
  var mediaContent: MediaReport

  @MainActor
  init(_ ad: NativeAd) {
    headline = ad.headline
    images = ad.images?.map(ImageReport.init)
    body = ad.body
    icon = ad.icon.map(ImageReport.init)
    callToAction = ad.callToAction
    starRating = ad.starRating?.doubleValue
    store = ad.store
    price = ad.price
    advertiser = ad.advertiser
    extraAssets = ad.extraAssets?.mapValues { JSONValue(asset: $0) }
    mediaContent = MediaReport(
      hasVideoContent: ad.mediaContent.hasVideoContent,
      aspectRatio: Double(ad.mediaContent.aspectRatio),
      duration: ad.mediaContent.duration
    )
  }
}

/// An image: the picture's size, or its address.
enum ImageReport {
  case picture(pixelWidth: Int, pixelHeight: Int, scale: Double, file: Data)
  case address(String, scale: Double)

  init(_ image: NativeAdImage) {
    if let picture = image.image {
      self = .picture(
        pixelWidth: Int(picture.pixelSize.width.rounded()),
        pixelHeight: Int(picture.pixelSize.height.rounded()),
        scale: Double(image.scale),
        file: picture.encodedData
      )
    } else {
      self = .address(image.imageURL?.absoluteString ?? "", scale: Double(image.scale))
    }
  }
}

/// The media of an ad.
struct MediaReport: Encodable {
  var hasVideoContent: Bool
  /// Width by height; 0 when unknown.
  var aspectRatio: Double
  /// In seconds; 0 when unknown.
  var duration: Double
}
