/// Owns a state machine, and passes its effects to the caller, one at a time.
///
/// Events that arrive while effects are being performed wait until all effects of the events before them are performed.
/// Inlinable, so that each owner has code for its own machine: a request has a dozen events.
@MainActor
@usableFromInline
package final class MachineRunner<Machine: StateMachine> {
  /// The machine, in the state after the last event that it has handled. The owner may replace it; the events that wait
  /// go to the new one.
  @usableFromInline package var machine: Machine
  /// Whether ``end(with:perform:)`` was called.
  @inlinable package var isEnded: Bool { hasEnded }
  /// Whether an event is being handled or effects are being performed.
  @inlinable package var isPerforming: Bool { isUnderWay }

  @usableFromInline var waiting: [Machine.Event] = []
  @usableFromInline var hasEnded = false
  @usableFromInline var isUnderWay = false

  /// Runs a machine.
  @inlinable
  package init(_ machine: Machine) { self.machine = machine }

  /// Handles an event now, or after the events whose effects are being performed. Ignored after
  /// ``end(with:perform:)``.
  ///
  /// - Parameter perform: performs an effect; see ``handle(_:willHandle:next:perform:)``.
  @inlinable
  package func handle(_ event: Machine.Event, perform: (Machine.Effect) -> Void) {
    handle(event, willHandle: { _ in }, next: { nil }, perform: perform)
  }

  /// Handles an event as ``handle(_:perform:)`` does, for an owner with more to say.
  ///
  /// The closures are those of the call that is under way: while effects are being performed, those of another call are
  /// not used. They do not outlive the call, so that they cost nothing and keep no object alive.
  ///
  /// - Parameters:
  ///   - willHandle: called before each event is handled.
  ///   - next: asked for another event when none waits.
  ///   - perform: performs an effect.
  @inlinable
  package func handle(
    _ event: Machine.Event,
    willHandle: (Machine.Event) -> Void,
    next: () -> Machine.Event?,
    perform: (Machine.Effect) -> Void
  ) {
    guard !hasEnded else { return }
    guard !isUnderWay else { return waiting.append(event) }
    isUnderWay = true
    defer { isUnderWay = false }
    var following: Machine.Event? = event
    while let event = following {
      willHandle(event)
      for effect in machine.handle(event) {
        perform(effect)
        guard !hasEnded else { return }
      }
      following = waiting.isEmpty ? next() : waiting.removeFirst()
    }
  }

  /// Handles an event at once, ahead of those that wait, and leaves its effects to the caller. For an owner that has to
  /// answer before it returns.
  @inlinable
  package func decide(_ event: Machine.Event) -> [Machine.Effect] {
    hasEnded ? [] : Array(machine.handle(event))
  }

  /// Drops all waiting events and the effects that are not performed yet, and ignores later events.
  ///
  /// - Parameters:
  ///   - event: handled at once, even while effects of another event are being performed.
  ///   - perform: performs its effects, all of them.
  @inlinable
  package func end(with event: Machine.Event, perform: (Machine.Effect) -> Void) {
    guard !hasEnded else { return }
    hasEnded = true
    waiting = []
    for effect in machine.handle(event) { perform(effect) }
  }
}
