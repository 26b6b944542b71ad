import AdPlatform
public import Foundation

/// When the playback of an item is interrupted, and what is played in between.
///
/// An event counts once an ``AVPlayerInterstitialEventController`` has it; the controller takes a copy. What is set
/// afterwards does not count.
///
/// Source: AVFoundation, `AVPlayerInterstitialEvent`; RFC 8216bis, appendix D.
@preconcurrency
@MainActor
open class AVPlayerInterstitialEvent: NSObject {
  /// The item that is interrupted, while it is its player's current one.
  open weak var primaryItem: AVPlayerItem?
  /// What tells it from other events: one with the same identifier takes its place. A new one unless given.
  open var identifier: String
  /// Where in the item's time; ``CMTime/invalid`` for an event at a date.
  open var time: CMTime
  /// When in the item's dates; nil for an event at a time.
  open var date: Date?
  /// What is played, one after another: copies of these.
  open var templateItems: [AVPlayerItem] = []
  /// What the viewer may not do.
  open var restrictions: Restrictions = []
  /// How far from the event the item goes on, negative to show a part again; ``CMTime/indefinite`` for the time
  /// that the interruption took. Zero if nothing of the event could be played.
  ///
  /// Source: AVFoundation, `AVPlayerInterstitialEvent`; RFC 8216bis, appendices D.2 and D.5.
  open var resumptionOffset = CMTime.zero
  /// How much is played at most: with zero nothing, and all with ``CMTime/invalid`` or a time below zero.
  ///
  /// Source: AVFoundation, `AVPlayerInterstitialEvent`; RFC 8216bis, appendix D.2 (`X-PLAYOUT-LIMIT`).
  open var playoutLimit = CMTime.invalid
  /// Whether the interruption begins at the item's nearest segment.
  open var alignsStartWithPrimarySegmentBoundary = false
  /// Whether the item goes on at its nearest segment.
  open var alignsResumptionWithPrimarySegmentBoundary = false
  /// A place that counts instead of ``time`` and ``date``.
  open var cue = Cue.noCue
  /// Whether it never begins a second time.
  open var willPlayOnce = false
  /// Whatever the app or the playlist adds; names begin with `X-`.
  open var userDefinedAttributes: [AnyHashable: Any] = [:]
  /// The asset list's JSON; nil until it has been loaded, and for an event without one.
  public internal(set) var assetListResponse: [AnyHashable: Any]?
  /// How much of the integrated timeline it takes.
  open var timelineOccupancy = TimelineOccupancy.singlePoint
  /// Whether it belongs to the content, as a recap does. Without effect.
  open var supplementsPrimaryContent = false
  /// Whether other viewers may see something else. Without effect.
  open var contentMayVary = true
  /// How long it is meant to last; ``CMTime/invalid`` when that is not said.
  open var plannedDuration = CMTime.invalid

  /// How long the assets of its list are.
  var listedDurations: [Duration?]?
  /// Where it comes from, if that is a playlist.
  var origin: PlaylistInterstitial?

  init(primaryItem: AVPlayerItem?, identifier: String?, time: CMTime, date: Date?) {
    self.primaryItem = primaryItem
    self.identifier = identifier ?? Platform.current.media.newIdentifier()
    self.time = time
    self.date = date
  }

  /// An event at a time of an item.
  public convenience init(primaryItem: AVPlayerItem, time: CMTime) {
    self.init(primaryItem: primaryItem, identifier: nil, time: time, date: nil)
  }

  /// An event at a date of an item that has dates.
  public convenience init(primaryItem: AVPlayerItem, date: Date) {
    self.init(primaryItem: primaryItem, identifier: nil, time: .invalid, date: date)
  }

  /// Creates an event at a time of an item.
  ///
  /// Without an identifier it gets a new one. The resumption offset defaults to the time that the interruption took,
  /// unlike the property.
  public convenience init(
    primaryItem: AVPlayerItem,
    identifier: String? = nil,
    time: CMTime,
    templateItems: [AVPlayerItem],
    restrictions: Restrictions = [],
    resumptionOffset: CMTime = .indefinite,
    playoutLimit: CMTime = .invalid,
    userDefinedAttributes: [String: Any] = [:]
  ) {
    self.init(primaryItem: primaryItem, identifier: identifier, time: time, date: nil)
    self.templateItems = templateItems
    self.restrictions = restrictions
    self.resumptionOffset = resumptionOffset
    self.playoutLimit = playoutLimit
    self.userDefinedAttributes = userDefinedAttributes
  }

  /// Creates an event at a date of an item that has dates.
  ///
  /// Without an identifier it gets a new one. The resumption offset defaults to the time that the interruption took,
  /// unlike the property.
  public convenience init(
    primaryItem: AVPlayerItem,
    identifier: String? = nil,
    date: Date,
    templateItems: [AVPlayerItem],
    restrictions: Restrictions = [],
    resumptionOffset: CMTime = .indefinite,
    playoutLimit: CMTime = .invalid,
    userDefinedAttributes: [String: Any] = [:]
  ) {
    self.init(primaryItem: primaryItem, identifier: identifier, time: .invalid, date: date)
    self.templateItems = templateItems
    self.restrictions = restrictions
    self.resumptionOffset = resumptionOffset
    self.playoutLimit = playoutLimit
    self.userDefinedAttributes = userDefinedAttributes
  }

  /// Another event that says the same. To be called on the main actor.
  open override nonisolated func copy() -> Any { MainActor.assumeIsolated { duplicate() } }

  func duplicate() -> AVPlayerInterstitialEvent {
    let copy = AVPlayerInterstitialEvent(
      primaryItem: primaryItem,
      identifier: identifier,
      time: time,
      date: date
    )
    copy.templateItems = templateItems
    copy.restrictions = restrictions
    copy.resumptionOffset = resumptionOffset
    copy.playoutLimit = playoutLimit
    copy.alignsStartWithPrimarySegmentBoundary = alignsStartWithPrimarySegmentBoundary
    copy.alignsResumptionWithPrimarySegmentBoundary = alignsResumptionWithPrimarySegmentBoundary
    copy.cue = cue
    copy.willPlayOnce = willPlayOnce
    copy.userDefinedAttributes = userDefinedAttributes
    copy.assetListResponse = assetListResponse
    copy.timelineOccupancy = timelineOccupancy
    copy.supplementsPrimaryContent = supplementsPrimaryContent
    copy.contentMayVary = contentMayVary
    copy.plannedDuration = plannedDuration
    copy.listedDurations = listedDurations
    copy.origin = origin
    return copy
  }
}
