import InteractiveMediaAds
import VAST

/// A manager at work: does what its shell does, and lets app, viewer, media and ad servers do what they do.
struct AdsManagerRun {
  let program: AdsManagerProgram
  var manager: AdsManagerTrial.Machine
  var watch: AdsManagerWatch
  var now = Duration.zero

  private(set) var isInitialized = false
  private(set) var isComplete = false
  private(set) var isInBackground = false
  private(set) var pictureInPicture = PictureInPictureState.closed
  private(set) var isPageOpen = false
  private var isMuted = false
  /// Where the content is.
  private(set) var position = Duration.zero
  var media: SimulatedMedia?
  /// An ad whose media was there.
  private(set) var former: PodAd.ID?
  /// What an ad server has answered.
  private(set) var answered: AdsManagerWatch.Fetch?
  /// What the app has called last.
  private(set) var lastCall: AdsManagerEvent.Call?

  private var events: [AdsManagerMachine.Event] = []
  private var isSending = false
  var check: AdsManagerCheck

  /// 8 seconds for an ad server, as ``ResolutionLimits`` has it.
  private static var fetchLimit: Duration { ResolutionLimits().firstTimeout }

  init(_ program: AdsManagerProgram, _ manager: AdsManagerTrial.Machine) {
    self.program = program
    self.manager = manager
    watch = AdsManagerWatch(
      isRules: program.isRules,
      isManual: program.options.contains(.manualBreaks),
      repeating: program.rules.map { $0.repeatsAfter != nil }
    )
    check = AdsManagerCheck(program)
  }

  // MARK: What happens

  mutating func take(_ event: AdsManagerEvent) throws(BrokenInvariant) {
    switch event {
    case .rule, .ad, .substitute, .option: return
    case .app(let call): try take(call)
    case .time(let milliseconds): try pass(.milliseconds(milliseconds))
    case .seek(let seconds):
      position = min(max(.seconds(seconds), .zero), AdsManagerProgram.contentDuration)
      try lookAtContent()
    case .background(let isInBackground):
      guard isInBackground != self.isInBackground else { return }
      self.isInBackground = isInBackground
      if isInitialized { try send(.background(isInBackground)) }
    case .pictureInPicture(let state):
      guard state != pictureInPicture else { return }
      pictureInPicture = state
      if isInitialized { try send(.pictureInPicture(state)) }
    case .tap: try send(.tapped(isClick: false))
    case .click: try send(.tapped(isClick: true))
    case .closePage:
      guard isPageOpen else { return }
      isPageOpen = false
      try send(.page(isOpen: false))
    case .viewerHalts(let halts): if media?.hasStarted == true { media?.wantsToPlay = !halts }
    case .answer(let answer):
      if let fetch = watch.fetches.first { try deliver(fetch, answer) }
    case .answerAgain:
      if let answered { try deliver(answered, .ads) }
    case .media(let news): try take(news)
    case .stray(let news):
      guard let id = media?.id ?? watch.ad?.id else { return }
      try send(.media(id, told(news)))
    case .late(let news):
      guard let former, former != watch.ad?.id else { return }
      try send(.media(former, told(news)))
    }
    try tellHalted()
  }

  private mutating func take(_ call: AdsManagerEvent.Call) throws(BrokenInvariant) {
    lastCall = call
    switch call {
    case .initialize: try initialize()
    case .start: try send(.start)
    case .pause: try send(.pause)
    case .resume: try send(.resume)
    case .skip: try send(.skip)
    case .discard: try send(.discardAdBreak)
    case .contentComplete:
      if isInitialized { isComplete = true }
      try send(.contentCompleted)
    case .mute, .unmute:
      isMuted = call == .mute
      try send(.volume(isMuted ? 0 : 1))
    case .destroy:
      try send(.destroy)
      watch.isDestroyed = true
    }
  }

  private mutating func initialize() throws(BrokenInvariant) {
    guard !isInitialized else { return try send(.initialize(AdsManagerMachine.Rendering())) }
    isInitialized = true
    try send(.volume(isMuted ? 0 : 1))
    if isInBackground { try send(.background(true)) }
    if pictureInPicture != .closed { try send(.pictureInPicture(pictureInPicture)) }
    try send(.initialize(program.rendering))
  }

  private mutating func deliver(
    _ fetch: AdsManagerWatch.Fetch,
    _ answer: AdsManagerEvent.Answer
  ) throws(BrokenInvariant) {
    try send(.fetched(fetch.cue, program.responses(fetch.breaks, answer)))
  }

  // MARK: Media

  private func told(_ news: AdsManagerEvent.News) -> PodPlayback.Event {
    switch news {
    case .loads(let seconds): .loaded(duration: seconds.map { .seconds($0) })
    case .starts: .started
    case .ends: .ended
    case .fails: .failed(.mediaPlayback, "it fails")
    // The machine hears nothing of them; what it may hear is where the media is.
    case .stalls, .goesOn: .progressed(to: media?.position ?? .zero)
    case .progresses(let seconds): .progressed(to: .seconds(seconds))
    }
  }

