/// A machine as it is, or with an error made on purpose.
package struct Faulty<Machine, Event, Effect> {
  /// Takes in an event, and says what to do.
  package typealias Handle = (inout Machine, Event) -> [Effect]

  /// The machine. An error may have put another one in its place.
  package var machine: Machine
  private let handle: Handle

  /// A machine.
  ///
  /// - Parameter handle: what is done in place of telling the machine of the event.
  package init(_ machine: Machine, _ handle: @escaping Handle) {
    self.machine = machine
    self.handle = handle
  }

  mutating func handle(_ event: Event) -> [Effect] { handle(&machine, event) }
}
