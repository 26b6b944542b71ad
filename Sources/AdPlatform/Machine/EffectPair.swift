/// No effect, one, or one and then another: without an array, for machines of which a request has a dozen events.
package struct EffectPair<Effect> {
  private var first: Effect?
  private var second: Effect?

  /// One effect, and then another if there is one.
  package init(_ first: Effect, then second: Effect? = nil) {
    self.first = first
    self.second = second
  }

  private init() {}

  /// Nothing is to be done.
  package static var none: EffectPair { EffectPair() }
}

extension EffectPair: Sequence, IteratorProtocol {
  /// The next effect.
  package mutating func next() -> Effect? {
    defer {
      first = second
      second = nil
    }
    return first
  }
}

extension EffectPair: Sendable where Effect: Sendable {}
