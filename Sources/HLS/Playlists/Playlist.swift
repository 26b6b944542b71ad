public import Foundation

/// A playlist of either kind, recognised by its tags.
///
/// Source: RFC 8216bis, section 4.
public enum Playlist: Sendable, Hashable, Encodable {
  /// Segments.
  case media(MediaPlaylist)
  /// Other playlists.
  case multivariant(MultivariantPlaylist)

  /// Reads a playlist.
  ///
  /// What is not as the specification says is tolerated where it can be, and listed in ``warnings``.
  ///
  /// - Throws: an error that names what is wrong and where.
  public init(
    data: Data,
    origin: PlaylistOrigin = PlaylistOrigin(),
    limits: PlaylistLimits = .standard
  ) throws(PlaylistError) {
    let text = try PlaylistText(data, limits: limits)
    if text.isMultivariant {
      self = .multivariant(try MultivariantPlaylist(text, origin: origin, limits: limits))
    } else {
      self = .media(try MediaPlaylist(text, origin: origin, limits: limits))
    }
  }

  /// Reads a playlist.
  ///
  /// - Throws: an error that names what is wrong and where.
  public init(
    text: String,
    origin: PlaylistOrigin = PlaylistOrigin(),
    limits: PlaylistLimits = .standard
  ) throws(PlaylistError) {
    self = try Playlist(data: Data(text.utf8), origin: origin, limits: limits)
  }

  /// The playlist's text, byte for byte as it was read if nothing was changed.
  public var text: String {
    switch self {
    case .media(let playlist): playlist.text
    case .multivariant(let playlist): playlist.text
    }
  }

  /// The bytes of ``text``.
  public var data: Data {
    switch self {
    case .media(let playlist): playlist.data
    case .multivariant(let playlist): playlist.data
    }
  }

  /// What was tolerated or left out, in the order of the lines.
  public var warnings: [PlaylistWarning] {
    switch self {
    case .media(let playlist): playlist.warnings
    case .multivariant(let playlist): playlist.warnings
    }
  }
}
