#if os(Linux)
  public import Foundation

  /// A color as layers hold it. Apple's platforms have it in Core Graphics; this one is always RGB.
  public final class CGColor: Hashable, Sendable {
    private let channels: [CGFloat]

    /// Creates a color from channels between 0 and 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      channels = [red, green, blue, alpha]
    }

    /// Red, green, blue and alpha.
    public var components: [CGFloat]? { channels }
    /// The number of ``components``.
    public var numberOfComponents: Int { channels.count }
    /// The opacity.
    public var alpha: CGFloat { channels[3] }

    /// Whether two colors have the same channels.
    public static func == (left: CGColor, right: CGColor) -> Bool { left.channels == right.channels }
    /// Hashes the channels.
    public func hash(into hasher: inout Hasher) { hasher.combine(channels) }
  }
#endif
