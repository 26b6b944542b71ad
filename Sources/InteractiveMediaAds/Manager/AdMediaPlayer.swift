import AdPlatform
import Foundation
import HeadlessAVFoundation
import VAST

/// Plays the media of one ad after the other in a video display, and tells what becomes of it: each news with the ad
/// that it is about. Media that does not come in time fails.
@MainActor
final class AdMediaPlayer: NSObject, VideoDisplayDelegate {
  /// What there is to tell.
  enum News {
    case media(PodAd.ID, PodPlayback.Event)
    /// The media pauses or resumes, for any reason.
    case halted(PodAd.ID, Bool)
    case tapped
    case skipped
    case playbackReady
    case startedBuffering
    /// How much of the media is here.
    case buffered(to: TimeInterval)
  }

  let display: AVPlayerVideoDisplay
  /// The ad whose media is loaded.
  private(set) var ad: PodAd?
  /// How far the media has played at this moment, and not at the last tick; nil without an ad.
  var position: Duration? { ad.map { _ in Duration(timeInterval: display.currentMediaTime) } }
  /// How long media may take to load, and to go on after a halt for want of data.
  var timeLimit = AdMediaPlayer.usualTimeLimit
  /// Called with the news.
  var tell: (News) -> Void = { _ in }

  private let platform: Platform
  private var timer: (any Cancellable)?
  private var isBuffering = false

  /// 8 seconds.
  ///
  /// Source: SDK reference, `IMAAdsRenderingSettings.h` (`loadVideoTimeout`).
  static let usualTimeLimit = Duration.seconds(8)

  init(_ display: AVPlayerVideoDisplay, on platform: Platform) {
    self.display = display
    self.platform = platform
    super.init()
    display.platform = platform
  }

  /// Begins to hear of the display, in place of the previous listener.
  func begin() { display.delegate = self }

  // MARK: Doing

  func load(_ ad: PodAd) {
    guard let url = ad.media?.url.url else { return }
    self.ad = ad
    isBuffering = false
    platform.media.play(url, for: ad.ad.linear?.duration)
    display.loadStream(url, withSubtitles: [])
    giveUpInTime(.linearMediaTimeout, "did not load")
  }

  func play() {
    display.play()
    watchBuffering()
  }

  func pause() {
    display.pause()
    // Its answer is no longer needed.
    if isBuffering { timer?.cancel() }
  }

  /// Tells when the media reaches these points.
  func watch(_ times: [Duration]) {
    let id = ad?.id
    display.callAt(times) { [weak self] time in
      guard let self, let id, self.ad?.id == id else { return }
      self.tell(.media(id, .reached(time)))
    }
  }

  /// Takes the media away, and puts the content back into its player.
  func clear() {
    timer?.cancel()
    timer = nil
    ad = nil
    isBuffering = false
    display.reset()
  }

  /// Ends for good. Does nothing to a display that another player has taken over.
  func end() {
    timer?.cancel()
    guard display.delegate == nil || display.delegate === self else { return }
    display.delegate = nil
    clear()
  }

  private func giveUpInTime(_ code: VASTErrorCode, _ problem: String) {
    timer?.cancel()
    let limit = timeLimit
    timer = platform.scheduler.schedule(after: limit, as: .deadline) { [weak self] in
      guard let self, let url = self.ad?.media?.url.text else { return }
      self.tellMedia(
        .failed(code, "The media file \(problem) within \(limit.timeInterval) s: \(url.printable())")
      )
    }
  }

  private func watchBuffering() {
    if isBuffering { giveUpInTime(.mediaPlayback, "halted for want of data, and did not go on") }
  }

  private func tellMedia(_ event: PodPlayback.Event) {
    if let ad { tell(.media(ad.id, event)) }
  }

  private func tellHalted(_ isHalted: Bool) {
    if let ad { tell(.halted(ad.id, isHalted)) }
  }

  // MARK: The display

  func videoDisplayDidLoad(_ videoDisplay: any VideoDisplay) {
    timer?.cancel()
    let total = videoDisplay.totalMediaTime
    tellMedia(.loaded(duration: total > 0 && total.isFinite ? Duration(timeInterval: total) : nil))
  }

  func videoDisplayDidStart(_ videoDisplay: any VideoDisplay) { tellMedia(.started) }

  func videoDisplayDidPause(_ videoDisplay: any VideoDisplay) { tellHalted(true) }

  func videoDisplayDidResume(_ videoDisplay: any VideoDisplay) { tellHalted(false) }

  func videoDisplayDidComplete(_ videoDisplay: any VideoDisplay) { tellMedia(.ended) }

  func videoDisplayDidClick(_ videoDisplay: any VideoDisplay) { tell(.tapped) }

  func videoDisplayDidSkip(_ videoDisplay: any VideoDisplay) { tell(.skipped) }

  func videoDisplayDidShowSkip(_ videoDisplay: any VideoDisplay) {}

  func videoDisplay(_ videoDisplay: any VideoDisplay, didReceive error: any Error) {
    timer?.cancel()
    let reason = error.localizedDescription.printable()
    let isMissing = (error as? AVError)?.code == .contentIsUnavailable
    tellMedia(
      .failed(isMissing ? .linearFileNotFound : .mediaPlayback, "The media file cannot be played: \(reason)")
    )
  }

  func videoDisplay(_ videoDisplay: any VideoDisplay, volumeChangedTo volume: NSNumber) {}

  func videoDisplay(
    _ videoDisplay: any VideoDisplay,
    didProgressWithMediaTime mediaTime: TimeInterval,
    totalTime duration: TimeInterval
  ) {
    if isBuffering {
      isBuffering = false
      timer?.cancel()
    }
    tellMedia(.progressed(to: Duration(timeInterval: mediaTime)))
  }

  func videoDisplay(_ videoDisplay: any VideoDisplay, didReceiveTimedMetadata metadata: [String: String]) {}

  func videoDisplay(_ videoDisplay: any VideoDisplay, didBufferToMediaTime mediaTime: TimeInterval) {
    tell(.buffered(to: mediaTime))
  }

  func videoDisplayIsPlaybackReady(_ videoDisplay: any VideoDisplay) { tell(.playbackReady) }

  func videoDisplayDidStartBuffering(_ videoDisplay: any VideoDisplay) {
    isBuffering = true
    watchBuffering()
    tell(.startedBuffering)
  }
}
