/// How much a constraint matters, up to 1000. The raw values are UIKit's.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority.
  public let rawValue: Float
  /// Creates a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Must hold.
  public static let required = UILayoutPriority(1000)
  /// With which a button resists being compressed.
  public static let defaultHigh = UILayoutPriority(750)
  /// With which a button hugs its content.
  public static let defaultLow = UILayoutPriority(250)
  /// With which a view wants to be as large as it was asked to fit.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
