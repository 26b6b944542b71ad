/// The limits beyond which a playlist or an asset list is rejected. Both are untrusted.
public struct PlaylistLimits: Sendable, Hashable {
  /// The maximum size of a playlist in bytes. Defaults to 100,000,000: a day of two-second segments with dates, maps
  /// and byte ranges stays below 10 MB. More than 2 GB are never read.
  public var bytes = 100_000_000

  /// The maximum size of a line in bytes. Defaults to 100,000: signed URLs and keys in the line take a few thousand; a
  /// line of a megabyte is an attack or no playlist.
  public var lineBytes = 100_000

  /// The maximum number of segments. Defaults to 1,000,000: a week of six-second segments has 100,800.
  public var segments = 1_000_000

  /// The maximum number of attributes of one tag. Defaults to 200: `EXT-X-STREAM-INF` knows about 20, and date ranges
  /// may have others.
  public var attributes = 200

  /// The maximum number of date ranges. Defaults to 20,000: a break every minute for a week makes 10,080.
  public var dateRanges = 20_000

  /// The maximum number of key formats that hold at one time, each with a key of its own. Defaults to 20: players know
  /// four or five. All that hold are kept for each change.
  public var keyFormats = 20

  /// The maximum number of renditions, variant streams and other entries of a multivariant playlist. Defaults to
  /// 20,000: real ones have fewer than a thousand.
  public var entries = 20_000

  /// The maximum number of variables that a playlist may define. Defaults to 1,000.
  public var variables = 1_000

  /// The maximum size of all texts with variables together, in bytes, once the variables are replaced. Defaults to
  /// 100,000,000, as for a playlist: without it a short playlist could ask for a long text at every line.
  public var expandedBytes = 100_000_000

  /// The maximum size of an asset list in bytes. Defaults to 1,000,000.
  public var assetListBytes = 1_000_000

  /// The maximum number of assets in an asset list. Defaults to 1,000: a break of an hour with ads of six seconds has
  /// 600.
  public var assets = 1_000

  /// The maximum number of warnings that a playlist keeps. Defaults to 200; the rest is counted.
  public var warnings = 200

  /// The limits that hold unless others are given.
  public static let standard = PlaylistLimits()

  /// The standard limits, to be changed one by one.
  public init() {}
}
