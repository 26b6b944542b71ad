extension Duration {
  /// The longest time that a schedule reckons with: a hundred years. Sums of as many of them as there can be events
  /// stay far from overflow, and no content is longer.
  static let bound: Duration = .seconds(100 * 366 * 86_400 as Int64)

  /// The latest time of a timeline with interstitials: later than all events, if each were as long as can be.
  static let timelineBound: Duration = bound * 1_000_000

  /// This time, no further from zero than ``bound``.
  var bounded: Duration { min(max(self, .zero - .bound), .bound) }
}

extension Array {
  /// The index of the first element for which a condition holds, found by halving: it must hold for all elements after
  /// it. The end of the range if it holds for none.
  @inlinable
  package func partitionPoint(in range: Range<Int>, where condition: (Element) -> Bool) -> Int {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The same in the whole array.
  @inlinable
  package func partitionPoint(where condition: (Element) -> Bool) -> Int {
    partitionPoint(in: indices, where: condition)
  }

  /// Sorted and stable. What is in order already, as nearly all playlists are, is only looked through.
  func sortedIfNeeded(by areInOrder: (Element, Element) -> Bool) -> [Element] {
    for index in indices.dropFirst() where areInOrder(self[index], self[index - 1]) {
      return enumerated()
        .sorted { left, right in
          if areInOrder(left.element, right.element) { return true }
          if areInOrder(right.element, left.element) { return false }
          return left.offset < right.offset
        }
        .map(\.element)
    }
    return self
  }
}
