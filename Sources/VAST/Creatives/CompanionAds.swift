/// Ads shown next to the player.
///
/// Source: VAST 4.2, `CompanionAds`.
public struct CompanionAds: Sendable, Hashable, Encodable {
  /// How many of the companions must be shown; `nil` if the document does not say.
  public var required: Required?
  /// The companions.
  public var companions: [Companion] = []

  /// How many companions must be shown.
  public enum Required: String, Sendable, Hashable, CaseIterable, Encodable {
    /// Every one, or the ad is not shown.
    case all
    /// At least one, or the ad is not shown.
    case any
    /// As many as there is room for.
    case none
  }

  init(_ element: Element) {
    required = element.known("required", as: Required.self)
    companions = element.all("Companion", Companion.init)
  }
}
