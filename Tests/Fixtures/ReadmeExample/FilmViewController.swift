import Foundation
import HeadlessAVFoundation
import HeadlessUIKit
import InteractiveMediaAds

final class FilmViewController: UIViewController, AdsLoaderDelegate, AdsManagerDelegate {
  let player: AVPlayer
  private(set) var events: [AdEventType] = []
  private let adsLoader = AdsLoader()
  private var adsManager: AdsManager?
  private var endObserver: (any NSObjectProtocol)?

  init(film: URL) {
    player = AVPlayer(url: film)
    super.init(nibName: nil, bundle: nil)
    adsLoader.delegate = self
    endObserver = NotificationCenter.default.addObserver(
      forName: AVPlayerItem.didPlayToEndTimeNotification,
      object: player.currentItem,
      queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.adsLoader.contentComplete() }
    }
  }

  required init?(coder: NSCoder) { nil }

  func requestAds(tag: URL) {
    let request = AdsRequest(
      adTagUrl: tag.absoluteString,
      adDisplayContainer: AdDisplayContainer(adContainer: view, viewController: self),
      contentPlayhead: AVPlayerContentPlayhead(avPlayer: player),
      userContext: nil
    )
    adsLoader.requestAds(with: request)
  }

  func adsLoader(_ loader: AdsLoader, adsLoadedWith adsLoadedData: AdsLoadedData) {
    adsManager = adsLoadedData.adsManager
    adsManager?.delegate = self
    adsManager?.initialize(with: nil)
  }

  func adsLoader(_ loader: AdsLoader, failedWith adErrorData: AdLoadingErrorData) { player.play() }

  func adsManager(_ adsManager: AdsManager, didReceive event: AdEvent) {
    events.append(event.type)
    if event.type == .LOADED { adsManager.start() }
  }

  func adsManager(_ adsManager: AdsManager, didReceive error: AdError) { player.play() }

  func adsManagerDidRequestContentPause(_ adsManager: AdsManager) { player.pause() }

  func adsManagerDidRequestContentResume(_ adsManager: AdsManager) { player.play() }
}
