import AdPlatform
public import Foundation
import HeadlessAVFoundation
import HeadlessUIKit

/// Follows the ads of a stream, and tells the app and the ad server of them.
///
/// The ads are interstitial events of the player, or are stitched into the content: then the content's timed metadata
/// says which ad plays, and for a ``VODStreamRequest`` the breaks that the ad server named when the stream was requested.
/// Keep it for as long as its ads play: without it all ends.
///
/// The stream of a ``LiveStreamRequest`` or a ``VODStreamRequest`` is loaded into the video display and played; that of a
/// ``PodVODStreamRequest`` is when the app has said where it is. With a ``PodStreamRequest`` the app plays its content.
///
/// In the background and in picture-in-picture nothing changes: the player decides what plays there, and events come
/// all the same.
///
/// Mirrors `IMAStreamManager`. Source: SDK reference, `IMAStreamManager.h`; Client-side HLS interstitials for live
/// streams, "Handle stream load events" and "Handle ad events".
@preconcurrency
@MainActor
open class StreamManager: NSObject {
  /// Is told what happens. Set it before ``initialize(with:)``.
  open weak var delegate: (any NSObjectProtocol & StreamManagerDelegate)?
  /// The ad server's name for the session, for the URLs of pod manifests; never nil here.
  ///
  /// Read it for each URL: a session that the ad server has forgotten, or whose time is over, is registered again under
  /// another name, and a `LOG` event says so.
  public private(set) var streamId: String?
  /// What the manager had to say in `LOG` events, in order; the last 1000. Only here.
  public private(set) var remarks: [AdRemark] = []

  /// The pages of ads that the viewer has asked for, in order. Only here.
  public private(set) var clickThroughs: [ClickThrough] = []

  private let runner: MachineRunner<StreamSession>
  private var session: StreamSession { runner.machine }
  private let request: StreamRequest
  private let platform: Platform
  private var scheduler: any Scheduler { platform.scheduler }
  private let calls: StreamCalls
  private let overlay = AdOverlay()
  private var watch: InterstitialWatch?
  private var contentWatch: ContentWatch?
  private var rendering = AdsRenderingSettings()
  private var linkOpener: LinkOpener?
  private let birth: Duration

  /// The events that changed nothing.
  private(set) var ignoredEvents = IgnoredEvents<StreamSession.Event.Name>()
  private var isDestroyed: Bool { runner.isEnded }
  private var ad: (streamAd: StreamAd, ad: Ad)?

  init(
    _ stream: RegisteredStream,
    _ registration: StreamRegistration,
    _ request: StreamRequest,
    on platform: Platform
  ) {
    runner = MachineRunner(StreamSession(stream))
    streamId = stream.id
    self.request = request
    self.platform = platform
    calls = StreamCalls(registration, on: platform)
    birth = platform.scheduler.now
    super.init()
    overlay.onTap = { [weak self] in self?.tapped($0) }
    calls.tell = { [weak self] in self?.handle($0) }
  }

  deinit {
    let (calls, overlay, watch, contentWatch) = (calls, overlay, watch, contentWatch)
    platform.scheduler.deliver {
      calls.end()
      watch?.end()
      contentWatch?.end()
      overlay.removeFromSuperview()
    }
  }

  /// 1000: who has not read the first by then does not read the last.
  static let maximumRemarks = 1000

  // MARK: What apps call

  /// Begins to follow the stream, and loads it if the ad server has said where it is.
  ///
  /// ``AdEventType/STREAM_LOADED`` comes when the stream can be played, for a ``PodStreamRequest`` at once;
  /// ``AdEventType/STREAM_STARTED`` when the content, or a break before it, first plays.
  ///
  /// - Parameter adsRenderingSettings: nil for those of ``AdsRenderingSettings/init()``. Settings for media files and
  ///   playlists are ignored: the player plays what the stream has.
  open func initialize(with adsRenderingSettings: AdsRenderingSettings?) {
    let settings = adsRenderingSettings ?? AdsRenderingSettings()
    scheduler.schedule(after: .zero) { [weak self] in self?.begin(settings) }
  }

  /// Loads the stream of a ``PodVODStreamRequest`` into the video display, asks for the metadata of its ads, and plays it
  /// as soon as it is loaded. For other requests the delegate gets an error with
  /// ``AdErrorCode/INVALID_ARGUMENTS``.
  ///
  /// - Parameters:
  ///   - streamURL: the third party's manifest, with an `http` or `https` URL.
  ///   - streamSubtitles: one dictionary a language, as for ``VideoDisplay/loadStream(_:withSubtitles:)``.
  open func loadThirdPartyStream(_ streamURL: URL, streamSubtitles: [[String: String]]) {
    scheduler.schedule(after: .zero) { [weak self] in
      self?.handle(.load(streamURL, subtitles: streamSubtitles))
    }
  }

