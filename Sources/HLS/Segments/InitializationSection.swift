/// What has to be read before segments can be decoded.
///
/// Source: RFC 8216bis, section 4.4.4.5 (`EXT-X-MAP`).
public struct InitializationSection: Sendable, Hashable, Encodable {
  /// Where it is.
  public var uri: String
  /// Which part of the resource it is; nil: all of it.
  public var byteRange: ByteRange?
}
