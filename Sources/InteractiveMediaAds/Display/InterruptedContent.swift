internal import Foundation
internal import HeadlessAVFoundation

/// The content of a player, to be put back exactly after ads have played in it.
@MainActor
struct InterruptedContent {
  private let item: AVPlayerItem?
  private let time: CMTime
  private let rate: Float
  private let volume: Float

  /// What plays in a player now.
  init(of player: AVPlayer) {
    item = player.currentItem
    time = player.currentTime()
    rate = player.rate
    volume = player.volume
  }

  /// Where the content is, in seconds.
  var currentTime: TimeInterval { time.knownSeconds }

  /// Puts item, position, rate and volume back.
  ///
  /// - Parameters:
  ///   - rate: what the rate would be if the app had not touched it; if it has, its own stays.
  ///   - volume: likewise.
  func putBack(into player: AVPlayer, unlessChangedFrom rate: Float, volume: Float) {
    let wanted = player.rate == rate ? self.rate : player.rate
    if player.volume == volume { player.volume = self.volume }
    player.rate = 0
    player.replaceCurrentItem(with: item)
    if item != nil, time.isNumeric, player.currentTime() != time {
      player.seek(to: time, toleranceBefore: .zero, toleranceAfter: .zero)
    }
    if wanted != 0 { player.rate = wanted }
  }
}
