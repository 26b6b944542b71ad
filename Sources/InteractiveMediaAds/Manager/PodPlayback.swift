import AdPlatform
import VAST

/// Plays the ads of one break one after the other: decides what to load, to say and to call.
///
/// An ad that cannot be played is replaced by a substitute as long as there is one, and else left out.
///
/// Source: Ad rules, "SDK operation modes" (ad pod); VAST 4.2, ad pods and tracking events.
package struct PodPlayback {
  private enum Phase {
    case idle
    /// The current ad is known, its media is not asked for.
    case prepared(PodAd)
    case loading(PodAd)
    /// Its media has loaded, and none of it was shown.
    case ready(PodAd, duration: Duration?)
    case playing(Playing)
    case over
  }

  private struct Playing {
    let ad: PodAd
    var duration: Duration?
    var position = Duration.zero
    var milestones: MediaMilestones
  }

  private var phase = Phase.idle
  private var waiting: ArraySlice<ResolvedAd>
  private var substitutes: ArraySlice<ResolvedAd>
  /// What was left out of the responses, and why.
  private let errors: [ResolutionError]
  private let choice: MediaFileChoice
  private let cue: BreakSchedule.CueID
  private let podIndex: Int
  private let timeOffset: Double
  private let totalAds: Int
  private let podDuration: Duration?
  private var position = 0
  private var lastNumber = 0
  private var shown = 0
  private var shownWhole = 0
  private var lastError: AdFailure?
  private var hasLoaded = false
  private var isHeld = false
  private var volume: Float = 1

  /// - Parameters:
  ///   - responses: whose ads play one after the other, each response's pod before that of the next. Their substitutes
  ///     stand in for ads that cannot be played.
  ///   - cue: the cue that the pod belongs to.
  ///   - podIndex: 0 for a pre-roll, -1 for a post-roll, else the number of the mid-roll.
  ///   - timeOffset: when the cue is due, in seconds: 0 before the content, -1 after it.
  init(
    _ responses: [ResolvedResponse],
    cue: BreakSchedule.CueID,
    podIndex: Int = 0,
    timeOffset: Double = 0,
    choice: MediaFileChoice
  ) {
    let ads = responses.flatMap(\.pod)
    waiting = ads[...]
    substitutes = responses.flatMap(\.substitutes)[...]
    errors = responses.flatMap(\.errors)
    self.cue = cue
    self.podIndex = podIndex
    self.timeOffset = timeOffset
    self.choice = choice
    totalAds = ads.count
    podDuration = ads.reduce(.zero) { sum, ad in
      guard let sum, let duration = ad.linear?.duration else { return nil }
      return sum + duration
    }
  }

  /// The ad that is loaded or plays.
  var current: PodAd? {
    switch phase {
    case .prepared(let ad), .loading(let ad), .ready(let ad, _): ad
    case .playing(let playing): playing.ad
    case .idle, .over: nil
    }
  }

  mutating func handle(_ event: Event) -> [Effect] {
    switch (event, phase) {
    case (.prepare, .idle):
      return errors.map { .remark($0.description, code: AdErrorCode($0.code)) } + prepareNext()
    case (.begin(let volume, let isHeld), .prepared):
      self.volume = volume
      self.isHeld = isHeld
      return load()
    case (.loaded(let duration), .loading(let ad)):
      phase = .ready(ad, duration: duration)
      return call(ad, .loaded) + (isHeld ? [] : [.media(.play)])
    case (.started, .ready(let ad, let duration)):
      let effects = start(ad, duration)
      // Who halts media as it starts hears of both.
      return isHeld ? effects + halt(ad) : effects
    case (.progressed(let position), .playing(let playing)):
      return reach(position, playing) + [.media(.progress(position, of: playing.duration ?? .zero))]
    case (.reached(let position), .playing(let playing)): return reach(position, playing)
    case (.ended, .playing(let playing)): return end(playing)
    case (.ended, .ready(let ad, let duration)):
      let effects = start(ad, duration)
      guard case .playing(let playing) = phase else { return effects }
      return effects + end(playing)
    case (.failed(let code, let message), .loading(let ad)),
      (.failed(let code, let message), .ready(let ad, _)):
      return breakOff(ad, code, message)
    case (.failed(let code, let message), .playing(let playing)):
      return breakOff(playing.ad, code, message, at: playing.position)
    case (.hold(let isHeld), _): return hold(isHeld)
    case (.skip, .playing(let playing)): return skip(playing)
    case (.skip, .over), (.skip, .idle): return [.ignored(.outOfOrder)]
    case (.skip, _): return [.remark("skip() was ignored: the ad has not started.")]
    case (.tapped(let isClick), .playing(let playing)): return tap(playing, isClick)
    case (.volume(let volume), _): return set(volume)
    case (.stop, .idle), (.stop, .prepared):
      phase = .over
      return []
    case (.stop, .over): return [.ignored(.outOfOrder)]
    case (.stop, _):
      phase = .over
      return [.media(.clear)]
    default: return [.ignored(.outOfOrder)]
    }
  }

  // MARK: From ad to ad

  /// Goes to the next ad that can be played, and says so.
  private mutating func prepareNext() -> [Effect] {
    var effects: [Effect] = []
    while let ad = waiting.popFirst() {
      position += 1
      var candidate = ad
      while true {
        let next = podAd(candidate)
        if next.media != nil {
          phase = .prepared(next)
          return effects + [.announce(.LOADED, next)]
        }
        let (code, message) = reason(against: candidate)
        effects += fail(next, code, message, at: nil)
        guard let substitute = substitutes.popFirst() else { break }
        candidate = substitute
      }
    }
    phase = .over
    if hasLoaded { effects.append(.media(.clear)) }
    return effects + [.ended(Outcome(shown: shown, whole: shownWhole, lastError: lastError))]
  }

  private mutating func load() -> [Effect] {
    guard case .prepared(let ad) = phase else { return [] }
    phase = .loading(ad)
    hasLoaded = true
    return [.media(.load(ad))]
  }

  private mutating func goOn() -> [Effect] {
    let effects = prepareNext()
    return effects + load()
  }

  /// Leaves an ad that cannot be played, for a substitute or the next one.
  private mutating func breakOff(
    _ ad: PodAd,
    _ code: VASTErrorCode,
    _ message: String,
    at position: Duration? = nil
  ) -> [Effect] {
    var effects = fail(ad, code, message, at: position)
    if let substitute = substitutes.popFirst() {
      waiting = ([substitute] + waiting)[...]
      self.position -= 1
    }
    effects += goOn()
    return effects
  }

  private mutating func fail(
    _ ad: PodAd,
    _ code: VASTErrorCode,
    _ message: String,
    at position: Duration?
  ) -> [Effect] {
    lastError = AdFailure(code: code, message: message)
    return [
      .perform(.callForError(ad, code, at: position)), .remark(message, code: AdErrorCode(code)),
    ]
  }

  private mutating func podAd(_ ad: ResolvedAd) -> PodAd {
    lastNumber += 1
    var media: MediaFile?
    if case .file(let file) = choice.choose(from: ad.linear?.mediaFiles ?? []) { media = file }
    return PodAd(
      id: PodAd.ID(cue: cue, number: lastNumber),
      ad: ad,
      media: media,
      podInfo: AdPodInfo(
        totalAds: totalAds,
        adPosition: position,
        isBumper: ad.isBumper,
        podIndex: podIndex,
        timeOffset: timeOffset,
        maxDuration: podDuration?.timeInterval ?? -1
      )
    )
  }

  /// Why an ad cannot be played.
  ///
  /// A creative and a media file that are missing break the schema, which is 101. The codes from 400 on are for a
  /// media file that is there and cannot be had or shown: 401 for one that is not at its URL.
  ///
  /// Source: VAST 4.2, 2.3.6.3 (VAST error codes), 3.6 (`Creatives`) and 3.9 (`MediaFiles`).
  private func reason(against ad: ResolvedAd) -> (VASTErrorCode, String) {
    guard let linear = ad.linear else {
      if !ad.nonLinearAds.isEmpty {
        return (.linearityMismatch, "The ad is non-linear; a break plays linear ads.")
      }
      return ad.ad.creatives.isEmpty
        ? (.schemaValidation, "The ad has no creative; an InLine ad needs one (VAST error 101).")
        : (.trafficking, "The ad has no linear creative, so there is nothing to play (VAST error 200).")
    }
    if linear.mediaFiles.isEmpty {
      return (.schemaValidation, "The ad has no media file; a linear creative needs one (VAST error 101).")
    }
    let types = Set(linear.mediaFiles.compactMap(\.type)).sorted().joined(separator: ", ")
    return (
      .linearMediaNotSupported,
      "The ad has no media file that can be played here. Its types: \(types.printable())."
    )
  }

  // MARK: One ad

  /// 2: a verification of this kind is not supported. No verification code runs here, so none is ever loaded.
  ///
  /// That the ad's verifications are not executed is told once, when it starts, and only to them: error URLs with 410
  /// are not called, for the ad itself plays.
  ///
  /// Source: VAST 4.2, 3.17.4 (`verificationNotExecuted`, reason codes).
  private static let notSupported = 2

  private mutating func start(_ ad: PodAd, _ duration: Duration?) -> [Effect] {
    shown += 1
    let known = duration.flatMap { $0 > .zero ? $0 : nil } ?? ad.ad.linear?.duration
    let playing = Playing(
      ad: ad,
      duration: known,
      milestones: MediaMilestones(of: ad.ad.linear, duration: known)
    )
    phase = .playing(playing)
    var effects: [Effect] = [
      .announce(.STARTED, ad), .media(.call(ad.ad.impressions)),
    ]
    let unverified = ad.ad.verificationsNotExecuted
    if !unverified.isEmpty {
      effects.append(.media(.callForVerifications(unverified, reason: Self.notSupported)))
    }
    effects += call(ad, .creativeView) + call(ad, .start)
    effects.append(.media(.watch(playing.milestones.times)))
    return effects
  }

  private mutating func reach(_ position: Duration, _ playing: Playing) -> [Effect] {
    var playing = playing
    let milestones = playing.milestones.take(upTo: position)
    playing.position = position
    phase = .playing(playing)
    return milestones.flatMap { pass($0, playing.ad) }
  }

  private func pass(_ kind: MediaMilestones.Kind, _ ad: PodAd) -> [Effect] {
    switch kind {
    case .firstQuartile: [.announce(.FIRST_QUARTILE, ad)] + call(ad, .firstQuartile)
    case .midpoint: [.announce(.MIDPOINT, ad)] + call(ad, .midpoint)
    case .thirdQuartile: [.announce(.THIRD_QUARTILE, ad)] + call(ad, .thirdQuartile)
    case .progress(let url): [.media(.call([url]))]
    case .viewable: [.media(.countView(ad))]
    }
  }

  private mutating func end(_ playing: Playing) -> [Effect] {
    var playing = playing
    var effects: [Effect] = []
    // The end is later than anything that the media has.
    let end = playing.duration ?? playing.position
    for kind in playing.milestones.take(upTo: end) { effects += pass(kind, playing.ad) }
    shownWhole += 1
    effects.append(.announce(.COMPLETE, playing.ad))
    effects += call(playing.ad, .complete)
    return effects + goOn()
  }

  private mutating func hold(_ isHeld: Bool) -> [Effect] {
    self.isHeld = isHeld
    switch phase {
    case .playing(let playing):
      return isHeld
        ? halt(playing.ad)
        : [.media(.play), .announce(.RESUME, playing.ad)] + call(playing.ad, .resume)
    case .ready: return isHeld ? [.media(.pause)] : [.media(.play)]
    case .idle, .prepared, .loading, .over: return []
    }
  }

  private func halt(_ ad: PodAd) -> [Effect] {
    [.media(.pause), .announce(.PAUSE, ad)] + call(ad, .pause)
  }

  private mutating func skip(_ playing: Playing) -> [Effect] {
    guard let offset = playing.ad.skipOffset(of: playing.duration) else {
      return [.remark("skip() was ignored: the ad cannot be skipped.")]
    }
    guard playing.position >= offset else {
      return [
        .remark(
          "skip() was ignored: the ad can be skipped from \(offset.timeInterval) s on, and is at "
            + "\(playing.position.timeInterval) s."
        )
      ]
    }
    shownWhole += 1
    var effects: [Effect] = [.announce(.SKIPPED, playing.ad)]
    effects += call(playing.ad, .skip)
    return effects + goOn()
  }

  private func tap(_ playing: Playing, _ isClick: Bool) -> [Effect] {
    let ad = playing.ad
    guard isClick else { return [.announce(.TAPPED, ad)] }
    guard let clicks = ad.ad.linear?.videoClicks else { return [.ignored(.noPage)] }
    guard let page = clicks.clickThrough else {
      return clicks.customClicks.isEmpty
        ? [.ignored(.noPage)] : [.media(.call(clicks.customClicks.map(\.url)))]
    }
    return [
      .announce(.CLICKED, ad), .media(.call(clicks.clickTracking.map(\.url))),
      .media(.open(page.url, ad)),
    ]
  }

  private mutating func set(_ volume: Float) -> [Effect] {
    let wasMuted = self.volume == 0
    self.volume = volume
    guard case .playing(let playing) = phase, wasMuted != (volume == 0) else { return [] }
    return call(playing.ad, volume == 0 ? .mute : .unmute)
  }

  private func call(_ ad: PodAd, _ event: TrackingEvent) -> [Effect] {
    let urls = (ad.ad.linear?.trackingEvents ?? []).filter { $0.event == event }.map(\.url)
    return urls.isEmpty ? [] : [.media(.call(urls))]
  }
}
