public import Foundation

/// The segments of a stream, and what is said about them.
///
/// A playlist is what its text says: it keeps the bytes that it was read from, and everything else is read from them.
/// Two playlists are the same if their bytes, origins and limits are. Changes are made to the text, so that what they
/// do not touch stays as it was written.
///
/// Times within a playlist count from the start of its first segment.
///
/// A playlist can be encoded, with everything in it. Keys are the names of the properties, and a property without a value
/// is left out.
///
/// Source: RFC 8216bis, section 4.4.3.
public struct MediaPlaylist: Sendable {
  let contents: MediaContents

  /// Reads a media playlist.
  ///
  /// - Throws: an error that names what is wrong and where.
  public init(
    data: Data,
    origin: PlaylistOrigin = PlaylistOrigin(),
    limits: PlaylistLimits = .standard
  ) throws(PlaylistError) {
    self = try MediaPlaylist(PlaylistText(data, limits: limits), origin: origin, limits: limits)
  }

  /// Reads a media playlist.
  ///
  /// - Throws: an error that names what is wrong and where.
  public init(
    text: String,
    origin: PlaylistOrigin = PlaylistOrigin(),
    limits: PlaylistLimits = .standard
  ) throws(PlaylistError) {
    self = try MediaPlaylist(data: Data(text.utf8), origin: origin, limits: limits)
  }

  init(_ text: PlaylistText, origin: PlaylistOrigin, limits: PlaylistLimits) throws(PlaylistError) {
    contents = try MediaReader.contents(of: text, origin: origin, limits: limits)
  }

  init(_ contents: MediaContents) { self.contents = contents }

  /// The playlist's bytes, as they were read if nothing was changed.
  public var data: Data { contents.data }

  /// The playlist's text.
  public var text: String { String(decoding: contents.data, as: UTF8.self) }

  /// Where the playlist comes from.
  public var origin: PlaylistOrigin { contents.origin }

  /// The limits that it was read with.
  public var limits: PlaylistLimits { contents.limits }

  /// What was tolerated or left out, in the order of the lines.
  public var warnings: [PlaylistWarning] { contents.warnings }

  /// The segments in their order.
  public var segments: MediaSegments { MediaSegments(contents: contents) }

  /// The sum of the durations of all segments.
  public var totalDuration: Duration { contents.totalDuration }

  /// The date ranges in the order of their first tags, one for each ID.
  public var dateRanges: [DateRange] { contents.dateRanges.map(\.range) }

  /// The interstitials that date ranges schedule, in the order of their tags.
  ///
  /// Date ranges that are meant to be interstitials and cannot be are listed in ``warnings``.
  public var interstitials: [Interstitial] {
    contents.dateRanges.compactMap { $0.range.isInterstitial ? try? Interstitial($0.range) : nil }
  }

  /// `EXT-X-VERSION`.
  public var version: Int? { contents.head.version }
  /// `EXT-X-TARGETDURATION`: no segment is longer, rounded to seconds. Nil if the tag is missing or no number.
  public var targetDuration: Duration? { contents.head.targetDuration }
  /// `EXT-X-MEDIA-SEQUENCE`: the number of the first segment, or 0. Of a delta update it is the number of the first
  /// segment that is left out.
  public var mediaSequence: Int { contents.head.mediaSequence }
  /// `EXT-X-DISCONTINUITY-SEQUENCE`, or 0.
  public var discontinuitySequence: Int { contents.head.discontinuitySequence }
  /// `EXT-X-PLAYLIST-TYPE`: nil says that segments may be removed and added.
  public var playlistType: PlaylistType? { contents.head.playlistType }
  /// `EXT-X-ENDLIST`: no more segments will be added.
  public var hasEnd: Bool { contents.head.hasEnd }
  /// `EXT-X-I-FRAMES-ONLY`: each segment is one picture.
  public var isIFramesOnly: Bool { contents.head.isIFramesOnly }
  /// `EXT-X-INDEPENDENT-SEGMENTS`: each segment can be decoded without others.
  public var hasIndependentSegments: Bool { contents.head.hasIndependentSegments }
  /// `EXT-X-START`: where to begin.
  public var startPoint: StartPoint? { contents.head.startPoint }
  /// `EXT-X-PART-INF`: no part is longer.
  public var partTargetDuration: Duration? { contents.head.partTargetDuration }
  /// `EXT-X-SERVER-CONTROL`: what the server can do.
  public var serverControl: ServerControl? { contents.head.serverControl }
  /// `EXT-X-ALLOW-CACHE`, which RFC 8216 removed.
  public var allowsCache: Bool? { contents.head.allowsCache }
  /// `EXT-X-DEFINE`: the variables in their order.
  public var variables: [Variable] { contents.head.variables.definitions }
  /// `EXT-X-SKIP`: the playlist is a delta update; see ``updated(with:)``.
  public var skip: Skip? { contents.head.skip }
  /// `EXT-X-PRELOAD-HINT`: what will be there soon.
  public var preloadHints: [PreloadHint] { contents.head.preloadHints }
  /// `EXT-X-RENDITION-REPORT`: how far other renditions are.
  public var renditionReports: [RenditionReport] { contents.head.renditionReports }
  /// `EXT-X-PART` after the last segment: the parts of the segment that is being made.
  public var trailingParts: [PartialSegment] { contents.trailingParts }
  /// The sum of the durations of ``trailingParts``: how far the content goes on behind ``totalDuration``.
  ///
  /// Source: RFC 8216bis, section 4.4.4.9 and appendix B.1.
  public var trailingDuration: Duration { trailingParts.reduce(.zero) { $0 + $1.duration } }

  /// Whether segments are still to come: no `EXT-X-ENDLIST`, and not of the type `VOD`.
  public var isLive: Bool { !hasEnd && playlistType != .vod }
}

extension MediaPlaylist: Hashable {
  /// Whether bytes, origins and limits are the same.
  public static func == (left: MediaPlaylist, right: MediaPlaylist) -> Bool {
    left.contents === right.contents
      || left.data == right.data && left.origin == right.origin && left.limits == right.limits
  }

  /// Feeds the bytes.
  public func hash(into hasher: inout Hasher) { hasher.combine(data) }
}

extension MediaPlaylist: Encodable {
  private enum CodingKeys: CodingKey {
    case startDate, totalDuration, segments, trailingParts, dateRanges, warnings
  }

  /// Encodes what was read from the text, without the text, its origin and the limits.
  public func encode(to encoder: any Encoder) throws {
    try contents.head.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(startDate, forKey: .startDate)
    try container.encode(totalDuration, forKey: .totalDuration)
    try container.encode(segments, forKey: .segments)
    try container.encode(trailingParts, forKey: .trailingParts)
    try container.encode(dateRanges, forKey: .dateRanges)
    try container.encode(warnings, forKey: .warnings)
  }
}
