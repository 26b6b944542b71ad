import Foundation

extension NSLayoutConstraint {
  /// Returns one constraint that stands for the whole format, related to the first views that the format names, or none
  /// if it names none of `views`.
  ///
  /// UIKit parses the format and returns a constraint for each of its parts. Here only the names are read.
  public class func constraints(
    withVisualFormat format: String,
    options opts: FormatOptions = [],
    metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let named = namesOfViews(in: format).compactMap { views[$0] }
    guard let first = named.first else { return [] }
    let isVertical = format.hasPrefix("V:")
    let constraint = NSLayoutConstraint(
      item: first,
      attribute: isVertical ? .top : .leading,
      relatedBy: .equal,
      toItem: named.dropFirst().first ?? (first as? UIView)?.superview,
      attribute: isVertical ? .bottom : .trailing,
      multiplier: 1,
      constant: 0
    )
    constraint.visualFormat = format
    return [constraint]
  }

  /// The names that follow a bracket: `[name]`, `[name(100)]`, `[name(==other)]`.
  private class func namesOfViews(in format: String) -> [String] {
    format.split(separator: "[", omittingEmptySubsequences: false).dropFirst().map { part in
      String(part.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
  }
}
