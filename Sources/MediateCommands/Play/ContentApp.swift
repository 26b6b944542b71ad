import AdPlatform
import Foundation
import HeadlessAVFoundation
import HeadlessUIKit
import InteractiveMediaAds

/// An app that plays a film with ads, and a viewer who seeks, leaves and comes back.
@MainActor
final class ContentApp: NSObject {
  private let options: PlayOptions
  private let scheduler: any Scheduler
  let timeline: PlayTimeline
  private let window = UIWindow()
  private let rootViewController = UIViewController()
  private let content: AVPlayerItem
  private let player: AVPlayer
  private let layer: AVPlayerLayer
  private let loader: AdsLoader
  private var proxy: PictureInPictureProxy?
  private var pictureInPicture: AVPictureInPictureController?
  var manager: AdsManager?
  var isAdBreak = false
  private var hasContentEnded = false
  private var seeks: [TimeSpan]
  private var observer: (any NSObjectProtocol)?
  private var ended: (() -> Void)?

  /// There is nothing behind it: the player plays nothing but time.
  static let contentURL = URL(filePath: "/film.mp4")

  /// 30 seconds: how long an ad lasts that does not say it.
  nonisolated static let adDuration = Duration.seconds(30)

  /// How often the viewer looks at the clock.
  private static let glance = Duration.milliseconds(100)

  init(_ options: PlayOptions, on platform: Platform, timeline: PlayTimeline) {
    self.options = options
    self.timeline = timeline
    scheduler = platform.scheduler
    seeks = options.seeks
    platform.media.defaultScript.duration = Self.adDuration
    platform.media.scripts[Self.contentURL] = PlaybackScript(duration: options.contentDuration)
    content = AVPlayerItem(url: Self.contentURL)
    player = AVPlayer(playerItem: content)
    layer = AVPlayerLayer(player: player)
    let settings = Settings()
    settings.enableBackgroundPlayback = !options.pictureInPicture.isEmpty
    if settings.enableBackgroundPlayback {
      UIApplication.shared.backgroundModes = [.audio]
      // It never throws here.
      try? AVAudioSession.sharedInstance().setCategory(.playback)
    }
    loader = AdsLoader(settings: settings)
    super.init()
    loader.delegate = self
    window.rootViewController = rootViewController
    rootViewController.view.layer.addSublayer(layer)
    window.makeKeyAndVisible()
  }

  /// Requests the ads and plays everything.
  ///
  /// - Parameter ended: called once, when the content and the last ad are over.
  func start(_ response: AdResponseSource, ended: @escaping () -> Void) {
    self.ended = ended
    observer = NotificationCenter.default.addObserver(
      forName: AVPlayerItem.didPlayToEndTimeNotification,
      object: content,
      queue: nil
    ) { [weak self] _ in MainActor.assumeIsolated { self?.contentEnded() } }
    timeline.contentPosition = { [weak self] in self?.contentPosition ?? .zero }
    if !options.pictureInPicture.isEmpty { setUpPictureInPicture() }
    scheduleVisits()
    if options.startAt > .zero {
      player.seek(to: CMTime(seconds: options.startAt.timeInterval, preferredTimescale: 1000))
    }
    loader.requestAds(with: request(response))
    glance()
  }

  private func request(_ response: AdResponseSource) -> AdsRequest {
    let container = AdDisplayContainer(
      adContainer: rootViewController.view,
      viewController: rootViewController
    )
    let display = proxy.map { _ in AVPlayerVideoDisplay(avPlayer: player) }
    let playhead = AVPlayerContentPlayhead(avPlayer: player)
    switch (response, display) {
    case (.tag(let tag), let display?):
      return AdsRequest(
        adTagUrl: tag,
        adDisplayContainer: container,
        avPlayerVideoDisplay: display,
        pictureInPictureProxy: proxy,
        userContext: nil
      )
    case (.tag(let tag), nil):
      return AdsRequest(
        adTagUrl: tag,
        adDisplayContainer: container,
        contentPlayhead: playhead,
        userContext: nil
      )
    case (.text(let text), let display?):
      return AdsRequest(
        adsResponse: text,
        adDisplayContainer: container,
        avPlayerVideoDisplay: display,
        pictureInPictureProxy: proxy,
        userContext: nil
      )
    case (.text(let text), nil):
      return AdsRequest(
        adsResponse: text,
        adDisplayContainer: container,
        contentPlayhead: playhead,
        userContext: nil
      )
    }
  }

  // MARK: The viewer

  private func setUpPictureInPicture() {
    let proxy = PictureInPictureProxy(avPictureInPictureControllerDelegate: self)
    self.proxy = proxy
    pictureInPicture = AVPictureInPictureController(playerLayer: layer)
    pictureInPicture?.delegate = proxy
  }

  private func scheduleVisits() {
    for span in options.pictureInPicture {
      scheduler.schedule(after: span.from) { [weak self] in self?.pictureInPicture?.startPictureInPicture() }
      scheduler.schedule(after: span.to) { [weak self] in self?.pictureInPicture?.stopPictureInPicture() }
    }
    for span in options.background {
      scheduler.schedule(after: span.from) { [weak self] in self?.moveToBackground(true) }
      scheduler.schedule(after: span.to) { [weak self] in self?.moveToBackground(false) }
    }
  }

