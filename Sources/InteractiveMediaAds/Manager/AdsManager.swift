import AdPlatform
public import Foundation
import HeadlessAVFoundation
import HeadlessUIKit
import VAST

/// Plays the ads of a response: one ad or a pod when told to, or breaks that are scheduled against the content.
///
/// What an app calls takes effect after the call has returned, in order;
/// ``destroy()`` at once.
///
/// Source: Ad rules, "SDK operation modes" and "Ad rules"; Picture in picture, "Starting ads".
@preconcurrency
@MainActor
open class AdsManager: NSObject {
  /// Is told what happens. Set it before ``initialize(with:)``.
  open weak var delegate: (any NSObjectProtocol & AdsManagerDelegate)?
  /// What the manager had to say beside events, in order: what it ignored or refused, and why. Only here.
  public internal(set) var remarks: [AdRemark] = []
  /// The pages of ads and companions that the viewer asked for, in order. Only here.
  public internal(set) var clickThroughs: [ClickThrough] = []

  /// What failed; the event that follows does not say it.
  package enum Failure {
    /// This ad.
    case ad(Ad)
    /// The break at this place, as in ``AdsManager/adCuePoints``: its response has no ads.
    case adBreak(timeOffset: Double)
  }

  /// Is told what failed before the app hears that something did. For reports.
  package var onFailure: ((Failure) -> Void)?

  let setup: AdsManagerMachine.Setup
  private let runner: MachineRunner<AdsManagerMachine>
  var machine: AdsManagerMachine { runner.machine }
  let request: AdsRequest
  let resolver: VASTResolver
  let macroSource: MacroSource
  let platform: Platform
  var scheduler: any Scheduler { platform.scheduler }
  let player: AdMediaPlayer
  let stage: AdStage
  var playhead: (any NSObjectProtocol & ContentPlayhead)?
  var rendering = AdsRenderingSettings()
  var linkOpener: LinkOpener?

  /// The events that changed nothing.
  var ignoredEvents = IgnoredEvents<AdsManagerMachine.Event.Name>()
  private var isInitialized = false
  var isDestroyed: Bool { runner.isEnded }
  /// Whether an ad that plays in the background is halted because the app may not play there.
  private var isHaltedBySystem = false
  var ads: [PodAd.ID: Ad] = [:]
  var contentPosition = Duration.zero
  var fetches: [any Cancellable] = []
  var watch: (any Cancellable)?

  init(
    _ machine: AdsManagerMachine,
    _ setup: AdsManagerMachine.Setup,
    request: AdsRequest,
    resolver: VASTResolver,
    macroSource: MacroSource,
    platform: Platform
  ) {
    runner = MachineRunner(machine)
    self.setup = setup
    self.request = request
    self.resolver = resolver
    self.macroSource = macroSource
    self.platform = platform
    playhead = request.contentPlayhead
    let display =
      request.avPlayerVideoDisplay
      ?? Platform.$current.withValue(platform) { AVPlayerVideoDisplay(avPlayer: AVPlayer()) }
    player = AdMediaPlayer(display, on: platform)
    stage = AdStage(request.adDisplayContainer)
    super.init()
    stage.overlay.onTap = { [weak self] in self?.tapped($0) }
    player.tell = { [weak self] in self?.hear($0) }
    macroSource.manager = self
  }

  deinit {
    let (stage, player) = (stage, player)
    platform.scheduler.deliver {
      stage.watchAppNoMore()
      stage.clear()
      player.end()
    }
  }

  /// 200 ms: how often the content's playhead is read.
  static let tick = Duration.milliseconds(200)

  // MARK: What apps call

  /// Where breaks are scheduled, in seconds: 0 for the pre-roll, −1 for the post-roll. Empty for a single ad or pod.
  ///
  /// `[Any]`, as the original has an array without a type; the elements are `NSNumber`s.
  public var adCuePoints: [Any] { machine.cuePoints.map { NSNumber(value: $0) } }

