import InteractiveMediaAds
import VAST

/// Looks at everything that an ads manager wants done, and says what should not be.
struct AdsManagerWatch {
  /// Whether there is a playlist.
  let isRules: Bool
  /// Whether breaks wait for the app.
  let isManual: Bool
  /// The breaks that come again.
  let repeating: [Bool]
  private(set) var isContentHeld = false
  private(set) var isOver = false
  var isDestroyed = false
  /// Whether the playhead is to be read.
  private(set) var isWatching = false
  /// The ad that was loaded last.
  private(set) var ad: WatchedAd?
  /// The ad whose media is in the player.
  private(set) var media: PodAd.ID?
  /// Whether the media was told to play.
  private(set) var wantsToPlay = false
  /// Whether a break waits for the app.
  private(set) var isReady = false
  /// What was asked of ad servers and is not answered.
  private(set) var fetches: [Fetch] = []
  /// The breaks by their numbers in the playlist.
  private(set) var breaks = [BreakState](repeating: BreakState(), count: SimulatedBreak.most)

  /// The cue of the pre-roll that was asked for.
  private(set) var preRoll: BreakSchedule.CueID?

  private var hasPaused = false
  private var loneResumes = 0
  private var hasReported = false
  private var fetchErrors = 0
  private var fetchedCues = 0
  private var closedCues: Set<Int> = []
  private var lastNumbers: [Int: Int] = [:]

  struct Fetch {
    let cue: BreakSchedule.CueID
    let breaks: [Int]
    /// When the ad server's time is over.
    var deadline = Duration.zero
  }

  struct BreakState {
    var hasBegun = false
    /// The times at which it has begun, in seconds.
    var begunAt: Set<Double> = []
    var isOpen = false
    var hasFailed = false
  }

  /// Whether the ads of the pre-roll are on their way.
  var isPreRollAwaited: Bool { fetches.contains { $0.cue == preRoll } }

  init(isRules: Bool, isManual: Bool, repeating: [Bool]) {
    self.isRules = isRules
    self.isManual = isManual
    self.repeating = repeating
  }

  // MARK: Effects

  mutating func note(
    _ effect: AdsManagerMachine.Effect,
    of cause: AdsManagerMachine.Event,
    isInPictureInPicture: Bool
  ) throws(BrokenInvariant) {
    if case .remark = effect { return }
    if effect.isIgnored { return }
    if isDestroyed { throw BrokenInvariant(.nothingAfterDestroy, effect.line) }
    if cause.isDestroy, !effect.isPutAway { throw BrokenInvariant(.nothingAfterDestroy, effect.line) }
    if isOver, !cause.isDestroy { throw BrokenInvariant(.completesOnce, "after it: \(effect.line)") }
    switch effect {
    case .announce(let type, let ad?): try announce(type, ad, cause)
    case .announce(let type, nil): try announce(type)
    case .breakReady:
      guard isRules, isManual, !isContentHeld else {
        throw BrokenInvariant(.breakReady, isContentHeld ? "a break plays" : "breaks play by themselves")
      }
      isReady = true
    case .report:
      if hasReported || ad?.isWhole == true {
        throw BrokenInvariant(.reportsOnce, hasReported ? "twice" : "after an ad that played")
      }
      hasReported = true
    case .remark, .ignored: break
    case .pauseContent: try pauseContent(isInPictureInPicture)
    case .resumeContent: try resumeContent(cause)
    case .fetch(let cue, let breaks):
      if case .initialize = cause { preRoll = cue }
      try fetch(cue, breaks.compactMap { $0.breakID.flatMap { Int($0) } })
    case .media(let effect): try note(effect, cause)
    case .callForBreak(let urls, let code): try callForBreak(urls, code, cause)
    case .callForError(let podAd, _, _): try breakOff(podAd)
    case .watchContent(let isWatched):
      if isWatched, isWatching { throw BrokenInvariant(.watches, "watched twice") }
      isWatching = isWatched
    }
  }

  // MARK: The content

  private mutating func pauseContent(_ isInPictureInPicture: Bool) throws(BrokenInvariant) {
    if isContentHeld { throw BrokenInvariant(.pausesOnce, "paused twice") }
    if isInPictureInPicture { throw BrokenInvariant(.noneInPictureInPicture, "the content is paused") }
    isContentHeld = true
    hasPaused = true
    isReady = false
  }

