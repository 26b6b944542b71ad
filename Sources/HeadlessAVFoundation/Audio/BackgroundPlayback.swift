import Foundation
import HeadlessUIKit

/// Halts all players while the app is in the background, unless the app has what it needs to play there.
///
/// The system suspends such an app. Here its code goes on; the rates that it sets meanwhile count when it comes back.
///
/// Source: Picture in picture, "Changing the settings".
@MainActor
package final class BackgroundPlayback {
  static let shared = BackgroundPlayback()

  /// Why players halt in the background, and what to do about it; nil if they do not.
  package static var obstacle: String? {
    guard UIApplication.shared.backgroundModes.contains(.audio) else {
      return "the app has no background mode “audio”. Add it to UIBackgroundModes in Info.plist, which is "
        + "UIApplication.shared.backgroundModes here."
    }
    let category = AVAudioSession.sharedInstance().category
    guard [.playback, .playAndRecord].contains(category) else {
      return "the category of the audio session is \(category.rawValue). Set it to playback with "
        + "AVAudioSession.sharedInstance().setCategory(_:)."
    }
    return nil
  }

  private(set) var isHalting = false
  private var players: [WeakPlayer] = []
  private var nextSweep = 64

  private struct WeakPlayer {
    weak var player: AVPlayer?
  }

  private init() {
    // It lives as long as the process, so that nothing has to be removed.
    for (name, isInBackground) in [
      (UIApplication.didEnterBackgroundNotification, true),
      (UIApplication.willEnterForegroundNotification, false),
    ] {
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { isInBackground ? Self.shared.begin() : Self.shared.end() }
      }
    }
  }

  func add(_ player: AVPlayer) {
    if players.count >= nextSweep {
      players.removeAll { $0.player == nil }
      nextSweep = max(64, 2 * players.count)
    }
    players.append(WeakPlayer(player: player))
    if isHalting { player.halt() }
  }

  private func begin() {
    guard !isHalting, Self.obstacle != nil else { return }
    isHalting = true
    for entry in players { entry.player?.halt() }
  }

  private func end() {
    guard isHalting else { return }
    isHalting = false
    for entry in players { entry.player?.goOn() }
  }
}
