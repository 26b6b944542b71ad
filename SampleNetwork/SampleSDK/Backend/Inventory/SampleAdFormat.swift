import AdPlatform

/// The formats that the network sells. The raw values are the names in inventories, signals and bid responses.
public enum SampleAdFormat: String, Codable, Sendable, Hashable, CaseIterable {
  /// Assets that the app lays out: ``SampleNativeAd``.
  case native
  /// A rectangle within the app: ``SampleBanner``.
  case banner
  /// Full screen, at a pause in the app: ``SampleInterstitial``.
  case interstitial
  /// Full screen, for a reward that the user asked for: ``SampleRewardedAd``.
  case rewarded
  /// Full screen, at a pause in the app, with a reward: ``SampleRewardedAd``.
  case rewardedInterstitial
  /// Full screen, while the app opens: ``SampleAppOpenAd``.
  case appOpen
}

extension SampleAdFormat {
  /// Reads a format by its name.
  public init(from decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self)
    guard let format = SampleAdFormat(rawValue: name) else {
      let known = Self.allCases.map(\.rawValue).joined(separator: ", ")
      throw SampleInventoryError.invalidValue(
        keyPath: decoder.codingPath.keyPath,
        problem: "\(name.quoted) is not a format; use one of \(known)."
      )
    }
    self = format
  }
}
