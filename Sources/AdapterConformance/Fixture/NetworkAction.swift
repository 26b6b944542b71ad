/// What a network can do with an ad that it has delivered.
public enum NetworkAction: String, Sendable, CaseIterable {
  /// Counts an impression by itself, and reports it to its delegate.
  case countImpression
  /// Counts a click by itself, and says so.
  case countClick
  /// Opens a modal screen over the app: announces it, then opens it.
  case presentScreen
  /// Closes the screen, or the full-screen ad that was presented: announces it, closes it, and says that it is
  /// closed.
  ///
  /// Nothing happens when none is open: the kit asks for it after each tap, for a tap may have opened one, and an
  /// open screen would keep the next tap from the ad.
  case dismissScreen
  /// Takes the user out of the app: announces it, then leaves.
  case leaveApplication
  /// Starts the video, or goes on with it.
  case playVideo
  /// Pauses the video.
  case pauseVideo
  /// Lets the video end.
  case endVideo
}
