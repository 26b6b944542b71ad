import AdPlatform
import Foundation
import HeadlessAVFoundation

@testable import InteractiveMediaAds

/// A machine in virtual time, with content in a player and a display for ads in the same player.
@MainActor
struct Stage {
  let scheduler = VirtualScheduler()
  let player: AVPlayer
  let content: AVPlayerItem?
  let display: AVPlayerVideoDisplay
  let log = DisplayLog()

  static let url = url("ad")
  static func url(_ name: String) -> URL {
    URL(string: "https://media.example.com/\(name).mp4") ?? URL(fileURLWithPath: name)
  }

  /// - Parameters:
  ///   - ad: how ads play.
  ///   - content: nil for a player of the display's own.
  init(
    ad: PlaybackScript = PlaybackScript(duration: .seconds(1)),
    content: PlaybackScript? = PlaybackScript()
  ) {
    let platform = Platform(scheduler: scheduler)
    platform.media.defaultScript = ad
    (self.content, player, display) = Platform.$current.withValue(platform) {
      let item = content.map(AVPlayerItem.init(script:))
      let player = AVPlayer(playerItem: item)
      return (item, player, AVPlayerVideoDisplay(avPlayer: player))
    }
    display.delegate = log
    scheduler.run()
  }

  func script(_ name: String, _ script: PlaybackScript) {
    Platform(scheduler: scheduler).media.scripts[Self.url(name)] = script
  }

  /// Loads an ad and lets it load.
  func load(_ name: String = "ad") {
    display.loadStream(Self.url(name), withSubtitles: [])
    scheduler.run()
  }

  /// Plays the content up to a time.
  func playContent(to time: Duration) {
    player.play()
    scheduler.advance(by: time)
  }
}

/// What a display tells its delegate, in order. Progress is left out unless asked for.
@MainActor
final class DisplayLog: NSObject, VideoDisplayDelegate {
  var entries: [String] = []
  var progress: [String] = []
  var onEvent: ((String) -> Void)?

  func take() -> [String] {
    defer { entries = [] }
    return entries
  }

  private func add(_ entry: String) {
    entries.append(entry)
    onEvent?(entry)
  }

  func videoDisplayDidLoad(_ videoDisplay: any VideoDisplay) { add("loaded") }
  func videoDisplayDidStart(_ videoDisplay: any VideoDisplay) { add("started") }
  func videoDisplayDidPause(_ videoDisplay: any VideoDisplay) { add("paused") }
  func videoDisplayDidResume(_ videoDisplay: any VideoDisplay) { add("resumed") }
  func videoDisplayDidComplete(_ videoDisplay: any VideoDisplay) { add("completed") }
  func videoDisplayDidClick(_ videoDisplay: any VideoDisplay) { add("clicked") }
  func videoDisplay(_ videoDisplay: any VideoDisplay, didReceive error: any Error) {
    add("error \((error as? AVError)?.code.rawValue ?? 0)")
  }
  func videoDisplayDidSkip(_ videoDisplay: any VideoDisplay) { add("skipped") }
  func videoDisplayDidShowSkip(_ videoDisplay: any VideoDisplay) { add("skippable") }
  func videoDisplay(_ videoDisplay: any VideoDisplay, volumeChangedTo volume: NSNumber) {
    add("volume \(volume)")
  }
  func videoDisplay(
    _ videoDisplay: any VideoDisplay,
    didProgressWithMediaTime mediaTime: TimeInterval,
    totalTime duration: TimeInterval
  ) {
    progress.append("\(mediaTime)/\(duration)")
  }
  func videoDisplay(_ videoDisplay: any VideoDisplay, didReceiveTimedMetadata metadata: [String: String]) {}
  func videoDisplay(_ videoDisplay: any VideoDisplay, didBufferToMediaTime mediaTime: TimeInterval) {
    add("buffered \(mediaTime)")
  }
  func videoDisplayIsPlaybackReady(_ videoDisplay: any VideoDisplay) { add("ready") }
  func videoDisplayDidStartBuffering(_ videoDisplay: any VideoDisplay) { add("buffering") }
}
