public import Foundation

/// What the macros in ad tags, tracking URLs and error URLs stand for at a moment.
///
/// What is `nil` is unknown and becomes `-1`, as the specification wants it.
///
/// Source: VAST 4.2, 6 (macros).
public struct MacroValues: Sendable, Hashable {
  /// `[ERRORCODE]`: what went wrong.
  public var errorCode: VASTErrorCode?
  /// `[REASON]`: why a verification was not run.
  public var reason: Int?
  /// `[TIMESTAMP]`: the time of the call.
  public var timestamp: Date?
  /// `[CACHEBUSTING]`: its last eight digits. ``VASTResolver`` puts a new number into each URL when there is none.
  public var cacheBusting: Int?
  /// `[TRANSACTIONID]`: a UUID that stays the same in a chain of requests.
  public var transactionID: String?

  /// `[CONTENTPLAYHEAD]`: how far the content has played. Also `[MEDIAPLAYHEAD]`, unless ``mediaPlayhead`` is given.
  public var contentPlayhead: Duration?
  /// `[MEDIAPLAYHEAD]` (VAST 4.1): how far the content has played; not the ad.
  public var mediaPlayhead: Duration?
  /// `[ADPLAYHEAD]` (VAST 4.1): how far the ad has played.
  public var adPlayhead: Duration?
  /// `[ASSETURI]`: the media file that plays.
  public var assetURI: String?
  /// `[PODSEQUENCE]`: the sequence of the ad that plays.
  public var podSequence: Int?
  /// `[ADSERVINGID]`: the identifier of the ad that plays.
  public var adServingID: String?
  /// `[UNIVERSALADID]`: the names of the creative that plays.
  public var universalAdIDs: [UniversalAdID]?
  /// `[ADTYPE]`: the medium that the ad is made for.
  public var adType: VASTAd.AdType?
  /// `[ADCOUNT]`: in an ad tag the ads that the player expects; in tracking the ads played so far, this one counted.
  public var adCount: Int?

  /// `[BREAKPOSITION]`: where the break is in the content.
  public var breakPosition: BreakPosition?
  /// `[BREAKMAXDURATION]`: the longest time for the break, in whole seconds.
  public var breakMaxDuration: Duration?
  /// `[BREAKMAXADS]`: the most ads in the break.
  public var breakMaxAds: Int?
  /// `[BREAKMINADLENGTH]`: the shortest time for an ad in the break, in whole seconds.
  public var breakMinAdLength: Duration?
  /// `[BREAKMAXADLENGTH]`: the longest time for an ad in the break, in whole seconds.
  public var breakMaxAdLength: Duration?
  /// `[ADCATEGORIES]`: in an ad tag, what the ad should be about; in tracking, what the ad that plays is about.
  public var adCategories: [String]?
  /// `[BLOCKEDADCATEGORIES]`: what the ad must not be about. In ad tags ``VASTResolver`` adds what the wrappers above
  /// block.
  public var blockedAdCategories: [String]?

  /// `[MEDIAMIME]`: the kinds of media file that the player supports.
  public var mediaMIMETypes: [String]?
  /// `[PLAYERSTATE]`: such as `muted` or `fullscreen`.
  public var playerState: [String]?
  /// `[INVENTORYSTATE]`: such as `autoplayed` or `skippable`.
  public var inventoryState: [String]?
  /// `[PLAYERSIZE]`: width and height in points.
  public var playerSize: Point?
  /// `[CLICKPOS]`: where the viewer clicked, in points from the top left of the player.
  public var clickPosition: Point?

  /// The values of other macros, or other values for these, not percent-encoded. Several values make a list.
  public var others: [Macro: [String]] = [:]

  /// Nothing is known.
  public init() {}

  /// Where a break is in the content. The raw values are those of the macro.
  public enum BreakPosition: Int, Sendable, Hashable, CaseIterable {
    /// None of the others.
    case other = 0
    /// Before the content.
    case preRoll = 1
    /// Within the content.
    case midRoll = 2
    /// After the content.
    case postRoll = 3
    /// Without content.
    case standalone = 4
  }

  /// Two numbers of points.
  public struct Point: Sendable, Hashable {
    /// From left to right.
    public var x: Int
    /// From top to bottom.
    public var y: Int

    /// A place, or a size.
    public init(x: Int, y: Int) {
      self.x = x
      self.y = y
    }
  }
}
