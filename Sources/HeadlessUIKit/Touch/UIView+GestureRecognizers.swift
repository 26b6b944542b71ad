extension UIView {
  /// The view's gesture recognizers in the order in which they were added, or nil if it never had any.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { details.gestureRecognizers.isEmpty ? nil : details.gestureRecognizers }
    set {
      for recognizer in details.gestureRecognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    details.gestureRecognizers.append(recognizer)
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.view = nil
    details.gestureRecognizers.removeAll { $0 === recognizer }
  }
}
