public import Foundation

/// Distances from the edges of a rectangle inward, in points, in the direction of reading.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
  /// The distances.
  public var top, leading, bottom, trailing: CGFloat

  /// No distances.
  public static let zero = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// Creates insets of zero.
  public init() { self = .zero }

  /// Creates insets.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}
