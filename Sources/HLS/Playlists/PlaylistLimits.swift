/// What a playlist or an asset list may cost before it is given up. They come from strangers.
public struct PlaylistLimits: Sendable, Hashable {
  /// The most bytes of a playlist. A day of two-second segments with dates, maps and byte ranges stays below 10 MB;
  /// ten times that leaves room. More than 2 GB are never
  /// read.
  public var bytes = 100_000_000

  /// The most bytes of a line. Signed URLs and keys in the line take a few thousand; a line of a megabyte is an
  /// attack or no playlist.
  public var lineBytes = 100_000

  /// The most segments. A week of six-second segments has 100,800.
  public var segments = 1_000_000

  /// The most attributes of one tag. `EXT-X-STREAM-INF` knows about 20, and date ranges may have others.
  public var attributes = 200

  /// The most date ranges. A break every minute for a week makes 10,080.
  public var dateRanges = 20_000

  /// The most key formats that hold at one time, each with a key of its own. Players know four or five; all that hold
  /// are kept for each change.
  public var keyFormats = 20

  /// The most renditions, variant streams and other entries of a multivariant playlist. Real ones have fewer than
  /// a thousand.
  public var entries = 20_000

  /// The most variables that a playlist may define.
  public var variables = 1_000

  /// The most bytes that the texts with variables may have together once the values stand in them; as many as a
  /// playlist may have. Without it a short playlist could ask for a long text at every line.
  public var expandedBytes = 100_000_000

  /// The most bytes of an asset list.
  public var assetListBytes = 1_000_000

  /// The most assets of an asset list. A break of an hour with ads of six seconds has 600.
  public var assets = 1_000

  /// The most warnings that a playlist keeps. A reader looks at the first few; the rest is counted.
  public var warnings = 200

  /// The limits that hold unless others are given.
  public static let standard = PlaylistLimits()

  /// The standard limits, to be changed one by one.
  public init() {}
}
