internal import AdPlatform
public import Foundation
public import HeadlessAVFoundation

/// Plays ads in an `AVPlayer`, as a rule the one that the content plays in.
///
/// The first ad takes the place of the player's item; ``reset()`` puts item, position, rate and volume back. An item
/// or a rate that the app sets meanwhile stays as the app set it.
///
/// Mirrors `IMAAVPlayerVideoDisplay`. Source: SDK reference, `IMAAVPlayerVideoDisplay.h`.
@preconcurrency
@MainActor
public final class AVPlayerVideoDisplay: NSObject, VideoDisplay {
  /// Who is told what becomes of the ad.
  public weak var delegate: (any VideoDisplayDelegate)?
  /// Who hears what is loaded.
  public weak var playerVideoDisplayDelegate: (any AVPlayerVideoDisplayDelegate)?
  /// The subtitles of the stream; nil until it plays.
  public private(set) var subtitles: [Any]?
  /// Options for the assets of streams. Without effect on ads.
  public var streamAssetOptions: [String: Any]?

  /// The player that ads play in.
  let player: AVPlayer

  /// Whose time and media; an ads manager sets its own.
  var platform: Platform
  private var content: InterruptedContent?
  private var ad: LoadedItem?
  /// What the player's rate and volume are unless the app has changed them.
  private var ownRate: Float = 0
  private var ownVolume: Float = 1
  private var observations: [PlayerObservation] = []
  private var boundaries: [PlayerObservation] = []

  private struct LoadedItem {
    let item: AVPlayerItem
    let subtitles: [Any]
    var watch = AdItemWatch()
  }

  /// Ads will play in this player.
  public init(avPlayer player: AVPlayer) {
    self.player = player
    platform = .current
    super.init()
  }

  deinit {
    let left = observations + boundaries
    guard !left.isEmpty else { return }
    platform.scheduler.deliver { for observation in left { observation.cancel() } }
  }

  // MARK: Loading

  /// Puts the media behind a URL in place of the player's item, paused.
  public func loadStream(_ streamURL: URL, withSubtitles subtitles: [Any]) {
    let asset = Platform.$current.withValue(platform) { AVURLAsset(url: streamURL) }
    playerVideoDisplayDelegate?.playerVideoDisplay(self, willLoadStreamAsset: asset)
    if content == nil || !isInPlace {
      content = InterruptedContent(of: player)
      if let adVolume { player.volume = adVolume }
      ownVolume = player.volume
    }
    stopObserving()
    let item = AVPlayerItem(asset: asset)
    ad = LoadedItem(item: item, subtitles: subtitles)
    self.subtitles = nil
    observe(item)
    setRate(0)
    player.replaceCurrentItem(with: item)
  }

  /// Takes the ad out, and puts the content back as it was.
  public func reset() {
    stopObserving()
    if let content, isInPlace {
      content.putBack(into: player, unlessChangedFrom: ownRate, volume: ownVolume)
    }
    content = nil
    ad = nil
    subtitles = nil
  }

  /// Whether the player still has the ad that it was given.
  private var isInPlace: Bool { ad.map { $0.item === player.currentItem } ?? false }

  // MARK: Playing

  /// Plays the ad, as soon as it can be played.
  public func play() {
    guard isInPlace else { return }
    player.play()
    ownRate = player.rate
    lookSoon()
  }

  /// Halts the ad.
  public func pause() {
    guard isInPlace else { return }
    setRate(0)
    lookSoon()
  }

  /// Goes to a position in the ad, in seconds.
  public func seekStream(toTime time: TimeInterval) {
    guard isInPlace else { return }
    let target = CMTime(seconds: time, preferredTimescale: 1000)
    player.seek(to: target, toleranceBefore: .zero, toleranceAfter: .zero)
  }

  /// How loud ads are, from 0 to 1: as the player, unless it is set. What is set beyond counts as the nearest of the
  /// two; what is not a number is left out.
  public var volume: Float {
    get { isInPlace ? player.volume : adVolume ?? player.volume }
    set {
      guard !newValue.isNaN else { return }
      let changed = min(max(newValue, 0), 1)
      guard changed != volume else { return }
      adVolume = changed
      if isInPlace {
        player.volume = changed
        ownVolume = changed
      }
      delegate?.videoDisplay(self, volumeChangedTo: NSNumber(value: changed))
    }
  }
  private var adVolume: Float?

  private func setRate(_ rate: Float) {
    player.rate = rate
    ownRate = rate
  }

  // MARK: Times

  /// Where the ad is, in seconds; 0 without an ad.
  public var currentMediaTime: TimeInterval { isInPlace ? player.currentTime().knownSeconds : 0 }

  /// How long the ad is, in seconds; 0 without an ad, and while that is not known.
  public var totalMediaTime: TimeInterval { ad.map(\.item.duration.knownSeconds) ?? 0 }

