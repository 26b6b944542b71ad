public import Foundation
public import HeadlessUIKit

/// One image of an ad beside the main one.
public struct SampleNativeAdImage: Sendable {
  /// The image, if the request asked for it to be loaded and the network does that.
  public var image: UIImage?
  /// Where the image can be loaded from.
  public var imageURL: String?
  /// Pixels a point.
  public var scale: CGFloat

  /// An image of these parts.
  public init(image: UIImage?, imageURL: String?, scale: CGFloat) {
    self.image = image
    self.imageURL = imageURL
    self.scale = scale
  }
}
