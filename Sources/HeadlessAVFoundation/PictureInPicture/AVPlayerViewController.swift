import AdPlatform
import Foundation
public import HeadlessUIKit

/// A controller with a player and the system's controls, which here are methods: the buttons for picture-in-picture,
/// and for a television the bar with the controls and the way to another time.
@preconcurrency
@MainActor
open class AVPlayerViewController: UIViewController {
  /// The player whose picture would be shown.
  open var player: AVPlayer? {
    didSet { playerLayer.player = player }
  }
  /// Who is told.
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  /// Whether the viewer can open the window.
  open var allowsPictureInPicturePlayback = true
  /// Whether the window opens by itself when the app goes to the background. Without effect.
  open var canStartPictureInPictureAutomaticallyFromInline = false
  /// Whether the controls are shown. Without effect.
  open var showsPlaybackControls = true
  /// How the picture fills the view.
  open var videoGravity: AVLayerVideoGravity {
    get { playerLayer.videoGravity }
    set { playerLayer.videoGravity = newValue }
  }

  /// Whether the viewer may not go to another time, for instance during an ad.
  open var requiresLinearPlayback = false

  /// A view between the picture and the controls.
  open private(set) lazy var contentOverlayView: UIView? = {
    let overlay = UIView(frame: view.bounds)
    view.addSubview(overlay)
    return overlay
  }()

  private let platform = Platform.current
  private let playerLayer = AVPlayerLayer()
  private var window: AVPictureInPictureController?
  private lazy var messages = Messages(of: self)

  /// Opens the window as the viewer's button does. Nothing happens when it is not allowed or not supported, or when
  /// the window is open. Only here.
  open func tapPictureInPictureButton() {
    guard allowsPictureInPicturePlayback else { return }
    if window == nil {
      window = Platform.$current.withValue(platform) {
        AVPictureInPictureController(playerLayer: playerLayer)
      }
    }
    window?.delegate = messages
    window?.startPictureInPicture()
  }

  /// Goes back to the app as the window's button does. Only here.
  open func returnFromPictureInPicture() { window?.stopPictureInPicture() }

  /// Closes the window as a viewer does who has seen enough. Only here.
  open func closePictureInPictureWindow() { window?.closePictureInPictureWindow() }

  /// Goes to another time as the viewer does: the delegate may choose a time in its place. Nothing happens without a
  /// player, or while ``requiresLinearPlayback`` is true. Only here.
  open func navigate(to targetTime: CMTime) {
    guard let player, !requiresLinearPlayback else { return }
    let oldTime = player.currentTime()
    let time =
      delegate?.playerViewController(self, timeToSeekAfterUserNavigatedFrom: oldTime, to: targetTime)
      ?? targetTime
    player.seek(to: time)
    delegate?.playerViewController(self, willResumePlaybackAfterUserNavigatedFrom: oldTime, to: time)
  }

  /// Lets the bar with the controls come or go, as the viewer's remote control does. What the delegate animates beside
  /// it happens at once. Only here.
  open func setTransportBar(visible: Bool) {
    let coordinator = AnimationCoordinator()
    delegate?.playerViewController(
      self,
      willTransitionToVisibilityOfTransportBar: visible,
      with: coordinator
    )
    coordinator.animate()
  }

  /// Keeps animations until the controls move.
  private final class AnimationCoordinator: NSObject, AVPlayerViewControllerAnimationCoordinator {
    private var added: [(animations: (() -> Void)?, completion: ((Bool) -> Void)?)] = []

    func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: ((Bool) -> Void)?) {
      added.append((animations, completion))
    }

    func animate() {
      for entry in added { entry.animations?() }
      for entry in added { entry.completion?(true) }
    }
  }

  /// Turns the window's messages into this controller's.
  private final class Messages: AVPictureInPictureControllerDelegate {
    private weak var owner: AVPlayerViewController?

    init(of owner: AVPlayerViewController) { self.owner = owner }

    func pictureInPictureControllerWillStartPictureInPicture(_ controller: AVPictureInPictureController) {
      guard let owner else { return }
      owner.delegate?.playerViewControllerWillStartPictureInPicture(owner)
      let goes = owner.delegate?.playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
        owner
      )
      if goes ?? true, owner.presentingViewController != nil { owner.dismiss(animated: true) }
    }

    func pictureInPictureControllerDidStartPictureInPicture(_ controller: AVPictureInPictureController) {
      guard let owner else { return }
      owner.delegate?.playerViewControllerDidStartPictureInPicture(owner)
    }

    func pictureInPictureController(
      _ controller: AVPictureInPictureController,
      failedToStartPictureInPictureWithError error: any Error
    ) {
      guard let owner else { return }
      owner.delegate?.playerViewController(owner, failedToStartPictureInPictureWithError: error)
    }

    func pictureInPictureControllerWillStopPictureInPicture(_ controller: AVPictureInPictureController) {
      guard let owner else { return }
      owner.delegate?.playerViewControllerWillStopPictureInPicture(owner)
    }

    func pictureInPictureControllerDidStopPictureInPicture(_ controller: AVPictureInPictureController) {
      guard let owner else { return }
      owner.delegate?.playerViewControllerDidStopPictureInPicture(owner)
    }

    func pictureInPictureController(
      _ controller: AVPictureInPictureController,
      restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
        @escaping (Bool) -> Void
    ) {
      guard let owner, let delegate = owner.delegate else { return completionHandler(false) }
      delegate.playerViewController(
        owner,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler: completionHandler
      )
    }
  }
}
