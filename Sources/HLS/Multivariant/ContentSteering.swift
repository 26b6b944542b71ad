/// Who decides where to load from.
///
/// Source: RFC 8216bis, section 4.4.6.6 (`EXT-X-CONTENT-STEERING`).
public struct ContentSteering: Sendable, Hashable, Encodable {
  /// `SERVER-URI`.
  public var serverURI: String
  /// `PATHWAY-ID`: where to begin.
  public var pathwayID: String?
}
