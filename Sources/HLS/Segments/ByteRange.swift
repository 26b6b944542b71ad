/// A part of a resource.
///
/// Source: RFC 8216bis, section 4.4.4.2 (`EXT-X-BYTERANGE`).
public struct ByteRange: Sendable, Hashable, Encodable {
  /// How many bytes.
  public var length: Int
  /// The first byte, counted from 0.
  public var offset: Int

  /// A part of a resource.
  public init(length: Int, offset: Int) {
    self.length = length
    self.offset = offset
  }
}
