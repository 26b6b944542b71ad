/// The one thing in which a waterfall differs from another.
package enum StudyChange: Equatable, Sendable {
  /// The source is asked at another place; both are counted from 1.
  case moved(label: String, from: Int, to: Int)
  /// The source has other figures, at the same place.
  case changed(label: String)
  case added(label: String)
  case removed(label: String)

  /// Finds what was changed; nil if it was nothing, or more than one thing.
  package init?(from one: StudyConfiguration, to two: StudyConfiguration) {
    if let change = Self.move(one.sources, two.sources) {
      self = change
    } else if let source = Self.addition(to: one.sources, two.sources) {
      self = .added(label: source.label)
    } else if let source = Self.addition(to: two.sources, one.sources) {
      self = .removed(label: source.label)
    } else {
      guard one.sources.map(\.label) == two.sources.map(\.label) else { return nil }
      let others = zip(one.sources, two.sources).filter { $0 != $1 }
      guard others.count == 1 else { return nil }
      self = .changed(label: others[0].0.label)
    }
  }

  /// Of two sources that changed places, the one that moved up.
  private static func move(
    _ one: [StudyConfiguration.Source],
    _ two: [StudyConfiguration.Source]
  ) -> StudyChange? {
    guard one != two, one.count == two.count else { return nil }
    let moves = one.enumerated().compactMap { from, source -> StudyChange? in
      guard let to = two.firstIndex(of: source), to != from, one.without(from) == two.without(to) else {
        return nil
      }
      return .moved(label: source.label, from: from + 1, to: to + 1)
    }
    return moves.first { if case .moved(_, let from, let to) = $0 { to < from } else { false } }
      ?? moves.first
  }

  /// The only source that others have more.
  private static func addition(
    to one: [StudyConfiguration.Source],
    _ two: [StudyConfiguration.Source]
  ) -> StudyConfiguration.Source? {
    guard two.count == one.count + 1 else { return nil }
    return two.indices.first { two.without($0) == one }.map { two[$0] }
  }
}

extension Array {
  fileprivate func without(_ index: Int) -> [Element] {
    var rest = self
    rest.remove(at: index)
    return rest
  }
}
