/// Owns a state machine, and hands its effects to an owner who performs them, one at a time.
///
/// Events that arrive while effects are being performed wait until all effects of the events before them are performed.
@MainActor
package final class MachineRunner<Machine: StateMachine> {
  /// The machine, in the state after the last event that it has handled. The owner may replace it; the events that wait
  /// go to the new one.
  package var machine: Machine
  /// Performs an effect. Set it before the first event; capture the owner weakly if the owner keeps the runner.
  package var perform: (@MainActor (Machine.Effect) -> Void)?
  /// Called before each event is handled. Optional.
  package var willHandle: (@MainActor (Machine.Event) -> Void)?
  /// Asked for another event when none waits. Optional, and so is its result.
  package var nextEvent: (@MainActor () -> Machine.Event?)?
  /// Whether ``end(with:)`` was called.
  package private(set) var isEnded = false

  private var waiting: [Machine.Event] = []
  /// Whether an event is being handled or effects are being performed.
  package private(set) var isPerforming = false

  /// Runs a machine.
  package init(_ machine: Machine) { self.machine = machine }

  /// Handles an event now, or after the events whose effects are being performed. Ignored after ``end(with:)``.
  package func handle(_ event: Machine.Event) {
    guard !isEnded else { return }
    guard !isPerforming else { return waiting.append(event) }
    isPerforming = true
    defer { isPerforming = false }
    var next: Machine.Event? = event
    while let event = next {
      willHandle?(event)
      for effect in machine.handle(event) {
        perform?(effect)
        guard !isEnded else { return }
      }
      next = waiting.isEmpty ? nextEvent?() : waiting.removeFirst()
    }
  }

  /// Handles an event at once, ahead of those that wait, and leaves its effects to the caller. For an owner that has to
  /// answer before it returns.
  package func decide(_ event: Machine.Event) -> [Machine.Effect] {
    isEnded ? [] : Array(machine.handle(event))
  }

  /// Drops all waiting events and the effects that are not performed yet, and ignores later events.
  ///
  /// - Parameter event: handled at once, even while effects of another event are being performed; nil for none. All of
  ///   its effects are performed.
  package func end(with event: Machine.Event? = nil) {
    guard !isEnded else { return }
    isEnded = true
    waiting = []
    guard let event else { return }
    for effect in machine.handle(event) { perform?(effect) }
  }
}
