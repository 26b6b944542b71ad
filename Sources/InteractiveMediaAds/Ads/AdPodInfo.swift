public import Foundation

/// The place of an ad in its pod, and of the pod in the content.
///
/// Mirrors `IMAAdPodInfo`. Source: SDK reference, `IMAAdPodInfo.h`.
public final class AdPodInfo: NSObject, Sendable {
  /// How many ads the pod has; 1 for a stand-alone ad.
  public let totalAds: Int
  /// The ad's place in the pod, from 1.
  public let adPosition: Int
  /// Whether the ad is a short film that opens or closes the break.
  public let isBumper: Bool
  /// The pod's place in the playlist: 0 for the pre-roll, 1 to n for mid-rolls, -1 for the post-roll; 0 without a
  /// playlist.
  public let podIndex: Int
  /// When the pod plays, in seconds of content: 0 for the pre-roll, -1 for the post-roll.
  public let timeOffset: TimeInterval
  /// The longest that the pod may play, in seconds; -1 if that is not known.
  public let maxDuration: TimeInterval

  init(
    totalAds: Int = 1,
    adPosition: Int = 1,
    isBumper: Bool = false,
    podIndex: Int = 0,
    timeOffset: TimeInterval = 0,
    maxDuration: TimeInterval = -1
  ) {
    self.totalAds = totalAds
    self.adPosition = adPosition
    self.isBumper = isBumper
    self.podIndex = podIndex
    self.timeOffset = timeOffset
    self.maxDuration = maxDuration
    super.init()
  }
}
