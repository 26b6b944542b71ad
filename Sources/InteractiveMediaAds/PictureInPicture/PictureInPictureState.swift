/// The window of picture-in-picture, as its delegate hears of it.
package enum PictureInPictureState: Hashable, Sendable {
  /// There is none, or it failed to open.
  case closed
  /// It is about to open.
  case opening
  /// It is open.
  case open
  /// It is about to close.
  case closing
}
