public import Foundation

/// A rectangle in a tree of rectangles, as in Core Animation, without pixels.
@preconcurrency
@MainActor
open class CALayer: NSObject {
  /// Position and size in the superlayer's coordinates, in points.
  open var frame: CGRect = .zero
  /// Whether the layer and all in it are not shown.
  open var isHidden = false
  /// Where it is from back to front, before the order of ``sublayers`` counts.
  open var zPosition: CGFloat = 0

  /// The layer that this one is in.
  public private(set) weak var superlayer: CALayer?
  /// The layers in this one, from back to front; nil if there are none.
  public var sublayers: [CALayer]? { contents.isEmpty ? nil : contents }
  private var contents: [CALayer] = []

  /// A layer of no size.
  public required override init() { super.init() }

  /// Position and size in the layer's own coordinates, in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  /// Puts a layer in front of the others, taking it out of where it was. Nothing happens if this one is in it.
  open func addSublayer(_ layer: CALayer) {
    guard !sequence(first: self, next: \.superlayer).contains(where: { $0 === layer }) else { return }
    layer.removeFromSuperlayer()
    contents.append(layer)
    layer.superlayer = self
  }

  /// Takes the layer out of its superlayer.
  open func removeFromSuperlayer() {
    superlayer?.contents.removeAll { $0 === self }
    superlayer = nil
  }
}
