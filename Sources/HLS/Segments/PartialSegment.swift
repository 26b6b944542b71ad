/// A part of a segment.
///
/// Source: RFC 8216bis, section 4.4.4.9 (`EXT-X-PART`).
public struct PartialSegment: Sendable, Hashable, Encodable {
  /// Where it is.
  public var uri: String
  /// How long it is.
  public var duration: Duration
  /// `INDEPENDENT`: whether it can be decoded without others.
  public var isIndependent: Bool
  /// `GAP`: it is not there.
  public var isGap: Bool
  /// Which part of the resource it is. An offset that is left out is counted from the part before it, which may belong
  /// to an earlier segment.
  public var byteRange: ByteRange?
}
