public import Foundation

/// Is told what becomes of the picture-in-picture window of an ``AVPlayerViewController``, and on a television what the
/// viewer does with the controls. Called on the main actor; every method may be left out.
@preconcurrency
@MainActor
public protocol AVPlayerViewControllerDelegate: AnyObject {
  /// The window is about to open.
  func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)

  /// The window is open.
  func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController)

  /// The window does not open; the error is an ``AVKitError``.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    failedToStartPictureInPictureWithError error: any Error
  )

  /// The window is about to close.
  func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController)

  /// The window is closed.
  func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)

  /// Whether the controller goes away when the window opens. Asked after *will start*.
  func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ playerViewController: AVPlayerViewController
  ) -> Bool

  /// The app is to show its player again, and to call the handler when it does: the window waits for that with
  /// closing. Comes first when picture-in-picture ends in the app, not when the viewer closes the window.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  )

  /// The viewer wants to go to another time: where the player seeks to in its place.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    timeToSeekAfterUserNavigatedFrom oldTime: CMTime,
    to targetTime: CMTime
  ) -> CMTime

  /// The player has been sent to the time that the viewer wanted, or that the delegate chose, and is about to go on.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willResumePlaybackAfterUserNavigatedFrom oldTime: CMTime,
    to targetTime: CMTime
  )

  /// The bar with the controls is about to come or to go.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willTransitionToVisibilityOfTransportBar visible: Bool,
    with coordinator: any AVPlayerViewControllerAnimationCoordinator
  )
}

/// Takes what an app animates beside the controls.
@preconcurrency
@MainActor
public protocol AVPlayerViewControllerAnimationCoordinator: NSObjectProtocol {
  /// Adds animations, and what happens when they have ended, or were broken off.
  func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: ((Bool) -> Void)?)
}

extension AVPlayerViewControllerAnimationCoordinator {
  /// Adds animations.
  public func addCoordinatedAnimations(_ animations: (() -> Void)?) {
    addCoordinatedAnimations(animations, completion: nil)
  }
}

extension AVPlayerViewControllerDelegate {
  /// Does nothing.
  public func playerViewControllerWillStartPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}

  /// Does nothing.
  public func playerViewControllerDidStartPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}

  /// Does nothing.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    failedToStartPictureInPictureWithError error: any Error
  ) {}

  /// Does nothing.
  public func playerViewControllerWillStopPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}

  /// Does nothing.
  public func playerViewControllerDidStopPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}

  /// Yes.
  public func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ playerViewController: AVPlayerViewController
  ) -> Bool { true }

  /// Has nothing to show, and says so.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  ) {
    completionHandler(false)
  }

  /// The time that the viewer wants.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    timeToSeekAfterUserNavigatedFrom oldTime: CMTime,
    to targetTime: CMTime
  ) -> CMTime { targetTime }

  /// Does nothing.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willResumePlaybackAfterUserNavigatedFrom oldTime: CMTime,
    to targetTime: CMTime
  ) {}

  /// Does nothing.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willTransitionToVisibilityOfTransportBar visible: Bool,
    with coordinator: any AVPlayerViewControllerAnimationCoordinator
  ) {}
}
