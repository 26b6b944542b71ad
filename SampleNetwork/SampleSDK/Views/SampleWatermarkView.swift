public import Foundation
public import HeadlessUIKit

/// The picture that lies over an ad and tells where it is from. It takes no touches.
@preconcurrency
@MainActor
public final class SampleWatermarkView: UIImageView {
  /// The file that was asked for with ``SampleAdRequest/watermark``.
  public let watermark: Data

  init(watermark: Data, frame: CGRect) {
    self.watermark = watermark
    super.init(frame: frame)
    image = UIImage(data: watermark)
    accessibilityIdentifier = "sample-watermark"
  }

  /// Not for use: the network has no storyboards.
  public required init?(coder: NSCoder) { nil }
}

extension UIView {
  /// Lays a watermark over everything in the view, if there is one.
  func cover(withWatermark watermark: Data?) {
    guard let watermark else { return }
    addSubview(SampleWatermarkView(watermark: watermark, frame: bounds))
  }

  /// The watermark that lies over the view, if there is one.
  var watermarkView: SampleWatermarkView? { subviews.lazy.compactMap { $0 as? SampleWatermarkView }.first }
}
