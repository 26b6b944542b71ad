public import Foundation
package import HLS

/// Tells of the events of a player's current item, and of the one that plays.
///
/// Events belong to the player: all its monitors tell the same, and each posts notifications of its own, with itself
/// as object. It does not keep the player.
///
/// Source: AVFoundation, `AVPlayerInterstitialEventMonitor`.
@preconcurrency
@MainActor
open class AVPlayerInterstitialEventMonitor: NSObject {
  /// The player whose items are interrupted.
  public private(set) weak var primaryPlayer: AVPlayer?
  /// What plays in between. The same for all monitors of a player, and kept by it.
  public let interstitialPlayer: AVQueuePlayer

  let coordinator: InterstitialCoordinator

  /// A monitor of a player.
  public init(primaryPlayer: AVPlayer) {
    self.primaryPlayer = primaryPlayer
    coordinator = primaryPlayer.interstitials
    interstitialPlayer = coordinator.interstitialPlayer
    super.init()
    coordinator.add(self)
  }

  /// The event that plays; nil while the content does.
  open var currentEvent: AVPlayerInterstitialEvent? { coordinator.currentEvent }

  /// When the events play, and which do not.
  package var schedule: InterstitialSchedule { coordinator.machine.schedule }

  /// The events that do not play, with the reason.
  package var dropped: [InterstitialSchedule.Dropped] { schedule.dropped }
}

// A controller has events that can be set, to nil, too; a class cannot override a property with an optional one.
extension NSObjectProtocol where Self: AVPlayerInterstitialEventMonitor {
  /// The events in effect: those that a controller set, otherwise those of the current item's playlist. Not to be
  /// changed; a copy may be.
  @preconcurrency @MainActor
  public var events: [AVPlayerInterstitialEvent] { coordinator.events }
}

extension AVPlayerInterstitialEventMonitor {
  /// Where playback stands on the integrated timeline of content and events.
  package var integratedTime: Duration { coordinator.integratedTime }

  /// Posted with the monitor as object when `events` changed.
  public nonisolated static let eventsDidChangeNotification = Notification.Name(
    "AVPlayerInterstitialEventMonitorEventsDidChangeNotification"
  )

  /// Posted with the monitor as object when ``currentEvent`` changed.
  public nonisolated static let currentEventDidChangeNotification = Notification.Name(
    "AVPlayerInterstitialEventMonitorCurrentEventDidChangeNotification"
  )

  /// Posted with the monitor as object when an event could not be played, or has nothing to play. The event is under
  /// ``interstitialEventWasUnscheduledEventKey``; if it could not be played, the reason is under
  /// ``interstitialEventWasUnscheduledErrorKey``.
  ///
  /// Source: AVFoundation, `AVPlayerInterstitialEventMonitor`; RFC 8216bis, appendix D.5.
  public nonisolated static let interstitialEventWasUnscheduledNotification = Notification.Name(
    "AVPlayerInterstitialEventMonitorInterstitialEventWasUnscheduledNotification"
  )

  /// The key of the event in ``interstitialEventWasUnscheduledNotification``.
  public nonisolated static let interstitialEventWasUnscheduledEventKey =
    "AVPlayerInterstitialEventMonitorInterstitialEventWasUnscheduledEventKey"
  /// The key of the error of the asset or of the asset list; none if there was nothing to play.
  public nonisolated static let interstitialEventWasUnscheduledErrorKey =
    "AVPlayerInterstitialEventMonitorInterstitialEventWasUnscheduledErrorKey"

  /// Posted with the monitor as object when an asset list was loaded or could not be; the keys of what it says are
  /// ``AVPlayerInterstitialEventMonitorAssetListResponseStatusDidChangeEventKey`` and its neighbours.
  public nonisolated static let assetListResponseStatusDidChangeNotification = Notification.Name(
    "AVPlayerInterstitialEventMonitorAssetListResponseStatusDidChangeNotification"
  )
}

/// The key of the event in ``AVPlayerInterstitialEventMonitor/assetListResponseStatusDidChangeNotification``.
public let AVPlayerInterstitialEventMonitorAssetListResponseStatusDidChangeEventKey =
  "AVPlayerInterstitialEventMonitorAssetListResponseStatusDidChangeEventKey"
/// The key of the ``AVPlayerInterstitialEvent/AssetListResponseStatus``.
public let AVPlayerInterstitialEventMonitorAssetListResponseStatusDidChangeStatusKey =
  "AVPlayerInterstitialEventMonitorAssetListResponseStatusDidChangeStatusKey"
/// The key of the error, when the list is unavailable.
public let AVPlayerInterstitialEventMonitorAssetListResponseStatusDidChangeErrorKey =
  "AVPlayerInterstitialEventMonitorAssetListResponseStatusDidChangeErrorKey"
