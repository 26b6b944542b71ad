import Foundation

extension AVPlayer {
  /// Adds the calls that an effect asks for.
  func collect(_ effect: Playback.Effect, _ item: AVPlayerItem?) {
    switch effect {
    case .tick(let ids, let position):
      let time = CMTime(position)
      for id in ids { calls.append { [weak self] in self?.observers[id]?.call(time) } }
    case .seekEnded(let id, let finished):
      guard let completionHandler = seeks.removeValue(forKey: id) else { return }
      calls.append { completionHandler(finished) }
    case .loaded:
      hasBeenReady = true
      post(AVPlayerItem.statusDidChangeNotification, item)
    case .failedToLoad:
      post(AVPlayerItem.statusDidChangeNotification, item)
    case .stalled:
      post(AVPlayerItem.playbackStalledNotification, item)
    case .playedToEnd:
      post(AVPlayerItem.didPlayToEndTimeNotification, item)
    case .failedToPlayToEnd:
      post(AVPlayerItem.statusDidChangeNotification, item)
      let error = item?.error ?? AVError(.failedToLoadMediaData)
      post(
        AVPlayerItem.failedToPlayToEndTimeNotification,
        item,
        [AVPlayerItemFailedToPlayToEndTimeErrorKey: error]
      )
    case .marked(let marks):
      calls.append { item?.push(marks) }
    case .removed, .stopped, .slid:
      break
    }
  }

  private func post(_ name: Notification.Name, _ item: AVPlayerItem?, _ userInfo: [String: Any]? = nil) {
    calls.append { NotificationCenter.default.post(name: name, object: item, userInfo: userInfo) }
  }
}
