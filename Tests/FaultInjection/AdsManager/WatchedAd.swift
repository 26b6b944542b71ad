import InteractiveMediaAds
import VAST

/// What was told and called of one ad.
struct WatchedAd {
  let id: PodAd.ID
  let name: String
  /// When its break is due, in seconds.
  let timeOffset: Double
  private let quartilesAreKnown: Bool
  private(set) var hasStarted = false
  var hasEnded = false
  /// Whether it played to its end, or was skipped.
  private(set) var isWhole = false
  private(set) var isPaused = false
  private var quartiles = 0
  private var last = AdEventType.LOADED
  private var called: UInt32 = 0
  private var expected: UInt32 = 0
  private var wasViewed = false
  private var isMuted: Bool?

  init(_ podAd: PodAd) {
    id = podAd.id
    name = podAd.ad.ad.id ?? ""
    timeOffset = podAd.podInfo.timeOffset
    quartilesAreKnown = podAd.ad.linear?.duration != nil
  }

  var isPlaying: Bool { hasStarted && !hasEnded }

  mutating func announce(
    _ type: AdEventType,
    _ cause: AdsManagerMachine.Event
  ) throws(BrokenInvariant) {
    if hasEnded { throw BrokenInvariant(.nothingAfterEnd, "\(type.name) of \(self)") }
    guard type == .STARTED ? !hasStarted : hasStarted else { throw outOfOrder(type) }
    last = type
    switch type {
    case .STARTED:
      hasStarted = true
      expected |= AdCall.impression.bit | AdCall.creativeView.bit | AdCall.start.bit
    case .FIRST_QUARTILE: try pass(1, type, .firstQuartile)
    case .MIDPOINT: try pass(2, type, .midpoint)
    case .THIRD_QUARTILE: try pass(3, type, .thirdQuartile)
    case .COMPLETE:
      if quartilesAreKnown, quartiles < 3 { throw outOfOrder(type) }
      hasEnded = true
      isWhole = true
      expect(.complete)
    case .SKIPPED:
      guard cause.isSkip else {
        throw BrokenInvariant(.skipsWhenAsked, "SKIPPED of \(self), which was not skipped")
      }
      hasEnded = true
      isWhole = true
      expect(.skip)
    case .PAUSE, .RESUME:
      if isPaused == (type == .PAUSE) { throw BrokenInvariant(.eventOrder, "\(type.name) of \(self) twice") }
      isPaused = type == .PAUSE
    case .CLICKED, .TAPPED:
      guard case .tapped(let isClick) = cause, isClick == (type == .CLICKED) else {
        throw BrokenInvariant(.clicksWhenAsked, "\(type.name) of \(self)")
      }
    default: throw outOfOrder(type)
    }
  }

  private mutating func pass(
    _ quartile: Int,
    _ type: AdEventType,
    _ call: AdCall
  ) throws(BrokenInvariant) {
    guard quartiles == quartile - 1 else { throw outOfOrder(type) }
    quartiles = quartile
    expect(call)
  }

  private func outOfOrder(_ type: AdEventType) -> BrokenInvariant {
    BrokenInvariant(
      .eventOrder,
      "\(type.name) of \(self), \(hasStarted ? "with \(quartiles) of its quartiles told" : "which has not started")"
    )
  }

  // MARK: Tracking

  mutating func call(_ url: URLTemplate, _ cause: AdsManagerMachine.Event) throws(BrokenInvariant) {
    guard let (ad, call, bit) = AdCall.byURL[url], ad == name else {
      throw BrokenInvariant(.trackingWithEvent, "\(url) while \(self) plays")
    }
    guard belongs(call, cause) else {
      throw BrokenInvariant(
        hasEnded ? .nothingAfterEnd : .trackingWithEvent,
        "\(call) of \(self) after \(last.name)"
      )
    }
    if call == .mute || call == .unmute {
      guard isMuted != (call == .mute) else { throw BrokenInvariant(.trackingOnce, "\(call) of \(self)") }
      isMuted = call == .mute
    }
    if call.isRepeatable { return }
    guard called & bit == 0 else { throw BrokenInvariant(.trackingOnce, "\(call) of \(self)") }
    called |= bit
  }

  /// Whether a call goes with what was told last.
  private func belongs(_ call: AdCall, _ cause: AdsManagerMachine.Event) -> Bool {
    switch call {
    case .impression, .creativeView, .start: last == .STARTED && !hasEnded
    case .loaded: !hasStarted && !hasEnded
    case .firstQuartile: last == .FIRST_QUARTILE
    case .midpoint: last == .MIDPOINT
    case .thirdQuartile: last == .THIRD_QUARTILE
    case .complete: last == .COMPLETE
    case .skip: last == .SKIPPED
    case .pause: last == .PAUSE
    case .resume: last == .RESUME
    case .click: last == .CLICKED
    case .customClick: if case .tapped(isClick: true) = cause { isPlaying } else { false }
    case .mute, .unmute, .progress: isPlaying
    case .error: false
    }
  }

  mutating func countView() throws(BrokenInvariant) {
    guard isPlaying else { throw BrokenInvariant(.nothingAfterEnd, "a view of \(self)") }
    if wasViewed { throw BrokenInvariant(.trackingOnce, "a view of \(self)") }
    wasViewed = true
  }

  /// What was not called although the event that it is for was told.
  func checkCalls() throws(BrokenInvariant) {
    guard expected & ~called != 0 else { return }
    let missing = AdCall.allCases.filter { expected & ~called & $0.bit != 0 }
    throw BrokenInvariant(.trackingWithEvent, "\(self) has not called \(missing)")
  }

  private mutating func expect(_ call: AdCall) { expected |= call.bit }
}

extension WatchedAd: CustomStringConvertible {
  var description: String { "\(id) (\(name))" }
}
