/// Is told what becomes of a picture-in-picture window. Called on the main actor; every method may be left out.
@preconcurrency
@MainActor
public protocol AVPictureInPictureControllerDelegate: AnyObject {
  /// The window is about to open.
  func pictureInPictureControllerWillStartPictureInPicture(_ controller: AVPictureInPictureController)

  /// The window is open.
  func pictureInPictureControllerDidStartPictureInPicture(_ controller: AVPictureInPictureController)

  /// The window does not open; the error is an ``AVKitError``.
  func pictureInPictureController(
    _ controller: AVPictureInPictureController,
    failedToStartPictureInPictureWithError error: any Error
  )

  /// The window is about to close.
  func pictureInPictureControllerWillStopPictureInPicture(_ controller: AVPictureInPictureController)

  /// The window is closed.
  func pictureInPictureControllerDidStopPictureInPicture(_ controller: AVPictureInPictureController)

  /// The app is to show its player again, and to call the handler when it does: the window waits for that with
  /// closing. Comes first when picture-in-picture ends in the app, not when the viewer closes the window.
  func pictureInPictureController(
    _ controller: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  )
}

extension AVPictureInPictureControllerDelegate {
  /// Does nothing.
  public func pictureInPictureControllerWillStartPictureInPicture(
    _ controller: AVPictureInPictureController
  ) {}

  /// Does nothing.
  public func pictureInPictureControllerDidStartPictureInPicture(
    _ controller: AVPictureInPictureController
  ) {}

  /// Does nothing.
  public func pictureInPictureController(
    _ controller: AVPictureInPictureController,
    failedToStartPictureInPictureWithError error: any Error
  ) {}

  /// Does nothing.
  public func pictureInPictureControllerWillStopPictureInPicture(
    _ controller: AVPictureInPictureController
  ) {}

  /// Does nothing.
  public func pictureInPictureControllerDidStopPictureInPicture(
    _ controller: AVPictureInPictureController
  ) {}

  /// Has nothing to show, and says so.
  public func pictureInPictureController(
    _ controller: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  ) {
    completionHandler(false)
  }
}
