import AdMediation
import AdapterConformance
import Foundation

extension CorpusAdapter {
  static let assets = [
    CorpusAdapter("gives no images, only a media view", MediaOnlyFixture<AdapterWith<MediaViewOnly>>.self),
    CorpusAdapter("makes a media view at each read", NativeFixture<AdapterWith<FreshMedia>>.self),
    CorpusAdapter("says that each ad has a video", NativeFixture<AdapterWith<AlwaysVideo>>.self),
    CorpusAdapter(
      "gives NaN for a rating that is absent",
      NativeFixture<AdapterWith<NotANumber>>.self,
      breaks: ["ASSET-9"]
    ),
    CorpusAdapter(
      "gives empty texts for absent ones",
      NativeFixture<AdapterWith<EmptyTexts>>.self,
      breaks: ["ASSET-9"]
    ),
    CorpusAdapter(
      "gives addresses of images always",
      NativeFixture<AlwaysAddresses>.self,
      breaks: ["OPTION-1"]
    ),
    CorpusAdapter(
      "gives pictures always",
      NativeFixture<AlwaysPictures>.self,
      breaks: ["OPTION-2", "OPTION-3"]
    ),
    CorpusAdapter("has a network without icons and prices", SparseFixture<ModelMediationAdapter>.self),
    CorpusAdapter("has a network without ratings", UnratedFixture<ModelBidder>.self),
    CorpusAdapter(
      "draws AdChoices by its network",
      NativeFixture<AdapterWith<NetworkDrawsChoices>>.self,
      breaks: ["ASSET-10"]
    ),
  ]
}

@MainActor
private final class MediaOnlyFixture<Adapter: MediationAdapter>: CorpusFixture<Adapter> {
  override var formats: Set<AdFormat> { [.native] }
  override var lacks: Set<NetworkAbility> {
    [.mainImages, .imageScale, .imageAddresses, .multipleImages, .imageOrientation, .icon]
  }
}

@MainActor
private final class SparseFixture<Adapter: MediationAdapter>: CorpusFixture<Adapter> {
  override var formats: Set<AdFormat> { [.native] }
  override var lacks: Set<NetworkAbility> { [.icon, .price, .store, .extraAssets] }
}

@MainActor
private final class UnratedFixture<Adapter: MediationAdapter>: CorpusFixture<Adapter> {
  override var formats: Set<AdFormat> { [.native] }
  override var lacks: Set<NetworkAbility> { [.starRating, .advertiser, .video] }
}

private final class MediaViewOnly: ModelAd {
  private let media = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 180))
  override var images: [NativeAdImage]? { nil }
  override var icon: NativeAdImage? { nil }
  override var mediaView: UIView? { media }
}

private final class FreshMedia: ModelAd {
  override var mediaView: UIView? {
    let view = UIImageView()
    view.image = ad.assets.landscapeImages.first.flatMap { UIImage(data: $0.data, scale: CGFloat($0.scale)) }
    return view
  }
}

private final class AlwaysVideo: ModelAd {
  private let media = UIImageView()
  override var mediaView: UIView? { super.mediaView ?? media }
  override var hasVideoContent: Bool { true }
}

private final class NotANumber: ModelAd {
  override var starRating: NSDecimalNumber? {
    NSDecimalNumber(string: ad.assets.starRating.map { "\($0)" } ?? "none")
  }
}

private final class EmptyTexts: ModelAd {
  override var store: String? { super.store ?? "" }
  override var price: String? { super.price ?? "" }
  override var advertiser: String? { super.advertiser ?? "" }
}

private final class AlwaysAddresses: ModelMediationAdapter {
  override func nativeRequest(_ configuration: MediationNativeAdConfiguration) -> TestNetworkRequest {
    var request = super.nativeRequest(configuration)
    request.wantsPictures = false
    return request
  }
}

private final class AlwaysPictures: ModelMediationAdapter {
  override func nativeRequest(_ configuration: MediationNativeAdConfiguration) -> TestNetworkRequest {
    var request = super.nativeRequest(configuration)
    request.wantsPictures = true
    return request
  }
}

/// The network lays its icon over the view when it gets it.
private final class NetworkDrawsChoices: ModelAd {
  override var adChoicesView: UIView? { nil }

  override func didRender(
    in view: UIView,
    clickableAssetViews: [AssetIdentifier: UIView],
    nonclickableAssetViews: [AssetIdentifier: UIView],
    viewController: UIViewController
  ) {
    let icon = UIImageView(frame: CGRect(x: view.bounds.width - 16, y: 0, width: 16, height: 16))
    view.addSubview(icon)
    ad.view = view
  }
}
