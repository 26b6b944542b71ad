/// Scheduled actions by time, and by order of scheduling where times are equal.
///
/// A binary heap of keys beside a table of actions: cancelling removes from the table and leaves the key,
/// which is skipped when it surfaces, or swept when the cancelled outnumber the rest.
@MainActor
struct EventQueue {
  private struct Key {
    var time: Duration
    var id: Int
    var purpose: SchedulePurpose

    static func < (a: Key, b: Key) -> Bool {
      a.time == b.time ? a.id < b.id : a.time < b.time
    }
  }

  private var heap: [Key] = []
  private var actions: [Int: @MainActor () -> Void] = [:]
  private var nextID = 0
  /// Counts insertions and removals.
  private(set) var changes = 0

  nonisolated init() {}

  var count: Int { actions.count }

  /// When and why the first action is due.
  var next: (time: Duration, purpose: SchedulePurpose)? {
    mutating get {
      while let first = heap.first, actions[first.id] == nil { removeFirstKey() }
      return heap.first.map { ($0.time, $0.purpose) }
    }
  }

  var nextTime: Duration? { mutating get { next?.time } }

  mutating func insert(
    at time: Duration,
    purpose: SchedulePurpose,
    _ action: @escaping @MainActor () -> Void
  ) -> Int {
    defer { nextID += 1 }
    changes += 1
    actions[nextID] = action
    heap.append(Key(time: time, id: nextID, purpose: purpose))
    siftUp(heap.count - 1)
    return nextID
  }

  /// - Returns: the action, to be let go of when the queue is at rest: what it holds may schedule or cancel.
  mutating func remove(_ id: Int) -> (@MainActor () -> Void)? {
    guard let action = actions.removeValue(forKey: id) else { return nil }
    changes += 1
    if heap.count > 64, heap.count > 2 * actions.count { sweep() }
    return action
  }

  mutating func popFirst() -> (time: Duration, action: @MainActor () -> Void)? {
    while let first = heap.first {
      removeFirstKey()
      if let action = actions.removeValue(forKey: first.id) { return (first.time, action) }
    }
    return nil
  }

  private mutating func sweep() {
    heap = heap.filter { actions[$0.id] != nil }
    for index in stride(from: heap.count / 2 - 1, through: 0, by: -1) { siftDown(index) }
  }

  private mutating func removeFirstKey() {
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
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count && heap[child] < heap[smallest] {
        smallest = child
      }
      guard smallest != parent else { return }
      heap.swapAt(parent, smallest)
      parent = smallest
    }
  }
}