  private mutating func resumeContent(_ cause: AdsManagerMachine.Event) throws(BrokenInvariant) {
    if let media { throw BrokenInvariant(.resumesFree, "the media of ad \(media) is in the player") }
    guard isContentHeld else {
      loneResumes += 1
      guard loneResumes == 1, !hasPaused else {
        throw BrokenInvariant(.resumesOnce, hasPaused ? "resumed twice" : "resumed again before any pause")
      }
      isReady = false
      return
    }
    if let ad, ad.hasStarted, !ad.hasEnded, !cause.isDiscard {
      throw BrokenInvariant(.adEnds, "the content is resumed in ad \(ad)")
    }
    if let number = breaks.firstIndex(where: \.isOpen) {
      throw BrokenInvariant(.breakTracking, "break \(number) has called neither its end nor an error")
    }
    if let ad {
      try ad.checkCalls()
      closedCues.insert(ad.id.cue)
    }
    ad = nil
    isContentHeld = false
  }

  // MARK: Breaks

  private mutating func announce(_ type: AdEventType) throws(BrokenInvariant) {
    switch type {
    case .ALL_ADS_COMPLETED:
      if isContentHeld { throw BrokenInvariant(.resumesAlways, "ALL_ADS_COMPLETED comes while it is paused") }
      if isWatching { throw BrokenInvariant(.watches, "still watched when all is over") }
      isOver = true
    case .AD_BREAK_FETCH_ERROR:
      fetchErrors += 1
      if !isRules || fetchErrors > fetchedCues {
        throw BrokenInvariant(.fetchError, "\(fetchErrors) times for \(fetchedCues) breaks")
      }
    default: throw BrokenInvariant(.eventOrder, "\(type.name) without an ad")
    }
  }

  private mutating func fetch(_ cue: BreakSchedule.CueID, _ numbers: [Int]) throws(BrokenInvariant) {
    if fetches.contains(where: { $0.cue == cue }) {
      throw BrokenInvariant(.fetchOnce, "cue \(cue) is fetched twice at a time")
    }
    if closedCues.contains(cue) { throw BrokenInvariant(.fetchOnce, "cue \(cue) is fetched after it played") }
    fetchedCues += 1
    fetches.append(Fetch(cue: cue, breaks: numbers))
  }

  /// An ad server's time runs.
  mutating func time(fetchesFrom now: Duration, for limit: Duration) {
    for index in fetches.indices where fetches[index].deadline == .zero {
      fetches[index].deadline = now + limit
    }
  }

  /// An answer is there.
  mutating func takeFetch(of cue: BreakSchedule.CueID) -> Fetch? {
    fetches.firstIndex { $0.cue == cue }.map { fetches.remove(at: $0) }
  }

  private mutating func callForBreak(
    _ urls: [URLTemplate],
    _ code: VASTErrorCode?,
    _ cause: AdsManagerMachine.Event
  ) throws(BrokenInvariant) {
    for url in urls {
      guard let call = SimulatedBreak.byURL[url] else {
        throw BrokenInvariant(.breakTracking, "\(url) belongs to no break")
      }
      let state = breaks[call.number]
      switch call.event {
      case .breakStart:
        guard isContentHeld, !state.isOpen, code == nil else {
          throw BrokenInvariant(.breakTracking, "break \(call.number) starts while it plays, or nothing does")
        }
        if state.hasBegun, !repeating[call.number] {
          throw BrokenInvariant(.breakOnce, "break \(call.number) starts twice")
        }
        guard let time = ad?.timeOffset, breaks[call.number].begunAt.insert(time).inserted else {
          throw BrokenInvariant(.breakOnce, "break \(call.number) starts twice at one time")
        }
        breaks[call.number].hasBegun = true
        breaks[call.number].isOpen = true
      case .breakEnd:
        guard state.isOpen else {
          throw BrokenInvariant(.breakTracking, "break \(call.number) ends without having begun")
        }
        breaks[call.number].isOpen = false
      case .error:
        guard code != nil else { throw BrokenInvariant(.breakTracking, "an error without a code") }
        breaks[call.number].hasFailed = true
        // The answer for another time at which it is to play.
        if case .fetched = cause, repeating[call.number] { continue }
        breaks[call.number].isOpen = false
      }
    }
  }

  // MARK: Ads

