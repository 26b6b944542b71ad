/// How far another rendition is.
///
/// Source: RFC 8216bis, section 4.4.5.4 (`EXT-X-RENDITION-REPORT`).
public struct RenditionReport: Sendable, Hashable, Encodable {
  /// The URI of its playlist, relative to this one.
  public var uri: String
  /// `LAST-MSN`: the number of its last segment.
  public var lastMediaSequence: Int?
  /// `LAST-PART`: the number of its last part.
  public var lastPart: Int?
}
