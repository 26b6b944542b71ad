/// One of the streams to choose from.
///
/// Source: RFC 8216bis, sections 4.4.6.2 (`EXT-X-STREAM-INF`) and 4.4.6.3 (`EXT-X-I-FRAME-STREAM-INF`).
public struct VariantStream: Sendable, Hashable, Encodable {
  /// Where its media playlist is.
  public var uri: String
  /// `BANDWIDTH`: the most bits a second; nil if the attribute is missing or no number.
  public var bandwidth: Int?
  /// `AVERAGE-BANDWIDTH`: the bits a second.
  public var averageBandwidth: Int?
  /// `RESOLUTION`.
  public var resolution: Resolution?
  /// `FRAME-RATE`: pictures a second.
  public var frameRate: Double?
  /// `CODECS`, separated by commas.
  public var codecs: String?
  /// `AUDIO`: the group of its audio renditions.
  public var audioGroup: String?
  /// `VIDEO`: the group of its video renditions.
  public var videoGroup: String?
  /// `SUBTITLES`: the group of its subtitles.
  public var subtitlesGroup: String?
  /// `CLOSED-CAPTIONS`: the group of its captions, or `NONE`.
  public var closedCaptionsGroup: String?
  /// All attributes in their order.
  public var attributes: AttributeList
}
