public import Foundation

extension AVPlayerItem {
  /// Posted with the item as object when its playhead came to the end by playing forward, or by seeking there while
  /// the player plays; once for each time.
  public nonisolated static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification"
  )

  /// Posted with the item as object when it broke off; the reason is under
  /// ``AVPlayerItemFailedToPlayToEndTimeErrorKey``. Not posted for an item that does not load.
  public nonisolated static let failedToPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification"
  )

  /// Posted with the item as object when data is missing; playing goes on by itself.
  public nonisolated static let playbackStalledNotification = Notification.Name(
    "AVPlayerItemPlaybackStalledNotification"
  )

  /// Posted with the item as object when its ``status`` changed. Only here, for want of key-value observing.
  public nonisolated static let statusDidChangeNotification = Notification.Name(
    "AVPlayerItemStatusDidChangeNotification"
  )
}

extension Notification.Name {
  /// ``AVPlayerItem/didPlayToEndTimeNotification``.
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
  /// ``AVPlayerItem/failedToPlayToEndTimeNotification``.
  public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
  /// ``AVPlayerItem/playbackStalledNotification``.
  public static let AVPlayerItemPlaybackStalled = AVPlayerItem.playbackStalledNotification
}

/// The key of the error in ``AVPlayerItem/failedToPlayToEndTimeNotification``.
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"
