/// How a playlist may change.
///
/// Source: RFC 8216bis, section 4.4.3.5 (`EXT-X-PLAYLIST-TYPE`).
public enum PlaylistType: String, Sendable, Hashable, CaseIterable, Encodable {
  /// Segments may only be added.
  case event = "EVENT"
  /// Not at all.
  case vod = "VOD"
}
