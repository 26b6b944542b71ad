public import Foundation

/// An image that knows its size but has no pixels: a PNG, JPEG, GIF or WebP file, recognised by its content.
public final class UIImage: NSObject, Sendable {
  /// The size in points.
  public let size: CGSize
  /// Pixels a point.
  public let scale: CGFloat
  /// The file that the image was made from. Only here.
  public let encodedData: Data

  /// An image of no size.
  public override init() {
    size = .zero
    scale = 1
    encodedData = Data()
    super.init()
  }

  /// An image at scale 1, or nil when the data is none of the four kinds.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// An image of this many pixels a point, or nil when the data is none of the four kinds. A scale of zero or
  /// less counts as 1.
  public init?(data: Data, scale: CGFloat) {
    guard let header = ImageHeader(data) else { return nil }
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    size = CGSize(
      width: CGFloat(header.pixelWidth) / self.scale,
      height: CGFloat(header.pixelHeight) / self.scale
    )
    encodedData = data
    super.init()
  }
}
