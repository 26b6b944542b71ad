/// A part of the player's surface that ads bring along.
///
/// Mirrors `IMAUiElementType`. Source: SDK reference, `IMAUiElements.h`.
public enum UiElementType: Int, Sendable, Hashable, CaseIterable {
  /// The words that say that this is an ad.
  case elements_AD_ATTRIBUTION = 0
  /// How long the ad still plays.
  case elements_COUNTDOWN

  /// The same as ``elements_AD_ATTRIBUTION``.
  public static var AD_ATTRIBUTION: UiElementType { .elements_AD_ATTRIBUTION }
  /// The same as ``elements_COUNTDOWN``.
  public static var COUNTDOWN: UiElementType { .elements_COUNTDOWN }
}
