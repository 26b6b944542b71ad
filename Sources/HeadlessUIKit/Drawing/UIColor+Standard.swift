import Foundation

// The colors that UIKit has names for, as they are in light mode.
extension UIColor {
  /// Black.
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  /// Dark gray.
  public class var darkGray: UIColor { UIColor(white: 0.3333, alpha: 1) }
  /// Light gray.
  public class var lightGray: UIColor { UIColor(white: 0.6667, alpha: 1) }
  /// White.
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  /// Gray.
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  /// Red.
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  /// Green.
  public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  /// Blue.
  public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  /// Cyan.
  public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  /// Yellow.
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  /// Magenta.
  public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  /// Orange.
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  /// Purple.
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  /// Brown.
  public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  /// Clear.
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
  /// The system's red color.
  public class var systemRed: UIColor { UIColor(hex: 0xFF3B30) }
  /// The system's green color.
  public class var systemGreen: UIColor { UIColor(hex: 0x34C759) }
  /// The system's blue color.
  public class var systemBlue: UIColor { UIColor(hex: 0x007AFF) }
  /// The system's orange color.
  public class var systemOrange: UIColor { UIColor(hex: 0xFF9500) }
  /// The system's yellow color.
  public class var systemYellow: UIColor { UIColor(hex: 0xFFCC00) }
  /// The system's pink color.
  public class var systemPink: UIColor { UIColor(hex: 0xFF2D55) }
  /// The system's purple color.
  public class var systemPurple: UIColor { UIColor(hex: 0xAF52DE) }
  /// The system's teal color.
  public class var systemTeal: UIColor { UIColor(hex: 0x30B0C7) }
  /// The system's indigo color.
  public class var systemIndigo: UIColor { UIColor(hex: 0x5856D6) }
  /// The system's gray color.
  public class var systemGray: UIColor { UIColor(hex: 0x8E8E93) }
  /// The system's gray 2 color.
  public class var systemGray2: UIColor { UIColor(hex: 0xAEAEB2) }
  /// The system's gray 3 color.
  public class var systemGray3: UIColor { UIColor(hex: 0xC7C7CC) }
  /// The system's gray 4 color.
  public class var systemGray4: UIColor { UIColor(hex: 0xD1D1D6) }
  /// The system's gray 5 color.
  public class var systemGray5: UIColor { UIColor(hex: 0xE5E5EA) }
  /// The system's gray 6 color.
  public class var systemGray6: UIColor { UIColor(hex: 0xF2F2F7) }
  /// The system's label color.
  public class var label: UIColor { UIColor(hex: 0x000000) }
  /// The system's link color.
  public class var link: UIColor { UIColor(hex: 0x007AFF) }
  /// The system's separator color.
  public class var separator: UIColor { UIColor(hex: 0xC6C6C8) }
  /// The system's background color.
  public class var systemBackground: UIColor { UIColor(hex: 0xFFFFFF) }
  /// The system's secondary background color.
  public class var secondarySystemBackground: UIColor { UIColor(hex: 0xF2F2F7) }
  /// The system's tertiary background color.
  public class var tertiarySystemBackground: UIColor { UIColor(hex: 0xFFFFFF) }
  /// The system's grouped background color.
  public class var systemGroupedBackground: UIColor { UIColor(hex: 0xF2F2F7) }
  /// The system's tint color color.
  public class var tintColor: UIColor { UIColor(hex: 0x007AFF) }
  /// The system's secondary label color.
  public class var secondaryLabel: UIColor { UIColor(hex: 0x3C3C43).withAlphaComponent(0.6) }
  /// The system's tertiary label color.
  public class var tertiaryLabel: UIColor { UIColor(hex: 0x3C3C43).withAlphaComponent(0.3) }
  /// The system's placeholder text color.
  public class var placeholderText: UIColor { UIColor(hex: 0x3C3C43).withAlphaComponent(0.3) }

  private convenience init(hex: Int) {
    func channel(_ shift: Int) -> CGFloat { CGFloat(hex >> shift & 0xFF) / 255 }
    self.init(red: channel(16), green: channel(8), blue: channel(0), alpha: 1)
  }
}
