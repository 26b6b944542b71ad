/// How lines of text are aligned. The raw values are UIKit's.
public enum NSTextAlignment: Int, Sendable {
  /// On the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// On the right.
  case right = 2
  /// On both sides.
  case justified = 3
  /// As the language has it.
  case natural = 4
}
