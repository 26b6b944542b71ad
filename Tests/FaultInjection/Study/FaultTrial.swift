package import WaterfallStudy

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
}

/// What can go wrong, by name: an enum of texts such as `answers-twice`.
package protocol FaultName: CaseIterable, Hashable, Sendable, RawRepresentable where RawValue == String {}

/// What happens to the subject of one request, drawn event by event.
package protocol FaultScript {
  /// What it happens to.
  associatedtype Trial: FaultTrial
  /// What can go wrong.
  associatedtype Fault: FaultName

  /// The script of one request, which nothing else decides.
  init(generator: SeededGenerator, faults: Set<Fault>)

  /// The subject, before anything has happened to it: always the same.
  var subject: Trial { get }

  /// The next event, for a subject that has come so far; nil when nothing more is to happen.
  mutating func next(_ trial: Trial) -> Trial.Event?

  /// How often each fault was given.
  var given: [Fault: Int] { get }
}
