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

    static func < (a: Place, b: Place) -> Bool {
      a.time == b.time ? a.order < b.order : a.time < b.time
    }
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
      while let first = heap.first, !first.event.isWaiting { removeFirst() }
      return heap.first.map { ($0.time, $0.event.purpose) }
    }
  }

  var nextTime: Duration? { mutating get { next?.time } }

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

  /// Takes out the first action that is not cancelled.
  mutating func popFirst() -> (time: Duration, event: ScheduledEvent)? {
    while let first = heap.first {
      removeFirst()
      if first.event.isWaiting { return (first.time, first.event) }
    }
    return nil
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

  private mutating func siftUp(_ start: Int) {
    var child = start
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child] < heap[parent] else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  private mutating func siftDown(_ start: Int) {
    var parent = start
    while true {
      var smallest = parent
      let left = 2 * parent + 1
      if left < heap.count, heap[left] < heap[smallest] { smallest = left }
      if left + 1 < heap.count, heap[left + 1] < heap[smallest] { smallest = left + 1 }
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

  private enum State {
    case waiting(Platform, @MainActor () -> Void)
    case over
  }

  let purpose: SchedulePurpose
  private let census: Census
  private var state: State

  fileprivate init(
    purpose: SchedulePurpose,
    platform: Platform,
    census: Census,
    _ action: @escaping @MainActor () -> Void
  ) {
    self.purpose = purpose
    self.census = census
    state = .waiting(platform, action)
    census.waiting += 1
    if purpose == .answerDeadline { census.answers += 1 }
    census.changes += 1
  }

  /// Whether it was neither called nor cancelled.
  var isWaiting: Bool {
    if case .waiting = state { true } else { false }
  }

  /// Calls the action on its platform.
  func fire() {
    guard case .waiting(let platform, let action) = state else { return }
    end()
    Platform.$current.withValue(platform, operation: action)
  }

  func cancel() {
    guard isWaiting else { return }
    census.changes += 1
    end()
  }

  private func end() {
    census.waiting -= 1
    if purpose == .answerDeadline { census.answers -= 1 }
    // Objects that the platform and the action hold may schedule or cancel when they are released. So the queue is
    // not in the middle of a change then, and a place in it that is swept later holds nothing.
    var ended = State.over
    swap(&state, &ended)
  }
}
