/// Owns a state machine, and passes its effects to the caller, one at a time.
///
/// Events that arrive while effects are being performed wait until all effects of the events before them are performed.
@MainActor
package final class MachineRunner<Machine: StateMachine> {
  /// The machine, in the state after the last event that it has handled. The owner may replace it; the events that wait
  /// go to the new one.
  package var machine: Machine
  /// Whether ``end(with:perform:)`` was called.
  package private(set) var isEnded = false

  private var waiting: [Machine.Event] = []
  /// Whether an event is being handled or effects are being performed.
  package private(set) var isPerforming = false

  /// Runs a machine.
  package init(_ machine: Machine) { self.machine = machine }

  /// Handles an event now, or after the events whose effects are being performed. Ignored after
  /// ``end(with:perform:)``.
  ///
  /// - Parameter perform: performs an effect; see ``handle(_:willHandle:next:perform:)``.
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
  package func handle(
    _ event: Machine.Event,
    willHandle: (Machine.Event) -> Void,
    next: () -> Machine.Event?,
    perform: (Machine.Effect) -> Void
  ) {
    guard !isEnded else { return }
    guard !isPerforming else { return waiting.append(event) }
    isPerforming = true
    defer { isPerforming = false }
    var following: Machine.Event? = event
    while let event = following {
      willHandle(event)
      for effect in machine.handle(event) {
        perform(effect)
        guard !isEnded else { return }
      }
      following = waiting.isEmpty ? next() : waiting.removeFirst()
    }
  }

  /// Handles an event at once, ahead of those that wait, and leaves its effects to the caller. For an owner that has to
  /// answer before it returns.
  package func decide(_ event: Machine.Event) -> [Machine.Effect] {
    isEnded ? [] : Array(machine.handle(event))
  }

  /// Drops all waiting events and the effects that are not performed yet, and ignores later events.
  ///
  /// - Parameters:
  ///   - event: handled at once, even while effects of another event are being performed.
  ///   - perform: performs its effects, all of them.
  package func end(with event: Machine.Event, perform: (Machine.Effect) -> Void) {
    guard !isEnded else { return }
    isEnded = true
    waiting = []
    for effect in machine.handle(event) { perform(effect) }
  }
}
