import AdPlatform
import Foundation

/// An ad of a stream that plays, at its place in its break.
///
/// It never changes: a class only because it is large, and is handed from hand to hand.
final class StreamAd: Sendable {
  /// The metadata's name for it.
  let id: String
  let entry: StreamMetadata.AdEntry
  /// Its place in its break, and that of the break in the stream.
  let podInfo: AdPodInfo
  /// How long the break is meant to be; nil if that is not known.
  let breakDuration: Duration?

  init(id: String, entry: StreamMetadata.AdEntry, podInfo: AdPodInfo, breakDuration: Duration?) {
    self.id = id
    self.entry = entry
    self.podInfo = podInfo
    self.breakDuration = breakDuration
  }

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
      podInfo: AdPodInfo(
        totalAds: max(position, adBreak?.adCount ?? 1),
        adPosition: position,
        podIndex: podIndex,
        timeOffset: kind == .preRoll ? 0 : kind == .postRoll ? -1 : period.contentTime.timeInterval,
        maxDuration: adBreak?.duration?.timeInterval ?? -1
      ),
      breakDuration: adBreak?.duration
    )
  }
}
