/// Sets the events of a player. They stay when the controller goes.
///
/// Source: AVFoundation, `AVPlayerInterstitialEventController`.
@preconcurrency
@MainActor
open class AVPlayerInterstitialEventController: AVPlayerInterstitialEventMonitor {
  /// The events in effect.
  ///
  /// Setting it takes copies, and puts them in the place of all events, those of playlists, too; of two with one
  /// identifier the later counts. With nil, those of the current item's playlist are in effect again. An event that
  /// plays goes on, whatever is set. An event without an item, or without a time, a date and a cue, is never
  /// played.
  open var events: [AVPlayerInterstitialEvent]! {
    get { coordinator.events }
    set { coordinator.setEvents(newValue) }
  }

  /// Ends the event that plays, and those that were to follow it at its time. Without effect when none plays.
  ///
  /// - Parameter resumptionOffset: how far from the event the content goes on, whatever the event says;
  ///   ``CMTime/indefinite`` for the time that the interruption took.
  open func cancelCurrentEvent(withResumptionOffset resumptionOffset: CMTime) {
    coordinator.cancelCurrentEvent(resumptionOffset)
  }
}
