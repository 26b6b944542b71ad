import AdPlatform
import Foundation

/// An ad of a stream that plays, at its place in its break.
///
/// It never changes: a class only because it is large, and is handed from hand to hand.
final class StreamAd: Sendable {
  /// The metadata's name for it.
  let id: String
  let entry: StreamMetadata.AdEntry
  /// From 1.
  let position: Int
  let totalAds: Int
  /// 0 for a pre-roll, the break's number for a mid-roll, -1 for a post-roll; -2 if it is not known.
  let podIndex: Int
  /// Where in the content its break is.
  let timeOffset: TimeInterval
  /// How long the break is meant to be; nil if that is not known.
  let breakDuration: Duration?

  init(
    id: String,
    entry: StreamMetadata.AdEntry,
    position: Int,
    totalAds: Int,
    podIndex: Int,
    timeOffset: TimeInterval,
    breakDuration: Duration?
  ) {
    self.id = id
    self.entry = entry
    self.position = position
    self.totalAds = totalAds
    self.podIndex = podIndex
    self.timeOffset = timeOffset
    self.breakDuration = breakDuration
  }
}

extension StreamAd {
  /// The ad of a tag, in a period.
  convenience init(_ tag: StreamMetadata.Tag, in metadata: StreamMetadata, _ period: AdPeriod) {
    let entry = metadata.ads[tag.adID] ?? StreamMetadata.AdEntry()
    let breakID = tag.breakID.isEmpty ? entry.breakID : tag.breakID
    let adBreak = metadata.breaks[breakID]
    let position = max(1, entry.position)
    let kind = period.isPreRoll ? .preRoll : adBreak?.kind ?? .unknown
    let podIndex =
      switch kind {
      case .preRoll: 0
      case .postRoll: -1
      case .midRoll, .unknown: period.pod?.number ?? PodReference.number(in: breakID) ?? -2
      }
    self.init(
      id: tag.adID,
      entry: entry,
      position: position,
      totalAds: max(position, adBreak?.adCount ?? 1),
      podIndex: podIndex,
      timeOffset: kind == .preRoll ? 0 : kind == .postRoll ? -1 : period.contentTime.timeInterval,
      breakDuration: adBreak?.duration
    )
  }
}