  // MARK: Times

  /// The breaks of a video on demand, in order; empty for a live stream, and until
  /// ``AdEventType/CUEPOINTS_CHANGED`` has come.
  open var cuepoints: [Cuepoint] { session.timeline.breaks.map(Cuepoint.init) }

  /// The last cue point that starts before a time in the stream, in seconds; nil if there is none.
  ///
  /// For snapback: when the viewer has sought past a break that is not played, seek back to its start.
  open func previousCuepoint(forStreamTime streamTime: TimeInterval) -> Cuepoint? {
    guard let time = Self.time(streamTime) else { return nil }
    return session.timeline.previousBreak(forStreamTime: time).map(Cuepoint.init)
  }

  /// The time in the stream, with its ads, of a time in the content, both in seconds. The same for a live stream.
  ///
  /// A break lies before the moment of the content that it interrupts.
  open func streamTime(forContentTime contentTime: TimeInterval) -> TimeInterval {
    guard !session.timeline.breaks.isEmpty, let time = Self.time(contentTime) else { return contentTime }
    return session.timeline.streamTime(forContentTime: time).timeInterval
  }

  /// The time in the content, without ads, of a time in the stream, both in seconds. The same for a live stream.
  ///
  /// All of a break is the moment of the content that it interrupts.
  open func contentTime(forStreamTime streamTime: TimeInterval) -> TimeInterval {
    guard !session.timeline.breaks.isEmpty, let time = Self.time(streamTime) else { return streamTime }
    return session.timeline.contentTime(forStreamTime: time).timeInterval
  }

  /// Thirty years: no stream lasts longer, and sums stay within what a duration holds.
  private static let longestTime: TimeInterval = 1e9

  private static func time(_ seconds: TimeInterval) -> Duration? {
    abs(seconds) <= longestTime ? Duration(timeInterval: seconds) : nil
  }

  // MARK: The ad server

  /// Replaces ``StreamRequest/adTagParameters`` for the ads to come; with nil there are none. The ad server gets them at
  /// once if the session has a `session_update_url`, else when the session is registered again; a `LOG` event then says
  /// so. For a video on demand, whose ads are chosen already, a `LOG` event says that they are ignored.
  ///
  /// Source: SDK reference, `IMAStreamManager.h`, `replaceAdTagParameters:`.
  open func replaceAdTagParameters(_ adTagParameters: [String: String]?) {
    guard !isDestroyed else { return }
    let adTagParameters = adTagParameters ?? [:]
    guard session.stream.kind.isLive else {
      return remarkSoon(
        "replaceAdTagParameters(_:) was ignored: the ads of a video on demand are chosen when it is requested. Set "
          + "adTagParameters of the request."
      )
    }
    calls.registration.adTagParameters = adTagParameters
    if let url = session.stream.updateURL { return calls.update(url, adTagParameters) }
    remarkSoon(
      "The stream has no session_update_url: the new ad tag parameters count when it is registered again."
    )
  }

  private func remarkSoon(_ text: String) {
    scheduler.schedule(after: .zero) { [weak self] in self?.remark(text) }
  }

  /// Ends everything at once. The delegate hears nothing more.
  open func destroy() {
    guard !isDestroyed else { return }
    runner.end(with: .destroy) { perform($0) }
    // What was to be done after the event in which the app called this is not done any more.
    overlay.removeFromSuperview()
    calls.end()
    watch?.end()
    watch = nil
    contentWatch?.end()
    contentWatch = nil
  }

  // MARK: Events

  private func handle(_ event: StreamSession.Event) { runner.handle(event) { perform($0) } }

  private func begin(_ settings: AdsRenderingSettings) {
    guard !isDestroyed else { return }
    if watch == nil {
      rendering = settings
      linkOpener = LinkOpener(settings)
    }
    let isFirst = watch == nil
    let display = request.videoDisplay as? AVPlayerVideoDisplay
    if isFirst, let display { watchPlayer(of: display) }
    handle(.initialize(age: scheduler.now - birth))
    guard isFirst, !isDestroyed else { return }
    if let omission = calls.registration.endpoint.omission { remark(omission) }
    watch?.begin()
    contentWatch?.begin()
  }

