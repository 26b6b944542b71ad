/// No effect, one, or one and then another: without an array, for machines of which a request has a dozen events.
///
/// Inlinable, as ``MachineRunner`` is: in other modules a copy of an unspecialized effect asks the runtime for its type.
@usableFromInline
package struct EffectPair<Effect> {
  @usableFromInline var first: Effect?
  @usableFromInline var second: Effect?

  /// One effect, and then another if there is one.
  @inlinable
  package init(_ first: Effect, then second: Effect? = nil) {
    self.first = first
    self.second = second
  }

  @inlinable
  init() {}

  /// Nothing is to be done.
  @inlinable
  package static var none: EffectPair { EffectPair() }
}

extension EffectPair: Sequence, IteratorProtocol {
  /// The next effect.
  @inlinable
  package mutating func next() -> Effect? {
    let next = first
    first = second
    second = nil
    return next
  }
}

extension EffectPair: Sendable where Effect: Sendable {}
