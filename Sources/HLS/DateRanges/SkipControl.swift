/// When a button to skip an interstitial is shown.
///
/// Source: RFC 8216bis, appendix D.3.
public struct SkipControl: Sendable, Hashable, Encodable {
  /// How much of the interstitial is played before the button appears; nil if nothing is said.
  public var offset: Duration?
  /// How long it is shown; nil: to the end of the interstitial.
  public var duration: Duration?
  /// The name of its text, for the app to translate; nil: the app's usual text.
  public var labelID: String?

  /// When a button to skip an interstitial is shown.
  public init(offset: Duration? = nil, duration: Duration? = nil, labelID: String? = nil) {
    self.offset = offset
    self.duration = duration
    self.labelID = labelID
  }

  /// The values of an asset list in the place of those of the date range.
  public func overridden(by other: SkipControl?) -> SkipControl {
    SkipControl(
      offset: other?.offset ?? offset,
      duration: other?.duration ?? duration,
      labelID: other?.labelID ?? labelID
    )
  }
}
