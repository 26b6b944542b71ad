/// The observers of a player by the position at which each is due next: a heap, so that a moment costs what is due
/// then, however many there are.
struct ObserverQueue: Sendable {
  typealias ID = Int

  private struct Entry: Sendable {
    var position: Duration
    var id: ID
  }

  private(set) var interests: [ID: TimeInterest] = [:]
  private var due: [ID: Duration] = [:]
  private var heap: [Entry] = []
  private var rate = PlaybackRate.zero

  /// Where the next observer is due.
  var nextPosition: Duration? {
    mutating get {
      while let first = heap.first, due[first.id] != first.position { removeFirst() }
      return heap.first?.position
    }
  }

  /// All that want to know of jumps, starts and stops, in the order in which they came.
  var periodic: [ID] { interests.filter(\.value.isPeriodic).keys.sorted() }

  mutating func add(_ id: ID, _ interest: TimeInterest, at position: Duration) {
    interests[id] = interest
    schedule(id, after: position)
  }

  mutating func remove(_ id: ID) {
    interests[id] = nil
    due[id] = nil
    if heap.count > 64, heap.count > 2 * due.count { rebuildHeap() }
  }

  /// Looks anew when each is due: the playhead jumped, or goes at another pace.
  mutating func restart(at position: Duration, rate: PlaybackRate) {
    self.rate = rate
    due = rate == .zero ? [:] : interests.compactMapValues { $0.next(after: position, rate: rate) }
    rebuildHeap()
  }

  /// Takes out those that are due on the way to a position, in order, each once.
  mutating func passed(to position: Duration) -> [ID] {
    var passed: [ID] = []
    while let next = nextPosition, rate.isForward ? next <= position : next >= position,
      let first = heap.first
    {
      removeFirst()
      due[first.id] = nil
      passed.append(first.id)
    }
    for id in passed { schedule(id, after: position) }
    return passed
  }

  private mutating func schedule(_ id: ID, after position: Duration) {
    guard rate != .zero, let next = interests[id]?.next(after: position, rate: rate) else { return }
    due[id] = next
    heap.append(Entry(position: next, id: id))
    siftUp(heap.count - 1)
  }

  private mutating func rebuildHeap() {
    let entries = due.map { Entry(position: $0.value, id: $0.key) }
    heap = entries.sorted { isBefore($0, $1) }
  }

  private func isBefore(_ a: Entry, _ b: Entry) -> Bool {
    if a.position == b.position { return a.id < b.id }
    return rate.isForward ? a.position < b.position : a.position > b.position
  }

  private mutating func removeFirst() {
    let last = heap.removeLast()
    guard !heap.isEmpty else { return }
    heap[0] = last
    siftDown(0)
  }

  private mutating func siftUp(_ start: Int) {
    var child = start
    while child > 0, isBefore(heap[child], heap[(child - 1) / 2]) {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  private mutating func siftDown(_ start: Int) {
    var parent = start
    while true {
      var first = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < heap.count && isBefore(heap[child], heap[first]) {
        first = child
      }
      guard first != parent else { return }
      heap.swapAt(parent, first)
      parent = first
    }
  }
}
