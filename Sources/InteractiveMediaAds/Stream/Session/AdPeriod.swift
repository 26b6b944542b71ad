import Foundation

/// One interruption of the content: what has been told of the ads in it, so that nothing is told twice.
struct AdPeriod {
  /// Where the content was.
  let contentTime: Duration
  /// Whether it plays before the content.
  let isPreRoll: Bool
  /// The pod that plays, when its URL says so.
  var pod: PodReference?
  /// Whether the app has heard that there are ads.
  var isTold = false
  /// What the break is called that the app has heard of; nil before.
  var breakName: String?
  /// Whether the app has heard that this break begins: it then hears of its end, too.
  var owesBreakEnd = false
  /// How long it lasts, if it is stitched into the content; nil for an interstitial event.
  var stitching: Stitching?
  private(set) var ad: StreamAd?
  /// Where in the media the ad began; nil if nothing has said so.
  private var adStart: Duration?
  /// Where the last ad that played ends; nil if nothing has said where it began.
  private(set) var adEnd: Duration?
  private var isHalted = false
  private var hasToldPause = false
  private var told: Set<Told> = []
  private var over: Set<String> = []
  private var verified: Set<String> = []

  /// What is known of the end of a period that is stitched into the content.
  struct Stitching: Hashable, Sendable {
    /// Where its break began; nil if nothing has said so.
    var breakStart: Duration?
    /// Where it ends unless another ad event comes before.
    var end: Duration
    /// Whether the end was put off for the last event of an ad.
    var isPutOff = false
  }

  private struct Told: Hashable {
    let ad: String
    let kind: StreamMetadata.Kind
  }

  enum Effect {
    case announce(AdEventType, StreamAd)
    case show(StreamAd)
    case hide
  }

  /// 4096: more than ten ad events a second for a break of five minutes.
  static let maximumEvents = 4096

  init(contentTime: Duration, isPreRoll: Bool, stitching: Stitching? = nil) {
    self.contentTime = contentTime
    self.isPreRoll = isPreRoll
    self.stitching = stitching
  }

  /// Whether an ad event comes for the first time.
  mutating func isNew(_ eventID: String) -> Bool {
    verified.count < Self.maximumEvents && verified.insert(eventID).inserted
  }

  /// An ad event has come, at a position of the media.
  mutating func take(
    _ tag: StreamMetadata.Tag,
    at position: Duration,
    _ metadata: StreamMetadata
  ) -> [Effect] {
    guard tag.kind != .other, !over.contains(tag.adID) else { return [] }
    var effects: [Effect] = []
    if ad?.id != tag.adID { effects += begin(tag, at: position, metadata) }
    guard let ad else { return effects }
    if let part = tag.kind.part { adStart = adStart ?? position - ad.entry.duration * part }
    adEnd = adStart.map { $0 + ad.entry.duration }
    guard let type = tag.kind.eventType, told.insert(Told(ad: ad.id, kind: tag.kind)).inserted else {
      return effects
    }
    effects.append(.announce(type, ad))
    if tag.kind == .complete { effects += endAd() }
    return effects
  }

  private mutating func begin(
    _ tag: StreamMetadata.Tag,
    at position: Duration,
    _ metadata: StreamMetadata
  ) -> [Effect] {
    // The end of the one before was not seen: it is not told.
    let before = endAd()
    let ad = StreamAd(tag, in: metadata, self)
    // The viewer cannot tap an ad that is over.
    guard !ad.entry.isSlate else { return before }
    self.ad = ad
    return tag.kind == .complete ? before : before + [.show(ad)]
  }

  private mutating func endAd() -> [Effect] {
    guard let ad else { return [] }
    over.insert(ad.id)
    self.ad = nil
    adStart = nil
    adEnd = nil
    hasToldPause = false
    return [.hide]
  }

  /// Other media plays: the ad before is over.
  mutating func turnToAsset() -> [Effect] { endAd() }

  mutating func halt(_ isHalted: Bool) -> [Effect] {
    guard isHalted != self.isHalted else { return [] }
    self.isHalted = isHalted
    guard let ad, isHalted || hasToldPause else { return [] }
    hasToldPause = isHalted
    return [.announce(isHalted ? .PAUSE : .RESUME, ad)]
  }

  /// Where the ad is when the media is at a position; nil when none plays, it is halted, or its beginning is not known.
  func adPosition(at position: Duration) -> Duration? {
    guard let ad, let adStart, !isHalted else { return nil }
    let end = ad.entry.duration > .zero ? ad.entry.duration : .seconds(24 * 3600)
    return min(max(.zero, position - adStart), end)
  }
}

extension StreamMetadata.Kind {
  /// The event that it is for the app.
  fileprivate var eventType: AdEventType? {
    switch self {
    case .start: .STARTED
    case .firstQuartile: .FIRST_QUARTILE
    case .midpoint: .MIDPOINT
    case .thirdQuartile: .THIRD_QUARTILE
    case .complete: .COMPLETE
    case .progress, .other: nil
    }
  }

  /// How much of the ad lies before it.
  var part: Double? {
    switch self {
    case .start: 0
    case .firstQuartile: 0.25
    case .midpoint: 0.5
    case .thirdQuartile: 0.75
    case .complete: 1
    case .progress, .other: nil
    }
  }
}
