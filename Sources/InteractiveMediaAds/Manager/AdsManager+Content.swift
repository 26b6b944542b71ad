import AdPlatform
import Foundation
import HeadlessAVFoundation

/// Where the content is, and how long it is.
extension AdsManager {
  func watchContent(_ isWatched: Bool) {
    watch?.cancel()
    watch = nil
    guard isWatched else { return }
    watch = scheduler.schedule(after: Self.tick) { [weak self] in
      guard let self, !self.isDestroyed else { return }
      self.watchContent(true)
      self.lookAtContent()
    }
  }

  func lookAtContent() {
    // The player of both shows the ad now.
    guard !machine.isPlayingBreak else { return }
    contentPosition = readContentPosition()
    handle(.contentMoved(to: contentPosition, length: contentLength))
  }

  func readContentPosition() -> Duration {
    let seconds = playhead?.currentTime ?? request.avPlayerVideoDisplay?.contentTime ?? 0
    // A playhead that does not know says no number. It has not moved.
    guard seconds.isFinite else { return contentPosition }
    return max(.zero, Duration(timeInterval: seconds))
  }

  var contentLength: ContentLength {
    if request.contentDuration > 0 {
      return .known(Duration(timeInterval: TimeInterval(request.contentDuration)))
    }
    let player = (playhead as? AVPlayerContentPlayhead)?.player ?? request.avPlayerVideoDisplay?.player
    guard !machine.isPlayingBreak, let item = player?.currentItem, item.status == .readyToPlay else {
      return .unknown
    }
    guard item.duration.isNumeric else { return item.duration.isIndefinite ? .endless : .unknown }
    return item.duration > .zero ? .known(Duration(timeInterval: item.duration.seconds)) : .unknown
  }
}
