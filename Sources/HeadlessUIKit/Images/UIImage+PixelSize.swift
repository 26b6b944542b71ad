public import Foundation

extension UIImage {
  /// The size in pixels, which UIKit leaves to the caller to work out.
  public var pixelSize: CGSize { CGSize(width: size.width * scale, height: size.height * scale) }
}
