import Foundation
import HeadlessAVFoundation
import HeadlessUIKit
import InteractiveMediaAds

// The code of the document "Picture-in-picture mode" under Google's names and in Swift 5 mode, its Objective-C read as
// Swift, with the parts around it that an app needs.

public class VideoViewController: UIViewController, AVPictureInPictureControllerDelegate,
  IMAAdsLoaderDelegate, IMAAdsManagerDelegate
{
  public let contentPlayer: AVPlayer
  public private(set) var log: [String] = []
  public private(set) var adsManager: IMAAdsManager?
  public private(set) var adsLoader: IMAAdsLoader!
  public private(set) var pictureInPictureProxy: IMAPictureInPictureProxy!
  public private(set) var pictureInPictureController: AVPictureInPictureController?
  let playButton = UIButton()
  var contentPlayerLayer: AVPlayerLayer!

  public init(contentURL: URL) {
    contentPlayer = AVPlayer(url: contentURL)
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    playButton.layer.zPosition = .greatestFiniteMagnitude
    view.addSubview(playButton)
    // Picture-in-picture is playback in the background. This is the capability that Xcode writes into Info.plist.
    UIApplication.shared.backgroundModes = [.audio]
    try? AVAudioSession.sharedInstance().setActive(true)
    try? AVAudioSession.sharedInstance().setCategory(.playback)
    setUpAdsLoader()
    setUpContentPlayer()
  }

  func setUpAdsLoader() {
    let settings = IMASettings()
    settings.enableBackgroundPlayback = true
    adsLoader = IMAAdsLoader(settings: settings)
    adsLoader.delegate = self
  }

  func setUpContentPlayer() {
    contentPlayerLayer = AVPlayerLayer(player: contentPlayer)
    pictureInPictureProxy = IMAPictureInPictureProxy(avPictureInPictureControllerDelegate: self)
    pictureInPictureController = AVPictureInPictureController(playerLayer: contentPlayerLayer)
    pictureInPictureController?.delegate = pictureInPictureProxy
  }

  func createAdDisplayContainer() -> IMAAdDisplayContainer {
    IMAAdDisplayContainer(adContainer: view, viewController: self)
  }

  public func requestAds(withTag adTagUrl: String) {
    log.append("requesting ads")
    let request = IMAAdsRequest(
      adTagUrl: adTagUrl,
      adDisplayContainer: createAdDisplayContainer(),
      avPlayerVideoDisplay: IMAAVPlayerVideoDisplay(avPlayer: contentPlayer),
      pictureInPictureProxy: pictureInPictureProxy,
      userContext: nil
    )
    adsLoader.requestAds(with: request)
  }

  public func onPipButtonClicked() {
    guard let pictureInPictureController else { return }
    if pictureInPictureController.isPictureInPictureActive {
      pictureInPictureController.stopPictureInPicture()
    } else {
      pictureInPictureController.startPictureInPicture()
    }
  }

  // MARK: IMAAdsLoaderDelegate

  public func adsLoader(_ loader: IMAAdsLoader, adsLoadedWith adsLoadedData: IMAAdsLoadedData) {
    adsManager = adsLoadedData.adsManager
    adsManager?.delegate = self
    adsManager?.initialize(with: nil)
  }

  public func adsLoader(_ loader: IMAAdsLoader, failedWith adErrorData: IMAAdLoadingErrorData) {
    log.append("failed: \(adErrorData.adError.message ?? "")")
    contentPlayer.play()
  }

  // MARK: IMAAdsManagerDelegate

  public func adsManager(_ adsManager: IMAAdsManager, didReceive event: IMAAdEvent) {
    log.append(event.typeString)
    switch event.type {
    case kIMAAdEvent_LOADED:
      // No ad may start while the window is open.
      if pictureInPictureController?.isPictureInPictureActive != true { adsManager.start() }
    default:
      break
    }
  }

  public func adsManager(_ adsManager: IMAAdsManager, didReceive error: IMAAdError) {
    log.append("error: \(error.message ?? "")")
    contentPlayer.play()
  }

  public func adsManagerDidRequestContentPause(_ adsManager: IMAAdsManager) {
    log.append("pause content")
    contentPlayer.pause()
  }

  public func adsManagerDidRequestContentResume(_ adsManager: IMAAdsManager) {
    log.append("resume content")
    contentPlayer.play()
  }

  // MARK: AVPictureInPictureControllerDelegate

  public func pictureInPictureControllerDidStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {
    log.append("picture-in-picture")
  }

  public func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  ) {
    log.append("show the player again")
    completionHandler(true)
  }

  public func pictureInPictureControllerDidStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {
    log.append("no picture-in-picture")
  }
}
