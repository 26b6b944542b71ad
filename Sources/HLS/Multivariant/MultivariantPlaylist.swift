public import Foundation

/// The playlists that a stream consists of.
///
/// A playlist is what its text says, as a ``MediaPlaylist`` is.
///
/// Source: RFC 8216bis, section 4.4.6.
public struct MultivariantPlaylist: Sendable {
  private let contents: MultivariantContents

  /// Reads a multivariant playlist.
  ///
  /// - Throws: an error that names what is wrong and where.
  public init(
    data: Data,
    origin: PlaylistOrigin = PlaylistOrigin(),
    limits: PlaylistLimits = .standard
  ) throws(PlaylistError) {
    self = try MultivariantPlaylist(PlaylistText(data, limits: limits), origin: origin, limits: limits)
  }

  /// Reads a multivariant playlist.
  ///
  /// - Throws: an error that names what is wrong and where.
  public init(
    text: String,
    origin: PlaylistOrigin = PlaylistOrigin(),
    limits: PlaylistLimits = .standard
  ) throws(PlaylistError) {
    self = try MultivariantPlaylist(data: Data(text.utf8), origin: origin, limits: limits)
  }

  init(_ text: PlaylistText, origin: PlaylistOrigin, limits: PlaylistLimits) throws(PlaylistError) {
    guard text.isMultivariant else { throw .otherKind }
    contents = try MultivariantReader.contents(of: text, origin: origin, limits: limits)
  }

  /// The playlist's bytes.
  public var data: Data { contents.data }
  /// The playlist's text.
  public var text: String { String(decoding: contents.data, as: UTF8.self) }
  /// Where the playlist comes from.
  public var origin: PlaylistOrigin { contents.notes.origin }
  /// What was tolerated or left out, in the order of the lines.
  public var warnings: [PlaylistWarning] { contents.warnings }
  /// `EXT-X-VERSION`.
  public var version: Int? { contents.head.version }
  /// `EXT-X-INDEPENDENT-SEGMENTS`: each segment can be decoded without others.
  public var hasIndependentSegments: Bool { contents.head.hasIndependentSegments }
  /// `EXT-X-START`: where to begin.
  public var startPoint: StartPoint? { contents.head.startPoint }
  /// `EXT-X-DEFINE`: the variables in their order.
  public var variables: [Variable] { contents.notes.variables.definitions }
  /// `EXT-X-STREAM-INF`: the streams to choose from, in their order.
  public var variants: [VariantStream] { contents.head.variants }
  /// `EXT-X-MEDIA`: other renditions of their contents.
  public var renditions: [Rendition] { contents.head.renditions }
  /// `EXT-X-I-FRAME-STREAM-INF`: streams of single pictures.
  public var iFrameStreams: [VariantStream] { contents.head.iFrameStreams }
  /// `EXT-X-SESSION-DATA`.
  public var sessionData: [SessionData] { contents.head.sessionData }
  /// `EXT-X-SESSION-KEY`: keys of the media playlists, to be loaded early.
  public var sessionKeys: [EncryptionKey] { contents.head.sessionKeys }
  /// `EXT-X-CONTENT-STEERING`: who decides where to load from.
  public var contentSteering: ContentSteering? { contents.head.contentSteering }

  /// Where a media playlist of this one comes from: its variables can be imported there.
  public func origin(ofPlaylistAt url: URL?) -> PlaylistOrigin {
    let values = variables.compactMap { variable in variable.value.map { (variable.name, $0) } }
    return PlaylistOrigin(url: url, variables: Dictionary(values) { first, _ in first })
  }
}

extension MultivariantPlaylist: Hashable {
  /// Whether bytes, origins and limits are the same.
  public static func == (left: MultivariantPlaylist, right: MultivariantPlaylist) -> Bool {
    left.data == right.data && left.origin == right.origin
      && left.contents.notes.limits == right.contents.notes.limits
  }

  /// Feeds the bytes.
  public func hash(into hasher: inout Hasher) { hasher.combine(data) }
}

extension MultivariantPlaylist: Encodable {
  private enum CodingKeys: CodingKey {
    case variables, warnings
  }

  /// Encodes what was read from the text, without the text and its origin.
  public func encode(to encoder: any Encoder) throws {
    try contents.head.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(variables, forKey: .variables)
    try container.encode(warnings, forKey: .warnings)
  }
}