  private func watchPlayer(of display: AVPlayerVideoDisplay) {
    display.platform = platform
    watch = InterstitialWatch(display.player, on: platform) { [weak self] in self?.handle($0) }
    contentWatch = ContentWatch(
      display.player,
      session.stream.kind == .podLive ? .all : .only(nil),
      on: platform,
      next: { [weak self] in self?.session.nextContentPosition(after: $0) }
    ) { [weak self] event in
      if case .loaded = event { self?.tellDisplay() }
      self?.handle(event)
    }
  }

  /// The app may want to seek before it hears that the stream is loaded.
  private func tellDisplay() {
    guard session.stream.kind != .podLive, let display = request.videoDisplay as? AVPlayerVideoDisplay,
      let item = display.player.currentItem
    else { return }
    display.playerVideoDisplayDelegate?.playerVideoDisplay(display, didLoad: item)
  }

  private func tapped(_ target: AdOverlay.Target) {
    handle(.tapped(isClick: target == .learnMore))
  }

  // MARK: Effects

  private func perform(_ effect: StreamSession.Effect) {
    switch effect {
    case .announce(let type, let ad):
      delegate?.streamManager(self, didReceive: AdEvent(type, ad: ad.map(known)))
    case .announceCuepoints:
      let event = AdEvent(.CUEPOINTS_CHANGED, ad: nil, adData: ["cuepoints": cuepoints])
      delegate?.streamManager(self, didReceive: event)
    case .load(let url, let subtitles): load(url, subtitles)
    case .play: request.videoDisplay.play()
    case .progress(let ad, let time, let period): tell(ad, at: time, period: period)
    case .remark(let text, let code): remark(text, code)
    case .report(let error):
      let error = AdError(type: .adPlayingFailed, code: error.code, message: error.message)
      delegate?.streamManager(self, didReceive: error)
    case .renamed(let id): streamId = id
    case .fetchMetadata(let url): calls.fetchMetadata(url)
    case .stopFetching: calls.stopFetching()
    case .register: calls.register()
    case .verify(let url): calls.verify(url)
    case .open(let url): open(url)
    case .start(let timer, let delay): calls.start(timer, delay)
    case .stop(let timer): calls.stop(timer)
    case .show(let ad):
      guard !rendering.disableUi else { return }
      overlay.fit(hasPage: ad.entry.clickThrough != nil, canSkip: false)
      overlay.show(in: request.adDisplayContainer.adContainer)
    case .hide: overlay.removeFromSuperview()
    case .ignored(let event, let reason): ignoredEvents.add(event, reason)
    }
  }

  private func load(_ url: URL, _ subtitles: [[String: String]]) {
    request.videoDisplay.loadStream(url.addingToQuery(request.manifestURLSuffix), withSubtitles: subtitles)
    contentWatch?.follow((request.videoDisplay as? AVPlayerVideoDisplay)?.player.currentItem)
  }

  private func open(_ url: URL) {
    guard let destination = linkOpener?.open(url, self, whileOpen: { _ in }) else { return }
    let clickThrough = ClickThrough(template: url.absoluteString, url: url, destination: destination)
    clickThroughs.append(clickThrough)
    if let problem = clickThrough.problem { remark(problem) }
  }

  private func tell(_ ad: StreamAd, at time: Duration, period: Duration?) {
    let breakDuration = ad.breakDuration?.timeInterval ?? -1
    delegate?.streamManager(
      self,
      adDidProgressToTime: time.timeInterval,
      adDuration: ad.entry.duration.timeInterval,
      adPosition: ad.podInfo.adPosition,
      totalAds: ad.podInfo.totalAds,
      adBreakDuration: breakDuration,
      adPeriodDuration: period?.timeInterval ?? breakDuration
    )
  }

  /// The same object for all events of an ad.
  private func known(_ streamAd: StreamAd) -> Ad {
    if let ad, ad.streamAd === streamAd { return ad.ad }
    let known = Ad(streamAd, uiDisabled: rendering.disableUi, uiElements: rendering.uiElements)
    ad = (streamAd, known)
    return known
  }

  private func remark(_ text: String, _ code: AdErrorCode? = nil) {
    guard !isDestroyed else { return }
    if remarks.count >= Self.maximumRemarks { remarks.removeFirst() }
    let remark = AdRemark(time: scheduler.now, text: text, code: code)
    remarks.append(remark)
    delegate?.streamManager(self, didReceive: remark.event)
  }
}
