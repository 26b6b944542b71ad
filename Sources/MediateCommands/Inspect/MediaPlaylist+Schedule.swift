import HLS

extension MediaPlaylist {
  /// When the interstitials play, if the playlist is on demand and has any.
  var interstitialSchedule: InterstitialSchedule? {
    let interstitials = interstitials
    guard !isLive, !interstitials.isEmpty else { return nil }
    return InterstitialSchedule(
      events: interstitials.map { InterstitialEvent($0) },
      primary: PrimaryTimeline(self)
    )
  }
}
