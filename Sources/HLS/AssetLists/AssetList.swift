public import Foundation

/// What an interstitial plays, as the server of `X-ASSET-LIST` answers.
///
/// Source: RFC 8216bis, appendix D.2 (`X-ASSET-LIST`) and D.3.
public struct AssetList: Sendable, Hashable, Encodable {
  /// A playlist to be played.
  public struct Asset: Sendable, Hashable, Encodable {
    /// Where the playlist is.
    public var uri: String
    /// How long it is.
    public var duration: Duration

    /// A playlist to be played.
    public init(uri: String, duration: Duration) {
      self.uri = uri
      self.duration = duration
    }
  }

  /// The playlists in the order in which they are played. There may be none: then nothing is played.
  public var assets: [Asset]
  /// When a button to skip the interstitial is shown, in the place of what its date range says.
  public var skipControl: SkipControl?

  /// What an interstitial plays.
  public init(assets: [Asset], skipControl: SkipControl? = nil) {
    self.assets = assets
    self.skipControl = skipControl
  }

  /// Reads the JSON of a server.
  ///
  /// - Throws: what is wrong with it. A list with one asset that cannot be used is refused as a whole: what the
  ///   others are worth without it only the server can say.
  public init(data: Data, limits: PlaylistLimits = .standard) throws(AssetListError) {
    self = try AssetListReader(limits: limits).list(data)
  }
}
