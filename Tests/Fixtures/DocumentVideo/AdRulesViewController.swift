import Foundation
import HeadlessAVFoundation
import HeadlessUIKit
import InteractiveMediaAds

// The code of the document "Ad rules" under Google's names and in Swift 5 mode, its Objective-C read as Swift, with
// the parts around it that an app needs.

/// Plays content in an `AVPlayer`, and ads in a player of their own.
public class AdRulesViewController: UIViewController, IMAAdsLoaderDelegate, IMAAdsManagerDelegate {
  public let contentAVPlayer: AVPlayer
  public var adTagUrl = ""
  public var adsManager: IMAAdsManager?
  public private(set) var log: [String] = []
  var adsLoader: IMAAdsLoader!
  var contentPlayhead: IMAAVPlayerContentPlayhead?
  var isAdPlaying = false
  var endObserver: NSObjectProtocol?

  public init(contentURL: URL) {
    contentAVPlayer = AVPlayer(url: contentURL)
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  deinit {
    if let endObserver { NotificationCenter.default.removeObserver(endObserver) }
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    adsLoader = IMAAdsLoader(settings: nil)
    adsLoader.delegate = self
    endObserver = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemDidPlayToEndTime,
      object: contentAVPlayer.currentItem,
      queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.contentDidFinishPlaying() }
    }
  }

  public func requestAds() {
    let adDisplayContainer = IMAAdDisplayContainer(
      adContainer: view,
      viewController: self,
      companionSlots: nil
    )
    let contentPlayhead = IMAAVPlayerContentPlayhead(avPlayer: contentAVPlayer)
    self.contentPlayhead = contentPlayhead
    let request = IMAAdsRequest(
      adTagUrl: adTagUrl,
      adDisplayContainer: adDisplayContainer,
      contentPlayhead: contentPlayhead,
      userContext: nil
    )
    adsLoader.requestAds(with: request)
  }

  /// The content is over, or the viewer has seen enough: the post-roll may play.
  public func contentDidFinishPlaying() {
    log.append("content complete")
    adsLoader.contentComplete()
  }

  // MARK: IMAAdsLoaderDelegate

  public func adsLoader(_ loader: IMAAdsLoader, adsLoadedWith adsLoadedData: IMAAdsLoadedData) {
    adsManager = adsLoadedData.adsManager
    adsManager?.delegate = self
    let settings = IMAAdsRenderingSettings()
    settings.bitrate = kIMAAutodetectBitrate
    // Content tracking begins here, so it comes before the content plays.
    adsManager?.initialize(with: contentPlayhead, adsRenderingSettings: settings)
  }

  public func adsLoader(_ loader: IMAAdsLoader, failedWith adErrorData: IMAAdLoadingErrorData) {
    log.append("failed: \(adErrorData.adError.message ?? "")")
    contentAVPlayer.play()
  }

  // MARK: IMAAdsManagerDelegate

  public func adsManager(_ adsManager: IMAAdsManager, didReceive event: IMAAdEvent) {
    log.append(event.typeString)
    switch event.type {
    case .LOADED:
      // Ignored where the response is a playlist of breaks.
      adsManager.start()
    case .AD_BREAK_READY:
      if event.adData?[kIMAAdBreakTime] != nil { adsManager.start() }
    case .ALL_ADS_COMPLETED:
      adsManager.destroy()
    default:
      break
    }
  }

  public func adsManager(_ adsManager: IMAAdsManager, didReceive error: IMAAdError) {
    let isAboutLoading = error.type == .adLoadingFailed
    log.append("\(isAboutLoading ? "loading" : "playing") failed: \(error.code.rawValue)")
    contentAVPlayer.play()
  }

  public func adsManagerDidRequestContentPause(_ adsManager: IMAAdsManager) {
    isAdPlaying = true
    log.append("pause content")
    contentAVPlayer.pause()
  }

  public func adsManagerDidRequestContentResume(_ adsManager: IMAAdsManager) {
    isAdPlaying = false
    log.append("resume content")
    contentAVPlayer.play()
  }
}

/// The same with a player that is no `AVPlayer`: the controller tells the time itself.
public class OwnPlayerViewController: AdRulesViewController, IMAContentPlayhead {
  /// The time of the app's own player.
  public var currentTime: TimeInterval = 0

  public override func adsLoader(_ loader: IMAAdsLoader, adsLoadedWith adsLoadedData: IMAAdsLoadedData) {
    adsManager = adsLoadedData.adsManager
    adsManager?.delegate = self
    adsManager?.initialize(withContentPlayhead: self, adsRenderingSettings: nil)
  }
}