  /// The time offset of the break that came due in picture-in-picture and comes when its window has closed, in seconds as
  /// in ``adCuePoints``; 0 for a single ad or pod whose ``start()`` waits. Nil if nothing waits. Only here.
  ///
  /// Source: Picture in picture, "Starting ads".
  public var adBreakWaitingForPictureInPicture: NSNumber? {
    guard let cue = machine.cueWaitingForPictureInPicture else { return nil }
    return NSNumber(value: machine.timeOffset(of: cue))
  }

  /// What the ad's player does.
  public var adPlaybackInfo: any AdPlaybackInfo { player.display }

  /// Of the ads: 0 is mute, 1 is loudest.
  ///
  /// Until it is set, the player's own.
  open var volume: Float {
    get { wantedVolume ?? player.display.volume }
    set {
      guard !newValue.isNaN else { return }
      let volume = min(max(newValue, 0), 1)
      wantedVolume = volume
      player.display.volume = volume
      later(.volume(volume))
    }
  }
  private var wantedVolume: Float?

  /// Loads the first ad, or begins to follow the content. Call it before the content plays.
  ///
  /// - Parameter adsRenderingSettings: nil for those of ``AdsRenderingSettings/init()``.
  open func initialize(with adsRenderingSettings: AdsRenderingSettings?) {
    let settings = adsRenderingSettings ?? AdsRenderingSettings()
    scheduler.schedule(after: .zero) { [weak self] in self?.begin(settings) }
  }

  /// The same, with a playhead that the request did not have.
  ///
  /// Source: Ad rules, "Ad rules".
  open func initialize(
    with contentPlayhead: (any NSObjectProtocol & ContentPlayhead)?,
    adsRenderingSettings: AdsRenderingSettings?
  ) {
    if let contentPlayhead, !isInitialized { playhead = contentPlayhead }
    initialize(with: adsRenderingSettings)
  }

  /// The same as ``initialize(with:adsRenderingSettings:)``, with the document's label.
  ///
  /// Source: Ad rules, "Ad rules" (`initializeWithContentPlayhead:adsRenderingSettings:`).
  public final func initialize(
    withContentPlayhead contentPlayhead: (any NSObjectProtocol & ContentPlayhead)?,
    adsRenderingSettings: AdsRenderingSettings?
  ) {
    initialize(with: contentPlayhead, adsRenderingSettings: adsRenderingSettings)
  }

  /// Plays a single ad, a pod, or a break that waits because ``Settings/autoPlayAdBreaks`` is off. Changes nothing
  /// while ads play, nor for breaks that play by themselves.
  ///
  /// Refused while the picture-in-picture window is open. While it opens or closes the call is kept, and takes effect when
  /// the window has closed or has failed to open. Both are in ``remarks`` and a `LOG` event.
  ///
  /// Source: Ad rules, "SDK operation modes"; Picture in picture, "Starting ads".
  open func start() {
    later(request.pictureInPictureProxy?.state == .open ? .start : .startBeforeWindow)
  }

  /// Halts the ad.
  open func pause() {
    isHaltedBySystem = false
    later(.pause)
  }

  /// Lets a halted ad go on.
  open func resume() { later(.resume) }

  /// Skips the ad if it may be skipped already. What was wrong is in ``remarks`` and a `LOG` event.
  open func skip() { scheduler.schedule(after: .zero) { [weak self] in self?.skipAd() } }

  /// Does what a click on the ad does, for apps that show ads without the buttons of the SDK
  /// (``AdsRenderingSettings/disableUi``).
  open func clicked() {
    scheduler.schedule(after: .zero) { [weak self] in
      guard let self else { return }
      guard rendering.disableUi else {
        return remark("clicked() was ignored: set disableUi in the rendering settings, or tap “Learn More”.")
      }
      handle(.tapped(isClick: true))
    }
  }

  /// Gives up the break that plays, and has the content resumed; without one, the next that is scheduled.
  open func discardAdBreak() { later(.discardAdBreak) }

