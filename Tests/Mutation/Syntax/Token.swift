/// A token of Swift source.
struct Token {
  enum Kind {
    /// An identifier, a keyword, an attribute or a directive.
    case word
    case number
    /// A literal, with all that is interpolated.
    case string
    /// An operator with a space on both sides, `=`, `?` and `->` included.
    case binary
    /// Any other operator, such as `!`, `...` or the `<` of a generic type.
    case sign
    /// A bracket, a comma, a colon, a semicolon or a dot.
    case punctuation
  }

  var kind: Kind
  /// Offsets in the bytes of the file.
  var range: Range<Int>
  /// Counted from 1.
  var line: Int
  /// Whether it is the first one on its line.
  var startsLine: Bool
  var hasSpaceBefore: Bool
  var hasSpaceAfter: Bool
}
