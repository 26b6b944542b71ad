import AdPlatform
import Foundation
import HeadlessAVFoundation
import Synchronization

/// A machine in virtual time, with a player.
@MainActor
struct Cinema {
  let scheduler = VirtualScheduler()
  let player: AVPlayer
  let log = Log()

  init(_ script: PlaybackScript = PlaybackScript(duration: .seconds(10))) {
    player = Platform.$current.withValue(Platform(scheduler: scheduler)) {
      AVPlayer(playerItem: AVPlayerItem(script: script))
    }
  }

  /// Takes down the notifications about an item.
  func listen(to item: AVPlayerItem) -> [any NSObjectProtocol] {
    let names: [(Notification.Name, String)] = [
      (.AVPlayerItemDidPlayToEndTime, "end"), (.AVPlayerItemFailedToPlayToEndTime, "failure"),
      (.AVPlayerItemPlaybackStalled, "stall"), (AVPlayerItem.statusDidChangeNotification, "status"),
    ]
    return names.map { name, word in
      NotificationCenter.default.addObserver(forName: name, object: item, queue: nil) { [log] _ in
        log.add(word)
      }
    }
  }

  func tick(every interval: CMTime, _ name: String = "tick") -> Any {
    player.addPeriodicTimeObserver(forInterval: interval, queue: nil) { [log] in
      log.add("\(name) \($0.seconds)")
    }
  }
}

/// What happened, in order.
final class Log: Sendable {
  private let entries = Mutex<[String]>([])
  func add(_ entry: String) { entries.withLock { $0.append(entry) } }
  func take() -> [String] {
    entries.withLock { entries in
      defer { entries = [] }
      return entries
    }
  }
}

func seconds(_ seconds: Double) -> CMTime { CMTime(seconds: seconds, preferredTimescale: 600) }
