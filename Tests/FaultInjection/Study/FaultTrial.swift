/// One subject and its invariants.
package protocol FaultTrial {
  /// What can happen to the subject. Its description is one line, for people.
  associatedtype Event: CustomStringConvertible & Sendable

  /// Takes an event in. One that cannot happen now is ignored: so every part of a list of events is such a list.
  ///
  /// - Throws: the first thing that does not hold.
  mutating func take(_ event: Event) throws(BrokenInvariant)

  /// One event that stands for two, where there is one: so lists become shorter still.
  static func joined(_ first: Event, _ second: Event) -> Event?

  /// Events that could stand for one and are simpler; following them always comes to an end.
  static func simpler(_ event: Event) -> [Event]

  /// Lets everything that is under way come to its end.
  ///
  /// - Throws: the first thing that does not hold then.
  mutating func end() throws(BrokenInvariant)
}

extension FaultTrial {
  /// Events that are all needed stay what they are.
  package static func joined(_ first: Event, _ second: Event) -> Event? { nil }
  /// Events are as simple as can be.
  package static func simpler(_ event: Event) -> [Event] { [] }

  /// A part of an event with each of these changes by itself, without those that change nothing.
  static func simpler<Part: Equatable>(_ part: Part, by changes: [(inout Part) -> Void]) -> [Part] {
    changes.compactMap { change in
      var simpler = part
      change(&simpler)
      return simpler == part ? nil : simpler
    }
  }
}

extension FaultTrial where Event: TimedEvent {
  /// Times add up.
  package static func joined(_ first: Event, _ second: Event) -> Event? {
    guard let first = first.milliseconds, let second = second.milliseconds else { return nil }
    return .time(first + second)
  }
}

/// An event of which one kind is that time passes.
package protocol TimedEvent {
  /// So many milliseconds pass.
  static func time(_ milliseconds: Int) -> Self
  /// How many milliseconds pass; nil for another kind of event.
  var milliseconds: Int? { get }
}

/// What can go wrong, by name: an enum of texts such as `answers-twice`.
package protocol FaultName: CaseIterable, Hashable, Sendable, RawRepresentable where RawValue == String {}

/// Draws what happens to the subject of one request, event by event.
package protocol FaultScript {
  /// What it happens to.
  associatedtype Trial: FaultTrial
  /// What can go wrong.
  associatedtype Fault: FaultName

  /// Of a hundred events, how many are to be faults where all faults can be given.
  static var faultsOfAHundred: Int { get }

  /// The script of one request, which nothing else decides.
  init(_ draw: FaultDraw<Fault>)

  /// What the script draws with.
  var draw: FaultDraw<Fault> { get set }
  /// What happens before all else.
  var beginning: [Trial.Event] { get }
  /// How many events come then.
  var length: Int { get }

  /// An event in which something goes wrong; nil when that cannot happen now.
  mutating func event(of fault: Fault, _ trial: Trial) -> Trial.Event?
  /// What comes next where everybody does what they should.
  mutating func ordinary(_ trial: Trial) -> Trial.Event
}

extension FaultScript {
  /// The next event, for a subject that has come so far.
  mutating func next(_ trial: Trial) -> Trial.Event { fault(trial) ?? ordinary(trial) }

  private mutating func fault(_ trial: Trial) -> Trial.Event? {
    guard !draw.faults.isEmpty, draw.number(100) < Self.faultsOfAHundred else { return nil }
    let fault = draw.pick(draw.faults)
    guard let event = event(of: fault, trial) else { return nil }
    draw.count(fault)
    return event
  }
}
