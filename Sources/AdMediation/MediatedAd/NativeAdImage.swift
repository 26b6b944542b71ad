public import Foundation
public import HeadlessUIKit

/// An image of a native ad: a picture, or a URL with a scale.
///
/// Unchecked `Sendable` because its own values never change; a subclass answers for what it adds.
///
/// Mirrors `GADNativeAdImage`. Source: Native custom events, "Map image assets"; Google Mobile Ads SDK for iOS,
/// `GADNativeAdImage+Mediation.h`.
open class NativeAdImage: NSObject, @unchecked Sendable {
  private let picture: UIImage?
  private let url: URL?
  private let pixelsPerPoint: CGFloat

  /// An image that was loaded.
  public init(image: UIImage) {
    picture = image
    url = nil
    pixelsPerPoint = image.scale
    super.init()
  }

  /// An image for the publisher to load.
  ///
  /// - Parameters:
  ///   - url: the address. The host drops an image whose address is not an `http`, `https` or `file` URL.
  ///   - scale: the number of pixels in a point.
  public init(url: URL, scale: CGFloat) {
    picture = nil
    self.url = url
    pixelsPerPoint = scale
    super.init()
  }

  /// An image with neither picture nor URL, for subclasses in tests. The host drops it.
  public override init() {
    picture = nil
    url = nil
    pixelsPerPoint = 1
    super.init()
  }

  /// The picture, if it was loaded.
  open var image: UIImage? { picture }

  /// The address of the picture, if it was not loaded.
  open var imageURL: URL? { url }

  /// The number of pixels in a point.
  open var scale: CGFloat { pixelsPerPoint }
}
