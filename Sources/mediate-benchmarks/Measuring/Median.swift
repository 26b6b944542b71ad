extension Array where Element: Comparable {
  /// The middle one, or the lower of the two middle ones. The array must not be empty.
  var median: Element { sorted()[(count - 1) / 2] }
}
