public import Foundation

/// The place of an ad in its pod, and of the pod in the content.
///
/// Mirrors `IMAAdPodInfo`. Source: SDK reference, `IMAAdPodInfo.h`.
public final class AdPodInfo: NSObject, Sendable {
  /// How many ads the pod has; 1 for a stand-alone ad.
  public let totalAds: Int
  /// The ad's place in the pod, from 1.
  public let adPosition: Int
  /// Whether the ad is a short video that opens or closes the break: it is of a break of the playlist with an extension
  /// of type `bumper`. Always false for streams, whose metadata has no bumpers.
  public let isBumper: Bool
  /// The pod's place in the playlist: 0 for the pre-roll, 1 to n for mid-rolls, -1 for the post-roll; 0 without a
  /// playlist.
  ///
  /// Of a live stream: 0 for a pre-roll; for a mid-roll the number of its break, which is the number of `pod/5` and the
  /// one at the end of `ad_break_id/mid-roll-5`; -2 if there is none. So says the current reference; older headers have
  /// always -1 for live streams. See <doc:LiveStreams>.
  public let podIndex: Int
  /// When the pod plays, in seconds of content: 0 for the pre-roll, -1 for the post-roll. Of a live stream: where its
  /// player was when the pod began.
  public let timeOffset: TimeInterval
  /// The longest that the pod may play, in seconds; -1 if that is not known.
  ///
  /// The durations of its ads together, if every ad of the response states one. Of a live stream: the duration of the
  /// break. VAST and VMAP have no limit that an ad server could state.
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
