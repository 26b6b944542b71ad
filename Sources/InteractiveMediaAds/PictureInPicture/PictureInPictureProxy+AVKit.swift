#if os(iOS) || os(tvOS) || os(visionOS)
  public import HeadlessAVFoundation

  extension PictureInPictureProxy: @preconcurrency AVPictureInPictureControllerDelegate {
    /// Hands the message on; picture-in-picture counts as active from here on.
    public func pictureInPictureControllerWillStartPictureInPicture(
      _ controller: AVPictureInPictureController
    ) {
      set(.opening)
      controllerDelegate?.pictureInPictureControllerWillStartPictureInPicture?(controller)
    }

    /// Hands the message on.
    public func pictureInPictureControllerDidStartPictureInPicture(
      _ controller: AVPictureInPictureController
    ) {
      set(.open)
      controllerDelegate?.pictureInPictureControllerDidStartPictureInPicture?(controller)
    }

    /// Hands the message on.
    public func pictureInPictureControllerWillStopPictureInPicture(
      _ controller: AVPictureInPictureController
    ) {
      set(.closing)
      controllerDelegate?.pictureInPictureControllerWillStopPictureInPicture?(controller)
    }

    /// Hands the message on; picture-in-picture is not active any more.
    public func pictureInPictureControllerDidStopPictureInPicture(
      _ controller: AVPictureInPictureController
    ) {
      set(.closed)
      controllerDelegate?.pictureInPictureControllerDidStopPictureInPicture?(controller)
    }

    /// Hands the message on; picture-in-picture is not active any more.
    public func pictureInPictureController(
      _ controller: AVPictureInPictureController,
      failedToStartPictureInPictureWithError error: any Error
    ) {
      set(.closed)
      controllerDelegate?.pictureInPictureController?(
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
      let restore = controllerDelegate?.pictureInPictureController(
        _:
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler:
      )
      guard let restore else { return completionHandler(false) }
      restore(controller, completionHandler)
    }
  }

  extension PictureInPictureProxy: @preconcurrency AVPlayerViewControllerDelegate {
    /// Hands the message on; picture-in-picture counts as active from here on.
    public func playerViewControllerWillStartPictureInPicture(
      _ playerViewController: AVPlayerViewController
    ) {
      set(.opening)
      playerViewControllerDelegate?.playerViewControllerWillStartPictureInPicture?(playerViewController)
    }

    /// Hands the message on.
    public func playerViewControllerDidStartPictureInPicture(
      _ playerViewController: AVPlayerViewController
    ) {
      set(.open)
      playerViewControllerDelegate?.playerViewControllerDidStartPictureInPicture?(playerViewController)
    }

    /// Hands the message on.
    public func playerViewControllerWillStopPictureInPicture(
      _ playerViewController: AVPlayerViewController
    ) {
      set(.closing)
      playerViewControllerDelegate?.playerViewControllerWillStopPictureInPicture?(playerViewController)
    }

    /// Hands the message on; picture-in-picture is not active any more.
    public func playerViewControllerDidStopPictureInPicture(
      _ playerViewController: AVPlayerViewController
    ) {
      set(.closed)
      playerViewControllerDelegate?.playerViewControllerDidStopPictureInPicture?(playerViewController)
    }

    /// Hands the message on; picture-in-picture is not active any more.
    public func playerViewController(
      _ playerViewController: AVPlayerViewController,
      failedToStartPictureInPictureWithError error: any Error
    ) {
      set(.closed)
      playerViewControllerDelegate?.playerViewController?(
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
      let restore = playerViewControllerDelegate?.playerViewController(
        _:
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler:
      )
      guard let restore else { return completionHandler(false) }
      restore(playerViewController, completionHandler)
    }

    /// Asks the app; without a delegate the player goes away.
    public func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
      _ playerViewController: AVPlayerViewController
    ) -> Bool {
      playerViewControllerDelegate?
        .playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart?(playerViewController) ?? true
    }
  }
#endif
