import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("A constraint")
struct ConstraintTests {
  let root = square(0, 0, 400)
  let left = square(0, 0, 100)
  let right = square(100, 0, 100)

  init() {
    root.addSubview(left)
    root.addSubview(right)
  }

  @Test("is kept by the nearest view around both items, and moves nothing")
  func activates() {
    let gap = right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 8)
    #expect(!gap.isActive)
    let width = left.widthAnchor.constraint(equalToConstant: 50)
    NSLayoutConstraint.activate([gap, width])
    #expect(root.constraints == [gap] && left.constraints == [width])
    root.layoutIfNeeded()
    #expect(left.frame.width == 100)
    gap.isActive = true
    #expect(root.constraints == [gap])
    NSLayoutConstraint.deactivate([gap, width])
    #expect(root.constraints.isEmpty && left.constraints.isEmpty && !gap.isActive)
  }

  @Test("relates a view and a view in it on the outer one")
  func nested() {
    let inner = square(0, 0, 10)
    left.addSubview(inner)
    let constraint = inner.topAnchor.constraint(equalTo: left.topAnchor)
    constraint.isActive = true
    #expect(left.constraints == [constraint])
  }

  @Test("stays inactive where no view is around both items")
  func noCommonView() {
    let constraint = left.topAnchor.constraint(equalTo: square(0, 0, 1).topAnchor)
    constraint.isActive = true
    #expect(!constraint.isActive)
  }

  @Test("is dropped when one of its views leaves the view that keeps it")
  func leaves() {
    let constraint = left.topAnchor.constraint(equalTo: right.topAnchor)
    let own = left.widthAnchor.constraint(equalToConstant: 1)
    NSLayoutConstraint.activate([constraint, own])
    left.removeFromSuperview()
    #expect(!constraint.isActive && root.constraints.isEmpty)
    #expect(own.isActive)
  }

  @Test("says what it relates")
  func says() {
    let constraint = NSLayoutConstraint(
      item: left,
      attribute: .height,
      relatedBy: .lessThanOrEqual,
      toItem: right,
      attribute: .width,
      multiplier: 0.5,
      constant: 3
    )
    #expect(constraint.firstItem === left && constraint.secondItem === right)
    #expect(constraint.firstAttribute == .height && constraint.secondAttribute == .width)
    #expect(constraint.relation == .lessThanOrEqual && constraint.multiplier == 0.5)
    #expect(constraint.constant == 3 && constraint.priority == .required)
    let alone = NSLayoutConstraint(
      item: left,
      attribute: .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 3
    )
    #expect(alone.secondItem == nil)
    alone.isActive = true
    #expect(left.constraints == [alone])
  }

  @Test("made from anchors has their attributes")
  func anchors() {
    let half = left.heightAnchor.constraint(equalTo: right.widthAnchor, multiplier: 0.5)
    #expect(half.firstAttribute == .height && half.secondAttribute == .width && half.multiplier == 0.5)
    let most = left.heightAnchor.constraint(lessThanOrEqualToConstant: 7)
    #expect(
      most.relation == .lessThanOrEqual && most.constant == 7 && most.secondAttribute == .notAnAttribute
    )
    let below = left.topAnchor.constraint(equalToSystemSpacingBelow: right.bottomAnchor, multiplier: 2)
    #expect(below.constant == 16)
    #expect(left.topAnchor == left.topAnchor)
    #expect(left.topAnchor != right.topAnchor && left.topAnchor != left.bottomAnchor)
  }

  @Test("can be to a guide, which counts as its view")
  func guides() {
    let constraint = left.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor)
    constraint.isActive = true
    #expect(root.constraints == [constraint] && constraint.secondItem === root.safeAreaLayoutGuide)
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    #expect(guide.owningView === root && root.layoutGuides == [guide])
    left.addLayoutGuide(guide)
    #expect(guide.owningView === left && root.layoutGuides.isEmpty)
    left.removeLayoutGuide(guide)
    #expect(guide.owningView == nil)
  }

  @Test("stands for a visual format as a whole")
  func visualFormat() {
    let views: [String: Any] = ["left": left, "right": right]
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-[left(==100)]-[right]-|",
      options: [],
      metrics: nil,
      views: views
    )
    #expect(constraints.count == 1)
    #expect(constraints.first?.visualFormat == "H:|-[left(==100)]-[right]-|")
    #expect(constraints.first?.firstItem === left && constraints.first?.secondItem === right)
    NSLayoutConstraint.activate(constraints)
    #expect(root.constraints == constraints)
    #expect(
      NSLayoutConstraint.constraints(withVisualFormat: "V:[other]", metrics: nil, views: views).isEmpty
    )
  }

  @Test("is updated before layout when that was asked for")
  func updates() {
    let view = UpdatingView()
    view.layoutIfNeeded()
    #expect(view.updates == 0)
    view.setNeedsUpdateConstraints()
    #expect(view.needsUpdateConstraints())
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.updates == 1)
  }

  @Test("leaves sizes as they are")
  func sizes() {
    #expect(
      left.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    )
    #expect(
      left.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 100, height: 100)
    )
    left.sizeToFit()
    #expect(left.frame.size == CGSize(width: 100, height: 100))
    #expect(left.contentHuggingPriority(for: .vertical) == .defaultLow)
    left.setContentHuggingPriority(.required, for: .vertical)
    #expect(left.contentHuggingPriority(for: .vertical) == .required)
    #expect(left.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(left.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
  }
}

private final class UpdatingView: UIView {
  var updates = 0
  override func updateConstraints() { updates += 1 }
}
