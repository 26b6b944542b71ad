/// The format of an ad.
///
/// Mirrors `GADAdFormat`. The raw values are Google's.
public enum AdFormat: Int, Hashable, Sendable, CaseIterable {
  /// A rectangle within the app's content.
  case banner = 0
  /// Full screen, at a pause in the app.
  case interstitial = 1
  /// Full screen, in return for a reward that the user asked for.
  case rewarded = 2
  /// Assets that the app lays out.
  case native = 3
  /// Full screen, at a pause in the app, with a reward.
  case rewardedInterstitial = 4
  /// Full screen, while the app opens.
  case appOpen = 6

  /// The name in configurations and reports.
  public var name: String {
    switch self {
    case .banner: "banner"
    case .interstitial: "interstitial"
    case .rewarded: "rewarded"
    case .native: "native"
    case .rewardedInterstitial: "rewardedInterstitial"
    case .appOpen: "appOpen"
    }
  }

  /// The format of that name.
  public init?(name: String) {
    guard let format = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = format
  }

  /// Whether the user gets something for it.
  public var isRewarded: Bool { self == .rewarded || self == .rewardedInterstitial }
}
