#if os(Linux)
  public import Foundation

  /// A direction with a length. Apple's platforms have it in Core Graphics.
  public struct CGVector: Hashable, Codable, Sendable {
    /// The two components.
    public var dx, dy: CGFloat

    /// The vector without a length.
    public static let zero = CGVector(dx: 0, dy: 0)

    /// Creates a vector of no length.
    public init() { self = .zero }

    /// Creates a vector from its components.
    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }
  }
#endif
