import AdMediation
import AdapterConformance
import Foundation

extension Mutant {
  static let optionMutants: [Mutant] = [
    Mutant(
      "leaves the loading of images to the publisher",
      breaks: ["OPTION-1"],
      fixture: ModelFixture<Delivers<AddressesOnly>>.self
    ),
    Mutant(
      "gives pictures to publishers who load images themselves",
      breaks: ["OPTION-2"],
      fixture: ModelFixture<Delivers<PicturesOnly>>.self
    ),
    Mutant(
      "fetches images although the publisher does",
      breaks: ["OPTION-3"],
      fixture: ModelFixture<FetchesAnyway>.self
    ),
    Mutant(
      "does not look at disableImageLoading",
      breaks: ["OPTION-2", "OPTION-3"],
      fixture: ModelFixture<IgnoresDisabling>.self
    ),
    Mutant(
      "asks for several images always",
      breaks: ["OPTION-4"],
      fixture: ModelFixture<AlwaysSeveralImages>.self
    ),
    Mutant(
      "never asks for several images",
      breaks: ["OPTION-4"],
      fixture: ModelFixture<NeverSeveralImages>.self
    ),
    Mutant("ignores the orientation", breaks: ["OPTION-5"], fixture: ModelFixture<IgnoresOrientation>.self),
    Mutant("mixes up left and right", breaks: ["OPTION-6"], fixture: ModelFixture<MixesUpCorners>.self),
    Mutant(
      "has a default of its own for the AdChoices icon",
      breaks: ["OPTION-7"],
      fixture: ModelFixture<OwnDefault>.self
    ),
  ]
}

/// A mediated ad that is made of a network's ad alone.
@MainActor
protocol MadeOfNetworkAd: ModelMediatedAd {
  init(_ ad: TestNetworkAd)
}

/// A custom event without a mistake, for mediated ads with one.
final class Delivers<Ad: MadeOfNetworkAd>: ModelCustomEvent {
  override func makeMediatedAd(_ ad: TestNetworkAd) -> ModelMediatedAd { Ad(ad) }
}

private final class AddressesOnly: ModelMediatedAd, MadeOfNetworkAd {
  override func image(_ image: NetworkAssets.Image) -> NativeAdImage {
    NativeAdImage(url: image.url, scale: CGFloat(image.scale))
  }
}

private final class PicturesOnly: ModelMediatedAd, MadeOfNetworkAd {
  override func image(_ image: NetworkAssets.Image) -> NativeAdImage {
    UIImage(data: image.data, scale: CGFloat(image.scale)).map { NativeAdImage(image: $0) }
      ?? super.image(image)
  }
}

private final class FetchesAnyway: ModelCustomEvent {
  override func received(_ ad: TestNetworkAd, _ networkRequest: TestNetworkRequest) {
    let mediatedAd = makeMediatedAd(ad)
    downloader.download(mediatedAd.images ?? []) { _ in self.deliver(mediatedAd) }
  }
}

private final class IgnoresDisabling: ModelCustomEvent {
  override func networkRequest(for options: [Any]) -> TestNetworkRequest {
    var request = super.networkRequest(for: options)
    request.wantsPictures = true
    return request
  }
}

private final class AlwaysSeveralImages: ModelCustomEvent {
  override func networkRequest(for options: [Any]) -> TestNetworkRequest {
    var request = super.networkRequest(for: options)
    request.wantsMultipleImages = true
    return request
  }
}

private final class NeverSeveralImages: ModelCustomEvent {
  override func networkRequest(for options: [Any]) -> TestNetworkRequest {
    var request = super.networkRequest(for: options)
    request.wantsMultipleImages = false
    return request
  }
}

private final class IgnoresOrientation: ModelCustomEvent {
  override func networkRequest(for options: [Any]) -> TestNetworkRequest {
    var request = super.networkRequest(for: options)
    request.orientation = .any
    return request
  }
}

private final class MixesUpCorners: ModelCustomEvent {
  override func networkRequest(for options: [Any]) -> TestNetworkRequest {
    var request = super.networkRequest(for: options)
    switch request.corner {
    case .bottomLeft: request.corner = .bottomRight
    case .bottomRight: request.corner = .bottomLeft
    case .topLeft, .topRight: break
    }
    return request
  }
}

private final class OwnDefault: ModelCustomEvent {
  override func networkRequest(for options: [Any]) -> TestNetworkRequest {
    var request = super.networkRequest(for: options)
    if !options.contains(where: { $0 is NativeAdViewAdOptions }) { request.corner = .topLeft }
    return request
  }
}
