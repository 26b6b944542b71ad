/// The size of a picture.
public struct Resolution: Sendable, Hashable, Encodable {
  /// In pixels.
  public var width: Int
  /// In pixels.
  public var height: Int

  /// The size of a picture.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}
