public import Foundation
public import HeadlessUIKit

/// An image of a native ad: the picture, or where it is and at what scale. Never neither.
///
/// Mirrors `GADNativeAdImage`. Source: Native custom events, "Map image assets".
public final class NativeAdImage: NSObject, Sendable {
  /// The picture, if it was loaded.
  public let image: UIImage?
  /// Where the picture is, if it was not.
  public let imageURL: URL?
  /// Pixels a point.
  public let scale: CGFloat

  /// A picture that was loaded.
  public init(image: UIImage) {
    self.image = image
    imageURL = nil
    scale = image.scale
    super.init()
  }

  /// A picture to be loaded by whoever shows it.
  ///
  /// - Parameters:
  ///   - url: an `http` or `https` address; the host drops an image with any other.
  ///   - scale: pixels a point.
  public init(url: URL, scale: CGFloat) {
    image = nil
    imageURL = url
    self.scale = scale
    super.init()
  }
}
