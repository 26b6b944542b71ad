import AdPlatform
public import Foundation
import HeadlessAVFoundation
import HeadlessUIKit

/// Follows the ads that interstitial events put into a live stream, and tells the app and the ad server of them.
///
/// The app plays its content, builds the URLs of pod manifests with ``streamId``, and schedules them as events of its
/// player; this only listens. ``StreamSession`` decides; this acts. Keep it for as long as its ads play: nobody else
/// does, and without it all ends.
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
  open weak var delegate: (any StreamManagerDelegate)?
  /// The ad server's name for the session, for the URLs of pod manifests; never nil here.
  ///
  /// Read it for each URL: a session that the ad server has forgotten, or whose time is over, is registered again under
  /// another name, and a `LOG` event says so.
  public private(set) var streamId: String?
  /// What the manager had to say in `LOG` events, in order; the last 1000. Only here.
  public private(set) var remarks: [AdsManagerRemark] = []

  private var session: StreamSession
  private let request: PodStreamRequest
  private let platform: Platform
  private var scheduler: any Scheduler { platform.scheduler }
  private let calls: StreamCalls
  private let overlay: AdOverlay
  private var watch: InterstitialWatch?
  private var rendering = AdsRenderingSettings()
  private var linkOpener: LinkOpener?
  private let birth: Duration

  private var events: [StreamSession.Event] = []
  private var isHandling = false
  private var isDestroyed = false
  private var ad: (streamAd: StreamAd, ad: Ad)?

  init(
    _ stream: RegisteredStream,
    _ registration: StreamRegistration,
    _ request: PodStreamRequest,
    on platform: Platform
  ) {
    session = StreamSession(stream)
    streamId = stream.id
    self.request = request
    self.platform = platform
    calls = StreamCalls(registration, on: platform)
    birth = platform.scheduler.now
    let taps = TapTarget()
    overlay = AdOverlay { taps.manager?.tapped($0) }
    super.init()
    taps.manager = self
    calls.tell = { [weak self] in self?.handle($0) }
  }

  private final class TapTarget {
    weak var manager: StreamManager?
  }

  deinit {
    let (calls, overlay, watch) = (calls, overlay, watch)
    platform.scheduler.deliver {
      calls.end()
      watch?.end()
      overlay.removeFromSuperview()
    }
  }

  /// 1000: who has not read the first by then does not read the last.
  static let maximumRemarks = 1000

  // MARK: What apps call

  /// Begins to follow the stream: ``AdEventType/STREAM_LOADED`` comes next, and
  /// ``AdEventType/STREAM_STARTED`` when the content, or a break before it, first plays.
  ///
  /// - Parameter adsRenderingSettings: nil for those of ``AdsRenderingSettings/init()``. What concerns media files and
  ///   playlists is without effect: the player plays what the pod manifests have.
  open func initialize(with adsRenderingSettings: AdsRenderingSettings?) {
    let settings = adsRenderingSettings ?? AdsRenderingSettings()
    scheduler.schedule(after: .zero) { [weak self] in self?.begin(settings) }
  }

  /// The time in the stream of a time in the content, both in seconds. The same, as for every live stream.
  open func streamTime(forContentTime contentTime: TimeInterval) -> TimeInterval { contentTime }

  /// The time in the content of a time in the stream, both in seconds. The same, as for every live stream.
  open func contentTime(forStreamTime streamTime: TimeInterval) -> TimeInterval { streamTime }

  /// Says what ads are wanted from now on, instead of ``StreamRequest/adTagParameters``. The ad server hears of it at
  /// once if the session has a `session_update_url`, else when the session is registered again; a `LOG` event then says
  /// so.
  open func replaceAdTagParameters(_ adTagParameters: [String: String]) {
    guard !isDestroyed else { return }
    calls.registration.adTagParameters = adTagParameters
    if let url = session.stream.updateURL { return calls.update(url, adTagParameters) }
    scheduler.schedule(after: .zero) { [weak self] in
      self?.remark(
        "The stream has no session_update_url: the new ad tag parameters count when it is registered again."
      )
    }
  }

  /// Ends everything at once. The delegate hears nothing more.
  open func destroy() {
    guard !isDestroyed else { return }
    isDestroyed = true
    events = []
    for effect in session.handle(.destroy) { perform(effect) }
    // What was to be done after the event in which the app called this is not done any more.
    overlay.removeFromSuperview()
    calls.end()
    watch?.end()
    watch = nil
  }

  // MARK: Events

  /// Events that come while effects are performed wait for their turn.
  private func handle(_ event: StreamSession.Event) {
    guard !isDestroyed else { return }
    events.append(event)
    guard !isHandling else { return }
    isHandling = true
    defer { isHandling = false }
    while !events.isEmpty, !isDestroyed {
      for effect in session.handle(events.removeFirst()) where !isDestroyed { perform(effect) }
    }
  }

  private func begin(_ settings: AdsRenderingSettings) {
    guard !isDestroyed else { return }
    if watch == nil {
      rendering = settings
      linkOpener = LinkOpener(settings)
    }
    handle(.initialize(age: scheduler.now - birth))
    guard !isDestroyed, watch == nil, let display = request.videoDisplay as? AVPlayerVideoDisplay else {
      return
    }
    let watch = InterstitialWatch(display.player, on: platform) { [weak self] in self?.handle($0) }
    self.watch = watch
    watch.begin()
  }

  private func tapped(_ target: AdOverlay.Target) {
    handle(.tapped(isClick: target == .learnMore))
  }

  // MARK: Effects

  private func perform(_ effect: StreamSession.Effect) {
    switch effect {
    case .announce(let type, let ad):
      delegate?.streamManager(self, didReceive: AdEvent(type, ad: ad.map(known)))
    case .progress(let ad, let time, let period): tell(ad, at: time, period: period)
    case .remark(let text, let code): remark(text, code)
    case .report(let error):
      delegate?.streamManager(self, didReceive: error.adError(.adPlayingFailed))
    case .renamed(let id): streamId = id
    case .fetchMetadata(let url): calls.fetchMetadata(url)
    case .stopFetching: calls.stopFetching()
    case .register: calls.register()
    case .verify(let url): calls.verify(url)
    case .open(let url): linkOpener?.open(url, self) { _ in }
    case .start(let timer, let delay): calls.start(timer, delay)
    case .stop(let timer): calls.stop(timer)
    case .show(let ad):
      guard !rendering.disableUi else { return }
      overlay.fit(hasPage: ad.entry.clickThrough != nil, canSkip: false)
      overlay.show(in: request.adDisplayContainer.adContainer)
    case .hide: overlay.removeFromSuperview()
    }
  }

  private func tell(_ ad: StreamAd, at time: Duration, period: Duration?) {
    let breakDuration = ad.breakDuration?.timeInterval ?? -1
    delegate?.streamManager(
      self,
      adDidProgressToTime: time.timeInterval,
      adDuration: ad.entry.duration.timeInterval,
      adPosition: ad.position,
      totalAds: ad.totalAds,
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
    remarks.append(AdsManagerRemark(time: scheduler.now, text: text, code: code))
    let data = [
      "type": "adPlayError", "errorCode": "\((code ?? .API_ERROR).rawValue)", "errorMessage": text,
    ]
    delegate?.streamManager(self, didReceive: AdEvent(.LOG, ad: nil, adData: ["logData": data]))
  }
}
