/// Data about the whole presentation.
///
/// Source: RFC 8216bis, section 4.4.6.4 (`EXT-X-SESSION-DATA`).
public struct SessionData: Sendable, Hashable, Encodable {
  /// `DATA-ID`: the name of the data.
  public var dataID: String
  /// `VALUE`.
  public var value: String?
  /// `URI`: where the data is.
  public var uri: String?
  /// `LANGUAGE`.
  public var language: String?
}
