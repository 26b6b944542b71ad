public import Foundation
import HLS

extension AVPlayerItem {
  /// Where the playhead can be put, one range, as `NSValue(timeRange:)`: the whole item, or the window of a live
  /// stream. Empty until it has loaded.
  public var seekableTimeRanges: [NSValue] {
    guard media.loading == .ready else { return [] }
    let range = CMTimeRange(start: CMTime(media.start), end: CMTime(media.end))
    return [NSValue(timeRange: range)]
  }

  /// What could be played without waiting: the same here.
  public var loadedTimeRanges: [NSValue] { seekableTimeRanges }

  /// The playhead's date; nil unless a playlist with program dates has loaded.
  public func currentDate() -> Date? {
    currentTime().duration.flatMap { loader?.loading.timeline?.dates.date(at: $0) }
  }

  /// Moves the playhead to a date.
  ///
  /// - Returns: whether the item has dates; without them nothing happens, and the handler is not called.
  @discardableResult
  public func seek(to date: Date, completionHandler: (@Sendable (Bool) -> Void)? = nil) -> Bool {
    guard let time = loader?.loading.timeline?.dates.time(of: date) else { return false }
    seek(to: CMTime(time), completionHandler: completionHandler)
    return true
  }

  func playlistChanged() {
    guard let player, let loader, let window = loader.loading.timeline?.window else { return }
    // Events first: playing may begin with the first window.
    if player.hasInterstitials || loader.loading.dateRanges.contains(where: \.isInterstitial) {
      player.interstitials.playlistChanged()
      player.interstitials.tellPosition()
    }
    player.handle(.window(window))
    if player.hasInterstitials { player.interstitials.timelineChanged() }
  }

  /// What the schedule of interstitial events has to know; nil until it has loaded.
  var primaryTimeline: PrimaryTimeline? {
    guard media.loading == .ready else { return nil }
    return loader?.loading.timeline?.primary
      ?? PrimaryTimeline(end: media.hasDuration ? media.end : nil, isLive: !media.hasDuration)
  }
}

extension AVPlayer {
  /// Moves the playhead of the current item to a date; without effect if that has no dates.
  public func seek(to date: Date) { seek(to: date) { _ in } }

  /// Moves the playhead of the current item to a date.
  ///
  /// The handler is called as by ``AVPlayer/seek(to:completionHandler:)-(CMTime,_)``; with false, too, for an item
  /// without dates.
  public func seek(to date: Date, completionHandler: @escaping @Sendable (Bool) -> Void) {
    if currentItem?.seek(to: date, completionHandler: completionHandler) != true {
      later { completionHandler(false) }
    }
  }
}