  /// Ends everything at once. The delegate hears nothing more.
  open func destroy() {
    guard !isDestroyed else { return }
    for fetch in fetches { fetch.cancel() }
    fetches = []
    stage.watchAppNoMore()
    request.pictureInPictureProxy?.forget(self)
    runner.end(with: .destroy) { perform($0) }
    player.end()
  }

  func contentComplete() { later(.contentCompleted) }

  // MARK: Events

  func later(_ event: AdsManagerMachine.Event) {
    scheduler.schedule(after: .zero) { [weak self] in self?.handle(event) }
  }

  func handle(_ event: AdsManagerMachine.Event) { runner.handle(event) { perform($0) } }

  private func begin(_ settings: AdsRenderingSettings) {
    guard !isDestroyed else { return }
    guard !isInitialized else { return handle(.initialize(AdsManagerMachine.Rendering())) }
    isInitialized = true
    rendering = settings
    linkOpener = LinkOpener(settings)
    player.begin()
    if settings.loadVideoTimeout > 0 { player.timeLimit = Duration(timeInterval: settings.loadVideoTimeout) }
    if let wantedVolume { player.display.volume = wantedVolume }
    handle(.volume(volume))
    stage.watchApp { [weak self] in self?.appMoved(toBackground: $0) }
    if UIApplication.shared.applicationState == .background { appMoved(toBackground: true) }
    if let proxy = request.pictureInPictureProxy {
      proxy.tell(self) { [weak self] in self?.handle(.pictureInPicture($0)) }
      if proxy.isPictureInPictureActive { handle(.pictureInPicture(proxy.state)) }
    }
    if request.pictureInPictureProxy != nil, !setup.playsInBackground {
      remark(
        "The request has a picture-in-picture proxy, and background playback is off: ads halt when the app goes to the "
          + "background, also in the window. Set enableBackgroundPlayback in the settings of the ads loader."
      )
    }
    let after = settings.playAdsAfterTime
    var rendering = AdsManagerMachine.Rendering(
      playsAdsAfter: after >= 0 ? Duration(timeInterval: after) : nil,
      contentLength: contentLength,
      hasPlayhead: playhead != nil || setup.sharesPlayer
    )
    rendering.choice = MediaFileChoice(
      mimeTypes: settings.mimeTypes ?? [],
      bitrate: settings.bitrate > 0 ? settings.bitrate : nil
    )
    handle(.initialize(rendering))
  }

  private func appMoved(toBackground isInBackground: Bool) {
    if isInBackground, setup.playsInBackground, let obstacle = BackgroundPlayback.obstacle {
      remark("Nothing plays in the background, also not in a picture-in-picture window: \(obstacle)")
      isHaltedBySystem = machine.isPlayingBreak && player.display.player.foregroundRate != 0
      if isHaltedBySystem { handle(.pause) }
    }
    handle(.background(isInBackground))
    guard isHaltedBySystem, !isInBackground else { return }
    isHaltedBySystem = false
    handle(.resume)
  }

  private func tapped(_ target: AdOverlay.Target) {
    switch target {
    case .ad: handle(.tapped(isClick: false))
    case .learnMore: handle(.tapped(isClick: true))
    case .skip: skipAd()
    }
  }

  /// The display tells how far the ad is now and then only: it may have come to where it can be skipped since.
  func skipAd() {
    if let ad = player.ad, let position = player.position { handle(.media(ad.id, .reached(position))) }
    handle(.skip)
  }

  private func hear(_ news: AdMediaPlayer.News) {
    switch news {
    case .media(let ad, let event): handle(.media(ad, event))
    case .halted(let ad, let isHalted): handle(.mediaHalted(ad, isHalted))
    case .tapped: handle(.tapped(isClick: false))
    case .skipped: skipAd()
    case .playbackReady: delegate?.adsManagerAdPlaybackReady(self)
    case .startedBuffering: delegate?.adsManagerAdDidStartBuffering(self)
    case .buffered(let time): delegate?.adsManager(self, adDidBufferToMediaTime: time)
    }
  }
}
