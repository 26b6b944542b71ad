import Foundation

extension AdSize: CustomStringConvertible {
  /// One line: `320 × 50`, `fluid`, `up to 320 × 50, anchored adaptive`, `invalid`.
  public var description: String {
    let measures = "\(Self.text(of: size.width)) × \(Self.text(of: size.height))"
    return switch kind {
    case .fixed: size == .zero ? "invalid" : measures
    case .fluid: "fluid"
    case .anchoredAdaptive: "up to \(measures), anchored adaptive"
    case .inlineAdaptive: "up to \(measures), inline adaptive"
    case nil: "\(measures), flags \(flags)"
    }
  }

  /// Points are whole as a rule, and are written without a fraction then.
  private static func text(of points: CGFloat) -> String {
    Int(exactly: points).map { "\($0)" } ?? "\(points)"
  }
}
