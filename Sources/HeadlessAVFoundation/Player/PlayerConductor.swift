/// Who is told at once what a player's playback does, and asked before the app has its way.
@MainActor
protocol PlayerConductor: AnyObject {
  func player(_ player: AVPlayer, did effect: Playback.Effect)
  func playerChangedItem(_ player: AVPlayer)
  func playerChangedRate(_ player: AVPlayer)
  /// - Returns: the rate to set.
  func player(_ player: AVPlayer, mayPlayAt rate: Float) -> Float
  /// - Returns: where to go; nil to stay.
  func player(_ player: AVPlayer, willSeekTo position: Duration) -> Duration?
  func playerSought(_ player: AVPlayer)
}
