import Foundation

/// The state that few views change. A view holds it in a box of its own once it does.
@MainActor
struct ViewDetails {
  static let standard = ViewDetails()

  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var contentMode = UIView.ContentMode.scaleToFill
  var clipsToBounds = false
  var isOpaque = true
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var transform = CGAffineTransform.identity

  var isAccessibilityElement = false
  var accessibilityLabel: String?
  var accessibilityHint: String?
  var accessibilityValue: String?

  var autoresizesSubviews = true
  var autoresizingMask: UIView.AutoresizingMask = []
  var translatesAutoresizingMaskIntoConstraints = true
  var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  var constraints: [NSLayoutConstraint] = []
  var needsUpdateConstraints = false
  var layoutGuides: [UILayoutGuide] = []
  var standardGuides: [StandardGuide: UILayoutGuide] = [:]
  var huggingPriorities: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var resistancePriorities: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

  var gestureRecognizers: [UIGestureRecognizer] = []

  /// The guides that every view has.
  enum StandardGuide {
    case safeArea, layoutMargins, readableContent
  }

  /// Keeps the details out of the view, where they would cost memory in every view.
  final class Box {
    var details: ViewDetails
    init(_ details: ViewDetails) { self.details = details }
  }
}
