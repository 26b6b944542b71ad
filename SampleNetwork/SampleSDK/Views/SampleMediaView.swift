import AdPlatform
public import Foundation
public import HeadlessUIKit

/// The network's video player. It shows nothing and plays time only, on the scheduler of the loader that fetched
/// its ad, and tells the ad when it plays, pauses and ends.
@preconcurrency
@MainActor
public final class SampleMediaView: UIView {
  /// The length of the video in seconds; 0 for a view without one.
  public var duration: TimeInterval { playback.duration.timeInterval }

  /// How far the video has played, in seconds.
  public var currentTime: TimeInterval {
    guard let scheduler else { return 0 }
    return playback.position(at: scheduler.now).timeInterval
  }

  /// The width of the video divided by its height; 0 for a view without one.
  public let aspectRatio: CGFloat

  /// Whether the video plays without sound.
  public var isMuted: Bool

  weak var listener: (any SampleMediaListener)?
  private var playback: SamplePlayback
  private let scheduler: (any Scheduler)?
  private var pendingEnd: (any Cancellable)?

  init(video: SampleVideo, isMuted: Bool, scheduler: any Scheduler) {
    self.isMuted = isMuted
    playback = SamplePlayback(duration: .milliseconds(video.durationMilliseconds))
    aspectRatio = video.aspectRatio
    self.scheduler = scheduler
    super.init(frame: .zero)
  }

  /// A view without a video, which cannot play. Those that can come with an ad.
  public override init(frame: CGRect) {
    playback = SamplePlayback(duration: .zero)
    isMuted = true
    aspectRatio = 0
    scheduler = nil
    super.init(frame: frame)
  }

  /// Not for use: the network has no storyboards.
  public required init?(coder: NSCoder) {
    playback = SamplePlayback(duration: .zero)
    isMuted = true
    aspectRatio = 0
    scheduler = nil
    super.init(coder: coder)
  }

  /// Starts the video, goes on with it, or starts it again after its end. Does nothing while it plays.
  public func playMedia() { perform(.play) }

  /// Stops the video where it is. Does nothing while it does not play.
  public func pauseMedia() { perform(.pause) }

  /// Lets the video end now, also where it stands still.
  func endMedia() { perform(.skipToEnd) }

  private func perform(_ event: SamplePlayback.Event) {
    guard let scheduler else { return }
    for effect in playback.handle(event, at: scheduler.now) {
      switch effect {
      case .awaitEnd(let delay):
        pendingEnd = scheduler.schedule(after: delay) { [weak self] in self?.perform(.reachEnd) }
      case .stopAwaitingEnd:
        pendingEnd?.cancel()
        pendingEnd = nil
      case .tellPlay: listener?.mediaDidPlay()
      case .tellPause: listener?.mediaDidPause()
      case .tellEnd: listener?.mediaDidEnd()
      }
    }
  }
}