  private mutating func announce(
    _ type: AdEventType,
    _ podAd: PodAd,
    _ cause: AdsManagerMachine.Event
  ) throws(BrokenInvariant) {
    guard type == .LOADED else {
      guard ad?.id == podAd.id else {
        throw BrokenInvariant(.nothingAfterEnd, "\(type.name) of \(podAd.id), which is not the ad that plays")
      }
      if type == .STARTED, !isContentHeld || media != podAd.id {
        throw BrokenInvariant(
          .adsInPause,
          "an ad starts \(isContentHeld ? "without its media" : "in the content")"
        )
      }
      try ad?.announce(type, cause)
      return
    }
    if let ad, ad.hasStarted, !ad.hasEnded {
      throw BrokenInvariant(.adEnds, "\(podAd.id) is loaded while \(ad.id) plays")
    }
    if closedCues.contains(podAd.id.cue) {
      throw BrokenInvariant(.breakOnce, "\(podAd.id) is loaded after its break ended")
    }
    if let last = lastNumbers[podAd.id.cue], last >= podAd.id.number {
      throw BrokenInvariant(.loadedOnce, "\(podAd.id) is loaded after number \(last)")
    }
    try ad?.checkCalls()
    lastNumbers[podAd.id.cue] = podAd.id.number
    ad = WatchedAd(podAd)
    if !isRules { isReady = !isContentHeld }
  }

  private mutating func breakOff(_ podAd: PodAd) throws(BrokenInvariant) {
    guard ad?.id == podAd.id else { return }
    if ad?.hasEnded == true { throw BrokenInvariant(.nothingAfterEnd, "an error of \(podAd.id)") }
    ad?.hasEnded = true
  }

  // MARK: Media

  private mutating func note(
    _ effect: PodPlayback.MediaEffect,
    _ cause: AdsManagerMachine.Event
  ) throws(BrokenInvariant) {
    switch effect {
    case .load(let podAd):
      guard isContentHeld else { throw BrokenInvariant(.adsInPause, "\(podAd.id) loads in the content") }
      guard ad?.id == podAd.id, ad?.hasStarted == false, media != podAd.id else {
        throw BrokenInvariant(.mediaInOrder, "\(podAd.id) loads, and is not the ad that was loaded last")
      }
      media = podAd.id
      wantsToPlay = false
    case .play, .pause:
      guard media != nil else { throw BrokenInvariant(.mediaInOrder, "told to play or halt without media") }
      if case .play = effect { wantsToPlay = true } else { wantsToPlay = false }
    case .clear:
      guard media != nil else { throw BrokenInvariant(.mediaInOrder, "cleared without media") }
      media = nil
      wantsToPlay = false
    case .watch:
      guard media != nil else { throw BrokenInvariant(.mediaInOrder, "watched without media") }
    case .call(let urls):
      guard ad != nil else { throw BrokenInvariant(.trackingWithEvent, "\(urls) without an ad") }
      for url in urls { try ad?.call(url, cause) }
    case .callForVerifications(let urls, _):
      if ad?.hasStarted != true { throw BrokenInvariant(.trackingWithEvent, "\(urls) before the ad starts") }
    case .progress:
      if ad?.isPlaying != true { throw BrokenInvariant(.nothingAfterEnd, "progress of no ad that plays") }
    case .countView: try ad?.countView()
    case .open:
      guard case .tapped(isClick: true) = cause else {
        throw BrokenInvariant(.clicksWhenAsked, "a page opens")
      }
    }
  }
}

extension PodAd.ID: CustomStringConvertible {
  /// The cue and the ad's number in it.
  package var description: String { "\(cue).\(number)" }
}

extension AdsManagerMachine.Event {
  var isDestroy: Bool { if case .destroy = self { true } else { false } }
  var isDiscard: Bool { if case .discardAdBreak = self { true } else { false } }
  var isSkip: Bool { if case .skip = self { true } else { false } }
}

extension AdsManagerMachine.Effect {
  /// Whether it only takes away what is there.
  fileprivate var isPutAway: Bool {
    switch self {
    case .watchContent(false), .media(.clear): true
    default: false
    }
  }

  /// In a few words.
  var line: String {
    switch self {
    case .announce(let type, let ad): type.name + (ad.map { " of \($0.id)" } ?? "")
    case .breakReady(let time): "AD_BREAK_READY \(time)"
    case .report(_, let code, _): "error \(code.rawValue)"
    case .remark(let text, _): text
    case .pauseContent: "the content is paused"
    case .resumeContent: "the content is resumed"
    case .fetch(let cue, _): "cue \(cue) is fetched"
    case .media(let effect): "\(effect)".prefix { $0 != "(" }.description
    case .callForBreak(let urls, _): "\(urls)"
    case .callForError(let ad, let code, _): "error \(code.rawValue) of \(ad.id)"
    case .watchContent(let isWatched): isWatched ? "the playhead is watched" : "the playhead is left"
    case .ignored(let event, let reason): "\(event.rawValue) is ignored: \(reason.rawValue)"
    }
  }
}
