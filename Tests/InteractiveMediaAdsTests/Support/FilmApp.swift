import AdPlatform
import Foundation
import HeadlessAVFoundation
import HeadlessUIKit

@testable import InteractiveMediaAds

/// An app that plays a film of two minutes with ads, as the documents say, and records what it is told.
@MainActor
final class FilmApp: NSObject {
  let scheduler = VirtualScheduler()
  let server: TestServer
  let settings: Settings
  let rendering: AdsRenderingSettings
  let player: AVPlayer
  let film: AVPlayerItem
  let layer: AVPlayerLayer
  let window = UIWindow()
  let rootViewController = UIViewController()
  var loader: AdsLoader
  var manager: AdsManager?
  var proxy: PictureInPictureProxy?
  var pictureInPicture: AVPictureInPictureController?
  /// What it is told, with the position of the film where that counts.
  private(set) var lines: [String] = []
  private(set) var events: [AdEvent] = []
  /// Whether `start()` is called on each `LOADED`.
  var startsAds = true
  private(set) var progress: [TimeInterval] = []
  private var observer: (any NSObjectProtocol)?

  static let filmURL = URL(filePath: "/film.mp4")

  init(_ change: (Settings) -> Void = { _ in }) {
    let scheduler = scheduler
    let server = TestServer(on: scheduler)
    self.server = server
    let platform = Platform(scheduler: scheduler, httpClient: server)
    let settings = Settings()
    change(settings)
    self.settings = settings
    platform.media.scripts[Self.filmURL] = PlaybackScript(duration: .seconds(120))
    (loader, player, film, rendering) = Platform.$current.withValue(platform) {
      let film = AVPlayerItem(url: Self.filmURL)
      return (AdsLoader(settings: settings), AVPlayer(playerItem: film), film, AdsRenderingSettings())
    }
    layer = AVPlayerLayer(player: player)
    super.init()
    loader.delegate = self
    UIApplication.shared.backgroundModes = [.audio]
    // It never throws here.
    try? AVAudioSession.sharedInstance().setCategory(.playback)
    window.rootViewController = rootViewController
    rootViewController.view.layer.addSublayer(layer)
    window.makeKeyAndVisible()
    observer = NotificationCenter.default.addObserver(
      forName: AVPlayerItem.didPlayToEndTimeNotification,
      object: film,
      queue: nil
    ) { [weak self] _ in MainActor.assumeIsolated { self?.filmEnded() } }
  }

  var platform: Platform { Platform(scheduler: scheduler, httpClient: server) }

  lazy var container = AdDisplayContainer(
    adContainer: rootViewController.view,
    viewController: rootViewController
  )

  private func filmEnded() {
    lines.append("film ends")
    loader.contentComplete()
  }

  // MARK: Requests

  /// With a playhead that reads the player.
  func request(_ response: String) {
    loader.requestAds(
      with: AdsRequest(
        adsResponse: response,
        adDisplayContainer: container,
        contentPlayhead: AVPlayerContentPlayhead(avPlayer: player),
        userContext: "context"
      )
    )
  }

  func request(tag: String) {
    loader.requestAds(
      with: AdsRequest(
        adTagUrl: tag,
        adDisplayContainer: container,
        contentPlayhead: AVPlayerContentPlayhead(avPlayer: player),
        userContext: nil
      )
    )
  }

  /// In the film's own player, with picture-in-picture.
  func requestInSharedPlayer(_ response: String) {
    Platform.$current.withValue(platform) {
      let proxy = PictureInPictureProxy(avPictureInPictureControllerDelegate: self)
      self.proxy = proxy
      pictureInPicture = AVPictureInPictureController(playerLayer: layer)
      pictureInPicture?.delegate = proxy
      loader.requestAds(
        with: AdsRequest(
          adsResponse: response,
          adDisplayContainer: container,
          avPlayerVideoDisplay: AVPlayerVideoDisplay(avPlayer: player),
          pictureInPictureProxy: proxy,
          userContext: nil
        )
      )
    }
  }

  // MARK: Time

  func advance(by seconds: Double) { scheduler.advance(by: Duration(timeInterval: seconds)) }

  var filmTime: Double { player.currentItem === film ? player.currentTime().seconds : -1 }

  func seek(to seconds: Double) { player.seek(to: CMTime(seconds: seconds, preferredTimescale: 1000)) }

  /// What it was told since the last time.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// Called with each line that is noted.
  var onLine: (String, FilmApp) -> Void = { _, _ in }

  fileprivate func note(_ line: String) {
    lines.append(line)
    onLine(line, self)
  }
}

extension FilmApp: AdsLoaderDelegate {
  func adsLoader(_ loader: AdsLoader, adsLoadedWith adsLoadedData: AdsLoadedData) {
    note("ads loaded")
    manager = adsLoadedData.adsManager
    manager?.delegate = self
    manager?.initialize(with: rendering)
  }

  func adsLoader(_ loader: AdsLoader, failedWith adErrorData: AdLoadingErrorData) {
    note("failed \(adErrorData.adError.code.rawValue)")
    player.play()
  }
}

extension FilmApp: AdsManagerDelegate {
  func adsManager(_ adsManager: AdsManager, didReceive event: AdEvent) {
    events.append(event)
    note(event.type.name + (event.ad.map { " " + $0.adId } ?? ""))
    if event.type == .LOADED, startsAds, pictureInPicture?.isPictureInPictureActive != true {
      adsManager.start()
    }
  }

  func adsManager(_ adsManager: AdsManager, didReceive error: AdError) {
    note("error \(error.code.rawValue)")
    player.play()
  }

  func adsManagerDidRequestContentPause(_ adsManager: AdsManager) {
    note("pause at \(filmTime)")
    player.pause()
  }

  func adsManagerDidRequestContentResume(_ adsManager: AdsManager) {
    note("resume at \(filmTime)")
    player.play()
  }

  func adsManager(
    _ adsManager: AdsManager,
    adDidProgressToTime mediaTime: TimeInterval,
    totalTime: TimeInterval
  ) {
    progress.append(mediaTime)
  }

  func adsManagerAdDidStartBuffering(_ adsManager: AdsManager) { note("buffering") }
}

extension FilmApp: AVPictureInPictureControllerDelegate {
  func pictureInPictureControllerDidStartPictureInPicture(_ controller: AVPictureInPictureController) {
    note("window opens")
  }

  func pictureInPictureControllerDidStopPictureInPicture(_ controller: AVPictureInPictureController) {
    note("window closes")
  }

  func pictureInPictureController(
    _ controller: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  ) {
    completionHandler(true)
  }
}
