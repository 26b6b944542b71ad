import AdPlatform
package import VAST

/// Decides what an ads manager does: which break is due, whether it may play, and what the app is told.
///
/// Source: Ad rules, "SDK operation modes" and "Ad rules"; Picture in picture, "Starting ads".
package struct AdsManagerMachine: StateMachine {
  enum Phase {
    /// Not initialized.
    case created
    /// The content plays; nothing is due.
    case waiting
    /// A cue is due, and its ads are on their way. The content plays.
    case awaitingAds(BreakSchedule.CueID)
    /// Ads are there, and wait for `start()`.
    case ready(BreakSchedule.CueID, PodPlayback)
    case playing(BreakSchedule.CueID, PodPlayback)
    case over
    case destroyed
  }

  private enum Ads {
    case asked
    case here([ResolvedResponse])
  }

  /// 8 seconds: as long as an ad server may take to answer.
  static let fetchAhead = Duration.seconds(8)

  let setup: Setup
  var schedule: BreakSchedule
  var phase = Phase.created
  private var ads: [BreakSchedule.CueID: Ads] = [:]
  private var rendering = Rendering()
  private var volume: Float = 1
  private var isPausedByApp = false
  private var isInBackground = false
  private var isPageOpen = false
  private(set) var isContentComplete = false
  /// Whether the content waits for `resumeContent`.
  private var isContentHeld = false
  private var contentLength = ContentLength.unknown
  /// How many breaks with too many repetitions the app was told of.
  private var toldCutShort = 0

  // Picture-in-picture.
  var pictureInPicture = PictureInPictureState.closed
  /// Where the content has come to in picture-in-picture; nil outside it.
  var positionInPictureInPicture: Duration?
  /// The cue whose `start()` waits until the window has closed.
  var keptStart: BreakSchedule.CueID?
  /// The cue that waits for it, as far as the app was told.
  var toldWaiting: BreakSchedule.CueID?

  private var lastError: (code: VASTErrorCode, message: String)?

  /// A manager of ad rules.
  package init(_ setup: Setup) {
    self.setup = setup
    schedule = BreakSchedule(setup.breaks)
  }

  /// A manager of one response with at least one ad.
  package init(_ setup: Setup, response: ResolvedResponse) {
    self.setup = setup
    schedule = .single
    ads[0] = .here([response])
  }

  /// In seconds; empty without ad rules.
  var cuePoints: [Double] { setup.mode == .adRules ? schedule.cuePoints : [] }

  /// The ad that is loaded or plays.
  var currentAd: PodAd? { playback?.current }

  /// Where its media is.
  var mediaPosition: Duration? { playback?.mediaPosition }

  /// Whether a break has the screen.
  package var isPlayingBreak: Bool { if case .playing = phase { true } else { false } }

  private var playback: PodPlayback? {
    switch phase {
    case .ready(_, let playback), .playing(_, let playback): playback
    default: nil
    }
  }

  /// Takes in what happened, and says what to do.
  package mutating func handle(_ event: Event) -> [Effect] {
    var effects = decide(event)
    effects += remarkOnWaiting()
    effects += remarkOnRepetitions()
    return effects
  }

  private mutating func decide(_ event: Event) -> [Effect] {
    switch event {
    case .initialize(let rendering): initialize(rendering)
    case .start: start()
    case .startBeforeWindow: start(calledBeforeWindow: true)
    case .pause: hold { $0.isPausedByApp = true }
    case .resume: hold { $0.isPausedByApp = false }
    case .background(let isInBackground): hold { $0.isInBackground = isInBackground }
    case .page(let isOpen): hold { $0.isPageOpen = isOpen }
    case .pictureInPicture(let state): pictureInPicture(is: state)
    case .skip: skip()
    case .discardAdBreak: discardAdBreak()
    case .destroy: destroy()
    case .tapped(let isClick): isPlayingBreak ? play(.tapped(isClick: isClick)) : []
    case .volume(let volume): set(volume)
    case .contentMoved(let position, let length): contentMoved(to: position, length)
    case .contentCompleted: contentCompleted()
    case .fetched(let cue, let responses): fetched(cue, responses)
    case .media(let ad, let event): ad == currentAd?.id ? play(event) : []
    case .mediaHalted(let ad, let isHalted): ad == currentAd?.id ? mediaHalted(isHalted) : []
    }
  }

  // MARK: Beginning

  private mutating func initialize(_ rendering: Rendering) -> [Effect] {
    guard canChange else { return [] }
    guard case .created = phase else {
      return [.remark("initialize(with:) was ignored: the ads manager is initialized.", code: nil)]
    }
    self.rendering = rendering
    phase = .waiting
    // Apps play the content when they are told to.
    isContentHeld = true
    guard setup.mode == .adRules else { return prepare(0) }
    guard rendering.hasPlayhead else {
      return [
        .report(
          .adPlayingFailed,
          .CONTENT_PLAYHEAD_MISSING,
          "The response is a playlist of breaks, and nothing tells where the content is. Make the request with a "
            + "content playhead or an AVPlayerVideoDisplay, or initialize the manager with a content playhead."
        )
      ] + finish()
    }
    schedule = BreakSchedule(setup.breaks, playingAfter: rendering.playsAdsAfter)
    var effects: [Effect] = schedule.notLinear.map { index in
      .remark(
        "The break \(setup.breaks[index].nameInRemarks) is left out: it takes no linear ads.",
        code: nil
      )
    }
    effects += schedule.unplaceable.map { index in
      .remark(
        "The break \(setup.breaks[index].nameInRemarks) is left out: its place in the content is a number, and "
          + "nothing tells where the content has places.",
        code: nil
      )
    }
    effects += learn(rendering.contentLength)
    effects.append(.watchContent(true))
    guard let preRoll = schedule.preRoll else { return effects + releaseContent() + finishIfNothingIsLeft() }
    effects += makeDue(preRoll)
    // The content plays in the window, until that closes.
    return isInPictureInPicture ? effects + releaseContent() : effects
  }

  mutating func start(calledBeforeWindow: Bool = false) -> [Effect] {
    switch phase {
    case .ready(let cue, let playback):
      guard !isInPictureInPicture else {
        return startInPictureInPicture(cue, calledBeforeWindow: calledBeforeWindow)
      }
      phase = .playing(cue, playback)
      let loaded = setup.mode == .adRules ? playback.current.map { Effect.announce(.LOADED, $0) } : nil
      return (loaded.map { [$0] } ?? []) + begin(cue)
    case .created:
      return [.remark("start() was ignored: initialize the ads manager first.", code: nil)]
    case .waiting, .awaitingAds, .playing, .over, .destroyed: return []
    }
  }

  // MARK: The content

  private mutating func contentMoved(to position: Duration, _ length: ContentLength) -> [Effect] {
    guard setup.mode == .adRules, !isContentComplete else { return [] }
    switch phase {
    case .created, .playing, .over, .destroyed: return []
    case .waiting, .awaitingAds, .ready: break
    }
    var effects = learn(length)
    guard !isInPictureInPicture else {
      positionInPictureInPicture = position
      schedule.placeRepetitions(near: position)
      return effects
    }
    // The pre-roll comes first, however late its ads are. What is passed meanwhile is seen after it.
    if case .awaitingAds(let cue) = phase, cueIsPreRoll(cue) { return effects }
    if let cue = schedule.advance(to: position) { return effects + makeDue(cue) }
    effects += finishIfNothingIsLeft()
    if let cue = schedule.upcoming(within: Self.fetchAhead) { effects += fetch(cue) }
    if case .known(let duration) = length, position + Self.fetchAhead >= duration,
      let cue = schedule.postRoll
    {
      effects += fetch(cue)
    }
    return effects
  }

  /// Takes in how long the content is, and says which breaks have no place in it.
  private mutating func learn(_ length: ContentLength) -> [Effect] {
    guard length != .unknown, length != contentLength else { return [] }
    contentLength = length
    schedule.learn(length)
    guard length == .endless else { return [] }
    return schedule.waiting.map { index in
      .remark(
        "The break \(setup.breaks[index].nameInRemarks) waits: its place is a part of the content, and live content "
          + "has no end. Give the break a time.",
        code: nil
      )
    }
  }

  private mutating func remarkOnRepetitions() -> [Effect] {
    guard schedule.cutShort.count > toldCutShort else { return [] }
    let cut = schedule.cutShort[toldCutShort...]
    toldCutShort = schedule.cutShort.count
    return cut.map { index in
      .remark(
        "The break \(setup.breaks[index].nameInRemarks) does not play each time that it should: its repetitions are more "
          + "than are scheduled. Give it a longer repeatAfter.",
        code: nil
      )
    }
  }

  private mutating func contentCompleted() -> [Effect] {
    guard setup.mode == .adRules, !isContentComplete else { return [] }
    switch phase {
    case .over, .destroyed: return []
    case .created:
      return [
        .remark(
          "contentComplete() does not concern this ads manager: it is not initialized, so it follows no content yet.",
          code: nil
        )
      ]
    case .playing:
      isContentComplete = true
      return []
    case .waiting, .awaitingAds, .ready:
      isContentComplete = true
      return endOfContent()
    }
  }

  /// Gives up what lies before the end, and plays the post-roll.
  mutating func endOfContent() -> [Effect] {
    var effects = remarkOnGivingUp()
    schedule.giveUpAllButPostRoll()
    phase = .waiting
    guard let postRoll = schedule.postRoll else { return effects + finishIfNothingIsLeft() }
    if !isInPictureInPicture { effects += makeDue(postRoll) }
    return effects
  }

  /// The content is over: breaks that could not play by then.
  private func remarkOnGivingUp() -> [Effect] {
    var effects: [Effect] = schedule.waiting.map { index in
      .remark(
        "The break \(setup.breaks[index].nameInRemarks) did not play: its place is a part of the content, and the "
          + "content's duration was not known. Set contentDuration in the ads request, or give the break a time.",
        code: nil
      )
    }
    switch phase {
    case .awaitingAds(let cue) where cue != schedule.postRoll:
      effects.append(didNotPlay(cue, "the content was over before its ads were there."))
    case .ready(let cue, _) where cue != schedule.postRoll:
      effects.append(didNotPlay(cue, "the content was over before the app called start()."))
    default: break
    }
    guard case .known(let length) = contentLength else { return effects }
    return effects
      + schedule.cues.indices.filter { schedule.cues[$0].isUnplayed(behind: length) }.map {
        didNotPlay($0, "its place is behind the end of the content, which is \(length.timeInterval) s long.")
      }
  }

  private func didNotPlay(_ cue: BreakSchedule.CueID, _ reason: String) -> Effect {
    .remark("\(name(of: cue).capitalizedFirst) did not play: \(reason)", code: nil)
  }

  // MARK: Breaks

  /// A cue's time has come. The last one counts.
  mutating func makeDue(_ cue: BreakSchedule.CueID) -> [Effect] {
    guard !isInPictureInPicture else { return fetch(cue) }
    var effects: [Effect] = []
    switch phase {
    case .awaitingAds(let former) where former != cue, .ready(let former, _) where former != cue:
      effects.append(passingOver(former, for: cue))
    default: break
    }
    if case .here = ads[cue] { return effects + prepare(cue) }
    phase = .awaitingAds(cue)
    return effects + fetch(cue)
  }

  func passingOver(_ former: BreakSchedule.CueID, for cue: BreakSchedule.CueID) -> Effect {
    .remark(
      "\(name(of: former).capitalizedFirst) is passed over: \(name(of: cue)) came due before it could play.",
      code: nil
    )
  }

  /// A cue in remarks.
  func name(of cue: BreakSchedule.CueID) -> String {
    guard setup.mode == .adRules else { return "the ad" }
    switch schedule.cues[cue].place {
    case .preRoll: return "the pre-roll"
    case .midRoll(let time): return "the break at \(time.timeInterval) s"
    case .postRoll: return "the post-roll"
    }
  }

  private mutating func fetch(_ cue: BreakSchedule.CueID) -> [Effect] {
    guard ads[cue] == nil else { return [] }
    ads[cue] = .asked
    schedule.ask(cue)
    return [.fetch(cue, schedule.cues[cue].breaks.map { setup.breaks[$0] })]
  }

  private mutating func fetched(_ cue: BreakSchedule.CueID, _ responses: [ResolvedResponse]) -> [Effect] {
    guard case .asked = ads[cue], schedule.cues[cue].isUnplayed else { return [] }
    ads[cue] = .here(responses.filter { !$0.pod.isEmpty })
    guard responses.contains(where: { !$0.pod.isEmpty }) else {
      let reason = responses.lazy.flatMap(\.errors).first
      return fetchError(cue, reason?.description, code: reason?.code) + leave(cue)
    }
    var effects: [Effect] = []
    for (index, response) in zip(schedule.cues[cue].breaks, responses) where response.pod.isEmpty {
      let reason = response.errors.first
      effects += failure(of: [setup.breaks[index]], reason?.description, code: reason?.code)
      schedule.leaveOut(index, of: cue)
    }
    if case .awaitingAds(cue) = phase { effects += makeDue(cue) }
    return effects
  }

  /// A cue will play no ads.
  private func fetchError(_ cue: BreakSchedule.CueID, _ reason: String?, code: VASTErrorCode?) -> [Effect] {
    failure(of: breaks(of: cue), reason, code: code) + [.announce(.AD_BREAK_FETCH_ERROR, nil)]
  }

  private func failure(of breaks: [AdBreak], _ reason: String?, code: VASTErrorCode?) -> [Effect] {
    let urls = breaks.flatMap { $0.urls(for: .error) }
    var effects: [Effect] = []
    if !urls.isEmpty { effects.append(.callForBreak(urls, code ?? .noAds)) }
    if let reason { effects.append(.remark(reason, code: code.map(AdErrorCode.init))) }
    return effects
  }

  /// Goes on without a cue that has not begun.
  private mutating func leave(_ cue: BreakSchedule.CueID) -> [Effect] {
    ads[cue] = nil
    schedule.close(cue)
    switch phase {
    case .awaitingAds(cue):
      phase = .waiting
      return (isContentComplete ? [] : releaseContent()) + finishIfNothingIsLeft()
    case .waiting: return finishIfNothingIsLeft()
    default: return []
    }
  }

  /// The ads of a cue are there: says which comes first, and plays it if it may.
  private mutating func prepare(_ cue: BreakSchedule.CueID) -> [Effect] {
    guard case .here(let responses) = ads[cue] else { return [] }
    ads[cue] = nil
    lastError = nil
    var playback = PodPlayback(
      responses.flatMap(\.pod),
      substitutes: responses.flatMap(\.substitutes),
      pod: PodAd.Pod(
        cue: cue,
        podIndex: setup.mode == .adRules ? schedule.podIndex(of: cue) : 0,
        timeOffset: setup.mode == .adRules ? schedule.timeOffset(of: cue) : 0
      ),
      choice: rendering.choice,
      volume: volume,
      isHeld: isHeld
    )
    let errors = responses.flatMap(\.errors).map { Effect.remark($0.description, code: AdErrorCode($0.code)) }
    let isAutomatic = setup.mode == .adRules && setup.playsBreaksAutomatically
    let prepared = playback.handle(.prepare)
    guard playback.current != nil else {
      phase = .waiting
      return errors + perform(prepared, cue)
    }
    phase = isAutomatic ? .playing(cue, playback) : .ready(cue, playback)
    let effects = errors + perform(prepared, cue)
    if isAutomatic { return effects + begin(cue) }
    guard setup.mode == .adRules else { return effects }
    // `LOADED` waits for start(): apps call that on each `LOADED`, and nothing would wait for them.
    return effects.dropLast() + [.breakReady(schedule.timeOffset(of: cue))]
  }

  private mutating func begin(_ cue: BreakSchedule.CueID) -> [Effect] {
    schedule.close(cue)
    let urls = breaks(of: cue).flatMap { $0.urls(for: .breakStart) }
    isContentHeld = true
    var effects: [Effect] = [.pauseContent]
    if !urls.isEmpty { effects.append(.callForBreak(urls, nil)) }
    return effects + play(.begin)
  }

  /// Lets the content go on, if it waits.
  private mutating func releaseContent() -> [Effect] {
    defer { isContentHeld = false }
    return isContentHeld ? [.resumeContent] : []
  }

  /// The break has ended, be it well or not.
  private mutating func end(_ cue: BreakSchedule.CueID, shown: Int, whole: Int) -> [Effect] {
    phase = .waiting
    schedule.close(cue)
    isPausedByApp = false
    var effects: [Effect] = []
    if setup.mode == .singleBreak, whole == 0, let lastError {
      effects.append(.report(.adPlayingFailed, AdErrorCode(lastError.code), lastError.message))
    }
    if setup.mode == .adRules, shown == 0 {
      effects += fetchError(cue, nil, code: lastError?.code)
    } else {
      let urls = breaks(of: cue).flatMap { $0.urls(for: .breakEnd) }
      if !urls.isEmpty { effects.append(.callForBreak(urls, nil)) }
    }
    effects += releaseContent()
    return effects + (isContentComplete ? endOfContent() : finishIfNothingIsLeft())
  }

  private func breaks(of cue: BreakSchedule.CueID) -> [AdBreak] {
    setup.mode == .adRules ? schedule.cues[cue].breaks.map { setup.breaks[$0] } : []
  }

  func cueIsPreRoll(_ cue: BreakSchedule.CueID) -> Bool { schedule.cues[cue].place == .preRoll }

  private mutating func discardAdBreak() -> [Effect] {
    switch phase {
    case .playing(let cue, var playback):
      let effects = playback.handle(.stop).map(Effect.media)
      return effects + end(cue, shown: 1, whole: 1)
    case .ready(let cue, _):
      phase = .waiting
      schedule.close(cue)
      return releaseContent() + finishIfNothingIsLeft()
    case .awaitingAds(let cue): return leave(cue)
    case .waiting:
      guard let cue = schedule.nextScheduled else { return [] }
      return leave(cue)
    case .created, .over, .destroyed: return []
    }
  }

  // MARK: The ads of a break

  private mutating func play(_ event: PodPlayback.Event) -> [Effect] {
    switch phase {
    case .playing(let cue, var playback):
      let effects = playback.handle(event)
      phase = .playing(cue, playback)
      return perform(effects, cue)
    case .ready(let cue, var playback):
      let effects = playback.handle(event)
      phase = .ready(cue, playback)
      return perform(effects, cue)
    default: return []
    }
  }

  private mutating func perform(_ effects: [PodPlayback.Effect], _ cue: BreakSchedule.CueID) -> [Effect] {
    var performed: [Effect] = []
    for effect in effects {
      switch effect {
      case .announce(let type, let ad): performed.append(.announce(type, ad))
      case .remark(let text): performed.append(.remark(text, code: nil))
      case .broke(let ad, let code, let message, let position):
        lastError = (code, message)
        performed.append(.callForError(ad, code, at: position))
        performed.append(.remark(message, code: AdErrorCode(code)))
      case .finished(let shown, let whole): performed += end(cue, shown: shown, whole: whole)
      default: performed.append(.media(effect))
      }
    }
    return performed
  }

  private mutating func skip() -> [Effect] {
    if isPlayingBreak {
      let ad = currentAd?.id
      let effects = play(.skip)
      // The next ad is not the one that was paused.
      return isPausedByApp && currentAd?.id != ad ? effects + hold { $0.isPausedByApp = false } : effects
    }
    return [.remark("skip() was ignored: no ad plays.", code: nil)]
  }

  private mutating func set(_ volume: Float) -> [Effect] {
    self.volume = volume
    return play(.volume(volume))
  }

  // MARK: Holding

  /// Whether ads may not run now.
  private var isHeld: Bool {
    isPausedByApp || isPageOpen || (isInBackground && !setup.playsInBackground)
      || (isInPictureInPicture && !setup.sharesPlayer)
  }

  mutating func hold(_ change: (inout Self) -> Void) -> [Effect] {
    guard canChange else { return [] }
    let wasHeld = isHeld
    change(&self)
    // What the app pauses before a break is over with it.
    if !isPlayingBreak { isPausedByApp = false }
    return wasHeld == isHeld ? [] : play(.hold(isHeld))
  }

  /// What the viewer does with the player, as in the window of picture-in-picture, counts as the app's doing.
  private mutating func mediaHalted(_ isHalted: Bool) -> [Effect] {
    isHalted == isHeld ? [] : hold { $0.isPausedByApp = isHalted }
  }

  private var canChange: Bool { if case .destroyed = phase { false } else { true } }

  // MARK: Ending

  private mutating func finishIfNothingIsLeft() -> [Effect] {
    guard case .waiting = phase, schedule.unplayedCount == 0, !schedule.mayGrow else { return [] }
    return finish()
  }

  private mutating func finish() -> [Effect] {
    phase = .over
    ads = [:]
    return [.watchContent(false), .announce(.ALL_ADS_COMPLETED, nil)]
  }

  private mutating func destroy() -> [Effect] {
    guard canChange else { return [] }
    var effects: [Effect] = [.watchContent(false)]
    if case .playing(_, var playback) = phase { effects += playback.handle(.stop).map(Effect.media) }
    phase = .destroyed
    ads = [:]
    return effects
  }
}

extension String {
  /// As the beginning of a sentence.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension AdBreak {
  fileprivate func urls(for event: BreakTracking.Event) -> [URLTemplate] {
    trackingEvents.filter { $0.event == event }.map(\.url)
  }

  fileprivate var nameInRemarks: String { breakID.map { "“\($0.printable())”" } ?? "without a name" }
}
