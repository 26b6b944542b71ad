public import Foundation

extension UIView {
  /// The middle of ``frame``.
  public var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }

  /// A point of this view in another view's coordinates, or the window's where that is nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inRoot = pointInRoot(point)
    guard let view else { return inRoot }
    let origin = view.pointInRoot(.zero)
    return CGPoint(x: inRoot.x - origin.x, y: inRoot.y - origin.y)
  }

  /// A point of another view in this view's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let origin = pointInRoot(.zero)
    let inRoot = view?.pointInRoot(point) ?? point
    return CGPoint(x: inRoot.x - origin.x, y: inRoot.y - origin.y)
  }

  /// A rectangle of this view in another view's coordinates.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A point of this view in its superview's coordinates: a step of a walk up the tree.
  func convert(toSuperview point: CGPoint) -> CGPoint {
    let offset = offsetInSuperview
    return CGPoint(x: point.x + offset.x, y: point.y + offset.y)
  }

  /// A point of the superview in this view's coordinates: a step of a walk down the tree.
  func convert(pointInSuperview point: CGPoint) -> CGPoint {
    let offset = offsetInSuperview
    return CGPoint(x: point.x - offset.x, y: point.y - offset.y)
  }

  private var offsetInSuperview: CGPoint {
    let (frame, bounds) = (frame, bounds)
    return CGPoint(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY)
  }

  private func pointInRoot(_ point: CGPoint) -> CGPoint {
    var point = point
    var ancestor: UIView? = self
    while let view = ancestor {
      point = view.convert(toSuperview: point)
      ancestor = view.superview
    }
    return point
  }
}
