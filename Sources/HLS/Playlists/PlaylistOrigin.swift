public import Foundation

/// Where a playlist comes from, for the variables that it takes from there.
///
/// Source: RFC 8216bis, section 4.4.2.3 (`EXT-X-DEFINE`).
public struct PlaylistOrigin: Sendable, Hashable {
  /// The URL of the playlist, after redirects: variables of `QUERYPARAM` are its parameters.
  public var url: URL?
  /// The variables of the multivariant playlist that names it, for `IMPORT`.
  public var variables: [String: String]

  /// Where a playlist comes from.
  public init(url: URL? = nil, variables: [String: String] = [:]) {
    self.url = url
    self.variables = variables
  }
}
