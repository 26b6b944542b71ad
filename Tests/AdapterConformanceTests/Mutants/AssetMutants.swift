import AdMediation
import AdapterConformance
import Foundation

extension Mutant {
  static let assetMutants: [Mutant] = [
    asset("swaps headline and body", "ASSET-1", SwapsTexts.self),
    asset("forgets the price", "ASSET-2", ForgetsPrice.self),
    asset("rounds the rating", "ASSET-3", RoundsRating.self),
    asset("gives the rating in points of ten", "ASSET-4", RatingOfTen.self),
    asset("gives the icon as the first main image", "ASSET-5", IconAsImage.self),
    asset("gives the main image as the icon", "ASSET-6", ImageAsIcon.self),
    asset("leaves every image at scale 1", "ASSET-7", ForgetsScale.self),
    asset("has no extra assets", "ASSET-8", ForgetsExtras.self),
    asset("gives empty texts for what is not there", "ASSET-9", EmptyTexts.self),
    asset("gives a rating of 0 where there is none", "ASSET-9", ZeroRating.self),
    asset("has no AdChoices icon", "ASSET-10", ForgetsAdChoices.self),
    asset("cuts the text", "ASSET-11", CutsText.self),
    asset("writes ASCII only", "ASSET-11", WritesASCII.self),
    asset("says video and has no media view", "ASSET-12", VideoWithoutView.self),
    asset("says -1 for an unknown aspect ratio", "ASSET-13", NegativeAspectRatio.self),
    asset("says -1 for an unknown duration", "ASSET-13", NegativeDuration.self),
    asset("says -1 for the time before the start", "ASSET-13", NegativeTime.self),
    asset("numbers its reads", "ASSET-14", CountsReads.self),
  ]

  private static func asset<Ad: MadeOfNetworkAd>(_ mistake: String, _ rule: String, _: Ad.Type) -> Mutant {
    Mutant(mistake, breaks: [rule], fixture: ModelFixture<Delivers<Ad>>.self)
  }
}

private final class SwapsTexts: ModelMediatedAd, MadeOfNetworkAd {
  override var headline: String? { ad.assets.headline == nil ? nil : ad.assets.body ?? ad.assets.headline }
  override var body: String? { ad.assets.body == nil ? nil : ad.assets.headline }
}

private final class ForgetsPrice: ModelMediatedAd, MadeOfNetworkAd {
  override var price: String? { nil }
}

private final class RoundsRating: ModelMediatedAd, MadeOfNetworkAd {
  override var starRating: NSDecimalNumber? { super.starRating.map { NSDecimalNumber(value: $0.intValue) } }
}

private final class RatingOfTen: ModelMediatedAd, MadeOfNetworkAd {
  override var starRating: NSDecimalNumber? { super.starRating.map { $0.adding($0) } }
}

private final class IconAsImage: ModelMediatedAd, MadeOfNetworkAd {
  override var images: [NativeAdImage]? { icon.map { [$0] + (super.images ?? []).dropFirst() } }
}

private final class ImageAsIcon: ModelMediatedAd, MadeOfNetworkAd {
  override var icon: NativeAdImage? { images?.first }
}

private final class ForgetsScale: ModelMediatedAd, MadeOfNetworkAd {
  override func image(_ image: NetworkAssets.Image) -> NativeAdImage {
    super.image(NetworkAssets.Image(url: image.url, data: image.data, scale: 1))
  }
}

private final class ForgetsExtras: ModelMediatedAd, MadeOfNetworkAd {
  override var extraAssets: [String: Any]? { nil }
}

private final class EmptyTexts: ModelMediatedAd, MadeOfNetworkAd {
  override var store: String? { ad.assets.store ?? "" }
}

private final class ZeroRating: ModelMediatedAd, MadeOfNetworkAd {
  override var starRating: NSDecimalNumber? { super.starRating ?? 0 }
}

private final class ForgetsAdChoices: ModelMediatedAd, MadeOfNetworkAd {
  override var adChoicesView: UIView? { nil }
}

private final class CutsText: ModelMediatedAd, MadeOfNetworkAd {
  override var body: String? { ad.assets.body.map { String($0.prefix(90)) } }
}

private final class WritesASCII: ModelMediatedAd, MadeOfNetworkAd {
  override var advertiser: String? { ad.assets.advertiser.map { String($0.filter(\.isASCII)) } }
}

private final class VideoWithoutView: ModelMediatedAd, MadeOfNetworkAd {
  override var mediaView: UIView? { nil }
}

private final class NegativeAspectRatio: ModelMediatedAd, MadeOfNetworkAd {
  override var mediaContentAspectRatio: CGFloat { ad.assets.video.map { CGFloat($0.aspectRatio) } ?? -1 }
}

private final class NegativeDuration: ModelMediatedAd, MadeOfNetworkAd {
  override var duration: TimeInterval { ad.assets.video?.duration ?? -1 }
}

private final class NegativeTime: ModelMediatedAd, MadeOfNetworkAd {
  override var currentTime: TimeInterval { ad.assets.video == nil ? 0 : -1 }
}

private final class CountsReads: ModelMediatedAd, MadeOfNetworkAd {
  private var reads = 0

  override var extraAssets: [String: Any]? {
    reads += 1
    return super.extraAssets?.merging(["reads": reads]) { old, _ in old }
  }
}
