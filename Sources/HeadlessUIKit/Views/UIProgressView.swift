/// A view that shows how much is done.
open class UIProgressView: UIView {
  /// How much is done, between 0 and 1.
  open var progress: Float = 0 {
    didSet { progress = min(max(progress, 0), 1) }
  }
  /// The color of what is done.
  open var progressTintColor: UIColor?
  /// The color of what is not done.
  open var trackTintColor: UIColor?

  /// Shows how much is done, at once in any case.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
