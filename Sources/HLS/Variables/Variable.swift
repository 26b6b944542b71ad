/// A variable of a playlist.
///
/// Source: RFC 8216bis, section 4.4.2.3 (`EXT-X-DEFINE`).
public struct Variable: Sendable, Hashable, Encodable {
  /// Its name.
  public var name: String
  /// Its value; nil if it is taken from where it is not known.
  public var value: String?
  /// Where its value comes from.
  public var source: Source

  /// Where a value comes from.
  public enum Source: String, Sendable, Hashable, Encodable {
    /// `VALUE`: it stands in the tag.
    case value
    /// `IMPORT`: the multivariant playlist has it.
    case multivariantPlaylist
    /// `QUERYPARAM`: a parameter of the playlist's URL.
    case queryParameter
  }
}
