public import Foundation

extension AVQueuePlayer {
  /// Posted with the queue as object when its current item changed. Only here, for want of key-value observing.
  public nonisolated static let currentItemDidChangeNotification = Notification.Name(
    "AVQueuePlayerCurrentItemDidChangeNotification"
  )
}
