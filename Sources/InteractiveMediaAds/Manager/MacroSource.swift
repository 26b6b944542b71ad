import AdPlatform
import Foundation
import VAST

/// What macros in a response stand for at a moment: the time, and what an ads manager knows once there is one.
@MainActor
final class MacroSource {
  weak var manager: AdsManager?
  private let scheduler: any Scheduler
  private let start: Date

  init(_ scheduler: any Scheduler) {
    self.scheduler = scheduler
    // A date is not a time that anything waits for: only here, and only where the time is real, is the machine asked.
    start =
      scheduler is SystemScheduler
      ? Date().addingTimeInterval(-scheduler.now.timeInterval) : Self.virtualStart
  }

  /// 2025-01-01 00:00 UTC: when virtual time begins, so that the same run calls the same URLs.
  private static let virtualStart = Date(timeIntervalSince1970: 1_735_689_600)

  var now: Date { start.addingTimeInterval(scheduler.now.timeInterval) }

  var values: MacroValues {
    var values = MacroValues()
    values.timestamp = now
    manager?.addKnown(to: &values)
    return values
  }
}

extension MacroValues {
  /// What tracking URLs are told of an ad.
  ///
  /// - Parameter position: how far it has played at the moment of the call; nil if it has not started.
  mutating func addTracking(of ad: PodAd, at position: Duration?) {
    adPlayhead = position
    assetURI = ad.media?.url.text
    podSequence = ad.ad.podSequence
    adServingID = ad.ad.inLine.adServingID
    universalAdIDs = ad.ad.linearCreative?.universalAdIDs
    adType = ad.ad.ad.adType
    adCount = ad.podInfo.adPosition
    adCategories = ad.ad.categories
    blockedAdCategories = ad.ad.blockedCategories
  }
}

extension MacroValues.BreakPosition {
  /// Of a pod by its index, as ads are told it.
  init(podIndex: Int) {
    self =
      switch podIndex {
      case 0: .preRoll
      case -1: .postRoll
      default: .midRoll
      }
  }
}
