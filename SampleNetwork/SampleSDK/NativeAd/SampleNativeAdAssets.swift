import Foundation
import HeadlessUIKit

/// The images of a creative that a request gets.
struct SampleNativeAdAssets {
  var images: [SampleNativeAdImage]
  var icon: SampleNativeAdImage?

  init(creative: SampleCreative, options: SampleRequestOptions, library: SampleImageLibrary) {
    let downloads = options.downloadsImages && !creative.givesURLsOnly
    let chosen = Self.choose(from: creative, orientation: options.orientation)
    images = (options.wantsMultipleImages ? chosen : Array(chosen.prefix(1)))
      .map { SampleNativeAdImage($0, in: library, downloads: downloads) }
    icon = creative.icon.map { SampleNativeAdImage($0, in: library, downloads: downloads) }
  }

  /// A preference is a wish: a creative without such images gives those that it has.
  private static func choose(
    from creative: SampleCreative,
    orientation: SampleImageOrientation
  ) -> [SampleCreativeImage] {
    let landscape = creative.landscapeImages
    let portrait = creative.portraitImages
    switch orientation {
    case .any: return landscape + portrait
    case .landscape: return landscape.isEmpty ? portrait : landscape
    case .portrait: return portrait.isEmpty ? landscape : portrait
    }
  }
}

extension SampleNativeAdImage {
  fileprivate init(_ creativeImage: SampleCreativeImage, in library: SampleImageLibrary, downloads: Bool) {
    let file = downloads ? library.data(creativeImage.file) : nil
    self.init(
      image: file.flatMap { UIImage(data: $0, scale: creativeImage.scale) },
      imageURL: library.address(creativeImage.file),
      scale: creativeImage.scale
    )
  }
}
