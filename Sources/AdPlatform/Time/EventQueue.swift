/// Scheduled actions by time, and by order of scheduling where times are equal.
///
/// A binary heap. A cancelled action leaves its place in it, which is skipped when it surfaces, or swept when such
/// places outnumber the rest.
@MainActor
struct EventQueue {
  private struct Place {
    var time: Duration
    var order: Int
    var event: ScheduledEvent
  }

  private var heap: [Place] = []
  private var nextOrder = 0
  private let census = ScheduledEvent.Census()

  nonisolated init() {}

  /// How many actions wait.
  var count: Int { census.waiting }
  /// Counts insertions and cancellations.
  var changes: Int { census.changes }

  /// Whether an answer is awaited.
  var awaitsAnswer: Bool { census.answers > 0 }

  /// When and why the first action is due.
  var next: (time: Duration, purpose: SchedulePurpose)? {
    mutating get {
      dropCancelled()
      return heap.first.map { ($0.time, $0.event.purpose) }
    }
  }

  /// - Returns: the event, which can be cancelled.
  mutating func insert(
    at time: Duration,
    purpose: SchedulePurpose,
    platform: Platform,
    _ action: @escaping @MainActor () -> Void
  ) -> ScheduledEvent {
    if heap.count > 64, heap.count > 2 * census.waiting { sweep() }
    let event = ScheduledEvent(purpose: purpose, platform: platform, census: census, action)
    heap.append(Place(time: time, order: nextOrder, event: event))
    nextOrder += 1
    siftUp(heap.count - 1)
    return event
  }

  /// Takes out the first action that is not cancelled, unless it is due after a time.
  mutating func popFirst(notAfter limit: Duration) -> (time: Duration, event: ScheduledEvent)? {
    dropCancelled()
    guard let first = heap.first, first.time <= limit else { return nil }
    removeFirst()
    return (first.time, first.event)
  }

  private mutating func dropCancelled() {
    while !heap.isEmpty, !heap[0].event.isWaiting { removeFirst() }
  }

  private mutating func sweep() {
    heap.removeAll { !$0.event.isWaiting }
    for index in stride(from: heap.count / 2 - 1, through: 0, by: -1) { siftDown(index) }
  }

  private mutating func removeFirst() {
    let last = heap.removeLast()
    guard !heap.isEmpty else { return }
    heap[0] = last
    siftDown(0)
  }

  /// Whether one place of the heap goes before another. Reads their keys alone: comparing copies of the places would
  /// retain and release both events, which takes longer than all else here.
  private func isBefore(_ a: Int, _ b: Int) -> Bool {
    heap[a].time == heap[b].time ? heap[a].order < heap[b].order : heap[a].time < heap[b].time
  }

  private mutating func siftUp(_ start: Int) {
    var child = start
    while child > 0 {
      let parent = (child - 1) / 2
      guard isBefore(child, parent) else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  private mutating func siftDown(_ start: Int) {
    var parent = start
    while true {
      var smallest = parent
      let left = 2 * parent + 1
      if left < heap.count, isBefore(left, smallest) { smallest = left }
      if left + 1 < heap.count, isBefore(left + 1, smallest) { smallest = left + 1 }
      guard smallest != parent else { return }
      heap.swapAt(parent, smallest)
      parent = smallest
    }
  }
}

/// An action in an ``EventQueue``, until it is called or cancelled.
@MainActor
final class ScheduledEvent: Cancellable {
  /// What the events of a queue count together. They do not know the queue, so that neither keeps the other.
  final class Census {
    fileprivate(set) var waiting = 0
    /// Those of them that end the wait for an answer.
    fileprivate(set) var answers = 0
    fileprivate(set) var changes = 0

    nonisolated init() {}
  }

  /// What is to be called, and on which platform.
  private struct Work {
    let platform: Platform
    let action: @MainActor () -> Void
  }

  let purpose: SchedulePurpose
  private let census: Census
  /// Nil once it was called or cancelled.
  private var work: Work?

  fileprivate init(
    purpose: SchedulePurpose,
    platform: Platform,
    census: Census,
    _ action: @escaping @MainActor () -> Void
  ) {
    self.purpose = purpose
    self.census = census
    work = Work(platform: platform, action: action)
    census.waiting += 1
    if purpose == .answerDeadline { census.answers += 1 }
    census.changes += 1
  }

  /// Whether it was neither called nor cancelled.
  var isWaiting: Bool { work != nil }

  /// Calls the action on its platform.
  func fire() {
    guard let work = end() else { return }
    Platform.$current.withValue(work.platform, operation: work.action)
  }

  func cancel() {
    guard isWaiting else { return }
    census.changes += 1
    _ = end()
  }

  /// - Returns: what was to be called. Objects that it holds may schedule or cancel when they are released. So the queue
  ///   is not in the middle of a change then, and a place in it that is swept later holds nothing.
  private func end() -> Work? {
    guard let ended = work.take() else { return nil }
    census.waiting -= 1
    if purpose == .answerDeadline { census.answers -= 1 }
    return ended
  }
}
