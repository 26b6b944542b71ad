public import Foundation

/// A font's name and size. It has no glyphs, so it cannot measure text.
public final class UIFont: NSObject, Sendable {
  /// How heavy the strokes of a font are, from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight.
    public let rawValue: CGFloat
    /// Creates a weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a weight.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The lightest weight.
    public static let ultraLight = Weight(-0.8)
    /// A very light weight.
    public static let thin = Weight(-0.6)
    /// A light weight.
    public static let light = Weight(-0.4)
    /// The usual weight.
    public static let regular = Weight(0)
    /// A little heavier than usual.
    public static let medium = Weight(0.23)
    /// Between medium and bold.
    public static let semibold = Weight(0.3)
    /// A heavy weight.
    public static let bold = Weight(0.4)
    /// Heavier than bold.
    public static let heavy = Weight(0.56)
    /// The heaviest weight.
    public static let black = Weight(0.62)
  }

  /// The name of the font.
  public let fontName: String
  /// The name of the family that the font belongs to.
  public let familyName: String
  /// The size in points.
  public let pointSize: CGFloat
  private let weight: Weight

  init(family: String, face: String?, weight: Weight, size: CGFloat) {
    familyName = family
    fontName = face.map { "\(family)-\($0)" } ?? family
    self.weight = weight
    pointSize = size
    super.init()
  }

  /// Creates a font of any name; unlike UIKit's, it does not check that such a font is installed.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let parts = fontName.split(separator: "-", maxSplits: 1).map(String.init)
    guard let family = parts.first else { return nil }
    self.init(family: family, face: parts.dropFirst().first, weight: .regular, size: fontSize)
  }

  /// The system's font in this size.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system's font in this size and weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(family: ".SFUI", face: nil, weight: weight, size: fontSize)
  }

  /// The system's bold font in this size.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system's italic font in this size.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(family: ".SFUI", face: "Italic", weight: .regular, size: fontSize)
  }

  /// The system's font whose digits are equally wide.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(family: ".SFUI", face: "MonospacedDigits", weight: weight, size: fontSize)
  }

  /// The system's font whose characters are equally wide.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(family: ".SFMono", face: nil, weight: weight, size: fontSize)
  }

  /// The size of system text.
  public class var systemFontSize: CGFloat { 14 }
  /// The size of small system text.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of labels.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of buttons.
  public class var buttonFontSize: CGFloat { 18 }

  /// The same font in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(copy: self, size: fontSize)
  }

  private init(copy font: UIFont, size: CGFloat) {
    (fontName, familyName, weight, pointSize) = (font.fontName, font.familyName, font.weight, size)
    super.init()
  }

  /// The height of a line: 1.2 times the size, as no font file says otherwise.
  public var lineHeight: CGFloat { pointSize * 1.2 }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize && weight == other.weight
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(fontName)
    hasher.combine(pointSize)
    return hasher.finalize()
  }
}
