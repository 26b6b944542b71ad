import AdPlatform
public import Foundation
import HeadlessAVFoundation
import HeadlessUIKit
import VAST

/// Plays the ads of a response: one ad or a pod when told to, or breaks that are scheduled against the content.
///
/// ``AdsManagerMachine`` decides; this acts. What an app calls takes effect after the call has returned, in order;
/// ``destroy()`` at once.
///
/// Source: Ad rules, "SDK operation modes" and "Ad rules"; Picture in picture, "Starting ads".
@preconcurrency
@MainActor
open class AdsManager: NSObject {
  /// Is told what happens. Set it before ``initialize(with:)``.
  open weak var delegate: (any NSObjectProtocol & AdsManagerDelegate)?
  /// What the manager had to say beside events, in order: what it ignored or refused, and why. Only here.
  public private(set) var remarks: [AdsManagerRemark] = []
  /// The pages of ads and companions that the viewer asked for, in order. Only here.
  public private(set) var clickThroughs: [ClickThrough] = []

  private let runner: MachineRunner<AdsManagerMachine>
  private var machine: AdsManagerMachine { runner.machine }
  private let request: AdsRequest
  private let resolver: VASTResolver
  private let macroSource: MacroSource
  private let platform: Platform
  private var scheduler: any Scheduler { platform.scheduler }
  private let player: AdMediaPlayer
  private let stage: AdStage
  private var playhead: (any NSObjectProtocol & ContentPlayhead)?
  private var rendering = AdsRenderingSettings()
  private var linkOpener: LinkOpener?

  private var isInitialized = false
  private var isDestroyed: Bool { runner.isEnded }
  /// Whether an ad that plays in the background is halted because the app may not play there.
  private var isHaltedBySystem = false
  private var ads: [PodAd.ID: Ad] = [:]
  private var contentPosition = Duration.zero
  private var fetches: [any Cancellable] = []
  private var watch: (any Cancellable)?

  init(
    _ machine: AdsManagerMachine,
    request: AdsRequest,
    resolver: VASTResolver,
    macroSource: MacroSource,
    platform: Platform
  ) {
    runner = MachineRunner(machine)
    self.request = request
    self.resolver = resolver
    self.macroSource = macroSource
    self.platform = platform
    playhead = request.contentPlayhead
    let display =
      request.avPlayerVideoDisplay
      ?? Platform.$current.withValue(platform) { AVPlayerVideoDisplay(avPlayer: AVPlayer()) }
    player = AdMediaPlayer(display, on: platform)
    let taps = TapTarget()
    stage = AdStage(request.adDisplayContainer) { taps.manager?.tapped($0) }
    super.init()
    taps.manager = self
    runner.perform = { [weak self] in self?.perform($0) }
    player.tell = { [weak self] in self?.hear($0) }
    macroSource.manager = self
  }

  private final class TapTarget {
    weak var manager: AdsManager?
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
    return NSNumber(value: machine.setup.mode == .adRules ? machine.schedule.timeOffset(of: cue) : 0)
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
    runner.end(with: .destroy)
    player.end()
  }

  func contentComplete() { later(.contentCompleted) }

  // MARK: Events

  private func later(_ event: AdsManagerMachine.Event) {
    scheduler.schedule(after: .zero) { [weak self] in self?.handle(event) }
  }

