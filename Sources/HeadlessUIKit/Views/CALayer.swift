public import Foundation

/// A rectangle in a tree of rectangles, as in Core Animation, without pixels. Its look is kept only.
@preconcurrency
@MainActor
open class CALayer: NSObject {
  // MARK: Geometry

  /// Position and size in the superlayer's coordinates, in points.
  open var frame: CGRect = .zero

  /// Position and size in the layer's own coordinates, in points. The origin is always zero here.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set {
      let middle = position
      frame.size = newValue.size
      position = middle
    }
  }

  /// The middle of ``frame``.
  open var position: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }

  /// Where it is from back to front, before the order of ``sublayers`` counts.
  open var zPosition: CGFloat = 0

  // MARK: Look

  /// Whether the layer and all in it are not shown.
  open var isHidden = false
  /// Opacity from 0 to 1.
  open var opacity: Float = 1
  /// The color behind the content.
  open var backgroundColor: CGColor?
  /// How round the corners are, in points.
  open var cornerRadius: CGFloat = 0
  /// The width of the line around the layer, in points.
  open var borderWidth: CGFloat = 0
  /// The color of the line around the layer.
  open var borderColor: CGColor?
  /// Whether sublayers are drawn only inside the bounds.
  open var masksToBounds = false
  /// The color of the shadow.
  open var shadowColor: CGColor?
  /// How dark the shadow is, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// Where the shadow is.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How soft the shadow is, in points.
  open var shadowRadius: CGFloat = 3
  /// Pixels a point in the content.
  open var contentsScale: CGFloat = 1
  /// A name to find the layer again.
  open var name: String?

  /// A layer of no size.
  public required override init() { super.init() }

  // MARK: The tree

  /// The layer that this one is in.
  public private(set) weak var superlayer: CALayer?
  /// The layers in this one, from back to front; nil if there are none.
  public var sublayers: [CALayer]? { contained.isEmpty ? nil : contained }
  private var contained: [CALayer] = []

  /// Puts a layer in front of the others, taking it out of where it was. Nothing happens if this one is in it.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32.max) }

  /// Puts a layer at a place in the order from back to front. Nothing happens if this one is in it.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    guard !sequence(first: self, next: \.superlayer).contains(where: { $0 === layer }) else { return }
    layer.removeFromSuperlayer()
    contained.insert(layer, at: min(Int(idx), contained.count))
    layer.superlayer = self
  }

  /// Takes the layer out of its superlayer.
  open func removeFromSuperlayer() {
    superlayer?.contained.removeAll { $0 === self }
    superlayer = nil
  }
}
