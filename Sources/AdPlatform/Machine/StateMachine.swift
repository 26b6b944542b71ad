/// A value that decides: it takes an event, changes its state, and returns what is to be done.
///
/// A machine has no clock, no delegate, no view and does no I/O. A ``MachineRunner`` performs its effects.
@usableFromInline
package protocol StateMachine {
  /// What happens to it.
  associatedtype Event
  /// What it wants done.
  associatedtype Effect
  /// The effects of one event: an array, or an ``EffectPair`` where there are never more than two.
  associatedtype Effects: Sequence<Effect> = [Effect]

  /// Takes in an event, and returns the effects in the order in which they are to be performed.
  mutating func handle(_ event: Event) -> Effects
}
