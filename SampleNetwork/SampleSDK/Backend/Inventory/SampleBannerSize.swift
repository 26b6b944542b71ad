public import Foundation

/// The size of a banner in points.
public struct SampleBannerSize: Sendable, Hashable {
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double

  /// A size of these parts.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// A size of a view's.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The same for views.
  public var size: CGSize { CGSize(width: width, height: height) }

  /// 5000 points, which is wider and higher than any screen.
  public static let maximum = 5000.0

  /// Whether it is a size that can be shown.
  var isValid: Bool {
    width > 0 && height > 0 && width <= Self.maximum && height <= Self.maximum
  }

  func validate(at path: [any CodingKey]) throws {
    guard !isValid else { return }
    throw SampleInventoryError.invalidValue(
      keyPath: path.keyPath,
      problem: "\(width) by \(height) is no size; give points above 0, at most \(Self.maximum)."
    )
  }
}

extension SampleBannerSize: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case width, height
  }

  /// Reads a size; unknown keys are errors.
  public init(from decoder: any Decoder) throws {
    let container = try StrictContainer<CodingKeys>(decoder)
    try self.init(
      width: container.required(Double.self, .width),
      height: container.required(Double.self, .height)
    )
  }
}
