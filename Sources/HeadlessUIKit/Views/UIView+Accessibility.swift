// In UIKit every object has these; here views have.
extension UIView {
  /// Whether assistive technologies see the view.
  public var isAccessibilityElement: Bool {
    get { details.isAccessibilityElement }
    set { details.isAccessibilityElement = newValue }
  }

  /// What assistive technologies call the view.
  public var accessibilityLabel: String? {
    get { details.accessibilityLabel }
    set { details.accessibilityLabel = newValue }
  }

  /// What assistive technologies say that the view does.
  public var accessibilityHint: String? {
    get { details.accessibilityHint }
    set { details.accessibilityHint = newValue }
  }

  /// What assistive technologies say that the view's value is.
  public var accessibilityValue: String? {
    get { details.accessibilityValue }
    set { details.accessibilityValue = newValue }
  }
}

/// What the user has set for assistive technologies.
@MainActor
public enum UIAccessibility {
  /// Whether the user wants less movement. Can be set only here.
  public static var isReduceMotionEnabled = false
  /// Whether the screen is read to the user. Can be set only here.
  public static var isVoiceOverRunning = false
}
