/// What happened, in order.
@MainActor
final class Log<Entry: Sendable> {
  private(set) var entries: [Entry] = []

  func add(_ entry: Entry) { entries.append(entry) }
}

/// Carries an action of the main actor through closures that only pass it on.
final class MainActorBox: Sendable {
  private let action: @MainActor @Sendable () -> Void

  init(_ action: @escaping @MainActor @Sendable () -> Void) { self.action = action }

  @MainActor
  func call() { action() }
}
