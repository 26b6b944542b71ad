/// Objects in the order in which they were added, for as long as they are kept elsewhere.
struct WeakList<Object: AnyObject> {
  private struct Entry {
    weak var object: Object?
  }

  private var entries: [Entry] = []
  /// The places of objects that are gone are given up when there are so many places.
  private var mostEntries = 16

  mutating func append(_ object: Object) {
    if entries.count >= mostEntries {
      entries.removeAll { $0.object == nil }
      mostEntries = max(16, 2 * entries.count)
    }
    entries.append(Entry(object: object))
  }

  /// Those that still exist.
  var living: [Object] { entries.compactMap(\.object) }
}
