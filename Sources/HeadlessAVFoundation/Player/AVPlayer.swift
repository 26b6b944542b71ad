import AdPlatform
public import Foundation

/// Plays nothing but time, on the scheduler of `Platform.current` at its creation.
///
/// What a caller sets counts at once; observers, completion handlers and notifications are called later, in order,
/// on the main actor.
@preconcurrency
@MainActor
open class AVPlayer: NSObject {
  /// Linear, from 0 to 1. Without effect.
  open var volume: Float = 1
  /// Whether there is no sound. Without effect.
  open var isMuted = false
  /// The rate that ``play()`` sets.
  open var defaultRate: Float = 1
  /// What happens when an item has played to its end. `advance` is for an ``AVQueuePlayer``; any other pauses.
  open var actionAtItemEnd = ActionAtItemEnd.pause {
    didSet { handle(.setPausesAtEnd(pausesAtItemEnd)) }
  }

  /// The item that is played.
  public private(set) var currentItem: AVPlayerItem?

  /// What interrupts it for interstitial events; made at the first query, or when a playlist has some.
  private(set) lazy var interstitials = makeInterstitials()
  private(set) var hasInterstitials = false
  /// Whether it plays in between; it is not interrupted itself.
  var isInterstitialPlayer = false
  /// Is told what playback does, at once.
  weak var conductor: (any PlayerConductor)?

  /// The rate for when the app comes back; nil while nothing halts the player in the background.
  private var rateAfterBackground: (rate: PlaybackRate, wasSet: Bool)?

  private(set) var playback = Playback()
  let platform = Platform.current
  var scheduler: any Scheduler { platform.scheduler }
  private var wake: (time: Duration, scheduled: any Cancellable)?
  var calls: [() -> Void] = []
  private var hasScheduledCalls = false
  private var lastID = 0
  private(set) var observers: [ObserverQueue.ID: TimeObserver] = [:]
  var seeks: [Playback.SeekID: @Sendable (Bool) -> Void] = [:]

  /// A player of an item, or of none yet.
  public init(playerItem item: AVPlayerItem?) {
    super.init()
    replaceCurrentItem(with: item)
    BackgroundPlayback.shared.add(self)
  }

  /// A player with nothing to play yet.
  public convenience override init() { self.init(playerItem: nil) }

