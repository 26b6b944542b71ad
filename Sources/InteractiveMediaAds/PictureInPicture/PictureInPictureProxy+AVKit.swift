public import HeadlessAVFoundation

extension PictureInPictureProxy: AVPictureInPictureControllerDelegate {
  /// Hands the message on; picture-in-picture counts as active from here on.
  public func pictureInPictureControllerWillStartPictureInPicture(
    _ controller: AVPictureInPictureController
  ) {
    set(.opening)
    controllerDelegate?.pictureInPictureControllerWillStartPictureInPicture(controller)
  }

  /// Hands the message on.
  public func pictureInPictureControllerDidStartPictureInPicture(
    _ controller: AVPictureInPictureController
  ) {
    set(.open)
    controllerDelegate?.pictureInPictureControllerDidStartPictureInPicture(controller)
  }

  /// Hands the message on.
  public func pictureInPictureControllerWillStopPictureInPicture(
    _ controller: AVPictureInPictureController
  ) {
    set(.closing)
    controllerDelegate?.pictureInPictureControllerWillStopPictureInPicture(controller)
  }

  /// Hands the message on; picture-in-picture is not active any more.
  public func pictureInPictureControllerDidStopPictureInPicture(
    _ controller: AVPictureInPictureController
  ) {
    set(.closed)
    controllerDelegate?.pictureInPictureControllerDidStopPictureInPicture(controller)
  }

  /// Hands the message on; picture-in-picture is not active any more.
  public func pictureInPictureController(
    _ controller: AVPictureInPictureController,
    failedToStartPictureInPictureWithError error: any Error
  ) {
    set(.closed)
    controllerDelegate?.pictureInPictureController(
      controller,
      failedToStartPictureInPictureWithError: error
    )
  }

  /// Hands the message and its completion handler on; without a delegate there is nothing to show.
  public func pictureInPictureController(
    _ controller: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  ) {
    guard let delegate = controllerDelegate else { return completionHandler(false) }
    delegate.pictureInPictureController(
      controller,
      restoreUserInterfaceForPictureInPictureStopWithCompletionHandler: completionHandler
    )
  }
}

extension PictureInPictureProxy: AVPlayerViewControllerDelegate {
  /// Hands the message on; picture-in-picture counts as active from here on.
  public func playerViewControllerWillStartPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {
    set(.opening)
    playerViewControllerDelegate?.playerViewControllerWillStartPictureInPicture(playerViewController)
  }

  /// Hands the message on.
  public func playerViewControllerDidStartPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {
    set(.open)
    playerViewControllerDelegate?.playerViewControllerDidStartPictureInPicture(playerViewController)
  }

  /// Hands the message on.
  public func playerViewControllerWillStopPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {
    set(.closing)
    playerViewControllerDelegate?.playerViewControllerWillStopPictureInPicture(playerViewController)
  }

  /// Hands the message on; picture-in-picture is not active any more.
  public func playerViewControllerDidStopPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {
    set(.closed)
    playerViewControllerDelegate?.playerViewControllerDidStopPictureInPicture(playerViewController)
  }

  /// Hands the message on; picture-in-picture is not active any more.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    failedToStartPictureInPictureWithError error: any Error
  ) {
    set(.closed)
    playerViewControllerDelegate?.playerViewController(
      playerViewController,
      failedToStartPictureInPictureWithError: error
    )
  }

  /// Hands the message and its completion handler on; without a delegate there is nothing to show.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  ) {
    guard let delegate = playerViewControllerDelegate else { return completionHandler(false) }
    delegate.playerViewController(
      playerViewController,
      restoreUserInterfaceForPictureInPictureStopWithCompletionHandler: completionHandler
    )
  }

  /// Asks the app; without a delegate the player goes away.
  public func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ playerViewController: AVPlayerViewController
  ) -> Bool {
    playerViewControllerDelegate?
      .playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(playerViewController) ?? true
  }

  /// Asks the app; without a delegate the viewer gets the time that they want.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    timeToSeekAfterUserNavigatedFrom oldTime: CMTime,
    to targetTime: CMTime
  ) -> CMTime {
    playerViewControllerDelegate?.playerViewController(
      playerViewController,
      timeToSeekAfterUserNavigatedFrom: oldTime,
      to: targetTime
    ) ?? targetTime
  }

  /// Hands the message on.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willResumePlaybackAfterUserNavigatedFrom oldTime: CMTime,
    to targetTime: CMTime
  ) {
    playerViewControllerDelegate?.playerViewController(
      playerViewController,
      willResumePlaybackAfterUserNavigatedFrom: oldTime,
      to: targetTime
    )
  }

  /// Hands the message on.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willTransitionToVisibilityOfTransportBar visible: Bool,
    with coordinator: any AVPlayerViewControllerAnimationCoordinator
  ) {
    playerViewControllerDelegate?.playerViewController(
      playerViewController,
      willTransitionToVisibilityOfTransportBar: visible,
      with: coordinator
    )
  }
}
