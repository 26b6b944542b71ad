/// Owns a state machine, and hands its effects to an owner who performs them, one at a time.
///
/// Events that arrive while effects are being performed wait until all effects of the events before them are performed.
@MainActor
package final class MachineRunner<Machine: StateMachine> {
  /// The machine, in the state after the last event that it has handled.
  package private(set) var machine: Machine
  /// Performs an effect. Set it before the first event; capture the owner weakly if the owner keeps the runner.
  package var perform: @MainActor (Machine.Effect) -> Void = { _ in }
  /// Whether ``end(with:)`` was called.
  package private(set) var isEnded = false

  private var waiting: [Machine.Event] = []
  private var isPerforming = false

  /// Runs a machine.
  package init(_ machine: Machine) { self.machine = machine }

  /// Handles an event now, or after the events whose effects are being performed. Ignored after ``end(with:)``.
  package func handle(_ event: Machine.Event) {
    guard !isEnded else { return }
    guard !isPerforming else { return waiting.append(event) }
    isPerforming = true
    defer { isPerforming = false }
    performEffects(of: event)
    while !waiting.isEmpty { performEffects(of: waiting.removeFirst()) }
  }

  private func performEffects(of event: Machine.Event) {
    for effect in machine.handle(event) {
      perform(effect)
      guard !isEnded else { return }
    }
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
    for effect in machine.handle(event) { perform(effect) }
  }
}
