/// What a server can do.
///
/// Source: RFC 8216bis, section 4.4.3.8 (`EXT-X-SERVER-CONTROL`).
public struct ServerControl: Sendable, Hashable, Encodable {
  /// `CAN-SKIP-UNTIL`: how far from the end segments have to be that delta updates leave out.
  public var canSkipUntil: Duration?
  /// `CAN-SKIP-DATERANGES`: whether delta updates can leave out date ranges.
  public var canSkipDateRanges: Bool
  /// `HOLD-BACK`: how far from the end a player should stay.
  public var holdBack: Duration?
  /// `PART-HOLD-BACK`: how far from the end a player should stay that plays parts.
  public var partHoldBack: Duration?
  /// `CAN-BLOCK-RELOAD`: whether the server can wait with its answer until there is something new.
  public var canBlockReload: Bool
}
