import AdPlatform
import Foundation

/// An event that plays: its items, and which one it is at.
@MainActor
final class InterstitialRun {
  let event: AVPlayerInterstitialEvent
  /// Copies of the event's items.
  private(set) var items: [AVPlayerItem] = []
  /// The item that plays.
  var index = 0
  /// Where the playhead was when it was last looked at, to see whether it moves.
  var lastPosition: Duration?
  /// Why the asset list, or the last asset that failed, cannot be played.
  var failure: (any Error)?
  /// The request for the asset list, or what looks after the playhead.
  var pending: (any Cancellable)?

  init(_ event: AVPlayerInterstitialEvent) {
    self.event = event
    makeItems(like: event.templateItems)
  }

  func makeItems(like templates: [AVPlayerItem]) {
    items = templates.map { template in
      let item = AVPlayerItem(asset: template.asset)
      item.templatePlayerItem = template
      return item
    }
  }
}
