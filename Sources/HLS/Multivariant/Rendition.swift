/// A rendition of audio, video, subtitles or captions.
///
/// Source: RFC 8216bis, section 4.4.6.1 (`EXT-X-MEDIA`).
public struct Rendition: Sendable, Hashable, Encodable {
  /// `TYPE`: `AUDIO`, `VIDEO`, `SUBTITLES` or `CLOSED-CAPTIONS`.
  public var type: String
  /// `GROUP-ID`.
  public var groupID: String
  /// `NAME`, for people.
  public var name: String
  /// Where its media playlist is; nil if the variant streams contain it.
  public var uri: String?
  /// `LANGUAGE`.
  public var language: String?
  /// `DEFAULT`: to be played unless the viewer wants another one.
  public var isDefault: Bool
  /// `AUTOSELECT`: may be chosen for the viewer's settings.
  public var isAutoselected: Bool
  /// `FORCED`: subtitles that are always needed.
  public var isForced: Bool
  /// All attributes in their order.
  public var attributes: AttributeList
}