  /// How far the ad's media is there, in seconds; 0 without an ad.
  public var bufferedMediaTime: TimeInterval {
    guard let item = ad?.item, item.status == .readyToPlay else { return 0 }
    return item.duration.knownSeconds
  }

  /// Whether the ad plays, and waits for nothing.
  public var isPlaying: Bool { isInPlace && player.timeControlStatus == .playing }

  /// Where the content is, in seconds: while an ad is in its place, where it was put off.
  var contentTime: TimeInterval {
    if let content, isInPlace { return content.currentTime }
    return player.currentTime().knownSeconds
  }

  /// Calls a handler when the ad's playhead passes one of these positions by playing, with the position. Each call
  /// replaces the one before; the next ad and ``reset()`` end it.
  func callAt(_ times: [Duration], _ handler: @escaping (Duration) -> Void) {
    for boundary in boundaries { boundary.cancel() }
    boundaryHandler = handler
    boundaries = times.map { time in
      let position = CMTime(nanosecondsOf: time)
      return .boundary(at: position, of: player, on: platform.scheduler) { [weak self] in
        guard let self, isInPlace else { return }
        boundaryHandler?(time)
      }
    }
  }
  private var boundaryHandler: ((Duration) -> Void)?

  // MARK: Observing

  private static let tick = CMTime(value: 1, timescale: 5)

  private func observe(_ item: AVPlayerItem) {
    let scheduler = platform.scheduler
    observations = [
      .status(of: item, on: scheduler) { [weak self] in self?.statusDidChange() },
      .notification(.AVPlayerItemDidPlayToEndTime, about: item, on: scheduler) { [weak self] in
        self?.didPlayToEnd()
      },
      .notification(.AVPlayerItemFailedToPlayToEndTime, about: item, on: scheduler) { [weak self] in
        self?.handle(.failed)
      },
      .notification(.AVPlayerItemPlaybackStalled, about: item, on: scheduler) { [weak self] in
        self?.handle(.stalled)
      },
      .ticks(of: player, every: Self.tick, on: scheduler) { [weak self] in self?.look() },
    ]
  }

  private func stopObserving() {
    for observation in observations + boundaries { observation.cancel() }
    observations = []
    boundaries = []
    boundaryHandler = nil
  }

  private func statusDidChange() {
    switch ad?.item.status {
    case .readyToPlay:
      handle(.ready(total: totalMediaTime))
      look()
    case .failed: handle(.failed)
    default: break
    }
  }

  private func didPlayToEnd() {
    // The player stops at the end without a change of its rate.
    if player.rate == 0 { ownRate = 0 }
    look()
    handle(.ended(total: totalMediaTime))
  }

  /// Looks when what was asked of the player has had its effect: it tells of nothing where it waits.
  private func lookSoon() {
    platform.scheduler.schedule(after: .zero) { [weak self] in self?.look() }
  }

  private func look() {
    // Another item in the player ends the ad as a failure does.
    guard isInPlace else { return handle(.failed) }
    // A player halts where its item fails, and that is no pause.
    guard ad?.item.status != .failed else { return handle(.failed) }
    handle(
      .seen(
        AdItemWatch.Sight(
          wantsToPlay: player.rate != 0,
          isPlaying: isPlaying,
          time: currentMediaTime,
          total: totalMediaTime,
          buffered: bufferedMediaTime
        )
      )
    )
  }

  private func handle(_ event: AdItemWatch.Event) {
    guard let item = ad?.item, let effects = ad?.watch.handle(event) else { return }
    for effect in effects {
      // The delegate may have loaded another ad.
      guard ad?.item === item else { return }
      perform(effect)
    }
  }

  private func perform(_ effect: AdItemWatch.Effect) {
    switch effect {
    case .didLoad: delegate?.videoDisplayDidLoad(self)
    case .didStart:
      subtitles = ad?.subtitles
      delegate?.videoDisplayDidStart(self)
    case .didPause: delegate?.videoDisplayDidPause(self)
    case .didResume: delegate?.videoDisplayDidResume(self)
    case .didComplete: delegate?.videoDisplayDidComplete(self)
    case .didFail:
      ownRate = player.rate
      delegate?.videoDisplay(self, didReceive: ad?.item.error ?? AVError(.unknown))
    case .didStartBuffering: delegate?.videoDisplayDidStartBuffering(self)
    case .isPlaybackReady: delegate?.videoDisplayIsPlaybackReady(self)
    case .didBuffer(let time): delegate?.videoDisplay(self, didBufferToMediaTime: time)
    case .didProgress(let time, let total):
      delegate?.videoDisplay(self, didProgressWithMediaTime: time, totalTime: total)
    }
  }
}
