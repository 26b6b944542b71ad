/// Something that will be there soon.
///
/// Source: RFC 8216bis, section 4.4.5.3 (`EXT-X-PRELOAD-HINT`).
public struct PreloadHint: Sendable, Hashable, Encodable {
  /// `TYPE`: `PART` or `MAP`.
  public var type: String
  /// Where it will be.
  public var uri: String
  /// `BYTERANGE-START`: its first byte.
  public var byteRangeStart: Int
  /// `BYTERANGE-LENGTH`: how many bytes; nil: to the end.
  public var byteRangeLength: Int?
}