  /// What media can do as things are.
  private mutating func take(_ news: AdsManagerEvent.News) throws(BrokenInvariant) {
    guard var media, !media.isOver else { return }
    switch news {
    case .loads(let seconds):
      guard !media.isLoaded else { return }
      media.isLoaded = true
      media.deadline = nil
      if let seconds { media.duration = .seconds(seconds) }
    case .starts:
      guard media.isLoaded, !media.hasStarted, media.wantsToPlay else { return }
      media.hasStarted = true
    case .ends:
      guard media.isLoaded else { return }
      media.isOver = true
      // Too short to be seen playing.
      if !media.hasStarted { try send(.media(media.id, .started)) }
    case .fails:
      media.isOver = true
      media.deadline = nil
    case .stalls:
      guard media.isLoaded, !media.isStalled else { return }
      media.isStalled = true
      media.deadline = media.wantsToPlay ? now + SimulatedMedia.timeLimit : nil
      self.media = media
      return
    case .goesOn:
      media.isStalled = false
      if media.isLoaded { media.deadline = nil }
      self.media = media
      return
    case .progresses(let seconds):
      guard media.hasStarted else { return }
      media.position = .seconds(seconds)
    }
    if self.media?.id == media.id { self.media = media }
    try send(.media(media.id, told(news)))
  }

  /// The player is polled: the manager is told what has stopped it.
  private mutating func tellHalted() throws(BrokenInvariant) {
    guard let media, media.hasStarted, !media.isOver, media.toldHalted == media.wantsToPlay else { return }
    self.media?.toldHalted = !media.wantsToPlay
    try send(.mediaHalted(media.id, !media.wantsToPlay))
  }

  // MARK: Time

  private mutating func pass(_ time: Duration) throws(BrokenInvariant) {
    var left = time
    while left > .zero {
      let step = min(left, .seconds(1))
      left -= step
      now += step
      while let fetch = watch.fetches.first(where: { [now] in $0.deadline <= now }) {
        try deliver(fetch, .failure)
      }
      try passMedia(step)
      try tellHalted()
      if !watch.isContentHeld { position = min(position + step, AdsManagerProgram.contentDuration) }
      try lookAtContent()
    }
  }

  private mutating func passMedia(_ step: Duration) throws(BrokenInvariant) {
    guard let current = media else { return }
    let id = current.id
    if let deadline = current.deadline, deadline <= now {
      media?.deadline = nil
      media?.isOver = true
      return try send(
        .media(id, .failed(current.isLoaded ? .mediaPlayback : .linearMediaTimeout, "its time is over"))
      )
    }
    guard current.isPlaying else { return }
    let position = min(current.position + step, current.duration)
    media?.position = position
    while media?.id == id, let next = media?.milestones.first, next <= position {
      media?.milestones.removeFirst()
      try send(.media(id, .reached(next)))
    }
    guard media?.id == id else { return }
    try send(.media(id, .progressed(to: position)))
    guard media?.id == id, position >= current.duration else { return }
    media?.isOver = true
    try send(.media(id, .ended))
  }

  private mutating func lookAtContent() throws(BrokenInvariant) {
    guard watch.isWatching, !manager.machine.isPlayingBreak, !watch.isDestroyed else { return }
    try send(.contentMoved(to: position, length: program.length(at: position)))
  }

  // MARK: The shell

  /// Events that come while effects are performed wait for their turn.
  mutating func send(_ event: AdsManagerMachine.Event) throws(BrokenInvariant) {
    events.append(event)
    guard !isSending else { return }
    isSending = true
    var next = 0
    while next < events.count {
      try handle(events[next])
      next += 1
    }
    events.removeAll(keepingCapacity: true)
    isSending = false
  }

  private mutating func handle(_ event: AdsManagerMachine.Event) throws(BrokenInvariant) {
    check.willHandle(event, watch)
    if case .fetched(let cue, _) = event { answered = watch.takeFetch(of: cue) ?? answered }
    let effects = manager.handle(event)
    for effect in effects {
      try watch.note(effect, of: event, isInPictureInPicture: check.isInPictureInPicture)
      perform(effect)
    }
    try check.didHandle(
      event,
      watch,
      isPlayingBreak: manager.machine.isPlayingBreak,
      hasEffects: effects.contains { !$0.isIgnored }
    )
  }

  private mutating func perform(_ effect: AdsManagerMachine.Effect) {
    switch effect {
    case .fetch(let cue, let breaks):
      watch.time(fetchesFrom: now, for: Self.fetchLimit)
      let numbers = breaks.compactMap { $0.breakID.flatMap { Int($0) } }
      guard numbers.allSatisfy({ program.rules[$0].isAnsweredAtOnce }) else { return }
      events.append(.fetched(cue, program.responses(numbers, .ads)))
    case .media(.load(let podAd)):
      former = media?.id ?? former
      media = SimulatedMedia(podAd, now: now)
    case .media(.play):
      media?.wantsToPlay = true
      if media?.isStalled == true { media?.deadline = now + SimulatedMedia.timeLimit }
    case .media(.pause):
      media?.wantsToPlay = false
      // Its answer is no longer needed.
      if media?.isStalled == true { media?.deadline = nil }
    case .media(.clear):
      former = media?.id ?? former
      media = nil
    case .media(.watch(let times)): media?.milestones = times[...]
    case .media(.open) where program.options.contains(.opensPagesInside) && !isPageOpen:
      isPageOpen = true
      events.append(.page(isOpen: true))
    default: break
    }
  }
}
