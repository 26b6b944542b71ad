/// What a delta update leaves out.
///
/// Source: RFC 8216bis, section 4.4.5.2 (`EXT-X-SKIP`).
public struct Skip: Sendable, Hashable, Encodable {
  /// How many segments.
  public var skippedSegments: Int
  /// The IDs of the date ranges that have been removed lately.
  public var recentlyRemovedDateRanges: [String]
}