  /// A player of the media behind a URL.
  public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }

  /// Plays another item from where that one's playhead is, at the same rate; with nil, none. The item is taken out
  /// of any other player.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    guard item !== currentItem else { return }
    let media = item?.wasPut(in: self)
    replacement = item
    let effects = perform(.replace(media))
    currentItem = item
    replacement = nil
    item?.startLoading()
    tell(effects)
    conductor?.playerChangedItem(self)
  }

  private var replacement: AVPlayerItem?

  // MARK: Rate

  /// How fast to play: 1 is natural, 0 paused, below 0 backward. Not a number counts as 0, and more than 1000,
  /// either way, as 1000.
  open var rate: Float {
    get { Float(Double(playback.rate.millionths) / 1e6) }
    set {
      if rateAfterBackground != nil {
        rateAfterBackground = (PlaybackRate(newValue), wasSet: true)
        return
      }
      let allowed = conductor?.player(self, mayPlayAt: newValue) ?? newValue
      handle(.setRate(PlaybackRate(allowed)))
      conductor?.playerChangedRate(self)
    }
  }

  /// The rate that it has or, while it is halted in the background, will have when the app comes back.
  package var foregroundRate: Float {
    Float(Double((rateAfterBackground?.rate ?? playback.rate).millionths) / 1e6)
  }

  /// Halts in the background.
  func halt() {
    guard rateAfterBackground == nil else { return }
    rateAfterBackground = (playback.rate, wasSet: false)
    handle(.setRate(.zero))
  }

  /// Ends ``halt()``. A conductor is told only of what the app has set meanwhile.
  func goOn() {
    guard let (rate, wasSet) = rateAfterBackground else { return }
    let foregroundRate = foregroundRate
    rateAfterBackground = nil
    if wasSet { self.rate = foregroundRate } else { handle(.setRate(rate)) }
  }

  /// Plays at ``defaultRate``.
  open func play() { rate = defaultRate }

  /// Sets ``rate`` to 0.
  open func pause() { rate = 0 }

  /// Sets ``rate``; there is nothing to wait for.
  open func playImmediately(atRate rate: Float) { self.rate = rate }

  /// Whether it has been able to play anything.
  open var status: Status { hasBeenReady ? .readyToPlay : .unknown }
  var hasBeenReady = false

  /// Why ``status`` is `failed`: never here. Items fail, not players.
  open var error: (any Error)? { nil }

  /// Whether it plays, or wants to.
  open var timeControlStatus: TimeControlStatus {
    if playback.rate == .zero { return .paused }
    return reasonForWaitingToPlay == nil ? .playing : .waitingToPlayAtSpecifiedRate
  }

  /// What it waits for when ``timeControlStatus`` is `waitingToPlayAtSpecifiedRate`.
  open var reasonForWaitingToPlay: WaitingReason? {
    guard playback.rate != .zero else { return nil }
    if playback.isSuspended { return .interstitialEvent }
    switch playback.phase {
    case .empty: return .noItemToPlay
    case .loading, .seeking: return .evaluatingBufferingRate
    case .stalled, .starved: return .toMinimizeStalls
    case .ready, .failed: return nil
    }
  }

  // MARK: Time

  /// Where the playhead is; zero without an item. To the nanosecond.
  open func currentTime() -> CMTime { CMTime(playback.position(at: scheduler.now)) }

  /// Moves the playhead; beyond the ends counts as there.
  open func seek(to time: CMTime) { seek(to: time) { _ in } }

  /// Moves the playhead; beyond the ends counts as there.
  ///
  /// The handler is called on the main actor when playing can go on; with false when another seek or item came in
  /// between, when there is no item that can be played, for an invalid or indefinite time, and when an interstitial
  /// event forbids it.
  open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    lastID += 1
    let id = lastID
    let target = Self.target(of: time)
    let allowed = target.flatMap { conductor == nil ? $0 : conductor?.player(self, willSeekTo: $0) }
    if let allowed {
      seeks[id] = completionHandler
      handle(.seek(to: allowed, id))
    } else {
      later { completionHandler(false) }
    }
    if target != nil { conductor?.playerSought(self) }
  }

  /// Moves the playhead, exactly, whatever the tolerance.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }

  /// Moves the playhead, exactly, whatever the tolerance.
  open func seek(
    to time: CMTime,
    toleranceBefore: CMTime,
    toleranceAfter: CMTime,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    seek(to: time, completionHandler: completionHandler)
  }

  private static func target(of time: CMTime) -> Duration? {
    if time.isPositiveInfinity { return PlaybackMedia.century }
    return time.isNegativeInfinity ? .zero : time.duration
  }

  // MARK: Observers

  func addObserver(_ interest: TimeInterest, _ observer: TimeObserver) -> ObserverQueue.ID {
    lastID += 1
    observers[lastID] = observer
    handle(.observe(lastID, interest))
    return lastID
  }

  func removeObserver(_ id: ObserverQueue.ID) {
    guard observers.removeValue(forKey: id) != nil else { return }
    handle(.stopObserving(id))
  }

  // MARK: Acting on what playback decides

  func handle(_ event: Playback.Event) { tell(perform(event)) }

  private func perform(_ event: Playback.Event) -> [Playback.Effect] {
    var item = currentItem
    let effects = playback.handle(event, at: scheduler.now)
    for effect in effects {
      if case .removed(let media) = effect {
        item?.wasRemoved(as: media)
        item = replacement
      } else {
        collect(effect, item)
      }
    }
    scheduleWake()
    scheduleCalls()
    return effects
  }

  private func tell(_ effects: [Playback.Effect]) {
    for effect in effects {
      conductor?.player(self, did: effect)
      if effect == .playedToEnd, actionAtItemEnd == .advance { advanceAtItemEnd() }
    }
  }

  /// Schedules a call for later, in the order of all such calls.
  func later(_ call: @escaping () -> Void) {
    calls.append(call)
    scheduleCalls()
  }

  /// What there is to see: the item of an interstitial event while one plays.
  var shownItem: AVPlayerItem? {
    playback.isSuspended ? interstitials.interstitialPlayer.currentItem : currentItem
  }

  // What a queue does otherwise.
  var pausesAtItemEnd: Bool { actionAtItemEnd != .none }
  func advanceAtItemEnd() {}
  func release(_ item: AVPlayerItem) { replaceCurrentItem(with: nil) }

  private func makeInterstitials() -> InterstitialCoordinator {
    hasInterstitials = true
    return InterstitialCoordinator(player: self)
  }

  /// Sees to it that playback is woken at its next interesting moment. To be woken early, once a day, does no harm.
  private func scheduleWake() {
    guard let time = playback.wakeTime else {
      wake?.scheduled.cancel()
      wake = nil
      return
    }
    guard time != wake?.time else { return }
    wake?.scheduled.cancel()
    let delay = min(time - scheduler.now, .seconds(24 * 3600))
    let scheduled = scheduler.schedule(after: delay) { [weak self] in
      self?.wake = nil
      self?.handle(.wake)
      self?.makeCalls()
    }
    wake = (time, scheduled)
  }

  private func scheduleCalls() {
    guard !calls.isEmpty, !hasScheduledCalls else { return }
    hasScheduledCalls = true
    // Held until they are made: a completion handler is owed also when the player goes away.
    scheduler.schedule(after: .zero) {
      self.hasScheduledCalls = false
      self.makeCalls()
    }
  }

  /// Makes the calls that there are; what they bring about has its own turn.
  private func makeCalls() {
    let calls = self.calls
    self.calls = []
    for call in calls { call() }
  }
}

