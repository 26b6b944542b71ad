public import Foundation
import HeadlessUIKit

/// The media of a native ad.
///
/// Mirrors `GADMediaContent`.
@preconcurrency
@MainActor
public final class MediaContent: NSObject {
  /// Whether it is a video.
  public let hasVideoContent: Bool
  /// Width by height; 0 when unknown.
  public let aspectRatio: CGFloat
  /// The video's length in seconds; 0 when unknown.
  public let duration: TimeInterval
  /// Reports how the video goes.
  public private(set) lazy var videoController = VideoController()

  private let deliveredAd: DeliveredAd
  /// What a ``MediaView`` shows when there is no video.
  let mainImage: UIImage?

  init(_ media: NativeAdAssets.Media, images: [NativeAdImage]?, deliveredAd: DeliveredAd) {
    hasVideoContent = media.hasVideo
    aspectRatio = media.aspectRatio
    duration = media.duration
    mainImage = images?.lazy.compactMap(\.image).first
    self.deliveredAd = deliveredAd
    super.init()
  }

  /// Where the video is, in seconds; 0 when unknown.
  public var currentTime: TimeInterval {
    NativeAdAssets.seconds(deliveredAd.nativeAd?.currentTime ?? 0)
  }

  /// The network's own media view, while the ad is not released.
  var networkMediaView: UIView? { deliveredAd.nativeAd?.mediaView }
}

/// Reports how an ad's video goes.
///
/// Mirrors `GADVideoController`.
@preconcurrency
@MainActor
public final class VideoController: NSObject {
  /// Told how the video goes.
  public weak var delegate: (any VideoControllerDelegate)?

  override init() { super.init() }
}

/// Hears how an ad's video goes. Called on the main actor; nothing has to be implemented.
///
/// Mirrors `GADVideoControllerDelegate`.
@preconcurrency
@MainActor
public protocol VideoControllerDelegate: AnyObject {
  /// The video has begun or goes on.
  func videoControllerDidPlayVideo(_ videoController: VideoController)
  /// The video has paused.
  func videoControllerDidPauseVideo(_ videoController: VideoController)
  /// The video has ended.
  func videoControllerDidEndVideoPlayback(_ videoController: VideoController)
  /// The sound was turned off.
  func videoControllerDidMuteVideo(_ videoController: VideoController)
  /// The sound was turned on.
  func videoControllerDidUnmuteVideo(_ videoController: VideoController)
}

extension VideoControllerDelegate {
  /// Does nothing.
  public func videoControllerDidPlayVideo(_ videoController: VideoController) {}
  /// Does nothing.
  public func videoControllerDidPauseVideo(_ videoController: VideoController) {}
  /// Does nothing.
  public func videoControllerDidEndVideoPlayback(_ videoController: VideoController) {}
  /// Does nothing.
  public func videoControllerDidMuteVideo(_ videoController: VideoController) {}
  /// Does nothing.
  public func videoControllerDidUnmuteVideo(_ videoController: VideoController) {}
}
