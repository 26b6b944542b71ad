import AdPlatform
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

  func flaws(at path: [any CodingKey]) -> [SampleInventoryError] {
    guard !isValid else { return [] }
    let problem = "\(width) by \(height) is not a valid size; give points above 0, at most \(Self.maximum)."
    return [.invalidValue(keyPath: path.keyPath, problem: problem)]
  }
}

extension SampleBannerSize: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case width, height
  }

  /// Reads a size; unknown keys are errors.
  public init(from decoder: any Decoder) throws {
    var members = try StrictMembers<CodingKeys, SampleInventoryError>(decoder)
    let width = members.required(Double.self, .width)
    let height = members.required(Double.self, .height)
    try members.finish()
    self.init(width: width ?? 0, height: height ?? 0)
    if let flaw = flaws(at: decoder.codingPath).first { throw flaw }
  }
}
