/// What a machine decides upon one event: nothing, one effect, or one and then another.
///
/// No array, for there are never more, and a request has a dozen events.
struct Decision<Effect> {
  private var first: Effect?
  private var second: Effect?

  init(_ first: Effect? = nil, then second: Effect? = nil) {
    self.first = first
    self.second = second
  }

  /// Nothing is to be done.
  static var nothing: Decision { Decision() }
}

extension Decision: Sequence, IteratorProtocol {
  mutating func next() -> Effect? {
    defer {
      first = second
      second = nil
    }
    return first
  }
}