  private func handle(_ event: AdsManagerMachine.Event) { runner.handle(event) }

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
    if request.pictureInPictureProxy != nil, !machine.setup.playsInBackground {
      remark(
        "The request has a picture-in-picture proxy, and background playback is off: ads halt when the app goes to the "
          + "background, also in the window. Set enableBackgroundPlayback in the settings of the ads loader."
      )
    }
    let after = settings.playAdsAfterTime
    handle(
      .initialize(
        AdsManagerMachine.Rendering(
          choice: MediaFileChoice(
            mimeTypes: settings.mimeTypes ?? [],
            bitrate: settings.bitrate > 0 ? settings.bitrate : nil
          ),
          playsAdsAfter: after >= 0 ? Duration(timeInterval: after) : nil,
          contentLength: contentLength,
          hasPlayhead: playhead != nil || machine.setup.sharesPlayer
        )
      )
    )
  }

  private func appMoved(toBackground isInBackground: Bool) {
    if isInBackground, machine.setup.playsInBackground, let obstacle = BackgroundPlayback.obstacle {
      remark("Nothing plays in the background, also not in a picture-in-picture window: \(obstacle)")
      isHaltedBySystem = machine.isPlayingBreak && player.display.player.foregroundRate != 0
      if isHaltedBySystem { handle(.pause) }
    }
    handle(.background(isInBackground))
    guard isHaltedBySystem, !isInBackground else { return }
    isHaltedBySystem = false
    handle(.resume)
  }

  fileprivate func tapped(_ target: AdOverlay.Target) {
    switch target {
    case .ad: handle(.tapped(isClick: false))
    case .learnMore: handle(.tapped(isClick: true))
    case .skip: skipAd()
    }
  }

  /// The display tells how far the ad is now and then only: it may have come to where it can be skipped since.
  private func skipAd() {
    if let ad = player.ad, let position = player.position { handle(.media(ad.id, .reached(position))) }
    handle(.skip)
  }

  // MARK: The content

  private func watchContent(_ isWatched: Bool) {
    watch?.cancel()
    watch = nil
    guard isWatched else { return }
    watch = scheduler.schedule(after: Self.tick) { [weak self] in
      guard let self, !self.isDestroyed else { return }
      self.watchContent(true)
      self.lookAtContent()
    }
  }

  private func lookAtContent() {
    // The player of both shows the ad now.
    guard !machine.isPlayingBreak else { return }
    contentPosition = readContentPosition()
    handle(.contentMoved(to: contentPosition, length: contentLength))
  }

  private func readContentPosition() -> Duration {
    let seconds = playhead?.currentTime ?? request.avPlayerVideoDisplay?.contentTime ?? 0
    // A playhead that does not know says no number. It has not moved.
    guard seconds.isFinite else { return contentPosition }
    return max(.zero, Duration(timeInterval: seconds))
  }

  private var contentLength: ContentLength {
    if request.contentDuration > 0 {
      return .known(Duration(timeInterval: TimeInterval(request.contentDuration)))
    }
    let player = (playhead as? AVPlayerContentPlayhead)?.player ?? request.avPlayerVideoDisplay?.player
    guard !machine.isPlayingBreak, let item = player?.currentItem, item.status == .readyToPlay else {
      return .unknown
    }
    guard item.duration.isNumeric else { return item.duration.isIndefinite ? .endless : .unknown }
    return item.duration > .zero ? .known(Duration(timeInterval: item.duration.seconds)) : .unknown
  }

  // MARK: Effects

  private func perform(_ effect: AdsManagerMachine.Effect) {
    switch effect {
    case .announce(let type, let ad): announce(type, ad)
    case .breakReady(let time):
      delegate?.adsManager(
        self,
        didReceive: AdEvent(.AD_BREAK_READY, ad: nil, adData: [kIMAAdBreakTime: NSNumber(value: time)])
      )
    case .report(let type, let code, let message):
      delegate?.adsManager(self, didReceive: AdError(type: type, code: code, message: message))
    case .remark(let text, let code): remark(text, code)
    case .pauseContent:
      contentPosition = readContentPosition()
      stage.beginBreak()
      delegate?.adsManagerDidRequestContentPause(self)
    case .resumeContent: delegate?.adsManagerDidRequestContentResume(self)
    case .fetch(let cue, let breaks): fetch(cue, breaks)
    case .media(let effect): perform(effect)
    case .callForBreak(let urls, let code): call(urls, code: code)
    case .callForError(let ad, let code, let position):
      callErrors(of: ad, code, at: position)
    case .watchContent(let isWatched): watchContent(isWatched)
    }
  }

  private func perform(_ effect: PodPlayback.Effect) {
    switch effect {
    case .load(let ad): player.load(ad)
    case .play: player.play()
    case .pause: player.pause()
    case .clear: clear()
    case .watch(let times): player.watch(times)
    case .call(let urls): call(urls)
    case .callForVerifications(let urls, let reason): call(urls, reason: reason)
    case .progress(let position, let duration):
      delegate?.adsManager(
        self,
        adDidProgressToTime: position.timeInterval,
        totalTime: duration.timeInterval
      )
    case .countView(let ad):
      let isVisible = request.adDisplayContainer.adContainer.isVisibleOnScreen
      call(isVisible ? ad.ad.viewable : ad.ad.notViewable)
    case .open(let page, _): open(page)
    // The machine performs these itself.
    case .announce, .broke, .remark, .finished: break
    }
  }

  private func announce(_ type: AdEventType, _ podAd: PodAd?) {
    let ad = podAd.map(ad)
    if type == .STARTED, let podAd { showAround(podAd) }
    delegate?.adsManager(self, didReceive: AdEvent(type, ad: ad))
  }

  private func remark(_ text: String, _ code: AdErrorCode? = nil) {
    guard !isDestroyed else { return }
    remarks.append(AdsManagerRemark(time: scheduler.now, text: text, code: code))
    // Apps read these three, as texts, without looking whether they are there.
    let data = [
      "type": "adPlayError", "errorCode": "\((code ?? .API_ERROR).rawValue)", "errorMessage": text,
    ]
    delegate?.adsManager(self, didReceive: AdEvent(.LOG, ad: nil, adData: ["logData": data]))
  }

  private func ad(_ podAd: PodAd) -> Ad {
    if let ad = ads[podAd.id] { return ad }
    let info = AdPodInfo(
      totalAds: podAd.totalAds,
      adPosition: podAd.position,
      isBumper: podAd.ad.isBumper,
      podIndex: podAd.pod.podIndex,
      timeOffset: podAd.pod.timeOffset,
      maxDuration: podAd.podDuration?.timeInterval ?? -1
    )
    let ad = Ad(
      podAd.ad,
      media: podAd.media,
      podInfo: info,
      uiDisabled: rendering.disableUi,
      uiElements: rendering.uiElements
    )
    ads[podAd.id] = ad
    return ad
  }

  // MARK: Fetching

  /// Gets the ads of all breaks of a cue, and hands them over together.
  private func fetch(_ cue: BreakSchedule.CueID, _ breaks: [AdBreak]) {
    let gathering = BreakFetch(breaks, resolver) { [weak self] responses in
      self?.handle(.fetched(cue, responses))
    }
    fetches.append(gathering)
    gathering.start()
  }

  // MARK: Media

  private func clear() {
    ads = [:]
    stage.clear()
    player.clear()
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

  private func showAround(_ podAd: PodAd) {
    let container = request.adDisplayContainer
    container.onCompanionTracking = { [weak self] in self?.call($0) }
    container.onCompanionClickThrough = { [weak self] in self?.open($0) }
    let ownPlayer = machine.setup.sharesPlayer ? nil : player.display.player
    stage.show(podAd, player: ownPlayer, hasButtons: !rendering.disableUi)
  }

  private func open(_ page: URLTemplate) {
    guard let url = page.expanded(with: macros), let linkOpener else {
      return remark(
        "The page of the ad was not opened: “\(page.text.printable())” is not an http or https URL. Correct the "
          + "click-through in the ad response."
      )
    }
    let destination = linkOpener.open(url, self) { [weak self] in self?.later(.page(isOpen: $0)) }
    let clickThrough = ClickThrough(template: page.text, url: url, destination: destination)
    clickThroughs.append(clickThrough)
    if let problem = clickThrough.problem { remark(problem) }
  }

  // MARK: Calling

  private func call(_ urls: [URLTemplate], code: VASTErrorCode? = nil, reason: Int? = nil) {
    guard !urls.isEmpty else { return }
    var values = macros
    values.errorCode = code
    values.reason = reason
    resolver.call(urls, values)
  }

  /// - Parameter position: where the ad was last seen; nil if it has not started.
  private func callErrors(of ad: PodAd, _ code: VASTErrorCode, at position: Duration?) {
    var values = macros
    values.addTracking(of: ad, at: position.map { max($0, player.position ?? .zero) })
    values.errorCode = code
    resolver.call(ad.ad.errorURLs, values)
  }

  /// For tracking. An ad tag must not get the categories of the ad that plays: there they ask for ads.
  private var macros: MacroValues {
    var values = macroSource.values
    if let ad = player.ad { values.addTracking(of: ad, at: player.position) }
    return values
  }

  /// Adds what is known of the content, and of the ad that is loaded or plays.
  func addKnown(to values: inout MacroValues) {
    values.contentPlayhead = contentPosition
    let size = request.adDisplayContainer.adContainer.bounds.size
    values.playerSize = MacroValues.Point(x: Int(size.width), y: Int(size.height))
    values.playerState = volume == 0 ? ["muted"] : nil
    guard let ad = player.ad else { return }
    values.adType = ad.ad.ad.adType
    values.adCount = ad.position
    values.breakPosition = machine.setup.mode == .singleBreak ? .standalone : .init(podIndex: ad.pod.podIndex)
  }
}