// In one file with its superclass: the compiler of Swift 6.3 does not agree with itself on the symbols of inherited
// methods with `@Sendable` closures otherwise.

/// Plays items one after another. An item that has been played, or is passed over, leaves the queue.
@preconcurrency
@MainActor
open class AVQueuePlayer: AVPlayer {
  private var waiting: [AVPlayerItem] = []

  /// A queue of one item, or of none yet. ``AVPlayer/actionAtItemEnd`` is `advance`.
  public override init(playerItem item: AVPlayerItem?) {
    super.init(playerItem: item)
    actionAtItemEnd = .advance
  }

  /// A player of these items, in order; an item that comes twice counts once.
  public convenience init(items: [AVPlayerItem]) {
    self.init(playerItem: nil)
    for item in items { insert(item, after: nil) }
  }

  /// The items that are still to be played; the first is the current one.
  open func items() -> [AVPlayerItem] { [currentItem].compactMap { $0 } + waiting }

  /// Plays the next item; with none left, nothing.
  open func advanceToNextItem() {
    replaceCurrentItem(with: waiting.isEmpty ? nil : waiting.removeFirst())
  }

  /// Whether an item is not in the queue, and the one that it is to follow is.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    !items().contains(item) && afterItem.map { items().contains($0) } ?? true
  }

  /// Puts an item behind another, or at the end; without effect where ``canInsert(_:after:)`` is false.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    guard canInsert(item, after: afterItem) else { return }
    guard currentItem != nil else { return replaceCurrentItem(with: item) }
    guard let afterItem else { return waiting.append(item) }
    waiting.insert(item, at: waiting.firstIndex(of: afterItem).map { $0 + 1 } ?? 0)
  }

  /// Takes an item out; the next one plays if it was the current one.
  open func remove(_ item: AVPlayerItem) {
    if item === currentItem { advanceToNextItem() } else { waiting.removeAll { $0 === item } }
  }

  /// Empties the queue.
  open func removeAllItems() {
    waiting = []
    replaceCurrentItem(with: nil)
  }

  /// As for any player; the items behind the current one stay.
  open override func replaceCurrentItem(with item: AVPlayerItem?) {
    let before = currentItem
    waiting.removeAll { $0 === item }
    super.replaceCurrentItem(with: item)
    guard currentItem !== before else { return }
    later { [weak self] in
      guard let self else { return }
      NotificationCenter.default.post(name: Self.currentItemDidChangeNotification, object: self)
    }
  }

  override var pausesAtItemEnd: Bool { actionAtItemEnd == .pause }
  override func advanceAtItemEnd() { advanceToNextItem() }
  override func release(_ item: AVPlayerItem) { remove(item) }
}
