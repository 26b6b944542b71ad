/// Suggestions for a name that is not known: “did you mean …?”.
package enum NearestNames {
  /// The names nearest to `name`, nearest first, and in alphabetical order where they are equally near.
  ///
  /// Letter case does not count. A name that differs only in what stands before its last dot is near
  /// (`SampleEvent` and `Module.SampleEvent`), and so is one that contains the other.
  ///
  /// - Parameters:
  ///   - name: the name as written.
  ///   - candidates: the names that exist.
  ///   - limit: the most suggestions.
  package static func to(
    _ name: String,
    among candidates: some Sequence<String>,
    limit: Int = 3
  ) -> [String] {
    let wanted = Spelling(name)
    guard !wanted.whole.isEmpty else { return [] }
    return candidates.compactMap { candidate in
      wanted.distance(to: Spelling(candidate)).map { (distance: $0, name: candidate) }
    }
    .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
    .prefix(limit)
    .map(\.name)
  }

  /// Longer names are compared by their beginnings: no class name is as long, and comparing takes time by the
  /// square of the length.
  static let comparedLength = 128
}

/// A name as it is compared: in lower case, and its part after the last dot.
private struct Spelling {
  let whole: [Unicode.Scalar]
  let last: ArraySlice<Unicode.Scalar>

  init(_ name: String) {
    var start = String.UnicodeScalarView()
    start.append(contentsOf: name.unicodeScalars.prefix(NearestNames.comparedLength))
    let whole = Array(String(start).lowercased().unicodeScalars)
    self.whole = whole
    last = whole.lastIndex(of: ".").map { whole[($0 + 1)...] } ?? whole[...]
  }

  /// How far away the other name is, or `nil` if it is not near.
  func distance(to other: Spelling) -> Int? {
    if whole == other.whole { return 0 }
    let tolerance = max(1, last.count / 3)
    var nearest = editDistance(whole[...], other.whole[...], within: tolerance)
    // One for the module.
    if let byLast = editDistance(last, other.last, within: tolerance - 1) {
      nearest = min(nearest ?? .max, byLast + 1)
    }
    if nearest == nil, whole.contains(other.last) || other.whole.contains(last) {
      // As far as a name can be and still be near: behind every spelling mistake.
      nearest = tolerance + 1
    }
    return nearest
  }
}

extension [Unicode.Scalar] {
  /// Whether the part occurs in the text. Less than three scalars occur everywhere and do not count.
  fileprivate func contains(_ part: ArraySlice<Unicode.Scalar>) -> Bool {
    guard part.count >= 3, part.count <= count else { return false }
    return (0...(count - part.count)).contains { self[$0..<($0 + part.count)] == part }
  }
}

/// The Damerau–Levenshtein distance (insert, delete, replace, swap neighbours; no scalar is edited twice), or
/// `nil` if it is greater than `limit`.
private func editDistance(
  _ a: ArraySlice<Unicode.Scalar>,
  _ b: ArraySlice<Unicode.Scalar>,
  within limit: Int
) -> Int? {
  guard abs(a.count - b.count) <= limit else { return nil }
  let a = Array(a)
  let b = Array(b)
  var beforePrevious: [Int] = []
  var previous = Array(0...b.count)
  for row in a.indices {
    var current = [row + 1]
    for column in b.indices {
      let same = a[row] == b[column]
      var cost = min(previous[column] + (same ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, a[row] == b[column - 1], a[row - 1] == b[column] {
        cost = min(cost, beforePrevious[column - 1] + 1)
      }
      current.append(cost)
    }
    (beforePrevious, previous) = (previous, current)
  }
  return previous[b.count] <= limit ? previous[b.count] : nil
}
