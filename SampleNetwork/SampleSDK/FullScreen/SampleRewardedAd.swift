/// An ad over the whole screen, with a reward for watching it.
///
/// The reward is earned when the ad was on the screen for as long as its ``SampleReward`` says, once, and not by those
/// who close it earlier.
@preconcurrency
@MainActor
public final class SampleRewardedAd: SampleFullScreenAd {
  /// An object without an ad unit yet.
  ///
  /// - Parameter isInterstitial: whether the app presents the ad at a pause, and not when the user asked for the
  ///   reward. Such ads have ad units of their own.
  public init(isInterstitial: Bool = false) {
    super.init(format: isInterstitial ? .rewardedInterstitial : .rewarded)
  }
}
