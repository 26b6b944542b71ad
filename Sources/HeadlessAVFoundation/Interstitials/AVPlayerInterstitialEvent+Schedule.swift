import AdPlatform
import Foundation
import HLS

/// The date range that an event comes from.
struct PlaylistInterstitial {
  let interstitial: Interstitial
  /// Where the playlist came from.
  let base: URL

  /// Where the asset list is; nil if an asset is named.
  func assetListURL(primaryID: String, startOffset: Duration) -> URL? {
    guard case .list = interstitial.asset else { return nil }
    let offset = startOffset > .zero ? startOffset : nil
    return interstitial.requestURL(relativeTo: base, primaryID: primaryID, startOffset: offset)
  }
}

extension AVPlayerInterstitialEvent {
  /// An event of a playlist.
  ///
  /// - Parameter primaryID: identifies the playback session to the server of the assets.
  convenience init(_ origin: PlaylistInterstitial, primaryItem: AVPlayerItem, primaryID: String) {
    let interstitial = origin.interstitial
    let event = InterstitialEvent(interstitial)
    self.init(primaryItem: primaryItem, identifier: event.id, time: .invalid, date: interstitial.startDate)
    self.origin = origin
    if case .uri = interstitial.asset,
      let url = interstitial.requestURL(relativeTo: origin.base, primaryID: primaryID)
    {
      templateItems = [AVPlayerItem(asset: AVURLAsset(playlist: url))]
    }
    restrictions = Restrictions(rawValue: UInt(event.restrictions.rawValue))
    resumptionOffset = interstitial.resumeOffset.map { CMTime($0) } ?? .indefinite
    playoutLimit = event.playoutLimit.map { CMTime($0) } ?? .invalid
    alignsStartWithPrimarySegmentBoundary = event.snapsStart
    alignsResumptionWithPrimarySegmentBoundary = event.snapsResumption
    cue = event.cue.map { $0 == .join ? .joinCue : .leaveCue } ?? .noCue
    willPlayOnce = event.playsOnce
    contentMayVary = interstitial.contentMayVary
    timelineOccupancy = event.occupancy == .fill ? .fill : .singlePoint
    supplementsPrimaryContent = interstitial.timelineStyle == .primary
    plannedDuration = event.plannedDuration.map { CMTime($0) } ?? .invalid
    for attribute in interstitial.clientAttributes {
      userDefinedAttributes[attribute.name] = attribute.text
    }
  }

  /// What the schedule has to know; nil for an event that says neither a time nor a date nor a cue.
  var scheduled: InterstitialEvent? {
    var event = InterstitialEvent(id: identifier, start: .time(.zero))
    switch cue {
    case .joinCue: event.cue = .join
    case .leaveCue: event.cue = .leave
    default: event.cue = nil
    }
    if let date {
      event.start = .date(date)
    } else if let time = time.duration {
      event.start = .time(time)
    } else if event.cue == nil {
      return nil
    }
    event.playsOnce = willPlayOnce
    event.assetDurations = templateItems.map(\.knownDuration)
    if let listedDurations, listedDurations.count == templateItems.count {
      event.assetDurations = listedDurations
    }
    event.needsAssetList = templateItems.isEmpty && isFromAssetList
    event.plannedDuration = plannedDuration.duration
    event.resumption = Self.resumption(resumptionOffset) ?? .offset(.zero)
    if origin != nil, resumptionOffset.isIndefinite { event.resumption = .duration }
    event.playoutLimit = playoutLimit.duration.flatMap { $0 >= .zero ? $0 : nil }
    // The same bits; others mean nothing here.
    event.restrictions = .init(rawValue: Int(truncatingIfNeeded: restrictions.rawValue)).intersection([
      .jump, .skip,
    ])
    event.snapsStart = alignsStartWithPrimarySegmentBoundary
    event.snapsResumption = alignsResumptionWithPrimarySegmentBoundary
    event.occupancy = timelineOccupancy == .fill ? .fill : .point
    return event
  }

  /// What an offset says; nil for a time that is no offset.
  static func resumption(_ offset: CMTime) -> InterstitialEvent.Resumption? {
    offset.isIndefinite ? .timeTaken : offset.duration.map { .offset($0) }
  }

  private var isFromAssetList: Bool {
    if case .list = origin?.interstitial.asset { true } else { false }
  }
}

extension AVPlayerItem {
  /// How long it is, if that can be known before it has loaded.
  var knownDuration: Duration? { duration.duration ?? asset.duration.duration }
}
