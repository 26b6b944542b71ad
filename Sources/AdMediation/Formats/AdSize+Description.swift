import Foundation

extension AdSize: CustomStringConvertible {
  /// One line: `320 × 50`, `fluid`, `up to 320 × 50, anchored adaptive`, `invalid`.
  public var description: String {
    let measures = "\(size.width.plainText) × \(size.height.plainText)"
    return switch kind {
    case .fixed: size == .zero ? "invalid" : measures
    case .fluid: "fluid"
    case .anchoredAdaptive: "up to \(measures), anchored adaptive"
    case .inlineAdaptive: "up to \(measures), inline adaptive"
    case nil: "\(measures), flags \(flags)"
    }
  }
}

extension CGFloat {
  /// Points are whole as a rule, and are written without a fraction then.
  var plainText: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}