  private func moveToBackground(_ isInBackground: Bool) {
    timeline.note(.app, isInBackground ? "background" : "foreground")
    if isInBackground {
      UIApplication.shared.enterBackground()
      if !isAdBreak, pictureInPicture?.isPictureInPictureActive != true { pauseContent() }
    } else {
      UIApplication.shared.enterForeground()
      if !isAdBreak, !hasContentEnded { playContent() }
    }
  }

  private func glance() {
    scheduler.schedule(after: Self.glance) { [weak self] in
      guard let self, self.ended != nil else { return }
      self.seekIfDue()
      self.glance()
    }
  }

  private func seekIfDue() {
    guard !isAdBreak, player.currentItem === content, let seek = seeks.first, contentPosition >= seek.from
    else {
      return
    }
    seeks.removeFirst()
    timeline.note(.content, "seek", "to \(seek.to.clock)")
    timeline.record.seeks(at: timeline.now, from: contentPosition, to: seek.to)
    player.seek(to: CMTime(seconds: seek.to.timeInterval, preferredTimescale: 1000))
  }

  // MARK: The content

  private var contentPosition: Duration {
    player.currentItem === content ? Duration(timeInterval: player.currentTime().seconds) : lastPosition
  }

  private var lastPosition = Duration.zero

  private func playContent() {
    guard !hasContentEnded, player.rate == 0 else { return }
    player.play()
    timeline.note(.content, "play")
    timeline.record.contentPlays(at: timeline.now, from: contentPosition)
  }

  private func pauseContent() {
    lastPosition = contentPosition
    guard player.rate != 0 else { return }
    player.pause()
    timeline.note(.content, "pause")
    timeline.record.contentStops(at: timeline.now, position: lastPosition)
  }

  private func contentEnded() {
    hasContentEnded = true
    lastPosition = contentPosition
    timeline.note(.content, "end")
    timeline.record.contentStops(at: timeline.now, position: lastPosition)
    loader.contentComplete()
    if manager == nil || isOver { finish() }
  }

  private var isOver = false

  private func finish() {
    guard let ended else { return }
    self.ended = nil
    noteCuePoints()
    manager?.destroy()
    manager = nil
    if let observer { NotificationCenter.default.removeObserver(observer) }
    // Calls that were made at the last moment are still under way.
    scheduler.schedule(after: .zero) { ended() }
  }
}

extension ContentApp: AdsLoaderDelegate {
  func adsLoader(_ loader: AdsLoader, adsLoadedWith adsLoadedData: AdsLoadedData) {
    guard let manager = adsLoadedData.adsManager else { return playContent() }
    self.manager = manager
    manager.delegate = self
    manager.onFailure = { [timeline] failure in
      switch failure {
      case .ad(let ad): timeline.record.fails(ad, at: timeline.now)
      case .adBreak(let timeOffset): timeline.record.findsNoAds(at: timeOffset)
      }
    }
    let points = noteCuePoints()
    timeline.note(.ads, "loaded", points.isEmpty ? nil : "cue points: \(CuePointText.list(points))")
    let settings = AdsRenderingSettings()
    if options.startAt > .zero { settings.playAdsAfterTime = options.startAt.timeInterval }
    manager.initialize(with: settings)
  }

  /// They become more when the content's length is known, and when breaks repeat.
  @discardableResult
  private func noteCuePoints() -> [Double] {
    let points = manager?.adCuePoints.compactMap { ($0 as? NSNumber)?.doubleValue } ?? []
    timeline.record.plan(points)
    return points
  }

  func adsLoader(_ loader: AdsLoader, failedWith adErrorData: AdLoadingErrorData) {
    note(adErrorData.adError)
    playContent()
  }

  private func note(_ error: AdError) {
    timeline.note(.error, "\(error.code)", "\(error.code.rawValue): \(error.message ?? "")")
    timeline.note(problem: error.message)
  }
}

extension ContentApp: AdsManagerDelegate {
  func adsManager(_ adsManager: AdsManager, didReceive event: AdEvent) {
    timeline.note(.event, event.type.name, EventText.details(of: event))
    noteCuePoints()
    timeline.record.hear(event, at: timeline.now, content: contentPosition)
    switch event.type {
    case .LOG: timeline.note(problem: EventText.problem(of: event))
    // As the document has it: not while the window is open.
    case .LOADED where pictureInPicture?.isPictureInPictureActive != true: adsManager.start()
    case .ALL_ADS_COMPLETED:
      isOver = true
      if hasContentEnded { finish() } else { playContent() }
    default: break
    }
  }

  func adsManager(_ adsManager: AdsManager, didReceive error: AdError) {
    note(error)
    playContent()
  }

  func adsManagerDidRequestContentPause(_ adsManager: AdsManager) {
    pauseContent()
    isAdBreak = true
    timeline.note(.ads, "break starts")
    timeline.record.breakStarts(at: timeline.now, content: lastPosition)
  }

  func adsManagerDidRequestContentResume(_ adsManager: AdsManager) {
    if isAdBreak {
      timeline.note(.ads, "break ends")
      timeline.record.breakEnds(at: timeline.now)
    }
    isAdBreak = false
    playContent()
  }
}
