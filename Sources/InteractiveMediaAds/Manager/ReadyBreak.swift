/// A break that waits for `start()`.
struct ReadyBreak {
  let ads: LoadedBreak
  /// Whether `start()` was called, and waits until the picture-in-picture window has closed.
  private(set) var isStartKept = false

  init(_ ads: LoadedBreak) { self.ads = ads }

  /// The app calls `start()` in picture-in-picture. While the window is open that is refused. While it opens or closes an
  /// app cannot know that, so the call is kept; also one that came at the last moment before the window was open.
  ///
  /// - Returns: a remark for the app.
  ///
  /// Source: Picture in picture, "Starting ads".
  mutating func keepStart(in window: PictureInPictureState, calledBeforeWindow: Bool) -> String {
    if window == .open, !calledBeforeWindow, !isStartKept {
      return
        "start() was refused: no ad starts while picture-in-picture is active. Call it when that has ended."
    }
    isStartKept = true
    return
      "start() waits: no ad starts while the picture-in-picture window opens or closes. The ad starts when the window "
      + "has closed or has failed to open."
  }
}
