import AdPlatform
import Foundation
import HLS

extension InterstitialCoordinator: PlayerConductor {
  func player(_ player: AVPlayer, did effect: Playback.Effect) {
    if player === interstitialPlayer { interstitialDid(effect) } else { contentDid(effect) }
  }

  private func contentDid(_ effect: Playback.Effect) {
    // What comes as an item leaves is about that one.
    guard let player, player.currentItem === item else { return }
    switch effect {
    case .loaded:
      timelineChanged()
    case .stopped:
      // At the end there may be an event at that time, and there may be others for the end.
      tellPosition()
      if isAtEnd { handle(.primaryEnded) }
      settle()
      if !machine.isInterrupted { player.handle(.proceed) }
    case .playedToEnd where machine.phase == .content:
      handle(.primaryEnded)
    default:
      break
    }
  }

  private func interstitialDid(_ effect: Playback.Effect) {
    guard let run else { return }
    let (id, index) = (run.event.identifier, run.index)
    let position = interstitialPlayer.position
    switch effect {
    case .loaded:
      playFromStart(run)
      guard let duration = run.items[index].duration.duration else { return }
      handle(.assetDurationKnown(id: id, index: index, duration: duration))
    case .stopped, .playedToEnd:
      handle(.assetEnded(id: id, index: index, at: position))
    case .failedToLoad, .failedToPlayToEnd:
      run.failure = run.items[index].error
      handle(.assetFailed(id: id, index: index, at: position))
    default:
      break
    }
  }

  /// Content is joined where it is newest, but an interstitial plays from where it begins: its limit counts from there.
  private func playFromStart(_ run: InterstitialRun) {
    let media = run.items[run.index].media
    guard media.isLive, let window = media.window, interstitialPlayer.position == window.join else {
      return
    }
    interstitialPlayer.handle(.move(to: window.start))
  }

  func playerChangedItem(_ player: AVPlayer) {
    guard player === interstitialPlayer else { return takeItem() }
    guard !isArranging, let run else { return }
    // The app went on to another item, or emptied the queue.
    let current = run.items.firstIndex { $0 === player.currentItem }
    if let current, current > run.index {
      let id = run.event.identifier
      handle(
        .assetEnded(id: id, index: run.index, at: run.items[run.index].currentTime().duration ?? .zero)
      )
    } else if player.currentItem == nil {
      handle(.cancel(resumption: nil))
    }
  }

  func playerChangedRate(_ player: AVPlayer) {
    guard player !== interstitialPlayer else { return }
    let turns = isBackward && player.rate > 0
    if player.rate != 0 { isBackward = player.rate < 0 }
    if run != nil { return setRate(player.rate) }
    guard hasBegun else { return beginIfPlaying() }
    // What was passed backward is ahead again, as after a seek.
    if turns { handle(.seek(from: player.position, to: player.position)) }
  }

  func player(_ player: AVPlayer, mayPlayAt rate: Float) -> Float {
    guard run != nil else { return rate }
    handle(.rateRequested(Double(rate)))
    return machine.maximumRate.map { min(rate, Float($0)) } ?? rate
  }

  func player(_ player: AVPlayer, willSeekTo position: Duration) -> Duration? {
    if player === interstitialPlayer { return interstitialMaySeek(to: position) }
    guard hasBegun, item?.status == .readyToPlay else { return position }
    tellPosition()
    let before = player.position
    let effects = decide(.seek(from: before, to: player.clamped(position)))
    // The player goes where the content goes at last; the rest is done when it is there.
    afterSeek = effects.filter { if case .moveContent = $0 { false } else { true } }
    let stays = run != nil && effects.contains { if case .refuse = $0 { true } else { false } }
    return stays && machine.position == before ? nil : machine.position
  }

  func playerSought(_ player: AVPlayer) {
    guard player !== interstitialPlayer else { return }
    perform(afterSeek)
    afterSeek = []
    settle()
  }

  private func interstitialMaySeek(to position: Duration) -> Duration? {
    guard run != nil, !isArranging else { return position }
    let target = interstitialPlayer.clamped(position)
    let effects = decide(.seekInAsset(from: interstitialPlayer.position, to: target))
    if case .refuse = effects.first { return nil }
    perform(effects)
    settle()
    return run == nil ? nil : interstitialPlayer.position
  }
}

extension InterstitialPlayback {
  var isInterrupted: Bool { if case .interstitial = phase { true } else { false } }
}

extension AVPlayer {
  /// Where the playhead is.
  var position: Duration { playback.position(at: scheduler.now) }
  /// Where the current item ends.
  var end: Duration { playback.media?.end ?? .zero }
  /// A position that the current item has.
  func clamped(_ position: Duration) -> Duration { playback.media?.clamped(position) ?? position }
}
