#if !(os(iOS) || os(tvOS) || os(visionOS))
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
    /// What happens when an item has played to its end. `advance` is for queues, and pauses here.
    open var actionAtItemEnd = ActionAtItemEnd.pause {
      didSet { handle(.setPausesAtEnd(actionAtItemEnd != .none)) }
    }

    /// The item that is played.
    public private(set) var currentItem: AVPlayerItem?

    private(set) var playback = Playback()
    private let scheduler: any Scheduler
    private var wake: (time: Duration, scheduled: any Cancellable)?
    private var calls: [() -> Void] = []
    private var hasScheduledCalls = false
    private var lastID = 0
    private var observers: [ObserverQueue.ID: TimeObserver] = [:]
    private var seeks: [Playback.SeekID: @Sendable (Bool) -> Void] = [:]

    /// A player of an item, or of none yet.
    public init(playerItem item: AVPlayerItem?) {
      scheduler = Platform.current.scheduler
      super.init()
      replaceCurrentItem(with: item)
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
      handle(.replace(media))
      currentItem = item
      replacement = nil
    }

    private var replacement: AVPlayerItem?

    // MARK: Rate

    /// How fast to play: 1 is natural, 0 paused, below 0 backward. Not a number counts as 0, and more than 1000,
    /// either way, as 1000.
    open var rate: Float {
      get { Float(Double(playback.rate.millionths) / 1e6) }
      set { handle(.setRate(PlaybackRate(newValue))) }
    }

    /// Plays at ``defaultRate``.
    open func play() { rate = defaultRate }

    /// Sets ``rate`` to 0.
    open func pause() { rate = 0 }

    /// Sets ``rate``; there is nothing to wait for.
    open func playImmediately(atRate rate: Float) { self.rate = rate }

    /// Whether it has been able to play anything.
    open var status: Status { hasBeenReady ? .readyToPlay : .unknown }
    private var hasBeenReady = false

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
      switch playback.phase {
      case .empty: return .noItemToPlay
      case .loading, .seeking: return .evaluatingBufferingRate
      case .stalled: return .toMinimizeStalls
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
    /// - Parameter completionHandler: called on the main actor when playing can go on; with false when another seek or
    ///   item came in between, when there is no item that can be played, and for an invalid or indefinite time.
    open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
      lastID += 1
      guard let target = Self.target(of: time) else {
        calls.append { completionHandler(false) }
        return scheduleCalls()
      }
      seeks[lastID] = completionHandler
      handle(.seek(to: target, lastID))
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

    private func handle(_ event: Playback.Event) {
      var item = currentItem
      for effect in playback.handle(event, at: scheduler.now) {
        if case .removed(let media) = effect {
          item?.wasRemoved(as: media)
          item = replacement
        } else {
          collect(effect, item)
        }
      }
      scheduleWake()
      scheduleCalls()
    }

    private func collect(_ effect: Playback.Effect, _ item: AVPlayerItem?) {
      switch effect {
      case .tick(let ids, let position):
        let time = CMTime(position)
        for id in ids { calls.append { [weak self] in self?.observers[id]?.call(time) } }
      case .seekEnded(let id, let finished):
        guard let completionHandler = seeks.removeValue(forKey: id) else { return }
        calls.append { completionHandler(finished) }
      case .loaded:
        hasBeenReady = true
        post(AVPlayerItem.statusDidChangeNotification, item)
      case .failedToLoad:
        post(AVPlayerItem.statusDidChangeNotification, item)
      case .stalled:
        post(AVPlayerItem.playbackStalledNotification, item)
      case .playedToEnd:
        post(AVPlayerItem.didPlayToEndTimeNotification, item)
      case .failedToPlayToEnd:
        post(AVPlayerItem.statusDidChangeNotification, item)
        let error = item?.error ?? AVError(.failedToLoadMediaData)
        post(
          AVPlayerItem.failedToPlayToEndTimeNotification,
          item,
          [AVPlayerItemFailedToPlayToEndTimeErrorKey: error]
        )
      case .removed:
        break
      }
    }

    private func post(_ name: Notification.Name, _ item: AVPlayerItem?, _ userInfo: [String: Any]? = nil) {
      calls.append { NotificationCenter.default.post(name: name, object: item, userInfo: userInfo) }
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
#endif
