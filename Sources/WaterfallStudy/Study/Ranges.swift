extension [Range<Int>] {
  /// Reads pairs of bounds; nil unless they are in order, with a gap between any two, and below `count`.
  init?(_ pairs: [[Int]], in count: Int) {
    self = []
    var last = -1
    for pair in pairs {
      guard pair.count == 2, pair[0] > last, pair[0] < pair[1], pair[1] <= count else { return nil }
      last = pair[1]
      append(pair[0]..<pair[1])
    }
  }

  /// What is missing of so many.
  func gaps(in count: Int) -> [Range<Int>] {
    let starts = [0] + map(\.upperBound)
    let ends = map(\.lowerBound) + [count]
    return zip(starts, ends).filter { $0 < $1 }.map { $0..<$1 }
  }

  /// These and others, in order, with a gap between any two.
  func joined(with others: [Range<Int>]) throws(StudyPart.MergeError) -> [Range<Int>] {
    for range in others {
      if let twice = lazy.map({ $0.clamped(to: range) }).first(where: { !$0.isEmpty }) { throw .twice(twice) }
    }
    return (self + others).sorted { $0.lowerBound < $1.lowerBound }
      .reduce(into: []) { joined, range in
        if let last = joined.last, last.upperBound == range.lowerBound {
          joined[joined.count - 1] = last.lowerBound..<range.upperBound
        } else {
          joined.append(range)
        }
      }
  }
}
