/// What happens to text that is longer than a line. The raw values are UIKit's.
public enum NSLineBreakMode: Int, Sendable {
  /// Breaks between words.
  case byWordWrapping = 0
  /// Breaks between characters.
  case byCharWrapping = 1
  /// Is cut off.
  case byClipping = 2
  /// Ends in the line, with an ellipsis at the start.
  case byTruncatingHead = 3
  /// Starts in the line, with an ellipsis at the end.
  case byTruncatingTail = 4
  /// Has an ellipsis in the middle.
  case byTruncatingMiddle = 5
}
